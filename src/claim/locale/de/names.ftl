# Die Fraktionen: eine Karte davon, und alle. "Eo" sind die zweifarbigen Karten.

faction-Go = Kobold
faction-Kn = Ritter
faction-Un = Untoter
faction-Dw = Zwerg
faction-Do = Doppelgänger
faction-Gn = Gnom
faction-Gi = Riese
faction-Dr = Drache
faction-Tr = Troll
faction-Se = Seher
faction-El = Elf
faction-Or = Ork
faction-Eo = Elf/Ork
faction-Cy = Zyklop

factions-Go = Kobolde
factions-Kn = Ritter
factions-Un = Untote
factions-Dw = Zwerge
factions-Do = Doppelgänger
factions-Gn = Gnome
factions-Gi = Riesen
factions-Dr = Drachen
factions-Tr = Trolle
factions-Se = Seher
factions-El = Elfen
factions-Or = Orks
factions-Eo = Elf/Ork-Karten
factions-Cy = Zyklopen

heroes = Helden

hero-Bard = Singender Barde
hero-Centaur = Zentaurschütze
hero-BugLord = Käferfürst
hero-Jester = Hofnarr
hero-Siren = Sirene
hero-Witch = Hexe
hero-Minotaur = Minotaurus
hero-Golem = Steingolem
hero-Necromancer = Nekromant
hero-LifeStealer = Lebensdieb
hero-Gargoyle = Gargoyle
hero-Werewolf = Werwolf
hero-Dinosaur = Dinosaurier
hero-VampireQueen = Vampirkönigin
hero-Treant = Baumhirte
hero-Kraken = Krake
hero-Death = Tod
hero-Warrior = Unbesiegter Krieger

# Die Schachteln, aus denen die Karten stammen

box-claim = Claim
box-claim2 = Claim 2
box-mercenaries = Mercenaries
