# claim hint

help-hint =
    Donne le meilleur coup d'une position, avec les chances de chaque coup.

    C'est la dernière position de chaque enregistrement, ou celle où le coup --at a été joué, telle que la voit qui doit
    décider. La phase deux à deux sans héros est résolue : ses chances sont prouvées ; les autres sont estimées.

    Code de sortie : 0 tout va bien, 1 un enregistrement enfreint une règle, 2 un enregistrement est illisible ou il n'y a
    rien à décider. Le plus grand compte.
option-hint-seat = La place qui doit y décider ; si c'est à une autre, c'est dit.
option-hint-effort = Combien réfléchir là où rien ne peut être prouvé : 1000 (itérations), 50ms ou 0.5s.
hint-best = { $name } : { $move }
hint-proven = Prouvé.
hint-estimated = Estimé.
hint-chance = chances
hint-lots = --at { $at } : personne n'y décide, le sort en décide
hint-other-seat = la place { $seat } n'a rien à y décider : c'est à la place { $turn }
