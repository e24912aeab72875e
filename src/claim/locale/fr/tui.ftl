# claim tui : tout ce qui entoure la table dans le terminal

# Touches

tui-language = Français
tui-key-quit = Quitter
tui-key-back = Retour
tui-key-choose = Choisir
tui-key-page = Défiler
tui-key-move = Coup
tui-key-trick = Pli
tui-key-ends = Début, fin

# Accueil

tui-home-join = Rejoindre par un lien
tui-game-damaged = { $file } est illisible et reste tel quel : { $why }
tui-visited = sur un serveur ; tu y étais { $when }
tui-ago-now = à l’instant
tui-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
tui-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
tui-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

# Nouvelle table

tui-new-person = Quelqu’un d’autre ici

# Réglages

tui-settings-pace = Les bots jouent
tui-settings-hints-note = Les cartes disent si elles gagneraient ; en phase deux, une touche le prouve.
tui-settings-where = Gardés dans { $file }.
tui-settings-broken = Les réglages sont illisibles : ceux d’origine valent, avec ce que tu changes, jusqu’à ce que tu quittes. Le fichier reste tel quel : { $why }
tui-settings-unwritten = Les réglages n’ont pas pu être gardés : { $why }

# Rejoindre une table sur un serveur

tui-join-title = Rejoindre une table
tui-join-note = On t’envoie le lien d’une table : tu t’y assieds, que les autres jouent dans un navigateur ou ici.
tui-join-link = Lien
tui-join-watch = Regarder
tui-join-watch-note = laisse les places libres aux autres
tui-join-no-link = Ce n’est pas le lien d’une table. Il ressemble à { $example }.
tui-join-going = On cherche la table…

# Une partie inachevée

tui-unfinished-title = Cette partie n’est pas finie
tui-unfinished-play = Continuer à jouer
tui-unfinished-play-note = avec { $names }
tui-unfinished-look = La regarder
tui-unfinished-look-note = coup par coup, toutes mains ouvertes

# claim tui --help

help-tui =
    Jouer à une table qui remplit le terminal.

    Sans rien de plus, c’est l’accueil : jouer aussitôt, nouvelles tables, tes parties. Une partie enregistrée (.claim) se
    regarde coup par coup ou, si elle n’est pas finie, se continue ; le lien d’une table sur un serveur mène à cette table.
argument-tui = Une partie enregistrée, ou le lien d’une table.
error-no-terminal = claim tui a besoin de plus que ce qui est installé (il manque { $package }) : pip install "claim-cards[terminal]"
error-no-screen = claim tui a besoin d’un terminal pour lui seul ; claim play s’en passe.
