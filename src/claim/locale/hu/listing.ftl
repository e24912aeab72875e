# claim deal, claim decks, claim rules

deal-written = Kiosztva ide: { $file }
deal-written-many = { $count ->
    [one] Egy játék kiosztva ide: { $folder }
   *[other] { $count } játék kiosztva ide: { $folder }
}
decks-title = { $count } pakli { $players } játékosnak, egyenként { $cards } lap
decks-codes = pakli
decks-factions = frakciók
rules-clauses = Pontok: { $clauses }.
rules-more =
    Többet az egyikről: `claim rules { $faction }`, `claim rules bogárúr`. Témák: { $topics }.
