# A böngésző: mit mondanak a képernyői a játékon kívül

card-name = { $kind } { $value }
card-declared = { $card } mint { $faction }
card-as = mint { $faction }
card-hero = hős
card-hero-name = { $name }, { $value } értékű hős
card-hidden = Rejtett lap
outlook-wins = nyer
outlook-loses = veszít
outlook-ahead = vezet
outlook-behind = lemarad
outlook-ally = a társ nyer

dialog-close = Bezárás

app-name = Claim
app-title = { $title } – Claim
app-skip = Ugrás a tartalomhoz
top-home = Claim, kezdőlap
top-rules = Szabályok
top-name = A neved
top-settings = Beállítások

home-mood = A trón üres
home-title =
    Nyerd el szavazataikat,
    viseld a koronát.
home-lede = Kártyajáték két felvonásban, kettő–négy játékosnak. Előbb követőket toborzol, aztán ők harcolnak érted.
home-play = Játék most
home-play-note = Claim, egy bot ellen
home-new = Új asztal
home-code = Kód vagy link
home-join = Belépés
home-no-code = Ez nem egy asztal kódja. Nyolc betűből és számjegyből áll, vagy linkként érkezik.

games-mine = Játékaid
games-public = Nyitott asztalok
games-none = Még nincs játékod. A „Játék most” körülbelül tíz perc.
games-loading = Keressük a játékaidat…
games-all = Mind a(z) { $count } mutatása
games-turn = Te jössz
games-open = Megnyitás
games-join = Belépés
games-replay = Visszanézés
games-replay-of = A játék visszanézése: { $names }
games-nobody = Még senki
games-waiting = { $count ->
    [one] egy játékosra vár
   *[other] { $count } játékosra vár
}
games-your-turn = te jössz
games-their-turn = a többiek jönnek
games-running = folyik
games-won = te viselted a koronát, { $when }
games-lost = { $names } viselte a koronát, { $when }
games-drawn = a korona senkire sem illett, { $when }
games-unfinished = félbeszakadt, { $when }
games-over = véget ért, { $when }

how-title = Hogyan zajlik egy játék
how-one = Toborzás
how-one-text = Nyerj ütést, és a felfedett lap követ téged. Veszítsd el, és húzol egyet rejtve.
how-two = Gyűjtés
how-two-text = Követőid a második kezed. Most minden megnyert ütés a tiéd marad.
how-three = Választás
how-three-text = Minden frakció arra szavaz, akinek a legtöbb van belőle. Ötből három szavazat királyt tesz.
how-more = Az összes szabály

bot-random = Szeszélyes bot
bot-simple = Megfontolt bot
bot-other = { $name } bot
bot-seated = { $name } ({ $bot })
deck-own = Saját keverék

new-title = Új asztal
new-deck = Pakli
new-players = Játékosok
new-seat = { $seat }. hely
new-seat-me = Te
new-seat-open = Nyitott: linkkel hívható
new-partners = A társak egymással szemben ülnek: az 1. és 3. hely a 2. és 4. ellen.
new-pair = Egy pár
new-pair-names = { $one } + { $other }
new-pair-Go = 22 lap · a Lovagok ütik a Goblinokat
new-pair-Gn = 22 lap · az Óriások eltapossák a Gnómokat
new-pair-El = 22 lap · nyolc lap mindkettő
new-tens = { $count ->
    [3] Három tízes
    [5] Öt tízes
   *[other] { $count } tízes
}
new-tens-chosen = { $chosen } kiválasztva, kell { $wanted }
new-ten-Un = rögtön pontoznak
new-ten-Dw = a vesztesé
new-ten-Do = bárkit helyettesítenek
new-ten-Dr = a következő ütést hívják
new-ten-Tr = egyszerre egy
new-ten-Se = látják a paklit
new-ten-Cy = a legkevesebb nyer
new-surprise = Lepj meg
new-surprise-note = { $count } pakli egyike
new-heroes-note = öt, látatlanban húzva
new-heroes-two = A hősök két játékosnak valók.
new-hero-values = { $count ->
    [0] Értékeik
    [one] Értékeik: egy módosítva
   *[other] Értékeik: { $count } módosítva
}
new-discards = Nyílt dobott lapok
new-discards-note = ki: memóriajáték
new-take-backs = Visszavonás
new-take-backs-note = ha a többiek beleegyeznek
new-public = Bárki beléphet
new-public-on = a nyitott asztalok közt látszik
new-public-off = ki: csak linkkel
new-tie-break = Egyenlő szavazatok
new-tie-break-cards = Legtöbb lap, aztán érték
new-tie-break-values = Értékek összege
new-clock = Idő
new-clock-none = Korlátlan
new-clock-move = Lépésenként
new-clock-bank = Az egész játékra
new-clock-seconds = Mennyi
new-increment = Lépésenként hozzáadva
new-increment-none = Semmi
new-run-out = Ha lejár
new-run-out-bot = Egy bot játszik tovább
new-run-out-lose = A játék elveszett
new-summary = { $cards } lap: { $factions }.
new-summary-heroes = { $cards } lap: { $factions }, öt helyén hős.
new-missing = { $count ->
    [one] Válassz még egy tízest.
   *[other] Válassz még { $count } tízest.
}
new-cancel = Mégse
new-open = Asztal megnyitása

