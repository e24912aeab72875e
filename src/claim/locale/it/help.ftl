# Che cosa dice `claim --help`

help-claim =
    Claim, un gioco di carte di prese e voti, da due a quattro, nel terminale.

    Un'edizione aperta e non ufficiale di Claim, Claim 2 e Mercenaries.
help-version = Mostra la versione ed esce.

help-play =
    Gioca una partita, contro i bot o con altri sullo stesso dispositivo.

    A ogni decisione vedi il tavolo come il tuo posto può vederlo. Rispondi con un numero o una mossa (Go5, take:deck), o con "?"
    per aiuto. La partita viene salvata quando finisce o si interrompe, e continua con --resume.
help-replay =
    Mostra partite registrate, o le traccia per i programmi.

    Ogni registrazione viene controllata mossa per mossa.

    Codice d'uscita: 0 tutto bene, 1 una registrazione infrange una regola, 2 una registrazione è illeggibile. Vale il
    più alto.
help-deal = Distribuisce una partita senza giocarla.

    La registrazione si può giocare con claim play --resume, studiare o condividere.
help-decks = Elenca tutti i mazzi ammessi.
help-rules =
    Racconta le regole, o che cosa fa una fazione o un eroe.

    Indica un codice, un nome o un argomento: claim rules Tr, claim rules troll, claim rules licantropo, claim rules
    scoring.

option-deck =
    Codici o nomi delle fazioni, come "Go Kn Un Dw Do"; oppure claim, claim2, random.  [predefinito: claim; in tre o quattro le sue
    cinque fazioni, Draghi e Veggenti]
option-players = In quanti si gioca.
option-heroes = Aggiunge cinque eroi al mazzo (in due).
option-hero-values = Valori diversi da quelli di questa edizione, come "Death=8 Witch=6".
option-tie-break = Che cosa decide i voti pari: cards, poi values; o subito values.
option-seed = Un numero che decide tutto ciò che spetta al caso.  [predefinito: sorteggiato]
option-leader = Il posto che esce per primo.  [predefinito: sorteggiato]
option-people = I posti delle persone, come 0 o 0,1; gli altri li prendono i bot.  [predefinito: 0]
option-bot = I bot, per livello: novice, casual, steady, expert o master; o per posto, come 1=expert,2=novice.  [predefinito: steady]
option-names = Nomi delle persone, come Anna,Ben.
option-save = Dove salvare la partita.  [predefinito: un nuovo file in questa cartella]
option-resume = Continua una partita salvata.
option-trace = Scrive un oggetto JSON per riga, per i programmi.
option-out = Dove scrivere la registrazione, o con --count la cartella.  [predefinito: output standard]
option-count = Quante partite distribuire nella cartella --out.
option-plain = Un mazzo per riga, nient'altro.
argument-files = Registrazioni (.claim); - legge l'input standard.
argument-topic = Una fazione, un eroe o un argomento.
