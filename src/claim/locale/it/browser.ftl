# Il browser: che cosa dicono le sue schermate fuori dal gioco

card-name = { $kind } { $value }
card-declared = { $card } come { $faction }
card-as = come { $faction }
card-hero = eroe
card-hero-name = { $name }, un eroe da { $value }
card-hidden = Carta coperta
outlook-wins = vince
outlook-loses = perde
outlook-ahead = in testa
outlook-behind = dietro
outlook-ally = vince l'alleato

dialog-close = Chiudi

app-name = Claim
app-title = { $title } – Claim
app-skip = Vai al contenuto
top-home = Claim, inizio
top-rules = Regole
top-name = Il tuo nome
top-settings = Impostazioni

home-mood = Il trono è vuoto
home-title =
    Vinci i loro voti,
    porta la corona.
home-lede = Un gioco di carte in due atti per due-quattro. Prima recluti seguaci, poi loro combattono per te.
home-play = Gioca subito
home-play-note = Claim, contro un bot
home-new = Nuovo tavolo
home-code = Codice o link
home-join = Unisciti
home-no-code = Non è il codice di un tavolo. Ha otto lettere e cifre, o arriva come link.

games-mine = Le tue partite
games-public = Tavoli aperti
games-none = Ancora nessuna partita. «Gioca subito» dura circa dieci minuti.
games-loading = Cerco le tue partite…
games-all = Mostra tutte e { $count }
games-turn = Tocca a te
games-open = Apri
games-join = Unisciti
games-replay = Rivedi
games-replay-of = Rivedi la partita con { $names }
games-nobody = Ancora nessuno
games-waiting = { $count ->
    [one] manca una persona
   *[other] mancano { $count } persone
}
games-your-turn = tocca a te
games-their-turn = tocca agli altri
games-running = in corso
games-won = hai portato la corona, { $when }
games-lost = { $names } ha portato la corona, { $when }
games-drawn = la corona non andava a nessuno, { $when }
games-unfinished = interrotta, { $when }
games-over = finita, { $when }

how-title = Come va una partita
how-one = Recluta
how-one-text = Vinci una presa e la carta scoperta ti segue. Perdila e ne peschi una coperta.
how-two = Raccogli
how-two-text = I tuoi seguaci sono la tua seconda mano. Ora ogni presa vinta resta a te.
how-three = Fatti eleggere
how-three-text = Ogni fazione vota chi ne ha di più. Tre voti su cinque fanno un re.
how-more = Tutte le regole

bot-random = Bot capriccioso
bot-simple = Bot costante
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Mescolanza tua

new-title = Nuovo tavolo
new-deck = Mazzo
new-players = Giocatori
new-seat = Posto { $seat }
new-seat-me = Tu
new-seat-open = Aperto: condividi un link
new-partners = I compagni siedono di fronte: posti 1 e 3 contro 2 e 4.
new-pair = Una coppia
new-pair-names = { $one } + { $other }
new-pair-Go = 22 carte · i Cavalieri battono i Goblin
new-pair-Gn = 22 carte · i Giganti schiacciano gli Gnomi
new-pair-El = 22 carte · otto sono entrambe le cose
new-tens = { $count ->
    [3] Tre decine
    [5] Cinque decine
   *[other] { $count } decine
}
new-tens-chosen = { $chosen } di { $wanted } scelte
new-ten-Un = segnano subito
new-ten-Dw = vanno a chi perde
new-ten-Do = fanno le veci di tutti
new-ten-Dr = escono nella presa dopo
new-ten-Tr = uno alla volta
new-ten-Se = vedono il mazzo
new-ten-Cy = vince chi ne ha meno
new-surprise = Sorprendimi
new-surprise-note = uno di { $count } mazzi
new-heroes-note = cinque, pescati coperti
new-heroes-two = Gli eroi sono per due.
new-hero-values = { $count ->
    [0] I loro valori
    [one] I loro valori: uno cambiato
   *[other] I loro valori: { $count } cambiati
}
new-discards = Scarti aperti
new-discards-note = spento: gioco di memoria
new-take-backs = Ritirare mosse
new-take-backs-note = se gli altri sono d'accordo
new-public = Aperto a tutti
new-public-on = fra i tavoli aperti
new-public-off = spento: solo con link
new-tie-break = Voti pari
new-tie-break-cards = Più carte, poi i valori
new-tie-break-values = Somma dei valori
new-clock = Tempo
new-clock-none = Senza limite
new-clock-move = Per ogni mossa
new-clock-bank = Per tutta la partita
new-clock-seconds = Quanto
new-increment = In più per ogni mossa
new-increment-none = Niente
new-run-out = Quando finisce
new-run-out-bot = Continua un bot
new-run-out-lose = La partita è persa
new-summary = { $cards } carte: { $factions }.
new-summary-heroes = { $cards } carte: { $factions }, cinque sostituite da eroi.
new-missing = { $count ->
    [one] Scegli ancora una decina.
   *[other] Scegli ancora { $count } decine.
}
new-cancel = Annulla
new-open = Apri il tavolo

