# Az asztal a böngészőben: helyek, szavazatok, segítség, menü

seat-you = Te
seat-open = szabad hely
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = ő hívta ezt az ütést
seat-leads = ő hívja ezt az ütést
seat-partner = a társad
seat-partner-is = társad: { $name }
seat-away = nincs itt
seat-away-bot = nincs itt; { $time } múlva bot játszik
seat-bot-plays = nincs itt; bot játszik
seat-turn = ő jön

title-your-turn = ● Te jössz – Claim
title-table = Asztal
phase-title-1 = Első szakasz: követők toborzása
phase-title-2 = Második szakasz: támogatók gyűjtése
phase-short-1 = Követők toborzása
phase-short-2 = Támogatók gyűjtése
phase-trick = { $trick }/{ $tricks }. ütés
phase-trick-short = { $phase ->
    [1] Első szakasz
   *[2] Második szakasz
} · { $trick }/{ $tricks }. ütés
open-rules = A pakli szabályai
open-log = Mi történt eddig
open-menu = Menü
open-say = Üzenet
open-resign = Feladás
open-votes = Szavazatok: { $tally }. Tábla megnyitása
clock-left = { $seconds ->
    [one] Még egy másodperc
   *[other] Még { $seconds } másodperc
}

zone-trick = Ütés
zone-revealed-2 = A nyertes kapja
zone-revealed-3 = Az 1. választ, a 2. viszi a másikat
zone-revealed-4 = Az 1. választ, a 2. viszi a másikat
zone-deck-2 = A vesztes húz
zone-deck-3 = A 3. húz
zone-deck-4 = A 3. és a 4. húz
zone-followers = Követők
zone-score = { $count ->
    [0] Pontozópakli
   *[other] Pontozópakli · { $count }
}
zone-laid = Gnómok
zone-laid-before = { $you ->
    [yes] Gnómok előtted
   *[no] Gnómok { $name } előtt
}
zone-waiting = Várakozó Trollok
zone-discards = Dobópakli
zone-empty = még semmi
note-waiting = A legmagasabb a következő nyertesé, ha nincs nála magasabb Troll.
hand-count = { $count } kézben
discards-count = { $count ->
    [one] 1 eldobva
   *[other] { $count } eldobva
}
counts-hand = kézben
counts-followers = követő
counts-score = begyűjtve

label-rail = Szavazatok és az eddigiek
label-player = { $name }
label-hand = { $count ->
    [one] { $name } kezében egy lap van
   *[other] { $name } kezében { $count } lap van
}
label-own-hand = { $count ->
    [one] A kezed, egy lap
   *[other] A kezed, { $count } lap
}
label-deck = { $count ->
    [one] Húzópakli, egy lap
   *[other] Húzópakli, { $count } lap
}
label-followers = { $you ->
    [yes] A követőid: { $count }
   *[no] { $name } követői: { $count }
}
open-followers = A követőid: { $count }. Megnyitás
open-score = { $you ->
    [yes] A pontozópaklid: { $count }. Megnyitás
   *[no] { $name } pontozópaklija: { $count }. Megnyitás
}
open-laid = { $you ->
    [yes] Gnómok előtted: { $count }. Megnyitás
   *[no] Gnómok { $name } előtt: { $count }. Megnyitás
}
open-tray = { $zone }: { $count }. Megnyitás
open-discards = { $count ->
    [one] Az eldobott lap megtekintése
   *[other] Az eldobott lapok átnézése ({ $count })
}
open-player = { $name }: kézben { $hand }, követők { $followers }, begyűjtve { $score }. Megnyitás
pile-title-followers = A követőid
pile-title-score = { $you ->
    [yes] A pontozópaklid
   *[no] { $name } pontozópaklija
}
pile-title-laid = { $you ->
    [yes] Gnómok előtted
   *[no] Gnómok { $name } előtt
}
pile-title-waiting = Várakozó Trollok
pile-title-discards = Dobópakli

