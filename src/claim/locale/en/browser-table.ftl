# The table in the browser: zones, seats, votes, help, menu

# Seats

seat-you = You
seat-open = open seat
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = led this trick
seat-leads = leads this trick
seat-partner = your partner
seat-partner-is = partner: { $name }
seat-away = away
seat-away-bot = away; a bot plays in { $time }
seat-bot-plays = away; a bot plays
seat-turn = to move

# The bar above the table

title-your-turn = ● Your turn – Claim
title-table = Table
phase-title-1 = Phase one: recruit followers
phase-title-2 = Phase two: gather support
phase-short-1 = Recruit followers
phase-short-2 = Gather support
phase-trick = Trick { $trick } of { $tricks }
phase-trick-short = { $phase ->
    [1] Phase one
   *[2] Phase two
} · trick { $trick } of { $tricks }
open-rules = Rules of this deck
open-log = What happened
open-menu = Menu
open-say = Say something
open-resign = Give up
open-votes = Votes: { $tally }. Open the board
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

# Zones: what each one does

zone-trick = Trick
zone-revealed-2 = Winner gets
zone-revealed-3 = 1st picks, 2nd takes the other
zone-revealed-4 = 1st picks, 2nd takes the other
zone-deck-2 = Loser draws
zone-deck-3 = 3rd draws
zone-deck-4 = 3rd and 4th draw
zone-followers = Followers
zone-score = { $count ->
    [0] Score pile
   *[other] Score pile · { $count }
}
zone-laid = Gnomes
zone-laid-before = { $you ->
    [yes] Gnomes before you
   *[no] Gnomes before { $name }
}
zone-waiting = Waiting Trolls
zone-empty = nothing yet
note-waiting = The highest goes to the next winner, if no higher Troll is there.
hand-count = { $count } in hand
discards-count = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
counts-hand = hand
counts-followers = followers
counts-score = score
zone-discards = Discards

label-rail = Votes and what happened
label-player = { $name }
label-hand = { $count ->
    [one] { $name } holds one card
   *[other] { $name } holds { $count } cards
}
label-own-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
label-deck = { $count ->
    [one] Deck, one card
   *[other] Deck, { $count } cards
}
label-followers = { $you ->
    [yes] Your followers: { $count }
   *[no] { $name }’s followers: { $count }
}
open-followers = Your followers: { $count }. Open
open-score = { $you ->
    [yes] Your score pile: { $count }. Open
   *[no] { $name }’s score pile: { $count }. Open
}
open-laid = { $you ->
    [yes] Gnomes before you: { $count }. Open
   *[no] Gnomes before { $name }: { $count }. Open
}
open-tray = { $zone }: { $count }. Open
open-discards = { $count ->
    [one] Look at the discard
   *[other] Look through the { $count } discards
}
open-player = { $name }: hand { $hand }, followers { $followers }, score { $score }. Open
pile-title-followers = Your followers
pile-title-score = { $you ->
    [yes] Your score pile
   *[no] { $name }’s score pile
}
pile-title-laid = { $you ->
    [yes] Gnomes before you
   *[no] Gnomes before { $name }
}
pile-title-waiting = Waiting Trolls
pile-title-discards = Discards

# The trick

trick-led = { $you ->
    [yes] You led
   *[no] { $name } led
}
trick-won = { $you ->
    [yes] You win
   *[no] { $name } wins
}
trick-would = { $outlook ->
    [wins] You: would win
    [loses] You: would lose
    [ahead] You: ahead for now
    [behind] You: behind
   *[ally] You: partner wins
}
trick-would-short = { $outlook ->
    [wins] would win
    [loses] would lose
    [ahead] ahead
    [behind] behind
   *[ally] partner wins
}
trick-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
trick-last = Last trick
trick-recalled = { $phase ->
    [1] Phase one, trick { $trick }
   *[2] Phase two, trick { $trick }
}
trick-return = Back to now

# The hand

hand-play = Play { $card }
hand-chosen = { $card } chosen. Play it again to confirm.
hand-not-now = { $card }, not now: { $why }
hand-would = { $outlook ->
    [wins] { $card }, would win. { $told }
    [loses] { $card }, would lose. { $told }
    [ahead] { $card }, ahead for now. { $told }
    [behind] { $card }, behind. { $told }
   *[ally] { $card }, your partner would still win. { $told }
}
why-not-follow = { $faction } were led and you hold one.
why-not-turn = it is { $name }’s turn.
why-not-now = it cannot be played now.

# Ribbon and help line

