# Ce qui s'est passé, raconté à qui l'a vu. Les cartes sont en notation : Go5, BugLord.

you = toi
seat-bot = Bot { $seat }
seat-person = Place { $seat }

told-revealed = { $count ->
    [one] On révèle { $cards }.
   *[other] On révèle { $cards }.
}
told-leads = { $you ->
    [yes] Tu entames avec { $card }.
   *[no] { $name } entame avec { $card }.
}
told-plays = { $you ->
    [yes] Tu joues { $card }.
   *[no] { $name } joue { $card }.
}
told-wins = { $you ->
    [yes] Tu gagnes avec { $card }.
   *[no] { $name } gagne avec { $card }.
}
told-takes = { $you ->
    [yes] Tu prends { $cards }.
   *[no] { $name } prend { $cards }.
}
told-draws = { $you ->
    [yes] Tu pioches { $cards }.
   *[no] { $name } pioche { $cards }.
}
told-draws-unseen = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $name } pioche une carte en secret.
}
told-looks = { $you ->
    [yes] Tu regardes la carte du dessus de la pioche : { $card }.
   *[no] { $name } regarde la carte du dessus de la pioche : { $card }.
}
told-looks-unseen = { $you ->
    [yes] Tu regardes la carte du dessus de la pioche.
   *[no] { $name } regarde la carte du dessus de la pioche.
}
told-scores = { $you ->
    [yes] Tu mets { $cards } dans ta pile de score.
   *[no] { $name } met { $cards } dans sa pile de score.
}
told-collects = { $you ->
    [yes] Tu ramasses { $cards }.
   *[no] { $name } ramasse { $cards }.
}
told-gets = { $you ->
    [yes] Tu reçois { $cards }.
   *[no] { $name } reçoit { $cards }.
}
told-lays = { $you ->
    [yes] Tu exposes { $cards }.
   *[no] { $name } expose { $cards }.
}
told-discarded = { $count ->
    [one] On défausse { $cards }.
   *[other] On défausse { $cards }.
}
told-waits = { $count ->
    [one] { $cards } attend.
   *[other] { $cards } attendent.
}
told-takes-waiting = { $you ->
    [yes] Tu prends { $cards } parmi les Trolls en attente.
   *[no] { $name } prend { $cards } parmi les Trolls en attente.
}
told-waited-in-vain = { $count ->
    [one] { $cards } a attendu en vain et part à la défausse.
   *[other] { $cards } ont attendu en vain et partent à la défausse.
}
told-loses-gnome = { $you ->
    [yes] Un Géant retire { $cards } devant toi.
   *[no] Un Géant retire { $cards } devant { $name }.
}
told-gathered = Les partisans passent en main : phase deux.

answered-swap = { $you ->
    [yes] Tu relèves { $card } de la défausse et tu y mets le Nécromancien.
   *[no] { $name } relève { $card } de la défausse et y met le Nécromancien.
}
answered-swap-no = { $you ->
    [yes] Tu gardes le Nécromancien.
   *[no] { $name } garde le Nécromancien.
}
answered-steal = { $you ->
    [yes] Ta Sirène vole { $card }.
   *[no] La Sirène vole { $card } pour { $name }.
}
answered-back-yes = { $you ->
    [yes] Tu reprends le Dinosaure en main.
   *[no] { $name } reprend le Dinosaure en main.
}
answered-back-no = { $you ->
    [yes] Tu laisses partir le Dinosaure.
   *[no] { $name } laisse partir le Dinosaure.
}
answered-draw = { $you ->
    [yes] Ton Kraken pioche { $card }.
   *[no] { $name } pioche { $card } avec le Kraken.
}
answered-give = { $you ->
    [yes] Tu rends { $card } en échange.
   *[no] { $name } rend { $card } en échange.
}
answered-count = { $you ->
    [yes] Ta Gargouille compte pour deux { $faction }.
   *[no] { $name } compte la Gargouille pour deux { $faction }.
}
