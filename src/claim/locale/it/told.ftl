# Che cosa è successo, raccontato a chi l'ha visto. Le carte sono in notazione: Go5, BugLord.

you = tu
seat-bot = Bot { $seat }
seat-person = Posto { $seat }

told-revealed = { $count ->
    [one] Si scopre { $cards }.
   *[other] Si scoprono { $cards }.
}
told-leads = { $you ->
    [yes] Esci con { $card }.
   *[no] { $name } esce con { $card }.
}
told-plays = { $you ->
    [yes] Giochi { $card }.
   *[no] { $name } gioca { $card }.
}
told-wins = { $you ->
    [yes] Vinci con { $card }.
   *[no] { $name } vince con { $card }.
}
told-takes = { $you ->
    [yes] Prendi { $cards }.
   *[no] { $name } prende { $cards }.
}
told-draws = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $name } pesca { $cards }.
}
told-draws-unseen = { $you ->
    [yes] Peschi una carta.
   *[no] { $name } pesca una carta in segreto.
}
told-looks = { $you ->
    [yes] Guardi la prima carta del mazzo: { $card }.
   *[no] { $name } guarda la prima carta del mazzo: { $card }.
}
told-looks-unseen = { $you ->
    [yes] Guardi la prima carta del mazzo.
   *[no] { $name } guarda la prima carta del mazzo.
}
told-scores = { $you ->
    [yes] Metti { $cards } nella tua pila dei punti.
   *[no] { $name } mette { $cards } nella pila dei punti.
}
told-collects = { $you ->
    [yes] Raccogli { $cards }.
   *[no] { $name } raccoglie { $cards }.
}
told-gets = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $name } riceve { $cards }.
}
told-lays = { $you ->
    [yes] Esponi { $cards }.
   *[no] { $name } espone { $cards }.
}
told-discarded = { $count ->
    [one] Si scarta { $cards }.
   *[other] Si scartano { $cards }.
}
told-waits = { $count ->
    [one] { $cards } aspetta.
   *[other] { $cards } aspettano.
}
told-takes-waiting = { $you ->
    [yes] Prendi { $cards } dai Troll in attesa.
   *[no] { $name } prende { $cards } dai Troll in attesa.
}
told-waited-in-vain = { $count ->
    [one] { $cards } ha aspettato invano e va negli scarti.
   *[other] { $cards } hanno aspettato invano e vanno negli scarti.
}
told-loses-gnome = { $you ->
    [yes] Un Gigante ti toglie { $cards }.
   *[no] { $name } perde { $cards } per colpa di un Gigante.
}
told-gathered = I seguaci passano in mano: fase due.

answered-swap = { $you ->
    [yes] Richiami { $card } dagli scarti e al suo posto metti il Negromante.
   *[no] { $name } richiama { $card } dagli scarti e al suo posto mette il Negromante.
}
answered-swap-no = { $you ->
    [yes] Tieni il Negromante.
   *[no] { $name } tiene il Negromante.
}
answered-steal = { $you ->
    [yes] La tua Sirena ruba { $card }.
   *[no] La Sirena ruba { $card } per { $name }.
}
answered-back-yes = { $you ->
    [yes] Riprendi in mano il Dinosauro.
   *[no] { $name } riprende in mano il Dinosauro.
}
answered-back-no = { $you ->
    [yes] Lasci andare il Dinosauro.
   *[no] { $name } lascia andare il Dinosauro.
}
answered-draw = { $you ->
    [yes] Il tuo Kraken pesca { $card }.
   *[no] { $name } pesca { $card } con il Kraken.
}
answered-give = { $you ->
    [yes] Restituisci { $card } in cambio.
   *[no] { $name } restituisce { $card } in cambio.
}
answered-count = { $you ->
    [yes] Il tuo Gargoyle conta come due { $faction }.
   *[no] { $name } conta il Gargoyle come due { $faction }.
}
