# Il tavolo visto da un posto, e le domande che gli si fanno

play-begins = Una partita in { $players }: { $factions }.
play-seed = Seme { $seed }. Scrivi ? per aiuto.
play-over = I voti
play-help =
    Rispondi con il numero davanti a una scelta, o con la mossa stessa: Go5, Eo5=El, take:deck.
      ?            questo aiuto
      ? Go5        che cosa fa una carta, anche: help Troll
      log          tutto quello che è successo
      hand, piles  la tua mano; tutte le pile
      (Invio)      di nuovo tutto il tavolo
      undo         ritirare la tua ultima decisione
      save [FILE]  salvare la partita
      quit         salvare e uscire

screen-title = { $phase }, presa { $trick } di { $tricks }
log-title = { $phase }, presa { $trick }
screen-revealed = Scoperto
screen-for-two = chi vince la prende, chi perde pesca
screen-for-many = il primo sceglie, il secondo prende l'altra
screen-trick = Presa
screen-ahead = in testa
screen-won = vinta
screen-waiting = Troll in attesa
screen-laid = Gnomi esposti
screen-before = { $name }
screen-followers = I tuoi seguaci
screen-counts = Carte
screen-heroes = Eroi raccolti: { $heroes }
count-deck = mazzo { $cards }
count-discards = scarti { $cards }
count-hand = { $name }: { $cards } in mano
pile-hand = Mano: { $name }
pile-followers = Seguaci: { $name }
pile-score = Pila dei punti: { $name }
pile-laid = Gnomi: { $name }
pile-discards = Scarti
pile-unseen = { $cards } non viste

as-itself = com'è
as-faction = come { $faction }
why-follow = Fazione d'uscita: { $faction }, e tu hai { $cards }. Le carte segnate · devono aspettare.

ask-lead = Esci tu. Quale carta giochi?
ask-follow = Quale carta giochi?
ask-take = Quale carta prendi come seguace?
ask-seer = La tua Veggente ha vinto. Quale prendi? Solo tu vedi la carta del mazzo.
ask-swap = Il Negromante chiede, e solo tu lo senti: metterlo negli scarti e richiamare una carta al suo posto?
ask-steal = La Sirena riscuote. Quale carta rubi?
ask-back = Il Dinosauro è stato battuto. Lo riprendi? Una tua carta allora non verrà mai giocata.
ask-give = Il Kraken ha pescato. Quale carta restituisci in cambio?
ask-count = Dove si posa il Gargoyle? Conta come due carte.
answer-take-deck = la prima del mazzo
answer-swap-no = no, lo tengo
answer-back-yes = sì, di nuovo in mano
answer-back-no = no, lascialo andare
answer-count = tu ne hai { $mine }, l'altro { $other }

puzzled = "{ $text }" non è una scelta possibile qui. Scrivi un numero, una mossa come Go5, o ? per aiuto.
puzzled-number = Non c'è una scelta { $number }: vanno da 1 a { $last }.
puzzled-question = { $move } non risponde a questa domanda.
puzzled-answer = { $move } non è possibile. Possibile: { $moves }
puzzled-not-held = Non hai { $card }.
puzzled-declare = Di' che cosa dev'essere { $card }: { $moves }
puzzled-rule = Non c'è nessuna fazione e nessun eroe "{ $asked }"{ $near }

undone = Ritirata: { $move }.
undo-secret = Fra una presa e l'altra non si ritira nulla finché una mano può nascondere un segreto.
undo-nothing = Non c'è nulla da ritirare.
undo-others = { $name } ha giocato nel frattempo. Puoi ritirare solo le mosse tue e dei bot.
pass-device = Passa il dispositivo a { $name }.
pass-ready = { $name }, premi Invio quando nessun altro guarda.{" "}
nothing-to-decide = Ora non hai niente da decidere. Premi Invio e passa il dispositivo.{" "}
saved = Salvata in { $file }
saved-resume = Salvata. Continua con: claim play --resume { $file }
not-saved = Non è stato possibile salvare la partita. Eccola, da conservare:
