# Il tavolo nel browser: zone, posti, voti, aiuto, menu

seat-you = Tu
seat-open = posto libero
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = era di mano
seat-leads = è di mano
seat-partner = il tuo compagno
seat-partner-is = compagno: { $name }
seat-away = non c’è
seat-away-bot = non c’è; un bot gioca fra { $time }
seat-bot-plays = non c’è; gioca un bot
seat-turn = di turno

title-your-turn = ● Tocca a te – Claim
title-table = Tavolo
phase-title-1 = Fase uno: reclutare seguaci
phase-title-2 = Fase due: raccogliere consensi
phase-short-1 = Reclutare seguaci
phase-short-2 = Raccogliere consensi
phase-trick = Presa { $trick } di { $tricks }
phase-trick-short = { $phase ->
    [1] Fase uno
   *[2] Fase due
} · presa { $trick } di { $tricks }
open-rules = Regole di questo mazzo
open-log = Che cosa è successo
open-menu = Menu
open-say = Di’ qualcosa
open-resign = Abbandona
open-votes = Voti: { $tally }. Apri il tabellone
clock-left = { $seconds ->
    [one] Ancora un secondo
   *[other] Ancora { $seconds } secondi
}

zone-trick = Presa
zone-revealed-2 = Chi vince riceve
zone-revealed-3 = Il 1º sceglie, il 2º prende l’altra
zone-revealed-4 = Il 1º sceglie, il 2º prende l’altra
zone-deck-2 = Chi perde pesca
zone-deck-3 = Il 3º pesca
zone-deck-4 = Il 3º e il 4º pescano
zone-followers = Seguaci
zone-score = { $count ->
    [0] Pila dei punti
   *[other] Pila dei punti · { $count }
}
zone-laid = Gnomi
zone-laid-before = { $you ->
    [yes] I tuoi Gnomi
   *[no] Gnomi di { $name }
}
zone-waiting = Troll in attesa
zone-discards = Scarti
zone-empty = ancora niente
note-waiting = Il più alto va a chi vince la prossima presa, se non c’è un Troll più alto.
hand-count = { $count } in mano
discards-count = { $count ->
    [one] 1 scarto
   *[other] { $count } scarti
}
counts-hand = mano
counts-followers = seguaci
counts-score = raccolte

label-rail = Voti e che cosa è successo
label-player = { $name }
label-hand = { $count ->
    [one] { $name } ha una carta in mano
   *[other] { $name } ha { $count } carte in mano
}
label-own-hand = { $count ->
    [one] La tua mano, una carta
   *[other] La tua mano, { $count } carte
}
label-deck = { $count ->
    [one] Mazzo, una carta
   *[other] Mazzo, { $count } carte
}
label-followers = { $you ->
    [yes] I tuoi seguaci: { $count }
   *[no] Seguaci di { $name }: { $count }
}
open-followers = I tuoi seguaci: { $count }. Apri
open-score = { $you ->
    [yes] La tua pila dei punti: { $count }. Apri
   *[no] Pila dei punti di { $name }: { $count }. Apri
}
open-laid = { $you ->
    [yes] I tuoi Gnomi: { $count }. Apri
   *[no] Gnomi di { $name }: { $count }. Apri
}
open-tray = { $zone }: { $count }. Apri
open-discards = { $count ->
    [one] Guarda lo scarto
   *[other] Sfoglia i { $count } scarti
}
open-player = { $name }: mano { $hand }, seguaci { $followers }, raccolte { $score }. Apri
pile-title-followers = I tuoi seguaci
pile-title-score = { $you ->
    [yes] La tua pila dei punti
   *[no] Pila dei punti di { $name }
}
pile-title-laid = { $you ->
    [yes] I tuoi Gnomi
   *[no] Gnomi di { $name }
}
pile-title-waiting = Troll in attesa
pile-title-discards = Scarti

