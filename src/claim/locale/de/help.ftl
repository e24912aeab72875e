# Was `claim --help` sagt

help-claim =
    Claim, ein Kartenspiel um Stiche und Stimmen für zwei bis vier, im Terminal.

    Eine inoffizielle, offene Ausgabe von Claim, Claim 2 und Mercenaries.
help-version = Die Version zeigen und beenden.

help-play =
    Ein Spiel spielen, gegen Bots oder mit anderen an einem Gerät.

    Bei jeder Entscheidung siehst du den Tisch, wie dein Platz ihn sehen darf. Antworte mit einer Nummer oder einem
    Zug (Go5, take:deck), oder mit "?" für Hilfe. Das Spiel wird gespeichert, wenn es endet oder unterbrochen wird,
    und geht mit --resume weiter.
help-replay =
    Aufgezeichnete Spiele zeigen oder für Programme als Spur ausgeben.

    Jede Aufzeichnung wird Zug für Zug geprüft.

    Rückgabewert: 0 alles in Ordnung, 1 eine Aufzeichnung verletzt eine Regel, 2 eine ist nicht lesbar. Der höchste
    zählt.
help-deal = Ein Spiel austeilen, ohne es zu spielen.

    Die Aufzeichnung kann mit claim play --resume gespielt, studiert oder weitergegeben werden.
help-decks = Alle erlaubten Decks auflisten.
help-rules =
    Die Regeln erzählen, oder was eine Fraktion oder ein Held kann.

    Nenne ein Kürzel, einen Namen oder ein Thema: claim rules Tr, claim rules trolle, claim rules käferfürst, claim
    rules scoring.

option-deck =
    Kürzel oder Namen der Fraktionen, etwa "Go Kn Un Dw Do"; oder claim, claim2, random.  [Vorgabe: claim; zu dritt oder
    viert seine fünf Fraktionen, Drachen und Seher]
option-players = Wie viele spielen.
option-heroes = Fünf Helden einmischen (zu zweit).
option-hero-values = Werte, die von denen dieser Ausgabe abweichen, etwa "Death=8 Witch=6".
option-tie-break = Was bei gleich vielen Stimmen entscheidet: cards, dann values; oder gleich values.
option-seed = Eine Zahl, die alles Zufällige festlegt.  [Vorgabe: gelost]
option-leader = Der Platz, der zuerst anspielt.  [Vorgabe: gelost]
option-people = Die Plätze der Menschen, etwa 0 oder 0,1; die anderen nehmen Bots.  [Vorgabe: 0]
option-bot = Die Bots, nach Stärke: novice, casual, steady, expert oder master; oder nach Platz, etwa 1=expert,2=novice.  [Vorgabe: steady]
option-names = Namen für die Menschen, etwa Anna,Ben.
option-save = Wohin das Spiel gespeichert wird.  [Vorgabe: eine neue Datei in diesem Ordner]
option-resume = Mit einem gespeicherten Spiel weitermachen.
option-trace = Ein JSON-Objekt je Zeile ausgeben, für Programme.
option-out = Wohin die Aufzeichnung geschrieben wird, mit --count der Ordner.  [Vorgabe: Standardausgabe]
option-count = Wie viele Spiele in den Ordner --out ausgeteilt werden.
option-plain = Ein Deck je Zeile, sonst nichts.
argument-files = Aufzeichnungen (.claim); - liest die Standardeingabe.
argument-topic = Eine Fraktion, ein Held oder ein Thema.
