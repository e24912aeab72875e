# Ce que dit `claim serve`

help-serve =
    Sert des tables pour le navigateur, jusqu'à interruption.

    Les options passent avant les variables d'environnement (CLAIM_PORT), et celles-ci avant un fichier TOML. docs/host.md liste
    tous les réglages.
option-host = L'adresse d'écoute.  [défaut : 127.0.0.1, accessible de cette machine seulement]
option-port = Le port d'écoute ; 0 en prend un libre.  [défaut : 8400]
option-database = Où sont gardées les parties : sqlite:///FICHIER ou postgresql://HOTE/NOM.  [défaut : un fichier parmi tes données]
option-redis = Comment plusieurs processus se préviennent : redis://HOTE.
option-workers = Combien de processus travaillent.  [défaut : 1]
option-set = Tout autre réglage, comme --set grace=30.
option-config = Un fichier de réglages.
option-open = Ouvrir le navigateur quand le serveur est prêt.
serve-ready = Claim tourne à { $address } (Ctrl+C pour l'arrêter)
error-no-server = claim serve demande plus que ce qui est installé ({ $package } manque) : pip install "claim-cards[server]"
error-set = --set est { $text } ; écris NOM=VALEUR, comme grace=30
