# De regels in het algemeen, per onderwerp. Lege regels scheiden alinea's, "- " begint een regel van een lijst.

topic-goal = Het doel
topic-decks = Decks
topic-table = De tafel
topic-one = Fase een: volgelingen werven
topic-two = Fase twee: steun verzamelen
topic-scoring = De stemmen
topic-heroes = Helden
topic-secrets = Wat je mag weten

general-goal =
    De troon is leeg en iedereen voert campagne. In fase een win je volgelingen met de hand die je kreeg. In fase twee
    speel je die volgelingen om kaarten binnen te halen. Aan het eind stemt elke factie op wie er de meeste van heeft
    binnengehaald, en de meeste stemmen winnen.

general-decks =
    Een deck is één paar facties en een aantal facties van tien.

    - De paren hebben 22 kaarten: Goblins met Ridders, Gnomen met Reuzen, Elfen met Orks (en de tweekleurige kaarten
      die beide zijn).
    - De facties van tien hebben elk tien kaarten, 0 tot en met 9: Ondoden, Dwergen, Dubbelgangers, Draken, Trollen,
      Zieners, Cyclopen.
    - Twee spelers nemen één paar en drie facties van tien, 52 kaarten. Claim is Goblins, Ridders, Ondoden, Dwergen en
      Dubbelgangers; Claim 2 is Gnomen, Reuzen, Draken, Trollen en Zieners. Elke andere mix mag ook: er zijn er 105.
    - Drie of vier spelers nemen één paar en vijf facties van tien, 72 kaarten: 63 mixen.

general-table =
    - Met twee heeft ieder 13 kaarten in de hand, met drie 12, met vier 9. De rest is de gesloten stapel.
    - Met drie speelt ieder voor zich. Met vier zitten partners tegenover elkaar.
    - Er wordt met de klok mee gespeeld. Een instelling zegt wie als eerste uitkomt; anders wordt er geloot.
    - Voor je liggen een gesloten stapel volgelingen, die alleen jij mag bekijken, en een open scorestapel, die
      iedereen ziet.

general-one =
    - Er is een slag voor elke kaart in de hand. Voor elke slag wordt de bovenste kaart van de stapel opengedraaid
      (met drie en vier: twee kaarten).
    - Wie uitkomt, speelt een willekeurige kaart; de factie daarvan is de gevraagde factie. Om de beurt moeten de
      anderen een kaart van die factie spelen als ze er een hebben, en anders wat ze willen.
    - De hoogste kaart van de gevraagde factie wint; van gelijke kaarten de eerst gespeelde. Andere facties winnen
      nooit, tenzij een kracht anders bepaalt.
    - Met twee: de winnaar neemt de open kaart als volgeling, de verliezer de bovenste van de stapel, ongezien voor de
      ander.
    - Met drie en vier: de winnaar kiest een van de open kaarten, de tweede in rang neemt de andere, de rest trekt van
      de stapel. Eerste in rang is de winnaar, dan komen de andere kaarten van de gevraagde factie van hoog naar laag,
      dan alle andere naar waarde; van gelijke waarden de eerst gespeelde.
    - De gespeelde kaarten worden afgelegd. De winnaar komt uit in de volgende slag.

general-two =
    - De volgelingen worden de handen. Wie in de volgende slag zou uitkomen, begint.
    - Uitkomen, bekennen en winnen gaan hetzelfde, maar nu legt de winnaar de kaarten van de slag open op zijn
      scorestapel. De krachten van sommige facties sturen kaarten ergens anders heen.
    - Na de laatste slag worden de stemmen geteld.

general-scoring =
    - Elke factie stemt op wie de meeste van haar kaarten heeft; met vier tellen partners samen, en Gnomen op tafel
      tellen mee. De Cyclopen kiezen juist wie er de minste heeft.
    - Gelijk: wie de hoogste kaart van de factie heeft, dan de op één na hoogste, enzovoort. Zijn de waarden gelijk
      tot de laatste, of heeft niemand een kaart, dan gaat de stem naar niemand.
    - De meeste stemmen winnen. Evenveel stemmen: de meeste kaarten in de facties die op je stemden, dan de hoogste
      som van hun waarden, dan is het gelijkspel. Een instelling kijkt meteen naar de som van de waarden.

general-heroes =
    Helden komen uit Mercenaries en zijn voor twee spelers. Vijf van de achttien worden door het deck geschud, en vijf
    factiekaarten gaan in hun plaats opzij. Niemand weet welke.

    - Een held hoort bij geen factie. Kom je met hem uit, dan is er geen gevraagde factie: de ander mag alles spelen,
      en de hoogste waarde wint, bij gelijke waarden wie uitkwam.
    - Tenzij zijn kracht iets anders zegt, mag je hem als tweede alleen spelen als je geen kaart van de gevraagde
      factie hebt, en verliest hij.
    - In fase een worden helden afgelegd. In fase twee worden ze binnengehaald, maar ze tellen voor geen factie.
    - Waar krachten botsen, gaat die van een held voor die van een factie, en van twee helden geldt de later
      gespeelde. De Vampierkoningin gaat voor alles.
    - De waarden van de helden zijn die van deze editie. De instellingen van een spel kunnen ze vervangen, zodat je
      met de waarden op je eigen kaarten kunt spelen.

general-secrets =
    - Je kent je eigen hand en volgelingen, elke opengedraaide of gespeelde kaart, wie wat nam, alle scorestapels,
      Gnomen op tafel, wachtende Trollen en de aflegstapel, en hoeveel kaarten ieder heeft.
    - Je kent niet: andere handen, kaarten die anderen van de stapel trokken (tenzij je Ziener ze zag), de volgorde
      van de stapel, en de kaarten en helden die opzij liggen.

# Het regelboek

rulebook-title = De regels van Claim
rulebook-unofficial =
    Dit is een onofficiële, open editie van de kaartspellen Claim, Claim 2 en hun uitbreiding Mercenaries. Ze heeft
    geen band met de auteurs of uitgevers daarvan. De regels zijn hier in eigen woorden verteld; waar ze afwijken van
    je gedrukte regelboek, heeft het regelboek gelijk.
rulebook-clauses =
    Nummers als R6.2 zijn de clausules waarmee de code en de tests de regels aanhalen. Deze pagina is gemaakt uit
    dezelfde teksten als `claim rules`: wijzig hem niet, draai `make docs`.
rulebook-factions = De facties
rulebook-from-box = Uit { $box }
rulebook-faction = { $name } ({ $code })
rulebook-cards = { $count } kaarten: { $values }.
rulebook-hero-value = Waarde { $value }.
rulebook-hero = held
rulebook-value = waarde
rulebook-in-notation = in notatie
