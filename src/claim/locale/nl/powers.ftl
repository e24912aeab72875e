# Wat elke factie doet, naar haar code

rule-Go =
    Geen kracht, maar volop gezelschap: veertien kaarten, waarvan vijf een 0.

rule-Kn =
    Wordt er met Goblins uitgekomen, dan verslaat een Ridder elke kaart die geen Ridder is; van meer Ridders wint de hoogste. Heb je
    een Goblin, dan moet je toch bekennen (of een Dubbelganger spelen). Alleen een uitkomst met een Goblin wekt de Ridders: tegen
    een uitgekomen Dubbelganger zijn het gewone kaarten. Een Dubbelganger die een Goblin volgt, valt voor een Ridder als
    elke andere kaart.

rule-Un =
    Fase een: een Ondode die in een slag wordt gespeeld, wordt niet afgelegd. Hij gaat meteen naar de scorestapel van wie de slag
    wint. Een die wordt opengedraaid of getrokken, wordt een volgeling als elke kaart. Fase twee: geen kracht.

rule-Dw =
    Fase twee. Met twee spelers krijgt de verliezer van een slag alle Dwergen daaruit op de scorestapel, en de winnaar de rest. Met
    drie of vier gaan ze naar wie de laagste kaart van de slag speelde, van welke factie ook (gelijk: de laatst gespeelde), ook
    als dat de winnaar is.

rule-Do =
    Wordt er met een andere factie uitgekomen, dan mag je een Dubbelganger spelen, ook als je kunt bekennen. Hij telt voor het winnen en
    de rangorde als kaart van de uitgekomen factie, maar heeft nooit haar kracht, en telt bij de stemmen als Dubbelganger. Er
    een hebben verplicht tot niets. Wordt er met een Dubbelganger uitgekomen, dan zijn Dubbelgangers de uitgekomen factie en
    wordt er gewoon bekend.

rule-Gn =
    Fase twee: gewonnen Gnomen liggen open voor wie ze won, waar Reuzen erbij kunnen. Die er aan het eind nog liggen, gaan naar de
    scorestapel.

rule-Gi =
    Fase twee: elke Reus die je krijgt, haalt één Gnoom van dezelfde waarde uit het spel die al voor je tegenstander lag. Met drie of
    vier spelers haalt hij er een weg bij elke tegenstander, nooit bij jou of je partner. De Reus zelf gaat naar je
    scorestapel. Niemand wordt iets gevraagd: het gebeurt meteen.

rule-Dr =
    Wie de laatste Draak van een slag speelt, komt uit in de volgende, of hij nu won, bekende of geen van beide. De winnaar neemt de
    kaarten zoals altijd. Een Draak in de laatste slag van fase een beslist wie fase twee begint.

rule-Tr =
    Fase twee: een slag geeft de winnaar maar één Trol, de hoogste van de gespeelde en de nog wachtende. De andere wachten op de
    volgende winnaar, die de hoogste wachtende neemt, ook als er geen Trol wordt gespeeld. De winnaar van de laatste slag neemt
    alles wat over is.

rule-Se =
    Fase een: win je een slag met een Ziener, dan bekijk je de bovenste kaart van de stapel voordat je neemt. Met twee spelers neem je
    die of de opengedraaide kaart, en je tegenstander krijgt de andere. Met drie of vier neem je haar of een van de twee
    opengedraaide; neem je haar, dan kiest de tweede in rang een opengedraaide, de derde neemt de andere en de vierde trekt. Wat je
    ook neemt, je weet waar die kaart heen gaat.

rule-El =
    Geen kracht, maar wel een eigen stem. Ze delen acht tweekleurige kaarten met de Orks.

rule-Or =
    Geen kracht, maar wel een eigen stem. Ze delen acht tweekleurige kaarten met de Elfen.

rule-Eo =
    Twee kleuren in één. Bij het spelen noem je haar Elf of Ork, en dat is ze voor de slag en, eenmaal gewonnen in fase twee,
    voorgoed. In je hand is ze beide: wordt er met Elfen of Orks uitgekomen, dan kun je ermee bekennen, dus moet je bekennen.

rule-Cy =
    Bij het tellen kiezen de Cyclopen voor wie er het minst van heeft, maar minstens één. Gelijk: voor wie de laagste heeft.

# Wat elke held doet, naar zijn naam in de notatie

rule-Bard =
    Wie hem speelt, komt uit in de volgende slag, winst of verlies, en vóór elke Draak.

rule-Centaur =
    Als tweede gespeeld tegen een 5 of een 6 wint hij.

rule-BugLord =
    Fase twee: zijn waarde groeit met één voor elke factiekaart die zijn speler heeft verzameld, uitgelegde Gnomen meegerekend. Helden
    tellen niet. Fase een: hij is wat hij is.

rule-Jester =
    Als tweede gespeeld wisselt hij van plaats met de uitgekomen kaart. De slag geldt alsof er met de Nar is uitgekomen en de andere
    kaart als tweede is gespeeld: er is geen uitgekomen factie, en de hoogste waarde wint. Wat afhangt van wie een kaart speelde,
    of van eerste of tweede zijn, volgt de nieuwe plaatsen. Een kaart die bij het uitkomen benoemd is, blijft wat ze is.

rule-Siren =
    Uitgekomen en verslagen steelt ze: haar speler neemt een kaart naar keuze uit de scorestapel van de tegenstander, nadat de slag is
    opgehaald. Een kaart van deze slag mag, uitgelegde Gnomen niet. Is de stapel leeg, dan gebeurt er niets. In fase een gaat
    het om Ondoden.

rule-Witch =
    Uitgekomen wordt ze alleen verslagen door een even waarde boven 5.

rule-Minotaur =
    In de laatste slag van een van beide fasen gespeeld wint hij.

rule-Golem =
    Als tweede gespeeld tegen een waarde van 1 tot 4 wint hij, en de andere kaart wordt afgelegd in plaats van ergens anders heen te
    gaan. Wie een Draak speelde, komt toch uit in de volgende slag.

rule-Necromancer =
    Fase een: na elke slag behalve de laatste mag je, zolang je hem in de hand hebt, hem bij de afgelegde kaarten leggen en een van de
    afgelegde kaarten van de slag in de hand nemen. Ondoden op weg naar een scorestapel zijn niet te krijgen. Iedereen ziet een
    ruil; niemand merkt dat het je gevraagd is.

rule-LifeStealer =
    Als tweede gespeeld wanneer er een uitgekomen factie is, hoort hij voor de slag bij die factie en heeft hij haar kracht. Hem hebben
    verplicht tot niets, en hij is geen uitweg als je een kaart van de uitgekomen factie hebt. Als Trol moet hij misschien
    wachten; uitgelegd bij de Gnomen raakt geen Reus en geen Sirene hem aan. Bij het tellen is hij van niemand.

rule-Gargoyle =
    Heb je hem in fase twee verzameld, dan noem je bij het tellen een factie van het spel, en telt hij als twee kaarten ervan: lager dan
    elk getal en zonder eigen waarde.

rule-Werewolf =
    Als je hem speelt, mag je er een 5 van een factie van het spel van maken, zonder haar kracht. Uitgekomen bepaalt hij de factie. Als
    tweede bekent hij als hij de uitgekomen factie noemt, ook als je een echte hebt. Of laat hem zoals hij is: een held met zijn
    eigen waarde. Bij het tellen is hij van niemand.

rule-Dinosaur =
    Fase twee: verslagen mag hij terug in je hand in plaats van opgehaald of afgelegd te worden. Niet na de laatste slag. Fase twee
    eindigt toch met de dertiende slag, dus bij elke terugkeer wordt een kaart van je nooit gespeeld.

rule-VampireQueen =
    De andere kaart van haar slag heeft geen enkele kracht, niet bij het winnen, niet bij het ophalen, niet bij het uitkomen. Ze houdt
    haar factie en gedrukte waarde. Een Weerwolf of Boomwachter is tegen haar een gewone held, wat hij ook noemde.

rule-Treant =
    Fase twee: hij mag gespeeld worden als een factie waarvan je minstens twee kaarten hebt verzameld, uitgelegde Gnomen meegerekend. Voor
    de slag heeft hij haar kracht en zijn eigen waarde. Noemt hij de uitgekomen factie, of Dubbelgangers, dan mag je hem spelen
    ook als je kunt bekennen. Bij het tellen is hij van niemand.

rule-Kraken =
    Fase twee: win je er een slag mee, dan trek je blind een kaart uit de hand van je tegenstander en geef je er daarna een terug,
    desnoods dezelfde. Niet na de laatste slag.

rule-Death =
    Fase twee: niemand krijgt de kaarten van zijn slag, ze worden afgelegd. Wie gewonnen zou hebben, komt uit in de volgende slag, vóór
    elke Draak. Wachtende Trollen blijven wachten; na de laatste slag worden ze afgelegd.

rule-Warrior =
    Geen kracht. Hij heeft er nauwelijks een nodig.
