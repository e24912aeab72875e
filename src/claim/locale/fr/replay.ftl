# claim replay

replay-file = == { $file }
replay-refused = { $file } : refusé : { $why }
replay-unreadable = illisible : { $why }
replay-game = Une partie pour { $players } avec { $factions }.
replay-heroes = Cinq héros ont été ajoutés au paquet.
replay-hero-values = Héros aux valeurs modifiées : { $values }.
replay-tie-values = Les votes égaux sont départagés par la somme des valeurs.
replay-revealed = révélé
replay-then = puis
replay-signs = › entame, * gagne
replay-unfinished = La partie est inachevée, après { $moves } coups.
deck = pioche
aside = mises de côté
phase-1 = Phase un
phase-2 = Phase deux
