# De tafel in de browser: plekken, plaatsen, stemmen, hulp, menu

seat-you = Jij
seat-open = vrije plaats
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = kwam uit in deze slag
seat-leads = komt uit in deze slag
seat-partner = je partner
seat-partner-is = partner: { $name }
seat-away = weg
seat-away-bot = weg; een bot speelt over { $time }
seat-bot-plays = weg; een bot speelt
seat-turn = aan zet

title-your-turn = ● Jouw beurt – Claim
title-table = Tafel
phase-title-1 = Fase een: volgelingen werven
phase-title-2 = Fase twee: steun verzamelen
phase-short-1 = Volgelingen werven
phase-short-2 = Steun verzamelen
phase-trick = Slag { $trick } van { $tricks }
phase-trick-short = { $phase ->
    [1] Fase een
   *[2] Fase twee
} · slag { $trick } van { $tricks }
open-rules = Regels van dit deck
open-log = Wat er gebeurd is
open-menu = Menu
open-say = Iets zeggen
open-resign = Opgeven
open-votes = Stemmen: { $tally }. Bord openen
clock-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}

zone-trick = Slag
zone-revealed-2 = De winnaar krijgt
zone-revealed-3 = 1e kiest, 2e neemt de andere
zone-revealed-4 = 1e kiest, 2e neemt de andere
zone-deck-2 = De verliezer trekt
zone-deck-3 = 3e trekt
zone-deck-4 = 3e en 4e trekken
zone-followers = Volgelingen
zone-score = { $count ->
    [0] Scorestapel
   *[other] Scorestapel · { $count }
}
zone-laid = Gnomen
zone-laid-before = { $you ->
    [yes] Gnomen voor jou
   *[no] Gnomen voor { $name }
}
zone-waiting = Wachtende Trollen
zone-discards = Aflegstapel
zone-empty = nog niets
note-waiting = De hoogste gaat naar de volgende winnaar, als er geen hogere Trol is.
hand-count = { $count } in de hand
discards-count = { $count ->
    [one] 1 afgelegd
   *[other] { $count } afgelegd
}
counts-hand = hand
counts-followers = volgelingen
counts-score = score

label-rail = Stemmen en wat er gebeurd is
label-player = { $name }
label-hand = { $count ->
    [one] { $name } heeft één kaart in de hand
   *[other] { $name } heeft { $count } kaarten in de hand
}
label-own-hand = { $count ->
    [one] Je hand, één kaart
   *[other] Je hand, { $count } kaarten
}
label-deck = { $count ->
    [one] Stapel, één kaart
   *[other] Stapel, { $count } kaarten
}
label-followers = { $you ->
    [yes] Je volgelingen: { $count }
   *[no] Volgelingen van { $name }: { $count }
}
open-followers = Je volgelingen: { $count }. Openen
open-score = { $you ->
    [yes] Je scorestapel: { $count }. Openen
   *[no] Scorestapel van { $name }: { $count }. Openen
}
open-laid = { $you ->
    [yes] Gnomen voor jou: { $count }. Openen
   *[no] Gnomen voor { $name }: { $count }. Openen
}
open-tray = { $zone }: { $count }. Openen
open-discards = { $count ->
    [one] De afgelegde kaart bekijken
   *[other] De { $count } afgelegde kaarten bekijken
}
open-player = { $name }: hand { $hand }, volgelingen { $followers }, score { $score }. Openen
pile-title-followers = Je volgelingen
pile-title-score = { $you ->
    [yes] Je scorestapel
   *[no] Scorestapel van { $name }
}
pile-title-laid = { $you ->
    [yes] Gnomen voor jou
   *[no] Gnomen voor { $name }
}
pile-title-waiting = Wachtende Trollen
pile-title-discards = Aflegstapel

trick-led = { $you ->
    [yes] Jij kwam uit
   *[no] { $name } kwam uit
}
trick-won = { $you ->
    [yes] Jij wint
   *[no] { $name } wint
}
trick-would = { $outlook ->
    [wins] Jij zou winnen
    [loses] Jij zou verliezen
    [ahead] Jij staat voorlopig voor
    [behind] Jij zou achter staan
   *[ally] Je partner wint
}
trick-would-short = { $outlook ->
    [wins] zou winnen
    [loses] zou verliezen
    [ahead] voor
    [behind] achter
   *[ally] partner wint
}
trick-rank = { $rank ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[4] 4e
}
trick-last = Laatste slag
trick-recalled = { $phase ->
    [1] Fase een, slag { $trick }
   *[2] Fase twee, slag { $trick }
}
trick-return = Terug naar nu

