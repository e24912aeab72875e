# Wat elke factie doet, naar haar code

rule-Go =
    Geen kracht, maar volop gezelschap: veertien kaarten, waaronder vijf nullen.

rule-Kn =
    Wordt er met een Goblin uitgekomen, dan verslaat een Ridder elke kaart die geen Ridder is; van meerdere Ridders
    wint de hoogste. Heb je een Goblin, dan moet je toch bekennen (of een Dubbelganger spelen). Alleen een Goblin
    waarmee wordt uitgekomen wekt de Ridders: wordt er met een Dubbelganger uitgekomen, dan zijn het gewone kaarten.
    Een Dubbelganger die op een Goblin wordt gespeeld, verliest van een Ridder als elke andere kaart.

rule-Un =
    Fase een: een Ondode die in een slag wordt gespeeld, wordt niet afgelegd. Hij gaat meteen naar de scorestapel van
    wie de slag wint. Een Ondode die wordt opengedraaid of getrokken, wordt een volgeling als elke andere kaart. Fase
    twee: geen kracht.

rule-Dw =
    Fase twee. Met twee spelers krijgt de verliezer van een slag alle Dwergen eruit op de scorestapel, en neemt de
    winnaar de rest. Met drie of vier gaan ze naar wie de laagste kaart van de slag speelde, van welke factie ook (bij
    gelijke: de laatst gespeelde), ook als dat de winnaar is.

rule-Do =
    Wordt er een andere factie gevraagd, dan mag je een Dubbelganger spelen, ook als je kunt bekennen. Voor het winnen
    en de rangorde telt hij als kaart van de gevraagde factie, maar hij heeft nooit de kracht van die factie, en bij
    de stemmen telt hij als Dubbelganger. Er een hebben verplicht je tot niets. Wordt er met een Dubbelganger
    uitgekomen, dan zijn Dubbelgangers de gevraagde factie en moet je gewoon bekennen.

rule-Gn =
    Fase twee: Gnomen die in een slag gewonnen worden, liggen open voor wie ze won, waar Reuzen erbij kunnen. De
    Gnomen die er aan het eind nog liggen, gaan naar de scorestapel.

rule-Gi =
    Fase twee: elke Reus die je binnenhaalt, haalt één Gnoom van dezelfde waarde uit het spel die al voor je
    tegenstander lag. Met drie of vier spelers haalt hij er bij elke tegenstander een weg, nooit bij jou of je
    partner. De Reus zelf gaat naar je scorestapel. Niemand wordt iets gevraagd: het gebeurt meteen.

rule-Dr =
    Wie de laatste Draak van een slag speelt, komt uit in de volgende, of die Draak nu won, bekende of geen van beide.
    De winnaar neemt de kaarten zoals altijd. Een Draak in de laatste slag van fase een beslist wie er in fase twee
    als eerste uitkomt.

rule-Tr =
    Fase twee: een slag geeft de winnaar maar één Trol, de hoogste van de gespeelde en de Trollen die nog wachten uit
    eerdere slagen. De andere wachten op de volgende winnaar, die de hoogste wachtende neemt, ook als er geen Trol
    wordt gespeeld. De winnaar van de laatste slag neemt alles wat er over is.

rule-Se =
    Fase een: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de stapel voordat je neemt. Met twee
    spelers neem je die kaart of de open kaart, en je tegenstander krijgt de andere. Met drie of vier neem je die
    kaart of een van de twee open kaarten; neem je de bovenste, dan kiest de tweede in rang een open kaart, neemt de
    derde de andere en trekt de vierde. Wat je ook neemt, je weet waar die kaart heen gaat.

rule-El =
    Geen kracht, maar wel een eigen stem. Ze delen acht tweekleurige kaarten met de Orks.

rule-Or =
    Geen kracht, maar wel een eigen stem. Ze delen acht tweekleurige kaarten met de Elfen.

rule-Eo =
    Twee kleuren in één. Als je hem speelt, noem je hem Elf of Ork, en dat is hij voor deze slag en, eenmaal gewonnen
    in fase twee, voorgoed. In je hand is hij beide: worden er Elfen of Orks gevraagd, dan kun je ermee bekennen, dus
    moet je bekennen.

rule-Cy =
    Bij het tellen kiezen de Cyclopen voor wie er de minste van heeft, maar minstens één. Bij gelijke stand: voor wie
    de laagste heeft.

# Wat elke held doet, naar zijn naam in de notatie

rule-Bard =
    Wie hem speelt, komt uit in de volgende slag, winst of verlies, en gaat voor elke Draak.

rule-Centaur =
    Als tweede gespeeld tegen een 5 of een 6, wint hij.