trick-led = { $you ->
    [yes] Uscita tua
   *[no] Uscita di { $name }
}
trick-won = { $you ->
    [yes] Vinci tu
   *[no] Vince { $name }
}
trick-would = { $outlook ->
    [wins] Vinceresti
    [loses] Perderesti
    [ahead] Per ora in testa
    [behind] Saresti dietro
   *[ally] Vince il compagno
}
trick-would-short = { $outlook ->
    [wins] vincerebbe
    [loses] perderebbe
    [ahead] in testa
    [behind] dietro
   *[ally] vince il compagno
}
trick-rank = { $rank ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[4] 4º
}
trick-last = Ultima presa
trick-recalled = { $phase ->
    [1] Fase uno, presa { $trick }
   *[2] Fase due, presa { $trick }
}
trick-return = Torna al presente

hand-play = Gioca { $card }
hand-chosen = Scelta: { $card }. Gioca questa carta di nuovo per confermare.
hand-not-now = { $card }, non ora: { $why }
hand-would = { $outlook ->
    [wins] { $card }, vincerebbe. { $told }
    [loses] { $card }, perderebbe. { $told }
    [ahead] { $card }, per ora in testa. { $told }
    [behind] { $card }, dietro. { $told }
   *[ally] { $card }, il tuo compagno vincerebbe comunque. { $told }
}
why-not-follow = bisogna rispondere ({ $faction }), e ne hai.
why-not-turn = ora gioca { $name }.
why-not-now = ora questa carta non si può giocare.

ribbon-turn = { $you ->
    [yes] Tocca a te
   *[no] Gioca { $name }
}
help-outlook = { $outlook ->
    [wins] { $card } vince
    [loses] { $card } perde
    [ahead] { $card } è in testa
    [behind] { $card } è dietro
   *[ally] { $card }, vince il tuo compagno
}
help-theirs = { $name } sceglie una carta.
help-theirs-answer = { $name } decide.
help-sent = La tua carta è in viaggio.
help-answer = Scegli nel riquadro qui sotto.
help-lead-1 = Esci tu. Gioca una carta qualunque; gli altri rispondono alla sua fazione se possono.
help-lead-2 = Esci tu. Gioca una carta qualunque; chi vince raccoglie la presa.
help-follow = Fazione d’uscita: { $factions }. Rispondi; le carte sbiadite devono aspettare.
help-free = Fazione d’uscita: { $factions }, ma non ne hai. Gioca una carta qualunque.
help-no-lead = Nessuna fazione d’uscita: gioca una carta qualunque.
help-over = La partita è finita.
refused-stale = Intanto è successo qualcosa. Scegli di nuovo.
refused-illegal = Quella carta ora non si può giocare. Scegline un’altra.
refused-turn = Non tocca più a te.
refused-other = Quella mossa non è stata fatta. Scegli di nuovo.
connection-lost = Connessione caduta. Le tue carte sono al sicuro; riprovo…
connection-trying = Il server non è raggiungibile; riprovo…
table-loading = Arrivano le carte…
table-gone = Questo tavolo non c’è più, o non c’è mai stato.
table-over-title = La partita è finita
table-watching = Stai guardando. Le mani restano coperte finché la partita non finisce.

votes-title = I voti, per ora
votes-so-far = Voti finora
votes-to = a
votes-still-to-win = ancora da vincere
votes-fewest-wins = meno è meglio
votes-of-side = { $name } { $count }
votes-still-open = ancora { $count } da vincere
votes-open = aperto
votes-same = pari
votes-leads = { $who ->
    [you] Sei avanti di { $by }
    [they] Sono avanti di { $by }
   *[name] { $name } avanti di { $by }
}
votes-fewest = { $who ->
    [you] Tu ne hai di meno
    [they] Loro ne hanno di meno
   *[name] { $name } ne ha di meno
}
votes-value = { $who ->
    [you] Tuo per la carta { $by }
    [they] Loro per la carta { $by }
   *[name] Di { $name } per la carta { $by }
}
votes-lowest = { $who ->
    [you] Tuo per la carta bassa { $by }
    [they] Loro per la carta bassa { $by }
   *[name] Di { $name } per la carta bassa { $by }
}
votes-decided = { $who ->
    [you] Tuo, ormai certo
    [they] Loro, ormai certo
   *[name] Di { $name }, ormai certo
}
votes-decided-nobody = Di nessuno, ormai certo

