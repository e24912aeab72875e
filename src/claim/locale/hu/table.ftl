# Az asztal, ahogy egy hely látja, és a neki feltett kérdések

play-begins = Játék { $players } játékosnak: { $factions }.
play-seed = Kezdőszám: { $seed }. Segítség: írj egy ? jelet.
play-over = A szavazatok
play-help =
    Válaszolj a választás előtti számmal vagy magával a lépéssel: Go5, Eo5=El, take:deck.
      ?            ez a segítség
      ? Go5        mit tud egy lap, így is: help Troll
      log          minden, ami történt
      hand, piles  a kezed; az összes pakli
      (Enter)      még egyszer az egész asztal
      undo         az utolsó döntésed visszavonása
      save [FILE]  a játék mentése
      quit         mentés és kilépés

screen-title = { $phase }, { $trick }/{ $tricks }. ütés
log-title = { $phase }, { $trick }. ütés
screen-revealed = Felfedve
screen-for-two = a nyertes viszi, a vesztes húz
screen-for-many = az első választ, a második viszi a másikat
screen-trick = Ütés
screen-ahead = vezet
screen-won = nyert
screen-waiting = Várakozó Trollok
screen-laid = Kirakott Gnómok
screen-before = { $name }
screen-followers = A követőid
screen-counts = Lapok
screen-heroes = Begyűjtött hősök: { $heroes }
count-deck = húzópakli { $cards }
count-discards = dobópakli { $cards }
count-hand = { $name } kezében { $cards }
pile-hand = Kéz: { $name }
pile-followers = Követők: { $name }
pile-score = Pontozópakli: { $name }
pile-laid = Gnómok: { $name }
pile-discards = Dobópakli
pile-unseen = { $cards } ismeretlen

as-itself = ahogy van
as-faction = mint { $faction }
why-follow = A hívott frakció: { $faction }, és van nálad: { $cards }. A · jelű lapoknak várniuk kell.

ask-lead = Te hívsz. Melyik lapot játszod ki?
ask-follow = Melyik lapot játszod ki?
ask-take = Melyik lapot viszed el követőnek?
ask-seer = A Látnokod nyert. Melyiket viszed el? A pakli lapját csak te látod.
ask-swap = A Halottidéző kérdez, és csak te hallod: a dobópaklira teszed, és visszahozol helyette egy lapot?
ask-steal = A Szirén behajt. Melyik lapot lopod el?
ask-back = A Dinoszauruszt megverték. Visszaveszed? Akkor egy lapod örökre kijátszatlan marad.
ask-give = A Kraken húzott. Melyik lapot adod cserébe?
ask-count = Hová telepszik a Vízköpő? Két lapnak számít.
answer-take-deck = a húzópakli tetejéről
answer-swap-no = nem, marad
answer-back-yes = igen, vissza a kezedbe
answer-back-no = nem, hadd menjen
answer-count = neked { $mine } van, a másiknak { $other }

puzzled = „{ $text }” itt nem választható. Írj egy számot, egy lépést (például Go5) vagy egy ? jelet a segítségért.
puzzled-number = Nincs ilyen választás: { $number }. A számok 1-től { $last }-ig mennek.
puzzled-question = Ez nem válasz erre a kérdésre: { $move }.
puzzled-answer = Ez nem lehetséges: { $move }. Lehetséges: { $moves }
puzzled-not-held = Ez nincs nálad: { $card }.
puzzled-declare = Mondd meg, mi legyen ({ $card }): { $moves }
puzzled-rule = Nincs ilyen frakció vagy hős: „{ $asked }”{ $near }

undone = Visszavonva: { $move }.
undo-secret = Az ütések között semmi sem vonható vissza, amíg titok rejtőzhet valakinek a kezében.
undo-nothing = Nincs mit visszavonni.
undo-others = { $name } azóta lépett. Csak a saját lépéseid és a botokéi vonhatók vissza.
pass-device = Add át az eszközt neki: { $name }.
pass-ready = { $name }, nyomj Entert, ha senki más nem néz oda.{" "}
nothing-to-decide = Most nincs mit eldöntened. Nyomj Entert, és add tovább az eszközt.{" "}
saved = Elmentve ide: { $file }
saved-resume = Elmentve. Folytatás: claim play --resume { $file }
not-saved = A játékot nem lehetett elmenteni. Itt van, hogy megőrizhesd:
