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
      (Enter)      noch einmal der ganze Tisch
      undo         deine letzte Entscheidung zurücknehmen
      save [FILE]  das Spiel speichern
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
screen-before = { $name }
screen-followers = Deine Anhänger
screen-counts = Karten
screen-heroes = Eingesammelte Helden: { $heroes }
count-deck = Stapel { $cards }
count-discards = Ablage { $cards }
count-hand = { $name }: { $cards } auf der Hand
pile-hand = Hand: { $name }
pile-followers = Anhänger: { $name }
pile-score = Wertungsstapel: { $name }
pile-laid = Gnome: { $name }
pile-discards = Ablage
pile-unseen = { $cards } ungesehen

as-itself = wie sie ist
as-faction = als { $faction }
why-follow = { $faction } wurden angespielt, und du hast { $cards }: Die mit · markierten Karten müssen warten.

ask-lead = Du spielst an. Welche Karte?
ask-follow = Welche Karte spielst du?
ask-take = Welche Karte nimmst du als Anhänger?
ask-seer = Dein Seher hat gewonnen. Welche nimmst du? Nur du siehst die Karte vom Stapel.
ask-swap = Der Nekromant fragt, und nur du hörst es: ihn ablegen und dafür eine Karte zurückholen?
ask-steal = Die Sirene kassiert. Welche Karte stiehlst du?
ask-back = Der Dinosaurier wurde geschlagen. Zurücknehmen? Eine deiner Karten bleibt dann ungespielt.
ask-give = Der Krake hat gezogen. Welche Karte gibst du zurück?
ask-count = Wo lässt sich der Gargoyle nieder? Er zählt als zwei Karten.
answer-take-deck = oben vom Stapel
answer-swap-no = nein, behalten
answer-back-yes = ja, zurück auf die Hand
answer-back-no = nein, gehen lassen
answer-count = du hast { $mine }, der andere { $other }

puzzled = „{ $text }“ steht hier nicht zur Wahl. Tippe eine Nummer, einen Zug wie Go5 oder ? für Hilfe.
puzzled-number = Eine Wahl { $number } gibt es nicht: Sie gehen von 1 bis { $last }.
puzzled-question = { $move } beantwortet diese Frage nicht.
puzzled-answer = { $move } ist nicht möglich. Möglich: { $moves }
puzzled-not-held = { $card } hast du nicht.
puzzled-declare = Sage, was { $card } sein soll: { $moves }
puzzled-rule = Es gibt keine Fraktion und keinen Helden „{ $asked }“{ $near }

undone = Zurückgenommen: { $move }.
undo-secret = Zwischen den Stichen lässt sich nichts zurücknehmen, solange eine Hand ein Geheimnis bergen kann.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-others = { $name } hat seitdem gespielt. Nur deine Züge und die der Bots lassen sich zurücknehmen.
pass-device = Gib das Gerät weiter an { $name }.
pass-ready = { $name }, drücke Enter, wenn niemand sonst hinsieht.{" "}
nothing-to-decide = Für dich gibt es jetzt nichts zu entscheiden. Drücke Enter und gib das Gerät weiter.{" "}
saved = Gespeichert in { $file }
saved-resume = Gespeichert. Weiter geht es mit: claim play --resume { $file }
not-saved = Das Spiel konnte nicht gespeichert werden. Hier ist es, zum Aufheben:
