# Die Stimmen und das Ergebnis

votes-now = Stand
votes-final = Stimme
votes-why = weil
votes-nobody = niemand
why-none = niemand hat welche
why-same = gleich bis zur letzten Karte
why-alone = sonst hat niemand welche
why-most = die meisten Karten
why-fewest = die wenigsten Karten
why-lowest = gleich viele: { $value } ist niedriger als { $other }
why-higher = gleich viele: { $value } schlägt { $other }

result-won = { $you ->
    [yes] Du trägst die Krone, { $score }.
    [team] Ihr beide tragt die Krone, { $score }.
   *[no] { $name } trägt die Krone, { $score }.
}
result-by-cards = Gleich viele Stimmen: Die Siegerseite hat mehr Karten in den Fraktionen, die für sie gestimmt haben.
result-by-values = Gleich viele Stimmen: Die Karten der Siegerseite in den Fraktionen, die für sie gestimmt haben, sind mehr wert.
result-draw = Die Krone passt niemandem. Gleichstand (Stimmen: je { $votes }): { $names }.
