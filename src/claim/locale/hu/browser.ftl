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
outlook-behind = hátul
outlook-ally = társad nyer

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
    Nyerd el a szavazataikat,
    viseld a koronát.
home-lede = Kártyajáték két felvonásban, két–négy játékosnak. Előbb követőket toborzol, aztán ők harcolnak érted.
home-play = Azonnali játék
home-play-note = Claim, egy bot ellen
home-new = Új asztal
home-code = Kód vagy link
home-join = Csatlakozás
home-no-code = Ez nem egy asztal kódja. A kód nyolc betű és számjegy, vagy linkként érkezik.

games-mine = Játékaid
games-public = Nyitott asztalok
games-none = Még nincs játékod. Egy azonnali játék körülbelül tíz perc.
games-loading = Keressük a játékaidat…
games-all = Összes mutatása ({ $count })
games-turn = Te jössz
games-open = Megnyitás
games-join = Csatlakozás
games-replay = Visszanézés
games-replay-of = A játék visszanézése: { $names }
games-nobody = Még senki
games-waiting = { $count ->
    [one] egy játékosra vár
   *[other] { $count } játékosra vár
}
games-your-turn = te jössz
games-their-turn = a többiek következnek
games-running = folyamatban
games-won = tiéd lett a korona, { $when }
games-lost = a korona viselője: { $names } ({ $when })
games-drawn = a korona senkire sem illett, { $when }
games-unfinished = félbeszakadt, { $when }
games-over = véget ért, { $when }

how-title = Hogyan zajlik egy játék
how-one = Toborzás
how-one-text = Ha megnyersz egy ütést, a felfedett lap téged követ. Ha elveszíted, látatlanban húzol egyet.
how-two = Gyűjtés
how-two-text = A követőid a második kezed. Most minden megnyert ütés a tiéd marad.
how-three = Megválasztás
how-three-text = Minden frakció arra szavaz, akinek a legtöbb van belőle. Ötből három szavazat már királlyá tesz.
how-more = Az összes szabály

bot-random = Szeszélyes bot
bot-simple = Egyszerű bot
bot-novice = Kezdő bot
bot-casual = Alkalmi bot
bot-steady = Megfontolt bot
bot-expert = Szakértő bot
bot-master = Mester bot
bot-other = Bot: { $name }
bot-seated = { $name } ({ $bot })
deck-own = Saját pakli

new-title = Új asztal
new-deck = Pakli
new-players = Játékosok
new-seat = { $seat }. hely
new-seat-me = Te
new-seat-open = Szabad: link megosztása
new-partners = A társak egymással szemben ülnek: az 1. és a 3. hely a 2. és a 4. ellen.
new-pair = Egy pár
new-pair-names = { $one } + { $other }
new-pair-Go = 22 lap · a Lovagok ütik a Goblinokat
new-pair-Gn = 22 lap · az Óriások eltapossák a Gnómokat
new-pair-El = 22 lap · nyolc lap mindkettőé
new-tens = { $count ->
    [3] Három tízes
    [5] Öt tízes
   *[other] { $count } tízes
}
new-tens-chosen = { $chosen } / { $wanted } kiválasztva
new-ten-Un = rögtön számítanak
new-ten-Dw = a vesztesé
new-ten-Do = bármit helyettesítenek
new-ten-Dr = ők hívnak utána
new-ten-Tr = egyszerre csak egy
new-ten-Se = látják a húzópaklit
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
new-discards = Nyílt dobópakli
new-discards-note = ki: memóriajáték
new-take-backs = Lépések visszavonása
new-take-backs-note = ha a többiek beleegyeznek
new-public = Bárki csatlakozhat
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
new-increment = Lépésenként plusz
new-increment-none = Semmi
new-run-out = Ha lejár
new-run-out-bot = Egy bot játszik tovább
new-run-out-lose = Vesztett játék
new-summary = { $cards } lap: { $factions }.
new-summary-heroes = { $cards } lap: { $factions }, közülük öt helyén hős.
new-missing = { $count ->
    [one] Válassz még egy tízest.
   *[other] Válassz még { $count } tízest.
}
new-cancel = Mégse
new-open = Asztal megnyitása

hero-values-title = A hősök értékei
hero-values-note = Állítsd be a lapjaidra nyomtatottakat, 0-tól { $most }-ig.
hero-values-reset = Vissza a miénkre
hero-values-done = Kész

settings-title = Beállítások
settings-language = Nyelv
settings-language-browser = Mint a böngésző: { $name }
settings-theme = Megjelenés
settings-theme-system = Mint a rendszer
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-speed = A lapok mozognak
settings-speed-normal = Nyugodtan
settings-speed-fast = Gyorsan
settings-speed-none = Azonnal
settings-hints = Tippek
settings-hints-note = A lapok megmondják, nyernének-e.
settings-labels = Feliratok az asztalon
settings-labels-note = Minden mező megmondja, mire való.
settings-muted = Üzenetek némítása
settings-muted-note = Amit mások mondanak, az itt nem hallatszik.

me-title = A neved
me-task = Mit szeretnél
me-task-name = Módosítás
me-task-keep = Lefoglalás
me-task-login = Bejelentkezés
me-name = Név
me-password = Jelszó, legalább 8 karakter
me-name-note = Így hívnak a többiek az asztalnál.
me-keep-note = Jelszóval más eszközön is megtalálod a játékaidat.
me-login-note = Már lefoglaltál egy nevet? Itt visszakapod, a játékaival együtt.
me-do-name = Legyen ez a nevem
me-do-keep = Lefoglalom ezt a nevet
me-do-login = Bejelentkezés
me-logout = Kijelentkezés
me-renamed = Mostantól { $name } a neved.
me-kept = Lefoglalva neked: { $name }.
me-logged-in = Üdv újra itt, { $name }.
me-logged-out = Kijelentkeztél.
me-made-up = { $number }. jelölt

gone-page = Ilyen oldal nincs.
gone-page-note = Lehet, hogy a cím útközben elvesztett egy betűt.
gone-home = Vissza a kezdőlapra

fail-retry = Újra
fail-unreachable = A szerver nem érhető el. A játékaid ott biztonságban vannak.
fail-other = Ez nem sikerült. Próbáld újra egy kicsit később.
fail-no-table = Ez az asztal már nincs meg, vagy sosem volt.
fail-began = A játék nélküled kezdődött el. Nézőként követheted.
fail-no-seat = A szabad helyeket másoknak tartják fenn. Nézőként maradhatsz.
fail-name = Egy névben legyen valami látható, és legfeljebb 24 betű.
fail-name-kept = Ezt a nevet már lefoglalta valaki. Jelentkezz be, vagy válassz másikat.
fail-kept = Már van lefoglalt neved.
fail-login = Ez a név és ez a jelszó nem tartozik össze.
fail-too-many = Már sok asztalod van nyitva. Előbb játssz le vagy hagyj el néhányat.
fail-too-often = Ez kicsit sok volt. Várj egy pillanatot.
fail-restart = A szerver újraindul. Próbáld újra egy kicsit később.

rules-contents = Tartalom

wait-title = { $count ->
    [0] Mindenki itt van.
    [one] Egy hely szabad. Küldd el a linket.
   *[other] { $count } hely szabad. Küldd el a linket.
}
wait-title-alone = Még senki sincs itt. Küldd el a linket.
wait-title-guest = Egy hely rád vár.
wait-title-full = Minden hely foglalt.
wait-seats = Helyek
wait-open = szabad hely
wait-you = { $name } (te)
wait-send = Aki megnyitja ezt a linket, leülhet. A játék akkor kezdődik, ha minden hely foglalt.
wait-link = Az asztal linkje
wait-copy = Link másolása
wait-copied = Másolva
wait-share = Megosztás
wait-share-title = Claim
wait-share-text = A trón üres. Gyere, játsszunk egy Claimet.
wait-code = Vagy add meg a kódot:
wait-name = Hogy szólítsanak a többiek?
wait-join = Csatlakozás az asztalhoz
wait-join-as = Csatlakozás az asztalhoz { $name } néven
wait-full = Nézheted, amint elkezdődik.
wait-leave = Asztal elhagyása
wait-deck = { $deck }: { $factions }.
wait-heroes = Hősökkel.
wait-memory = Memóriajáték: a dobópakli rejtve marad.
wait-clock-move = { $time } lépésenként.
wait-clock-bank = { $time } az egész játékra.
