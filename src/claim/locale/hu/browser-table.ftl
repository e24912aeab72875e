# Az asztal a böngészőben: helyek, szavazatok, segítség, menü

seat-you = Te
seat-open = szabad hely
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = hívta ezt az ütést
seat-leads = hívja ezt az ütést
seat-partner = a társad
seat-partner-is = társa: { $name }
seat-away = nincs itt
seat-away-bot = nincs itt; { $time } múlva bot játszik
seat-bot-plays = nincs itt; bot játszik
seat-turn = ő jön

title-your-turn = ● Te jössz – Claim
title-table = Asztal
phase-title-1 = Első szakasz: követők toborzása
phase-title-2 = Második szakasz: támogatás gyűjtése
phase-short-1 = Követők toborzása
phase-short-2 = Támogatás gyűjtése
phase-trick = { $trick }. ütés, összesen { $tricks }
phase-trick-short = { $phase ->
    [1] Első szakasz
   *[2] Második szakasz
} · { $trick }. ütés / { $tricks }
open-rules = E pakli szabályai
open-log = Mi történt
open-menu = Menü
open-say = Mondj valamit
open-resign = Feladás
open-votes = Szavazatok: { $tally }. Tábla megnyitása
clock-left = { $seconds ->
    [one] Még egy másodperc
   *[other] Még { $seconds } másodperc
}

zone-trick = Ütés
zone-revealed-2 = A nyertesé
zone-revealed-3 = Az 1. választ, a 2. viszi a másikat
zone-revealed-4 = Az 1. választ, a 2. viszi a másikat
zone-deck-2 = A vesztes húz
zone-deck-3 = A 3. húz
zone-deck-4 = A 3. és a 4. húz
zone-followers = Követők
zone-score = { $count ->
    [0] Pontpakli
   *[other] Pontpakli · { $count }
}
zone-laid = Gnómok
zone-laid-before = { $you ->
    [yes] Gnómok előtted
   *[no] Gnómok { $name } előtt
}
zone-waiting = Várakozó Trollok
zone-discards = Dobottak
zone-empty = még semmi
note-waiting = A legmagasabb a következő nyertesé, ha nincs magasabb Troll.
hand-count = { $count } kézben
discards-count = { $count ->
    [one] 1 dobott
   *[other] { $count } dobott
}
counts-hand = kéz
counts-followers = követők
counts-score = pont

label-rail = Szavazatok és események
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
    [one] Pakli, egy lap
   *[other] Pakli, { $count } lap
}
label-followers = { $you ->
    [yes] { $count } követőd van
   *[no] { $name } követőinek száma { $count }
}
open-followers = { $count } követőd megtekintése
open-score = { $you ->
    [yes] Pontpaklid megnyitása, { $count } lap
   *[no] { $name } pontpaklijának megnyitása, { $count } lap
}
open-laid = { $you ->
    [yes] Gnómok előtted: { $count }. Megnyitás
   *[no] Gnómok { $name } előtt: { $count }. Megnyitás
}
open-tray = { $zone }: { $count }. Megnyitás
open-discards = { $count ->
    [one] A dobott lap megtekintése
   *[other] A(z) { $count } dobott lap megtekintése
}
open-player = { $name }: { $hand } lap kézben, { $followers } követő és { $score } pontozott lap. Megnyitás
pile-title-followers = Követőid
pile-title-score = { $you ->
    [yes] Pontpaklid
   *[no] { $name } pontpaklija
}
pile-title-laid = { $you ->
    [yes] Gnómok előtted
   *[no] Gnómok { $name } előtt
}
pile-title-waiting = Várakozó Trollok
pile-title-discards = Dobottak

