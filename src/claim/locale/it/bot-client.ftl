# `claim bot-client`: un bot che gioca su un server

help-bot-client =
    Fa giocare un bot su un server, attraverso la rete.

    URL è il link a un tavolo con un posto libero, come lo si condivide (http://localhost:8400/t/K7MNQ2XA). Con --new è il
    server (http://localhost:8400), e il bot vi apre un tavolo. Per scrivere un client tuo, comincia da docs/protocol.md.
argument-url = Il link a un tavolo, o con --new a un server.
option-client-bot = Quale bot: novice, casual, steady, expert o master.
option-client-name = Come si chiama al tavolo.  [predefinito: il nome del bot]
option-games = Quante partite giocare, una rivincita dopo l'altra.
option-new =
    Apre un nuovo tavolo con questi posti, come me,open o me,steady,expert: me è il posto del bot, open è per chi
    arriva.

bot-client-table = Si gioca a { $link }
bot-client-over =
    { $how ->
        [won] Vittoria: { $result }
        [drawn] Pareggio: { $result }
       *[lost] Sconfitta: { $result }
    }
bot-client-refused = { $move } è stata rifiutata: { $why }
bot-client-error = Il server dice: { $why }

error-client-link = "{ $link }" non porta a nessun tavolo: un link è fatto come http://localhost:8400/t/K7MNQ2XA, o con --new come http://localhost:8400
error-client-server = { $server } non è raggiungibile: { $why }
error-client-other = { $server } risponde, ma non come un server Claim
error-client-refused = il server rifiuta: { $why }
error-client-lost = la connessione è caduta, e il server non risponde più
error-client-extra = claim bot-client richiede più di quanto è installato (manca { $module }): pip install "claim-cards[server]"
