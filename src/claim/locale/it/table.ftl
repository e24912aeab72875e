# Il tavolo visto da un posto, e le domande che gli si fanno

play-begins = Una partita per { $players }: { $factions }.
play-seed = Seme { $seed }. Scrivi ? per aiuto.
play-over = I voti
play-help =
    Rispondi con il numero davanti a una scelta, o con la mossa stessa: Go5, Eo5=El, take:deck.
      ?            questo aiuto
      ? Go5        che cosa fa una carta, anche: help Troll
      log          tutto quello che è successo
      hand, piles  la tua mano; tutte le pile
      (Invio)      di nuovo tutto il tavolo
      undo         ritira la tua ultima decisione
      save [FILE]  salva la partita
      quit         salva ed esci

screen-title = { $phase }, presa { $trick } di { $tricks }
log-title = { $phase }, presa { $trick }
screen-revealed = Scoperta
screen-for-two = chi vince la prende, chi perde pesca
screen-for-many = il primo sceglie, il secondo prende l'altra
screen-trick = Presa
screen-ahead = in testa
screen-won = vinta
screen-waiting = Troll che aspettano
screen-laid = Gnomi esposti
screen-before = davanti a { $name }
screen-followers = I tuoi seguaci
screen-counts = Carte
screen-heroes = Eroi raccolti: { $heroes }
count-deck = mazzo { $cards }
count-discards = scarti { $cards }
count-hand = { $name }: { $cards } in mano
pile-hand = Mano: { $name }
pile-followers = Seguaci: { $name }
pile-score = Pila dei punti: { $name }
pile-laid = Gnomi davanti a: { $name }
pile-discards = Scarti
pile-unseen = { $cards } non viste

as-itself = com'è
as-faction = come { $faction }
why-follow = Si è usciti di { $faction } e tu hai { $cards }: le carte segnate · devono aspettare.

ask-lead = Esci tu. Quale carta?
ask-follow = Quale carta giochi?
ask-take = Quale carta prendi come seguace?
ask-seer = Il tuo Veggente ha vinto. Quale prendi? Solo tu vedi la carta del mazzo.
ask-swap = Il Negromante chiede, e solo tu lo senti: metterlo negli scarti e richiamare una carta?
ask-steal = La Sirena riscuote. Quale carta rubi?
ask-back = Il Dinosauro è stato battuto. Lo riprendi? Una tua carta allora non verrà mai giocata.
ask-give = Il Kraken ha pescato. Quale carta restituisci?
ask-count = Dove si posa il Gargoyle? Conta come due carte.
answer-take-deck = dalla cima del mazzo
answer-swap-no = no, lo tengo
answer-back-yes = sì, in mano
answer-back-no = no, che vada
answer-count = tu ne hai { $mine }, l'altro { $other }

puzzled = "{ $text }" non è una scelta qui. Scrivi un numero, una mossa come Go5, o ? per aiuto.
puzzled-number = Non c'è la scelta { $number }: vanno da 1 a { $last }.
puzzled-question = { $move } non risponde a questa domanda.
puzzled-answer = { $move } non è possibile. Possibile: { $moves }
puzzled-not-held = Non hai { $card }.
puzzled-declare = Di' che cosa dev'essere { $card }: { $moves }
puzzled-rule = Non c'è fazione né eroe "{ $asked }"{ $near }

undone = Ritirata: { $move }.
undo-secret = Fra le prese non si ritira nulla finché un segreto può stare in una mano.
undo-nothing = Non c'è nulla da ritirare.
undo-others = { $name } ha giocato nel frattempo. Si ritirano solo le proprie mosse e quelle dei bot.
pass-device = Passa il dispositivo a { $name }.
pass-ready = { $name }, premi Invio quando nessun altro guarda.{" "}
nothing-to-decide = Niente da decidere per te ora. Premi Invio e passa il dispositivo.{" "}
saved = Salvata in { $file }
saved-resume = Salvata. Continua con: claim play --resume { $file }
not-saved = La partita non si è potuta salvare. Eccola, da conservare:
