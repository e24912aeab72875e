# claim deal, claim decks, claim rules

deal-written = Distribuita in { $file }
deal-written-many = { $count ->
    [one] Distribuita una partita in { $folder }
   *[other] Distribuite { $count } partite in { $folder }
}
decks-title = { $count } mazzi per { $players } giocatori, di { $cards } carte ciascuno
decks-codes = mazzo
decks-factions = fazioni
rules-clauses = Clausole { $clauses }.
rules-more =
    Per saperne di più: `claim rules { $faction }`, `claim rules licantropo`. Argomenti: { $topics }.
