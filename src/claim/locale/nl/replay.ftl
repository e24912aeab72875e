# claim replay

replay-file = == { $file }
replay-refused = { $file }: geweigerd: { $why }
replay-unreadable = niet te lezen: { $why }
replay-game = Een spel voor { $players } met { $factions }.
replay-heroes = Er zijn vijf helden door het deck geschud.
replay-hero-values = Helden met eigen waarden: { $values }.
replay-tie-values = Bij evenveel stemmen beslist de som van de waarden.
replay-revealed = open
replay-then = dan
replay-signs = › komt uit, * wint
replay-unfinished = Het spel is niet af, na { $moves } zetten.
deck = stapel
aside = opzij gelegd
phase-1 = Fase een
phase-2 = Fase twee
