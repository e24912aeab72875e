# claim arena, claim ladder

help-arena =
    Botokat játszat egymás ellen úgy, hogy az osztás szerencséje kiegyenlítődik.

    Minden osztást minden helyről lejátszanak: ketten kétszer, hárman háromszor. Két bot és három játékos: az első a második
    két másolata ellen. Két bot és négy játékos: egy-egy csapat. Négy bot: az első és a harmadik társak.

    A bot egy név (simple), egy név ráfordítással (ismcts@1000 körök száma, master@50ms processzoridő), egy osztály
    (modul:Osztály) vagy egy program, amely úgy beszél, ahogy a docs/arena.md leírja ("program:./botom.py --moho").
help-ladder =
    Minden botot játszat egymás ellen, és értékeli őket.

    Minden pár ugyanazokat az osztásokat játssza, felcserélt helyekkel is. Az értékszámok az Élő-skálán azok, amelyek a
    legjobban magyarázzák az eredményeket. A botokat úgy kell megnevezni, mint a claim arena parancsnál.
argument-bots = Két bot, vagy annyi, ahányan játszanak.
argument-ladder-bots = A botok.  [alap: random és minden szint]
option-deals = Hány osztás paklinként.
option-arena-effort = Mennyit gondolkodhat egy bot, amely maga nem nevez meg ráfordítást: 1000 (kör), 50ms vagy 0.5s.
option-arena-players = Hányan játszanak.  [alap: ahány bot van]
option-ladder-players = Hányan játszanak; négyen két csapat.
option-arena-deck = Frakciók, vagy „claim”, „claim2” vagy „random”, mint a claim play parancsnál; több paklihoz többször.
option-all-decks = Minden pakli ennyi játékosnak.
option-jobs = Hány folyamat játsszon egyszerre.  [alap: processzormagonként egy]
option-patience = Ennyi másodpercet használhat egy program egy lépésre a ráfordítása kétszeresén felül.
option-arena-save = Fájl, amely minden osztást megőriz; ha már megvan, onnan folytatja.
option-records = Mappa minden játék felvételének.
option-csv = Fájl az eredményeknek táblázatként.
option-plot = Fájl az eredményeknek képként (SVG).
arena-title = { $games } játék: { $deals } osztás ezzel: { $deck } (kezdőszám { $seed })
arena-title-decks = { $games } játék: { $deals } osztás { $decks } paklival (kezdőszám { $seed })
ladder-title = { $games } játék: { $deals } osztás páronként (kezdőszám { $seed })
arena-bot = bot
arena-score = rész
arena-rating = értékszám
arena-interval = 95%-os sáv
arena-mean = ms/lépés
arena-slowest = ms, p99
arena-forfeits = feladások
arena-nobody = senki
arena-votes = szavazatok
arena-deals = osztások
arena-fair = Egyforma erős botoknak { $share } jutna.
arena-split = Osztások, amelyeket minden játékban ugyanazok a helyek nyertek: { $split } / { $deals }
arena-illegal = Szabálytalan lépések: { $count }
arena-speed = { $seconds } s: { $games } játék
arena-interrupted = Megszakítva: { $played } osztás kész a { $wanted } közül.
arena-interrupted-kept = Megszakítva: { $played } osztás kész a { $wanted } közül. A { $file } megőrzi őket: ugyanez a parancs folytatja.
arena-lost = { $bot } elvesztette a(z) { $deal }. osztás { $game }. játékát ({ $deck }): { $why }
arena-more-lost = … és még { $count }, amelyeket a --json is felsorol.
arena-because-slow = nem jött válasz ennyi idő alatt: { $detail }
arena-because-died = a programja leállt ({ $detail })
arena-because-nonsense = a válasza nem lépés: { $detail }
arena-because-illegal = szabálytalan lépés: { $detail }
arena-because-raised = hiba: { $detail }
arena-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