hero-values-title = I valori degli eroi
hero-values-note = Prendi quelli stampati sulle tue carte, da 0 a { $most }.
hero-values-reset = Torna ai nostri
hero-values-done = Fatto

settings-title = Impostazioni
settings-language = Lingua
settings-language-browser = Come il browser: { $name }
settings-theme = Aspetto
settings-theme-system = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-speed = Le carte si muovono
settings-speed-normal = Con calma
settings-speed-fast = In fretta
settings-speed-none = Subito
settings-hints = Suggerimenti
settings-hints-note = Le carte dicono se vincerebbero.
settings-labels = Etichette sul tavolo
settings-labels-note = Ogni zona dice a che cosa serve.
settings-muted = Silenzia i messaggi
settings-muted-note = Quello che dicono gli altri qui non si sente.

me-title = Il tuo nome
me-task = Che cosa fare
me-task-name = Cambia
me-task-keep = Conserva
me-task-login = Accedi
me-name = Nome
me-password = Password, almeno 8 caratteri
me-name-note = Così ti chiamano gli altri al tavolo.
me-keep-note = Con una password ritrovi le tue partite anche su un altro dispositivo.
me-login-note = Hai già conservato un nome? Qui lo ritrovi, con le sue partite.
me-do-name = Usa questo nome
me-do-keep = Conserva questo nome
me-do-login = Accedi
me-logout = Esci
me-renamed = Ora ti chiami { $name }.
me-kept = { $name } è conservato per te.
me-logged-in = Bentornato, { $name }.
me-logged-out = Sei uscito.
me-made-up = Candidato { $number }

gone-page = Questa pagina non c'è.
gone-page-note = Forse l'indirizzo ha perso una lettera per strada.
gone-home = Torna all'inizio

fail-retry = Riprova
fail-unreachable = Il server non risponde. Le tue partite lì sono al sicuro.
fail-other = Non ha funzionato. Riprova fra un momento.
fail-no-table = Questo tavolo non c'è più, o non c'è mai stato.
fail-began = La partita è cominciata senza di te. Puoi guardarla.
fail-no-seat = I posti liberi sono per altri. Puoi guardare.
fail-name = Un nome deve vedersi e avere al massimo 24 lettere.
fail-name-kept = Qualcuno conserva già questo nome. Accedi o scegline un altro.
fail-kept = Conservi già un nome.
fail-login = Questo nome e questa password non vanno insieme.
fail-too-many = Hai già molti tavoli aperti. Prima giocane o lasciane qualcuno.
fail-too-often = Troppo spesso. Aspetta un momento.
fail-restart = Il server riparte. Riprova fra un momento.

rules-contents = Indice

wait-title = { $count ->
    [0] Ci sono tutti.
    [one] Un posto è libero. Manda il link.
   *[other] { $count } posti sono liberi. Manda il link.
}
wait-title-alone = Ancora nessuno. Manda loro il link.
wait-title-guest = Un posto ti aspetta.
wait-title-full = Tutti i posti sono presi.
wait-seats = Posti
wait-open = un posto libero
wait-you = { $name } (tu)
wait-send = Chi apre questo link può sedersi. La partita comincia quando tutti i posti sono presi.
wait-link = Link a questo tavolo
wait-copy = Copia il link
wait-copied = Copiato
wait-share = Condividi
wait-share-title = Claim
wait-share-text = Il trono è vuoto. Vieni a giocare una partita a Claim.
wait-code = O di' loro il codice:
wait-name = Come devono chiamarti gli altri?
wait-join = Unisciti a questo tavolo
wait-join-as = Unisciti come { $name }
wait-full = Potrai guardare appena comincia.
wait-leave = Lascia questo tavolo
wait-deck = { $deck }: { $factions }.
wait-heroes = Con eroi.
wait-memory = Un gioco di memoria: gli scarti restano chiusi.
wait-clock-move = { $time } per ogni mossa.
wait-clock-bank = { $time } per tutta la partita.
