# claim hint

help-hint =
    Den besten Zug einer Stellung nennen, mit den Chancen jedes Zuges.

    Es ist die letzte Stellung jeder Aufzeichnung, oder die, in der Zug --at gemacht wurde, so wie sie sieht, wer am Zug
    ist. Phase zwei zu zweit ohne Helden wird gelöst, ihre Chancen sind bewiesen; alle anderen sind geschätzt.

    Rückgabewert: 0 alles in Ordnung, 1 eine Aufzeichnung verletzt eine Regel, 2 eine ist nicht lesbar oder es gibt nichts
    zu entscheiden. Der höchste zählt.
option-hint-seat = Der Platz, der dort entscheidet; ist ein anderer am Zug, wird das gesagt.
option-hint-effort = Wie viel nachgedacht wird, wo nichts bewiesen werden kann: 1000 (Durchläufe), 50ms oder 0.5s.
hint-best = { $name }: { $move }
hint-proven = Bewiesen.
hint-estimated = Geschätzt.
hint-chance = Chance
hint-lots = --at { $at }: dort entscheidet niemand, es wird gelost
hint-other-seat = Platz { $seat } hat dort nichts zu entscheiden: Platz { $turn } ist am Zug
