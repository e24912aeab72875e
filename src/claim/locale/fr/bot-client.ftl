# `claim bot-client` : un bot qui joue sur un serveur

help-bot-client =
    Fait jouer un bot sur un serveur, par le réseau.

    URL est le lien vers une table avec une place libre, tel qu'on le partage (http://localhost:8400/t/K7MNQ2XA). Avec --new,
    c'est le serveur (http://localhost:8400), et le bot y ouvre une table. Pour écrire ton propre client, commence par
    docs/protocol.md.
argument-url = Le lien vers une table, ou avec --new vers un serveur.
option-client-bot = Quel bot : novice, casual, steady, expert ou master.
option-client-name = Son nom à la table.  [défaut : le nom du bot]
option-games = Combien de parties jouer, une revanche après l'autre.
option-new =
    Ouvre une nouvelle table avec ces places, comme me,open ou me,steady,expert : me est la place du bot, open est
    pour qui voudra venir.

bot-client-table = Partie en cours à { $link }
bot-client-over =
    { $how ->
        [won] Gagné : { $result }
        [drawn] Nul : { $result }
       *[lost] Perdu : { $result }
    }
bot-client-refused = { $move } a été refusé : { $why }
bot-client-error = Le serveur dit : { $why }

error-client-link = « { $link } » ne mène à aucune table : un lien ressemble à http://localhost:8400/t/K7MNQ2XA, ou avec --new à http://localhost:8400
error-client-server = { $server } est injoignable : { $why }
error-client-other = { $server } répond, mais pas comme un serveur Claim
error-client-refused = le serveur refuse : { $why }
error-client-lost = la connexion est perdue, et le serveur ne répond plus
error-client-extra = claim bot-client demande plus que ce qui est installé ({ $module } manque) : pip install "claim-cards[server]"
