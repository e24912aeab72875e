# A böngésző: döntések, a játék vége, visszanézés és első lépések

sheet-look = Az asztal megtekintése
sheet-return = Vissza a választáshoz
sheet-close = Másik lap
sheet-secret = Ezt csak te látod.

seer-title = Amit a Látnok lát
seer-text = Látnokkal nyertél. Vigyél el egyet; { $name } kapja a másikat.
seer-text-many = Látnokkal nyertél. Vigyél el egyet háromból: az egyik felfedettet, vagy azt, amit csak te láttál.
seer-revealed = Felfedett
seer-revealed-note = { $name } látja, hogy elviszed
seer-other = { $name } kapja a másikat
seer-deck = A húzópakli teteje
seer-deck-note = a te titkod marad

pick-title = Te választasz először
pick-title-next = Most te választasz
pick-text = Válassz egy követőt. { $name } viszi a másikat.
pick-text-plain = Válassz egy követőt. A rangsorban következő viszi a másikat.
pick-note = neked

elf-orc-title = Elf vagy Ork?
elf-orc-text = { $card }: az lesz, aminek mondod, és ha megnyerik, végleg.
elf-orc-El = Elfként
elf-orc-Or = Orkként
werewolf-title = A Farkasember átváltozik
werewolf-text = Bármely frakció 5-öse, vagy önmaga, értéke { $value }. Képesség nélkül.
werewolf-plain = Önmaga
treant-title = A Fapásztor gyökeret ereszt
treant-text = Olyan frakcióként, amelyből két lapod van; megvan annak képessége, értéke { $value }.
treant-plain = Önmaga
treant-collected = { $count } begyűjtve
treant-too-few = { $count ->
    [0] egy sincs begyűjtve, 2 kell
   *[other] { $count } begyűjtve, 2 kell
}
declare-plain = frakció nélkül, { $value }
declare-follow = most nem: a hívott frakció { $factions }

necromancer-title = Visszahozol egyet?
necromancer-text = Cseréld el a Halottidézőt egy lapra, amely épp a dobópaklira tart.
necromancer-nothing = Ezúttal semmi sem kerül a dobópaklira.
necromancer-note = a kezedbe
necromancer-no = Megtartom későbbre
siren-title = A Szirén behajt
siren-text = Megverték: végy el egy lapot { $name } pontozópaklijából.
dinosaur-title = Megint itt?
dinosaur-text = A Dinoszauruszodat megverték. Ha hazaviszed, egy másik lapod örökre kijátszatlan marad.
dinosaur-yes = Vissza a kezembe
dinosaur-no = Hadd menjen
kraken-title = A Kraken lecsap
kraken-text = { $name } kezéből ezt húztad: { $card }. Adj vissza egy lapot; { $name } látni fogja.
kraken-text-plain = Adj vissza egy lapot; { $name } látni fogja.
kraken-drawn = most húztad
gargoyle-title = Hová telepszik a Vízköpő?
gargoyle-text = Két lapnak számít, minden számnál alacsonyabb.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = a szavazat a tiéd lesz
shift-lost = a szavazat { $name } javára fordul
shift-tied = a szavazat döntetlen
shift-mine = a tiéd marad
shift-theirs = még { $name } vezet
shift-open = még senkié
shift-none = egy szavazat sem változik
shift-short-gained = a tiéd
shift-short-lost = { $name }
shift-short-tied = döntetlen

