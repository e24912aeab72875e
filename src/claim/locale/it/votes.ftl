# I voti e il risultato

votes-now = per ora
votes-final = voto
votes-why = motivo
votes-nobody = nessuno
why-none = nessuno ne ha
why-same = pari fino all'ultima carta
why-alone = nessun altro ne ha
why-most = più carte
why-fewest = meno carte
why-lowest = pari: { $value } è più basso di { $other }
why-higher = pari: { $value } batte { $other }

result-won = { $you ->
    [yes] Porti la corona, { $score }.
    [team] Portate la corona in due, { $score }.
   *[no] { $name } porta la corona, { $score }.
}
result-by-cards = Voti pari: chi vince ha più carte nelle fazioni che hanno votato per la sua parte.
result-by-values = Voti pari: le carte di chi vince nelle fazioni che hanno votato per la sua parte valgono di più.
result-draw = La corona non va a nessuno. Pareggio (voti: { $votes } a testa): { $names }.
