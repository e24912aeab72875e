# claim replay

replay-file = == { $file }
replay-refused = { $file } : refusé : { $why }
replay-unreadable = illisible : { $why }
replay-game = Une partie pour { $players } avec { $factions }.
replay-heroes = Cinq héros ont été mélangés.
replay-hero-values = Héros avec leurs propres valeurs : { $values }.
replay-tie-values = Les votes égaux sont départagés par la somme des valeurs.
replay-revealed = révélée
replay-then = puis
replay-signs = › entamé, * gagné
replay-unfinished = La partie est inachevée, après { $moves } coups.
deck = pioche
aside = de côté
phase-1 = Phase un
phase-2 = Phase deux
