# Wat er gebeurde, verteld aan wie het zag. Kaarten staan in notatie: Go5, BugLord.

you = jij
seat-bot = Bot { $seat }
seat-person = Plaats { $seat }

told-revealed = { $count ->
    [one] { $cards } wordt opengedraaid.
   *[other] { $cards } worden opengedraaid.
}
told-leads = { $you ->
    [yes] Je komt uit met { $card }.
   *[no] { $name } komt uit met { $card }.
}
told-plays = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $name } speelt { $card }.
}
told-wins = { $you ->
    [yes] Je wint met { $card }.
   *[no] { $name } wint met { $card }.
}
told-takes = { $you ->
    [yes] Je neemt { $cards }.
   *[no] { $name } neemt { $cards }.
}
told-draws = { $you ->
    [yes] Je trekt { $cards }.
   *[no] { $name } trekt { $cards }.
}
told-draws-unseen = { $you ->
    [yes] Je trekt een kaart.
   *[no] { $name } trekt een kaart, ongezien.
}
told-looks = { $you ->
    [yes] Je bekijkt de bovenste kaart van de stapel: { $card }.
   *[no] { $name } bekijkt de bovenste kaart van de stapel: { $card }.
}
told-looks-unseen = { $you ->
    [yes] Je bekijkt de bovenste kaart van de stapel.
   *[no] { $name } bekijkt de bovenste kaart van de stapel.
}
told-scores = { $you ->
    [yes] Je legt { $cards } op je scorestapel.
   *[no] { $name } legt { $cards } op de scorestapel.
}
told-collects = { $you ->
    [yes] Je haalt { $cards } binnen.
   *[no] { $name } haalt { $cards } binnen.
}
told-gets = { $you ->
    [yes] Je krijgt { $cards }.
   *[no] { $name } krijgt { $cards }.
}
told-lays = { $you ->
    [yes] Je legt { $cards } voor je op tafel.
   *[no] { $name } legt { $cards } op tafel.
}
told-discarded = { $count ->
    [one] { $cards } wordt afgelegd.
   *[other] { $cards } worden afgelegd.
}
told-waits = { $count ->
    [one] { $cards } wacht.
   *[other] { $cards } wachten.
}
told-takes-waiting = { $you ->
    [yes] Je neemt { $cards } van de wachtende Trollen.
   *[no] { $name } neemt { $cards } van de wachtende Trollen.
}
told-waited-in-vain = { $count ->
    [one] { $cards } wachtte vergeefs en wordt afgelegd.
   *[other] { $cards } wachtten vergeefs en worden afgelegd.
}
told-loses-gnome = { $you ->
    [yes] Een Reus haalt { $cards } bij je weg.
   *[no] Een Reus haalt { $cards } weg bij { $name }.
}
told-gathered = De volgelingen komen in de hand: fase twee.

answered-swap = { $you ->
    [yes] Je haalt { $card } terug van de aflegstapel en legt daar de Dodenbezweerder neer.
   *[no] { $name } haalt { $card } terug van de aflegstapel en legt daar de Dodenbezweerder neer.
}
answered-swap-no = { $you ->
    [yes] Je houdt de Dodenbezweerder.
   *[no] { $name } houdt de Dodenbezweerder.
}
answered-steal = { $you ->
    [yes] Je Sirene steelt { $card }.
   *[no] De Sirene steelt { $card } voor { $name }.
}
answered-back-yes = { $you ->
    [yes] Je neemt de Dinosaurus terug in de hand.
   *[no] { $name } neemt de Dinosaurus terug in de hand.
}
answered-back-no = { $you ->
    [yes] Je laat de Dinosaurus gaan.
   *[no] { $name } laat de Dinosaurus gaan.
}
answered-draw = { $you ->
    [yes] Je Kraken trekt { $card }.
   *[no] { $name } trekt { $card } met de Kraken.
}
answered-give = { $you ->
    [yes] Je geeft { $card } terug.
   *[no] { $name } geeft { $card } terug.
}
answered-count = { $you ->
    [yes] Je Gargouille telt als twee { $faction }.
   *[no] { $name } telt de Gargouille als twee { $faction }.
}
