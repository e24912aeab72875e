# Der Tisch, wie ein Platz ihn sieht, und die Fragen an ihn

play-begins = Ein Spiel für { $players }: { $factions }.
play-seed = Startzahl { $seed }. Mit ? gibt es Hilfe.
play-over = Die Stimmen
play-help =
    Antworte mit der Nummer vor einer Wahl oder mit dem Zug selbst: Go5, Eo5=El, take:deck.
      ?            diese Hilfe
      ? Go5        was eine Karte kann, auch: help Troll
      log          alles, was geschehen ist
      hand, piles  deine Hand; alle Stapel
      (Enter)      der ganze Tisch noch einmal
      undo         nimm deine letzte Entscheidung zurück
      save [FILE]  speichere das Spiel
      quit         speichern und aufhören

screen-title = { $phase }, Stich { $trick } von { $tricks }
log-title = { $phase }, Stich { $trick }
screen-revealed = Aufgedeckt
screen-for-two = der Gewinner nimmt sie, der Verlierer zieht
screen-for-many = der Erste wählt, der Zweite nimmt die andere
screen-trick = Stich
screen-ahead = vorn
screen-won = gewonnen
screen-waiting = Wartende Trolle
screen-laid = Ausgelegte Gnome
screen-before = vor { $name }
screen-followers = Dein Gefolge
screen-counts = Karten
screen-heroes = Gesammelte Helden: { $heroes }
count-deck = Stapel { $cards }
count-discards = Abgelegte { $cards }
count-hand = { $name } hält { $cards }
pile-hand = Hand: { $name }
pile-followers = Gefolge: { $name }
pile-score = Wertungsstapel: { $name }
pile-laid = Gnome vor: { $name }
pile-discards = Abgelegte
pile-unseen = { $cards } ungesehen

as-itself = wie sie ist
as-faction = als { $faction }
why-follow = { $faction } wurden angespielt, und du hast { $cards }: Die mit · bezeichneten Karten müssen warten.

ask-lead = Du spielst an. Welche Karte?
ask-follow = Welche Karte spielst du?
ask-take = Welche Karte nimmst du ins Gefolge?
ask-seer = Dein Seher hat gewonnen. Welche nimmst du? Nur du siehst die Karte vom Stapel.
ask-swap = Der Nekromant fragt, und nur du hörst es: ihn ablegen und dafür eine Karte zurückholen?
ask-steal = Die Sirene sammelt ein. Welche Karte stiehlst du?
ask-back = Der Dinosaurier wurde geschlagen. Zurücknehmen? Eine deiner Karten wird dann nie gespielt.
ask-give = Der Krake hat gezogen. Welche Karte gibst du zurück?
ask-count = Wo lässt sich der Gargoyle nieder? Er zählt als zwei Karten.
answer-take-deck = oben vom Stapel
answer-swap-no = nein, behalten
answer-back-yes = ja, zurück auf die Hand
answer-back-no = nein, gehen lassen
answer-count = du hast { $mine }, der andere { $other }

puzzled = „{ $text }“ ist hier keine Wahl. Tippe eine Nummer, einen Zug wie Go5, oder ? für Hilfe.
puzzled-number = Es gibt keine Wahl { $number }: Sie gehen von 1 bis { $last }.
puzzled-question = { $move } beantwortet diese Frage nicht.
puzzled-answer = { $move } ist nicht möglich. Möglich: { $moves }
puzzled-not-held = { $card } hast du nicht.
puzzled-declare = Sage, was { $card } sein soll: { $moves }
puzzled-rule = Es gibt keine Fraktion und keinen Helden „{ $asked }“{ $near }

undone = Zurückgenommen: { $move }.
undo-secret = Zwischen den Stichen wird nichts zurückgenommen, solange ein Geheimnis auf einer Hand liegen kann.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-others = { $name } hat seitdem gespielt. Nur eigene Züge und die der Bots lassen sich zurücknehmen.
pass-device = Gib das Gerät an { $name }.
pass-ready = { $name }, drücke Enter, wenn niemand sonst hinsieht.{" "}
nothing-to-decide = Für dich gibt es jetzt nichts zu entscheiden. Drücke Enter und gib weiter.{" "}
saved = Gespeichert in { $file }
saved-resume = Gespeichert. Weiter geht es mit: claim play --resume { $file }
not-saved = Das Spiel konnte nicht gespeichert werden. Hier ist es, zum Aufheben:
