# Mit tud az egyes frakció, a kódja szerint

rule-Go =
    Nincs képessége, de társasága bőven: tizennégy lap, köztük öt 0-s.

rule-Kn =
    Ha Goblint hívnak, a Lovag minden lapot üt, ami nem Lovag; több Lovag közül a legmagasabb nyer. Ha van Goblinod,
    akkor is azzal kell követned (vagy Hasonmást kell játszanod). Csak a hívott Goblin ébreszti fel a Lovagokat:
    hívott Hasonmás ellen közönséges lapok. A Goblinra tett Hasonmást a Lovag ugyanúgy üti, mint bármely más lapot.

rule-Un =
    Első szakasz: az ütésbe játszott Élőholt nem kerül a dobópaklira. Egyenesen az ütés nyertesének pontozópaklijába
    megy. A felfedett vagy húzott Élőholt követő lesz, mint bármely más lap. Második szakasz: nincs képessége.

rule-Dw =
    Második szakasz. Ketten az ütés vesztese kapja a pontozópaklijába az ütés összes Törpjét, a többi lapot a nyertes
    viszi. Hárman vagy négyen azé az összes Törp, aki az ütés legalacsonyabb lapját játszotta, bármely frakcióból
    (egyenlőségnél az utoljára játszott lap számít), akkor is, ha ő a nyertes.

rule-Do =
    Ha más frakciót hívnak, akkor is játszhatsz Hasonmást, ha tudnál követni. A nyerésnél és a rangsorban a hívott
    frakció lapjának számít, de annak képességét sosem kapja meg, és a szavazáskor Hasonmásnak számít. Ha van nálad,
    az semmire sem kötelez. Ha Hasonmást hívnak, a Hasonmások a hívott frakció, és a szokott módon kell követni.

rule-Gn =
    Második szakasz: az ütésben nyert Gnómok felfordítva fekszenek a nyertesük előtt, ahol az Óriások elérik őket.
    Akik a végén még ott vannak, a pontozópakliba kerülnek.

rule-Gi =
    Második szakasz: minden Óriás, amelyet begyűjtesz, kivesz a játékból egy ugyanolyan értékű Gnómot, amely már az
    ellenfeled előtt feküdt. Hárman vagy négyen minden ellenfél elől elvesz egyet, előled vagy a társad elől soha.
    Maga az Óriás a pontozópaklidba kerül. Senkit sem kérdezünk: azonnal megtörténik.

rule-Dr =
    Aki az ütés utolsó Sárkányát játssza, az hívja a következő ütést, akár nyert a Sárkány, akár követett, akár egyik
    sem. A lapokat a nyertes viszi, mint máskor. Az első szakasz utolsó ütésében játszott Sárkány dönti el, ki hív
    először a második szakaszban.

rule-Tr =
    Második szakasz: egy ütés csak egy Trollt ad a nyertesének, a legmagasabbat a most játszottak és a korábbról még
    várakozók közül. A többi a következő nyertesre vár, aki a legmagasabb várakozót akkor is elviszi, ha nem
    játszottak Trollt. Az utolsó ütés nyertese viszi az összes maradékot.

rule-Se =
    Első szakasz: ha Látnokkal nyersz ütést, választás előtt megnézed a húzópakli felső lapját. Ketten azt vagy a
    felfedett lapot viszed el, és az ellenfeled kapja a másikat. Hárman vagy négyen azt vagy a két felfedett lap
    egyikét; ha azt viszed el, a rangsor másodikja választ egy felfedett lapot, a harmadik viszi a másikat, a negyedik
    pedig húz. Bármit viszel el, tudod, hová kerül az a lap.

rule-El =
    Nincs képességük, de van saját szavazatuk. Nyolc kétszínű lapon az Orkokkal osztoznak.

rule-Or =
    Nincs képességük, de van saját szavazatuk. Nyolc kétszínű lapon az Elfekkel osztoznak.

rule-Eo =
    Két szín egy lapon. Kijátszáskor Elfnek vagy Orknak mondod, és az ütésben az is lesz, ha pedig a második
    szakaszban nyerik meg, akkor végleg. A kezedben mindkettő: ha Elfet vagy Orkot hívnak, tudsz vele követni, tehát
    követned kell.

rule-Cy =
    A számláláskor a Küklopszok azzal tartanak, akinek a legkevesebb van belőlük, de legalább egy. Egyenlőségnél
    azzal, akié a legalacsonyabb.

# Mit tud az egyes hős, a jelölésbeli neve szerint

rule-Bard =
    Aki kijátssza, az hívja a következő ütést, akár nyer, akár veszít, és megelőz minden Sárkányt.

rule-Centaur =
    Másodikként egy 5-ös vagy 6-os ellen kijátszva nyer.

