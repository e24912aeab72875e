# claim simulate

help-simulate =
    Play many random games and count whose votes they were.

    For two, without heroes. Every legal move is as likely as the others; equal cards are one move.
option-all = All decks for two, a line each.
option-random-games = How many games of a deck.
simulate-slow = The compiled kernel is not here ({ $why }), so the rules' own engine plays, about a thousand times slower.
simulate-progress = Playing
simulate-title = { $games } random games of { $deck } (seed { $seed })
simulate-title-all = { $games } random games of each of { $count } decks (seed { $seed })
simulate-won = won
simulate-lost = lost
simulate-drawn = drawn
simulate-leader = Who led first
simulate-tied = Equal votes, left to the tie-break: { $share }
simulate-moves = Moves in a game: { $least } to { $most }, { $mean } on average
simulate-moves-same = Moves in a game: { $moves }
simulate-speed = { $seconds } s: { $games } games, { $moves } moves a second
simulate-column-leader = first leader wins
simulate-column-tied = equal votes
simulate-column-drawn = drawn
simulate-column-moves = moves
simulate-percent = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
