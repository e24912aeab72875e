# Le regole in generale, per argomento. Le righe vuote separano i paragrafi, "- " comincia la riga di un elenco.

topic-goal = Lo scopo
topic-decks = I mazzi
topic-table = Il tavolo
topic-one = Fase uno: reclutare seguaci
topic-two = Fase due: raccogliere consensi
topic-scoring = I voti
topic-heroes = Eroi
topic-secrets = Che cosa puoi sapere

general-goal =
    Il trono è vuoto e tutti fanno campagna. Nella fase uno usi la mano ricevuta per conquistare seguaci. Nella fase
    due giochi quei seguaci per raccogliere carte. Alla fine ogni fazione vota per chi ha raccolto più carte sue, e
    vince chi ha più voti.

general-decks =
    Un mazzo è una coppia di fazioni e alcune fazioni da dieci.

    - Le coppie hanno 22 carte: Goblin con Cavalieri, Gnomi con Giganti, Elfi con Orchi (e le carte a due colori che
      sono entrambe le cose).
    - Le fazioni da dieci hanno dieci carte ciascuna, da 0 a 9: Non morti, Nani, Mutaforma, Draghi, Troll, Veggenti,
      Ciclopi.
    - In due si prendono una coppia e tre fazioni da dieci, 52 carte. Claim sono Goblin, Cavalieri, Non morti, Nani e
      Mutaforma; Claim 2 sono Gnomi, Giganti, Draghi, Troll e Veggenti. Va bene ogni altra combinazione: sono 105.
    - In tre o quattro si prendono una coppia e cinque fazioni da dieci, 72 carte: 63 combinazioni.

general-table =
    - In due si hanno 13 carte in mano, in tre 12, in quattro 9. Il resto è il mazzo, coperto.
    - In tre ognuno gioca per sé. In quattro i compagni siedono uno di fronte all'altro.
    - Si gioca in senso orario. Un'impostazione dice chi esce per primo; altrimenti si sorteggia.
    - Davanti a te ci sono una pila coperta di seguaci, che solo tu puoi guardare, e una pila dei punti scoperta, che
      vedono tutti.

general-one =
    - C'è una presa per ogni carta in mano. Prima di ognuna si scopre la prima carta del mazzo (in tre e quattro: due
      carte).
    - Chi esce gioca una carta qualunque; la sua fazione è la fazione d'uscita. A turno gli altri devono giocare una
      carta di quella fazione se ne hanno, altrimenti quello che vogliono.
    - Vince la carta più alta della fazione d'uscita; fra carte uguali la prima giocata. Le altre fazioni non vincono
      mai, a meno che un potere non lo dica.
    - In due: chi vince prende la carta scoperta come seguace, chi perde prende la prima del mazzo, senza mostrarla.
    - In tre e quattro: chi vince sceglie una delle carte scoperte, il secondo in rango prende l'altra, gli altri
      pescano dal mazzo. Primo in rango è chi vince, poi vengono le altre carte della fazione d'uscita dalla più alta
      alla più bassa, poi tutte le altre per valore; fra valori uguali il primo giocato.
    - Le carte giocate vengono scartate. Chi vince esce nella presa successiva.

general-two =
    - I seguaci diventano le mani. Comincia chi sarebbe uscito nella presa successiva.
    - Si esce, si risponde e si vince come prima, ma ora chi vince mette le carte della presa scoperte nella propria
      pila dei punti. I poteri di alcune fazioni mandano carte altrove.
    - Dopo l'ultima presa si contano i voti.

general-scoring =
    - Ogni fazione vota per chi ha più carte sue; in quattro i compagni contano insieme, e contano anche gli Gnomi
      esposti. I Ciclopi preferiscono chi ne ha di meno.
    - A parità: chi ha la carta più alta della fazione, poi la seconda più alta, e così via. Se i valori sono uguali
      fino all'ultimo, o nessuno ha una carta, il voto non va a nessuno.
    - Vince chi ha più voti. A parità di voti: più carte nelle fazioni che ti hanno votato, poi la somma più alta dei
      loro valori, poi è pareggio. Un'impostazione passa subito alla somma dei valori.

general-heroes =
    Gli eroi vengono da Mercenaries e sono per due. Cinque dei diciotto vengono mescolati al mazzo, e cinque carte di
    fazione vengono messe da parte al loro posto. Nessuno sa quali.

    - Un eroe non appartiene a nessuna fazione. In uscita non ne fissa nessuna: l'altro può giocare quello che vuole e
      vince il valore più alto, a parità quello d'uscita.
    - Se il suo potere non dice altro, puoi giocarlo per secondo solo se non hai carte della fazione d'uscita, e
      perde.
    - Nella fase uno gli eroi vengono scartati. Nella fase due vengono raccolti, ma non contano per nessuna fazione.
    - Dove i poteri si contraddicono, quello di un eroe viene prima di quello di una fazione, e fra due eroi vale
      quello giocato dopo. La Regina vampira viene prima di tutti.
    - I valori degli eroi sono quelli di questa edizione. Le impostazioni di una partita possono sostituirli, così
      puoi giocare con quelli stampati sulle tue carte.

general-secrets =
    - Conosci la tua mano e i tuoi seguaci, ogni carta scoperta o giocata, chi ha preso che cosa, tutte le pile dei
      punti, gli Gnomi esposti, i Troll in attesa e gli scarti, e quante carte ha ognuno.
    - Non conosci le altre mani, le carte pescate dagli altri (a meno che la tua Veggente non le abbia viste),
      l'ordine del mazzo, né le carte e gli eroi messi da parte.

# Il regolamento

rulebook-title = Le regole di Claim
rulebook-unofficial =
    Questa è un'edizione aperta e non ufficiale dei giochi di carte Claim, Claim 2 e della loro espansione
    Mercenaries. Non ha legami con i loro autori o editori. Le regole sono raccontate con parole nostre; dove
    differiscono dal tuo regolamento stampato, ha ragione il regolamento.
rulebook-clauses =
    Numeri come R6.2 sono le clausole con cui il codice e i suoi test citano le regole. Questa pagina è fatta degli stessi testi di
    `claim rules`: non modificarla, lancia `make docs`.
rulebook-factions = Le fazioni
rulebook-from-box = Da { $box }
rulebook-faction = { $name } ({ $code })
rulebook-cards = { $count } carte: { $values }.
rulebook-hero-value = Valore { $value }.
rulebook-hero = eroe
rulebook-value = valore
rulebook-in-notation = in notazione
