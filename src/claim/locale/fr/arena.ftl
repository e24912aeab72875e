# claim arena, claim ladder

help-arena =
    Fait jouer des bots entre eux sans que la chance de la donne compte.

    Chaque donne est jouée de chaque place : deux fois à deux, trois fois à trois. Deux bots et trois joueurs : le premier
    contre deux fois le second. Deux bots et quatre joueurs : une équipe chacun. Quatre bots : le premier et le troisième
    sont partenaires.

    Un bot est un nom (simple), un nom avec un effort (ismcts@1000 pour des itérations, master@50ms pour du temps de calcul),
    une classe (module:Classe) ou un programme qui parle comme le décrit docs/arena.md ("program:./mon_bot.py --avide").
help-ladder =
    Fait jouer tous les bots entre eux et les classe.

    Chaque paire joue les mêmes donnes, chacune avec les places échangées. Les cotes sont celles, sur l'échelle d'Elo, qui
    expliquent le mieux les résultats. Les bots se nomment comme pour claim arena.
argument-bots = Deux bots, ou autant qu'il y a de joueurs.
argument-ladder-bots = Les bots.  [défaut : random et tous les niveaux]
option-deals = Combien de donnes par paquet.
option-arena-effort = Combien peut réfléchir un bot qui ne nomme pas d'effort : 1000 (itérations), 50ms ou 0.5s.
option-arena-players = Combien jouent.  [défaut : autant qu'il y a de bots]
option-ladder-players = Combien jouent ; quatre font deux équipes.
option-arena-deck = Des factions, ou « claim », « claim2 » ou « random », comme pour claim play ; pour plusieurs paquets, plusieurs fois.
option-all-decks = Tous les paquets pour ce nombre de joueurs.
option-jobs = Combien de processus jouent en même temps.  [défaut : un par cœur du processeur]
option-patience = Secondes qu'un programme peut prendre pour un coup, en plus du double de son effort.
option-arena-save = Un fichier qui garde chaque donne ; s'il existe, on continue à partir de lui.
option-records = Un dossier pour les enregistrements de toutes les parties.
option-csv = Un fichier pour les résultats sous forme de tableau.
option-plot = Un fichier pour les résultats sous forme d'image (SVG).
arena-title = { $games } parties : { $deals } donnes de { $deck } (graine { $seed })
arena-title-decks = { $games } parties : { $deals } donnes de { $decks } paquets (graine { $seed })
ladder-title = { $games } parties : { $deals } donnes par paire (graine { $seed })
arena-bot = bot
arena-score = part
arena-rating = cote
arena-interval = intervalle à 95 %
arena-mean = ms par coup
arena-slowest = ms, p99
arena-forfeits = forfaits
arena-nobody = personne
arena-votes = votes
arena-deals = donnes
arena-fair = Des bots de même force auraient { $share } chacun.
arena-split = Donnes gagnées par les mêmes places à chaque partie : { $split } sur { $deals }
arena-illegal = Coups interdits : { $count }
arena-speed = { $seconds } s : { $games } parties
arena-interrupted = Interrompu après { $played } donnes sur { $wanted }.
arena-interrupted-kept = Interrompu après { $played } donnes sur { $wanted }. { $file } les garde : la même commande continue.
arena-lost = { $bot } a perdu la partie { $game } de la donne { $deal } ({ $deck }) : { $why }
arena-more-lost = … et { $count } de plus, que --json énumère aussi.
arena-because-slow = pas de réponse en { $detail }
arena-because-died = son programme s'est arrêté ({ $detail })
arena-because-nonsense = sa réponse n'est pas un coup : { $detail }
arena-because-illegal = un coup interdit : { $detail }
arena-because-raised = une erreur : { $detail }
arena-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
