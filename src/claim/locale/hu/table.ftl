# Az asztal, ahogy egy hely látja, és a neki feltett kérdések

play-begins = Játék { $players } játékosnak: { $factions }.
play-seed = Kezdőszám: { $seed }. Segítség: ?
play-over = A szavazatok
play-help =
    Válaszolj a választás előtti számmal vagy magával a lépéssel: Go5, Eo5=El, take:deck.
      ?            ez a segítség
      ? Go5        mit tud egy lap, így is: help Troll
      log          minden, ami történt
      hand, piles  a kezed; az összes pakli
      (Enter)      még egyszer az egész asztal
      undo         vond vissza utolsó döntésedet
      save [FILE]  mentsd el a játékot
      quit         mentés és kilépés

screen-title = { $phase }, { $trick }. ütés a(z) { $tricks } közül
log-title = { $phase }, { $trick }. ütés
screen-revealed = Felfedve
screen-for-two = a nyertes viszi, a vesztes húz
screen-for-many = az első választ, a második viszi a másikat
screen-trick = Ütés
screen-ahead = vezet
screen-won = nyert
screen-waiting = Várakozó Trollok
screen-laid = Kirakott Gnómok
screen-before = { $name } előtt
screen-followers = Követőid
screen-counts = Lapok
screen-heroes = Begyűjtött hősök: { $heroes }
count-deck = pakli { $cards }
count-discards = dobottak { $cards }
count-hand = { $name } kezében { $cards }
pile-hand = Kéz: { $name }
pile-followers = Követők: { $name }
pile-score = Pontpakli: { $name }
pile-laid = Gnómok előtte: { $name }
pile-discards = Dobottak
pile-unseen = { $cards } nem látott

as-itself = ahogy van
as-faction = mint { $faction }
why-follow = A hívott frakció: { $faction }, és van nálad { $cards }: a · jelű lapoknak várniuk kell.

ask-lead = Te hívsz. Melyik lapot?
ask-follow = Melyik lapot játszod?
ask-take = Melyik lapot veszed el követőnek?
ask-seer = Látnokod nyert. Melyiket veszed el? A pakli lapját csak te látod.
ask-swap = A Halottidéző kérdez, és csak te hallod: eldobod, és visszahozol helyette egy lapot?
ask-steal = A Szirén beszed. Melyik lapot lopod el?
ask-back = A Dinoszauruszt megverték. Visszaveszed? Akkor egy lapodat sosem játszod ki.
ask-give = A Kraken húzott. Melyik lapot adod vissza?
ask-count = Hová telepszik a Vízköpő? Két lapnak számít.
answer-take-deck = a pakli tetejéről
answer-swap-no = nem, megtartom
answer-back-yes = igen, vissza a kezembe
answer-back-no = nem, hadd menjen
answer-count = neked { $mine } van, a másiknak { $other }

puzzled = „{ $text }” itt nem választható. Írj egy számot, egy lépést (például Go5), vagy ? a segítségért.
puzzled-number = Nincs { $number }. választás: 1-től { $last }-ig vannak.
puzzled-question = { $move } nem válasz erre a kérdésre.
puzzled-answer = { $move } nem lehetséges. Lehetséges: { $moves }
puzzled-not-held = Ez nincs nálad: { $card }.
puzzled-declare = Mondd meg, mi legyen { $card }: { $moves }
puzzled-rule = Nincs ilyen frakció vagy hős: „{ $asked }”{ $near }

undone = Visszavonva: { $move }.
undo-secret = Ütések között semmi sem vonható vissza, amíg titok lehet egy kézben.
undo-nothing = Nincs mit visszavonni.
undo-others = { $name } azóta lépett. Csak a saját és a botok lépései vonhatók vissza.
pass-device = Add át az eszközt: { $name }.
pass-ready = { $name }, nyomj Entert, ha más nem nézi.{" "}
nothing-to-decide = Most nincs mit eldöntened. Nyomj Entert, és add tovább.{" "}
saved = Elmentve ide: { $file }
saved-resume = Elmentve. Folytatás: claim play --resume { $file }
not-saved = A játékot nem lehetett elmenteni. Itt van, hogy megmaradjon:
