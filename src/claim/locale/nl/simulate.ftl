# claim simulate

help-simulate =
    Speelt veel willekeurige spellen en telt wiens stemmen het waren.

    Met twee, zonder helden. Elke toegestane zet is even waarschijnlijk; gelijke kaarten zijn één zet.
option-all = Alle decks voor twee, elk op een regel.
option-random-games = Hoeveel spellen per deck.
simulate-slow = De gecompileerde kern is er niet ({ $why }), dus spelen de regels zelf, ongeveer duizend keer langzamer.
simulate-progress = Spelen
simulate-title = { $games } willekeurige spellen met { $deck } (startgetal { $seed })
simulate-title-all = { $games } willekeurige spellen met elk van { $count } decks (startgetal { $seed })
simulate-won = gewonnen
simulate-lost = verloren
simulate-drawn = gelijkspel
simulate-leader = Wie als eerste uitkwam
simulate-tied = Evenveel stemmen, zodat iets anders besliste: { $share }
simulate-moves = Zetten per spel: { $least } tot { $most }, gemiddeld { $mean }
simulate-moves-same = Zetten per spel: { $moves }
simulate-speed = { $seconds } s: { $games } spellen, { $moves } zetten per seconde
simulate-column-leader = wie uitkomt wint
simulate-column-tied = evenveel stemmen
simulate-column-drawn = gelijkspel
simulate-column-moves = zetten
simulate-percent = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
