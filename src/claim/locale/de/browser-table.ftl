# Der Tisch im Browser: Bereiche, Plätze, Stimmen, Hilfe, Menü

seat-you = Du
seat-open = offener Platz
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = hat diesen Stich angespielt
seat-leads = spielt diesen Stich an
seat-partner = dein Partner
seat-partner-is = Partner: { $name }
seat-away = nicht da
seat-away-bot = nicht da; ein Bot spielt in { $time }
seat-bot-plays = nicht da; ein Bot spielt
seat-turn = am Zug

title-your-turn = ● Du bist dran – Claim
title-table = Tisch
phase-title-1 = Phase eins: Anhänger anwerben
phase-title-2 = Phase zwei: Stimmen sammeln
phase-short-1 = Anhänger anwerben
phase-short-2 = Stimmen sammeln
phase-trick = Stich { $trick } von { $tricks }
phase-trick-short = { $phase ->
    [1] Phase eins
   *[2] Phase zwei
} · Stich { $trick } von { $tricks }
open-rules = Regeln dieses Decks
open-log = Was geschehen ist
open-menu = Menü
open-say = Etwas sagen
open-resign = Aufgeben
open-votes = Stimmen: { $tally }. Tafel öffnen
clock-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}

zone-trick = Stich
zone-revealed-2 = Gewinner bekommt
zone-revealed-3 = 1. wählt, 2. nimmt die andere
zone-revealed-4 = 1. wählt, 2. nimmt die andere
zone-deck-2 = Verlierer zieht
zone-deck-3 = 3. zieht
zone-deck-4 = 3. und 4. ziehen
zone-followers = Anhänger
zone-score = { $count ->
    [0] Wertungsstapel
   *[other] Wertungsstapel · { $count }
}
zone-laid = Gnome
zone-laid-before = { $you ->
    [yes] Gnome vor dir
   *[no] Gnome vor { $name }
}
zone-waiting = Wartende Trolle
zone-discards = Ablage
zone-empty = noch nichts
note-waiting = Der höchste geht an den nächsten Gewinner, wenn kein höherer Troll da ist.
hand-count = { $count } auf der Hand
discards-count = { $count ->
    [one] 1 abgelegt
   *[other] { $count } abgelegt
}
counts-hand = Hand
counts-followers = Anhänger
counts-score = gewertet

label-rail = Stimmen und was geschehen ist
label-player = { $name }
label-hand = { $count ->
    [one] { $name } hat eine Karte auf der Hand
   *[other] { $name } hat { $count } Karten auf der Hand
}
label-own-hand = { $count ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
}
label-deck = { $count ->
    [one] Stapel, eine Karte
   *[other] Stapel, { $count } Karten
}
label-followers = { $you ->
    [yes] Deine Anhänger: { $count }
   *[no] Anhänger von { $name }: { $count }
}
open-followers = Deine Anhänger: { $count }. Öffnen
open-score = { $you ->
    [yes] Dein Wertungsstapel: { $count }. Öffnen
   *[no] Wertungsstapel von { $name }: { $count }. Öffnen
}
open-laid = { $you ->
    [yes] Gnome vor dir: { $count }. Öffnen
   *[no] Gnome vor { $name }: { $count }. Öffnen
}
open-tray = { $zone }: { $count }. Öffnen
open-discards = { $count ->
    [one] Die abgelegte Karte ansehen
   *[other] Die { $count } abgelegten Karten ansehen
}
open-player = { $name }: Hand { $hand }, Anhänger { $followers }, gewertet { $score }. Öffnen
pile-title-followers = Deine Anhänger
pile-title-score = { $you ->
    [yes] Dein Wertungsstapel
   *[no] Wertungsstapel von { $name }
}
pile-title-laid = { $you ->
    [yes] Gnome vor dir
   *[no] Gnome vor { $name }
}
pile-title-waiting = Wartende Trolle
pile-title-discards = Ablage

trick-led = { $you ->
    [yes] Du hast angespielt
   *[no] { $name } hat angespielt
}
trick-won = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}
trick-would = { $outlook ->
    [wins] Du würdest gewinnen
    [loses] Du würdest verlieren
    [ahead] Du wärst vorerst vorn
    [behind] Du lägst zurück
   *[ally] Dein Partner gewinnt
}
trick-would-short = { $outlook ->
    [wins] würde gewinnen
    [loses] würde verlieren
    [ahead] vorn
    [behind] zurück
   *[ally] Partner gewinnt
}
trick-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}
trick-last = Letzter Stich
trick-recalled = { $phase ->
    [1] Phase eins, Stich { $trick }
   *[2] Phase zwei, Stich { $trick }
}
trick-return = Zurück zum Jetzt

