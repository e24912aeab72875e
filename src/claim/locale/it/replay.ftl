# claim replay

replay-file = == { $file }
replay-refused = { $file }: rifiutata: { $why }
replay-unreadable = è illeggibile: { $why }
replay-game = Una partita in { $players } con { $factions }.
replay-heroes = Sono stati aggiunti cinque eroi al mazzo.
replay-hero-values = Eroi con valori propri: { $values }.
replay-tie-values = I voti pari si decidono con la somma dei valori.
replay-revealed = scoperto
replay-then = poi
replay-signs = › esce, * vince
replay-unfinished = La partita non è finita, dopo { $moves } mosse.
deck = mazzo
aside = messe da parte
phase-1 = Fase uno
phase-2 = Fase due
