# Les votes et le résultat

votes-now = pour l'instant
votes-final = vote
votes-why = raison
votes-nobody = personne
why-none = personne n'en a
why-same = égalité jusqu'à la dernière carte
why-alone = personne d'autre n'en a
why-most = le plus de cartes
why-fewest = le moins de cartes
why-lowest = égalité : { $value } est plus faible que { $other }
why-higher = égalité : { $value } bat { $other }

result-won = { $you ->
    [yes] Tu portes la couronne, { $score }.
    [team] Vous portez la couronne à deux, { $score }.
   *[no] { $name } porte la couronne, { $score }.
}
result-by-cards = Votes égaux : le camp gagnant a plus de cartes dans les factions qui ont voté pour lui.
result-by-values = Votes égaux : les cartes du camp gagnant dans les factions qui ont voté pour lui valent plus.
result-draw = La couronne ne va à personne. Égalité (votes : { $votes } chacun) : { $names }.
