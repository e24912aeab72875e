# The votes and the result

votes-now = as it stands
votes-final = vote
votes-why = because
votes-nobody = nobody
why-none = nobody has one
why-same = equal to the last card
why-alone = nobody else has one
why-most = most cards
why-fewest = fewest cards
why-lowest = equal: { $value } is lower than { $other }
why-higher = equal: { $value } beats { $other }

result-won = { $you ->
    [yes] You wear the crown, { $score }.
    [team] You two wear the crown, { $score }.
   *[no] { $name } wears the crown, { $score }.
}
result-by-cards = Equal votes: the winner has more cards in the factions that voted.
result-by-values = Equal votes: the winner's cards in the factions that voted are worth more.
result-draw = Nobody fits the crown: { $names } are equal with { $votes } votes each.
