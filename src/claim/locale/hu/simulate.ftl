# claim simulate

help-simulate =
    Sok véletlen játékot játszik le, és megszámolja, kié lettek a szavazatok.

    Két játékos, hősök nélkül. Minden szabályos lépés egyformán valószínű; az egyenlő lapok egy lépésnek számítanak.
option-all = Minden kétszemélyes pakli, egy-egy sorban.
option-random-games = Hány játék paklinként.
simulate-slow = A lefordított mag nincs itt ({ $why }), ezért maguk a szabályok játszanak, körülbelül ezerszer lassabban.
simulate-progress = Játék
simulate-title = { $games } véletlen játék ezzel: { $deck } (kezdőszám { $seed })
simulate-title-all = { $games } véletlen játék mind a { $count } paklival (kezdőszám { $seed })
simulate-won = nyert
simulate-lost = vesztett
simulate-drawn = döntetlen
simulate-leader = Aki először hívott
simulate-tied = Egyenlő szavazat, amelyet más döntött el: { $share }
simulate-moves = Lépések játékonként: { $least }–{ $most }, átlagosan { $mean }
simulate-moves-same = Lépések játékonként: { $moves }
simulate-speed = { $seconds } s: másodpercenként { $games } játék, { $moves } lépés
simulate-column-leader = az először hívó nyer
simulate-column-tied = egyenlő szavazat
simulate-column-drawn = döntetlen
simulate-column-moves = lépések
simulate-percent = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
