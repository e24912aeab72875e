# Der Browser: was seine Seiten außerhalb des Spiels sagen

# Karten

card-name = { $kind } { $value }
card-declared = { $card } als { $faction }
card-as = als { $faction }
card-hero = Held
card-hero-name = { $name }, Held mit Wert { $value }
card-hidden = Verdeckte Karte
outlook-wins = gewinnt
outlook-loses = verliert
outlook-ahead = vorn
outlook-behind = zurück
outlook-ally = Partner gewinnt

dialog-close = Schließen

# Der Rahmen jeder Seite

app-name = Claim
app-title = { $title } – Claim
app-skip = Zum Inhalt springen
top-home = Claim, Startseite
top-rules = Regeln
top-name = Dein Name
top-settings = Einstellungen

# Startseite

home-mood = Der Thron ist leer
home-title =
    Gewinne ihre Stimmen,
    trage die Krone.
home-lede = Ein Kartenspiel in zwei Akten für zwei bis vier. Erst wirbst du Anhänger an, dann kämpfen sie für dich.
home-play = Jetzt spielen
home-play-note = Claim, gegen einen Bot
home-new = Neuer Tisch
home-code = Code oder Link
home-join = Mitspielen
home-no-code = Das ist kein Code eines Tisches. Er hat acht Buchstaben und Ziffern oder kommt als Link.

