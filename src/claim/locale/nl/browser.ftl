# De browser: wat zijn schermen zeggen buiten het spel zelf

card-name = { $kind } { $value }
card-declared = { $card } als { $faction }
card-as = als { $faction }
card-hero = held
card-hero-name = { $name }, held met waarde { $value }
card-hidden = Gesloten kaart
outlook-wins = wint
outlook-loses = verliest
outlook-ahead = voor
outlook-behind = achter
outlook-ally = partner wint

dialog-close = Sluiten

app-name = Claim
app-title = { $title } – Claim
app-skip = Naar de inhoud
top-home = Claim, startpagina
top-rules = Regels
top-name = Je naam
top-settings = Instellingen

home-mood = De troon is leeg
home-title =
    Win hun stemmen,
    draag de kroon.
home-lede = Een kaartspel in twee bedrijven voor twee tot vier. Eerst werf je volgelingen, dan vechten ze voor je.
home-play = Nu spelen
home-play-note = Claim, tegen een bot
home-new = Nieuwe tafel
home-code = Code of link
home-join = Meedoen
home-no-code = Dat is geen code van een tafel. Die heeft acht letters en cijfers, of komt als link.

games-mine = Je spellen
games-public = Open tafels
games-none = Nog geen spellen. ‘Nu spelen’ duurt ongeveer tien minuten.
games-loading = Je spellen worden gezocht…
games-all = Toon alle { $count }
games-turn = Jouw beurt
games-open = Openen
games-join = Meedoen
games-replay = Terugkijken
games-replay-of = Het spel met { $names } terugkijken
games-nobody = Nog niemand
games-waiting = { $count ->
    [one] wacht op één speler
   *[other] wacht op { $count } spelers
}
games-your-turn = jouw beurt
games-their-turn = wacht op de anderen
games-running = wordt gespeeld
games-won = jij droeg de kroon, { $when }
games-lost = de kroon ging naar { $names } ({ $when })
games-drawn = de kroon paste niemand, { $when }
games-unfinished = afgebroken, { $when }
games-over = afgelopen, { $when }

how-title = Zo gaat een spel
how-one = Werven
how-one-text = Win je een slag, dan volgt de open kaart jou. Verlies je, dan trek je er ongezien een.
how-two = Verzamelen
how-two-text = Je volgelingen zijn je tweede hand. Nu is elke slag die je wint van jou.
how-three = Gekozen worden
how-three-text = Elke factie stemt op wie er de meeste van heeft. Drie van de vijf stemmen maken een koning.
how-more = Alle regels

bot-random = Grillige bot
bot-simple = Eenvoudige bot
bot-novice = Beginnersbot
bot-casual = Gelegenheidsbot
bot-steady = Bedaarde bot
bot-expert = Expertbot
bot-master = Meesterbot
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Eigen mix

new-title = Nieuwe tafel
new-deck = Deck
new-players = Spelers
new-seat = Plaats { $seat }
new-seat-me = Jij
new-seat-open = Vrij: deel een link
new-partners = Partners zitten tegenover elkaar: plaats 1 en 3 tegen 2 en 4.
new-pair = Eén paar
new-pair-names = { $one } + { $other }
new-pair-Go = 22 kaarten · Ridders verslaan Goblins
new-pair-Gn = 22 kaarten · Reuzen pletten Gnomen
new-pair-El = 22 kaarten · acht kaarten zijn beide
new-tens = { $count ->
    [3] Drie facties van tien
    [5] Vijf facties van tien
   *[other] { $count } facties van tien
}
new-tens-chosen = { $chosen } van { $wanted } gekozen
new-ten-Un = tellen meteen
new-ten-Dw = gaan naar de verliezer
new-ten-Do = vervangen elke factie
new-ten-Dr = komen daarna uit
new-ten-Tr = één tegelijk
new-ten-Se = zien de stapel
new-ten-Cy = minste wint
new-surprise = Verras me
new-surprise-note = een van { $count } decks
new-heroes-note = vijf, ongezien getrokken
new-heroes-two = Helden zijn voor twee.
new-hero-values = { $count ->
    [0] Hun waarden
    [one] Hun waarden: één gewijzigd
   *[other] Hun waarden: { $count } gewijzigd
}
new-discards = Open aflegstapel
new-discards-note = uit: een geheugenspel
new-take-backs = Zetten terugnemen
new-take-backs-note = als de anderen akkoord gaan
new-public = Iedereen mag meedoen
new-public-on = staat bij de open tafels
new-public-off = uit: alleen met de link
new-tie-break = Evenveel stemmen
new-tie-break-cards = Meeste kaarten, dan waarden
new-tie-break-values = Som van de waarden
new-clock = Tijd
new-clock-none = Onbeperkt
new-clock-move = Per zet
new-clock-bank = Voor het hele spel
new-clock-seconds = Hoe lang
new-increment = Erbij per zet
new-increment-none = Niets
new-run-out = Als die op is
new-run-out-bot = Een bot speelt verder
new-run-out-lose = Het spel is verloren
new-summary = { $cards } kaarten: { $factions }.
new-summary-heroes = { $cards } kaarten: { $factions }, waarvan vijf vervangen door helden.
new-missing = { $count ->
    [one] Kies nog één factie van tien.
   *[other] Kies nog { $count } facties van tien.
}
new-cancel = Annuleren
new-open = Tafel openen