rule-BugLord =
    Második szakasz: értéke eggyel nő minden frakciólap után, amelyet a gazdája begyűjtött, a kirakott Gnómokat is
    beleértve. A hősök nem számítanak. Első szakasz: annyi, amennyi.

rule-Jester =
    Másodikként kijátszva helyet cserél a hívott lappal. Az ütés úgy dől el, mintha az ellenfeled hívta volna a
    Bolondot, és te játszottad volna ki másodikként a másik lapot: nincs tehát hívott frakció, és a magasabb érték
    nyer. Ami attól függ, hogy ki játszott ki egy lapot, vagy hogy az hívott vagy második lap volt-e, az új helyekhez
    igazodik. A híváskor bemondott lap az marad, aminek bemondták.

rule-Siren =
    Ha hívták és megverték, lop: gazdája elvesz egy tetszőleges lapot az ellenfél pontozópaklijából, miután az ütést
    begyűjtötték. Ennek az ütésnek a lapja is lehet, kirakott Gnóm nem. Ha a pakli üres, nem történik semmi. Az első
    szakaszban ez Élőholtakat jelent.

rule-Witch =
    Ha hívták, csak 5-nél nagyobb páros érték üti.

rule-Minotaur =
    Bármelyik szakasz utolsó ütésében kijátszva nyer.

rule-Golem =
    Másodikként egy 1 és 4 közötti érték ellen kijátszva nyer, és a másik lapot eldobjuk, ahelyett hogy bárhová
    máshová kerülne. Aki Sárkányt játszott, így is hívja a következő ütést.

rule-Necromancer =
    Első szakasz: amíg a kezedben van, az utolsó kivételével minden ütés után a dobópaklira teheted, és az ütés egyik
    eldobott lapját a kezedbe veheted. A pontozópakliba tartó Élőholtak nem választhatók. A cserét mindenki látja;
    azt, hogy megkérdeztünk, senki sem tudja meg.

rule-LifeStealer =
    Másodikként kijátszva, ha van hívott frakció, az ütésben ahhoz tartozik, és megvan annak képessége. Ha nálad van,
    az semmire sem kötelez, és nem is kibúvó, ha van lapod a hívott frakcióból. Trollként lehet, hogy várnia kell; a
    Gnómokkal kirakva sem Óriás, sem Szirén nem nyúl hozzá. A számláláskor egyik frakcióhoz sem tartozik.

rule-Gargoyle =
    Ha a második szakaszban begyűjtötted, a számláláskor megnevezel egy frakciót a játékból, és annak két lapjaként
    számít: minden számnál alacsonyabb, saját értéke nincs.

rule-Werewolf =
    Kijátszáskor a játék bármely frakciójának 5-ösévé teheted, annak képessége nélkül. Hívva megszabja a hívott
    frakciót. Másodikként követ, ha a hívott frakciót nevezi meg, akkor is, ha van belőle igazi lapod. Vagy hagyd,
    ahogy van: saját értékű hős. A számláláskor egyik frakcióhoz sem tartozik.

rule-Dinosaur =
    Második szakasz: ha megverték, visszatérhet a kezedbe, ahelyett hogy begyűjtenék vagy eldobnák. Az utolsó ütés
    után nem. A második szakasz így is a tizenharmadik ütéssel ér véget, tehát minden visszatéréssel egy lapod örökre
    kijátszatlan marad.

rule-VampireQueen =
    Az ütés másik lapjának semmilyen képessége nincs, sem a nyerésnél, sem a begyűjtésnél, sem a következő hívásnál.
    Frakcióját és nyomtatott értékét megtartja. A Farkasember és a Fapásztor ellene közönséges hős, bármit mondott is
    be.

rule-Treant =
    Második szakasz: olyan frakcióként játszható ki, amelyből legalább két lapot begyűjtöttél, a kirakott Gnómokat is
    beleértve. Az ütésben megvan annak képessége, de a saját értéke számít. Ha a hívott frakciót vagy a Hasonmásokat
    nevezi meg, akkor is kijátszhatod, ha tudnál követni. A számláláskor egyik frakcióhoz sem tartozik.

rule-Kraken =
    Második szakasz: ha vele nyersz ütést, találomra húzol egy lapot az ellenfeled kezéből, majd visszaadsz egyet,
    akár ugyanazt. Az utolsó ütés után nem.

rule-Death =
    Második szakasz: az ütés lapjait senki sem gyűjti be, eldobjuk őket. Aki nyert volna, az hívja a következő ütést,
    és megelőz minden Sárkányt. A várakozó Trollok tovább várnak; az utolsó ütés után eldobjuk őket.

rule-Warrior =
    Nincs képessége. Aligha van rá szüksége.
