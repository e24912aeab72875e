# Le navigateur : décisions, fin de partie, rediffusion et premiers pas

sheet-look = Regarder la table
sheet-return = Revenir au choix
sheet-close = Une autre carte
sheet-secret = Toi seul vois ceci.

seer-title = Ce que voit le Voyant
seer-text = Tu as gagné avec un Voyant. Prends-en une ; { $name } reçoit l'autre.
seer-text-many = Tu as gagné avec un Voyant. Prends-en une sur trois : les cartes révélées, ou celle que toi seul as vue.
seer-revealed = Révélée
seer-revealed-note = { $name } la voit partir
seer-other = { $name } reçoit l'autre
seer-deck = Dessus de la pioche
seer-deck-note = reste ton secret

pick-title = À toi de choisir d'abord
pick-title-next = À toi de choisir ensuite
pick-text = Choisis un partisan. { $name } prend l'autre.
pick-text-plain = Choisis un partisan. Le suivant au rang prend l'autre.
pick-note = pour toi

elf-orc-title = Elfe ou Orc ?
elf-orc-text = { $card } est ce que tu annonces, pour de bon si elle est gagnée.
elf-orc-El = Comme Elfe
elf-orc-Or = Comme Orc
werewolf-title = Le Loup-garou se transforme
werewolf-text = Un 5 d'une faction au choix, ou lui-même avec { $value }. Sans pouvoir.
werewolf-plain = Lui-même
treant-title = Le Tréant prend racine
treant-text = Comme une faction dont tu as deux cartes, avec son pouvoir et la valeur { $value }.
treant-plain = Lui-même
treant-collected = { $count } ramassées
treant-too-few = { $count ->
    [0] aucune ramassée, il en faut 2
   *[other] { $count } sur 2 ramassée
}
declare-plain = simple, { $value }
declare-follow = pas maintenant : entame de { $factions }

necromancer-title = En relever une ?
necromancer-text = Échange le Nécromancien contre une carte en route vers la défausse.
necromancer-nothing = Rien ne part à la défausse cette fois.
necromancer-note = dans ta main
necromancer-no = Le garder pour plus tard
siren-title = La Sirène se sert
siren-text = Elle a été battue : prends une carte dans la pile de score de { $name }.
dinosaur-title = De retour ?
dinosaur-text = Ton Dinosaure a été battu. Reprends-le, et une autre carte ne sera jamais jouée.
dinosaur-yes = Dans ma main
dinosaur-no = Le laisser partir
kraken-title = Le Kraken attrape
kraken-text = Tu as pioché { $card } dans la main de { $name }. Rends une carte ; { $name } la verra.
kraken-text-plain = Rends une carte ; { $name } la verra.
kraken-drawn = vient d'être piochée
gargoyle-title = Où se perche la Gargouille ?
gargoyle-text = Elle compte pour deux cartes, sous tous les nombres.
gargoyle-shift = { $before } → { $after }
gargoyle-shift-told = { $before } → { $after }, { $then }

shift-gained = le vote devient tien
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
    [one] 1 vote à { $others }.
   *[other] { $won } votes à { $others }.
}
end-score-three = { $won ->
    [one] 1 vote contre { $second } et { $third }.
   *[other] { $won } votes contre { $second } et { $third }.
}
end-score-draw = { $votes ->
    [0] Aucun vote, pour personne.
    [one] 1 vote chacun, et tout le reste est égal.
   *[other] { $votes } votes chacun, et tout le reste est égal.
}
end-decider = { $factions } : ils ont fait la différence.
end-counting = On compte les votes
end-resigned = { $you ->
    [yes] Tu as abandonné.
    [team] Ton camp a abandonné.
   *[no] { $name } a abandonné.
}
end-time = { $you ->
    [yes] Ton temps est écoulé.
    [team] Le temps de ton camp est écoulé.
   *[no] Le temps de { $name } est écoulé.
}
end-as-it-stood = Les votes, comme ils étaient
ballots-label = Les votes, du plus sûr au plus serré
ballot-to = à
ballot-nobody = Personne
ballot-none = personne ne les a sollicités
ballot-values = { $name } : { $values }
ballot-values-none = { $name } : aucune
tie-break-cards = Cartes dans les factions qui ont voté : { $counts }
tie-break-values = Valeurs dans les factions qui ont voté : { $counts }
tie-break-side = { $name } { $count }
end-rematch = Revanche
end-rematch-go = Aller à la revanche
end-rematch-asked = Une revanche a commencé.
end-same-deal = Même donne, autres places
end-replay = Revoir mains ouvertes
end-share = Partager
end-share-title = Une partie de Claim
end-shared = Le lien est copié.
end-save = Enregistrer .claim

film-title = Rediffusion
film-back = À la table
film-missing = On ne peut pas revoir cette partie : elle se joue encore, ou n'a jamais existé.
film-moves = Coups
film-first = Premier coup
film-trick-back = Pli d'avant
film-back-one = Coup d'avant
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
film-empty = rien encore
film-revealed = Révélée
film-deck = Pioche
film-deck-left = { $count ->
    [0] vide
   *[other] encore { $count }
}
film-trick-zone = Pli
film-votes = Les votes
film-no-trick = rien de joué
film-waiting = Trolls qui attendent
film-discards = Défausse
film-by = { $name }
film-keys = Les flèches avancent, Page haut et bas sautent de pli en pli.

guide-label = Premiers pas
guide-step = { $step } sur { $steps }
guide-next = Suivant
guide-done = Continuer à jouer
guide-close = Quitter les premiers pas
guide-again = Revoir les premiers pas
guide-1 =
    Chaque faction a un vote, et le plus de votes gagne la couronne. D'abord tu réunis des partisans, puis tu les joues
    pour les votes.
guide-2 = { $players ->
    [2] La carte révélée va à qui gagne ce pli. L'autre pioche un partisan, sans le montrer.
   *[other] Le premier du pli choisit une des deux cartes révélées, le deuxième prend l'autre. Les autres piochent.
}
guide-3 =
    Fournis la faction entamée si tu peux : sa plus forte carte gagne. Les cartes qui doivent attendre sont hachurées ;
    touches-en une pour savoir pourquoi.
guide-4 =
    Quand les mains sont vides, tes partisans sont ta nouvelle main. Dès lors, chaque pli gagné va dans ta pile de score,
    et ces cartes comptent.
guide-5 =
    Le tableau des votes dit qui mène où. Survole ou touche une carte pour voir si elle gagne ; ? dit ce que fait chaque faction.
rules-of-deck = Règles de ce jeu
