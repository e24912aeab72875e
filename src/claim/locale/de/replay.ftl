# claim replay

replay-file = == { $file }
replay-refused = { $file }: zurückgewiesen: { $why }
replay-unreadable = nicht lesbar: { $why }
replay-game = Ein Spiel für { $players } mit { $factions }.
replay-heroes = Fünf Helden wurden eingemischt.
replay-hero-values = Helden mit eigenen Werten: { $values }.
replay-tie-values = Bei gleich vielen Stimmen entscheidet die Summe der Werte.
replay-revealed = aufgedeckt
replay-then = dann
replay-signs = › angespielt, * gewonnen
replay-unfinished = Das Spiel ist nicht zu Ende gespielt, nach { $moves } Zügen.
deck = Stapel
aside = beiseitegelegt
phase-1 = Phase eins
phase-2 = Phase zwei
