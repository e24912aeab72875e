# Le navigateur : ce que disent ses écrans hors du jeu lui-même

card-name = { $kind } { $value }
card-declared = { $card } comme { $faction }
card-as = comme { $faction }
card-hero = héros
card-hero-name = { $name }, un héros de { $value }
card-hidden = Carte cachée
outlook-wins = gagne
outlook-loses = perd
outlook-ahead = en tête
outlook-behind = derrière
outlook-ally = l'allié gagne

dialog-close = Fermer

app-name = Claim
app-title = { $title } – Claim
app-skip = Aller au contenu
top-home = Claim, accueil
top-rules = Règles
top-name = Ton nom
top-settings = Réglages

home-mood = Le trône est vide
home-title =
    Gagne leurs votes,
    porte la couronne.
home-lede = Un jeu de cartes en deux actes pour deux à quatre. D'abord tu recrutes des partisans, puis ils se battent pour toi.
home-play = Jouer tout de suite
home-play-note = Claim, contre un bot
home-new = Nouvelle table
home-code = Code ou lien
home-join = Rejoindre
home-no-code = Ce n'est pas le code d'une table. Il a huit lettres et chiffres, ou vient sous forme de lien.

games-mine = Tes parties
games-public = Tables ouvertes
games-none = Pas encore de parties. « Jouer tout de suite » prend environ dix minutes.
games-loading = On cherche tes parties…
games-all = Montrer les { $count }
games-turn = À toi
games-open = Ouvrir
games-join = Rejoindre
games-replay = Revoir
games-replay-of = Revoir la partie avec { $names }
games-nobody = Personne encore
games-waiting = { $count ->
    [one] il manque une personne
   *[other] il manque { $count } personnes
}
games-your-turn = à toi de jouer
games-their-turn = les autres réfléchissent
games-running = en cours
games-won = tu as porté la couronne, { $when }
games-lost = { $names } a porté la couronne, { $when }
games-drawn = la couronne n'allait à personne, { $when }
games-unfinished = interrompue, { $when }
games-over = finie, { $when }

how-title = Comment se passe une partie
how-one = Recruter
how-one-text = Gagne un pli, et la carte retournée te suit. Perds-le, et tu en pioches une cachée.
how-two = Rassembler
how-two-text = Tes partisans sont ta seconde main. Désormais, chaque pli gagné est à toi.
how-three = Être élu
how-three-text = Chaque faction vote pour qui en a le plus. Trois votes sur cinq font un roi.
how-more = Toutes les règles

bot-random = Bot capricieux
bot-simple = Bot constant
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Mélange à toi

new-title = Nouvelle table
new-deck = Jeu
new-players = Joueurs
new-seat = Place { $seat }
new-seat-me = Toi
new-seat-open = Ouverte : partage un lien
new-partners = Les partenaires se font face : places 1 et 3 contre 2 et 4.
new-pair = Une paire
new-pair-names = { $one } + { $other }
new-pair-Go = 22 cartes · les Chevaliers battent les Gobelins
new-pair-Gn = 22 cartes · les Géants écrasent les Gnomes
new-pair-El = 22 cartes · huit cartes sont les deux
new-tens = { $count ->
    [3] Trois dizaines
    [5] Cinq dizaines
   *[other] { $count } dizaines
}
new-tens-chosen = { $chosen } sur { $wanted } choisies
new-ten-Un = comptés aussitôt
new-ten-Dw = vont au perdant
new-ten-Do = remplacent n'importe qui
new-ten-Dr = entament le pli suivant
new-ten-Tr = un à la fois
new-ten-Se = voient la pioche
new-ten-Cy = le moins gagne
new-surprise = Surprends-moi
new-surprise-note = un des { $count } jeux
new-heroes-note = cinq, tirés sans les voir
new-heroes-two = Les héros se jouent à deux.
new-hero-values = { $count ->
    [0] Leurs valeurs
    [one] Leurs valeurs : une changée
   *[other] Leurs valeurs : { $count } changées
}
new-discards = Défausse ouverte
new-discards-note = sinon : jeu de mémoire
new-take-backs = Reprendre un coup
new-take-backs-note = si les autres sont d'accord
new-public = Ouverte à tous
new-public-on = figure parmi les tables ouvertes
new-public-off = sinon : par lien seulement
new-tie-break = Votes égaux
new-tie-break-cards = Le plus de cartes, puis les valeurs
new-tie-break-values = Somme des valeurs
new-clock = Temps
new-clock-none = Sans limite
new-clock-move = Par coup
new-clock-bank = Pour toute la partie
new-clock-seconds = Combien
new-increment = Ajouté par coup
new-increment-none = Rien
new-run-out = Quand il est écoulé
new-run-out-bot = Un bot continue
new-run-out-lose = La partie est perdue
new-summary = { $cards } cartes : { $factions }.
new-summary-heroes = { $cards } cartes : { $factions }, dont cinq remplacées par des héros.
new-missing = { $count ->
    [one] Choisis encore une dizaine.
   *[other] Choisis encore { $count } dizaines.
}
new-cancel = Annuler
new-open = Ouvrir la table

