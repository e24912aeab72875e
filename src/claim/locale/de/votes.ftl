# Die Stimmen und das Ergebnis

votes-now = zur Zeit
votes-final = Stimme
votes-why = weil
votes-nobody = niemand
why-none = niemand hat eine
why-same = gleich bis zur letzten Karte
why-alone = sonst hat niemand eine
why-most = die meisten Karten
why-fewest = die wenigsten Karten
why-lowest = gleich viele: { $value } ist niedriger als { $other }
why-higher = gleich viele: { $value } schlägt { $other }

result-won = { $you ->
    [yes] Du trägst die Krone, { $score }.
    [team] Ihr beide tragt die Krone, { $score }.
   *[no] { $name } trägt die Krone, { $score }.
}
result-by-cards = Gleich viele Stimmen: Die Sieger haben mehr Karten in den Fraktionen, die für sie gestimmt haben.
result-by-values = Gleich viele Stimmen: Die Karten der Sieger in den Fraktionen, die für sie gestimmt haben, sind mehr wert.
result-draw = Die Krone passt niemandem: { $names } haben gleich viel, je { $votes } Stimmen.