hero-values-title = A hősök értékei
hero-values-note = Vedd a lapjaidra nyomtatottakat, 0-tól { $most }-ig.
hero-values-reset = Vissza a mieinkhez
hero-values-done = Kész

settings-title = Beállítások
settings-language = Nyelv
settings-language-browser = Mint a böngésző: { $name }
settings-theme = Megjelenés
settings-theme-system = Mint a rendszer
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-speed = A lapok mozgása
settings-speed-normal = Nyugodt
settings-speed-fast = Gyors
settings-speed-none = Azonnali
settings-hints = Tippek
settings-hints-note = A lapok megmondják, nyernének-e.
settings-labels = Feliratok az asztalon
settings-labels-note = Minden hely megmondja, mire való.
settings-muted = Üzenetek némítása
settings-muted-note = Amit mások mondanak, az itt nem hallatszik.

me-title = A neved
me-task = Mi legyen
me-task-name = Csere
me-task-keep = Megtartás
me-task-login = Belépés
me-name = Név
me-password = Jelszó, legalább 8 karakter
me-name-note = Így hívnak a többiek az asztalnál.
me-keep-note = Jelszóval más eszközön is megtalálod a játékaidat.
me-login-note = Már megtartottál egy nevet? Itt visszakapod a játékaival együtt.
me-do-name = Legyen ez a nevem
me-do-keep = Megtartom ezt a nevet
me-do-login = Belépés
me-logout = Kilépés
me-renamed = Most { $name } vagy.
me-kept = { $name } a te neved marad.
me-logged-in = Üdv újra, { $name }.
me-logged-out = Kiléptél.
me-made-up = { $number }. jelölt

gone-page = Ilyen oldal nincs.
gone-page-note = Lehet, hogy a cím útközben elvesztett egy betűt.
gone-home = Vissza a kezdőlapra

fail-retry = Újra
fail-unreachable = A szerver nem érhető el. Játékaid ott biztonságban vannak.
fail-other = Ez nem sikerült. Próbáld újra egy pillanat múlva.
fail-no-table = Ez az asztal már nincs meg, vagy sosem volt.
fail-began = A játék nélküled kezdődött. Nézheted.
fail-no-seat = A szabad helyek másoké. Nézheted.
fail-name = A névben legyen látható jel, és legfeljebb 24 betű.
fail-name-kept = Ezt a nevet már megtartotta valaki. Lépj be, vagy válassz másikat.
fail-kept = Már van megtartott neved.
fail-login = Ez a név és ez a jelszó nem tartozik össze.
fail-too-many = Már sok asztalod van nyitva. Előbb játssz le vagy hagyj el néhányat.
fail-too-often = Ez sok volt. Várj egy kicsit.
fail-restart = A szerver újraindul. Próbáld újra egy pillanat múlva.

rules-contents = Tartalom

wait-title = { $count ->
    [0] Mindenki itt van.
    [one] Egy hely szabad. Küldd el a linket.
   *[other] { $count } hely szabad. Küldd el a linket.
}
wait-title-alone = Még senki sincs itt. Küldd el nekik a linket.
wait-title-guest = Egy hely rád vár.
wait-title-full = Minden hely foglalt.
wait-seats = Helyek
wait-open = szabad hely
wait-you = { $name } (te)
wait-send = Aki megnyitja ezt a linket, leülhet. A játék akkor kezdődik, ha minden hely foglalt.
wait-link = Link ehhez az asztalhoz
wait-copy = Link másolása
wait-copied = Másolva
wait-share = Megosztás
wait-share-title = Claim
wait-share-text = A trón üres. Gyere, játsszunk egy Claimet.
wait-code = Vagy mondd meg nekik a kódot:
wait-name = Hogy hívjanak a többiek?
wait-join = Belépés ehhez az asztalhoz
wait-join-as = Belépés mint { $name }
wait-full = Nézheted, amint elkezdődik.
wait-leave = Asztal elhagyása
wait-deck = { $deck }: { $factions }.
wait-heroes = Hősökkel.
wait-memory = Memóriajáték: a dobott lapok zárva maradnak.
wait-clock-move = { $time } lépésenként.
wait-clock-bank = { $time } az egész játékra.
