# claim hint

help-hint =
    Tell the best move of a position, with the chances of every move.

    It is the last position of each record, or the one in which move --at was made, as whoever has to decide may see it.
    Phase two of two players without heroes is solved, so that its chances are proven; all others are estimated.

    Exit status: 0 all is well, 1 a record breaks a rule, 2 a record cannot be read or there is nothing to decide. The
    highest counts.
option-hint-seat = The seat that has to decide there; if it is another's turn, that is said.
option-hint-effort = How much to think where nothing can be proven: 1000 (iterations), 50ms or 0.5s.
hint-best = { $name }: { $move }
hint-proven = Proven.
hint-estimated = Estimated.
hint-chance = chance
hint-lots = --at { $at }: nobody decides there, lots are drawn
hint-other-seat = seat { $seat } has nothing to decide there: it is the turn of seat { $turn }