history-title = Che cosa è successo
history-trick = Presa
history-recall = Mostra questa presa sul tavolo
history-empty = Ancora niente. Il racconto comincia con la prima carta.

menu-title = Tavolo
menu-copy = Copia il link a questo tavolo
menu-copied = Link copiato
menu-home = Alla pagina iniziale
say-title = Di’ qualcosa
say-mute = Non sentire gli altri
say-said = { $name }: { $text }
say-hello = Ciao
say-good-luck = Buona fortuna
say-well-played = Ben giocato
say-oops = Ops
say-thanks = Grazie
say-thinking = Fammi pensare
say-sorry = Scusa
say-good-game = Bella partita
back-title = Ritira una mossa
back-ask = Chiedi di ritirare la tua ultima mossa
back-waiting = Chiedi di ritirare la tua mossa. Si aspettano gli altri…
back-asked = { $name } chiede di ritirare una mossa.
back-asked-others = { $name } chiede di ritirare una mossa. Si aspettano gli altri…
back-agree = D’accordo
back-refuse = No
resign-title = Abbandoni?
resign-text = La partita finisce, e la corona va all’altra parte.
resign-three = Un bot prende il tuo posto e continua contro gli altri.
resign-yes = Abbandona
resign-no = Continua

power-Go = Nessun potere, ma cinque 0 e molta compagnia.
power-Kn = Batte tutto tranne i Cavalieri quando si esce di Goblin.
power-Un = Nella fase uno va subito nella pila dei punti di chi vince.
power-Dw = Nella fase due va a chi perde la presa, o alla carta più bassa in tre o quattro.
power-Do = Si gioca anche se potresti rispondere; conta come la fazione d’uscita.
power-Gn = Nella fase due resta scoperto davanti a chi lo ha vinto, a portata dei Giganti.
power-Gi = Nella fase due toglie uno Gnomo dello stesso valore che sta davanti a un avversario.
power-Dr = Chi gioca l’ultimo Drago esce nella presa successiva.
power-Tr = Nella fase due si raccoglie solo il Troll più alto; gli altri aspettano.
power-Se = Vince nella fase uno? Vedi la prima carta del mazzo e puoi prenderla.
power-El = Nessun potere, ma un voto tutto suo.
power-Or = Nessun potere, ma un voto tutto suo.
power-Eo = Quando la giochi dici se è Elfo o Orco.
power-Cy = I Ciclopi votano per chi ne ha di meno, ma almeno uno.
power-Bard = Esci nella presa successiva, che tu vinca o perda.
power-Centaur = Giocato per secondo contro un 5 o un 6, vince.
power-BugLord = Nella fase due vale uno in più per ogni carta di fazione che hai raccolto.
power-Jester = Giocato per secondo, scambia il posto con la carta d’uscita.
power-Siren = Giocata in uscita e battuta, ruba una carta dalla pila dei punti dell’altro.
power-Witch = Giocata in uscita, la batte solo un valore pari superiore a 5.
power-Minotaur = Vince l’ultima presa di una delle due fasi.
power-Golem = Giocato per secondo contro un valore da 1 a 4, vince e l’altra carta viene scartata.
power-Necromancer = Finché lo hai in mano nella fase uno, puoi scambiarlo con una carta scartata.
power-LifeStealer = Giocato per secondo, appartiene alla fazione d’uscita e ne ha il potere.
power-Gargoyle = Raccolto, conta come due carte di una fazione che nomini alla fine.
power-Werewolf = Quando lo giochi puoi farne un 5 di qualunque fazione.
power-Dinosaur = Battuto nella fase due, può tornare nella tua mano.
power-VampireQueen = L’altra carta della sua presa non ha alcun potere.
power-Treant = Nella fase due può essere una fazione di cui hai raccolto due carte.
power-Kraken = Vince nella fase due? Peschi una carta dall’altra mano e ne restituisci una.
power-Death = Nella fase due nessuno raccoglie le carte della sua presa.
power-Warrior = Nessun potere. Quasi non ne ha bisogno.
