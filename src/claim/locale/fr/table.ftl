# La table vue d'une place, et les questions qu'on lui pose

play-begins = Une partie pour { $players } : { $factions }.
play-seed = Graine { $seed }. Tape ? pour obtenir de l'aide.
play-over = Les votes
play-help =
    Réponds par le numéro devant un choix, ou par le coup lui-même : Go5, Eo5=El, take:deck.
      ?            cette aide
      ? Go5        ce que fait une carte, aussi : help Troll
      log          tout ce qui s'est passé
      hand, piles  ta main ; toutes les piles
      (Entrée)     de nouveau toute la table
      undo         reprendre ta dernière décision
      save [FILE]  enregistrer la partie
      quit         enregistrer et quitter

screen-title = { $phase }, pli { $trick } sur { $tricks }
log-title = { $phase }, pli { $trick }
screen-revealed = Révélé
screen-for-two = le gagnant la prend, le perdant pioche
screen-for-many = le premier choisit, le deuxième prend l'autre
screen-trick = Pli
screen-ahead = en tête
screen-won = gagné
screen-waiting = Trolls en attente
screen-laid = Gnomes exposés
screen-before = devant { $name }
screen-followers = Tes partisans
screen-counts = Cartes
screen-heroes = Héros ramassés : { $heroes }
count-deck = pioche { $cards }
count-discards = défausse { $cards }
count-hand = { $name } : { $cards } en main
pile-hand = Main : { $name }
pile-followers = Partisans : { $name }
pile-score = Pile de score : { $name }
pile-laid = Gnomes : { $name }
pile-discards = Défausse
pile-unseen = { $cards } non vues

as-itself = telle quelle
as-faction = comme { $faction }
why-follow = Faction demandée : { $faction }, et tu as { $cards }. Les cartes marquées · doivent attendre.

ask-lead = Tu entames. Quelle carte joues-tu ?
ask-follow = Quelle carte joues-tu ?
ask-take = Quelle carte prends-tu comme partisan ?
ask-seer = Ton Voyant a gagné. Que prends-tu ? Personne d'autre ne voit la carte de la pioche.
ask-swap = Le Nécromancien te demande, à voix basse : le mettre à la défausse et relever une carte à sa place ?
ask-steal = La Sirène réclame son dû. Quelle carte voles-tu ?
ask-back = Le Dinosaure a été battu. Le reprendre ? Une de tes cartes ne sera alors jamais jouée.
ask-give = Le Kraken a pioché. Quelle carte rends-tu en échange ?
ask-count = Où se perche la Gargouille ? Elle compte pour deux cartes.
answer-take-deck = le dessus de la pioche
answer-swap-no = non, le garder
answer-back-yes = oui, dans ta main
answer-back-no = non, il s'en va
answer-count = tu en as { $mine }, l'autre { $other }

puzzled = « { $text } » n'est pas un choix possible ici. Tape un numéro, un coup comme Go5, ou ? pour obtenir de l'aide.
puzzled-number = Il n'y a pas de choix { $number } : ils vont de 1 à { $last }.
puzzled-question = { $move } ne répond pas à cette question.
puzzled-answer = { $move } n'est pas possible. Possible : { $moves }
puzzled-not-held = Tu n'as pas { $card }.
puzzled-declare = Précise { $card } : { $moves }
puzzled-rule = Il n'y a ni faction ni héros « { $asked } »{ $near }

undone = Coup repris : { $move }.
undo-secret = Entre les plis, rien ne se reprend tant qu'une main peut cacher un secret.
undo-nothing = Il n'y a rien à reprendre.
undo-others = { $name } a joué depuis. On ne reprend que ses propres coups et ceux des bots.
pass-device = Passe l'appareil à { $name }.
pass-ready = { $name }, appuie sur Entrée quand personne d'autre ne regarde.{" "}
nothing-to-decide = Rien à décider pour toi maintenant. Appuie sur Entrée et passe l'appareil.{" "}
saved = Enregistré dans { $file }
saved-resume = Enregistré. Pour continuer : claim play --resume { $file }
not-saved = La partie n'a pas pu être enregistrée. La voici, pour la garder :
