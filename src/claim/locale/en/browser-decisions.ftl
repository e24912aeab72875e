# The browser: decisions, the end of a game, the replay and the first-game guide

# Every sheet

sheet-look = Look at the table
sheet-return = Back to the choice
sheet-close = Another card
sheet-secret = Only you see this.

# Seer: the winner looks at the top of the deck

seer-title = What the Seer sees
seer-text = You won with a Seer. Take one; { $name } gets the other.
seer-text-many = You won with a Seer. Take one of three: the revealed cards, or the one only you have seen.
seer-revealed = Revealed
seer-revealed-note = { $name } sees it go
seer-other = { $name } gets the other
seer-deck = Top of the deck
seer-deck-note = stays your secret

# Pick: with three or four players

pick-title = First pick is yours
pick-title-next = The next pick is yours
pick-text = Choose a follower. { $name } takes the other.
pick-text-plain = Choose a follower. The next in rank takes the other.
pick-note = for you

# Declarations: an Elf/Orc card, the Werewolf, the Treant

elf-orc-title = Elf or Orc?
elf-orc-text = { $card } is what you say it is, for good if it is won.
elf-orc-El = As an Elf
elf-orc-Or = As an Orc
werewolf-title = The Werewolf turns
werewolf-text = A 5 of any faction, or himself with { $value }. No powers.
werewolf-plain = Himself
treant-title = The Treant takes root
treant-text = As a faction you have two cards of, with its power and value { $value }.
treant-plain = Itself
treant-collected = { $count } collected
treant-too-few = { $count ->
    [0] none collected, 2 needed
   *[other] { $count } of 2 collected
}
declare-plain = plain, { $value }
declare-follow = not now: { $factions } were led

# Necromancer, Siren, Dinosaur, Kraken, Gargoyle

necromancer-title = Raise one?
necromancer-text = Trade the Necromancer for a card on its way to the discards.
necromancer-nothing = Nothing is on its way to the discards this time.
necromancer-note = into your hand
necromancer-no = Keep him for later
siren-title = The Siren collects
siren-text = She was beaten: take one card from { $name }’s score pile.
dinosaur-title = Back again?
dinosaur-text = Your Dinosaur was beaten. Take it home, and one other card will never be played.
dinosaur-yes = Back to my hand
dinosaur-no = Let it go
kraken-title = The Kraken grabs
kraken-text = You drew { $card } from { $name }’s hand. Give one card back; { $name } will see it.
kraken-text-plain = Give one card back; { $name } will see it.
kraken-drawn = just drawn
gargoyle-title = Where does the Gargoyle perch?
gargoyle-text = It counts as two cards, below every number.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

# What an answer does to a vote

shift-gained = vote becomes yours
shift-lost = vote goes to { $name }
shift-tied = vote is tied
shift-mine = stays yours
shift-theirs = { $name } still leads
shift-open = still nobody’s
shift-none = no vote changes
shift-short-gained = yours
shift-short-lost = { $name }’s
shift-short-tied = tied

# The end

end-won = The crown is yours.
end-won-team = The crown is yours and { $name }’s.
end-lost = { $name } wears the crown.
end-lost-team = { $one } and { $other } wear the crown.
end-draw = Nobody fits the crown.
end-score = { $won ->
    [one] 1 vote to { $others }.
   *[other] { $won } votes to { $others }.
}
end-score-three = { $won ->
    [one] 1 vote to { $second } and { $third }.
   *[other] { $won } votes to { $second } and { $third }.
}
end-score-draw = { $votes ->
    [0] No votes at all, for anybody.
    [one] 1 vote each, and all else is equal too.
   *[other] { $votes } votes each, and all else is equal too.
}
end-decider = { $factions } made the difference.
end-counting = The votes are counted
end-resigned = { $you ->
    [yes] You resigned.
    [team] Your side resigned.
   *[no] { $name } resigned.
}
end-time = { $you ->
    [yes] Your time ran out.
    [team] Your side ran out of time.
   *[no] { $name } ran out of time.
}
end-as-it-stood = The votes, as they stood
ballots-label = The votes, from the surest to the closest
ballot-to = to
ballot-nobody = Nobody
ballot-none = nobody asked them
ballot-values = { $name }: { $values }
ballot-values-none = { $name }: none
tie-break-cards = Cards in the factions that voted: { $counts }
tie-break-values = Values in the factions that voted: { $counts }
tie-break-side = { $name } { $count }
end-rematch = Rematch
end-rematch-go = Go to the rematch
end-rematch-asked = A rematch has begun.
end-same-deal = Same deal, other seats
end-replay = Replay with open hands
end-share = Share
end-share-title = A game of Claim
end-shared = The link is copied.
end-save = Save .claim

# The replay

film-title = Replay
film-back = To the table
film-missing = This game cannot be replayed: it is still being played, or never was.
film-moves = Moves
film-first = First move
film-trick-back = Trick before
film-back-one = Move before
film-on-one = Next move
film-trick-on = Next trick
film-last = Last move
film-slider = Move { $move } of { $moves }
film-link = Copy link to this move
film-dealt = The cards are dealt.
film-counted = The votes are counted.
film-trick = { $phase ->
    [1] Phase one, trick { $trick }
   *[2] Phase two, trick { $trick }
}
film-hand = Hand
film-followers = Followers
film-score = Score pile
film-laid = Gnomes
film-empty = nothing yet
film-revealed = Revealed
film-deck = Deck
film-deck-left = { $count ->
    [0] empty
   *[other] { $count } left
}
film-trick-zone = Trick
film-votes = The votes
film-no-trick = nothing played yet
film-waiting = Waiting Trolls
film-discards = Discards
film-by = { $name }
film-keys = Arrow keys step, Page keys jump by trick.

# The first-game guide

guide-label = First steps
guide-step = { $step } of { $steps }
guide-next = Next
guide-done = Play on
guide-close = Leave the guide
guide-again = First steps again
guide-1 =
    Each faction has a vote, and the most votes win the crown. First you gather followers, then you play them
    for the votes.
guide-2 = { $players ->
    [2] The revealed card goes to whoever wins this trick. The loser draws a follower from the deck, unseen.
   *[other] The first in a trick picks one of the two revealed cards, the second takes the other. The rest draw.
}
guide-3 =
    Follow the faction that was led if you can: the highest card of it wins. Cards that have to wait are
    hatched; tap one to hear why.
guide-4 =
    When the hands are empty, your followers are your new hand. From then on every trick you win goes into
    your score pile, and those cards count.
guide-5 =
    The votes board says who leads where. Hover or tap a card to see whether it wins, and ? tells what each faction does.
rules-of-deck = Rules of this deck
