# claim deal, claim decks, claim rules

deal-written = Distribué dans { $file }
deal-written-many = { $count ->
    [one] Une partie distribuée dans { $folder }
   *[other] { $count } parties distribuées dans { $folder }
}
decks-title = { $count } paquets pour { $players } joueurs, de { $cards } cartes chacun
decks-codes = paquet
decks-factions = factions
rules-clauses = Clauses { $clauses }.
rules-more =
    Pour en savoir plus : `claim rules { $faction }`, `claim rules loup-garou`. Sujets : { $topics }.
