# The browser: what its screens say outside the game itself

# Cards

card-name = { $kind } { $value }
card-declared = { $card } as { $faction }
card-as = as { $faction }
card-hero = hero
card-hero-name = { $name }, a hero of { $value }
card-hidden = Hidden card
outlook-wins = wins
outlook-loses = loses
outlook-ahead = ahead
outlook-behind = behind
outlook-ally = ally wins

dialog-close = Close

# The frame of every screen

app-name = Claim
app-title = { $title } – Claim
app-skip = Skip to the content
top-home = Claim, home
top-rules = Rules
top-name = Your name
top-settings = Settings

# Home

home-mood = The throne is empty
home-title =
    Win their votes,
    wear the crown.
home-lede = A card game in two acts for two to four. First you recruit followers, then they fight for you.
home-play = Play now
home-play-note = Claim, against a bot
home-new = New table
home-code = Code or link
home-join = Join
home-no-code = That is no code of a table. It has eight letters and digits, or comes as a link.

games-mine = Your games
games-public = Open tables
games-none = No games yet. Play now takes about ten minutes.
games-loading = Looking for your games…
games-all = Show all { $count }
games-turn = Your turn
games-open = Open
games-join = Join
games-replay = Replay
games-replay-of = Replay of the game with { $names }
games-nobody = Nobody yet
games-waiting = { $count ->
    [one] waiting for one player
   *[other] waiting for { $count } players
}
games-your-turn = your turn
games-their-turn = waiting for their move
games-running = being played
games-won = you wore the crown, { $when }
games-lost = { $names } wore the crown, { $when }
games-drawn = nobody fitted the crown, { $when }
games-unfinished = broken off, { $when }
games-over = over, { $when }

how-title = How a game goes
how-one = Recruit
how-one-text = Win a trick, and the card that was turned up follows you. Lose it, and you draw one unseen.
how-two = Gather
how-two-text = Your followers are your second hand. Now every trick you win is yours to keep.
how-three = Be elected
how-three-text = Each faction votes for whoever has most of it. Three of five votes make a king.
how-more = All the rules

# Bots and decks

bot-random = Whimsical bot
bot-simple = Simple bot
bot-novice = Novice bot
bot-casual = Casual bot
bot-steady = Steady bot
bot-expert = Expert bot
bot-master = Master bot
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Own mix

# New table

new-title = New table
new-deck = Deck
new-players = Players
new-seat = Seat { $seat }
new-seat-me = You
new-seat-open = Open: share a link
new-partners = Partners sit opposite each other: seats 1 and 3 against 2 and 4.
new-pair = One pair
new-pair-names = { $one } + { $other }
new-pair-Go = 22 cards · Knights beat Goblins
new-pair-Gn = 22 cards · Giants squash Gnomes
new-pair-El = 22 cards · eight cards are both
new-tens = { $count ->
    [3] Three tens
    [5] Five tens
   *[other] { $count } tens
}
new-tens-chosen = { $chosen } of { $wanted } chosen
new-ten-Un = score at once
new-ten-Dw = go to the loser
new-ten-Do = stand in for any
new-ten-Dr = lead the next trick
new-ten-Tr = one at a time
new-ten-Se = see the deck
new-ten-Cy = fewest wins
new-surprise = Surprise me
new-surprise-note = one of { $count } decks
new-heroes-note = five, drawn unseen
new-heroes-two = Heroes are for two.
new-hero-values = { $count ->
    [0] Their values
    [one] Their values: one changed
   *[other] Their values: { $count } changed
}
new-discards = Open discards
new-discards-note = off: a memory game
new-take-backs = Take-backs
new-take-backs-note = if the others agree
new-public = Anyone may join
new-public-on = listed among the open tables
new-public-off = off: by link only
new-tie-break = Equal votes
new-tie-break-cards = Most cards, then values
new-tie-break-values = Sum of values
new-clock = Time
new-clock-none = No limit
new-clock-move = For each move
new-clock-bank = For the whole game
new-clock-seconds = How long
new-increment = Added for each move
new-increment-none = Nothing
new-run-out = When it runs out
new-run-out-bot = A bot plays on
new-run-out-lose = The game is lost
new-summary = { $cards } cards: { $factions }.
new-summary-heroes = { $cards } cards: { $factions }, five of them replaced by heroes.
new-missing = { $count ->
    [one] Choose one more ten.
   *[other] Choose { $count } more tens.
}
new-cancel = Cancel
new-open = Open the table

hero-values-title = The heroes’ values
hero-values-note = Take those printed on your cards, from 0 to { $most }.
hero-values-reset = Back to ours
hero-values-done = Done

# Settings

settings-title = Settings
settings-language = Language
settings-language-browser = As the browser: { $name }
settings-theme = Look
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Cards move
settings-speed-normal = Calmly
settings-speed-fast = Fast
settings-speed-none = At once
settings-hints = Hints
settings-hints-note = Cards tell whether they would win.
settings-labels = Labels on the table
settings-labels-note = Each zone says what it is for.
settings-muted = Mute messages
settings-muted-note = What others say stays unsaid here.

# Your name

me-title = Your name
me-task = What to do
me-task-name = Change
me-task-keep = Keep
me-task-login = Log in
me-name = Name
me-password = Password, at least 8 characters
me-name-note = What others at the table call you.
me-keep-note = With a password you find your games on another device too.
me-login-note = You kept a name before? Here you get it back, with its games.
me-do-name = Use this name
me-do-keep = Keep this name
me-do-login = Log in
me-logout = Log out
me-renamed = You are { $name } now.
me-kept = { $name } is kept for you.
me-logged-in = Welcome back, { $name }.
me-logged-out = You are logged out.
me-made-up = Candidate { $number }

# Links that lead nowhere

gone-page = There is no such page.
gone-page-note = The address may have lost a letter on its way here.
gone-home = Back home

# What did not work, by the server's code

fail-retry = Try again
fail-unreachable = The server cannot be reached. Your games are safe there.
fail-other = That did not work. Try again in a moment.
fail-no-table = This table is gone, or never was.
fail-began = The game has begun without you. You can watch it.
fail-no-seat = The open seats are kept for others. You can watch.
fail-name = A name needs something to see, and at most 24 letters.
fail-name-kept = Somebody keeps this name. Log in, or choose another.
fail-kept = You keep a name already.
fail-login = This name and this password do not belong together.
fail-too-many = You have many tables open already. Play or leave some of them first.
fail-too-often = That was often. Wait a moment.
fail-restart = The server restarts. Try again in a moment.

# The rules

rules-contents = Contents

# A table that waits

wait-title = { $count ->
    [0] Everybody is here.
    [one] One seat is free. Send the link.
   *[other] { $count } seats are free. Send the link.
}
wait-title-alone = Nobody here yet. Send them the link.
wait-title-guest = A seat is waiting for you.
wait-title-full = All seats are taken.
wait-seats = Seats
wait-open = an open seat
wait-you = { $name } (you)
wait-send = Whoever opens this link can sit down. The game begins when all seats are taken.
wait-link = Link to this table
wait-copy = Copy link
wait-copied = Copied
wait-share = Share
wait-share-title = Claim
wait-share-text = The throne is empty. Come and play a game of Claim.
wait-code = Or tell them the code:
wait-name = What shall the others call you?
wait-join = Join this table
wait-join-as = Join this table as { $name }
wait-full = You can watch as soon as it begins.
wait-leave = Leave this table
wait-deck = { $deck }: { $factions }.
wait-heroes = With heroes.
wait-memory = A memory game: discards stay closed.
wait-clock-move = { $time } for each move.
wait-clock-bank = { $time } for the whole game.
