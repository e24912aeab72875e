# claim tui: alles rond de tafel in de terminal

# Toetsen

tui-language = Nederlands
tui-key-quit = Stoppen
tui-key-back = Terug
tui-key-choose = Kiezen
tui-key-page = Bladeren
tui-key-move = Zet
tui-key-trick = Slag
tui-key-ends = Begin, einde

# Startpagina

tui-home-join = Meedoen met een link
tui-game-damaged = { $file } is niet te lezen en blijft zoals het is: { $why }
tui-visited = op een server; je was er { $when }
tui-ago-now = zojuist
tui-ago-minutes = { $count ->
    [one] een minuut geleden
   *[other] { $count } minuten geleden
}
tui-ago-hours = { $count ->
    [one] een uur geleden
   *[other] { $count } uur geleden
}
tui-ago-days = { $count ->
    [one] gisteren
   *[other] { $count } dagen geleden
}

# Nieuwe tafel

tui-new-person = Iemand anders hier

# Instellingen

tui-settings-pace = Bots spelen
tui-settings-hints-note = Kaarten zeggen of ze zouden winnen; in fase twee bewijst een toets het.
tui-settings-where = Bewaard in { $file }.
tui-settings-broken = De instellingen zijn niet te lezen. Tot je stopt gelden de gewone en wat je hier verandert. Het bestand blijft zoals het is: { $why }
tui-settings-unwritten = De instellingen konden niet bewaard worden: { $why }

# Meedoen aan een tafel op een server

tui-join-title = Meedoen aan een tafel
tui-join-note = Iemand stuurt je de link van een tafel: je schuift aan, of er nu in een browser of hier gespeeld wordt.
tui-join-link = Link
tui-join-watch = Alleen kijken
tui-join-watch-note = laat de vrije plaatsen aan anderen
tui-join-no-link = Dat is geen link naar een tafel. Die ziet er zo uit: { $example }
tui-join-going = De tafel wordt gezocht…

# Een spel dat niet af is

tui-unfinished-title = Dit spel is niet af
tui-unfinished-play = Verder spelen
tui-unfinished-play-note = met { $names }
tui-unfinished-look = Bekijken
tui-unfinished-look-note = zet voor zet, met open handen

# claim tui --help

help-tui =
    Spelen aan een tafel die de terminal vult.

    Zonder meer opent de startpagina: meteen spelen, nieuwe tafels, je spellen. Een opgetekend spel (.claim) wordt zet voor
    zet getoond of, als het niet af is, verder gespeeld; de link van een tafel op een server leidt naar die tafel.
argument-tui = Een opgetekend spel, of de link van een tafel.
error-no-terminal = claim tui heeft meer nodig dan er geïnstalleerd is ({ $package } ontbreekt): pip install "claim-cards[terminal]"
error-no-screen = claim tui heeft een terminal voor zichzelf nodig; claim play kan zonder.