rule-BugLord =
    Fase twee: zijn waarde groeit met één voor elke factiekaart die zijn speler heeft binnengehaald, Gnomen op tafel
    meegerekend. Helden tellen niet. Fase een: hij is wat hij is.

rule-Jester =
    Als tweede gespeeld, wisselt hij van plaats met de kaart waarmee is uitgekomen. De slag geldt alsof je
    tegenstander met de Nar is uitgekomen en jij de andere kaart als tweede hebt gespeeld: er is dus geen gevraagde
    factie, en de hoogste waarde wint. Alles wat ervan afhangt wie een kaart speelde, of een kaart de eerste of de
    tweede was, volgt de nieuwe plaatsen. Een kaart die bij het uitkomen is benoemd, blijft wat hij genoemd is.

rule-Siren =
    Is er met haar uitgekomen en is ze verslagen, dan steelt ze: haar speler neemt een kaart naar keuze uit de
    scorestapel van de tegenstander, nadat de slag is binnengehaald. Een kaart van deze slag mag ook, een Gnoom op
    tafel niet. Is de stapel leeg, dan gebeurt er niets. In fase een betekent dat: Ondoden.

rule-Witch =
    Is er met haar uitgekomen, dan wordt ze alleen verslagen door een even waarde boven 5.

rule-Minotaur =
    In de laatste slag van een van beide fasen gespeeld, wint hij.

rule-Golem =
    Als tweede gespeeld tegen een waarde van 1 tot en met 4, wint hij, en de andere kaart wordt afgelegd in plaats van
    ergens anders heen te gaan. Wie een Draak speelde, komt toch uit in de volgende slag.

rule-Necromancer =
    Fase een: zolang je hem in de hand hebt, mag je hem na elke slag behalve de laatste op de aflegstapel leggen en
    een van de afgelegde kaarten van die slag in de hand nemen. Ondoden op weg naar een scorestapel doen niet mee.
    Iedereen ziet een ruil; niemand komt te weten dat het je gevraagd is.

rule-LifeStealer =
    Als tweede gespeeld wanneer er een gevraagde factie is, hoort hij voor deze slag bij die factie en heeft hij de
    kracht ervan. Hem hebben verplicht je tot niets, en hij is geen uitweg als je een kaart van de gevraagde factie
    hebt. Als Trol moet hij misschien wachten; ligt hij bij de Gnomen op tafel, dan raakt geen Reus en geen Sirene hem
    aan. Bij het tellen hoort hij bij geen factie.

rule-Gargoyle =
    Heb je hem in fase twee binnengehaald, dan noem je bij het tellen een factie van het spel, en telt hij als twee
    kaarten daarvan: lager dan elk getal en zonder eigen waarde.

rule-Werewolf =
    Als je hem speelt, mag je er een 5 van een willekeurige factie in het spel van maken, zonder de kracht van die
    factie. Kom je met hem uit, dan bepaalt hij de gevraagde factie. Als tweede bekent hij als hij de gevraagde factie
    noemt, ook als je een echte hebt. Of laat hem zoals hij is: een held met zijn eigen waarde. Bij het tellen hoort
    hij bij geen factie.

rule-Dinosaur =
    Fase twee: is hij verslagen, dan mag hij terug in je hand in plaats van binnengehaald of afgelegd te worden. Niet
    na de laatste slag. Fase twee eindigt toch met de dertiende slag, dus voor elke keer dat hij terugkomt, wordt een
    kaart van jou nooit gespeeld.

rule-VampireQueen =
    De andere kaart van haar slag heeft geen enkele kracht, niet bij het winnen, niet bij het binnenhalen, niet bij
    het uitkomen in de volgende slag. Hij houdt zijn factie en zijn gedrukte waarde. Een Weerwolf of Boomwachter is
    tegen haar een gewone held, wat hij ook noemde.

rule-Treant =
    Fase twee: hij mag gespeeld worden als een factie waarvan je minstens twee kaarten hebt binnengehaald, Gnomen op
    tafel meegerekend. Voor deze slag heeft hij de kracht van die factie en zijn eigen waarde. Noemt hij de gevraagde
    factie, of Dubbelgangers, dan mag je hem spelen ook als je kunt bekennen. Bij het tellen hoort hij bij geen
    factie.

rule-Kraken =
    Fase twee: win je er een slag mee, dan trek je blind een kaart uit de hand van je tegenstander en geef je er
    daarna een terug, dezelfde als je wilt. Niet na de laatste slag.

rule-Death =
    Fase twee: niemand haalt de kaarten van zijn slag binnen, ze worden afgelegd. Wie gewonnen zou hebben, komt uit in
    de volgende slag en gaat voor elke Draak. Wachtende Trollen blijven wachten; na de laatste slag worden ze
    afgelegd.

rule-Warrior =
    Geen kracht. Hij heeft er nauwelijks een nodig.
