# Was geschehen ist, erzählt für alle, die es gesehen haben. Karten stehen in Notation: Go5, BugLord.

you = du
seat-bot = Bot { $seat }
seat-person = Platz { $seat }

told-revealed = { $count ->
    [one] { $cards } wird aufgedeckt.
   *[other] { $cards } werden aufgedeckt.
}
told-leads = { $you ->
    [yes] Du spielst { $card } an.
   *[no] { $name } spielt { $card } an.
}
told-plays = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $name } spielt { $card }.
}
told-wins = { $you ->
    [yes] Du gewinnst mit { $card }.
   *[no] { $name } gewinnt mit { $card }.
}
told-takes = { $you ->
    [yes] Du nimmst { $cards }.
   *[no] { $name } nimmt { $cards }.
}
told-draws = { $you ->
    [yes] Du ziehst { $cards }.
   *[no] { $name } zieht { $cards }.
}
told-draws-unseen = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht verdeckt eine Karte.
}
told-looks = { $you ->
    [yes] Du siehst dir die oberste Karte des Stapels an: { $card }.
   *[no] { $name } sieht sich die oberste Karte des Stapels an: { $card }.
}
told-looks-unseen = { $you ->
    [yes] Du siehst dir die oberste Karte des Stapels an.
   *[no] { $name } sieht sich die oberste Karte des Stapels an.
}
told-scores = { $you ->
    [yes] Du legst { $cards } auf deinen Wertungsstapel.
   *[no] { $name } legt { $cards } auf den Wertungsstapel.
}
told-collects = { $you ->
    [yes] Du sammelst { $cards } ein.
   *[no] { $name } sammelt { $cards } ein.
}
told-gets = { $you ->
    [yes] Du bekommst { $cards }.
   *[no] { $name } bekommt { $cards }.
}
told-lays = { $you ->
    [yes] Du legst { $cards } aus.
   *[no] { $name } legt { $cards } aus.
}
told-discarded = { $count ->
    [one] { $cards } wird abgelegt.
   *[other] { $cards } werden abgelegt.
}
told-waits = { $count ->
    [one] { $cards } wartet.
   *[other] { $cards } warten.
}
told-takes-waiting = { $you ->
    [yes] Du nimmst { $cards } von den wartenden Trollen.
   *[no] { $name } nimmt { $cards } von den wartenden Trollen.
}
told-waited-in-vain = { $count ->
    [one] { $cards } hat vergeblich gewartet und wird abgelegt.
   *[other] { $cards } haben vergeblich gewartet und werden abgelegt.
}
told-loses-gnome = { $you ->
    [yes] Ein Riese entfernt { $cards } vor dir.
   *[no] Ein Riese entfernt { $cards } vor { $name }.
}
told-gathered = Die Anhänger kommen auf die Hand: Phase zwei.

answered-swap = { $you ->
    [yes] Du holst { $card } aus der Ablage zurück und legst den Nekromanten dafür ab.
   *[no] { $name } holt { $card } aus der Ablage zurück und legt den Nekromanten dafür ab.
}
answered-swap-no = { $you ->
    [yes] Du behältst den Nekromanten.
   *[no] { $name } behält den Nekromanten.
}
answered-steal = { $you ->
    [yes] Deine Sirene stiehlt { $card }.
   *[no] Die Sirene stiehlt { $card } für { $name }.
}
answered-back-yes = { $you ->
    [yes] Du nimmst den Dinosaurier zurück auf die Hand.
   *[no] { $name } nimmt den Dinosaurier zurück auf die Hand.
}
answered-back-no = { $you ->
    [yes] Du lässt den Dinosaurier gehen.
   *[no] { $name } lässt den Dinosaurier gehen.
}
answered-draw = { $you ->
    [yes] Dein Krake zieht { $card }.
   *[no] { $name } zieht { $card } mit dem Kraken.
}
answered-give = { $you ->
    [yes] Du gibst { $card } zurück.
   *[no] { $name } gibt { $card } zurück.
}
answered-count = { $you ->
    [yes] Dein Gargoyle zählt als zwei { $faction }.
   *[no] { $name } zählt den Gargoyle als zwei { $faction }.
}