hand-play = { $card } spelen
hand-chosen = { $card } gekozen. Speel die kaart nog eens om te bevestigen.
hand-not-now = { $card }, nu niet: { $why }
hand-would = { $outlook ->
    [wins] { $card }, zou winnen. { $told }
    [loses] { $card }, zou verliezen. { $told }
    [ahead] { $card }, voorlopig voor. { $told }
    [behind] { $card }, achter. { $told }
   *[ally] { $card }, je partner zou toch winnen. { $told }
}
why-not-follow = er is uitgekomen met { $faction } en je hebt er een.
why-not-turn = { $name } is aan de beurt.
why-not-now = die kan nu niet gespeeld worden.

ribbon-turn = { $you ->
    [yes] Jouw beurt
   *[no] { $name } is aan zet
}
help-outlook = { $outlook ->
    [wins] { $card } wint
    [loses] { $card } verliest
    [ahead] { $card } staat voor
    [behind] { $card } staat achter
   *[ally] { $card }, je partner wint
}
help-theirs = { $name } kiest een kaart.
help-theirs-answer = { $name } beslist.
help-sent = Je kaart is onderweg.
help-answer = Kies in het vak hieronder.
help-lead-1 = Je komt uit. Speel een kaart naar keuze; de anderen bekennen als ze kunnen.
help-lead-2 = Je komt uit. Speel een kaart naar keuze; wie wint, haalt de slag binnen.
help-follow = Er is uitgekomen met { $factions }, dus beken; gedimde kaarten moeten wachten.
help-free = Er is uitgekomen met { $factions }, maar je hebt er geen: speel een kaart naar keuze.
help-no-lead = Er is geen gevraagde factie: speel een kaart naar keuze.
help-over = Het spel is voorbij.
refused-stale = Er is intussen iets gebeurd. Kies opnieuw.
refused-illegal = Die kaart kan nu niet gespeeld worden. Kies een andere.
refused-turn = Je bent niet meer aan de beurt.
refused-other = Die zet is niet gedaan. Kies opnieuw.
connection-lost = Verbinding verbroken. Je kaarten zijn veilig; nieuwe poging…
connection-trying = De server is niet te bereiken; nieuwe poging…
table-loading = De kaarten komen eraan…
table-gone = Deze tafel bestaat niet meer, of heeft nooit bestaan.
table-over-title = Het spel is voorbij
table-watching = Je kijkt mee. Handen blijven gesloten tot het spel voorbij is.

votes-title = De stand van de stemmen
votes-so-far = Stemmen tot nu toe
votes-to = tegen
votes-still-to-win = nog te winnen
votes-fewest-wins = minste wint
votes-of-side = { $name } { $count }
votes-still-open = nog { $count } te winnen
votes-open = open
votes-same = gelijk
votes-leads = { $who ->
    [you] Jij staat { $by } voor
    [they] Zij staan { $by } voor
   *[name] { $name } staat { $by } voor
}
votes-fewest = { $who ->
    [you] Jij hebt de minste
    [they] Zij hebben de minste
   *[name] { $name } heeft de minste
}
votes-value = { $who ->
    [you] Van jou dankzij de { $by }
    [they] Van hen dankzij de { $by }
   *[name] Van { $name } dankzij de { $by }
}
votes-lowest = { $who ->
    [you] Van jou dankzij de lage { $by }
    [they] Van hen dankzij de lage { $by }
   *[name] Van { $name } dankzij de lage { $by }
}
votes-decided = { $who ->
    [you] Voorgoed van jou
    [they] Voorgoed van hen
   *[name] Voorgoed van { $name }
}
votes-decided-nobody = Voorgoed van niemand

history-title = Wat er gebeurd is
history-trick = Slag
history-recall = Toon deze slag op de tafel
history-empty = Nog niets. Het verhaal begint bij de eerste kaart.

