# Les factions : une carte, et toutes. « Eo » sont les cartes à deux couleurs.

faction-Go = Gobelin
faction-Kn = Chevalier
faction-Un = Mort-vivant
faction-Dw = Nain
faction-Do = Doppelgänger
faction-Gn = Gnome
faction-Gi = Géant
faction-Dr = Dragon
faction-Tr = Troll
faction-Se = Voyant
faction-El = Elfe
faction-Or = Orc
faction-Eo = Elfe/Orc
faction-Cy = Cyclope

factions-Go = Gobelins
factions-Kn = Chevaliers
factions-Un = Morts-vivants
factions-Dw = Nains
factions-Do = Doppelgängers
factions-Gn = Gnomes
factions-Gi = Géants
factions-Dr = Dragons
factions-Tr = Trolls
factions-Se = Voyants
factions-El = Elfes
factions-Or = Orcs
factions-Eo = cartes Elfe/Orc
factions-Cy = Cyclopes

heroes = Héros

hero-Bard = Barde chantant
hero-Centaur = Archer centaure
hero-BugLord = Seigneur des insectes
hero-Jester = Bouffon
hero-Siren = Sirène
hero-Witch = Sorcière
hero-Minotaur = Minotaure
hero-Golem = Golem de pierre
hero-Necromancer = Nécromancien
hero-LifeStealer = Voleur de vie
hero-Gargoyle = Gargouille
hero-Werewolf = Loup-garou
hero-Dinosaur = Dinosaure
hero-VampireQueen = Reine vampire
hero-Treant = Tréant
hero-Kraken = Kraken
hero-Death = Mort
hero-Warrior = Guerrier invaincu

# Les boîtes d'où viennent les cartes

box-claim = Claim
box-claim2 = Claim 2
box-mercenaries = Mercenaries
