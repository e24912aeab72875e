# claim solve

help-solve =
    Megoldja a második szakasz állásait: mire vezet mindkét fél legjobb játéka.

    Két játékos, hősök nélkül. Minden felvétel utolsó állása, vagy az, amelyben az --at számú lépés történt.

    Kilépési kód: 0 minden rendben, 1 egy felvétel szabályt sért, 2 egy felvétel nem olvasható vagy nem oldható meg. A
    legnagyobb számít.
option-at = Az állás, amelyben az ilyen számú lépés történt.  [alap: az utolsó állás]
option-margins = Minden lépés különbségét is megkeresi: szavazatok, majd ami egyenlő szavazatnál dönt.
option-json = Soronként egy JSON-objektumot ír, programoknak.
option-nodes = Ennyi állás után megáll azzal, ami addig ismert.
option-seconds = Ennyi másodperc után megáll azzal, ami addig ismert.
solve-no-players = a játék { $players } játékosnak szól: csak kétszemélyes játék oldható meg
solve-no-heroes = a játékban hősök vannak: csak hősök nélküli játék oldható meg
solve-no-phase = a játék { $moves } lépés után még az első szakaszban van: csak a második oldható meg, amikor már semmi sem rejtett
position-over = a játék véget ért: válassz állást az --at kapcsolóval, a benne tett lépés száma szerint, { $first } és { $last } között
position-other = --at { $at }: a választható számok { $first } és { $last } között vannak
solve-progress = Megoldás
solve-leads = Második szakasz, { $trick }. ütés: { $name } hív.
solve-follows = Második szakasz, { $trick }. ütés: { $name } játszik erre: { $card }.
solve-best-win = A legjobb játékkal { $name } nyer.
solve-best-draw = A legjobb játékkal döntetlen.
solve-best-loss = A legjobb játékkal { $name } veszít.
solve-unknown = Még semmi sem ismert.
solve-proved = Bizonyítva: { $nodes } állás, { $milliseconds } ms.
solve-unfinished = Nincs bizonyítva: a keret { $nodes } állás, { $milliseconds } ms után elfogyott. Ennyi volt addig ismert.
solve-move = lépés
solve-result = eredmény
solve-win = győzelem
solve-draw = döntetlen
solve-loss = vereség
solve-votes = szavazatok
solve-cards = lapok
solve-values = értékek
solve-line = Legjobb játék
