# A szabályok általában, témák szerint. Üres sor választ el bekezdéseket, "- " kezdi a lista sorát.

topic-goal = A cél
topic-decks = Paklik
topic-table = Az asztal
topic-one = Első szakasz: követők toborzása
topic-two = Második szakasz: támogatás gyűjtése
topic-scoring = A szavazatok
topic-heroes = Hősök
topic-secrets = Mit tudhatsz

general-goal =
    A trón üres, és mindenki kampányol. Az első szakaszban a kapott kézzel követőket nyersz. A második szakaszban ezeket a
    követőket játszod ki, hogy lapokat gyűjts. A végén minden frakció arra szavaz, aki a legtöbbet gyűjtötte belőle, és a
    legtöbb szavazat nyer.

general-decks =
    Egy pakli egy frakciópár és néhány tízes.

    - A párok 22 laposak: Goblinok a Lovagokkal, Gnómok az Óriásokkal, Elfek az Orkokkal (és a kétszínű lapokkal, amelyek
      mindkettők).
    - A tízesek tíz laposak, 0-tól 9-ig: Élőholtak, Törpék, Alakmások, Sárkányok, Trollok, Látnokok, Küklopszok.
    - Ketten egy párt és három tízest vesznek, 52 lap. A Claim: Goblinok, Lovagok, Élőholtak, Törpék és Alakmások; a Claim 2:
      Gnómok, Óriások, Sárkányok, Trollok és Látnokok. Bármely más keverék is jó: 105 van.
    - Hárman vagy négyen egy párt és öt tízest vesznek, 72 lap: 63 keverék.

general-table =
    - Ketten 13 lap van kézben, hárman 12, négyen 9. A többi a lefordított pakli.
    - Hárman mindenki magáért játszik. Négyen a társak egymással szemben ülnek.
    - Az óramutató járása szerint játszunk. Beállítás mondja meg, ki hív először; különben sorsolunk.
    - Előtted a követők lefordított paklija fekszik, amit csak te nézhetsz meg, és egy nyílt pontpakli.

general-one =
    - Minden kézben lévő lapra jut egy ütés. Mindegyik előtt felfedjük a pakli felső lapját (hárman és négyen: kettőt).
    - A hívó bármilyen lapot játszhat; annak frakciója a hívott frakció. Sorban mindenki másnak abból kell játszania, ha van neki, és
      bármit, ha nincs.
    - A hívott frakció legmagasabb lapja nyer; egyenlők közül az elsőként játszott. Más frakció sosem nyer, hacsak egy képesség nem
      mondja.
    - Ketten: a nyertes a felfedett lapot veszi el követőnek, a vesztes a pakli felső lapját, a másik elől rejtve.
    - Hárman és négyen: a nyertes választ a felfedett lapok közül, a rangsor másodikja viszi a másikat, a többiek a pakliból húznak. Első
      a nyertes, aztán a hívott frakció többi lapja fentről lefelé, aztán a többi érték szerint; egyenlők közül az elsőként
      játszott.
    - A kijátszott lapokat eldobjuk. A nyertes hívja a következő ütést.

general-two =
    - A követőkből lesz a kéz. Az kezd, aki a következő ütést hívta volna.
    - A hívás, a követés és a nyerés ugyanaz, de most a nyertes az ütés lapjait nyíltan a pontpaklijába teszi. Egyes frakciók
      képességei máshová küldenek lapokat.
    - Az utolsó ütés után megszámoljuk a szavazatokat.

general-scoring =
    - Minden frakció arra szavaz, akinek a legtöbb lapja van belőle; négyen a társak együtt számítanak, és a kirakott Gnómok is. A
      Küklopszok a legkevesebbet szeretik.
    - Egyenlőnél: akié a frakció legmagasabb lapja, aztán a második legmagasabb, és így tovább. Ha az értékek az utolsóig azonosak, vagy
      senkinek sincs lapja, a szavazat senkié.
    - A legtöbb szavazat nyer. Egyenlőnél: a legtöbb lap a rád szavazó frakciókból, aztán értékeik legnagyobb összege, aztán döntetlen.
      Egy beállítás rögtön az értékek összegét nézi.

general-heroes =
    A hősök a Mercenaries lapjai, és ketten játszhatók. A tizennyolcból ötöt a pakliba keverünk, helyettük öt frakciólap félrekerül.
    Senki sem tudja, melyik.

    - A hős nem tartozik frakcióhoz. Hívva nem szab meg frakciót: a másik bármit játszhat, és a magasabb érték nyer, egyenlőnél a
      hívóé.
    - Ha képessége mást nem mond, másodikként csak akkor játszhatod ki, ha nincs lapod a hívott frakcióból, és veszít.
    - Az első szakaszban a hősöket eldobjuk. A másodikban begyűjtjük, de egy frakciónak sem számítanak.
    - Ha képességek ütköznek, a hősé megelőzi a frakcióét, két hősé közül a későbbi érvényes. A Vámpírkirálynő mindent megelőz.
    - A hősök értékei ennek a kiadásnak a sajátjai. A játék beállításai felülírhatják őket, hogy a saját lapjaidra nyomtatottakkal
      játszhass.

general-secrets =
    - Ismered a saját kezedet és követőidet, minden felfedett vagy kijátszott lapot, ki mit vett el, az összes pontpaklit, a kirakott
      Gnómokat, a várakozó Trollokat és a dobottakat, és hogy kinek hány lapja van.
    - Nem ismered mások kezét, a mások által húzott lapokat (hacsak Látnokod nem látta), a pakli sorrendjét, és a félretett lapokat és
      hősöket.

# A szabálykönyv

rulebook-title = A Claim szabályai
rulebook-unofficial =
    Ez a Claim, a Claim 2 és Mercenaries kiegészítőjük nem hivatalos, nyílt kiadása. Nem áll kapcsolatban szerzőikkel vagy
    kiadóikkal. A szabályokat saját szavainkkal mondjuk el; ahol eltérnek nyomtatott szabálykönyvedtől, a szabálykönyvnek van
    igaza.
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