trick-led = { $you ->
    [yes] Te hívtál
   *[no] { $name } hívott
}
trick-won = { $you ->
    [yes] Te nyersz
   *[no] { $name } nyer
}
trick-would = { $outlook ->
    [wins] Te: nyernél
    [loses] Te: veszítenél
    [ahead] Te: egyelőre vezetsz
    [behind] Te: lemaradsz
   *[ally] Te: a társad nyer
}
trick-would-short = { $outlook ->
    [wins] nyerne
    [loses] veszítene
    [ahead] vezet
    [behind] lemarad
   *[ally] a társ nyer
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
trick-return = Vissza a mostba

hand-play = Kijátszom: { $card }
hand-chosen = Kiválasztva: { $card }. Játszd ki újra a megerősítéshez.
hand-not-now = { $card }, most nem: { $why }
hand-would = { $outlook ->
    [wins] { $card }, nyerne. { $told }
    [loses] { $card }, veszítene. { $told }
    [ahead] { $card }, egyelőre vezet. { $told }
    [behind] { $card }, lemarad. { $told }
   *[ally] { $card }, a társad így is nyerne. { $told }
}
why-not-follow = a hívott frakció { $faction }, és van nálad.
why-not-turn = { $name } jön.
why-not-now = most nem játszható ki.

ribbon-turn = { $you ->
    [yes] Te jössz
   *[no] { $name } jön
}
help-outlook = { $outlook ->
    [wins] { $card } nyer
    [loses] { $card } veszít
    [ahead] { $card } vezet
    [behind] { $card } lemarad
   *[ally] { $card }, a társad nyer
}
help-theirs = { $name } lapot választ.
help-theirs-answer = { $name } dönt.
help-sent = A lapod úton van.
help-answer = Válassz lent.
help-lead-1 = Te hívsz. Játssz ki bármit; a többiek követik a frakcióját, ha tudják.
help-lead-2 = Te hívsz. Játssz ki bármit; aki nyer, begyűjti az ütést.
help-follow = A hívott frakció: { $factions }. Kövesd, ha tudod.
help-free = A hívott frakció: { $factions }, de neked nincs: játssz ki bármit.
help-no-lead = Nincs hívott frakció: játssz ki bármit.
help-over = A játék véget ért.
refused-stale = Közben történt valami. Válassz újra.
refused-illegal = Ez a lap most nem játszható ki. Válassz másikat.
refused-turn = Már nem te jössz.
refused-other = Ez a lépés nem történt meg. Válassz újra.
connection-lost = Megszakadt a kapcsolat. Lapjaid biztonságban; újra próbáljuk…
connection-trying = A szerver nem érhető el; újra próbáljuk…
table-loading = Jönnek a lapok…
table-gone = Ez az asztal már nincs meg, vagy sosem volt.
table-over-title = A játék véget ért
table-watching = Nézed a játékot. A kezek a végéig rejtve maradnak.

votes-title = A szavazatok most
votes-so-far = Szavazatok eddig
votes-to = :
votes-still-to-win = még nyerhető
votes-fewest-wins = a legkevesebb nyer
votes-of-side = { $name } { $count }
votes-still-open = még { $count } nyerhető
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
   *[name] { $name }: a legkevesebb
}
votes-value = { $who ->
    [you] A tiéd, a döntő lap: { $by }
    [they] Az övék, a döntő lap: { $by }
   *[name] { $name }, a döntő lap: { $by }
}
votes-lowest = { $who ->
    [you] A tiéd, a legkisebb lap: { $by }
    [they] Az övék, a legkisebb lap: { $by }
   *[name] { $name }, a legkisebb lap: { $by }
}
votes-decided = { $who ->
    [you] Végleg a tiéd
    [they] Végleg az övék
   *[name] Végleg: { $name }
}
votes-decided-nobody = Végleg senkié

history-title = Mi történt
history-trick = Ütés
history-recall = Ez az ütés az asztalon
history-empty = Még semmi. Az első lapot itt meséljük el.

