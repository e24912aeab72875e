# `claim bot-client`: ein Bot, der auf einem Server spielt

help-bot-client =
    Einen Bot auf einem Server spielen lassen, über das Netz.

    URL ist der Link zu einem Tisch mit offenem Platz, wie man ihn teilt (http://localhost:8400/t/K7MNQ2XA). Mit --new ist es
    der Server (http://localhost:8400), und der Bot macht dort einen Tisch auf. Wer selbst einen Client schreiben will,
    beginnt mit docs/protocol.md.
argument-url = Der Link zu einem Tisch, mit --new zu einem Server.
option-client-bot = Welcher Bot: novice, casual, steady, expert oder master.
option-client-name = Wie er am Tisch heißt.  [Vorgabe: der Name des Bots]
option-games = Wie viele Spiele er spielt, eine Revanche nach der anderen.
option-new =
    Einen neuen Tisch mit diesen Plätzen aufmachen, etwa me,open oder me,steady,expert: me ist der Platz des Bots,
    open ist für alle, die kommen.

bot-client-table = Gespielt wird an { $link }
bot-client-over =
    { $how ->
        [won] Gewonnen: { $result }
        [drawn] Unentschieden: { $result }
       *[lost] Verloren: { $result }
    }
bot-client-refused = { $move } wurde zurückgewiesen: { $why }
bot-client-error = Der Server sagt: { $why }

error-client-link = „{ $link }“ führt zu keinem Tisch: Ein Link sieht aus wie http://localhost:8400/t/K7MNQ2XA, mit --new wie http://localhost:8400
error-client-server = { $server } ist nicht erreichbar: { $why }
error-client-other = { $server } antwortet, aber nicht wie ein Claim-Server
error-client-refused = der Server lehnt ab: { $why }
error-client-lost = die Verbindung ist abgebrochen, und der Server antwortet nicht mehr
error-client-extra = claim bot-client braucht mehr, als installiert ist ({ $module } fehlt): pip install "claim-cards[server]"
