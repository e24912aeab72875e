# claim simulate

help-simulate =
    Joue beaucoup de parties au hasard et compte à qui vont les votes.

    À deux, sans héros. Chaque coup permis est aussi probable que les autres ; des cartes égales sont un seul coup.
option-all = Tous les paquets à deux, une ligne chacun.
option-random-games = Combien de parties par paquet.
simulate-slow = Le noyau compilé n'est pas là ({ $why }) : les règles elles-mêmes jouent, environ mille fois plus lentement.
simulate-progress = Parties
simulate-title = { $games } parties au hasard avec { $deck } (graine { $seed })
simulate-title-all = { $games } parties au hasard avec chacun des { $count } paquets (graine { $seed })
simulate-won = gagnées
simulate-lost = perdues
simulate-drawn = égalités
simulate-leader = Qui a entamé en premier
simulate-tied = Votes égaux, départagés autrement : { $share }
simulate-moves = Coups par partie : { $least } à { $most }, { $mean } en moyenne
simulate-moves-same = Coups par partie : { $moves }
simulate-speed = { $seconds } s : { $games } parties, { $moves } coups par seconde
simulate-column-leader = qui entame gagne
simulate-column-tied = votes égaux
simulate-column-drawn = égalités
simulate-column-moves = coups
simulate-percent = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
