# claim replay

replay-file = == { $file }
replay-refused = { $file }: elutasítva: { $why }
replay-unreadable = nem olvasható: { $why }
replay-game = Játék { $players } játékosnak, ezekkel: { $factions }.
replay-heroes = Öt hőst kevertek a pakliba.
replay-hero-values = Saját értékű hősök: { $values }.
replay-tie-values = Egyenlő szavazatnál az értékek összege dönt.
replay-revealed = felfedve
replay-then = aztán
replay-signs = › hív, * nyer
replay-unfinished = A játék befejezetlen, { $moves } lépés után.
deck = húzópakli
aside = félretéve
phase-1 = Első szakasz
phase-2 = Második szakasz
