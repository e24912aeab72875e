# `claim bot-client`: a bot that plays on a server

help-bot-client =
    Let a bot play on a server, over the network.

    URL is the link to a table with an open seat, as people share it (http://localhost:8400/t/K7MNQ2XA). With --new it is
    the server (http://localhost:8400), and the bot makes a table there. To write a client of your own, begin with
    docs/protocol.md.
argument-url = The link to a table, or with --new to a server.
option-client-bot = Which bot: novice, casual, steady, expert or master.
option-client-name = What it is called at the table.  [default: the bot's name]
option-games = How many games to play, one rematch after the other.
option-new =
    Make a new table with these seats, such as me,open or me,steady,expert: me is where the bot sits, open is for whoever
    comes.

bot-client-table = Playing at { $link }
bot-client-over =
    { $how ->
        [won] Won: { $result }
        [drawn] Drawn: { $result }
       *[lost] Lost: { $result }
    }
bot-client-refused = { $move } was refused: { $why }
bot-client-error = The server says: { $why }

error-client-link = "{ $link }" leads to no table: it looks like http://localhost:8400/t/K7MNQ2XA, or with --new like http://localhost:8400
error-client-server = { $server } cannot be reached: { $why }
error-client-other = { $server } answers, but not as a Claim server does
error-client-refused = the server refuses: { $why }
error-client-lost = the connection is lost, and the server does not answer any more
error-client-extra = claim bot-client needs more than is installed ({ $module } is missing): pip install "claim-cards[server]"
