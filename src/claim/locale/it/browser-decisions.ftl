# Il browser: decisioni, fine della partita, replay e primi passi

sheet-look = Guarda il tavolo
sheet-return = Torna alla scelta
sheet-close = Un’altra carta
sheet-secret = Lo vedi solo tu.

seer-title = Che cosa vede la Veggente
seer-text = Hai vinto con una Veggente. Prendine una; { $name } riceve l’altra.
seer-text-many = Hai vinto con una Veggente. Prendi una di tre carte: una scoperta, o quella che hai visto solo tu.
seer-revealed = Scoperta
seer-revealed-note = { $name } vede che la prendi
seer-other = { $name } riceve l’altra
seer-deck = Prima del mazzo
seer-deck-note = resta il tuo segreto

pick-title = La prima scelta è tua
pick-title-next = La prossima scelta è tua
pick-text = Scegli un seguace. { $name } prende l’altro.
pick-text-plain = Scegli un seguace. Il prossimo in rango prende l’altro.
pick-note = per te

elf-orc-title = Elfo o Orco?
elf-orc-text = { $card } è ciò che dichiari, e lo resta se qualcuno la vince.
elf-orc-El = Come Elfo
elf-orc-Or = Come Orco
werewolf-title = Il Licantropo si trasforma
werewolf-text = Un 5 di qualunque fazione, o se stesso con { $value }. Senza poteri.
werewolf-plain = Se stesso
treant-title = Il Treant mette radici
treant-text = Come una fazione di cui hai due carte, con il suo potere e il valore { $value }.
treant-plain = Se stesso
treant-collected = { $count } raccolte
treant-too-few = { $count ->
    [0] nessuna raccolta, ne servono 2
   *[other] raccolte: { $count } di 2
}
declare-plain = senza fazione, { $value }
declare-follow = non ora: uscita di { $factions }

necromancer-title = Richiamare una carta?
necromancer-text = Scambia il Negromante con una carta diretta agli scarti.
necromancer-nothing = Questa volta negli scarti non va niente.
necromancer-note = nella tua mano
necromancer-no = Tenerlo per dopo
siren-title = La Sirena riscuote
siren-text = È stata battuta: prendi una carta dalla pila dei punti di { $name }.
dinosaur-title = Di nuovo qui?
dinosaur-text = Il tuo Dinosauro è stato battuto. Se lo riprendi, un’altra carta non verrà mai giocata.
dinosaur-yes = Di nuovo in mano
dinosaur-no = Lasciarlo andare
kraken-title = Il Kraken arraffa
kraken-text = Hai pescato { $card } dalla mano di { $name }. Restituisci una carta; { $name } la vedrà.
kraken-text-plain = Restituisci una carta; { $name } la vedrà.
kraken-drawn = appena pescata
gargoyle-title = Dove si posa il Gargoyle?
gargoyle-text = Conta come due carte, più basse di ogni numero.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = il voto diventa tuo
shift-lost = il voto diventa di { $name }
shift-tied = il voto è pari
shift-mine = resta tuo
shift-theirs = { $name } è ancora in testa
shift-open = ancora di nessuno
shift-none = nessun voto cambia
shift-short-gained = tuo
shift-short-lost = di { $name }
shift-short-tied = pari

end-won = La corona è tua.
end-won-team = La corona è tua e di { $name }.
end-lost = { $name } porta la corona.
end-lost-team = { $one } e { $other } portano la corona.
end-draw = La corona non va a nessuno.
end-score = { $won ->
    [one] 1 voto contro { $others }.
   *[other] { $won } voti contro { $others }.
}
end-score-three = { $won ->
    [one] 1 voto contro { $second } e { $third }.
   *[other] { $won } voti contro { $second } e { $third }.
}
end-score-draw = { $votes ->
    [0] Nessun voto, per nessuno.
    [one] 1 voto a testa, e anche il resto è pari.
   *[other] { $votes } voti a testa, e anche il resto è pari.
}
end-decider = Hanno fatto la differenza: { $factions }.
end-counting = Si contano i voti
end-resigned = { $you ->
    [yes] Hai abbandonato.
    [team] La tua parte ha abbandonato.
   *[no] { $name } ha abbandonato.
}
end-time = { $you ->
    [yes] Il tuo tempo è scaduto.
    [team] Il tempo della tua parte è scaduto.
   *[no] Il tempo di { $name } è scaduto.
}
end-as-it-stood = I voti, com’erano
ballots-label = I voti, dal più sicuro al più combattuto
ballot-to = a
ballot-nobody = Nessuno
ballot-none = nessuno li ha interpellati
ballot-values = { $name }: { $values }
ballot-values-none = { $name }: nessuna
tie-break-cards = Carte nelle fazioni che hanno votato: { $counts }
tie-break-values = Valori nelle fazioni che hanno votato: { $counts }
tie-break-side = { $name } { $count }
end-rematch = Rivincita
end-rematch-go = Vai alla rivincita
end-rematch-asked = È cominciata una rivincita.
end-same-deal = Stesse carte, posti scambiati
end-replay = Rivedi a mani aperte
end-share = Condividi
end-share-title = Una partita a Claim
end-shared = Il link è copiato.
end-save = Salva .claim

film-title = Replay
film-back = Al tavolo
film-missing = Questa partita non si può rivedere: è ancora in corso, o non c’è mai stata.
film-moves = Mosse
film-first = Prima mossa
film-trick-back = Presa precedente
film-back-one = Mossa precedente
film-on-one = Mossa successiva
film-trick-on = Presa successiva
film-last = Ultima mossa
film-slider = Mossa { $move } di { $moves }
film-link = Copia il link a questa mossa
film-dealt = Le carte sono distribuite.
film-counted = I voti sono contati.
film-trick = { $phase ->
    [1] Fase uno, presa { $trick }
   *[2] Fase due, presa { $trick }
}
film-hand = Mano
film-followers = Seguaci
film-score = Pila dei punti
film-laid = Gnomi
film-empty = ancora niente
film-revealed = Scoperto
film-deck = Mazzo
film-deck-left = { $count ->
    [0] vuoto
   *[other] ancora { $count }
}
film-trick-zone = Presa
film-votes = I voti
film-no-trick = ancora nessuna carta
film-waiting = Troll in attesa
film-discards = Scarti
film-by = { $name }
film-keys = Le frecce vanno di mossa in mossa, Pag su e Pag giù di presa in presa.

guide-label = Primi passi
guide-step = { $step } di { $steps }
guide-next = Avanti
guide-done = Continua
guide-close = Chiudi i primi passi
guide-again = Di nuovo i primi passi
guide-1 =
    Ogni fazione ha un voto, e chi ha più voti vince la corona. Prima raduni seguaci, poi li giochi per conquistare i
    voti.
guide-2 = { $players ->
    [2] La carta scoperta va a chi vince questa presa. Chi perde pesca un seguace dal mazzo, in segreto.
   *[other] Il primo della presa sceglie una delle due carte scoperte, il secondo prende l’altra. Gli altri pescano.
}
guide-3 =
    Rispondi alla fazione d’uscita se puoi: vince la sua carta più alta. Le carte che devono aspettare sono
    tratteggiate; toccane una per sapere perché.
guide-4 =
    Quando le mani sono vuote, i tuoi seguaci diventano la tua nuova mano. Da lì ogni presa che vinci va nella tua
    pila dei punti, e quelle carte contano.
guide-5 =
    Il tabellone dei voti dice chi è in testa e dove. Passa sopra una carta o toccala per vedere se vince; ? dice che
    cosa fa ogni fazione.
rules-of-deck = Regole di questo mazzo