ribbon-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
help-outlook = { $outlook ->
    [wins] { $card } wins
    [loses] { $card } loses
    [ahead] { $card } is ahead
    [behind] { $card } is behind
   *[ally] { $card }, your partner wins
}
help-theirs = { $name } chooses a card.
help-theirs-answer = { $name } decides.
help-sent = Your card is on its way.
help-answer = Choose in the sheet below.
help-lead-1 = You lead. Play any card; the others follow its faction if they can.
help-lead-2 = You lead. Play any card; whoever wins collects the trick.
help-follow = { $factions } were led, so follow them; dimmed cards have to wait.
help-free = { $factions } were led, but you have none: play any card.
help-no-lead = No faction was led: play any card.
help-over = The game is over.
refused-stale = Something happened meanwhile. Choose again.
refused-illegal = That card cannot be played now. Choose another.
refused-turn = It is not your turn any more.
refused-other = That move was not made. Choose again.
connection-lost = Connection lost. Your cards are safe; trying again…
connection-trying = The server cannot be reached; trying again…
table-loading = The cards are coming…
table-gone = This table is gone, or never was.
table-over-title = The game is over
table-watching = You are watching. Hands stay hidden until the game is over.

# The votes board

votes-title = Votes, as it stands
votes-so-far = Votes so far
votes-to = to
votes-still-to-win = still to win
votes-fewest-wins = fewest wins
votes-of-side = { $name } { $count }
votes-still-open = { $count } still to win
votes-open = open
votes-same = tied
votes-leads = { $who ->
    [you] You lead by { $by }
    [they] They lead by { $by }
   *[name] { $name } leads by { $by }
}
votes-fewest = { $who ->
    [you] You have fewest
    [they] They have fewest
   *[name] { $name } has fewest
}
votes-value = { $who ->
    [you] Yours by the { $by }
    [they] Theirs by the { $by }
   *[name] { $name }’s by the { $by }
}
votes-lowest = { $who ->
    [you] Yours by the low { $by }
    [they] Theirs by the low { $by }
   *[name] { $name }’s by the low { $by }
}
votes-decided = { $who ->
    [you] Yours for good
    [they] Theirs for good
   *[name] { $name }’s for good
}
votes-decided-nobody = Nobody’s for good

# What happened

history-title = What happened
history-trick = Trick
history-recall = Show this trick on the table
history-empty = Nothing yet. The first card will be told here.

# Menu, words, take-backs, giving up

menu-title = Table
menu-copy = Copy the link to this table
menu-copied = Link copied
menu-home = To the home page
say-title = Say something
say-mute = Hear nothing from the others
say-said = { $name }: { $text }
say-hello = Hello
say-good-luck = Good luck
say-well-played = Well played
say-oops = Oops
say-thanks = Thanks
say-thinking = Let me think
say-sorry = Sorry
say-good-game = Good game
back-title = Take a move back
back-ask = Ask to take your last move back
back-waiting = You ask to take your move back. Waiting for the others…
back-asked = { $name } asks to take a move back.
back-asked-others = { $name } asks to take a move back. Waiting for the others…
back-agree = Agree
back-refuse = No
resign-title = Give up?
resign-text = The game ends, and the other side wears the crown.
resign-three = A bot takes your seat and plays on against the others.
resign-yes = Give up
resign-no = Play on

# Each power in one sentence, by code

power-Go = No power, but five 0s and plenty of company.
power-Kn = Beats everything but Knights when Goblins were led.
power-Un = In phase one it goes into the winner’s score pile at once.
power-Dw = In phase two it goes to the loser of the trick, or to the lowest card with three or four.
power-Do = May be played even if you could follow; it counts as the faction that was led.
power-Gn = In phase two it lies open before its winner, where Giants can reach it.
power-Gi = In phase two it removes a Gnome of the same value that lies before an opponent.
power-Dr = Whoever plays the last Dragon leads the next trick.
power-Tr = In phase two only the highest Troll is collected; the others wait.
power-Se = Wins in phase one? Then you see the deck’s top card and may take it.
power-El = No power, but a vote of its own.
power-Or = No power, but a vote of its own.
power-Eo = You say whether it is an Elf or an Orc when you play it.
power-Cy = The Cyclops vote for whoever has fewest of them, but at least one.
power-Bard = You lead the next trick, win or lose.
power-Centaur = Played second against a 5 or a 6, it wins.
power-BugLord = In phase two it is worth one more for each faction card you have collected.
power-Jester = Played second, it changes places with the card that was led.
power-Siren = Led and beaten, it steals a card from the other’s score pile.
power-Witch = Led, it is beaten only by an even value above 5.
power-Minotaur = It wins the last trick of either phase.
power-Golem = Played second against a 1 to 4, it wins and the other card is discarded.
power-Necromancer = While you hold it in phase one, you may swap it for a card that was discarded.
power-LifeStealer = Played second, it belongs to the faction that was led and has its power.
power-Gargoyle = Collected, it counts as two cards of a faction you name at the end.
power-Werewolf = You may make it a 5 of any faction when you play it.
power-Dinosaur = Beaten in phase two, it may go back into your hand.
power-VampireQueen = The other card of her trick has no power at all.
power-Treant = In phase two it may be a faction of which you have collected two.
power-Kraken = Wins in phase two? Then you draw a card from the other hand and give one back.
power-Death = In phase two nobody collects the cards of its trick.
power-Warrior = No power. It hardly needs one.
