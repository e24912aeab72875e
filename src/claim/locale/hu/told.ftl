# Mi történt, azoknak elmondva, akik látták. A lapok jelöléssel: Go5, BugLord.

you = te
seat-bot = Bot { $seat }
seat-person = { $seat }. hely

told-revealed = { $count ->
    [one] Felfedve: { $cards }.
   *[other] Felfedve: { $cards }.
}
told-leads = { $you ->
    [yes] Hívsz: { $card }.
   *[no] { $name } hív: { $card }.
}
told-plays = { $you ->
    [yes] Kijátszod: { $card }.
   *[no] { $name } kijátssza: { $card }.
}
told-wins = { $you ->
    [yes] Nyersz ezzel: { $card }.
   *[no] { $name } nyer ezzel: { $card }.
}
told-takes = { $you ->
    [yes] Elviszed: { $cards }.
   *[no] { $name } elviszi: { $cards }.
}
told-draws = { $you ->
    [yes] Húzol: { $cards }.
   *[no] { $name } húz: { $cards }.
}
told-draws-unseen = { $you ->
    [yes] Húzol egy lapot.
   *[no] { $name } titokban húz egy lapot.
}
told-looks = { $you ->
    [yes] Megnézed a húzópakli felső lapját: { $card }.
   *[no] { $name } megnézi a húzópakli felső lapját: { $card }.
}
told-looks-unseen = { $you ->
    [yes] Megnézed a húzópakli felső lapját.
   *[no] { $name } megnézi a húzópakli felső lapját.
}
told-scores = { $you ->
    [yes] A pontozópaklidba teszed: { $cards }.
   *[no] { $name } a pontozópaklijába teszi: { $cards }.
}
told-collects = { $you ->
    [yes] Begyűjtöd: { $cards }.
   *[no] { $name } begyűjti: { $cards }.
}
told-gets = { $you ->
    [yes] Megkapod: { $cards }.
   *[no] { $name } megkapja: { $cards }.
}
told-lays = { $you ->
    [yes] Kirakod: { $cards }.
   *[no] { $name } kirakja: { $cards }.
}
told-discarded = { $count ->
    [one] Eldobva: { $cards }.
   *[other] Eldobva: { $cards }.
}
told-waits = { $count ->
    [one] Várakozik: { $cards }.
   *[other] Várakoznak: { $cards }.
}
told-takes-waiting = { $you ->
    [yes] Elviszed a várakozók közül: { $cards }.
   *[no] { $name } elviszi a várakozók közül: { $cards }.
}
told-waited-in-vain = { $count ->
    [one] Hiába várt, eldobva: { $cards }.
   *[other] Hiába vártak, eldobva: { $cards }.
}
told-loses-gnome = { $you ->
    [yes] Egy Óriás elveszi előled: { $cards }.
   *[no] Egy Óriás elveszi { $name } elől: { $cards }.
}
told-gathered = A követők kézbe kerülnek: második szakasz.

answered-swap = { $you ->
    [yes] Visszahozod a dobópakliból: { $card }, és odateszed a Halottidézőt.
   *[no] { $name } visszahozza a dobópakliból: { $card }, és odateszi a Halottidézőt.
}
answered-swap-no = { $you ->
    [yes] Megtartod a Halottidézőt.
   *[no] { $name } megtartja a Halottidézőt.
}
answered-steal = { $you ->
    [yes] A Sziréned ellopja: { $card }.
   *[no] A Szirén { $name } számára ellopja: { $card }.
}
answered-back-yes = { $you ->
    [yes] Visszaveszed a kezedbe a Dinoszauruszt.
   *[no] { $name } visszaveszi a kezébe a Dinoszauruszt.
}
answered-back-no = { $you ->
    [yes] Elengeded a Dinoszauruszt.
   *[no] { $name } elengedi a Dinoszauruszt.
}
answered-draw = { $you ->
    [yes] A Krakened húz: { $card }.
   *[no] { $name } a Krakennel húz: { $card }.
}
answered-give = { $you ->
    [yes] Cserébe odaadod: { $card }.
   *[no] { $name } cserébe odaadja: { $card }.
}
answered-count = { $you ->
    [yes] A Vízköpőd két lapnak számít: { $faction }.
   *[no] { $name } Vízköpője két lapnak számít: { $faction }.
}
