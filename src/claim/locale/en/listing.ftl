# claim deal, claim decks, claim rules

deal-written = Dealt to { $file }
deal-written-many = { $count ->
    [one] Dealt one game into { $folder }
   *[other] Dealt { $count } games into { $folder }
}
decks-title = { $count } decks for { $players } players, { $cards } cards each
decks-codes = deck
decks-factions = factions
rules-clauses = Clauses { $clauses }.
rules-more =
    More about one of them: `claim rules { $faction }`, `claim rules bug lord`. Topics: { $topics }.