hero-values-title = De waarden van de helden
hero-values-note = Neem die op je eigen kaarten, van 0 tot en met { $most }.
hero-values-reset = Terug naar de onze
hero-values-done = Klaar

settings-title = Instellingen
settings-language = Taal
settings-language-browser = Zoals de browser: { $name }
settings-theme = Uiterlijk
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Kaarten bewegen
settings-speed-normal = Rustig
settings-speed-fast = Snel
settings-speed-none = Meteen
settings-hints = Hints
settings-hints-note = Kaarten zeggen of ze zouden winnen.
settings-labels = Opschriften op de tafel
settings-labels-note = Elke plek zegt waar hij voor is.
settings-muted = Berichten dempen
settings-muted-note = Wat anderen zeggen, hoor je hier niet.

me-title = Je naam
me-task = Wat wil je doen
me-task-name = Wijzigen
me-task-keep = Vastleggen
me-task-login = Inloggen
me-name = Naam
me-password = Wachtwoord, minstens 8 tekens
me-name-note = Zo noemen de anderen je aan tafel.
me-keep-note = Met een wachtwoord vind je je spellen ook op een ander apparaat.
me-login-note = Heb je al een naam vastgelegd? Hier krijg je hem terug, met zijn spellen.
me-do-name = Deze naam gebruiken
me-do-keep = Deze naam vastleggen
me-do-login = Inloggen
me-logout = Uitloggen
me-renamed = Je heet nu { $name }.
me-kept = { $name } is voor jou vastgelegd.
me-logged-in = Welkom terug, { $name }.
me-logged-out = Je bent uitgelogd.
me-made-up = Kandidaat { $number }

gone-page = Die pagina bestaat niet.
gone-page-note = Misschien verloor het adres onderweg een letter.
gone-home = Naar de startpagina

fail-retry = Opnieuw proberen
fail-unreachable = De server is niet te bereiken. Je spellen zijn daar veilig.
fail-other = Dat lukte niet. Probeer het zo nog eens.
fail-no-table = Deze tafel bestaat niet meer, of heeft nooit bestaan.
fail-began = Het spel is zonder jou begonnen. Je kunt wel kijken.
fail-no-seat = De vrije plaatsen zijn voor anderen bestemd. Je kunt wel kijken.
fail-name = Een naam moet iets zichtbaars hebben, en hoogstens 24 letters.
fail-name-kept = Iemand heeft deze naam vastgelegd. Log in, of kies een andere.
fail-kept = Je hebt al een naam vastgelegd.
fail-login = Deze naam en dit wachtwoord horen niet bij elkaar.
fail-too-many = Je hebt al veel tafels open. Speel of verlaat er eerst een paar.
fail-too-often = Dat was wel erg vaak. Wacht even.
fail-restart = De server start opnieuw op. Probeer het zo nog eens.

rules-contents = Inhoud

wait-title = { $count ->
    [0] Iedereen is er.
    [one] Eén plaats is vrij. Stuur de link.
   *[other] { $count } plaatsen zijn vrij. Stuur de link.
}
wait-title-alone = Nog niemand hier. Stuur de link rond.
wait-title-guest = Er wacht een plaats op je.
wait-title-full = Alle plaatsen zijn bezet.
wait-seats = Plaatsen
wait-open = een vrije plaats
wait-you = { $name } (jij)
wait-send = Wie deze link opent, kan gaan zitten. Het spel begint als alle plaatsen bezet zijn.
wait-link = Link naar deze tafel
wait-copy = Link kopiëren
wait-copied = Gekopieerd
wait-share = Delen
wait-share-title = Claim
wait-share-text = De troon is leeg. Kom een spel Claim spelen.
wait-code = Of geef de code door:
wait-name = Hoe moeten de anderen je noemen?
wait-join = Meedoen aan deze tafel
wait-join-as = Meedoen als { $name }
wait-full = Je kunt kijken zodra het begint.
wait-leave = Deze tafel verlaten
wait-deck = { $deck }: { $factions }.
wait-heroes = Met helden.
wait-memory = Een geheugenspel: de aflegstapel blijft dicht.
wait-clock-move = { $time } per zet.
wait-clock-bank = { $time } voor het hele spel.