games-mine = Deine Spiele
games-public = Offene Tische
games-none = Noch keine Spiele. „Jetzt spielen“ dauert etwa zehn Minuten.
games-loading = Deine Spiele werden gesucht …
games-all = Alle { $count } zeigen
games-turn = Du bist dran
games-open = Öffnen
games-join = Mitspielen
games-replay = Ansehen
games-replay-of = Das Spiel mit { $names } ansehen
games-nobody = Noch niemand
games-waiting = { $count ->
    [one] eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
games-your-turn = du bist dran
games-their-turn = die anderen sind dran
games-running = läuft
games-won = du hast dir die Krone geholt, { $when }
games-lost = die Krone ging an { $names } ({ $when })
games-drawn = die Krone passte niemandem, { $when }
games-unfinished = abgebrochen, { $when }
games-over = beendet, { $when }

how-title = So läuft ein Spiel
how-one = Anwerben
how-one-text = Gewinnst du einen Stich, folgt dir die aufgedeckte Karte. Verlierst du ihn, ziehst du eine verdeckte.
how-two = Sammeln
how-two-text = Deine Anhänger sind deine zweite Hand. Jetzt gehört dir jeder Stich, den du gewinnst.
how-three = Gewählt werden
how-three-text = Jede Fraktion stimmt für den, der am meisten von ihr hat. Drei von fünf Stimmen machen einen König.
how-more = Alle Regeln

# Bots und Decks

bot-random = Launischer Bot
bot-simple = Einfacher Bot
bot-novice = Anfänger-Bot
bot-casual = Gelegenheits-Bot
bot-steady = Solider Bot
bot-expert = Experten-Bot
bot-master = Meister-Bot
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Eigene Mischung

# Neuer Tisch

new-title = Neuer Tisch
new-deck = Deck
new-players = Spieler
new-seat = Platz { $seat }
new-seat-me = Du
new-seat-open = Offen: Link teilen
new-partners = Partner sitzen einander gegenüber: Platz 1 und 3 gegen 2 und 4.
new-pair = Ein Paar
new-pair-names = { $one } + { $other }
new-pair-Go = 22 Karten · Ritter schlagen Kobolde
new-pair-Gn = 22 Karten · Riesen zertreten Gnome
new-pair-El = 22 Karten · acht Karten sind beides
new-tens = { $count ->
    [3] Drei Zehner
    [5] Fünf Zehner
   *[other] { $count } Zehner
}
new-tens-chosen = { $chosen } von { $wanted } gewählt
new-ten-Un = zählen sofort
new-ten-Dw = gehen an den Verlierer
new-ten-Do = vertreten jede Fraktion
new-ten-Dr = spielen als Nächste an
new-ten-Tr = immer nur einer
new-ten-Se = sehen den Stapel
new-ten-Cy = am wenigsten gewinnt
new-surprise = Überrasche mich
new-surprise-note = eines von { $count } Decks
new-heroes-note = fünf, verdeckt gezogen
new-heroes-two = Helden sind für zwei.
new-hero-values = { $count ->
    [0] Ihre Werte
    [one] Ihre Werte: einer geändert
   *[other] Ihre Werte: { $count } geändert
}
new-discards = Offene Ablage
new-discards-note = aus: ein Gedächtnisspiel
new-take-backs = Züge zurücknehmen
new-take-backs-note = wenn die anderen zustimmen
new-public = Alle dürfen mitspielen
new-public-on = steht bei den offenen Tischen
new-public-off = aus: nur mit Link
new-tie-break = Gleich viele Stimmen
new-tie-break-cards = Meiste Karten, dann Werte
new-tie-break-values = Summe der Werte
new-clock = Zeit
new-clock-none = Unbegrenzt
new-clock-move = Für jeden Zug
new-clock-bank = Für das ganze Spiel
new-clock-seconds = Wie lange
new-increment = Zuschlag für jeden Zug
new-increment-none = Nichts
new-run-out = Wenn sie abläuft
new-run-out-bot = Ein Bot spielt weiter
new-run-out-lose = Das Spiel ist verloren
new-summary = { $cards } Karten: { $factions }.
new-summary-heroes = { $cards } Karten: { $factions }, fünf davon durch Helden ersetzt.
new-missing = { $count ->
    [one] Wähle noch einen Zehner.
   *[other] Wähle noch { $count } Zehner.
}
new-cancel = Abbrechen
new-open = Tisch öffnen

hero-values-title = Die Werte der Helden
hero-values-note = Nimm die auf deinen Karten, von 0 bis { $most }.
hero-values-reset = Wieder unsere
hero-values-done = Fertig

# Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-browser = Wie der Browser: { $name }
settings-theme = Aussehen
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Karten bewegen sich
settings-speed-normal = Ruhig
settings-speed-fast = Schnell
settings-speed-none = Sofort
settings-hints = Hinweise
settings-hints-note = Karten sagen, ob sie gewinnen würden.
settings-labels = Beschriftungen auf dem Tisch
settings-labels-note = Jeder Bereich sagt, wozu er da ist.
settings-muted = Nachrichten stummschalten
settings-muted-note = Was andere sagen, bleibt hier ungesagt.

# Dein Name

me-title = Dein Name
me-task = Was tun
me-task-name = Ändern
me-task-keep = Sichern
me-task-login = Anmelden
me-name = Name
me-password = Passwort, mindestens 8 Zeichen
me-name-note = So nennen dich die anderen am Tisch.
me-keep-note = Mit einem Passwort findest du deine Spiele auch auf einem anderen Gerät.
me-login-note = Du hast schon einen Namen gesichert? Hier bekommst du ihn zurück, mit seinen Spielen.
me-do-name = Diesen Namen nehmen
me-do-keep = Diesen Namen sichern
me-do-login = Anmelden
me-logout = Abmelden
me-renamed = Du heißt jetzt { $name }.
me-kept = { $name } ist für dich gesichert.
me-logged-in = Willkommen zurück, { $name }.
me-logged-out = Du bist abgemeldet.
me-made-up = Kandidat { $number }

# Links ins Leere

gone-page = Diese Seite gibt es nicht.
gone-page-note = Vielleicht hat die Adresse unterwegs einen Buchstaben verloren.
gone-home = Zur Startseite

# Was nicht ging

fail-retry = Erneut versuchen
fail-unreachable = Der Server ist nicht erreichbar. Deine Spiele sind dort sicher.
fail-other = Das hat nicht geklappt. Versuche es gleich noch einmal.
fail-no-table = Diesen Tisch gibt es nicht mehr, oder es gab ihn nie.
fail-began = Das Spiel hat ohne dich begonnen. Du kannst zusehen.
fail-no-seat = Die offenen Plätze sind für andere reserviert. Du kannst zusehen.
fail-name = Ein Name braucht etwas Sichtbares und hat höchstens 24 Zeichen.
fail-name-kept = Diesen Namen hat sich schon jemand gesichert. Melde dich an oder wähle einen anderen.
fail-kept = Du hast dir schon einen Namen gesichert.
fail-login = Dieser Name und dieses Passwort gehören nicht zusammen.
fail-too-many = Du hast schon viele Tische offen. Spiele oder verlasse erst ein paar davon.
fail-too-often = Das war etwas oft. Warte einen Moment.
fail-restart = Der Server startet neu. Versuche es gleich noch einmal.

# Die Regeln

rules-contents = Inhalt

# Ein Tisch, der wartet

wait-title = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei. Schick den Link.
   *[other] { $count } Plätze sind frei. Schick den Link.
}
wait-title-alone = Noch niemand da. Schick den Link herum.
wait-title-guest = Ein Platz wartet auf dich.
wait-title-full = Alle Plätze sind besetzt.
wait-seats = Plätze
wait-open = ein offener Platz
wait-you = { $name } (du)
wait-send = Wer diesen Link öffnet, kann sich setzen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
wait-link = Link zu diesem Tisch
wait-copy = Link kopieren
wait-copied = Kopiert
wait-share = Teilen
wait-share-title = Claim
wait-share-text = Der Thron ist leer. Komm und spiel eine Runde Claim.
wait-code = Oder gib den Code weiter:
wait-name = Wie sollen dich die anderen nennen?
wait-join = Hier mitspielen
wait-join-as = Als { $name } mitspielen
wait-full = Du kannst zusehen, sobald es beginnt.
wait-leave = Diesen Tisch verlassen
wait-deck = { $deck }: { $factions }.
wait-heroes = Mit Helden.
wait-memory = Ein Gedächtnisspiel: Die Ablage bleibt verdeckt.
wait-clock-move = { $time } für jeden Zug.
wait-clock-bank = { $time } für das ganze Spiel.
