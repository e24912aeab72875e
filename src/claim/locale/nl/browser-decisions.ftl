# De browser: beslissingen, het eind van een spel, het terugkijken en de eerste stappen

sheet-look = Naar de tafel kijken
sheet-return = Terug naar de keuze
sheet-close = Een andere kaart
sheet-secret = Alleen jij ziet dit.

seer-title = Wat de Ziener ziet
seer-text = Je won met een Ziener. Neem een kaart; { $name } krijgt de andere.
seer-text-many = Je won met een Ziener. Neem een van drie kaarten: een open kaart, of die alleen jij hebt gezien.
seer-revealed = Open
seer-revealed-note = { $name } ziet dat je hem neemt
seer-other = { $name } krijgt de andere
seer-deck = Bovenste van de stapel
seer-deck-note = blijft je geheim

pick-title = De eerste keuze is aan jou
pick-title-next = De volgende keuze is aan jou
pick-text = Kies een volgeling. { $name } neemt de andere.
pick-text-plain = Kies een volgeling. De volgende in rang neemt de andere.
pick-note = voor jou

elf-orc-title = Elf of Ork?
elf-orc-text = { $card } is wat jij zegt, voorgoed als iemand hem wint.
elf-orc-El = Als Elf
elf-orc-Or = Als Ork
werewolf-title = De Weerwolf verandert
werewolf-text = Een 5 van een willekeurige factie, of hijzelf met { $value }. Geen krachten.
werewolf-plain = Hijzelf
treant-title = De Boomwachter schiet wortel
treant-text = Als een factie waarvan je twee kaarten hebt, met die kracht en waarde { $value }.
treant-plain = Hijzelf
treant-collected = { $count } binnengehaald
treant-too-few = { $count ->
    [0] geen binnengehaald, 2 nodig
   *[other] { $count } van 2 binnengehaald
}
declare-plain = zonder factie, { $value }
declare-follow = nu niet: er is uitgekomen met { $factions }

necromancer-title = Een kaart terughalen?
necromancer-text = Ruil de Dodenbezweerder voor een kaart op weg naar de aflegstapel.
necromancer-nothing = Er gaat deze keer niets naar de aflegstapel.
necromancer-note = in je hand
necromancer-no = Hem houden voor later
siren-title = De Sirene komt innen
siren-text = Ze is verslagen: neem een kaart uit de scorestapel van { $name }.
dinosaur-title = Weer terug?
dinosaur-text = Je Dinosaurus is verslagen. Neem je hem mee naar huis, dan wordt een andere kaart nooit gespeeld.
dinosaur-yes = Terug in mijn hand
dinosaur-no = Hem laten gaan
kraken-title = De Kraken grijpt toe
kraken-text = Je trok { $card } uit de hand van { $name }. Geef een kaart terug; { $name } krijgt die te zien.
kraken-text-plain = Geef een kaart terug; { $name } krijgt die te zien.
kraken-drawn = net getrokken
gargoyle-title = Waar strijkt de Gargouille neer?
gargoyle-text = Hij telt als twee kaarten, lager dan elk getal.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = de stem wordt van jou
shift-lost = de stem gaat naar { $name }
shift-tied = de stem staat gelijk
shift-mine = blijft van jou
shift-theirs = { $name } staat nog voor
shift-open = nog van niemand
shift-none = geen stem verandert
shift-short-gained = van jou
shift-short-lost = van { $name }
shift-short-tied = gelijk

