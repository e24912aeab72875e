# claim arena, claim ladder

help-arena =
    Fa giocare i bot tra loro senza che conti la fortuna delle carte.

    Ogni distribuzione si gioca da ogni posto: due volte in due, tre volte in tre. Due bot e tre giocatori: il primo contro
    due copie del secondo. Due bot e quattro giocatori: una squadra ciascuno. Quattro bot: il primo e il terzo sono
    compagni.

    Un bot è un nome (simple), un nome con uno sforzo (ismcts@1000 per le iterazioni, master@50ms per il tempo di calcolo), una
    classe (modulo:Classe) o un programma che parla come descritto in docs/arena.md ("program:./mio_bot.py --avido").
help-ladder =
    Fa giocare tutti i bot tra loro e li valuta.

    Ogni coppia gioca le stesse distribuzioni, ognuna a posti scambiati. I punteggi sono quelli, sulla scala di Elo, che
    spiegano meglio i risultati. I bot si nominano come per claim arena.
argument-bots = Due bot, o tanti quanti sono i giocatori.
argument-ladder-bots = I bot.  [predefinito: random e tutti i livelli]
option-deals = Quante distribuzioni per mazzo.
option-arena-effort = Quanto può pensare un bot che non nomina uno sforzo: 1000 (iterazioni), 50ms o 0.5s.
option-arena-players = In quanti si gioca.  [predefinito: tanti quanti sono i bot]
option-ladder-players = In quanti si gioca; quattro sono due squadre.
option-arena-deck = Fazioni, o "claim", "claim2" o "random", come per claim play; per più mazzi, più volte.
option-all-decks = Tutti i mazzi per tanti giocatori.
option-jobs = Quanti processi giocano insieme.  [predefinito: uno per nucleo del processore]
option-patience = Secondi che un programma può usare per una mossa, oltre al doppio del suo sforzo.
option-arena-save = Un file che conserva ogni distribuzione; se c'è già, si continua da lì.
option-records = Una cartella per le registrazioni di tutte le partite.
option-csv = Un file per i risultati come tabella.
option-plot = Un file per i risultati come immagine (SVG).
arena-title = { $games } partite: { $deals } distribuzioni di { $deck } (seme { $seed })
arena-title-decks = { $games } partite: { $deals } distribuzioni di { $decks } mazzi (seme { $seed })
ladder-title = { $games } partite: { $deals } distribuzioni per coppia (seme { $seed })
arena-bot = bot
arena-score = quota
arena-rating = punteggio
arena-interval = intervallo al 95%
arena-mean = ms per mossa
arena-slowest = ms, p99
arena-forfeits = ritiri
arena-nobody = nessuno
arena-votes = voti
arena-deals = distribuzioni
arena-fair = Bot di pari forza avrebbero { $share } ciascuno.
arena-split = Distribuzioni vinte dagli stessi posti in ogni partita: { $split } su { $deals }
arena-illegal = Mosse non ammesse: { $count }
arena-speed = { $seconds } s: { $games } partite
arena-interrupted = Interrotto dopo { $played } distribuzioni su { $wanted }.
arena-interrupted-kept = Interrotto dopo { $played } distribuzioni su { $wanted }. { $file } le conserva: lo stesso comando continua.
arena-lost = { $bot } ha perso la partita { $game } della distribuzione { $deal } ({ $deck }): { $why }
arena-more-lost = … e altre { $count }, elencate anche da --json.
arena-because-slow = nessuna risposta entro { $detail }
arena-because-died = il suo programma è terminato ({ $detail })
arena-because-nonsense = la sua risposta non è una mossa: { $detail }
arena-because-illegal = una mossa non ammessa: { $detail }
arena-because-raised = un errore: { $detail }
arena-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
