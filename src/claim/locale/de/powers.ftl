# Was jede Fraktion kann, nach ihrem Kürzel

rule-Go =
    Keine Fähigkeit, aber viel Gesellschaft: vierzehn Karten, fünf davon mit der 0.

rule-Kn =
    Werden Goblins angespielt, schlägt ein Ritter jede Karte, die kein Ritter ist; von mehreren Rittern gewinnt der
    höchste. Wer einen Goblin hat, muss trotzdem mit ihm bedienen (oder einen Doppelgänger spielen). Nur angespielte
    Goblins wecken die Ritter: gegen einen angespielten Doppelgänger sind sie gewöhnliche Karten. Ein Doppelgänger, der
    einem Goblin folgt, fällt einem Ritter zum Opfer wie jede andere Karte.

rule-Un =
    Phase eins: Ein Untoter, der in einen Stich gespielt wird, kommt nicht zu den Abgelegten, sondern gleich in den
    Wertungsstapel dessen, der den Stich gewinnt. Aufgedeckt oder nachgezogen wird er ein Gefolgsmann wie jede Karte.
    Phase zwei: keine Fähigkeit.

rule-Dw =
    Phase zwei. Zu zweit bekommt der Verlierer eines Stichs alle Zwerge daraus in den Wertungsstapel, der Gewinner den
    Rest. Zu dritt oder viert gehen sie an den, der die niedrigste Karte des Stichs gespielt hat, gleich welcher
    Fraktion (bei Gleichstand die zuletzt gespielte), auch wenn er den Stich gewonnen hat.

rule-Do =
    Wird eine andere Fraktion angespielt, darfst du einen Doppelgänger auch dann spielen, wenn du bedienen könntest. Er
    zählt beim Gewinnen und beim Rang als Karte der angespielten Fraktion, hat aber nie deren Fähigkeit und wird als
    Doppelgänger gewertet. Einen zu haben verpflichtet zu nichts. Wird ein Doppelgänger angespielt, sind
    Doppelgänger die angespielte Fraktion und werden wie üblich bedient.

rule-Gn =
    Phase zwei: Gewonnene Gnome liegen offen vor dem, der sie gewonnen hat, in Reichweite der Riesen. Die am Ende noch
    dort liegen, kommen in den Wertungsstapel.

rule-Gi =
    Phase zwei: Jeder Riese, den du bekommst, entfernt einen Gnom gleichen Wertes aus dem Spiel, der schon vor deinem
    Gegner lag. Zu dritt oder viert entfernt er einen vor jedem Gegner, nie vor dir oder deinem Partner. Der Riese selbst
    kommt in deinen Wertungsstapel. Niemand wird gefragt: Es geschieht sofort.

rule-Dr =
    Wer den letzten Drachen eines Stichs spielt, spielt den nächsten an, ob der Drache gewann, bediente oder nicht. Der
    Gewinner nimmt die Karten wie üblich. Ein Drache im letzten Stich von Phase eins entscheidet, wer Phase zwei anspielt.

rule-Tr =
    Phase zwei: Ein Stich bringt seinem Gewinner nur einen Troll, den höchsten aus dem Stich und aus den noch
    wartenden. Die anderen warten auf den nächsten Gewinner; er nimmt den höchsten wartenden auch dann, wenn kein Troll
    gespielt wurde. Der Gewinner des letzten Stichs nimmt alle übrigen.

rule-Se =
    Phase eins: Gewinnst du einen Stich mit einem Seher, siehst du die oberste Karte des Stapels an, bevor du nimmst. Zu
    zweit nimmst du diese oder die aufgedeckte, dein Gegner bekommt die andere. Zu dritt oder viert nimmst du sie oder
    eine der beiden aufgedeckten; nimmst du sie, wählt der Zweite im Rang eine aufgedeckte, der Dritte nimmt die andere,
    und der Vierte zieht nach. Was du auch nimmst, du weißt, wohin die Karte geht.

rule-El =
    Keine Fähigkeit, aber eine eigene Stimme. Mit den Orks teilen sie acht zweifarbige Karten.

rule-Or =
    Keine Fähigkeit, aber eine eigene Stimme. Mit den Elfen teilen sie acht zweifarbige Karten.

rule-Eo =
    Zwei Farben in einer. Beim Ausspielen sagst du Elf oder Ork an, und das ist die Karte in diesem Stich und, in Phase
    zwei gewonnen, für immer. In deiner Hand ist sie beides: Werden Elfen oder Orks angespielt, kannst du mit ihr
    bedienen, also musst du bedienen.

rule-Cy =
    Bei der Auszählung halten die Zyklopen zu dem, der die wenigsten von ihnen hat, aber mindestens einen. Bei Gleichstand
    zu dem mit dem niedrigsten.

# Was jeder Held kann, nach seinem Namen in der Notation

rule-Bard =
    Wer ihn spielt, spielt den nächsten Stich an, ob er gewinnt oder verliert, und vor jedem Drachen.

rule-Centaur =
    Als zweite Karte gegen eine 5 oder eine 6 gespielt, gewinnt er.

rule-BugLord =
    Phase zwei: Sein Wert wächst um eins für jede Fraktionskarte, die sein Spieler gesammelt hat, ausgelegte Gnome
    eingeschlossen. Helden zählen nicht. Phase eins: Er ist, was er ist.

rule-Jester =
    Als zweite Karte gespielt, tauscht er den Platz mit der angespielten. Der Stich gilt so, als wäre der Hofnarr
    angespielt und die andere Karte als zweite gespielt worden: Es gibt keine angespielte Fraktion, und der höhere Wert
    gewinnt. Was davon abhängt, wer eine Karte gespielt hat oder ob sie erste oder zweite war, richtet sich nach den
    neuen Plätzen. Eine Karte, die beim Anspielen angesagt wurde, bleibt, was angesagt wurde.

rule-Siren =
    Angespielt und geschlagen, stiehlt sie: Ihr Spieler nimmt eine Karte nach Wahl aus dem Wertungsstapel des Gegners,
    nachdem der Stich eingesammelt ist. Auch eine Karte dieses Stichs darf es sein, ausgelegte Gnome nicht. Ist der Stapel
    leer, geschieht nichts. In Phase eins geht es um Untote.

rule-Witch =
    Angespielt, wird sie nur von einem geraden Wert über 5 geschlagen.

rule-Minotaur =
    Im letzten Stich einer der beiden Phasen gespielt, gewinnt er.

rule-Golem =
    Als zweite Karte gegen einen Wert von 1 bis 4 gespielt, gewinnt er, und die andere Karte wird abgelegt, statt
    irgendwohin zu gehen. Wer einen Drachen gespielt hat, spielt trotzdem den nächsten Stich an.

rule-Necromancer =
    Phase eins: Nach jedem Stich außer dem letzten darfst du, solange du ihn auf der Hand hast, ihn ablegen und eine der
    abgelegten Karten des Stichs auf die Hand nehmen. Untote auf dem Weg in einen Wertungsstapel stehen nicht zur Wahl.
    Einen Tausch sehen alle; dass du gefragt wurdest, erfährt niemand.

rule-LifeStealer =
    Als zweite Karte gespielt, wenn es eine angespielte Fraktion gibt, gehört er in diesem Stich zu ihr und hat ihre
    Fähigkeit. Ihn zu haben verpflichtet zu nichts, und er ist kein Ausweg, wenn du eine Karte der angespielten Fraktion
    hast. Als Troll muss er vielleicht warten; mit den Gnomen ausgelegt, rührt ihn kein Riese und keine Sirene an. Bei der
    Auszählung zählt er für niemanden.

rule-Gargoyle =
    Hast du ihn in Phase zwei gesammelt, nennst du bei der Auszählung eine Fraktion des Spiels, und er zählt als zwei
    Karten von ihr: niedriger als jede Zahl und ohne eigenen Wert.

rule-Werewolf =
    Wenn du ihn spielst, darfst du ihn zu einer 5 einer beliebigen Fraktion des Spiels machen, ohne deren Fähigkeit.
    Angespielt bestimmt er die Fraktion. Als zweite Karte bedient er, wenn er die angespielte Fraktion nennt, auch wenn du
    eine echte hast. Oder du lässt ihn, wie er ist: ein Held mit eigenem Wert. Bei der Auszählung zählt er für niemanden.

rule-Dinosaur =
    Phase zwei: Geschlagen, darf er auf deine Hand zurück, statt gesammelt oder abgelegt zu werden. Nicht nach dem letzten
    Stich. Phase zwei endet trotzdem mit dem dreizehnten Stich, also wird für jedes Zurückkehren eine Karte von dir nie
    gespielt.

rule-VampireQueen =
    Die andere Karte ihres Stichs hat keinerlei Fähigkeit, weder beim Gewinnen noch beim Einsammeln noch beim Weiterspielen.
    Fraktion und gedruckten Wert behält sie. Ein Werwolf oder Baumhirte ist gegen sie ein gewöhnlicher Held, was
    er auch angesagt hat.

rule-Treant =
    Phase zwei: Er darf als eine Fraktion gespielt werden, von der du mindestens zwei Karten gesammelt hast, ausgelegte Gnome
    eingeschlossen. In diesem Stich hat er deren Fähigkeit und seinen eigenen Wert. Nennt er die angespielte Fraktion oder
    Doppelgänger, darfst du ihn auch spielen, wenn du bedienen könntest. Bei der Auszählung zählt er für niemanden.

rule-Kraken =
    Phase zwei: Gewinnst du einen Stich mit ihm, ziehst du eine zufällige Karte aus der Hand deines Gegners und gibst dann
    eine zurück, auf Wunsch dieselbe. Nicht nach dem letzten Stich.

rule-Death =
    Phase zwei: Niemand bekommt die Karten seines Stichs, sie werden abgelegt. Wer gewonnen hätte, spielt den nächsten Stich
    an, vor jedem Drachen. Wartende Trolle warten weiter; nach dem letzten Stich werden sie abgelegt.

rule-Warrior =
    Keine Fähigkeit. Er braucht auch kaum eine.
