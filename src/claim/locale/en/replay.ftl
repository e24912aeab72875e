# claim replay

replay-file = == { $file }
replay-refused = { $file }: refused: { $why }
replay-unreadable = it cannot be read: { $why }
replay-game = A game for { $players } with { $factions }.
replay-heroes = Five heroes were shuffled in.
replay-hero-values = Heroes with values of their own: { $values }.
replay-tie-values = Equal votes are decided by the sum of values.
replay-revealed = revealed
replay-then = then
replay-signs = › led, * won
replay-unfinished = The game is unfinished, after { $moves } moves.
deck = deck
aside = set aside
phase-1 = Phase one
phase-2 = Phase two
