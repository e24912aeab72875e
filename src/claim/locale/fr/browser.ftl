# Le navigateur : ce que disent ses écrans hors du jeu lui-même

card-name = { $kind } { $value }
card-declared = { $card } comme { $faction }
card-as = comme { $faction }
card-hero = héros
card-hero-name = { $name }, héros de valeur { $value }
card-hidden = Carte cachée
outlook-wins = gagne
outlook-loses = perd
outlook-ahead = en tête
outlook-behind = derrière
outlook-ally = partenaire gagne

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
home-lede = Un jeu de cartes en deux actes, de deux à quatre. D’abord tu recrutes des partisans, puis ils se battent pour toi.
home-play = Jouer maintenant
home-play-note = Claim, contre un bot
home-new = Nouvelle table
home-code = Code ou lien
home-join = Rejoindre
home-no-code = Ce n’est pas le code d’une table. Il compte huit lettres et chiffres, ou se cache dans un lien.

games-mine = Tes parties
games-public = Tables ouvertes
games-none = Pas encore de parties. « Jouer maintenant » prend environ dix minutes.
games-loading = On cherche tes parties…
games-all = Tout afficher ({ $count })
games-turn = À toi
games-open = Ouvrir
games-join = Rejoindre
games-replay = Revoir
games-replay-of = Revoir la partie avec { $names }
games-nobody = Personne pour l’instant
games-waiting = { $count ->
    [one] attend { $count } personne
   *[other] attend { $count } personnes
}
games-your-turn = à toi de jouer
games-their-turn = aux autres de jouer
games-running = en cours
games-won = tu as porté la couronne, { $when }
games-lost = la couronne est allée à { $names } ({ $when })
games-drawn = la couronne n’est allée à personne, { $when }
games-unfinished = interrompue, { $when }
games-over = finie, { $when }

how-title = Le déroulement d’une partie
how-one = Recruter
how-one-text = Si tu gagnes un pli, la carte révélée te suit. Si tu le perds, tu en pioches une en secret.
how-two = Rassembler
how-two-text = Tes partisans sont ta seconde main. Désormais, chaque pli que tu gagnes est à toi.
how-three = Être élu
how-three-text = Chaque faction vote pour celui qui en a le plus. Trois votes sur cinq font un roi.
how-more = Toutes les règles

bot-random = Bot capricieux
bot-simple = Bot simple
bot-novice = Bot novice
bot-casual = Bot occasionnel
bot-steady = Bot posé
bot-expert = Bot expert
bot-master = Bot maître
bot-other = Bot { $name }
bot-seated = { $name } ({ $bot })
deck-own = Mélange maison

new-title = Nouvelle table
new-deck = Paquet
new-players = Joueurs
new-seat = Place { $seat }
new-seat-me = Toi
new-seat-open = Libre : partager un lien
new-partners = Les partenaires se font face : places 1 et 3 contre 2 et 4.
new-pair = Une paire
new-pair-names = { $one } + { $other }
new-pair-Go = 22 cartes · les Chevaliers battent les Gobelins
new-pair-Gn = 22 cartes · les Géants écrasent les Gnomes
new-pair-El = 22 cartes · huit cartes sont les deux
new-tens = { $count ->
    [3] Trois factions de dix
    [5] Cinq factions de dix
   *[other] { $count } factions de dix
}
new-tens-chosen = { $chosen } sur { $wanted } choisies
new-ten-Un = comptent aussitôt
new-ten-Dw = vont au perdant
new-ten-Do = remplacent toute faction
new-ten-Dr = entament le pli suivant
new-ten-Tr = un à la fois
new-ten-Se = voient la pioche
new-ten-Cy = le moins gagne
new-surprise = Surprends-moi
new-surprise-note = un paquet sur { $count }
new-heroes-note = cinq, tirés en secret
new-heroes-two = Les héros se jouent à deux.
new-hero-values = { $count ->
    [0] Leurs valeurs
    [one] Leurs valeurs : { $count } modifiée
   *[other] Leurs valeurs : { $count } modifiées
}
new-discards = Défausse visible
new-discards-note = non : un jeu de mémoire
new-take-backs = Reprise de coups
new-take-backs-note = si les autres sont d’accord
new-public = Ouverte à tous
new-public-on = affichée parmi les tables ouvertes
new-public-off = non : par lien seulement
new-tie-break = Votes égaux
new-tie-break-cards = Le plus de cartes, puis les valeurs
new-tie-break-values = Somme des valeurs
new-clock = Temps
new-clock-none = Sans limite
new-clock-move = Par coup
new-clock-bank = Pour toute la partie
new-clock-seconds = Durée
new-increment = Ajouté par coup
new-increment-none = Rien
new-run-out = Quand il est écoulé
new-run-out-bot = Un bot continue
new-run-out-lose = La partie est perdue
new-summary = { $cards } cartes : { $factions }.
new-summary-heroes = { $cards } cartes : { $factions }, dont cinq remplacées par des héros.
new-missing = { $count ->
    [one] Choisis encore { $count } faction de dix.
   *[other] Choisis encore { $count } factions de dix.
}
new-cancel = Annuler
new-open = Ouvrir la table

