# claim tui: alles um den Tisch im Terminal herum

# Tasten

tui-language = Deutsch
tui-key-quit = Beenden
tui-key-back = Zurück
tui-key-choose = Wählen
tui-key-page = Blättern
tui-key-move = Zug
tui-key-trick = Stich
tui-key-ends = Anfang, Ende

# Startseite

tui-home-join = Mit Link mitspielen
tui-game-damaged = { $file } ist nicht lesbar und bleibt, wie es ist: { $why }
tui-visited = auf einem Server; du warst dort { $when }
tui-ago-now = gerade eben
tui-ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
tui-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
tui-ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

# Neuer Tisch

tui-new-person = Jemand anders hier

# Einstellungen

tui-settings-pace = Bots spielen
tui-settings-hints-note = Karten sagen, ob sie gewinnen würden; in Phase zwei beweist es eine Taste.
tui-settings-where = Steht in { $file }.
tui-settings-broken = Die Einstellungen sind nicht lesbar. Bis du gehst, gelten die üblichen und was du hier änderst. Die Datei bleibt, wie sie ist: { $why }
tui-settings-unwritten = Die Einstellungen ließen sich nicht sichern: { $why }

# An einem Tisch auf einem Server mitspielen

tui-join-title = An einem Tisch mitspielen
tui-join-note = Jemand schickt dir den Link zu einem Tisch: Du setzt dich dazu, egal ob dort im Browser oder hier gespielt wird.
tui-join-link = Link
tui-join-watch = Nur zusehen
tui-join-watch-note = lässt die offenen Plätze anderen
tui-join-no-link = Das ist kein Link zu einem Tisch. Er sieht so aus: { $example }
tui-join-going = Der Tisch wird gesucht …

# Ein Spiel, das nicht zu Ende ist

tui-unfinished-title = Dieses Spiel ist nicht zu Ende
tui-unfinished-play = Weiterspielen
tui-unfinished-play-note = mit { $names }
tui-unfinished-look = Ansehen
tui-unfinished-look-note = Zug um Zug, mit offenen Karten

# claim tui --help

help-tui =
    An einem Tisch spielen, der das Terminal füllt.

    Ohne weitere Angabe öffnet sich die Startseite: sofort spielen, neue Tische, deine Spiele. Ein aufgezeichnetes Spiel
    (.claim) wird Zug um Zug gezeigt oder, wenn es nicht zu Ende ist, weitergespielt; der Link eines Tisches auf einem
    Server führt an diesen Tisch.
argument-tui = Ein aufgezeichnetes Spiel oder der Link eines Tisches.
error-no-terminal = claim tui braucht mehr, als installiert ist ({ $package } fehlt): pip install "claim-cards[terminal]"
error-no-screen = claim tui braucht ein Terminal für sich; claim play kommt ohne aus.
