# A szavazatok és az eredmény

votes-now = most így áll
votes-final = szavazat
votes-why = mert
votes-nobody = senki
why-none = senkinek sincs
why-same = az utolsó lapig egyenlő
why-alone = másnak nincs
why-most = legtöbb lap
why-fewest = legkevesebb lap
why-lowest = egyenlő: { $value } alacsonyabb, mint { $other }
why-higher = egyenlő: { $value } üti ezt: { $other }

result-won = { $you ->
    [yes] Tiéd a korona, { $score }.
    [team] Kettőtöké a korona, { $score }.
   *[no] { $name } viseli a koronát, { $score }.
}
result-by-cards = Egyenlő szavazatok: a nyertesnek több lapja van a rá szavazó frakciókból.
result-by-values = Egyenlő szavazatok: a nyertes lapjai a rá szavazó frakciókból többet érnek.
result-draw = A korona senkire sem illik: { $names } egyenlő, { $votes } szavazattal.
