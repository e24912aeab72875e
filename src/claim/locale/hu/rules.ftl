# A szabályok általában, témák szerint. Üres sor választ el bekezdéseket, "- " kezdi a lista sorát.

topic-goal = A cél
topic-decks = Paklik
topic-table = Az asztal
topic-one = Első szakasz: követők toborzása
topic-two = Második szakasz: támogatók gyűjtése
topic-scoring = A szavazatok
topic-heroes = Hősök
topic-secrets = Mit tudhatsz

general-goal =
    A trón üres, és mindenki kampányol. Az első szakaszban a kapott lapjaiddal követőket nyersz. A második szakaszban
    ezeket a követőket játszod ki, hogy lapokat gyűjts. A végén minden frakció arra szavaz, aki a legtöbb lapját
    gyűjtötte be, és a legtöbb szavazat nyer.

general-decks =
    Egy pakli egy frakciópárból és néhány tízesből áll.

    - A párok 22 laposak: Goblinok a Lovagokkal, Gnómok az Óriásokkal, Elfek az Orkokkal (és a kétszínű lapokkal,
      amelyek mindkettőhöz tartoznak).
    - A tízesek tíz laposak, 0-tól 9-ig: Élőholtak, Törpök, Hasonmások, Sárkányok, Trollok, Látnokok, Küklopszok.
    - Ketten egy pár és három tízes kell, 52 lap. A Claim: Goblinok, Lovagok, Élőholtak, Törpök és Hasonmások; a Claim
      2: Gnómok, Óriások, Sárkányok, Trollok és Látnokok. Bármely más összeállítás is jó: 105 van.
    - Hárman vagy négyen egy pár és öt tízes kell, 72 lap: 63 összeállítás.

general-table =
    - Ketten 13 lap van mindenki kezében, hárman 12, négyen 9. A többi a lefordított húzópakli.
    - Hárman mindenki magáért játszik. Négyen a társak egymással szemben ülnek.
    - Az óramutató járása szerint játszunk. Beállítás mondja meg, ki hív először; különben sorsolunk.
    - Előtted fekszik a követőid lefordított paklija, amelyet csak te nézhetsz meg, és egy felfordított pontozópakli,
      amelyet mindenki lát.

general-one =
    - Minden kézben lévő lapra jut egy ütés. Mindegyik előtt felfedjük a húzópakli felső lapját (hárman és négyen
      kettőt).
    - Aki hív, bármilyen lapot kijátszhat; annak frakciója a hívott frakció. Sorban mindenki másnak abból kell
      játszania, ha van neki, és bármit játszhat, ha nincs.
    - A hívott frakció legmagasabb lapja nyer; egyenlők közül az elsőként játszott. Más frakció sosem nyer, hacsak egy
      képesség nem mondja.
    - Ketten: a nyertes a felfedett lapot viszi el követőnek, a vesztes a húzópakli felső lapját, a másik elől rejtve.
    - Hárman és négyen: a nyertes választ a felfedett lapok közül, a rangsor másodikja viszi a másikat, a többiek a
      pakliból húznak. A rangsorban első a nyertes, aztán jönnek a hívott frakció többi lapjai a magasabbtól az
      alacsonyabb felé, aztán az összes többi érték szerint; egyenlő értékek közül az elsőként játszott.
    - A kijátszott lapokat eldobjuk. A nyertes hívja a következő ütést.

general-two =
    - A követők kerülnek kézbe. Az kezd, aki a következő ütést hívta volna.
    - A hívás, a követés és a nyerés ugyanaz, de most a nyertes az ütés lapjait felfordítva a pontozópaklijába teszi.
      Egyes frakciók képességei máshová küldenek lapokat.
    - Az utolsó ütés után megszámoljuk a szavazatokat.

general-scoring =
    - Minden frakció arra szavaz, akinek a legtöbb lapja van belőle; négyen a társak együtt számítanak, és a kirakott
      Gnómok is. A Küklopszok azt kedvelik, akinek a legkevesebb van.
    - Egyenlőségnél: akié a frakció legmagasabb lapja, aztán a második legmagasabb, és így tovább. Ha az értékek az
      utolsóig azonosak, vagy senkinek sincs lapja, a szavazat senkié.
    - A legtöbb szavazat nyer. Egyenlő szavazatoknál: a legtöbb lap a rád szavazó frakciókból, aztán ezek értékeinek
      legnagyobb összege, aztán döntetlen. Egy beállítás rögtön az értékek összegét nézi.

general-heroes =
    A hősök a Mercenaries lapjai, és ketten játszhatók. A tizennyolcból ötöt a pakliba keverünk, helyettük öt
    frakciólapot félreteszünk. Senki sem tudja, melyeket.

    - A hős nem tartozik frakcióhoz. Hívva nem szab meg frakciót: a másik bármit játszhat, és a magasabb érték nyer,
      egyenlőségnél a hívóé.
    - Ha a képessége mást nem mond, másodikként csak akkor játszhatod ki, ha nincs lapod a hívott frakcióból, és
      veszít.
    - Az első szakaszban a hősöket eldobjuk. A másodikban begyűjtjük, de egy frakciónak sem számítanak.
    - Ha képességek ütköznek, a hősé megelőzi a frakcióét, két hősé közül a később játszotté érvényes. A
      Vámpírkirálynő mindent megelőz.
    - A hősök értékei ennek a kiadásnak a sajátjai. A játék beállításai felülírhatják őket, hogy a saját lapjaidra
      nyomtatott értékekkel játszhass.

general-secrets =
    - Ismered a saját kezedet és követőidet, minden felfedett vagy kijátszott lapot, ki mit vitt el, az összes
      pontozópaklit, a kirakott Gnómokat, a várakozó Trollokat és a dobópaklit, és hogy kinek hány lapja van.
    - Nem ismered mások kezét, a mások által húzott lapokat (hacsak a Látnokod nem látta őket), a húzópakli
      sorrendjét, sem a félretett lapokat és hősöket.

# A szabálykönyv

rulebook-title = A Claim szabályai
rulebook-unofficial =
    Ez a Claim és a Claim 2 kártyajáték meg a Mercenaries kiegészítő nem hivatalos, nyílt kiadása. Nem áll
    kapcsolatban a szerzőikkel vagy kiadóikkal. A szabályokat a saját szavainkkal mondjuk el; ahol eltérnek a
    nyomtatott szabálykönyvedtől, a szabálykönyvnek van igaza.
rulebook-clauses =
    Az R6.2-höz hasonló számok azok a pontok, amelyekkel a kód és tesztjei a szabályokat idézik. Ez az oldal ugyanazokból a szövegekből
    készül, mint a `claim rules`: ne szerkeszd, futtasd ezt: `make docs`.
rulebook-factions = A frakciók
rulebook-from-box = Innen: { $box }
rulebook-faction = { $name } ({ $code })
rulebook-cards = { $count } lap: { $values }.
rulebook-hero-value = Értéke { $value }.
rulebook-hero = hős
rulebook-value = érték
rulebook-in-notation = jelöléssel
