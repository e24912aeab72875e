# Che cosa fa ogni fazione, secondo il suo codice

rule-Go =
    Nessun potere, ma molta compagnia: quattordici carte, cinque delle quali 0.

rule-Kn =
    Quando si esce di Goblin, un Cavaliere batte ogni carta che non sia un Cavaliere; di più Cavalieri vince il più alto. Se hai
    un Goblin devi comunque rispondere (o giocare un Doppelganger). Solo un'uscita di Goblin sveglia i Cavalieri: contro un
    Doppelganger d'uscita sono carte comuni. Un Doppelganger che segue un Goblin cade davanti a un Cavaliere come ogni
    altra carta.

rule-Un =
    Fase uno: un Non morto giocato in una presa non viene scartato. Va subito nella pila dei punti di chi vince la presa. Se
    è scoperto o pescato diventa un seguace come ogni carta. Fase due: nessun potere.

rule-Dw =
    Fase due. In due, chi perde la presa riceve tutti i suoi Nani nella pila dei punti, e il vincitore prende il resto. In tre o
    quattro vanno a chi ha giocato la carta più bassa della presa, di qualunque fazione (a parità, l'ultima giocata), anche
    se è il vincitore.

rule-Do =
    Quando si esce di un'altra fazione puoi giocare un Doppelganger anche se potresti rispondere. Conta come carta della fazione
    d'uscita per vincere e per il rango, ma non ha mai il potere di quella fazione, e vale come Doppelganger nei punti.
    Averne uno non obbliga a nulla. Quando si esce di Doppelganger, i Doppelganger sono la fazione d'uscita e si risponde
    come al solito.

rule-Gn =
    Fase due: gli Gnomi vinti in una presa restano scoperti davanti a chi li ha vinti, a portata dei Giganti. Quelli ancora lì
    alla fine entrano nella pila dei punti.

rule-Gi =
    Fase due: ogni Gigante che raccogli toglie dal gioco uno Gnomo dello stesso valore che già stava davanti all'avversario. In
    tre o quattro ne toglie uno davanti a ogni avversario, mai davanti a te o al tuo compagno. Il Gigante va nella tua
    pila dei punti. Nessuno viene interrogato: succede subito.

rule-Dr =
    Chi gioca l'ultimo Drago di una presa esce nella successiva, che il Drago abbia vinto, risposto o no. Il vincitore prende le
    carte come al solito. Un Drago nell'ultima presa della fase uno decide chi esce nella fase due.

rule-Tr =
    Fase due: una presa dà al vincitore un solo Troll, il più alto fra quelli giocati e quelli che ancora aspettano. Gli altri
    aspettano il prossimo vincitore, che prende il più alto anche se non si gioca nessun Troll. Il vincitore dell'ultima
    presa prende tutti quelli rimasti.

rule-Se =
    Fase uno: vinci una presa con un Veggente e guardi la prima carta del mazzo prima di prendere. In due prendi quella o la
    carta scoperta, e l'avversario riceve l'altra. In tre o quattro prendi quella o una delle due scoperte; se la prendi, il
    secondo in rango sceglie una scoperta, il terzo prende l'altra e il quarto pesca. Qualunque cosa tu prenda, sai dove
    va quella carta.

rule-El =
    Nessun potere, ma un voto tutto loro. Dividono otto carte a due colori con gli Orchi.

rule-Or =
    Nessun potere, ma un voto tutto loro. Dividono otto carte a due colori con gli Elfi.

rule-Eo =
    Due colori in una. La dichiari Elfo o Orco quando la giochi, e questo è per la presa e, vinta nella fase due, per sempre. In
    mano è entrambe le cose: se si esce di Elfi o di Orchi, con lei puoi rispondere, quindi devi rispondere.

rule-Cy =
    Al conteggio i Ciclopi stanno con chi ne ha di meno, ma almeno uno. A parità, con chi ha il più basso.

# Che cosa fa ogni eroe, secondo il suo nome nella notazione

rule-Bard =
    Chi lo gioca esce nella presa successiva, che vinca o perda, e prima di ogni Drago.

rule-Centaur =
    Giocato per secondo contro un 5 o un 6, vince.

rule-BugLord =
    Fase due: il suo valore cresce di uno per ogni carta di fazione raccolta da chi lo gioca, Gnomi esposti compresi. Gli eroi non
    contano. Fase uno: è quello che è.

rule-Jester =
    Giocato per secondo, scambia il posto con la carta d'uscita. La presa si risolve come se fosse uscito il Giullare e l'altra
    carta fosse stata giocata per seconda: non c'è fazione d'uscita e vince il valore più alto. Ciò che dipende da chi ha giocato
    una carta, o dall'essere prima o seconda, segue i nuovi posti. Una carta dichiarata in uscita resta come dichiarata.

rule-Siren =
    Giocata in uscita e battuta, ruba: chi l'ha giocata prende una carta a scelta dalla pila dei punti dell'avversario, dopo che la
    presa è stata raccolta. Può essere una carta di questa presa, non gli Gnomi esposti. Se la pila è vuota non succede nulla.
    Nella fase uno si tratta di Non morti.

rule-Witch =
    In uscita, la batte solo un valore pari sopra il 5.

rule-Minotaur =
    Giocato nell'ultima presa di una delle due fasi, vince.

rule-Golem =
    Giocato per secondo contro un valore da 1 a 4, vince, e l'altra carta viene scartata invece di andare altrove. Chi ha giocato
    un Drago esce comunque nella presa successiva.

rule-Necromancer =
    Fase uno: dopo ogni presa tranne l'ultima, finché lo hai in mano, puoi metterlo negli scarti e prendere in mano una delle carte
    scartate della presa. I Non morti diretti a una pila dei punti non sono disponibili. Tutti vedono lo scambio; nessuno
    sa che ti è stato chiesto.

rule-LifeStealer =
    Giocato per secondo quando c'è una fazione d'uscita, appartiene a quella fazione per la presa e ne ha il potere. Averlo non
    obbliga a nulla, e non è una scappatoia se hai una carta della fazione d'uscita. Come Troll può dover aspettare; esposto con gli
    Gnomi, nessun Gigante e nessuna Sirena lo tocca. Al conteggio non è di nessuno.

rule-Gargoyle =
    Se lo hai raccolto nella fase due, al conteggio nomini una fazione della partita, e conta come due sue carte: più basse di ogni
    numero e senza valore proprio.

rule-Werewolf =
    Quando lo giochi puoi farne un 5 di qualunque fazione della partita, senza il suo potere. In uscita fissa la fazione. Per
    secondo risponde se nomina la fazione d'uscita, anche se ne hai una vera. Oppure lascialo com'è: un eroe col proprio
    valore. Al conteggio non è di nessuno.

rule-Dinosaur =
    Fase due: battuto, può tornare nella tua mano invece di essere raccolto o scartato. Non dopo l'ultima presa. La fase due finisce
    comunque con la tredicesima presa, quindi a ogni ritorno una tua carta non verrà mai giocata.

rule-VampireQueen =
    L'altra carta della sua presa non ha alcun potere, né nel vincere, né nel raccogliere, né nell'uscire dopo. Conserva fazione e
    valore stampato. Un Licantropo o un Treant è un eroe comune contro di lei, qualunque cosa abbia dichiarato.

rule-Treant =
    Fase due: può essere giocato come una fazione di cui hai raccolto almeno due carte, Gnomi esposti compresi. Per la presa ne ha il
    potere e mantiene il suo valore. Se nomina la fazione d'uscita, o i Doppelganger, puoi giocarlo anche se potresti
    rispondere. Al conteggio non è di nessuno.

rule-Kraken =
    Fase due: se vinci una presa con lui, peschi una carta a caso dalla mano dell'avversario e poi ne restituisci una, anche la
    stessa. Non dopo l'ultima presa.

rule-Death =
    Fase due: nessuno raccoglie le carte della sua presa, vengono scartate. Chi avrebbe vinto esce nella presa successiva, prima di
    ogni Drago. I Troll che aspettano continuano ad aspettare; dopo l'ultima presa vengono scartati.

rule-Warrior =
    Nessun potere. Non ne ha quasi bisogno.
