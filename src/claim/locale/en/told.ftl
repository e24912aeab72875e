# What happened, told to whoever was shown it. Cards are written in notation: Go5, BugLord.

you = you
seat-bot = Bot { $seat }
seat-person = Seat { $seat }

told-revealed = { $count ->
    [one] { $cards } is revealed.
   *[other] { $cards } are revealed.
}
told-leads = { $you ->
    [yes] You lead with { $card }.
   *[no] { $name } leads with { $card }.
}
told-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
told-wins = { $you ->
    [yes] You win with { $card }.
   *[no] { $name } wins with { $card }.
}
told-takes = { $you ->
    [yes] You take { $cards }.
   *[no] { $name } takes { $cards }.
}
told-draws = { $you ->
    [yes] You draw { $cards }.
   *[no] { $name } draws { $cards }.
}
told-draws-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card unseen.
}
told-looks = { $you ->
    [yes] You look at the top of the deck: { $card }.
   *[no] { $name } looks at the top of the deck: { $card }.
}
told-looks-unseen = { $you ->
    [yes] You look at the top of the deck.
   *[no] { $name } looks at the top of the deck.
}
told-scores = { $you ->
    [yes] You score { $cards }.
   *[no] { $name } scores { $cards }.
}
told-collects = { $you ->
    [yes] You collect { $cards }.
   *[no] { $name } collects { $cards }.
}
told-gets = { $you ->
    [yes] You get { $cards }.
   *[no] { $name } gets { $cards }.
}
told-lays = { $you ->
    [yes] You lay out { $cards }.
   *[no] { $name } lays out { $cards }.
}
told-discarded = { $count ->
    [one] { $cards } is discarded.
   *[other] { $cards } are discarded.
}
told-waits = { $count ->
    [one] { $cards } waits.
   *[other] { $cards } wait.
}
told-takes-waiting = { $you ->
    [yes] You take { $cards }, which was waiting.
   *[no] { $name } takes { $cards }, which was waiting.
}
told-waited-in-vain = { $count ->
    [one] { $cards } waited in vain and is discarded.
   *[other] { $cards } waited in vain and are discarded.
}
told-loses-gnome = { $you ->
    [yes] A Giant removes your { $cards }.
   *[no] A Giant removes { $cards } before { $name }.
}
told-gathered = The followers are taken up: phase two.

answered-swap = { $you ->
    [yes] You raise { $card } from the discards and put the Necromancer there.
   *[no] { $name } raises { $card } from the discards and puts the Necromancer there.
}
answered-swap-no = { $you ->
    [yes] You keep the Necromancer.
   *[no] { $name } keeps the Necromancer.
}
answered-steal = { $you ->
    [yes] Your Siren steals { $card }.
   *[no] The Siren steals { $card } for { $name }.
}
answered-back-yes = { $you ->
    [yes] You take the Dinosaur back into your hand.
   *[no] { $name } takes the Dinosaur back into hand.
}
answered-back-no = { $you ->
    [yes] You let the Dinosaur go.
   *[no] { $name } lets the Dinosaur go.
}
answered-draw = { $you ->
    [yes] Your Kraken draws { $card }.
   *[no] { $name } draws { $card } with the Kraken.
}
answered-give = { $you ->
    [yes] You give { $card } in return.
   *[no] { $name } gives { $card } in return.
}
answered-count = { $you ->
    [yes] Your Gargoyle counts as two { $faction }.
   *[no] { $name } counts the Gargoyle as two { $faction }.
}