hand-play = { $card } spielen
hand-chosen = { $card } gewählt. Zum Bestätigen noch einmal spielen.
hand-not-now = { $card }, jetzt nicht: { $why }
hand-would = { $outlook ->
    [wins] { $card }, würde gewinnen. { $told }
    [loses] { $card }, würde verlieren. { $told }
    [ahead] { $card }, vorerst vorn. { $told }
    [behind] { $card }, läge zurück. { $told }
   *[ally] { $card }, dein Partner würde trotzdem gewinnen. { $told }
}
why-not-follow = { $faction } wurden angespielt, und du hast welche.
why-not-turn = { $name } ist dran.
why-not-now = sie kann jetzt nicht gespielt werden.

ribbon-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
help-outlook = { $outlook ->
    [wins] { $card } gewinnt
    [loses] { $card } verliert
    [ahead] { $card } liegt vorn
    [behind] { $card } liegt zurück
   *[ally] { $card }, dein Partner gewinnt
}
help-theirs = { $name } wählt eine Karte.
help-theirs-answer = { $name } entscheidet.
help-sent = Deine Karte ist unterwegs.
help-answer = Wähle unten aus.
help-lead-1 = Du spielst an. Spiele eine beliebige Karte; die anderen bedienen ihre Fraktion, wenn sie können.
help-lead-2 = Du spielst an. Spiele eine beliebige Karte; wer gewinnt, sammelt den Stich ein.
help-follow = { $factions } wurden angespielt, also bediene; blasse Karten müssen warten.
help-free = { $factions } wurden angespielt, aber du hast keine: Spiele eine beliebige Karte.
help-no-lead = Keine Fraktion wurde angespielt: Spiele eine beliebige Karte.
help-over = Das Spiel ist vorbei.
refused-stale = Inzwischen ist etwas geschehen. Wähle noch einmal.
refused-illegal = Diese Karte kann jetzt nicht gespielt werden. Wähle eine andere.
refused-turn = Du bist nicht mehr dran.
refused-other = Dieser Zug wurde nicht gemacht. Wähle noch einmal.
connection-lost = Verbindung verloren. Deine Karten sind sicher; neuer Versuch …
connection-trying = Der Server ist nicht erreichbar; neuer Versuch …
table-loading = Die Karten kommen …
table-gone = Diesen Tisch gibt es nicht mehr, oder es gab ihn nie.
table-over-title = Das Spiel ist vorbei
table-watching = Du siehst zu. Die Hände bleiben verdeckt, bis das Spiel vorbei ist.

votes-title = Stimmen, wie es steht
votes-so-far = Stimmen bisher
votes-to = zu
votes-still-to-win = noch zu gewinnen
votes-fewest-wins = am wenigsten gewinnt
votes-of-side = { $name } { $count }
votes-still-open = noch { $count } zu gewinnen
votes-open = offen
votes-same = gleich
votes-leads = { $who ->
    [you] Du führst um { $by }
    [they] Sie führen um { $by }
   *[name] { $name } führt um { $by }
}
votes-fewest = { $who ->
    [you] Du hast die wenigsten
    [they] Sie haben die wenigsten
   *[name] { $name } hat die wenigsten
}
votes-value = { $who ->
    [you] Deine dank der { $by }
    [they] Ihre dank der { $by }
   *[name] Für { $name } dank der { $by }
}
votes-lowest = { $who ->
    [you] Deine dank der niedrigen { $by }
    [they] Ihre dank der niedrigen { $by }
   *[name] Für { $name } dank der niedrigen { $by }
}
votes-decided = { $who ->
    [you] Endgültig deine
    [they] Endgültig ihre
   *[name] Endgültig für { $name }
}
votes-decided-nobody = Endgültig für niemanden

history-title = Was geschehen ist
history-trick = Stich
history-recall = Diesen Stich auf dem Tisch zeigen
history-empty = Noch nichts. Hier wird von der ersten Karte an erzählt.

