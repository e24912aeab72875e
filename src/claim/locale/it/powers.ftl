# Che cosa fa ogni fazione, secondo il suo codice

rule-Go =
    Nessun potere, ma molta compagnia: quattordici carte, cinque delle quali 0.

rule-Kn =
    Quando si esce di Goblin, un Cavaliere batte ogni carta che non sia un Cavaliere; fra più Cavalieri vince il più
    alto. Se hai un Goblin devi comunque rispondere con quello (o giocare un Mutaforma). Solo un'uscita di Goblin
    sveglia i Cavalieri: contro un Mutaforma d'uscita sono carte comuni. Un Mutaforma giocato su un Goblin perde
    contro un Cavaliere come ogni altra carta.

rule-Un =
    Fase uno: un Non morto giocato in una presa non viene scartato. Va subito nella pila dei punti di chi vince la
    presa. Se viene scoperto o pescato diventa un seguace come ogni altra carta. Fase due: nessun potere.

rule-Dw =
    Fase due. In due, chi perde la presa riceve nella pila dei punti tutti i Nani che contiene, e chi vince prende il
    resto. In tre o quattro vanno a chi ha giocato la carta più bassa della presa, di qualunque fazione (a parità,
    l'ultima giocata), anche se è chi ha vinto.

rule-Do =
    Quando si esce di un'altra fazione puoi giocare un Mutaforma anche se potresti rispondere. Per vincere e per il
    rango conta come carta della fazione d'uscita, ma non ne ha mai il potere, e ai voti vale come Mutaforma. Averne
    uno non ti obbliga a nulla. Quando si esce di Mutaforma, i Mutaforma sono la fazione d'uscita e si risponde come
    al solito.

rule-Gn =
    Fase due: gli Gnomi vinti in una presa restano scoperti davanti a chi li ha vinti, a portata dei Giganti. Quelli
    ancora lì alla fine entrano nella pila dei punti.

rule-Gi =
    Fase due: ogni Gigante che raccogli toglie dal gioco uno Gnomo dello stesso valore che stava già davanti al tuo
    avversario. In tre o quattro ne toglie uno davanti a ogni avversario, mai davanti a te o al tuo compagno. Il
    Gigante stesso va nella tua pila dei punti. Non si chiede niente a nessuno: succede subito.

rule-Dr =
    Chi gioca l'ultimo Drago di una presa esce nella successiva, che il Drago abbia vinto, risposto o nessuna delle
    due cose. Chi vince prende le carte come al solito. Un Drago nell'ultima presa della fase uno decide chi esce per
    primo nella fase due.

rule-Tr =
    Fase due: una presa dà a chi la vince un solo Troll, il più alto fra quelli giocati e quelli che aspettano ancora
    dalle prese precedenti. Gli altri aspettano chi vincerà la prossima, che prende il più alto in attesa anche se non
    si gioca nessun Troll. Chi vince l'ultima presa prende tutti quelli rimasti.

rule-Se =
    Fase uno: se vinci una presa con una Veggente, guardi la prima carta del mazzo prima di prendere. In due prendi
    quella o la carta scoperta, e il tuo avversario riceve l'altra. In tre o quattro prendi quella o una delle due
    scoperte; se prendi quella, il secondo in rango sceglie una scoperta, il terzo prende l'altra e il quarto pesca.
    Qualunque cosa tu prenda, sai dove va quella carta.

rule-El =
    Nessun potere, ma un voto tutto loro. Condividono otto carte a due colori con gli Orchi.

rule-Or =
    Nessun potere, ma un voto tutto loro. Condividono otto carte a due colori con gli Elfi.

rule-Eo =
    Due colori in una carta. La dichiari Elfo o Orco quando la giochi, e tale resta per la presa e, una volta vinta
    nella fase due, per sempre. Nella tua mano è entrambe le cose: se si esce di Elfi o di Orchi puoi rispondere con
    questa carta, quindi devi rispondere.

rule-Cy =
    Al conteggio i Ciclopi stanno con chi ne ha di meno, ma almeno uno. A parità, con chi ha il più basso.

# Che cosa fa ogni eroe, secondo il suo nome nella notazione

rule-Bard =
    Chi lo gioca esce nella presa successiva, che vinca o perda, e ha la precedenza su ogni Drago.

rule-Centaur =
    Giocato per secondo contro un 5 o un 6, vince.

rule-BugLord =
    Fase due: il suo valore cresce di uno per ogni carta di fazione raccolta da chi lo gioca, Gnomi esposti compresi.
    Gli eroi non contano. Fase uno: è quello che è.

rule-Jester =
    Giocato per secondo, scambia il posto con la carta d'uscita. La presa si risolve come se l'avversario fosse uscito
    con il Giullare e tu avessi giocato l'altra carta per seconda: quindi non c'è fazione d'uscita e vince il valore
    più alto. Ciò che dipende da chi ha giocato una carta, o dall'essere d'uscita o seconda, segue i nuovi posti. Una
    carta dichiarata in uscita resta come dichiarata.

rule-Siren =
    Giocata in uscita e battuta, ruba: chi l'ha giocata prende una carta a scelta dalla pila dei punti
    dell'avversario, dopo che la presa è stata raccolta. Può essere una carta di questa stessa presa, non uno Gnomo
    esposto. Se la pila è vuota non succede nulla. Nella fase uno significa: Non morti.

rule-Witch =
    Giocata in uscita, la batte solo un valore pari superiore a 5.

rule-Minotaur =
    Giocato nell'ultima presa di una delle due fasi, vince.

rule-Golem =
    Giocato per secondo contro un valore da 1 a 4, vince, e l'altra carta viene scartata invece di andare altrove. Chi
    ha giocato un Drago esce comunque nella presa successiva.

rule-Necromancer =
    Fase uno: finché lo hai in mano, dopo ogni presa tranne l'ultima puoi metterlo negli scarti e prendere in mano una
    delle carte scartate di quella presa. I Non morti diretti a una pila dei punti sono esclusi. Tutti vedono lo
    scambio; nessuno viene a sapere che ti è stato chiesto.

rule-LifeStealer =
    Giocato per secondo quando c'è una fazione d'uscita, appartiene a quella fazione per la presa e ne ha il potere.
    Averlo non ti obbliga a nulla, e non è una scappatoia se hai una carta della fazione d'uscita. Come Troll può
    dover aspettare; esposto con gli Gnomi, non lo tocca nessun Gigante e nessuna Sirena. Al conteggio non è di
    nessuna fazione.

rule-Gargoyle =
    Se lo hai raccolto nella fase due, al conteggio nomini una fazione della partita, e vale come due carte di quella:
    più basse di ogni numero e senza valore proprio.

rule-Werewolf =
    Quando lo giochi puoi farne un 5 di qualunque fazione della partita, senza il potere di quella fazione. In uscita
    fissa la fazione d'uscita. Per secondo risponde se nomina la fazione d'uscita, anche se ne hai una carta vera.
    Oppure lascialo com'è: un eroe col proprio valore. Al conteggio non è di nessuna fazione.

rule-Dinosaur =
    Fase due: battuto, può tornare nella tua mano invece di essere raccolto o scartato. Non dopo l'ultima presa. La
    fase due finisce comunque con la tredicesima presa, quindi a ogni ritorno una tua carta non verrà mai giocata.

rule-VampireQueen =
    L'altra carta della sua presa non ha alcun potere, né nel vincere, né nel raccogliere, né nell'uscire alla presa
    dopo. Conserva la fazione e il valore stampato. Un Licantropo o un Treant contro di lei è un eroe comune,
    qualunque cosa abbia dichiarato.

rule-Treant =
    Fase due: può essere giocato come una fazione di cui hai raccolto almeno due carte, Gnomi esposti compresi. Per la
    presa ne ha il potere e mantiene il proprio valore. Se nomina la fazione d'uscita, o i Mutaforma, puoi giocarlo
    anche se potresti rispondere. Al conteggio non è di nessuna fazione.

rule-Kraken =
    Fase due: se vinci una presa con lui, peschi una carta a caso dalla mano dell'avversario e poi ne restituisci una,
    anche la stessa se vuoi. Non dopo l'ultima presa.

rule-Death =
    Fase due: nessuno raccoglie le carte della sua presa, vengono scartate. Chi avrebbe vinto esce nella presa
    successiva, con la precedenza su ogni Drago. I Troll in attesa continuano ad aspettare; dopo l'ultima presa
    vengono scartati.

rule-Warrior =
    Nessun potere. Quasi non ne ha bisogno.
