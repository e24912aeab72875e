# De facties: één kaart ervan, en alle. "Eo" zijn de tweekleurige kaarten.

faction-Go = Goblin
faction-Kn = Ridder
faction-Un = Ondode
faction-Dw = Dwerg
faction-Do = Dubbelganger
faction-Gn = Gnoom
faction-Gi = Reus
faction-Dr = Draak
faction-Tr = Trol
faction-Se = Ziener
faction-El = Elf
faction-Or = Ork
faction-Eo = Elf/Ork
faction-Cy = Cycloop

factions-Go = Goblins
factions-Kn = Ridders
factions-Un = Ondoden
factions-Dw = Dwergen
factions-Do = Dubbelgangers
factions-Gn = Gnomen
factions-Gi = Reuzen
factions-Dr = Draken
factions-Tr = Trollen
factions-Se = Zieners
factions-El = Elfen
factions-Or = Orks
factions-Eo = Elf/Ork-kaarten
factions-Cy = Cyclopen

heroes = Helden

hero-Bard = Zingende bard
hero-Centaur = Centaurschutter
hero-BugLord = Insectenheer
hero-Jester = Nar
hero-Siren = Sirene
hero-Witch = Heks
hero-Minotaur = Minotaurus
hero-Golem = Stenen golem
hero-Necromancer = Dodenbezweerder
hero-LifeStealer = Levensdief
hero-Gargoyle = Gargouille
hero-Werewolf = Weerwolf
hero-Dinosaur = Dinosaurus
hero-VampireQueen = Vampierkoningin
hero-Treant = Boomwachter
hero-Kraken = Kraken
hero-Death = Dood
hero-Warrior = Onverslagen krijger

# De dozen waar de kaarten uit komen

box-claim = Claim
box-claim2 = Claim 2
box-mercenaries = Mercenaries