end-won = De kroon is van jou.
end-won-team = De kroon is van jou en { $name }.
end-lost = { $name } draagt de kroon.
end-lost-team = { $one } en { $other } dragen de kroon.
end-draw = De kroon past niemand.
end-score = { $won ->
    [one] 1 stem tegen { $others }.
   *[other] { $won } stemmen tegen { $others }.
}
end-score-three = { $won ->
    [one] 1 stem tegen { $second } en { $third }.
   *[other] { $won } stemmen tegen { $second } en { $third }.
}
end-score-draw = { $votes ->
    [0] Geen enkele stem, voor niemand.
    [one] Elk 1 stem, en ook de rest is gelijk.
   *[other] Elk { $votes } stemmen, en ook de rest is gelijk.
}
end-decider = { $factions } gaven de doorslag.
end-counting = De stemmen worden geteld
end-resigned = { $you ->
    [yes] Je hebt opgegeven.
    [team] Jouw kant heeft opgegeven.
   *[no] { $name } heeft opgegeven.
}
end-time = { $you ->
    [yes] Je tijd is op.
    [team] De tijd van jouw kant is op.
   *[no] De tijd van { $name } is op.
}
end-as-it-stood = De stemmen, zoals ze stonden
ballots-label = De stemmen, van de zekerste tot de spannendste
ballot-to = tegen
ballot-nobody = Niemand
ballot-none = niemand vroeg het ze
ballot-values = { $name }: { $values }
ballot-values-none = { $name }: geen
tie-break-cards = Kaarten in de facties die stemden: { $counts }
tie-break-values = Waarden in de facties die stemden: { $counts }
tie-break-side = { $name } { $count }
end-rematch = Revanche
end-rematch-go = Naar de revanche
end-rematch-asked = Er is een revanche begonnen.
end-same-deal = Zelfde kaarten, andere plaatsen
end-replay = Terugkijken met open handen
end-share = Delen
end-share-title = Een spel Claim
end-shared = De link is gekopieerd.
end-save = .claim bewaren

film-title = Terugkijken
film-back = Naar de tafel
film-missing = Dit spel is niet terug te kijken: het wordt nog gespeeld, of heeft nooit bestaan.
film-moves = Zetten
film-first = Eerste zet
film-trick-back = Vorige slag
film-back-one = Vorige zet
film-on-one = Volgende zet
film-trick-on = Volgende slag
film-last = Laatste zet
film-slider = Zet { $move } van { $moves }
film-link = Link naar deze zet kopiëren
film-dealt = De kaarten zijn gedeeld.
film-counted = De stemmen zijn geteld.
film-trick = { $phase ->
    [1] Fase een, slag { $trick }
   *[2] Fase twee, slag { $trick }
}
film-hand = Hand
film-followers = Volgelingen
film-score = Scorestapel
film-laid = Gnomen
film-empty = nog niets
film-revealed = Open
film-deck = Stapel
film-deck-left = { $count ->
    [0] leeg
   *[other] nog { $count }
}
film-trick-zone = Slag
film-votes = De stemmen
film-no-trick = nog niets gespeeld
film-waiting = Wachtende Trollen
film-discards = Aflegstapel
film-by = { $name }
film-keys = Pijltjestoetsen gaan per zet, Page Up en Page Down per slag.

guide-label = Eerste stappen
guide-step = { $step } van { $steps }
guide-next = Volgende
guide-done = Verder spelen
guide-close = Eerste stappen sluiten
guide-again = Nog eens de eerste stappen
guide-1 =
    Elke factie heeft een stem, en de meeste stemmen winnen de kroon. Eerst verzamel je volgelingen, dan speel je ze om
    de stemmen.
guide-2 = { $players ->
    [2] De open kaart gaat naar wie deze slag wint. De verliezer trekt ongezien een volgeling van de stapel.
   *[other] De eerste in een slag kiest een van de twee open kaarten, de tweede neemt de andere. De rest trekt.
}
guide-3 =
    Beken als je kunt: de hoogste kaart van de gevraagde factie wint. Kaarten die moeten wachten, zijn gearceerd; tik
    er een aan om te horen waarom.
guide-4 =
    Als de handen leeg zijn, worden je volgelingen je nieuwe hand. Vanaf dan gaat elke slag die je wint naar je
    scorestapel, en die kaarten tellen.
guide-5 =
    Het stemmenbord zegt wie waar voor staat. Wijs een kaart aan of tik erop om te zien of hij wint; ? zegt wat elke
    factie doet.
rules-of-deck = Regels van dit deck
