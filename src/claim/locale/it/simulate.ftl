# claim simulate

help-simulate =
    Gioca molte partite a caso e conta di chi sono i voti.

    In due, senza eroi. Ogni mossa ammessa è probabile quanto le altre; carte uguali sono una sola mossa.
option-all = Tutti i mazzi per due, una riga ciascuno.
option-random-games = Quante partite per mazzo.
simulate-slow = Il nucleo compilato non c'è ({ $why }): giocano le regole stesse, circa mille volte più lente.
simulate-progress = Partite
simulate-title = { $games } partite a caso con { $deck } (seme { $seed })
simulate-title-all = { $games } partite a caso con ognuno dei { $count } mazzi (seme { $seed })
simulate-won = vinte
simulate-lost = perse
simulate-drawn = pareggi
simulate-leader = Chi è uscito per primo
simulate-tied = Voti pari, decisi altrimenti: { $share }
simulate-moves = Mosse per partita: da { $least } a { $most }, in media { $mean }
simulate-moves-same = Mosse per partita: { $moves }
simulate-speed = { $seconds } s: { $games } partite, { $moves } mosse al secondo
simulate-column-leader = chi esce vince
simulate-column-tied = voti pari
simulate-column-drawn = pareggi
simulate-column-moves = mosse
simulate-percent = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
