# De tafel zoals een plaats haar ziet, en de vragen eraan

play-begins = Een spel voor { $players }: { $factions }.
play-seed = Startgetal { $seed }. Typ ? voor hulp.
play-over = De stemmen
play-help =
    Antwoord met het nummer voor een keuze, of met de zet zelf: Go5, Eo5=El, take:deck.
      ?            deze hulp
      ? Go5        wat een kaart doet, ook: help Trol
      log          alles wat er gebeurd is
      hand, piles  je hand; alle stapels
      (Enter)      nog eens de hele tafel
      undo         je laatste beslissing terugnemen
      save [FILE]  het spel bewaren
      quit         bewaren en stoppen

screen-title = { $phase }, slag { $trick } van { $tricks }
log-title = { $phase }, slag { $trick }
screen-revealed = Open
screen-for-two = de winnaar neemt hem, de verliezer trekt
screen-for-many = de eerste kiest, de tweede neemt de andere
screen-trick = Slag
screen-ahead = voor
screen-won = gewonnen
screen-waiting = Wachtende Trollen
screen-laid = Gnomen op tafel
screen-before = { $name }
screen-followers = Je volgelingen
screen-counts = Kaarten
screen-heroes = Binnengehaalde helden: { $heroes }
count-deck = stapel { $cards }
count-discards = aflegstapel { $cards }
count-hand = { $name }: { $cards } in de hand
pile-hand = Hand: { $name }
pile-followers = Volgelingen: { $name }
pile-score = Scorestapel: { $name }
pile-laid = Gnomen: { $name }
pile-discards = Aflegstapel
pile-unseen = { $cards } ongezien

as-itself = zoals hij is
as-faction = als { $faction }
why-follow = Er is uitgekomen met { $faction } en je hebt { $cards }: de kaarten met een · moeten wachten.

ask-lead = Je komt uit. Welke kaart speel je?
ask-follow = Welke kaart speel je?
ask-take = Welke kaart neem je als volgeling?
ask-seer = Je Ziener heeft gewonnen. Welke neem je? Alleen jij ziet de kaart van de stapel.
ask-swap = De Dodenbezweerder vraagt, en alleen jij hoort het: hem afleggen en in ruil een kaart terughalen?
ask-steal = De Sirene komt innen. Welke kaart steel je?
ask-back = De Dinosaurus is verslagen. Neem je hem terug? Een kaart van jou wordt dan nooit gespeeld.
ask-give = De Kraken heeft getrokken. Welke kaart geef je terug?
ask-count = Waar strijkt de Gargouille neer? Hij telt als twee kaarten.
answer-take-deck = de bovenste van de stapel
answer-swap-no = nee, hem houden
answer-back-yes = ja, terug in de hand
answer-back-no = nee, laat hem gaan
answer-count = jij hebt er { $mine }, de ander { $other }

puzzled = "{ $text }" is hier geen keuze. Typ een nummer, een zet zoals Go5, of ? voor hulp.
puzzled-number = Er is geen keuze { $number }: ze gaan van 1 tot en met { $last }.
puzzled-question = { $move } is geen antwoord op deze vraag.
puzzled-answer = { $move } kan niet. Mogelijk: { $moves }
puzzled-not-held = Je hebt geen { $card }.
puzzled-declare = Zeg wat { $card } moet zijn: { $moves }
puzzled-rule = Er is geen factie of held "{ $asked }"{ $near }

undone = Teruggenomen: { $move }.
undo-secret = Tussen slagen kun je niets terugnemen zolang er een geheim in een hand kan zitten.
undo-nothing = Er is niets terug te nemen.
undo-others = { $name } heeft sindsdien gespeeld. Alleen je eigen zetten en die van bots kun je terugnemen.
pass-device = Geef het apparaat aan { $name }.
pass-ready = { $name }, druk op Enter als niemand anders kijkt.{" "}
nothing-to-decide = Voor jou is er nu niets te beslissen. Druk op Enter en geef het apparaat door.{" "}
saved = Bewaard in { $file }
saved-resume = Bewaard. Ga verder met: claim play --resume { $file }
not-saved = Het spel kon niet bewaard worden. Hier is het, om te houden:
