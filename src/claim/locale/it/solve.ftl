# claim solve

help-solve =
    Risolve posizioni della fase due: dove porta il gioco migliore di entrambi.

    In due, senza eroi. È l'ultima posizione di ogni registrazione, o quella in cui è stata giocata la mossa --at.

    Codice d'uscita: 0 tutto bene, 1 una registrazione infrange una regola, 2 una registrazione è illeggibile o non si può
    risolvere. Vale il più alto.
option-at = La posizione in cui è stata giocata la mossa di questo numero.  [predefinito: l'ultima posizione]
option-margins = Cerca anche lo scarto di ogni mossa: i voti, poi ciò che decide i voti pari.
option-json = Scrive un oggetto JSON per riga, per i programmi.
option-nodes = Si ferma dopo tante posizioni, con ciò che si sa allora.
option-seconds = Si ferma dopo tanti secondi, con ciò che si sa allora.
solve-no-players = la partita è per { $players }: si possono risolvere solo partite in due
solve-no-heroes = la partita ha eroi: si possono risolvere solo partite senza eroi
solve-no-phase = la partita è ancora nella fase uno, dopo { $moves } mosse: si può risolvere solo la fase due, quando niente è più nascosto
position-over = la partita è finita: scegli una posizione con --at, con il numero della mossa giocata, da { $first } a { $last }
position-other = --at { $at }: i numeri tra cui scegliere vanno da { $first } a { $last }
solve-progress = Risoluzione
solve-leads = Fase due, presa { $trick }: { $name } esce.
solve-follows = Fase due, presa { $trick }: { $name } gioca su { $card }.
solve-best-win = Con il gioco migliore { $name } vince.
solve-best-draw = Con il gioco migliore è un pareggio.
solve-best-loss = Con il gioco migliore { $name } perde.
solve-unknown = Non si sa ancora niente.
solve-proved = Dimostrato: { $nodes } posizioni, { $milliseconds } ms.
solve-unfinished = Non dimostrato: il limite è stato raggiunto dopo { $nodes } posizioni, { $milliseconds } ms. Questo è ciò che si sapeva allora.
solve-move = mossa
solve-result = risultato
solve-win = vittoria
solve-draw = pareggio
solve-loss = sconfitta
solve-votes = voti
solve-cards = carte
solve-values = valori
solve-line = Gioco migliore
