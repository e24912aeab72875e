# A szavazatok és az eredmény

votes-now = állás
votes-final = szavazat
votes-why = indok
votes-nobody = senki
why-none = senkinek sincs
why-same = egyenlő az utolsó lapig
why-alone = másnak nincs
why-most = legtöbb lap
why-fewest = legkevesebb lap
why-lowest = egyenlő: { $value } alacsonyabb, mint { $other }
why-higher = egyenlő: { $value } magasabb, mint { $other }

result-won = { $you ->
    [yes] Tiéd a korona, { $score }.
    [team] Kettőtöké a korona, { $score }.
   *[no] { $name } viseli a koronát, { $score }.
}
result-by-cards = Egyenlő szavazatok: a győztes oldalnak több lapja van a rá szavazó frakciókból.
result-by-values = Egyenlő szavazatok: a győztes oldal lapjai a rá szavazó frakciókból többet érnek.
result-draw = A korona senkire sem illik. Döntetlen (szavazatok: { $votes }): { $names }.
