# claim arena, claim ladder

help-arena =
    Bots gegeneinander spielen lassen, sodass sich das Glück beim Geben aufhebt.

    Jede Verteilung wird von jedem Platz aus gespielt: zu zweit zweimal, zu dritt dreimal. Zwei Bots und drei Spieler: der
    erste gegen zweimal den zweiten. Zwei Bots und vier Spieler: je ein Team. Vier Bots: der erste und der dritte
    sind Partner.

    Ein Bot ist ein Name (simple), ein Name mit Aufwand (ismcts@1000 für Durchläufe, master@50ms für Rechenzeit), eine Klasse
    (modul:Klasse) oder ein Programm, das so spricht wie in docs/arena.md beschrieben ("program:./mein_bot.py --gierig").
help-ladder =
    Alle Bots gegeneinander spielen lassen und bewerten.

    Jedes Paar spielt dieselben Verteilungen, jede mit getauschten Plätzen. Die Wertungen sind die auf der Skala von Elo,
    welche die Ergebnisse am besten erklären. Bots werden genannt wie bei claim arena.
argument-bots = Zwei Bots, oder so viele, wie mitspielen.
argument-ladder-bots = Die Bots.  [Vorgabe: random und alle Stufen]
option-deals = Wie viele Verteilungen je Deck.
option-arena-effort = Wie viel ein Bot überlegen darf, der selbst keinen Aufwand nennt: 1000 (Durchläufe), 50ms oder 0.5s.
option-arena-players = Wie viele spielen.  [Vorgabe: so viele, wie Bots da sind]
option-ladder-players = Wie viele spielen; vier sind zwei Teams.
option-arena-deck = Fraktionen, oder „claim“, „claim2“ oder „random“, wie bei claim play; für mehrere Decks mehrmals.
option-all-decks = Alle Decks für so viele Spieler.
option-jobs = Wie viele Prozesse gleichzeitig spielen.  [Vorgabe: einer je Prozessorkern]
option-patience = Sekunden, die ein Programm für einen Zug brauchen darf, zusätzlich zum doppelten Aufwand.
option-arena-save = Eine Datei, die jede Verteilung aufhebt; ist sie da, wird von dort weitergespielt.
option-records = Ein Ordner für die Aufzeichnungen aller Spiele.
option-csv = Eine Datei für die Ergebnisse als Tabelle.
option-plot = Eine Datei für die Ergebnisse als Bild (SVG).
arena-title = { $games } Spiele: { $deals } Verteilungen von { $deck } (Startzahl { $seed })
arena-title-decks = { $games } Spiele: { $deals } Verteilungen von { $decks } Decks (Startzahl { $seed })
ladder-title = { $games } Spiele: { $deals } Verteilungen je Paar (Startzahl { $seed })
arena-bot = Bot
arena-score = Anteil
arena-rating = Wertung
arena-interval = 95-%-Bereich
arena-mean = ms je Zug
arena-slowest = ms, p99
arena-forfeits = Abbrüche
arena-nobody = niemand
arena-votes = Stimmen
arena-deals = Verteilungen
arena-fair = Gleich starke Bots hätten je { $share }.
arena-split = Verteilungen, die in jedem Spiel dieselben Plätze gewannen: { $split } von { $deals }
arena-illegal = Unerlaubte Züge: { $count }
arena-speed = { $seconds } s: { $games } Spiele
arena-interrupted = Unterbrochen nach { $played } von { $wanted } Verteilungen.
arena-interrupted-kept = Unterbrochen nach { $played } von { $wanted } Verteilungen. { $file } hebt sie auf: derselbe Befehl macht weiter.
arena-lost = { $bot } verlor Spiel { $game } der Verteilung { $deal } ({ $deck }): { $why }
arena-more-lost = … und { $count } weitere, die auch --json aufzählt.
arena-because-slow = keine Antwort innerhalb von { $detail }
arena-because-died = sein Programm endete ({ $detail })
arena-because-nonsense = seine Antwort ist kein Zug: { $detail }
arena-because-illegal = ein unerlaubter Zug: { $detail }
arena-because-raised = ein Fehler: { $detail }
arena-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
