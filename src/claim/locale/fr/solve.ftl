# claim solve

help-solve =
    Résout des positions de la phase deux : où mène le meilleur jeu des deux côtés.

    À deux, sans héros. C'est la dernière position de chaque enregistrement, ou celle où le coup --at a été joué.

    Code de sortie : 0 tout va bien, 1 un enregistrement enfreint une règle, 2 un enregistrement est illisible ou ne peut
    être résolu. Le plus grand compte.
option-at = La position où le coup de ce numéro a été joué.  [défaut : la dernière position]
option-margins = Cherche aussi l'écart de chaque coup : les votes, puis ce qui départage les votes égaux.
option-json = Écrit un objet JSON par ligne, pour des programmes.
option-nodes = Arrête après ce nombre de positions, avec ce qui est connu alors.
option-seconds = Arrête après ce nombre de secondes, avec ce qui est connu alors.
solve-no-players = la partie est pour { $players } : seules les parties à deux peuvent être résolues
solve-no-heroes = la partie a des héros : seules les parties sans héros peuvent être résolues
solve-no-phase = la partie est encore en phase un, après { $moves } coups : seule la phase deux peut être résolue, quand plus rien n'est caché
position-over = la partie est finie : choisis une position avec --at, par le numéro du coup joué, de { $first } à { $last }
position-other = --at { $at } : les numéros au choix vont de { $first } à { $last }
solve-progress = Résolution
solve-leads = Phase deux, pli { $trick } : { $name } entame.
solve-follows = Phase deux, pli { $trick } : { $name } joue sur { $card }.
solve-best-win = Au meilleur jeu, { $name } gagne.
solve-best-draw = Au meilleur jeu, c'est une égalité.
solve-best-loss = Au meilleur jeu, { $name } perd.
solve-unknown = Rien n'est encore connu.
solve-proved = Prouvé : { $nodes } positions, { $milliseconds } ms.
solve-unfinished = Non prouvé : le budget était épuisé après { $nodes } positions, { $milliseconds } ms. Voici ce qui était connu alors.
solve-move = coup
solve-result = résultat
solve-win = victoire
solve-draw = égalité
solve-loss = défaite
solve-votes = votes
solve-cards = cartes
solve-values = valeurs
solve-line = Meilleur jeu
