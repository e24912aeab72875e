# Le fazioni: una carta, e tutte. "Eo" sono le carte a due colori.

faction-Go = Goblin
faction-Kn = Cavaliere
faction-Un = Non morto
faction-Dw = Nano
faction-Do = Mutaforma
faction-Gn = Gnomo
faction-Gi = Gigante
faction-Dr = Drago
faction-Tr = Troll
faction-Se = Veggente
faction-El = Elfo
faction-Or = Orco
faction-Eo = Elfo/Orco
faction-Cy = Ciclope

factions-Go = Goblin
factions-Kn = Cavalieri
factions-Un = Non morti
factions-Dw = Nani
factions-Do = Mutaforma
factions-Gn = Gnomi
factions-Gi = Giganti
factions-Dr = Draghi
factions-Tr = Troll
factions-Se = Veggenti
factions-El = Elfi
factions-Or = Orchi
factions-Eo = carte Elfo/Orco
factions-Cy = Ciclopi

heroes = Eroi

hero-Bard = Bardo canterino
hero-Centaur = Arciere centauro
hero-BugLord = Signore degli insetti
hero-Jester = Giullare
hero-Siren = Sirena
hero-Witch = Strega
hero-Minotaur = Minotauro
hero-Golem = Golem di pietra
hero-Necromancer = Negromante
hero-LifeStealer = Ladro di vita
hero-Gargoyle = Gargoyle
hero-Werewolf = Licantropo
hero-Dinosaur = Dinosauro
hero-VampireQueen = Regina vampira
hero-Treant = Treant
hero-Kraken = Kraken
hero-Death = Morte
hero-Warrior = Guerriero imbattuto

# Le scatole da cui vengono le carte

box-claim = Claim
box-claim2 = Claim 2
box-mercenaries = Mercenaries
