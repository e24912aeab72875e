# Le navigateur : décisions, fin de partie, rediffusion et premiers pas

sheet-look = Regarder la table
sheet-return = Revenir au choix
sheet-close = Une autre carte
sheet-secret = Personne d’autre ne voit ceci.

seer-title = Ce que voit le Voyant
seer-text = Tu as gagné avec un Voyant. Prends-en une ; { $name } reçoit l’autre.
seer-text-many = Tu as gagné avec un Voyant. Prends une carte sur trois : une des révélées, ou celle que personne d’autre n’a vue.
seer-revealed = Révélée
seer-revealed-note = { $name } la voit partir
seer-other = { $name } reçoit l’autre
seer-deck = Dessus de la pioche
seer-deck-note = reste ton secret

pick-title = Premier choix pour toi
pick-title-next = Le choix suivant est pour toi
pick-text = Choisis un partisan. { $name } prend l’autre.
pick-text-plain = Choisis un partisan. Le suivant au rang prend l’autre.
pick-note = pour toi

elf-orc-title = Elfe ou Orc ?
elf-orc-text = { $card } sera ce que tu annonces, pour de bon si on gagne la carte.
elf-orc-El = Comme Elfe
elf-orc-Or = Comme Orc
werewolf-title = Le Loup-garou se transforme
werewolf-text = Un 5 de n’importe quelle faction, ou lui-même avec { $value }. Sans pouvoir.
werewolf-plain = Lui-même
treant-title = Le Tréant prend racine
treant-text = Comme une faction dont tu as deux cartes, avec son pouvoir et la valeur { $value }.
treant-plain = Lui-même
treant-collected = { $count } ramassées
treant-too-few = { $count ->
    [0] aucune ramassée, il en faut 2
   *[other] { $count } sur 2 ramassée
}
declare-plain = sans faction, { $value }
declare-follow = pas maintenant : il faut fournir ({ $factions })

necromancer-title = Relever une carte ?
necromancer-text = Échange le Nécromancien contre une carte en route vers la défausse.
necromancer-nothing = Rien ne part à la défausse cette fois.
necromancer-note = dans ta main
necromancer-no = Le garder pour plus tard
siren-title = La Sirène réclame son dû
siren-text = Elle a été battue : prends une carte à { $name }, dans sa pile de score.
dinosaur-title = Encore lui ?
dinosaur-text = Ton Dinosaure a été battu. Si tu le reprends, une autre carte ne sera jamais jouée.
dinosaur-yes = Dans ma main
dinosaur-no = Le laisser partir
kraken-title = Le Kraken se sert
kraken-text = Tu as pris { $card } dans la main adverse. Rends une carte ; { $name } la verra.
kraken-text-plain = Rends une carte ; { $name } la verra.
kraken-drawn = tout juste piochée
gargoyle-title = Où se perche la Gargouille ?
gargoyle-text = Elle compte pour deux cartes, plus faibles que tout nombre.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = le vote passe à toi
shift-lost = le vote va à { $name }
shift-tied = le vote est à égalité
shift-mine = reste à toi
shift-theirs = { $name } mène encore
shift-open = toujours à personne
shift-none = aucun vote ne change
shift-short-gained = à toi
shift-short-lost = à { $name }
shift-short-tied = égalité

end-won = La couronne est à toi.
end-won-team = La couronne est à toi et à { $name }.
end-lost = { $name } porte la couronne.
end-lost-team = { $one } et { $other } portent la couronne.
end-draw = La couronne ne va à personne.
end-score = { $won ->
    [one] { $won } vote contre { $others }.
   *[other] { $won } votes contre { $others }.
}
end-score-three = { $won ->
    [one] { $won } vote contre { $second } et { $third }.
   *[other] { $won } votes contre { $second } et { $third }.
}
end-score-draw = { $votes ->
    [0] Aucun vote, pour personne.
    [one] { $votes } vote chacun, et tout le reste est égal.
   *[other] { $votes } votes chacun, et tout le reste est égal.
}
end-decider = Ce qui a fait la différence : { $factions }.
end-counting = On compte les votes
end-resigned = { $you ->
    [yes] Tu as abandonné.
    [team] Ton camp a abandonné.
   *[no] { $name } a abandonné.
}
end-time = { $you ->
    [yes] Ton temps est écoulé.
    [team] Le temps de ton camp est écoulé.
   *[no] Temps écoulé pour { $name }.
}
end-as-it-stood = Les votes à ce moment-là
ballots-label = Les votes, du plus sûr au plus serré
ballot-to = à
ballot-nobody = Personne
ballot-none = personne ne les a sollicités
ballot-values = { $name } : { $values }
ballot-values-none = { $name } : aucune
tie-break-cards = Cartes dans les factions qui ont voté : { $counts }
tie-break-values = Valeurs dans les factions qui ont voté : { $counts }
tie-break-side = { $name } { $count }
end-rematch = Revanche
end-rematch-go = Rejoindre la revanche
end-rematch-asked = Une revanche a commencé.
end-same-deal = Même donne, autres places
end-replay = Revoir mains ouvertes
end-share = Partager
end-share-title = Une partie de Claim
end-shared = Le lien est copié.
end-save = Enregistrer .claim

film-title = Relecture
film-back = À la table
film-missing = On ne peut pas revoir cette partie : elle se joue encore, ou n’a jamais existé.
film-moves = Coups
film-first = Premier coup
film-trick-back = Pli précédent
film-back-one = Coup précédent
film-on-one = Coup suivant
film-trick-on = Pli suivant
film-last = Dernier coup
film-slider = Coup { $move } sur { $moves }
film-link = Copier le lien vers ce coup
film-dealt = Les cartes sont distribuées.
film-counted = Les votes sont comptés.
film-trick = { $phase ->
    [1] Phase un, pli { $trick }
   *[2] Phase deux, pli { $trick }
}
film-hand = Main
film-followers = Partisans
film-score = Pile de score
film-laid = Gnomes
film-empty = rien pour l’instant
film-revealed = Révélé
film-deck = Pioche
film-deck-left = { $count ->
    [0] vide
   *[other] encore { $count }
}
film-trick-zone = Pli
film-votes = Les votes
film-no-trick = rien de joué pour l’instant
film-waiting = Trolls en attente
film-discards = Défausse
film-by = { $name }
film-keys = Les flèches vont de coup en coup, Page haut et Page bas de pli en pli.

guide-label = Premiers pas
guide-step = { $step } sur { $steps }
guide-next = Suivant
guide-done = Continuer
guide-close = Quitter les premiers pas
guide-again = Revoir les premiers pas
guide-1 =
    Chaque faction a un vote, et le plus de votes gagne la couronne. D’abord tu réunis des partisans, puis tu les
    joues pour gagner les votes.
guide-2 = { $players ->
    [2] La carte révélée va à celui qui gagne ce pli. Le perdant pioche un partisan en secret.
   *[other] Le premier du pli choisit une des deux cartes révélées, le deuxième prend l’autre. Les autres piochent.
}
guide-3 =
    Fournis la faction demandée si tu peux : sa plus forte carte gagne. Les cartes qui doivent attendre sont
    hachurées ; touches-en une pour savoir pourquoi.
guide-4 =
    Quand les mains sont vides, tes partisans sont ta nouvelle main. Dès lors, chaque pli que tu gagnes va dans ta
    pile de score, et ces cartes comptent.
guide-5 =
    Le tableau des votes dit qui mène où. Survole ou touche une carte pour voir si elle gagne ; ? dit ce que fait
    chaque faction.
rules-of-deck = Règles de ce paquet