trick-led = { $you ->
    [yes] Te hívtál
   *[no] { $name } hívott
}
trick-won = { $you ->
    [yes] Te nyersz
   *[no] { $name } nyer
}
trick-would = { $outlook ->
    [wins] Te nyernél
    [loses] Te veszítenél
    [ahead] Egyelőre te vezetnél
    [behind] Hátul lennél
   *[ally] A társad nyer
}
trick-would-short = { $outlook ->
    [wins] nyerne
    [loses] veszítene
    [ahead] vezet
    [behind] hátul
   *[ally] társad nyer
}
trick-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}
trick-last = Utolsó ütés
trick-recalled = { $phase ->
    [1] Első szakasz, { $trick }. ütés
   *[2] Második szakasz, { $trick }. ütés
}
trick-return = Vissza a jelenbe

hand-play = { $card } kijátszása
hand-chosen = Kiválasztva: { $card }. Játszd ki még egyszer a megerősítéshez.
hand-not-now = { $card }, most nem: { $why }
hand-would = { $outlook ->
    [wins] { $card }, nyerne. { $told }
    [loses] { $card }, veszítene. { $told }
    [ahead] { $card }, egyelőre vezetne. { $told }
    [behind] { $card }, hátul lenne. { $told }
   *[ally] { $card }, a társad így is nyerne. { $told }
}
why-not-follow = követned kell a hívott frakciót ({ $faction }), és van nálad.
why-not-turn = most { $name } jön.
why-not-now = ez a lap most nem játszható ki.

ribbon-turn = { $you ->
    [yes] Te jössz
   *[no] { $name } jön
}
help-outlook = { $outlook ->
    [wins] { $card } nyer
    [loses] { $card } veszít
    [ahead] { $card } vezet
    [behind] { $card } hátul van
   *[ally] { $card }, a társad nyer
}
help-theirs = { $name } lapot választ.
help-theirs-answer = { $name } dönt.
help-sent = A lapod úton van.
help-answer = Válassz lent.
help-lead-1 = Te hívsz. Játssz ki bármilyen lapot; a többiek követik a frakcióját, ha tudják.
help-lead-2 = Te hívsz. Játssz ki bármilyen lapot; aki nyer, begyűjti az ütést.
help-follow = A hívott frakció: { $factions }. Kövesd; a halvány lapoknak várniuk kell.
help-free = A hívott frakció: { $factions }, de neked nincs: játssz ki bármilyen lapot.
help-no-lead = Nincs hívott frakció: játssz ki bármilyen lapot.
help-over = A játék véget ért.
refused-stale = Közben történt valami. Válassz újra.
refused-illegal = Ez a lap most nem játszható ki. Válassz másikat.
refused-turn = Már nem te jössz.
refused-other = Ez a lépés nem történt meg. Válassz újra.
connection-lost = Megszakadt a kapcsolat. A lapjaid biztonságban vannak; újra próbáljuk…
connection-trying = A szerver nem érhető el; újra próbáljuk…
table-loading = Jönnek a lapok…
table-gone = Ez az asztal már nincs meg, vagy sosem volt.
table-over-title = A játék véget ért
table-watching = Nézed a játékot. A kézben lévő lapok a játék végéig rejtve maradnak.

votes-title = A szavazatok állása
votes-so-far = Eddigi szavazatok
votes-to = :
votes-still-to-win = még megszerezhető
votes-fewest-wins = a legkevesebb nyer
votes-of-side = { $name } { $count }
votes-still-open = még { $count } megszerezhető
votes-open = nyitott
votes-same = döntetlen
votes-leads = { $who ->
    [you] { $by } lappal vezetsz
    [they] { $by } lappal vezetnek
   *[name] { $name } { $by } lappal vezet
}
votes-fewest = { $who ->
    [you] Neked van a legkevesebb
    [they] Nekik van a legkevesebb
   *[name] { $name } áll a legkevesebbel
}
votes-value = { $who ->
    [you] A tiéd, a döntő lap: { $by }
    [they] Az övék, a döntő lap: { $by }
   *[name] { $name }: a döntő lap { $by }
}
votes-lowest = { $who ->
    [you] A tiéd az alacsony lappal: { $by }
    [they] Az övék az alacsony lappal: { $by }
   *[name] { $name }, alacsony lappal: { $by }
}
votes-decided = { $who ->
    [you] Végleg a tiéd
    [they] Végleg az övék
   *[name] Végleg: { $name }
}
votes-decided-nobody = Végleg senkié

history-title = Mi történt eddig
history-trick = Ütés
history-recall = Ezt az ütést mutasd az asztalon
history-empty = Még semmi. Az első lappal kezdődik a mese.

