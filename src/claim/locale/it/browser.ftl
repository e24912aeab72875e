# Il browser: che cosa dicono le sue schermate fuori dal gioco

card-name = { $kind } { $value }
card-declared = { $card } come { $faction }
card-as = come { $faction }
card-hero = eroe
card-hero-name = { $name }, eroe di valore { $value }
card-hidden = Carta coperta
outlook-wins = vince
outlook-loses = perde
outlook-ahead = in testa
outlook-behind = dietro
outlook-ally = vince il compagno

dialog-close = Chiudi

app-name = Claim
app-title = { $title } – Claim
app-skip = Vai al contenuto
top-home = Claim, pagina iniziale
top-rules = Regole
top-name = Il tuo nome
top-settings = Impostazioni

home-mood = Il trono è vuoto
home-title =
    Vinci i loro voti,
    porta la corona.
home-lede = Un gioco di carte in due atti, da due a quattro. Prima recluti seguaci, poi loro combattono per te.
home-play = Gioca subito
home-play-note = Claim, contro un bot
home-new = Nuovo tavolo
home-code = Codice o link
home-join = Unisciti
home-no-code = Non è il codice di un tavolo. Ha otto lettere e cifre, oppure arriva come link.

games-mine = Le tue partite
games-public = Tavoli aperti
games-none = Ancora nessuna partita. «Gioca subito» dura circa dieci minuti.
games-loading = Cerco le tue partite…
games-all = Mostra tutte ({ $count })
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
games-won = hai vinto la corona, { $when }
games-lost = corona per { $names } ({ $when })
games-drawn = corona per nessuno ({ $when })
games-unfinished = interrotta, { $when }
games-over = finita, { $when }

how-title = Come si svolge una partita
how-one = Recluta
how-one-text = Se vinci una presa, la carta scoperta ti segue. Se la perdi, ne peschi una coperta.
how-two = Raccogli
how-two-text = I tuoi seguaci sono la tua seconda mano. Ora ogni presa vinta resta a te.
how-three = Fatti eleggere
how-three-text = Ogni fazione vota per chi ne ha di più. Tre voti su cinque fanno un re.
how-more = Tutte le regole

bot-random = Bot capriccioso
bot-simple = Bot semplice
bot-novice = Bot principiante
bot-casual = Bot occasionale
bot-steady = Bot pacato
bot-expert = Bot esperto
bot-master = Bot maestro
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Mazzo su misura

