# The factions: one of them, and all of them. "Eo" are the two-suited cards.

faction-Go = Goblin
faction-Kn = Knight
faction-Un = Undead
faction-Dw = Dwarf
faction-Do = Doppelganger
faction-Gn = Gnome
faction-Gi = Giant
faction-Dr = Dragon
faction-Tr = Troll
faction-Se = Seer
faction-El = Elf
faction-Or = Orc
faction-Eo = Elf/Orc
faction-Cy = Cyclops

factions-Go = Goblins
factions-Kn = Knights
factions-Un = Undead
factions-Dw = Dwarves
factions-Do = Doppelgangers
factions-Gn = Gnomes
factions-Gi = Giants
factions-Dr = Dragons
factions-Tr = Trolls
factions-Se = Seers
factions-El = Elves
factions-Or = Orcs
factions-Eo = Elf/Orc cards
factions-Cy = Cyclops

heroes = Heroes

hero-Bard = Singing Bard
hero-Centaur = Centaur Archer
hero-BugLord = Bug Lord
hero-Jester = Jester
hero-Siren = Siren
hero-Witch = Witch
hero-Minotaur = Minotaur
hero-Golem = Stone Golem
hero-Necromancer = Necromancer
hero-LifeStealer = Life Stealer
hero-Gargoyle = Gargoyle
hero-Werewolf = Werewolf
hero-Dinosaur = Dinosaur
hero-VampireQueen = Vampire Queen
hero-Treant = Treant
hero-Kraken = Kraken
hero-Death = Death
hero-Warrior = Undefeated Warrior

# The boxes in which the cards came

box-claim = Claim
box-claim2 = Claim 2
box-mercenaries = Mercenaries
