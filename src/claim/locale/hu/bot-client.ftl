# `claim bot-client`: bot, amely egy szerveren játszik

help-bot-client =
    Botot játszat egy szerveren, a hálózaton át.

    Az URL egy olyan asztal linkje, amelynél van szabad hely, ahogy megosztani szokás
    (http://localhost:8400/t/K7MNQ2XA). A --new kapcsolóval a szerver címe (http://localhost:8400), és a bot ott
    asztalt nyit. Saját kliens írásához kezdd a docs/protocol.md fájllal.
argument-url = Egy asztal linkje, --new esetén egy szerveré.
option-client-bot = Melyik bot: novice, casual, steady, expert vagy master.
option-client-name = Hogy hívják az asztalnál.  [alap: a bot neve]
option-games = Hány játékot játsszon, egyik visszavágót a másik után.
option-new =
    Új asztalt nyit ezekkel a helyekkel, például me,open vagy me,steady,expert: me a bot helye, open azé, aki jön.

bot-client-table = Játék itt: { $link }
bot-client-over =
    { $how ->
        [won] Győzelem: { $result }
        [drawn] Döntetlen: { $result }
       *[lost] Vereség: { $result }
    }
bot-client-refused = { $move } elutasítva: { $why }
bot-client-error = A szerver szerint: { $why }

error-client-link = „{ $link }” nem vezet asztalhoz; egy link ilyen: http://localhost:8400/t/K7MNQ2XA, --new esetén ilyen: http://localhost:8400
error-client-server = { $server } nem érhető el: { $why }
error-client-other = { $server } válaszol, de nem úgy, mint egy Claim-szerver
error-client-refused = a szerver elutasítja: { $why }
error-client-lost = megszakadt a kapcsolat, és a szerver már nem válaszol
error-client-extra = a claim bot-client többet kér a telepítettnél ({ $module } hiányzik): pip install "claim-cards[server]"