new-title = Nuovo tavolo
new-deck = Mazzo
new-players = Giocatori
new-seat = Posto { $seat }
new-seat-me = Tu
new-seat-open = Libero: condividi un link
new-partners = I compagni siedono uno di fronte all’altro: posti 1 e 3 contro 2 e 4.
new-pair = Una coppia
new-pair-names = { $one } + { $other }
new-pair-Go = 22 carte · i Cavalieri battono i Goblin
new-pair-Gn = 22 carte · i Giganti schiacciano gli Gnomi
new-pair-El = 22 carte · otto sono entrambe le cose
new-tens = { $count ->
    [3] Tre fazioni da dieci
    [5] Cinque fazioni da dieci
   *[other] { $count } fazioni da dieci
}
new-tens-chosen = { $chosen } di { $wanted } scelte
new-ten-Un = contano subito
new-ten-Dw = vanno a chi perde
new-ten-Do = sostituiscono tutti
new-ten-Dr = escono nella presa dopo
new-ten-Tr = uno alla volta
new-ten-Se = vedono il mazzo
new-ten-Cy = vince chi ne ha meno
new-surprise = Sorprendimi
new-surprise-note = un mazzo su { $count }
new-heroes-note = cinque, pescati alla cieca
new-heroes-two = Gli eroi sono per due.
new-hero-values = { $count ->
    [0] I loro valori
    [one] I loro valori: uno cambiato
   *[other] I loro valori: { $count } cambiati
}
new-discards = Scarti visibili
new-discards-note = no: un gioco di memoria
new-take-backs = Ritirare mosse
new-take-backs-note = se gli altri sono d’accordo
new-public = Aperto a tutti
new-public-on = appare fra i tavoli aperti
new-public-off = no: solo con il link
new-tie-break = Voti pari
new-tie-break-cards = Più carte, poi i valori
new-tie-break-values = Somma dei valori
new-clock = Tempo
new-clock-none = Senza limite
new-clock-move = Per ogni mossa
new-clock-bank = Per tutta la partita
new-clock-seconds = Quanto tempo
new-increment = In più per ogni mossa
new-increment-none = Niente
new-run-out = Quando finisce
new-run-out-bot = Continua un bot
new-run-out-lose = La partita è persa
new-summary = { $cards } carte: { $factions }.
new-summary-heroes = { $cards } carte: { $factions }, cinque sostituite da eroi.
new-missing = { $count ->
    [one] Scegli ancora una fazione da dieci.
   *[other] Scegli ancora { $count } fazioni da dieci.
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
settings-speed-none = All’istante
settings-hints = Suggerimenti
settings-hints-note = Le carte dicono se vincerebbero.
settings-labels = Etichette sul tavolo
settings-labels-note = Ogni zona dice a che cosa serve.
settings-muted = Silenzia i messaggi
settings-muted-note = Quello che dicono gli altri qui non si vede.

me-title = Il tuo nome
me-task = Che cosa fare
me-task-name = Cambia
me-task-keep = Proteggi
me-task-login = Accedi
me-name = Nome
me-password = Password, almeno 8 caratteri
me-name-note = Così ti chiamano gli altri al tavolo.
me-keep-note = Con una password ritrovi le tue partite anche su un altro dispositivo.
me-login-note = Hai già protetto un nome? Qui lo ritrovi, con le sue partite.
me-do-name = Usa questo nome
me-do-keep = Proteggi questo nome
me-do-login = Accedi
me-logout = Esci
me-renamed = Ora ti chiami { $name }.
me-kept = { $name } è protetto per te.
me-logged-in = Ciao di nuovo, { $name }.
me-logged-out = Ora l’accesso è chiuso.
me-made-up = Candidato { $number }

gone-page = Questa pagina non esiste.
gone-page-note = Forse l’indirizzo ha perso una lettera per strada.
gone-home = Torna alla pagina iniziale

fail-retry = Riprova
fail-unreachable = Il server non è raggiungibile. Le tue partite lì sono al sicuro.
fail-other = Non ha funzionato. Riprova fra un momento.
fail-no-table = Questo tavolo non c’è più, o non c’è mai stato.
fail-began = La partita è cominciata senza di te. Puoi guardarla.
fail-no-seat = I posti liberi sono riservati ad altri. Puoi guardare.
fail-name = Un nome deve avere qualcosa di visibile e al massimo 24 lettere.
fail-name-kept = Qualcuno ha protetto questo nome. Accedi o scegline un altro.
fail-kept = Hai già un nome protetto.
fail-login = Questo nome e questa password non vanno insieme.
fail-too-many = Hai già molti tavoli aperti. Prima giocane o lasciane qualcuno.
fail-too-often = Un po’ troppo spesso. Aspetta un momento.
fail-restart = Il server si riavvia. Riprova fra un momento.

rules-contents = Indice

wait-title = { $count ->
    [0] Ci sono tutti.
    [one] C’è un posto libero. Manda il link.
   *[other] Ci sono { $count } posti liberi. Manda il link.
}
wait-title-alone = Ancora nessuno. Manda il link.
wait-title-guest = Un posto ti aspetta.
wait-title-full = Tutti i posti sono occupati.
wait-seats = Posti
wait-open = un posto libero
wait-you = { $name } (tu)
wait-send = Chi apre questo link può sedersi. La partita comincia quando tutti i posti sono occupati.
wait-link = Link a questo tavolo
wait-copy = Copia il link
wait-copied = Copiato
wait-share = Condividi
wait-share-title = Claim
wait-share-text = Il trono è vuoto. Vieni a giocare una partita a Claim.
wait-code = Oppure passa il codice:
wait-name = Come devono chiamarti gli altri?
wait-join = Unisciti a questo tavolo
wait-join-as = Unisciti a questo tavolo come { $name }
wait-full = Potrai guardare appena comincia.
wait-leave = Lascia questo tavolo
wait-deck = { $deck }: { $factions }.
wait-heroes = Con eroi.
wait-memory = Un gioco di memoria: gli scarti restano coperti.
wait-clock-move = { $time } per ogni mossa.
wait-clock-bank = { $time } per tutta la partita.
