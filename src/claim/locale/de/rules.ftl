# Die Regeln im Allgemeinen, nach Themen. Leerzeilen trennen Absätze, "- " beginnt die Zeile einer Liste.

topic-goal = Das Ziel
topic-decks = Decks
topic-table = Der Tisch
topic-one = Phase eins: Anhänger anwerben
topic-two = Phase zwei: Stimmen sammeln
topic-scoring = Die Stimmen
topic-heroes = Helden
topic-secrets = Was du wissen darfst

general-goal =
    Der Thron ist leer, und alle werben um Stimmen. In Phase eins gewinnst du mit der Hand, die du bekommen hast,
    Anhänger. In Phase zwei spielst du diese Anhänger, um Karten einzusammeln. Am Ende stimmt jede Fraktion für den,
    der am meisten von ihr gesammelt hat, und die meisten Stimmen gewinnen.

general-decks =
    Ein Deck besteht aus einem Fraktionspaar und einigen Zehnern.

    - Die Paare haben 22 Karten: Kobolde mit Rittern, Gnome mit Riesen, Elfen mit Orks (und den zweifarbigen Karten,
      die beides sind).
    - Die Zehner haben je zehn Karten, 0 bis 9: Untote, Zwerge, Doppelgänger, Drachen, Trolle, Seher, Zyklopen.
    - Zu zweit nehmt ihr ein Paar und drei Zehner, 52 Karten. Claim sind Kobolde, Ritter, Untote, Zwerge und
      Doppelgänger; Claim 2 sind Gnome, Riesen, Drachen, Trolle und Seher. Jede andere Mischung geht auch: Es gibt
      105.
    - Zu dritt oder viert nehmt ihr ein Paar und fünf Zehner, 72 Karten: 63 Mischungen.

general-table =
    - Zu zweit hat jeder 13 Karten auf der Hand, zu dritt 12, zu viert 9. Der Rest ist der verdeckte Stapel.
    - Zu dritt spielt jeder für sich. Zu viert sitzen Partner einander gegenüber.
    - Gespielt wird im Uhrzeigersinn. Wer zuerst anspielt, bestimmt eine Einstellung; sonst wird gelost.
    - Vor dir liegen deine Anhänger, verdeckt und nur für dich einsehbar, und ein offener Wertungsstapel, den alle
      sehen.

general-one =
    - Es gibt einen Stich für jede Handkarte. Vor jedem wird die oberste Karte des Stapels aufgedeckt (zu dritt und
      viert: zwei Karten).
    - Wer anspielt, spielt eine beliebige Karte; ihre Fraktion ist die angespielte. Reihum müssen alle anderen eine
      Karte dieser Fraktion spielen, wenn sie eine haben, und sonst, was sie wollen.
    - Die höchste Karte der angespielten Fraktion gewinnt; von gleichen die zuerst gespielte. Andere Fraktionen
      gewinnen nie, es sei denn, eine Fähigkeit sagt es.
    - Zu zweit: Der Gewinner nimmt die aufgedeckte Karte als Anhänger, der Verlierer die oberste des Stapels, vom
      anderen ungesehen.
    - Zu dritt und viert: Der Gewinner wählt eine der aufgedeckten Karten, der Zweite im Rang nimmt die andere, die
      übrigen ziehen vom Stapel. Erster im Rang ist der Gewinner, dann kommen die anderen Karten der angespielten
      Fraktion von hoch nach niedrig, dann alle übrigen nach Wert; von gleichen Werten der zuerst gespielte.
    - Die gespielten Karten werden abgelegt. Der Gewinner spielt den nächsten Stich an.

general-two =
    - Die Anhänger werden zur Hand. Wer den nächsten Stich angespielt hätte, beginnt.
    - Anspielen, Bedienen und Gewinnen bleiben gleich, aber jetzt legt der Gewinner die Karten des Stichs offen auf
      seinen Wertungsstapel. Die Fähigkeiten mancher Fraktionen schicken Karten anderswohin.
    - Nach dem letzten Stich werden die Stimmen gezählt.

general-scoring =
    - Jede Fraktion stimmt für den, der die meisten ihrer Karten hat; zu viert zählen Partner zusammen, und ausgelegte
      Gnome zählen mit. Die Zyklopen bevorzugen den mit den wenigsten.
    - Bei Gleichstand: wer die höchste Karte der Fraktion hat, dann die zweithöchste und so fort. Sind die Werte bis
      zum letzten gleich oder hat niemand eine Karte, bekommt niemand die Stimme.
    - Die meisten Stimmen gewinnen. Bei gleich vielen: die meisten Karten in den Fraktionen, die für dich gestimmt
      haben, dann die höchste Summe ihrer Werte, dann ist es unentschieden. Eine Einstellung nimmt gleich die Summe
      der Werte.

general-heroes =
    Helden stammen aus Mercenaries und sind für zwei. Fünf der achtzehn werden ins Deck gemischt, dafür werden fünf
    Fraktionskarten beiseitegelegt. Niemand weiß, welche.

    - Ein Held gehört zu keiner Fraktion. Angespielt gibt er keine vor: Der andere darf alles spielen, und der höhere
      Wert gewinnt, bei gleichen der angespielte.
    - Wenn seine Fähigkeit nichts anderes sagt, darfst du ihn als zweite Karte nur spielen, wenn du keine Karte der
      angespielten Fraktion hast, und er verliert.
    - In Phase eins werden Helden abgelegt. In Phase zwei werden sie eingesammelt, zählen aber für keine Fraktion.
    - Wo Fähigkeiten einander widersprechen, geht die eines Helden der einer Fraktion vor, und von zwei Helden gilt
      der später gespielte. Die Vampirkönigin geht allen vor.
    - Die Werte der Helden sind die dieser Ausgabe. Die Einstellungen eines Spiels können sie ersetzen, damit du mit
      denen auf deinen Karten spielen kannst.

general-secrets =
    - Du kennst deine Hand und deine Anhänger, jede aufgedeckte oder gespielte Karte, wer was genommen hat, alle
      Wertungsstapel, ausgelegte Gnome, wartende Trolle und die Ablage, und wie viele Karten jeder hat.
    - Du kennst nicht: fremde Hände, Karten, die andere vom Stapel gezogen haben (außer dein Seher hat sie gesehen),
      die Reihenfolge des Stapels und die Karten und Helden, die beiseitegelegt sind.

# Das Regelheft

rulebook-title = Die Regeln von Claim
rulebook-unofficial =
    Dies ist eine inoffizielle, offene Ausgabe der Kartenspiele Claim, Claim 2 und ihrer Erweiterung Mercenaries. Sie
    steht in keiner Verbindung zu deren Autoren oder Verlagen. Die Regeln sind hier mit eigenen Worten erzählt; wo sie
    von deinem gedruckten Regelheft abweichen, hat das Regelheft recht.
rulebook-clauses =
    Nummern wie R6.2 sind die Absätze, mit denen der Code und seine Tests die Regeln zitieren. Diese Seite entsteht aus
    denselben Texten wie `claim rules`: bitte nicht ändern, sondern `make docs` aufrufen.
rulebook-factions = Die Fraktionen
rulebook-from-box = Aus { $box }
rulebook-faction = { $name } ({ $code })
rulebook-cards = { $count } Karten: { $values }.
rulebook-hero-value = Wert { $value }.
rulebook-hero = Held
rulebook-value = Wert
rulebook-in-notation = in Notation
