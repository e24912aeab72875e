# claim deal, claim decks, claim rules

deal-written = Ausgeteilt in { $file }
deal-written-many = { $count ->
    [one] Ein Spiel in { $folder } ausgeteilt
   *[other] { $count } Spiele in { $folder } ausgeteilt
}
decks-title = { $count } Decks für { $players } Spieler, je { $cards } Karten
decks-codes = Deck
decks-factions = Fraktionen
rules-clauses = Absätze { $clauses }.
rules-more =
    Mehr über eine davon: `claim rules { $faction }`, `claim rules käferfürst`. Themen: { $topics }.
