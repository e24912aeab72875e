# Der Browser: Entscheidungen, das Ende eines Spiels, die Wiederholung und die ersten Schritte

sheet-look = Den Tisch ansehen
sheet-return = Zurück zur Wahl
sheet-close = Eine andere Karte
sheet-secret = Nur du siehst das.

seer-title = Was der Seher sieht
seer-text = Du hast mit einem Seher gewonnen. Nimm eine; { $name } bekommt die andere.
seer-text-many = Du hast mit einem Seher gewonnen. Nimm eine von dreien: eine aufgedeckte oder die, die nur du gesehen hast.
seer-revealed = Aufgedeckt
seer-revealed-note = { $name } sieht sie gehen
seer-other = { $name } bekommt die andere
seer-deck = Oben vom Stapel
seer-deck-note = bleibt dein Geheimnis

pick-title = Du wählst zuerst
pick-title-next = Du wählst als Nächstes
pick-text = Wähle einen Anhänger. { $name } nimmt den anderen.
pick-text-plain = Wähle einen Anhänger. Der Nächste im Rang nimmt den anderen.
pick-note = für dich

elf-orc-title = Elf oder Ork?
elf-orc-text = { $card } ist, was du ansagst, und bleibt es, sobald jemand sie gewinnt.
elf-orc-El = Als Elf
elf-orc-Or = Als Ork
werewolf-title = Der Werwolf verwandelt sich
werewolf-text = Eine 5 einer beliebigen Fraktion, oder er selbst mit { $value }. Keine Fähigkeiten.
werewolf-plain = Er selbst
treant-title = Der Baumhirte schlägt Wurzeln
treant-text = Als eine Fraktion, von der du zwei Karten hast, mit ihrer Fähigkeit und dem Wert { $value }.
treant-plain = Er selbst
treant-collected = { $count } eingesammelt
treant-too-few = { $count ->
    [0] keine eingesammelt, 2 nötig
   *[other] { $count } von 2 eingesammelt
}
declare-plain = ohne Fraktion, { $value }
declare-follow = jetzt nicht: { $factions } wurden angespielt

necromancer-title = Eine zurückholen?
necromancer-text = Tausche den Nekromanten gegen eine Karte auf dem Weg zur Ablage.
necromancer-nothing = Diesmal ist nichts auf dem Weg zur Ablage.
necromancer-note = auf deine Hand
necromancer-no = Für später behalten
siren-title = Die Sirene kassiert
siren-text = Sie wurde geschlagen: Nimm { $name } eine Karte vom Wertungsstapel.
dinosaur-title = Schon zurück?
dinosaur-text = Dein Dinosaurier wurde geschlagen. Nimmst du ihn heim, bleibt eine andere Karte ungespielt.
dinosaur-yes = Zurück auf die Hand
dinosaur-no = Gehen lassen
kraken-title = Der Krake greift zu
kraken-text = Du hast { $card } aus der Hand von { $name } gezogen. Gib eine Karte zurück; { $name } sieht sie.
kraken-text-plain = Gib eine Karte zurück; { $name } sieht sie.
kraken-drawn = eben gezogen
gargoyle-title = Wo lässt sich der Gargoyle nieder?
gargoyle-text = Er zählt als zwei Karten, niedriger als jede Zahl.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = die Stimme wird deine
shift-lost = die Stimme geht an { $name }
shift-tied = die Stimme steht gleich
shift-mine = bleibt deine
shift-theirs = { $name } führt weiter
shift-open = weiter an niemanden
shift-none = keine Stimme ändert sich
shift-short-gained = deine
shift-short-lost = an { $name }
shift-short-tied = gleich