menu-title = Tafel
menu-copy = Link naar deze tafel kopiëren
menu-copied = Link gekopieerd
menu-home = Naar de startpagina
say-title = Iets zeggen
say-mute = Niets van de anderen horen
say-said = { $name }: { $text }
say-hello = Hallo
say-good-luck = Succes
say-well-played = Goed gespeeld
say-oops = Oeps
say-thanks = Bedankt
say-thinking = Even nadenken
say-sorry = Sorry
say-good-game = Mooi spel
back-title = Een zet terugnemen
back-ask = Vragen of je je laatste zet mag terugnemen
back-waiting = Je vraagt of je je zet mag terugnemen. De anderen denken na…
back-asked = { $name } wil een zet terugnemen.
back-asked-others = { $name } wil een zet terugnemen. De anderen denken na…
back-agree = Akkoord
back-refuse = Nee
resign-title = Opgeven?
resign-text = Het spel eindigt, en de andere kant draagt de kroon.
resign-three = Een bot neemt je plaats en speelt verder tegen de anderen.
resign-yes = Opgeven
resign-no = Verder spelen

power-Go = Geen kracht, maar vijf nullen en volop gezelschap.
power-Kn = Verslaat alles behalve Ridders als er met een Goblin is uitgekomen.
power-Un = Gaat in fase een meteen naar de scorestapel van de winnaar.
power-Dw = Gaat in fase twee naar de verliezer van de slag, met drie of vier naar de laagste kaart.
power-Do = Mag ook als je kunt bekennen; telt als de gevraagde factie.
power-Gn = Ligt in fase twee open voor de winnaar, waar Reuzen erbij kunnen.
power-Gi = Haalt in fase twee een Gnoom van dezelfde waarde weg die voor een tegenstander ligt.
power-Dr = Wie de laatste Draak speelt, komt uit in de volgende slag.
power-Tr = In fase twee wordt alleen de hoogste Trol binnengehaald; de andere wachten.
power-Se = Wint hij in fase een? Dan zie je de bovenste kaart van de stapel en mag je die nemen.
power-El = Geen kracht, maar een eigen stem.
power-Or = Geen kracht, maar een eigen stem.
power-Eo = Als je hem speelt, zeg je of het een Elf of een Ork is.
power-Cy = De Cyclopen stemmen op wie er de minste van heeft, maar minstens één.
power-Bard = Je komt uit in de volgende slag, winst of verlies.
power-Centaur = Als tweede gespeeld tegen een 5 of een 6, wint hij.
power-BugLord = In fase twee één meer waard voor elke factiekaart die je hebt binnengehaald.
power-Jester = Als tweede gespeeld, wisselt hij van plaats met de kaart waarmee is uitgekomen.
power-Siren = Als je met haar uitkomt en ze verliest, steelt ze een kaart uit de andere scorestapel.
power-Witch = Als je met haar uitkomt, verslaat alleen een even waarde boven 5 haar.
power-Minotaur = Hij wint de laatste slag van elk van beide fasen.
power-Golem = Als tweede gespeeld tegen een 1 tot en met 4, wint hij en wordt de andere kaart afgelegd.
power-Necromancer = Zolang je hem in fase een in de hand hebt, mag je hem ruilen voor een afgelegde kaart.
power-LifeStealer = Als tweede gespeeld, hoort hij bij de gevraagde factie en heeft hij de kracht ervan.
power-Gargoyle = Binnengehaald telt hij als twee kaarten van een factie die je aan het eind noemt.
power-Werewolf = Als je hem speelt, mag je er een 5 van een willekeurige factie van maken.
power-Dinosaur = In fase twee verslagen, mag hij terug in je hand.
power-VampireQueen = De andere kaart van haar slag heeft geen enkele kracht.
power-Treant = In fase twee mag hij een factie zijn waarvan je er twee hebt binnengehaald.
power-Kraken = Wint hij in fase twee? Dan trek je een kaart uit de andere hand en geef je er een terug.
power-Death = In fase twee haalt niemand de kaarten van zijn slag binnen.
power-Warrior = Geen kracht. Hij heeft er nauwelijks een nodig.