menu-title = Tisch
menu-copy = Link zu diesem Tisch kopieren
menu-copied = Link kopiert
menu-home = Zur Startseite
say-title = Etwas sagen
say-mute = Von den anderen nichts hören
say-said = { $name }: { $text }
say-hello = Hallo
say-good-luck = Viel Glück
say-well-played = Gut gespielt
say-oops = Hoppla
say-thanks = Danke
say-thinking = Ich überlege noch
say-sorry = Entschuldigung
say-good-game = Schönes Spiel
back-title = Einen Zug zurücknehmen
back-ask = Um Rücknahme deines letzten Zugs bitten
back-waiting = Du bittest, deinen Zug zurückzunehmen. Die anderen überlegen noch …
back-asked = { $name } möchte einen Zug zurücknehmen.
back-asked-others = { $name } möchte einen Zug zurücknehmen. Die anderen überlegen noch …
back-agree = Einverstanden
back-refuse = Nein
resign-title = Aufgeben?
resign-text = Das Spiel endet, und die andere Seite trägt die Krone.
resign-three = Ein Bot nimmt deinen Platz und spielt gegen die anderen weiter.
resign-yes = Aufgeben
resign-no = Weiterspielen

power-Go = Keine Fähigkeit, aber fünf Nullen und viel Gesellschaft.
power-Kn = Schlägt alles außer Rittern, wenn Kobolde angespielt wurden.
power-Un = Kommt in Phase eins sofort auf den Wertungsstapel des Gewinners.
power-Dw = Geht in Phase zwei an den Verlierer des Stichs, zu dritt oder viert an die niedrigste Karte.
power-Do = Darf auch gespielt werden, wenn du bedienen könntest; zählt als angespielte Fraktion.
power-Gn = Liegt in Phase zwei offen vor seinem Gewinner, in Reichweite der Riesen.
power-Gi = Entfernt in Phase zwei einen Gnom gleichen Werts, der vor einem Gegner liegt.
power-Dr = Wer den letzten Drachen spielt, spielt den nächsten Stich an.
power-Tr = In Phase zwei wird nur der höchste Troll eingesammelt; die anderen warten.
power-Se = Gewinnt er in Phase eins, siehst du die oberste Karte des Stapels und darfst sie nehmen.
power-El = Keine Fähigkeit, aber eine eigene Stimme.
power-Or = Keine Fähigkeit, aber eine eigene Stimme.
power-Eo = Beim Ausspielen sagst du, ob sie Elf oder Ork ist.
power-Cy = Die Zyklopen stimmen für den, der die wenigsten von ihnen hat, aber mindestens einen.
power-Bard = Du spielst den nächsten Stich an, ob du gewinnst oder verlierst.
power-Centaur = Als zweite Karte gegen eine 5 oder eine 6 gewinnt er.
power-BugLord = In Phase zwei ist er für jede Fraktionskarte, die du eingesammelt hast, eins mehr wert.
power-Jester = Als zweite Karte tauscht er den Platz mit der angespielten.
power-Siren = Angespielt und geschlagen, stiehlt sie eine Karte vom Wertungsstapel des anderen.
power-Witch = Angespielt, wird sie nur von einem geraden Wert über 5 geschlagen.
power-Minotaur = Er gewinnt den letzten Stich jeder der beiden Phasen.
power-Golem = Als zweite Karte gegen eine 1 bis 4 gewinnt er, und die andere Karte wird abgelegt.
power-Necromancer = Solange du ihn in Phase eins auf der Hand hast, darfst du ihn gegen eine abgelegte Karte tauschen.
power-LifeStealer = Als zweite Karte gehört er zur angespielten Fraktion und hat ihre Fähigkeit.
power-Gargoyle = Eingesammelt, zählt er als zwei Karten einer Fraktion, die du am Ende nennst.
power-Werewolf = Beim Ausspielen darfst du ihn zu einer 5 einer beliebigen Fraktion machen.
power-Dinosaur = In Phase zwei geschlagen, darf er auf deine Hand zurück.
power-VampireQueen = Die andere Karte ihres Stichs hat keinerlei Fähigkeit.
power-Treant = In Phase zwei darf er eine Fraktion sein, von der du zwei Karten eingesammelt hast.
power-Kraken = Gewinnt er in Phase zwei, ziehst du eine Karte aus der Hand des anderen und gibst eine zurück.
power-Death = In Phase zwei sammelt niemand die Karten seines Stichs ein.
power-Warrior = Keine Fähigkeit. Er braucht auch kaum eine.
