# Mit tud az egyes frakció, a kódja szerint

rule-Go =
    Nincs képessége, de társasága bőven: tizennégy lap, köztük öt 0.

rule-Kn =
    Ha Goblint hívnak, a Lovag minden lapot üt, ami nem Lovag; több Lovag közül a legmagasabb nyer. Ha van Goblinod, akkor is
    azzal kell színre tenned (vagy Alakmást játszanod). Csak a Goblin hívása ébreszti fel a Lovagokat: hívott Alakmás ellen
    közönséges lapok. A Goblint követő Alakmás úgy esik el a Lovag előtt, mint bármely más lap.

rule-Un =
    Első szakasz: az ütésbe játszott Élőholt nem kerül a dobottak közé, hanem egyenesen az ütés nyertesének pontpaklijába megy. A
    felfedett vagy húzott követő lesz, mint bármely lap. Második szakasz: nincs képessége.

rule-Dw =
    Második szakasz. Ketten az ütés vesztese kapja a pontpaklijába az összes Törpét, a többit a nyertes. Hárman vagy négyen azé,
    aki az ütés legalacsonyabb lapját játszotta, bármely frakcióból (egyenlőnél az utoljára játszott), akkor is, ha ő nyert.

rule-Do =
    Ha más frakciót hívnak, akkor is játszhatsz Alakmást, ha tudnál színre tenni. A nyerésnél és a rangsorban a hívott frakció
    lapjának számít, de annak képességét sosem kapja meg, és Alakmásként pontozzák. Ha van nálad, az semmire sem kötelez. Ha
    Alakmást hívnak, az Alakmás a hívott frakció, és a szokott módon kell követni.

rule-Gn =
    Második szakasz: az ütésben nyert Gnómok nyertesük előtt, nyíltan fekszenek, ahol az Óriások elérik őket. Akik a végén még ott
    vannak, a pontpakliba kerülnek.

rule-Gi =
    Második szakasz: minden Óriás, amit begyűjtesz, kivesz a játékból egy ugyanolyan értékű Gnómot, amely már az ellenfeled előtt
    feküdt. Hárman vagy négyen minden ellenfél elől elvesz egyet, előled vagy társad elől soha. Maga az Óriás a pontpaklidba
    megy. Senkit sem kérdeznek: azonnal megtörténik.

rule-Dr =
    Aki az ütés utolsó Sárkányát játssza, az hívja a következőt, akár nyert, akár követett, akár egyik sem. A lapokat a nyertes viszi,
    mint máskor. Az első szakasz utolsó ütésében játszott Sárkány dönti el, ki kezdi a második szakaszt.

rule-Tr =
    Második szakasz: egy ütés csak egy Trollt ad nyertesének, a legmagasabbat a most játszottak és a még várakozók közül. A többi a
    következő nyertesre vár, aki a legmagasabb várakozót akkor is elviszi, ha nem játszottak Trollt. Az utolsó ütés nyertese
    viszi az összes maradékot.

rule-Se =
    Első szakasz: ha Látnokkal nyersz ütést, választás előtt megnézed a pakli felső lapját. Ketten azt vagy a felfedett lapot veszed
    el, ellenfeled kapja a másikat. Hárman vagy négyen azt, vagy a két felfedett egyikét; ha azt veszed el, a rangsor másodikja
    választ egy felfedettet, a harmadik viszi a másikat, a negyedik húz. Bármit veszel el, tudod, hová kerül az a lap.

rule-El =
    Nincs képességük, de van saját szavazatuk. Nyolc kétszínű lapon az Orkokkal osztoznak.

rule-Or =
    Nincs képességük, de van saját szavazatuk. Nyolc kétszínű lapon az Elfekkel osztoznak.

rule-Eo =
    Két szín egyben. Amikor kijátszod, Elfnek vagy Orknak mondod, és az ütésben az is lesz, a második szakaszban megnyerve pedig
    végleg. A kezedben mindkettő: ha Elfet vagy Orkot hívnak, tudsz vele követni, tehát követned kell.

rule-Cy =
    A számláláskor a Küklopszok azzal tartanak, akinek a legkevesebb van belőlük, de legalább egy. Egyenlőnél azzal, akié a
    legalacsonyabb.

# Mit tud az egyes hős, a jelölésbeli neve szerint

rule-Bard =
    Aki kijátssza, az hívja a következő ütést, akár nyer, akár veszít, és minden Sárkány előtt.

