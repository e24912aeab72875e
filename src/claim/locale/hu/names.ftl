# A frakciók: egy lap belőle, és mind. Az "Eo" a kétszínű lapok jele.

faction-Go = Goblin
faction-Kn = Lovag
faction-Un = Élőholt
faction-Dw = Törp
faction-Do = Hasonmás
faction-Gn = Gnóm
faction-Gi = Óriás
faction-Dr = Sárkány
faction-Tr = Troll
faction-Se = Látnok
faction-El = Elf
faction-Or = Ork
faction-Eo = Elf/Ork
faction-Cy = Küklopsz

factions-Go = Goblinok
factions-Kn = Lovagok
factions-Un = Élőholtak
factions-Dw = Törpök
factions-Do = Hasonmások
factions-Gn = Gnómok
factions-Gi = Óriások
factions-Dr = Sárkányok
factions-Tr = Trollok
factions-Se = Látnokok
factions-El = Elfek
factions-Or = Orkok
factions-Eo = Elf/Ork lapok
factions-Cy = Küklopszok

heroes = Hősök

hero-Bard = Daloló bárd
hero-Centaur = Kentaur íjász
hero-BugLord = Bogárúr
hero-Jester = Bolond
hero-Siren = Szirén
hero-Witch = Boszorkány
hero-Minotaur = Minótaurosz
hero-Golem = Kőgólem
hero-Necromancer = Halottidéző
hero-LifeStealer = Élettolvaj
hero-Gargoyle = Vízköpő
hero-Werewolf = Farkasember
hero-Dinosaur = Dinoszaurusz
hero-VampireQueen = Vámpírkirálynő
hero-Treant = Fapásztor
hero-Kraken = Kraken
hero-Death = Halál
hero-Warrior = Legyőzetlen harcos

# A dobozok, amelyekből a lapok valók

box-claim = Claim
box-claim2 = Claim 2
box-mercenaries = Mercenaries
