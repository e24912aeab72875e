# Mit mond a `claim --help`

help-claim =
    Claim, ütések és szavazatok kártyajátéka két–négy játékosnak, a terminálban.

    A Claim, a Claim 2 és a Mercenaries nem hivatalos, nyílt kiadása.
help-version = Megmutatja a verziót, és kilép.

help-play =
    Játék botok ellen, vagy másokkal egy eszközön.

    Minden döntésnél úgy látod az asztalt, ahogy a helyedről látható. Válaszolj számmal vagy lépéssel (Go5,
    take:deck), vagy "?" jellel a segítségért. A játék elmentődik, ha véget ér vagy megszakad, és a --resume
    kapcsolóval folytatható.
help-replay =
    Rögzített játékokat mutat meg, vagy programok számára írja ki őket.

    Minden felvételt lépésről lépésre ellenőriz.

    Kilépési kód: 0 minden rendben, 1 egy felvétel szabályt sért, 2 egy felvétel nem olvasható. A legnagyobb számít.
help-deal = Kioszt egy játékot, de nem játssza le.

    A felvétel lejátszható a claim play --resume paranccsal, tanulmányozható vagy megosztható.
help-decks = Felsorolja az összes szabályos paklit.
help-rules =
    Elmondja a szabályokat, vagy hogy mit tud egy frakció vagy hős.

    Adj meg kódot, nevet vagy témát: claim rules Tr, claim rules trollok, claim rules bogárúr, claim rules scoring.

option-deck =
    Frakciókódok vagy -nevek, például "Go Kn Un Dw Do"; vagy claim, claim2, random.  [alap: claim; hárman vagy négyen annak öt
    frakciója, Sárkányok és Látnokok]
option-players = Hányan játszanak.
option-heroes = Öt hőst kever a pakliba (ketten).
option-hero-values = Az e kiadásétól eltérő értékek, például "Death=8 Witch=6".
option-tie-break = Mi dönt egyenlő szavazatnál: cards, majd values; vagy rögtön values.
option-seed = Szám, amely minden véletlent eldönt.  [alap: sorsolt]
option-leader = A hely, amelyik először hív.  [alap: sorsolt]
option-people = Az emberek helyei, például 0 vagy 0,1; a többit botok kapják.  [alap: 0]
option-bot = A botok, erősség szerint: novice, casual, steady, expert vagy master; vagy helyenként, például 1=expert,2=novice.  [alap: steady]
option-names = Az emberek nevei, például Anna,Ben.
option-save = Hová mentse a játékot.  [alap: új fájl ebben a mappában]
option-resume = Elmentett játék folytatása.
option-trace = Soronként egy JSON-objektumot ír, programoknak.
option-out = Hová írja a felvételt, --count esetén a mappa.  [alap: szabványos kimenet]
option-count = Hány játékot osszon az --out mappába.
option-plain = Soronként egy pakli, semmi más.
argument-files = Felvételek (.claim); - a szabványos bemenetet olvassa.
argument-topic = Frakció, hős vagy téma.
