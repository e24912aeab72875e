# claim tui: tutto ciò che sta intorno al tavolo nel terminale

# Tasti

tui-language = Italiano
tui-key-quit = Esci
tui-key-back = Indietro
tui-key-choose = Scegli
tui-key-page = Scorri
tui-key-move = Mossa
tui-key-trick = Presa
tui-key-ends = Inizio, fine

# Pagina iniziale

tui-home-join = Unisciti con un link
tui-game-damaged = { $file } non si può leggere e resta com’è: { $why }
tui-visited = su un server; ultima visita: { $when }
tui-ago-now = proprio ora
tui-ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
tui-ago-hours = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
tui-ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}

# Nuovo tavolo

tui-new-person = Qualcun altro qui

# Impostazioni

tui-settings-pace = I bot giocano
tui-settings-hints-note = Le carte dicono se vincerebbero; nella fase due un tasto lo dimostra.
tui-settings-where = Conservate in { $file }.
tui-settings-broken = Le impostazioni non si possono leggere: finché non esci valgono quelle solite e ciò che cambi. Il file resta com’è: { $why }
tui-settings-unwritten = Non è stato possibile conservare le impostazioni: { $why }

# Unirsi a un tavolo su un server

tui-join-title = Unisciti a un tavolo
tui-join-note = Qualcuno ti manda il link di un tavolo: ti siedi con loro, che giochino in un browser o qui.
tui-join-link = Link
tui-join-watch = Solo guardare
tui-join-watch-note = lascia i posti liberi agli altri
tui-join-no-link = Non è il link di un tavolo. È fatto così: { $example }
tui-join-going = Cerco il tavolo…

# Una partita non finita

tui-unfinished-title = Questa partita non è finita
tui-unfinished-play = Continua a giocare
tui-unfinished-play-note = con { $names }
tui-unfinished-look = Guardala
tui-unfinished-look-note = mossa per mossa, a carte scoperte

# claim tui --help

help-tui =
    Giocare a un tavolo che riempie il terminale.

    Senza altro si apre la pagina iniziale: gioca subito, nuovi tavoli, le tue partite. Una partita registrata (.claim) si
    guarda mossa per mossa o, se non è finita, si continua; il link di un tavolo su un server porta a quel tavolo.
argument-tui = Una partita registrata, o il link di un tavolo.
error-no-terminal = claim tui ha bisogno di più di quanto è installato (manca { $package }): pip install "claim-cards[terminal]"
error-no-screen = claim tui ha bisogno di un terminale tutto per sé; claim play ne fa a meno.
