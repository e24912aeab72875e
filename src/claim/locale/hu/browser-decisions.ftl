# A böngésző: döntések, a játék vége, visszanézés és első lépések

sheet-look = Nézzük az asztalt
sheet-return = Vissza a választáshoz
sheet-close = Másik lap
sheet-secret = Ezt csak te látod.

seer-title = Amit a Látnok lát
seer-text = Látnokkal nyertél. Vegyél el egyet; { $name } kapja a másikat.
seer-text-many = Látnokkal nyertél. Vegyél el egyet háromból: a felfedettek egyikét, vagy azt, amit csak te láttál.
seer-revealed = Felfedett
seer-revealed-note = { $name } látja, hogy elviszed
seer-other = { $name } kapja a másikat
seer-deck = A pakli teteje
seer-deck-note = a te titkod marad

pick-title = Te választasz először
pick-title-next = Most te választasz
pick-text = Válassz követőt. { $name } viszi a másikat.
pick-text-plain = Válassz követőt. A rangsorban következő viszi a másikat.
pick-note = neked

elf-orc-title = Elf vagy Ork?
elf-orc-text = { $card } az, aminek mondod; ha megnyerik, végleg.
elf-orc-El = Elfként
elf-orc-Or = Orkként
werewolf-title = A Farkasember átváltozik
werewolf-text = Bármely frakció 5-öse, vagy önmaga { $value } értékkel. Képesség nélkül.
werewolf-plain = Önmaga
treant-title = A Fapásztor gyökeret ereszt
treant-text = Olyan frakcióként, amelyből két lapod van, annak képességével és { $value } értékkel.
treant-plain = Önmaga
treant-collected = { $count } begyűjtve
treant-too-few = { $count ->
    [0] nincs begyűjtve, 2 kell
   *[other] { $count } begyűjtve, 2 kell
}
declare-plain = egyszerű, { $value }
declare-follow = most nem: a hívott frakció { $factions }

necromancer-title = Visszahozol egyet?
necromancer-text = Cseréld a Halottidézőt egy lapra, amely épp a dobottak közé tart.
necromancer-nothing = Most semmi sem kerül a dobottak közé.
necromancer-note = a kezedbe
necromancer-no = Megtartom későbbre
siren-title = A Szirén beszed
siren-text = Megverték: végy el egy lapot { $name } pontpaklijából.
dinosaur-title = Megint itt?
dinosaur-text = Dinoszauruszodat megverték. Ha visszaveszed, egy másik lapodat sosem játszod ki.
dinosaur-yes = Vissza a kezembe
dinosaur-no = Hadd menjen
kraken-title = A Kraken ragad
kraken-text = Húztad: { $card }, { $name } kezéből. Adj vissza egy lapot; { $name } látni fogja.
kraken-text-plain = Adj vissza egy lapot; { $name } látni fogja.
kraken-drawn = most húztad
gargoyle-title = Hová telepszik a Vízköpő?
gargoyle-text = Két lapnak számít, minden szám alatt.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = a szavazat a tiéd lesz
shift-lost = a szavazat { $name } javára fordul
shift-tied = a szavazat döntetlen
shift-mine = a tiéd marad
shift-theirs = { $name } még vezet
shift-open = még senkié
shift-none = egy szavazat sem változik
shift-short-gained = a tiéd
shift-short-lost = { $name }
shift-short-tied = döntetlen

end-won = Tiéd a korona.
end-won-team = A korona a tiéd és { $name } társadé.
end-lost = { $name } viseli a koronát.
end-lost-team = { $one } és { $other } viselik a koronát.
end-draw = A korona senkire sem illik.
end-score = { $won ->
    [one] 1 szavazat { $others } ellen.
   *[other] { $won } szavazat { $others } ellen.
}
end-score-three = { $won ->
    [one] 1 szavazat { $second } és { $third } ellen.
   *[other] { $won } szavazat { $second } és { $third } ellen.
}
end-score-draw = { $votes ->
    [0] Egyetlen szavazat sincs, senkinek.
    [one] 1-1 szavazat, és minden más is egyenlő.
   *[other] Fejenként { $votes } szavazat, és minden más is egyenlő.
}
end-decider = { $factions } döntöttek.
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
ballot-none = senki sem kérte őket
ballot-values = { $name }: { $values }
ballot-values-none = { $name }: nincs
tie-break-cards = Lapok a szavazó frakciókból: { $counts }
tie-break-values = Értékek a szavazó frakciókból: { $counts }
tie-break-side = { $name } { $count }
end-rematch = Visszavágó
end-rematch-go = Irány a visszavágó
end-rematch-asked = Visszavágó kezdődött.
end-same-deal = Ugyanaz az osztás, más hely
end-replay = Visszanézés nyílt kezekkel
end-share = Megosztás
end-share-title = Egy Claim-játék
end-shared = A link másolva.
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
film-slider = { $move }. lépés, összesen { $moves }
film-link = E lépés linkjének másolása
film-dealt = A lapok kiosztva.
film-counted = A szavazatok megszámolva.
film-trick = { $phase ->
    [1] Első szakasz, { $trick }. ütés
   *[2] Második szakasz, { $trick }. ütés
}
film-hand = Kéz
film-followers = Követők
film-score = Pontpakli
film-laid = Gnómok
film-empty = még semmi
film-revealed = Felfedve
film-deck = Pakli
film-deck-left = { $count ->
    [0] üres
   *[other] még { $count }
}
film-trick-zone = Ütés
film-votes = A szavazatok
film-no-trick = még semmi
film-waiting = Várakozó Trollok
film-discards = Dobottak
film-by = { $name }
film-keys = A nyilak lépésenként, a Page gombok ütésenként ugranak.

guide-label = Első lépések
guide-step = { $step } / { $steps }
guide-next = Tovább
guide-done = Játék tovább
guide-close = Első lépések elhagyása
guide-again = Újra az első lépések
guide-1 =
    Minden frakciónak van egy szavazata, és a legtöbb szavazat nyeri a koronát. Előbb követőket gyűjtesz, aztán velük
    játszol a szavazatokért.
guide-2 = { $players ->
    [2] A felfedett lap azé, aki ezt az ütést megnyeri. A másik rejtve húz egy követőt a pakliból.
   *[other] Az ütés elsője választ a két felfedett lapból, a második viszi a másikat. A többiek húznak.
}
guide-3 =
    Kövesd a hívott frakciót, ha tudod: annak legmagasabb lapja nyer. A várakozásra kényszerülő lapok vonalkázottak; érints
    meg egyet, és megtudod, miért.
guide-4 =
    Ha a kezek kiürülnek, követőidből lesz az új kezed. Onnantól minden megnyert ütés a pontpaklidba kerül, és azok a lapok
    számítanak.
guide-5 =
    A szavazótábla mutatja, ki hol vezet. Mutass vagy koppints egy lapra, hogy lásd, nyer-e; a ? elmondja, mit tud az egyes frakció.
rules-of-deck = E pakli szabályai