hero-values-title = Les valeurs des héros
hero-values-note = Prends celles imprimées sur tes cartes, de 0 à { $most }.
hero-values-reset = Revenir aux nôtres
hero-values-done = Terminé

settings-title = Réglages
settings-language = Langue
settings-language-browser = Comme le navigateur : { $name }
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Les cartes bougent
settings-speed-normal = Calmement
settings-speed-fast = Vite
settings-speed-none = D’un coup
settings-hints = Indices
settings-hints-note = Les cartes disent si elles gagneraient.
settings-labels = Légendes sur la table
settings-labels-note = Chaque zone dit à quoi elle sert.
settings-muted = Couper les messages
settings-muted-note = Ce que disent les autres ne s’affiche pas ici.

me-title = Ton nom
me-task = Que faire
me-task-name = Changer
me-task-keep = Protéger
me-task-login = Connexion
me-name = Nom
me-password = Mot de passe, au moins 8 caractères
me-name-note = C’est ainsi que les autres t’appellent à la table.
me-keep-note = Avec un mot de passe, tu retrouves aussi tes parties sur un autre appareil.
me-login-note = Tu as déjà protégé un nom ? Retrouve-le ici, avec ses parties.
me-do-name = Prendre ce nom
me-do-keep = Protéger ce nom
me-do-login = Se connecter
me-logout = Se déconnecter
me-renamed = Tu t’appelles maintenant { $name }.
me-kept = { $name } est protégé pour toi.
me-logged-in = Bon retour, { $name }.
me-logged-out = C’est fait, session fermée.
me-made-up = Candidat { $number }

gone-page = Cette page n’existe pas.
gone-page-note = L’adresse a peut-être perdu une lettre en route.
gone-home = Retour à l’accueil

fail-retry = Réessayer
fail-unreachable = Le serveur est injoignable. Tes parties y sont en sécurité.
fail-other = Cela n’a pas marché. Réessaie dans un instant.
fail-no-table = Cette table n’existe plus, ou n’a jamais existé.
fail-began = La partie a commencé sans toi. Tu peux regarder.
fail-no-seat = Les places libres sont gardées pour d’autres. Tu peux regarder.
fail-name = Un nom doit avoir quelque chose de visible, et au plus 24 lettres.
fail-name-kept = Quelqu’un a protégé ce nom. Connecte-toi, ou choisis-en un autre.
fail-kept = Tu as déjà un nom protégé.
fail-login = Ce nom et ce mot de passe ne vont pas ensemble.
fail-too-many = Tu as déjà beaucoup de tables ouvertes. Joues-en ou quittes-en d’abord quelques-unes.
fail-too-often = Cela fait beaucoup. Attends un instant.
fail-restart = Le serveur redémarre. Réessaie dans un instant.

rules-contents = Sommaire

wait-title = { $count ->
    [0] Tout le monde est là.
    [one] Il reste { $count } place. Envoie le lien.
   *[other] Il reste { $count } places. Envoie le lien.
}
wait-title-alone = Personne pour l’instant. Envoie le lien.
wait-title-guest = Une place t’attend.
wait-title-full = Toutes les places sont prises.
wait-seats = Places
wait-open = une place libre
wait-you = { $name } (toi)
wait-send = Toute personne qui ouvre ce lien peut s’asseoir. La partie commence quand toutes les places sont prises.
wait-link = Lien vers cette table
wait-copy = Copier le lien
wait-copied = Copié
wait-share = Partager
wait-share-title = Claim
wait-share-text = Le trône est vide. Viens jouer une partie de Claim.
wait-code = Ou donne le code :
wait-name = Comment les autres doivent-ils t’appeler ?
wait-join = Rejoindre cette table
wait-join-as = Rejoindre cette table comme { $name }
wait-full = Tu pourras regarder dès que ça commence.
wait-leave = Quitter cette table
wait-deck = { $deck } : { $factions }.
wait-heroes = Avec des héros.
wait-memory = Un jeu de mémoire : la défausse reste cachée.
wait-clock-move = { $time } par coup.
wait-clock-bank = { $time } pour toute la partie.
