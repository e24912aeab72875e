# De stemmen en de uitslag

votes-now = stand
votes-final = stem
votes-why = omdat
votes-nobody = niemand
why-none = niemand heeft er een
why-same = gelijk tot de laatste kaart
why-alone = niemand anders heeft er een
why-most = de meeste kaarten
why-fewest = de minste kaarten
why-lowest = gelijk: { $value } is lager dan { $other }
why-higher = gelijk: { $value } verslaat { $other }

result-won = { $you ->
    [yes] Je draagt de kroon, { $score }.
    [team] Jullie dragen samen de kroon, { $score }.
   *[no] { $name } draagt de kroon, { $score }.
}
result-by-cards = Evenveel stemmen: de winnende kant heeft meer kaarten in de facties die ervoor stemden.
result-by-values = Evenveel stemmen: de kaarten van de winnende kant in de facties die ervoor stemden, zijn meer waard.
result-draw = De kroon past niemand. Gelijkspel (stemmen: elk { $votes }): { $names }.
