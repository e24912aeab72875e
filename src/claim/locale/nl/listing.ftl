# claim deal, claim decks, claim rules

deal-written = Gedeeld naar { $file }
deal-written-many = { $count ->
    [one] Eén spel gedeeld in { $folder }
   *[other] { $count } spellen gedeeld in { $folder }
}
decks-title = { $count } decks voor { $players } spelers, elk { $cards } kaarten
decks-codes = deck
decks-factions = facties
rules-clauses = Clausules { $clauses }.
rules-more =
    Meer over een ervan: `claim rules { $faction }`, `claim rules weerwolf`. Onderwerpen: { $topics }.
