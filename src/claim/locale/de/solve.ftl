# claim solve

help-solve =
    Stellungen der Phase zwei lösen: wozu das beste Spiel beider führt.

    Zu zweit, ohne Helden. Gelöst wird die letzte Stellung jeder Aufzeichnung, oder die, in der Zug --at gemacht wurde.

    Rückgabewert: 0 alles in Ordnung, 1 eine Aufzeichnung verletzt eine Regel, 2 eine ist nicht lesbar oder nicht lösbar.
    Der höchste zählt.
option-at = Die Stellung, in der der Zug dieser Nummer gemacht wurde.  [Vorgabe: die letzte Stellung]
option-margins = Auch den Abstand jedes Zuges bestimmen: Stimmen, dann was bei gleich vielen Stimmen entscheidet.
option-json = Ein JSON-Objekt je Zeile ausgeben, für Programme.
option-nodes = Nach so vielen Stellungen aufhören, mit dem, was dann bekannt ist.
option-seconds = Nach so vielen Sekunden aufhören, mit dem, was dann bekannt ist.
solve-no-players = das Spiel ist für { $players }: nur Spiele zu zweit können gelöst werden
solve-no-heroes = das Spiel hat Helden: nur Spiele ohne Helden können gelöst werden
solve-no-phase = das Spiel ist nach { $moves } Zügen noch in Phase eins: nur Phase zwei kann gelöst werden, wenn nichts mehr verborgen ist
position-over = das Spiel ist zu Ende: wähle mit --at eine Stellung, nach der Nummer des Zuges darin, { $first } bis { $last }
position-other = --at { $at }: zur Wahl stehen die Nummern { $first } bis { $last }
solve-progress = Löse
solve-leads = Phase zwei, Stich { $trick }: { $name } spielt an.
solve-follows = Phase zwei, Stich { $trick }: { $name } spielt auf { $card }.
solve-best-win = Bei bestem Spiel gewinnt { $name }.
solve-best-draw = Bei bestem Spiel wird es unentschieden.
solve-best-loss = Bei bestem Spiel verliert { $name }.
solve-unknown = Noch ist nichts bekannt.
solve-proved = Bewiesen: { $nodes } Stellungen, { $milliseconds } ms.
solve-unfinished = Nicht bewiesen: Das Budget war nach { $nodes } Stellungen, { $milliseconds } ms, verbraucht. Das war bis dahin bekannt.
solve-move = Zug
solve-result = Ergebnis
solve-win = Sieg
solve-draw = unentschieden
solve-loss = Niederlage
solve-votes = Stimmen
solve-cards = Karten
solve-values = Werte
solve-line = Bestes Spiel
