# claim simulate

help-simulate =
    Viele zufällige Spiele spielen und zählen, wessen Stimmen es waren.

    Zu zweit, ohne Helden. Jeder erlaubte Zug ist gleich wahrscheinlich; gleiche Karten sind ein Zug.
option-all = Alle Decks für zwei, je eine Zeile.
option-random-games = Wie viele Spiele je Deck.
simulate-slow = Der übersetzte Kern ist nicht da ({ $why }), also spielen die Regeln selbst, etwa tausendmal langsamer.
simulate-progress = Spiele
simulate-title = { $games } zufällige Spiele mit { $deck } (Startzahl { $seed })
simulate-title-all = Je { $games } zufällige Spiele mit { $count } Decks (Startzahl { $seed })
simulate-won = gewonnen
simulate-lost = verloren
simulate-drawn = unentschieden
simulate-leader = Wer zuerst anspielte
simulate-tied = Gleich viele Stimmen, sodass anderes entschied: { $share }
simulate-moves = Züge je Spiel: { $least } bis { $most }, im Mittel { $mean }
simulate-moves-same = Züge je Spiel: { $moves }
simulate-speed = { $seconds } s: { $games } Spiele, { $moves } Züge je Sekunde
simulate-column-leader = wer zuerst anspielt, gewinnt
simulate-column-tied = gleich viele Stimmen
simulate-column-drawn = unentschieden
simulate-column-moves = Züge
simulate-percent = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
