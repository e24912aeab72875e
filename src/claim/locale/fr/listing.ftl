# claim deal, claim decks, claim rules

deal-written = Distribué dans { $file }
deal-written-many = { $count ->
    [one] Une partie distribuée dans { $folder }
   *[other] { $count } parties distribuées dans { $folder }
}
decks-title = { $count } jeux pour { $players }, de { $cards } cartes
decks-codes = jeu
decks-factions = factions
rules-clauses = Clauses { $clauses }.
rules-more =
    Plus sur l'une d'elles : `claim rules { $faction }`, `claim rules loup-garou`. Sujets : { $topics }.
