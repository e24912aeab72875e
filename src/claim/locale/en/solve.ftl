# claim solve

help-solve =
    Solve positions of phase two: what best play of both leads to.

    Two players, no heroes. It is the last position of each record, or the one in which move --at was made.

    Exit status: 0 all is well, 1 a record breaks a rule, 2 a record cannot be read or solved. The highest counts.
option-at = The position in which the move of this number was made.  [default: the last position]
option-margins = Find the margin of every move too: votes, then what decides equal votes.
option-json = Print one JSON object a line, for programs.
option-nodes = Stop after so many positions, with what is known then.
option-seconds = Stop after so many seconds, with what is known then.
solve-no-players = the game is for { $players }: only games for two can be solved
solve-no-heroes = the game has heroes: only games without heroes can be solved
solve-no-phase = the game is still in phase one, after { $moves } moves: only phase two can be solved, when nothing is hidden any more
position-over = the game is over: choose a position with --at, by the number of the move made in it, { $first } to { $last }
position-other = --at { $at }: the numbers to choose from are { $first } to { $last }
solve-progress = Solving
solve-leads = Phase two, trick { $trick }: { $name } leads.
solve-follows = Phase two, trick { $trick }: { $name } plays to { $card }.
solve-best-win = With best play { $name } wins.
solve-best-draw = With best play it is a draw.
solve-best-loss = With best play { $name } loses.
solve-unknown = Nothing is known yet.
solve-proved = Proved: { $nodes } positions, { $milliseconds } ms.
solve-unfinished = Not proved: the budget was spent after { $nodes } positions, { $milliseconds } ms. This is what was known then.
solve-move = move
solve-result = result
solve-win = win
solve-draw = draw
solve-loss = loss
solve-votes = votes
solve-cards = cards
solve-values = values
solve-line = Best play