hero-values-title = Les valeurs des héros
hero-values-note = Prends celles de tes cartes, de 0 à { $most }.
hero-values-reset = Revenir aux nôtres
hero-values-done = C'est bon

settings-title = Réglages
settings-language = Langue
settings-language-browser = Comme le navigateur : { $name }
settings-theme = Aspect
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Les cartes bougent
settings-speed-normal = Calmement
settings-speed-fast = Vite
settings-speed-none = D'un coup
settings-hints = Indices
settings-hints-note = Les cartes disent si elles gagneraient.
settings-labels = Étiquettes sur la table
settings-labels-note = Chaque zone dit à quoi elle sert.
settings-muted = Couper les messages
settings-muted-note = Ce que disent les autres n'arrive pas ici.

me-title = Ton nom
me-task = Que faire
me-task-name = Changer
me-task-keep = Garder
me-task-login = Connexion
me-name = Nom
me-password = Mot de passe, au moins 8 caractères
me-name-note = C'est ainsi que les autres t'appellent à la table.
me-keep-note = Avec un mot de passe, tu retrouves tes parties sur un autre appareil.
me-login-note = Tu gardes déjà un nom ? Retrouve-le ici, avec ses parties.
me-do-name = Prendre ce nom
me-do-keep = Garder ce nom
me-do-login = Se connecter
me-logout = Se déconnecter
me-renamed = Tu t'appelles maintenant { $name }.
me-kept = { $name } est gardé pour toi.
me-logged-in = Content de te revoir, { $name }.
me-logged-out = Te voilà déconnecté.
me-made-up = Candidat { $number }

gone-page = Cette page n'existe pas.
gone-page-note = L'adresse a peut-être perdu une lettre en route.
gone-home = Retour à l'accueil

fail-retry = Réessayer
fail-unreachable = Le serveur ne répond pas. Tes parties y sont en sûreté.
fail-other = Cela n'a pas marché. Réessaie dans un instant.
fail-no-table = Cette table n'est plus là, ou n'a jamais existé.
fail-began = La partie a commencé sans toi. Tu peux regarder.
fail-no-seat = Les places libres sont pour d'autres. Tu peux regarder.
fail-name = Un nom doit se voir et avoir au plus 24 lettres.
fail-name-kept = Quelqu'un garde déjà ce nom. Connecte-toi, ou choisis-en un autre.
fail-kept = Tu gardes déjà un nom.
fail-login = Ce nom et ce mot de passe ne vont pas ensemble.
fail-too-many = Tu as déjà beaucoup de tables ouvertes. Joue ou quittes-en d'abord quelques-unes.
fail-too-often = C'était beaucoup. Attends un instant.
fail-restart = Le serveur redémarre. Réessaie dans un instant.

rules-contents = Sommaire

wait-title = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre. Envoie le lien.
   *[other] { $count } places sont libres. Envoie le lien.
}
wait-title-alone = Personne encore. Envoie-leur le lien.
wait-title-guest = Une place t'attend.
wait-title-full = Toutes les places sont prises.
wait-seats = Places
wait-open = une place libre
wait-you = { $name } (toi)
wait-send = Qui ouvre ce lien peut s'asseoir. La partie commence quand toutes les places sont prises.
wait-link = Lien vers cette table
wait-copy = Copier le lien
wait-copied = Copié
wait-share = Partager
wait-share-title = Claim
wait-share-text = Le trône est vide. Viens jouer une partie de Claim.
wait-code = Ou donne-leur le code :
wait-name = Comment les autres doivent-ils t'appeler ?
wait-join = Rejoindre cette table
wait-join-as = Rejoindre comme { $name }
wait-full = Tu pourras regarder dès que ça commence.
wait-leave = Quitter cette table
wait-deck = { $deck } : { $factions }.
wait-heroes = Avec des héros.
wait-memory = Un jeu de mémoire : la défausse reste fermée.
wait-clock-move = { $time } par coup.
wait-clock-bank = { $time } pour toute la partie.
