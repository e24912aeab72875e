# `claim bot-client`: een bot die op een server speelt

help-bot-client =
    Laat een bot op een server spelen, over het netwerk.

    URL is de link naar een tafel met een vrije plaats, zoals mensen die delen (http://localhost:8400/t/K7MNQ2XA). Met --new is
    het de server (http://localhost:8400), en opent de bot daar een tafel. Wie zelf een client wil schrijven, begint met
    docs/protocol.md.
argument-url = De link naar een tafel, of met --new naar een server.
option-client-bot = Welke bot: novice, casual, steady, expert of master.
option-client-name = Hoe hij aan tafel heet.  [standaard: de naam van de bot]
option-games = Hoeveel spellen hij speelt, de ene revanche na de andere.
option-new =
    Opent een nieuwe tafel met deze plaatsen, zoals me,open of me,steady,expert: me is de plaats van de bot, open is
    voor wie er komt.

bot-client-table = Er wordt gespeeld op { $link }
bot-client-over =
    { $how ->
        [won] Gewonnen: { $result }
        [drawn] Gelijkspel: { $result }
       *[lost] Verloren: { $result }
    }
bot-client-refused = { $move } is geweigerd: { $why }
bot-client-error = De server zegt: { $why }

error-client-link = "{ $link }" leidt naar geen tafel: een link ziet eruit als http://localhost:8400/t/K7MNQ2XA, of met --new als http://localhost:8400
error-client-server = { $server } is niet te bereiken: { $why }
error-client-other = { $server } antwoordt, maar niet als een Claim-server
error-client-refused = de server weigert: { $why }
error-client-lost = de verbinding is verbroken, en de server antwoordt niet meer
error-client-extra = claim bot-client heeft meer nodig dan er geïnstalleerd is ({ $module } ontbreekt): pip install "claim-cards[server]"
