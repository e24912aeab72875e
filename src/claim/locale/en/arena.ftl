# claim arena, claim ladder

help-arena =
    Let bots play matches in which the luck of the deal cancels.

    Every deal is played from each seat in turn: twice with two players, three times with three. Two bots and three
    players: the first against two copies of the second. Two bots and four players: a team each. Four bots: the first and
    the third are partners.

    A bot is a name (simple), a name with an effort (ismcts@1000 for iterations, master@50ms for processor time), a class
    (module:Class), or a program that speaks the protocol of docs/arena.md ("program:./my_bot.py --greedy").
help-ladder =
    Let all bots play each other, and rate them.

    Every pair plays the same deals, each with the seats exchanged. The ratings are those on Elo's scale that explain the
    results best. Bots are named as for claim arena.
argument-bots = Two bots, or as many as there are players.
argument-ladder-bots = The bots.  [default: random and all levels]
option-deals = How many deals of each deck.
option-arena-effort = How much a bot may think that names no effort itself: 1000 (iterations), 50ms or 0.5s.
option-arena-players = How many play.  [default: as many as there are bots]
option-ladder-players = How many play; four are two teams.
option-arena-deck = Factions, or "claim", "claim2" or "random", as for claim play; for several decks, several times.
option-all-decks = All decks for so many players.
option-jobs = How many processes play at the same time.  [default: one for each processor core]
option-patience = Seconds that a program may take for a move, beside twice its effort.
option-arena-save = A file that keeps every deal; if it is there, go on from it.
option-records = A folder for the records of all games.
option-csv = A file for the results as a table.
option-plot = A file for the results as a picture (SVG).
arena-title = { $games } games: { $deals } deals of { $deck } (seed { $seed })
arena-title-decks = { $games } games: { $deals } deals of { $decks } decks (seed { $seed })
ladder-title = { $games } games: { $deals } deals for every pair (seed { $seed })
arena-bot = bot
arena-score = score
arena-rating = rating
arena-interval = 95% interval
arena-mean = ms a move
arena-slowest = ms, p99
arena-forfeits = forfeits
arena-nobody = nobody
arena-votes = votes
arena-deals = deals
arena-fair = Equally strong bots would score { $share } each.
arena-split = Deals that the same seats won in every game: { $split } of { $deals }
arena-illegal = Illegal moves: { $count }
arena-speed = { $seconds } s: { $games } games
arena-interrupted = Interrupted after { $played } of { $wanted } deals.
arena-interrupted-kept = Interrupted after { $played } of { $wanted } deals. { $file } keeps them: the same command goes on.
arena-lost = { $bot } lost game { $game } of deal { $deal } ({ $deck }): { $why }
arena-more-lost = … and { $count } more, which --json lists too.
arena-because-slow = no answer within { $detail }
arena-because-died = its program ended ({ $detail })
arena-because-nonsense = its answer is no move: { $detail }
arena-because-illegal = an illegal move: { $detail }
arena-because-raised = an error: { $detail }
arena-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
