# Wat `claim --help` zegt

help-claim =
    Claim, een kaartspel van slagen en stemmen voor twee tot vier, in je terminal.

    Een onofficiële, open editie van Claim, Claim 2 en Mercenaries.
help-version = Toont de versie en stopt.

help-play =
    Speelt een spel, tegen bots of met anderen aan één apparaat.

    Bij elke beslissing zie je de tafel zoals jouw plaats die mag zien. Antwoord met een nummer of een zet (Go5,
    take:deck), of met "?" voor hulp. Het spel wordt bewaard als het eindigt of wordt onderbroken, en gaat verder met
    --resume.
help-replay =
    Toont opgenomen spellen, of schrijft ze uit voor programma's.

    Elke opname wordt zet voor zet gecontroleerd.

    Afsluitcode: 0 alles goed, 1 een opname breekt een regel, 2 een opname is niet te lezen. De hoogste telt.
help-deal = Deelt een spel zonder het te spelen.

    De opname kan gespeeld worden met claim play --resume, bestudeerd of doorgegeven.
help-decks = Toont alle toegestane decks.
help-rules =
    Vertelt de regels, of wat een factie of held doet.

    Geef een code, een naam of een onderwerp: claim rules Tr, claim rules trollen, claim rules weerwolf, claim rules
    scoring.

option-deck =
    Codes of namen van facties, zoals "Go Kn Un Dw Do"; of claim, claim2, random.  [standaard: claim; met drie of vier de vijf
    facties daarvan, Draken en Zieners]
option-players = Met hoeveel er gespeeld wordt.
option-heroes = Schudt vijf helden door het deck (met twee).
option-hero-values = Waarden die afwijken van deze editie, zoals "Death=8 Witch=6".
option-tie-break = Wat beslist bij evenveel stemmen: cards, dan values; of meteen values.
option-seed = Een getal dat alles vastlegt wat van het lot afhangt.  [standaard: geloot]
option-leader = De plaats die als eerste uitkomt.  [standaard: geloot]
option-people = De plaatsen van mensen, zoals 0 of 0,1; bots nemen de andere.  [standaard: 0]
option-bot = De bots, naar sterkte: novice, casual, steady, expert of master; of per plaats, zoals 1=expert,2=novice.  [standaard: steady]
option-names = Namen voor de mensen, zoals Anna,Ben.
option-save = Waar het spel bewaard wordt.  [standaard: een nieuw bestand in deze map]
option-resume = Gaat verder met een bewaard spel.
option-trace = Schrijft één JSON-object per regel, voor programma's.
option-out = Waar de opname heen gaat, of met --count de map ervoor.  [standaard: standaarduitvoer]
option-count = Hoeveel spellen er gedeeld worden, in de map --out.
option-plain = Eén deck per regel, verder niets.
argument-files = Opnames (.claim); - leest de standaardinvoer.
argument-topic = Een factie, een held of een onderwerp.
