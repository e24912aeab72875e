# claim arena, claim ladder

help-arena =
    Laat bots tegen elkaar spelen zonder dat het geluk van de kaarten telt.

    Elke deling wordt vanaf elke plaats gespeeld: met twee tweemaal, met drie driemaal. Twee bots en drie spelers: de
    eerste tegen tweemaal de tweede. Twee bots en vier spelers: elk een team. Vier bots: de eerste en de derde zijn
    partners.

    Een bot is een naam (simple), een naam met een inspanning (ismcts@1000 voor iteraties, master@50ms voor rekentijd), een
    klasse (module:Klasse) of een programma dat spreekt zoals docs/arena.md beschrijft ("program:./mijn_bot.py --gierig").
help-ladder =
    Laat alle bots tegen elkaar spelen en beoordeelt ze.

    Elk paar speelt dezelfde delingen, elk met verwisselde plaatsen. De ratings zijn die op de schaal van Elo die de
    uitslagen het best verklaren. Bots worden genoemd zoals bij claim arena.
argument-bots = Twee bots, of zoveel als er spelers zijn.
argument-ladder-bots = De bots.  [standaard: random en alle niveaus]
option-deals = Hoeveel delingen per deck.
option-arena-effort = Hoeveel een bot mag denken die zelf geen inspanning noemt: 1000 (iteraties), 50ms of 0.5s.
option-arena-players = Met hoeveel er gespeeld wordt.  [standaard: zoveel als er bots zijn]
option-ladder-players = Met hoeveel er gespeeld wordt; vier zijn twee teams.
option-arena-deck = Facties, of "claim", "claim2" of "random", zoals bij claim play; voor meer decks meermaals.
option-all-decks = Alle decks voor zoveel spelers.
option-jobs = Hoeveel processen tegelijk spelen.  [standaard: één per processorkern]
option-patience = Seconden die een programma voor een zet mag nemen, naast tweemaal zijn inspanning.
option-arena-save = Een bestand dat elke deling bewaart; is het er al, dan gaat het daar verder.
option-records = Een map voor de opnames van alle spellen.
option-csv = Een bestand voor de uitslagen als tabel.
option-plot = Een bestand voor de uitslagen als afbeelding (SVG).
arena-title = { $games } spellen: { $deals } delingen van { $deck } (startgetal { $seed })
arena-title-decks = { $games } spellen: { $deals } delingen van { $decks } decks (startgetal { $seed })
ladder-title = { $games } spellen: { $deals } delingen per paar (startgetal { $seed })
arena-bot = bot
arena-score = aandeel
arena-rating = rating
arena-interval = 95%-interval
arena-mean = ms per zet
arena-slowest = ms, p99
arena-forfeits = opgaven
arena-nobody = niemand
arena-votes = stemmen
arena-deals = delingen
arena-fair = Even sterke bots zouden elk { $share } halen.
arena-split = Delingen die in elk spel door dezelfde plaatsen zijn gewonnen: { $split } van { $deals }
arena-illegal = Ongeldige zetten: { $count }
arena-speed = { $seconds } s: { $games } spellen
arena-interrupted = Onderbroken na { $played } van { $wanted } delingen.
arena-interrupted-kept = Onderbroken na { $played } van { $wanted } delingen. { $file } bewaart ze: dezelfde opdracht gaat verder.
arena-lost = { $bot } verloor spel { $game } van deling { $deal } ({ $deck }): { $why }
arena-more-lost = … en nog { $count }, die ook --json opsomt.
arena-because-slow = geen antwoord binnen { $detail }
arena-because-died = zijn programma is gestopt ({ $detail })
arena-because-nonsense = zijn antwoord is geen zet: { $detail }
arena-because-illegal = een ongeldige zet: { $detail }
arena-because-raised = een fout: { $detail }
arena-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