menu-title = Asztal
menu-copy = Az asztal linkjének másolása
menu-copied = Link másolva
menu-home = A kezdőlapra
say-title = Mondj valamit
say-mute = A többiek némítása
say-said = { $name }: { $text }
say-hello = Szia
say-good-luck = Sok szerencsét
say-well-played = Szép lépés
say-oops = Hoppá
say-thanks = Köszönöm
say-thinking = Hadd gondolkodjak
say-sorry = Bocsánat
say-good-game = Jó játék volt
back-title = Lépés visszavonása
back-ask = Utolsó lépésed visszavonásának kérése
back-waiting = Kéred, hogy visszavonhasd a lépésedet. Várunk a többiekre…
back-asked = { $name } vissza szeretne vonni egy lépést.
back-asked-others = { $name } vissza szeretne vonni egy lépést. Várunk a többiekre…
back-agree = Rendben
back-refuse = Nem
resign-title = Feladod?
resign-text = A játék véget ér, és a másik oldal viseli a koronát.
resign-three = Egy bot veszi át a helyedet, és tovább játszik a többiek ellen.
resign-yes = Feladom
resign-no = Játszom tovább

power-Go = Nincs képessége, de öt 0-sa és sok társa van.
power-Kn = A Lovagokon kívül mindent üt, ha Goblint hívtak.
power-Un = Az első szakaszban rögtön a nyertes pontpaklijába megy.
power-Dw = A második szakaszban az ütés veszteséé, hárman-négyen a legalacsonyabb lapé.
power-Do = Akkor is kijátszható, ha tudnál követni; a hívott frakciónak számít.
power-Gn = A második szakaszban nyíltan fekszik nyertese előtt, az Óriások közelében.
power-Gi = A második szakaszban elvesz egy ellenfél elől egy azonos értékű Gnómot.
power-Dr = Aki az utolsó Sárkányt játssza, az hívja a következő ütést.
power-Tr = A második szakaszban csak a legmagasabb Trollt gyűjtik be; a többi vár.
power-Se = Ha nyer az első szakaszban, látod a felső lapot, és elveheted.
power-El = Nincs képessége, de van saját szavazata.
power-Or = Nincs képessége, de van saját szavazata.
power-Eo = Kijátszáskor mondod meg, Elf-e vagy Ork.
power-Cy = A Küklopszok arra szavaznak, akinek a legkevesebb van, de legalább egy.
power-Bard = Te hívod a következő ütést, akár nyersz, akár veszítesz.
power-Centaur = Másodikként 5-ös vagy 6-os ellen nyer.
power-BugLord = A második szakaszban minden begyűjtött frakciólapoddal eggyel többet ér.
power-Jester = Másodikként helyet cserél a hívott lappal.
power-Siren = Hívva és megverve ellop egy lapot a másik pontpakliból.
power-Witch = Hívva csak 5 fölötti páros érték üti.
power-Minotaur = Megnyeri bármelyik szakasz utolsó ütését.
power-Golem = Másodikként 1–4 ellen nyer, és a másik lapot eldobják.
power-Necromancer = Amíg az első szakaszban nálad van, elcserélheted egy eldobott lapra.
power-LifeStealer = Másodikként a hívott frakcióhoz tartozik, annak képességével.
power-Gargoyle = Begyűjtve a végén két lapnak számít egy általad választott frakcióból.
power-Werewolf = Kijátszáskor bármely frakció 5-ösévé teheted.
power-Dinosaur = A második szakaszban megverve visszatérhet a kezedbe.
power-VampireQueen = Ütésének másik lapja semmilyen képességgel nem bír.
power-Treant = A második szakaszban olyan frakció lehet, amelyből kettőt begyűjtöttél.
power-Kraken = Ha nyer a második szakaszban, húzol egy lapot a másik kézből, és egyet visszaadsz.
power-Death = A második szakaszban ütésének lapjait senki sem gyűjti be.
power-Warrior = Nincs képessége. Aligha van rá szüksége.
