# claim tui: minden, ami a terminálban az asztal körül van

# Billentyűk

tui-language = Magyar
tui-key-quit = Kilépés
tui-key-back = Vissza
tui-key-choose = Választás
tui-key-page = Görgetés
tui-key-move = Lépés
tui-key-trick = Ütés
tui-key-ends = Eleje, vége

# Kezdőlap

tui-home-join = Csatlakozás linkkel
tui-game-damaged = A(z) { $file } nem olvasható, és úgy marad, ahogy van: { $why }
tui-visited = egy szerveren; ott jártál: { $when }
tui-ago-now = az imént
tui-ago-minutes = { $count ->
    [one] egy perce
   *[other] { $count } perce
}
tui-ago-hours = { $count ->
    [one] egy órája
   *[other] { $count } órája
}
tui-ago-days = { $count ->
    [one] tegnap
   *[other] { $count } napja
}

# Új asztal

tui-new-person = Valaki más itt

# Beállítások

tui-settings-pace = A botok játszanak
tui-settings-hints-note = A lapok megmondják, nyernének-e; a második szakaszban egy billentyű be is bizonyítja.
tui-settings-where = Helye: { $file }.
tui-settings-broken = A beállítások nem olvashatók: amíg ki nem lépsz, a szokásosak érvényesek, és az, amit itt módosítasz. A fájl úgy marad, ahogy van: { $why }
tui-settings-unwritten = A beállításokat nem sikerült elmenteni: { $why }

# Csatlakozás egy szerver asztalához

tui-join-title = Csatlakozás egy asztalhoz
tui-join-note = Valaki elküldi neked egy asztal linkjét: leülsz hozzájuk, akár böngészőben játszanak, akár itt.
tui-join-link = Link
tui-join-watch = Csak nézem
tui-join-watch-note = a szabad helyek másoknak maradnak
tui-join-no-link = Ez nem egy asztal linkje. Így néz ki: { $example }
tui-join-going = Keressük az asztalt…

# Befejezetlen játék

tui-unfinished-title = Ez a játék még nem ért véget
tui-unfinished-play = Játék folytatása
tui-unfinished-play-note = velük: { $names }
tui-unfinished-look = Megnézem
tui-unfinished-look-note = lépésről lépésre, nyílt lapokkal

# claim tui --help

help-tui =
    Játék egy asztalnál, amely kitölti a terminált.

    Önmagában a kezdőlapot nyitja meg: azonnali játék, új asztalok, a játékaid. A feljegyzett játékot (.claim) lépésről
    lépésre mutatja, vagy ha még nem ért véget, folytatni lehet; egy szerver asztalának linkje ahhoz az asztalhoz vezet.
argument-tui = Egy feljegyzett játék, vagy egy asztal linkje.
error-no-terminal = A claim tui parancshoz több kell, mint ami telepítve van (hiányzik: { $package }): pip install "claim-cards[terminal]"
error-no-screen = A claim tui parancshoz saját terminál kell; a claim play anélkül is megy.
