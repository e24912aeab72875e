# The table as one seat sees it, and the questions put to it

play-begins = A game for { $players }: { $factions }.
play-seed = Seed { $seed }. Type ? for help.
play-over = The votes
play-help =
    Answer with the number before a choice, or with the move itself: Go5, Eo5=El, take:deck.
      ?            this help
      ? Go5        what a card does, also: help Troll
      log          everything that happened
      hand, piles  your hand; all piles
      (Enter)      the whole table again
      undo         take back your last decision
      save [FILE]  save the game
      quit         save and leave

screen-title = { $phase }, trick { $trick } of { $tricks }
log-title = { $phase }, trick { $trick }
screen-revealed = Revealed
screen-for-two = the winner takes it, the loser draws
screen-for-many = first picks, second takes the other
screen-trick = Trick
screen-ahead = ahead
screen-won = won
screen-waiting = Waiting Trolls
screen-laid = Gnomes laid out
screen-before = before { $name }
screen-followers = Your followers
screen-counts = Cards
screen-heroes = Heroes collected: { $heroes }
count-deck = deck { $cards }
count-discards = discards { $cards }
count-hand = { $name } holds { $cards }
pile-hand = Hand of { $name }
pile-followers = Followers of { $name }
pile-score = Score pile of { $name }
pile-laid = Gnomes before { $name }
pile-discards = Discards
pile-unseen = { $cards } unseen

as-itself = as it is
as-faction = as { $faction }
why-follow = { $faction } were led and you hold { $cards }: the cards marked · have to wait.

ask-lead = You lead. Which card do you play?
ask-follow = Which card do you play?
ask-take = Which card do you take as a follower?
ask-seer = Your Seer won. Take which? Only you see the deck's card.
ask-swap = The Necromancer asks, and only you hear it: put it among the discards and raise a card instead?
ask-steal = The Siren collects. Which card do you steal?
ask-back = The Dinosaur was beaten. Take it back? One card of yours will then never be played.
ask-give = The Kraken has drawn. Which card do you give in return?
ask-count = Where does the Gargoyle perch? It counts as two cards.
answer-take-deck = from the top of the deck
answer-swap-no = no, keep it
answer-back-yes = yes, back to your hand
answer-back-no = no, let it go
answer-count = you have { $mine }, the other has { $other }

puzzled = "{ $text }" is no choice here. Type a number, a move such as Go5, or ? for help.
puzzled-number = There is no choice { $number }: they go from 1 to { $last }.
puzzled-question = { $move } does not answer this question.
puzzled-answer = { $move } is not possible. Possible: { $moves }
puzzled-not-held = You do not hold { $card }.
puzzled-declare = Say what { $card } is to be: { $moves }
puzzled-rule = There is no faction or hero "{ $asked }"{ $near }

undone = Taken back: { $move }.
undo-secret = Between tricks nothing can be taken back while a secret may lie in a hand.
undo-nothing = There is nothing to take back.
undo-others = { $name } has moved since. Only your own moves and those of bots can be taken back.
pass-device = Pass the device to { $name }.
pass-ready = { $name }, press Enter when nobody else is looking.{" "}
nothing-to-decide = Nothing to decide for you now. Press Enter and pass on.{" "}
saved = Saved to { $file }
saved-resume = Saved. Go on with: claim play --resume { $file }
not-saved = The game could not be saved. Here it is, to keep:
