# Was jede Fraktion kann, nach ihrem Kürzel

rule-Go =
    Keine Fähigkeit, aber viel Gesellschaft: vierzehn Karten, darunter fünf Nullen.

rule-Kn =
    Werden Kobolde angespielt, schlägt ein Ritter jede Karte, die kein Ritter ist; von mehreren Rittern gewinnt der
    höchste. Hast du einen Kobold, musst du trotzdem damit bedienen (oder einen Doppelgänger spielen). Nur angespielte
    Kobolde wecken die Ritter: Gegen einen angespielten Doppelgänger sind sie gewöhnliche Karten. Ein Doppelgänger,
    der auf einen Kobold gespielt wird, unterliegt einem Ritter wie jede andere Karte.

rule-Un =
    Phase eins: Ein Untoter, der in einen Stich gespielt wird, wird nicht abgelegt. Er kommt sofort auf den
    Wertungsstapel dessen, der den Stich gewinnt. Aufgedeckt oder nachgezogen wird er ein Anhänger wie jede andere
    Karte. Phase zwei: keine Fähigkeit.

rule-Dw =
    Phase zwei. Zu zweit bekommt der Verlierer eines Stichs alle Zwerge daraus auf seinen Wertungsstapel, und der
    Gewinner nimmt den Rest. Zu dritt oder viert gehen sie an den, der die niedrigste Karte des Stichs gespielt hat,
    gleich welcher Fraktion (bei Gleichstand die zuletzt gespielte), auch wenn das der Gewinner ist.

rule-Do =
    Wird eine andere Fraktion angespielt, darfst du einen Doppelgänger auch dann spielen, wenn du bedienen könntest.
    Er zählt beim Gewinnen und beim Rang als Karte der angespielten Fraktion, hat aber nie deren Fähigkeit und wird
    als Doppelgänger gewertet. Einen auf der Hand zu haben verpflichtet dich zu nichts. Wird ein Doppelgänger
    angespielt, sind Doppelgänger die angespielte Fraktion und werden wie üblich bedient.

rule-Gn =
    Phase zwei: Gewonnene Gnome liegen offen vor dem, der sie gewonnen hat, in Reichweite der Riesen. Die am Ende noch
    dort liegen, kommen auf den Wertungsstapel.

rule-Gi =
    Phase zwei: Jeder Riese, den du einsammelst, entfernt einen Gnom gleichen Werts aus dem Spiel, der schon vor
    deinem Gegner lag. Zu dritt oder viert entfernt er einen vor jedem Gegner, nie vor dir oder deinem Partner. Der
    Riese selbst kommt auf deinen Wertungsstapel. Niemand wird gefragt: Es geschieht sofort.

rule-Dr =
    Wer den letzten Drachen eines Stichs spielt, spielt den nächsten an, ob der Drache gewonnen hat, bedient hat oder
    keins von beidem. Der Gewinner nimmt die Karten wie üblich. Ein Drache im letzten Stich von Phase eins
    entscheidet, wer in Phase zwei zuerst anspielt.

rule-Tr =
    Phase zwei: Ein Stich bringt seinem Gewinner nur einen Troll, den höchsten unter den gespielten und den noch
    wartenden. Die anderen warten auf den nächsten Gewinner; er nimmt den höchsten wartenden auch dann, wenn kein
    Troll gespielt wird. Der Gewinner des letzten Stichs nimmt alle übrigen.

rule-Se =
    Phase eins: Gewinnst du einen Stich mit einem Seher, siehst du dir die oberste Karte des Stapels an, bevor du
    nimmst. Zu zweit nimmst du sie oder die aufgedeckte, und dein Gegner bekommt die andere. Zu dritt oder viert
    nimmst du sie oder eine der beiden aufgedeckten; nimmst du sie, wählt der Zweite im Rang eine aufgedeckte, der
    Dritte nimmt die andere, und der Vierte zieht. Was du auch nimmst, du weißt, wohin diese Karte geht.

rule-El =
    Keine Fähigkeit, aber eine eigene Stimme. Mit den Orks teilen sie acht zweifarbige Karten.

rule-Or =
    Keine Fähigkeit, aber eine eigene Stimme. Mit den Elfen teilen sie acht zweifarbige Karten.

rule-Eo =
    Zwei Farben auf einer Karte. Beim Ausspielen sagst du Elf oder Ork an, und das ist sie in diesem Stich und, in
    Phase zwei gewonnen, für immer. Auf deiner Hand ist sie beides: Werden Elfen oder Orks angespielt, kannst du mit
    ihr bedienen, also musst du bedienen.

rule-Cy =
    Bei der Auszählung halten die Zyklopen zu dem, der die wenigsten von ihnen hat, aber mindestens einen. Bei
    Gleichstand zu dem mit dem niedrigsten.

# Was jeder Held kann, nach seinem Namen in der Notation

rule-Bard =
    Wer ihn spielt, spielt den nächsten Stich an, ob gewonnen oder verloren, und mit Vorrang vor jedem Drachen.

rule-Centaur =
    Als zweite Karte gegen eine 5 oder eine 6 gespielt, gewinnt er.

rule-BugLord =
    Phase zwei: Sein Wert wächst um eins für jede Fraktionskarte, die sein Spieler eingesammelt hat, ausgelegte Gnome
    eingeschlossen. Helden zählen nicht. Phase eins: Er ist, was er ist.

rule-Jester =
    Als zweite Karte gespielt, tauscht er den Platz mit der angespielten. Der Stich gilt so, als hätte dein Gegner den
    Hofnarren angespielt und du die andere Karte als zweite gespielt: Es gibt keine angespielte Fraktion, und der
    höhere Wert gewinnt. Was davon abhängt, wer eine Karte gespielt hat oder ob sie die erste oder zweite war, richtet
    sich nach den neuen Plätzen. Eine Karte, die beim Anspielen angesagt wurde, bleibt wie angesagt.

rule-Siren =
    Angespielt und geschlagen, stiehlt sie: Ihr Spieler nimmt eine Karte seiner Wahl vom Wertungsstapel des Gegners,
    nachdem der Stich eingesammelt ist. Auch eine Karte dieses Stichs darf es sein, ein ausgelegter Gnom nicht. Ist
    der Stapel leer, geschieht nichts. In Phase eins heißt das: Untote.

rule-Witch =
    Angespielt, wird sie nur von einem geraden Wert über 5 geschlagen.

rule-Minotaur =
    Im letzten Stich einer der beiden Phasen gespielt, gewinnt er.

rule-Golem =
    Als zweite Karte gegen einen Wert von 1 bis 4 gespielt, gewinnt er, und die andere Karte wird abgelegt, statt
    irgendwo anders hinzukommen. Wer einen Drachen gespielt hat, spielt trotzdem den nächsten Stich an.

rule-Necromancer =
    Phase eins: Solange du ihn auf der Hand hast, darfst du ihn nach jedem Stich außer dem letzten ablegen und dafür
    eine der abgelegten Karten des Stichs auf die Hand nehmen. Untote auf dem Weg zu einem Wertungsstapel stehen nicht
    zur Wahl. Einen Tausch sehen alle; dass du gefragt wurdest, erfährt niemand.

rule-LifeStealer =
    Als zweite Karte gespielt, wenn es eine angespielte Fraktion gibt, gehört er in diesem Stich zu ihr und hat ihre
    Fähigkeit. Ihn auf der Hand zu haben verpflichtet dich zu nichts, und er ist kein Ausweg, wenn du eine Karte der
    angespielten Fraktion hast. Als Troll muss er vielleicht warten; liegt er bei den Gnomen aus, rührt ihn kein Riese
    und keine Sirene an. Bei der Auszählung gehört er zu keiner Fraktion.

rule-Gargoyle =
    Hast du ihn in Phase zwei eingesammelt, nennst du bei der Auszählung eine Fraktion des Spiels, und er zählt als
    zwei Karten von ihr: niedriger als jede Zahl und ohne eigenen Wert.

rule-Werewolf =
    Wenn du ihn spielst, darfst du ihn zu einer 5 einer beliebigen Fraktion des Spiels machen, ohne deren Fähigkeit.
    Angespielt gibt er die Fraktion vor. Als zweite Karte bedient er, wenn er die angespielte Fraktion nennt, auch
    wenn du eine echte hast. Oder du lässt ihn, wie er ist: ein Held mit eigenem Wert. Bei der Auszählung gehört er zu
    keiner Fraktion.

rule-Dinosaur =
    Phase zwei: Geschlagen, darf er auf deine Hand zurück, statt eingesammelt oder abgelegt zu werden. Nicht nach dem
    letzten Stich. Phase zwei endet trotzdem mit dem dreizehnten Stich, also bleibt für jede Rückkehr eine deiner
    Karten ungespielt.

rule-VampireQueen =
    Die andere Karte ihres Stichs hat keinerlei Fähigkeit, weder beim Gewinnen noch beim Einsammeln noch beim nächsten
    Anspielen. Fraktion und gedruckten Wert behält sie. Ein Werwolf oder Baumhirte ist gegen sie ein gewöhnlicher
    Held, was er auch angesagt hat.

rule-Treant =
    Phase zwei: Er darf als eine Fraktion gespielt werden, von der du mindestens zwei Karten eingesammelt hast,
    ausgelegte Gnome eingeschlossen. In diesem Stich hat er deren Fähigkeit und seinen eigenen Wert. Nennt er die
    angespielte Fraktion oder Doppelgänger, darfst du ihn auch spielen, wenn du bedienen könntest. Bei der Auszählung
    gehört er zu keiner Fraktion.

rule-Kraken =
    Phase zwei: Gewinnst du einen Stich mit ihm, ziehst du zufällig eine Karte aus der Hand deines Gegners und gibst
    dann eine zurück, auf Wunsch dieselbe. Nicht nach dem letzten Stich.

rule-Death =
    Phase zwei: Niemand sammelt die Karten seines Stichs ein, sie werden abgelegt. Wer gewonnen hätte, spielt den
    nächsten Stich an, mit Vorrang vor jedem Drachen. Wartende Trolle warten weiter; nach dem letzten Stich werden sie
    abgelegt.

rule-Warrior =
    Keine Fähigkeit. Er braucht auch kaum eine.
