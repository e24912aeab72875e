# What `claim --help` says

help-claim =
    Claim, a card game of tricks and votes for two to four, in your terminal.

    An unofficial, open edition of Claim, Claim 2 and the Mercenaries.
help-version = Show the version and leave.

help-play =
    Play a game, against bots or with others at one device.

    At each decision you see the table as your seat may see it. Answer with a number or a move (Go5, take:deck), or with
    "?" for help. The game is saved when it ends or is interrupted, and goes on with --resume.
help-replay =
    Show recorded games, or trace them for programs.

    Every record is checked move by move.

    Exit status: 0 all is well, 1 a record breaks a rule, 2 a record cannot be read. The highest counts.
help-deal = Deal a game without playing it.

    The record can be played with claim play --resume, studied or shared.
help-decks = List all legal decks.
help-rules =
    Tell the rules, or what one faction or hero does.

    Give a code, a name or a topic: claim rules Tr, claim rules trolls, claim rules bug lord, claim rules scoring.

option-deck =
    Faction codes or names, such as "Go Kn Un Dw Do"; or claim, claim2, random.  [default: claim; with three or four
    players its five factions, Dragons and Seers]
option-players = How many play.
option-heroes = Shuffle five heroes in (two players).
option-hero-values = Values that differ from this edition's, such as "Death=8 Witch=6".
option-tie-break = What decides equal votes: cards, then values; or values at once.
option-seed = A number that decides everything left to luck.  [default: drawn]
option-leader = The seat that leads first.  [default: drawn]
option-people = The seats where people sit, such as 0 or 0,1; bots take the others.  [default: 0]
option-bot = The bots, by level: novice, casual, steady, expert or master; or by seat, such as 1=expert,2=novice.  [default: steady]
option-names = Names for the people, such as Anna,Ben.
option-save = Where to save the game.  [default: a new file in this folder]
option-resume = Go on with a saved game.
option-trace = Print one JSON object a line, for programs.
option-out = Where to write the record, or with --count the folder for them.  [default: standard output]
option-count = How many games to deal, into the folder --out.
option-plain = One deck a line, nothing else.
argument-files = Records (.claim); - reads standard input.
argument-topic = A faction, a hero or a topic.
