# `claim bot-client`: bot, amely egy szerveren játszik

help-bot-client =
    Botot játszat egy szerveren, a hálózaton át.

    Az URL egy szabad hellyel rendelkező asztal linkje, ahogy megosztják (http://localhost:8400/t/K7MNQ2XA). A --new kapcsolóval
    a szerver címe (http://localhost:8400), és a bot ott asztalt nyit. Saját kliens írásához kezdd a docs/protocol.md fájllal.
argument-url = Egy asztal linkje, --new esetén egy szerveré.
option-client-bot = Melyik bot: simple vagy random.
option-client-name = Hogy hívják az asztalnál.  [alap: a bot neve]
option-games = Hány játék, visszavágó visszavágó után.
option-new =
    Új asztalt nyit ezekkel a helyekkel, például me,open vagy me,simple,random: me a bot helye, open azé, aki jön.

bot-client-table = Játék itt: { $link }
bot-client-over =
    { $how ->
        [won] Nyert: { $result }
        [drawn] Döntetlen: { $result }
       *[lost] Vesztett: { $result }
    }
bot-client-refused = { $move } elutasítva: { $why }
bot-client-error = A szerver szerint: { $why }

error-client-link = „{ $link }” nem vezet asztalhoz: egy link ilyen: http://localhost:8400/t/K7MNQ2XA, --new esetén: http://localhost:8400
error-client-server = { $server } nem érhető el: { $why }
error-client-other = { $server } válaszol, de nem úgy, mint egy Claim-szerver
error-client-refused = a szerver elutasítja: { $why }
error-client-lost = a kapcsolat elveszett, és a szerver már nem válaszol
error-client-extra = a claim bot-client többet kér a telepítettnél ({ $module } hiányzik): pip install "claim-cards[server]"