rule-Centaur =
    Másodikként 5-ös vagy 6-os ellen kijátszva nyer.

rule-BugLord =
    Második szakasz: értéke eggyel nő minden frakciólap után, amit gazdája begyűjtött, a kirakott Gnómokat is beleértve. A hősök nem
    számítanak. Első szakasz: annyi, amennyi.

rule-Jester =
    Másodikként kijátszva helyet cserél a hívott lappal. Az ütés úgy dől el, mintha a hívó a Bolondot hívta volna, és a másik lapot
    játszották volna másodiknak: nincs hívott frakció, és a magasabb érték nyer. Ami attól függ, ki játszott egy lapot, vagy
    hogy hívták-e, az az új helyek szerint igazodik. A híváskor bemondott lap az marad, aminek bemondták.

rule-Siren =
    Hívva és megverve lop: gazdája egy tetszőleges lapot elvesz az ellenfél pontpaklijából, miután az ütést begyűjtötték. Ennek az
    ütésnek a lapja is lehet, kirakott Gnóm nem. Ha a pakli üres, nem történik semmi. Az első szakaszban Élőholtakról van szó.

rule-Witch =
    Hívva csak 5 fölötti páros érték üti.

rule-Minotaur =
    Bármelyik szakasz utolsó ütésében kijátszva nyer.

rule-Golem =
    Másodikként 1 és 4 közötti érték ellen kijátszva nyer, és a másik lapot eldobják, ahelyett hogy máshová kerülne. Aki Sárkányt
    játszott, így is hívja a következő ütést.

rule-Necromancer =
    Első szakasz: minden ütés után, az utolsó kivételével, amíg a kezedben van, a dobottak közé teheted, és az ütés egyik eldobott
    lapját a kezedbe veheted. A pontpakliba tartó Élőholtak nem választhatók. A cserét mindenki látja; azt, hogy megkérdeztek,
    senki sem tudja meg.

rule-LifeStealer =
    Másodikként kijátszva, ha van hívott frakció, az ütésben ahhoz tartozik, és megvan annak képessége. Ha nálad van, semmire sem
    kötelez, és nem kiút, ha van lapod a hívott frakcióból. Trollként lehet, hogy várnia kell; a Gnómokkal kirakva sem Óriás, sem
    Szirén nem nyúl hozzá. A számláláskor senkié.

rule-Gargoyle =
    Ha a második szakaszban begyűjtötted, a számláláskor megnevezel egy frakciót a játékból, és annak két lapjaként számít: minden
    számnál alacsonyabb, saját értéke nincs.

rule-Werewolf =
    Kijátszáskor a játék bármely frakciójának 5-ösévé teheted, annak képessége nélkül. Hívva megszabja a frakciót. Másodikként követ,
    ha a hívott frakciót nevezi meg, akkor is, ha van igazi lapod. Vagy hagyd, ahogy van: saját értékű hős. A számláláskor
    senkié.

rule-Dinosaur =
    Második szakasz: ha megverték, visszatérhet a kezedbe, ahelyett hogy begyűjtenék vagy eldobnák. Az utolsó ütés után nem. A második
    szakasz így is a tizenharmadik ütéssel ér véget, tehát minden visszatéréssel egy lapodat sosem játszod ki.

rule-VampireQueen =
    Ütésének másik lapja semmilyen képességgel nem bír, sem nyerésben, sem begyűjtésben, sem továbbhívásban. Frakcióját és nyomtatott
    értékét megtartja. A Farkasember és a Fapásztor ellene közönséges hős, bármit mondott is be.

rule-Treant =
    Második szakasz: olyan frakcióként játszható ki, amelyből legalább két lapot begyűjtöttél, a kirakott Gnómokat is beleértve. Az
    ütésben megvan annak képessége, és a saját értéke számít. Ha a hívott frakciót vagy az Alakmást nevezi meg, akkor is
    kijátszhatod, ha tudnál követni. A számláláskor senkié.

rule-Kraken =
    Második szakasz: ha vele nyersz ütést, találomra húzol egy lapot ellenfeled kezéből, majd visszaadsz egyet, akár ugyanazt. Az utolsó
    ütés után nem.

rule-Death =
    Második szakasz: ütésének lapjait senki sem gyűjti be, eldobják őket. Aki nyert volna, az hívja a következő ütést, minden Sárkány
    előtt. A várakozó Trollok tovább várnak; az utolsó ütés után eldobják őket.

rule-Warrior =
    Nincs képessége. Aligha van rá szüksége.