menu-title = Asztal
menu-copy = Az asztal linkjének másolása
menu-copied = Link másolva
menu-home = Kezdőlap
say-title = Üzenet
say-mute = A többiek némítása
say-said = { $name }: { $text }
say-hello = Szia
say-good-luck = Sok szerencsét
say-well-played = Szép játék
say-oops = Hoppá
say-thanks = Köszönöm
say-thinking = Hadd gondolkodjak
say-sorry = Bocsánat
say-good-game = Jó játék volt
back-title = Lépés visszavonása
back-ask = Az utolsó lépésed visszavonásának kérése
back-waiting = Vissza szeretnéd vonni a lépésedet. Várunk a többiekre…
back-asked = { $name } vissza szeretne vonni egy lépést.
back-asked-others = { $name } vissza szeretne vonni egy lépést. Várunk a többiekre…
back-agree = Rendben
back-refuse = Nem
resign-title = Feladod?
resign-text = A játék véget ér, és a másik oldal viseli a koronát.
resign-three = Egy bot veszi át a helyedet, és tovább játszik a többiek ellen.
resign-yes = Feladom
resign-no = Játszom tovább

power-Go = Nincs képessége, de van öt 0-sa és sok társa.
power-Kn = A Lovagokon kívül mindent üt, ha Goblint hívtak.
power-Un = Az első szakaszban rögtön a nyertes pontozópaklijába kerül.
power-Dw = A második szakaszban az ütés veszteséé, hárman vagy négyen a legalacsonyabb lapé.
power-Do = Akkor is kijátszható, ha tudnál követni; a hívott frakciónak számít.
power-Gn = A második szakaszban felfordítva fekszik a nyertese előtt, ahol az Óriások elérik.
power-Gi = A második szakaszban elvesz egy azonos értékű Gnómot, amely egy ellenfél előtt fekszik.
power-Dr = Aki az utolsó Sárkányt játssza, az hívja a következő ütést.
power-Tr = A második szakaszban csak a legmagasabb Trollt gyűjtik be; a többi vár.
power-Se = Nyer az első szakaszban? Akkor látod a húzópakli felső lapját, és elviheted.
power-El = Nincs képessége, de van saját szavazata.
power-Or = Nincs képessége, de van saját szavazata.
power-Eo = Kijátszáskor mondod meg, hogy Elf vagy Ork.
power-Cy = A Küklopszok arra szavaznak, akinek a legkevesebb van belőlük, de legalább egy.
power-Bard = Te hívod a következő ütést, akár nyersz, akár veszítesz.
power-Centaur = Másodikként egy 5-ös vagy 6-os ellen kijátszva nyer.
power-BugLord = A második szakaszban minden begyűjtött frakciólapod után eggyel többet ér.
power-Jester = Másodikként kijátszva helyet cserél a hívott lappal.
power-Siren = Ha hívták és megverték, ellop egy lapot a másik pontozópakliból.
power-Witch = Ha hívták, csak 5-nél nagyobb páros érték üti.
power-Minotaur = Megnyeri bármelyik szakasz utolsó ütését.
power-Golem = Másodikként 1 és 4 közötti érték ellen nyer, és a másik lapot eldobjuk.
power-Necromancer = Amíg az első szakaszban a kezedben van, elcserélheted egy eldobott lapra.
power-LifeStealer = Másodikként kijátszva a hívott frakcióhoz tartozik, és megvan annak képessége.
power-Gargoyle = Ha begyűjtöd, két lapnak számít egy frakcióból, amelyet a végén nevezel meg.
power-Werewolf = Kijátszáskor bármely frakció 5-ösévé teheted.
power-Dinosaur = Ha a második szakaszban megverik, visszatérhet a kezedbe.
power-VampireQueen = Az ütés másik lapjának semmilyen képessége nincs.
power-Treant = A második szakaszban olyan frakció lehet, amelyből két lapot begyűjtöttél.
power-Kraken = Nyer a második szakaszban? Akkor húzol egy lapot a másik kezéből, és egyet visszaadsz.
power-Death = A második szakaszban az ütés lapjait senki sem gyűjti be.
power-Warrior = Nincs képessége. Aligha van rá szüksége.