end-won = Tiéd a korona.
end-won-team = A korona a tiéd és a társadé: { $name }.
end-lost = { $name } viseli a koronát.
end-lost-team = { $one } és { $other } viseli a koronát.
end-draw = A korona senkire sem illik.
end-score = { $won ->
    [one] Szavazatok: 1–{ $others }.
   *[other] Szavazatok: { $won }–{ $others }.
}
end-score-three = { $won ->
    [one] Szavazatok: 1–{ $second }–{ $third }.
   *[other] Szavazatok: { $won }–{ $second }–{ $third }.
}
end-score-draw = { $votes ->
    [0] Egyetlen szavazat sincs, senkinek.
    [one] Fejenként 1 szavazat, és minden más is egyenlő.
   *[other] Fejenként { $votes } szavazat, és minden más is egyenlő.
}
end-decider = A döntő frakció: { $factions }.
end-counting = Számoljuk a szavazatokat
end-resigned = { $you ->
    [yes] Feladtad.
    [team] Az oldalad feladta.
   *[no] { $name } feladta.
}
end-time = { $you ->
    [yes] Lejárt az időd.
    [team] Lejárt az oldalad ideje.
   *[no] Lejárt { $name } ideje.
}
end-as-it-stood = A szavazatok, ahogy álltak
ballots-label = A szavazatok, a legbiztosabbtól a legszorosabbig
ballot-to = :
ballot-nobody = Senki
ballot-none = senki sem kérdezte őket
ballot-values = { $name }: { $values }
ballot-values-none = { $name }: nincs
tie-break-cards = Lapok a szavazó frakciókból: { $counts }
tie-break-values = Értékek a szavazó frakciókból: { $counts }
tie-break-side = { $name } { $count }
end-rematch = Visszavágó
end-rematch-go = Tovább a visszavágóra
end-rematch-asked = Visszavágó kezdődött.
end-same-deal = Ugyanaz az osztás, más hely
end-replay = Visszanézés nyílt kezekkel
end-share = Megosztás
end-share-title = Egy Claim-játék
end-shared = A linket kimásoltuk.
end-save = .claim mentése

film-title = Visszanézés
film-back = Az asztalhoz
film-missing = Ez a játék nem nézhető vissza: még folyik, vagy sosem volt.
film-moves = Lépések
film-first = Első lépés
film-trick-back = Előző ütés
film-back-one = Előző lépés
film-on-one = Következő lépés
film-trick-on = Következő ütés
film-last = Utolsó lépés
film-slider = { $move }/{ $moves }. lépés
film-link = E lépés linkjének másolása
film-dealt = A lapok kiosztva.
film-counted = A szavazatok megszámolva.
film-trick = { $phase ->
    [1] Első szakasz, { $trick }. ütés
   *[2] Második szakasz, { $trick }. ütés
}
film-hand = Kéz
film-followers = Követők
film-score = Pontozópakli
film-laid = Gnómok
film-empty = még semmi
film-revealed = Felfedve
film-deck = Húzópakli
film-deck-left = { $count ->
    [0] üres
   *[other] még { $count }
}
film-trick-zone = Ütés
film-votes = A szavazatok
film-no-trick = még semmi sincs kijátszva
film-waiting = Várakozó Trollok
film-discards = Dobópakli
film-by = { $name }
film-keys = A nyilak lépésenként, a Page Up és a Page Down ütésenként léptet.

guide-label = Első lépések
guide-step = { $step } / { $steps }
guide-next = Tovább
guide-done = Játék
guide-close = Útmutató bezárása
guide-again = Újra az első lépések
guide-1 =
    Minden frakciónak van egy szavazata, és a legtöbb szavazat nyeri a koronát. Előbb követőket gyűjtesz, aztán velük
    játszol a szavazatokért.
guide-2 = { $players ->
    [2] A felfedett lap azé, aki ezt az ütést megnyeri. A vesztes látatlanban húz egy követőt a húzópakliból.
   *[other] Az ütés elsője választ a két felfedett lapból, a második viszi a másikat. A többiek húznak.
}
guide-3 =
    Kövesd a hívott frakciót, ha tudod: annak legmagasabb lapja nyer. Azok a lapok, amelyeknek várniuk kell,
    vonalkázottak; érints meg egyet, és megtudod, miért.
guide-4 =
    Ha a kezek kiürülnek, a követőidből lesz az új kezed. Onnantól minden megnyert ütés a pontozópaklidba kerül, és
    azok a lapok számítanak.
guide-5 =
    A szavazótábla mutatja, ki hol vezet. Mutass vagy koppints egy lapra, hogy lásd, nyer-e; a ? elmondja, mit tud az
    egyes frakció.
rules-of-deck = A pakli szabályai
