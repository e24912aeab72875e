# claim replay

replay-file = == { $file }
replay-refused = { $file }: rifiutata: { $why }
replay-unreadable = non si legge: { $why }
replay-game = Una partita per { $players } con { $factions }.
replay-heroes = Sono stati mescolati cinque eroi.
replay-hero-values = Eroi con valori propri: { $values }.
replay-tie-values = I voti pari si decidono con la somma dei valori.
replay-revealed = scoperta
replay-then = poi
replay-signs = › uscita, * vinta
replay-unfinished = La partita non è finita, dopo { $moves } mosse.
deck = mazzo
aside = da parte
phase-1 = Fase uno
phase-2 = Fase due
