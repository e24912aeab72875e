# claim tui: everything around the table in the terminal

# Keys

tui-language = English
tui-key-quit = Quit
tui-key-back = Back
tui-key-choose = Choose
tui-key-page = Scroll
tui-key-move = Move
tui-key-trick = Trick
tui-key-ends = First, last

# Home

tui-home-join = Join by link
tui-game-damaged = { $file } cannot be read and is left as it is: { $why }
tui-visited = on a server; you were there { $when }
tui-ago-now = just now
tui-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
tui-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
tui-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

# New table

tui-new-person = Somebody else here

# Settings

tui-settings-pace = Bots play
tui-settings-hints-note = Cards tell whether they would win; in phase two a key proves it.
tui-settings-where = Kept in { $file }.
tui-settings-broken = The settings cannot be read, so the usual ones hold, and what you change holds until you quit. The file is left as it is: { $why }
tui-settings-unwritten = The settings could not be kept: { $why }

# Joining a table on a server

tui-join-title = Join a table
tui-join-note = Somebody sends you the link to a table: you sit down with them, whether they play in a browser or here.
tui-join-link = Link
tui-join-watch = Watch only
tui-join-watch-note = leaves the open seats to others
tui-join-no-link = That is no link to a table. It looks like { $example }.
tui-join-going = Looking for the table…

# A record that is not finished

tui-unfinished-title = This game is not over
tui-unfinished-play = Play on
tui-unfinished-play-note = with { $names }
tui-unfinished-look = Look at it
tui-unfinished-look-note = move by move, with all hands open

# claim tui --help

help-tui =
    Play at a table that fills the terminal.

    Without anything more it opens its home: play at once, new tables, your games. A record (.claim) is shown move by
    move, or played on if it is not over; the link of a table on a server leads to that table.
argument-tui = A record, or the link of a table.
error-no-terminal = claim tui needs more than is installed ({ $package } is missing): pip install "claim-cards[terminal]"
error-no-screen = claim tui needs a terminal for itself; claim play goes without one.
