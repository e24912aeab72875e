# Ce que dit `claim --help`

help-claim =
    Claim, un jeu de cartes de plis et de votes, de deux à quatre, dans ton terminal.

    Une édition ouverte et non officielle de Claim, Claim 2 et Mercenaries.
help-version = Montre la version et quitte.

help-play =
    Joue une partie, contre des bots ou à plusieurs sur un même appareil.

    À chaque décision, tu vois la table telle que ta place peut la voir. Réponds par un numéro ou un coup (Go5,
    take:deck), ou par "?" pour obtenir de l'aide. La partie est enregistrée quand elle finit ou s'interrompt, et
    reprend avec --resume.
help-replay =
    Montre des parties enregistrées, ou les trace pour des programmes.

    Chaque enregistrement est vérifié coup par coup.

    Code de sortie : 0 tout va bien, 1 un enregistrement enfreint une règle, 2 un enregistrement est illisible. Le
    plus grand compte.
help-deal = Distribue une partie sans la jouer.

    L'enregistrement peut être joué avec claim play --resume, étudié ou partagé.
help-decks = Liste tous les paquets permis.
help-rules =
    Raconte les règles, ou ce que fait une faction ou un héros.

    Donne un code, un nom ou un sujet : claim rules Tr, claim rules trolls, claim rules loup-garou, claim rules
    scoring.

option-deck =
    Codes ou noms des factions, comme "Go Kn Un Dw Do" ; ou claim, claim2, random.  [défaut : claim ; à trois ou
    quatre, ses cinq factions, Dragons et Voyants]
option-players = Combien jouent.
option-heroes = Ajoute cinq héros au paquet (à deux).
option-hero-values = Valeurs différentes de celles de cette édition, comme "Death=8 Witch=6".
option-tie-break = Ce qui départage les votes égaux : cards, puis values ; ou values tout de suite.
option-seed = Un nombre qui fixe tout ce qui revient au hasard.  [défaut : tiré au sort]
option-leader = La place qui entame en premier.  [défaut : tirée au sort]
option-people = Les places des personnes, comme 0 ou 0,1 ; les bots prennent les autres.  [défaut : 0]
option-bot = Les bots, par niveau : novice, casual, steady, expert ou master ; ou par place, comme 1=expert,2=novice.  [défaut : steady]
option-names = Noms des personnes, comme Anna,Ben.
option-save = Où enregistrer la partie.  [défaut : un nouveau fichier dans ce dossier]
option-resume = Reprend une partie enregistrée.
option-trace = Écrit un objet JSON par ligne, pour des programmes.
option-out = Où écrire l'enregistrement, ou avec --count le dossier.  [défaut : sortie standard]
option-count = Combien de parties distribuer dans le dossier --out.
option-plain = Un paquet par ligne, rien d'autre.
argument-files = Enregistrements (.claim) ; - lit l'entrée standard.
argument-topic = Une faction, un héros ou un sujet.