end-won = Die Krone gehört dir.
end-won-team = Die Krone gehört dir und { $name }.
end-lost = { $name } trägt die Krone.
end-lost-team = { $one } und { $other } tragen die Krone.
end-draw = Die Krone passt niemandem.
end-score = { $won ->
    [one] 1 Stimme zu { $others }.
   *[other] { $won } Stimmen zu { $others }.
}
end-score-three = { $won ->
    [one] 1 Stimme zu { $second } und { $third }.
   *[other] { $won } Stimmen zu { $second } und { $third }.
}
end-score-draw = { $votes ->
    [0] Gar keine Stimmen, für niemanden.
    [one] Je 1 Stimme, und auch sonst alles gleich.
   *[other] Je { $votes } Stimmen, und auch sonst alles gleich.
}
end-decider = { $factions } gaben den Ausschlag.
end-counting = Die Stimmen werden gezählt
end-resigned = { $you ->
    [yes] Du hast aufgegeben.
    [team] Deine Seite hat aufgegeben.
   *[no] { $name } hat aufgegeben.
}
end-time = { $you ->
    [yes] Deine Zeit ist abgelaufen.
    [team] Die Zeit deiner Seite ist abgelaufen.
   *[no] Die Zeit von { $name } ist abgelaufen.
}
end-as-it-stood = Die Stimmen, wie es stand
ballots-label = Die Stimmen, von der sichersten zur knappsten
ballot-to = zu
ballot-nobody = Niemand
ballot-none = niemand hat sie gefragt
ballot-values = { $name }: { $values }
ballot-values-none = { $name }: keine
tie-break-cards = Karten in den Fraktionen, die gestimmt haben: { $counts }
tie-break-values = Werte in den Fraktionen, die gestimmt haben: { $counts }
tie-break-side = { $name } { $count }
end-rematch = Revanche
end-rematch-go = Zur Revanche
end-rematch-asked = Eine Revanche hat begonnen.
end-same-deal = Gleiche Karten, andere Plätze
end-replay = Mit offenen Händen ansehen
end-share = Teilen
end-share-title = Eine Partie Claim
end-shared = Der Link ist kopiert.
end-save = .claim speichern

film-title = Wiederholung
film-back = Zum Tisch
film-missing = Dieses Spiel lässt sich nicht ansehen: Es läuft noch, oder es gab es nie.
film-moves = Züge
film-first = Erster Zug
film-trick-back = Voriger Stich
film-back-one = Voriger Zug
film-on-one = Nächster Zug
film-trick-on = Nächster Stich
film-last = Letzter Zug
film-slider = Zug { $move } von { $moves }
film-link = Link zu diesem Zug kopieren
film-dealt = Die Karten sind ausgeteilt.
film-counted = Die Stimmen sind gezählt.
film-trick = { $phase ->
    [1] Phase eins, Stich { $trick }
   *[2] Phase zwei, Stich { $trick }
}
film-hand = Hand
film-followers = Anhänger
film-score = Wertungsstapel
film-laid = Gnome
film-empty = noch nichts
film-revealed = Aufgedeckt
film-deck = Stapel
film-deck-left = { $count ->
    [0] leer
   *[other] noch { $count }
}
film-trick-zone = Stich
film-votes = Die Stimmen
film-no-trick = noch nichts gespielt
film-waiting = Wartende Trolle
film-discards = Ablage
film-by = { $name }
film-keys = Pfeiltasten gehen Zug um Zug, Bild-Tasten Stich um Stich.

guide-label = Erste Schritte
guide-step = { $step } von { $steps }
guide-next = Weiter
guide-done = Weiterspielen
guide-close = Erste Schritte beenden
guide-again = Noch einmal die ersten Schritte
guide-1 =
    Jede Fraktion hat eine Stimme, und die meisten Stimmen gewinnen die Krone. Erst wirbst du Anhänger an, dann
    spielst du sie um die Stimmen.
guide-2 = { $players ->
    [2] Die aufgedeckte Karte geht an den, der diesen Stich gewinnt. Der Verlierer zieht verdeckt einen Anhänger vom Stapel.
   *[other] Der Erste im Stich wählt eine der beiden aufgedeckten Karten, der Zweite nimmt die andere. Der Rest zieht.
}
guide-3 =
    Bediene die angespielte Fraktion, wenn du kannst: Ihre höchste Karte gewinnt. Karten, die warten müssen, sind
    schraffiert; tippe eine an, dann erfährst du, warum.
guide-4 =
    Sind die Hände leer, sind deine Anhänger deine neue Hand. Von da an kommt jeder Stich, den du gewinnst, auf deinen
    Wertungsstapel, und diese Karten zählen.
guide-5 =
    Die Stimmentafel sagt, wer wo führt. Zeige auf eine Karte oder tippe sie an, um zu sehen, ob sie gewinnt; ? sagt,
    was jede Fraktion kann.
rules-of-deck = Regeln dieses Decks
