# Mi történt, azoknak elmondva, akik látták. A lapok jelöléssel: Go5, BugLord.

you = te
seat-bot = { $seat }. bot
seat-person = { $seat }. hely

told-revealed = { $count ->
    [one] Felfedve: { $cards }.
   *[other] Felfedve: { $cards }.
}
told-leads = { $you ->
    [yes] Te hívsz: { $card }.
   *[no] { $name } hív: { $card }.
}
told-plays = { $you ->
    [yes] Te játszod: { $card }.
   *[no] { $name } játssza: { $card }.
}
told-wins = { $you ->
    [yes] Te nyersz ezzel: { $card }.
   *[no] { $name } nyer ezzel: { $card }.
}
told-takes = { $you ->
    [yes] Elveszed: { $cards }.
   *[no] { $name } elveszi: { $cards }.
}
told-draws = { $you ->
    [yes] Húzol: { $cards }.
   *[no] { $name } húz: { $cards }.
}
told-draws-unseen = { $you ->
    [yes] Húzol egy lapot.
   *[no] { $name } rejtve húz egy lapot.
}
told-looks = { $you ->
    [yes] Megnézed a pakli felső lapját: { $card }.
   *[no] { $name } megnézi a pakli felső lapját: { $card }.
}
told-looks-unseen = { $you ->
    [yes] Megnézed a pakli felső lapját.
   *[no] { $name } megnézi a pakli felső lapját.
}
told-scores = { $you ->
    [yes] Pontozod: { $cards }.
   *[no] { $name } pontozza: { $cards }.
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
    [yes] Elviszed a várakozót: { $cards }.
   *[no] { $name } elviszi a várakozót: { $cards }.
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
    [yes] Visszahozod a dobottak közül: { $card }, és odateszed a Halottidézőt.
   *[no] { $name } visszahozza a dobottak közül: { $card }, és odateszi a Halottidézőt.
}
answered-swap-no = { $you ->
    [yes] Megtartod a Halottidézőt.
   *[no] { $name } megtartja a Halottidézőt.
}
answered-steal = { $you ->
    [yes] Szirénod ellopja: { $card }.
   *[no] A Szirén { $name } számára ellopja: { $card }.
}
answered-back-yes = { $you ->
    [yes] Visszaveszed a kezedbe a Dinoszauruszt.
   *[no] { $name } visszaveszi kézbe a Dinoszauruszt.
}
answered-back-no = { $you ->
    [yes] Elengeded a Dinoszauruszt.
   *[no] { $name } elengedi a Dinoszauruszt.
}
answered-draw = { $you ->
    [yes] Krakened húz: { $card }.
   *[no] { $name } a Krakennel húz: { $card }.
}
answered-give = { $you ->
    [yes] Visszaadod: { $card }.
   *[no] { $name } visszaadja: { $card }.
}
answered-count = { $you ->
    [yes] Vízköpőd két lapnak számít: { $faction }.
   *[no] { $name } Vízköpője két lapnak számít: { $faction }.
}
