# La table dans le navigateur : zones, places, votes, aide, menu

seat-you = Toi
seat-open = place libre
seat-bot-0 = Ana
seat-bot-1 = Mira
seat-bot-2 = Ayo
seat-bot-3 = Jon
seat-led = a entamé ce pli
seat-leads = entame ce pli
seat-partner = ton partenaire
seat-partner-is = partenaire : { $name }
seat-away = pas là
seat-away-bot = pas là ; un bot joue dans { $time }
seat-bot-plays = pas là ; un bot joue
seat-turn = doit jouer

title-your-turn = ● À toi – Claim
title-table = Table
phase-title-1 = Phase un : recruter des partisans
phase-title-2 = Phase deux : rassembler ses soutiens
phase-short-1 = Recruter des partisans
phase-short-2 = Rassembler ses soutiens
phase-trick = Pli { $trick } sur { $tricks }
phase-trick-short = { $phase ->
    [1] Phase un
   *[2] Phase deux
} · pli { $trick } sur { $tricks }
open-rules = Règles de ce paquet
open-log = Ce qui s’est passé
open-menu = Menu
open-say = Dire quelque chose
open-resign = Abandonner
open-votes = Votes : { $tally }. Ouvrir le tableau
clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

zone-trick = Pli
zone-revealed-2 = Le gagnant reçoit
zone-revealed-3 = Le 1er choisit, le 2e prend l’autre
zone-revealed-4 = Le 1er choisit, le 2e prend l’autre
zone-deck-2 = Le perdant pioche
zone-deck-3 = Le 3e pioche
zone-deck-4 = Les 3e et 4e piochent
zone-followers = Partisans
zone-score = { $count ->
    [0] Pile de score
   *[other] Pile de score · { $count }
}
zone-laid = Gnomes
zone-laid-before = { $you ->
    [yes] Gnomes devant toi
   *[no] Gnomes devant { $name }
}
zone-waiting = Trolls en attente
zone-discards = Défausse
zone-empty = rien pour l’instant
note-waiting = Le plus fort va au prochain gagnant, sauf s’il y a un Troll plus fort.
hand-count = { $count } en main
discards-count = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
counts-hand = main
counts-followers = partisans
counts-score = score

label-rail = Votes et ce qui s’est passé
label-player = { $name }
label-hand = { $count ->
    [one] { $name } a { $count } carte en main
   *[other] { $name } a { $count } cartes en main
}
label-own-hand = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
label-deck = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
label-followers = { $you ->
    [yes] Tes partisans : { $count }
   *[no] Partisans, { $name } : { $count }
}
open-followers = Tes partisans : { $count }. Ouvrir
open-score = { $you ->
    [yes] Ta pile de score : { $count }. Ouvrir
   *[no] Pile de score, { $name } : { $count }. Ouvrir
}
open-laid = { $you ->
    [yes] Gnomes devant toi : { $count }. Ouvrir
   *[no] Gnomes devant { $name } : { $count }. Ouvrir
}
open-tray = { $zone } : { $count }. Ouvrir
open-discards = { $count ->
    [one] Regarder la carte défaussée
   *[other] Parcourir les { $count } cartes défaussées
}
open-player = { $name } : main { $hand }, partisans { $followers }, score { $score }. Ouvrir
pile-title-followers = Tes partisans
pile-title-score = { $you ->
    [yes] Ta pile de score
   *[no] Pile de score : { $name }
}
pile-title-laid = { $you ->
    [yes] Gnomes devant toi
   *[no] Gnomes devant { $name }
}
pile-title-waiting = Trolls en attente
pile-title-discards = Défausse

trick-led = { $you ->
    [yes] Tu as entamé
   *[no] { $name } a entamé
}
trick-won = { $you ->
    [yes] Tu gagnes
   *[no] { $name } gagne
}
trick-would = { $outlook ->
    [wins] Tu gagnerais
    [loses] Tu perdrais
    [ahead] Tu serais en tête
    [behind] Tu serais derrière
   *[ally] Ton partenaire gagne
}
trick-would-short = { $outlook ->
    [wins] gagnerait
    [loses] perdrait
    [ahead] en tête
    [behind] derrière
   *[ally] partenaire gagne
}
trick-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
}
trick-last = Dernier pli
trick-recalled = { $phase ->
    [1] Phase un, pli { $trick }
   *[2] Phase deux, pli { $trick }
}
trick-return = Revenir au présent

hand-play = Jouer { $card }
hand-chosen = Choix : { $card }. Joue cette carte une seconde fois pour confirmer.
hand-not-now = { $card }, pas maintenant : { $why }
hand-would = { $outlook ->
    [wins] { $card }, gagnerait. { $told }
    [loses] { $card }, perdrait. { $told }
    [ahead] { $card }, en tête pour l’instant. { $told }
    [behind] { $card }, derrière. { $told }
   *[ally] { $card }, ton partenaire gagnerait quand même. { $told }
}
why-not-follow = il faut fournir ({ $faction }), et tu en as.
why-not-turn = c’est à { $name } de jouer.
why-not-now = elle n’est pas jouable maintenant.

ribbon-turn = { $you ->
    [yes] À toi
   *[no] À { $name }
}
help-outlook = { $outlook ->
    [wins] { $card } gagne
    [loses] { $card } perd
    [ahead] { $card } est en tête
    [behind] { $card } est derrière
   *[ally] { $card }, ton partenaire gagne
}
help-theirs = { $name } choisit une carte.
help-theirs-answer = { $name } décide.
help-sent = Ta carte est en route.
help-answer = Choisis dans le volet ci-dessous.
help-lead-1 = Tu entames. Joue n’importe quelle carte ; les autres fournissent sa faction s’ils peuvent.
help-lead-2 = Tu entames. Joue n’importe quelle carte ; le gagnant ramasse le pli.
help-follow = Faction demandée : { $factions }. Tu dois fournir ; les cartes estompées attendent.
help-free = Faction demandée : { $factions }. Tu n’en as pas : joue n’importe quelle carte.
help-no-lead = Aucune faction demandée : joue n’importe quelle carte.
help-over = La partie est terminée.
refused-stale = Il s’est passé quelque chose entre-temps. Choisis de nouveau.
refused-illegal = Cette carte ne peut pas être jouée maintenant. Choisis-en une autre.
refused-turn = Ce n’est plus à toi de jouer.
refused-other = Ce coup n’a pas été joué. Choisis de nouveau.
connection-lost = Connexion perdue. Tes cartes sont en sécurité ; nouvel essai…
connection-trying = Le serveur est injoignable ; nouvel essai…
table-loading = Les cartes arrivent…
table-gone = Cette table n’existe plus, ou n’a jamais existé.
table-over-title = La partie est terminée
table-watching = Tu regardes. Les mains restent cachées jusqu’à la fin de la partie.

votes-title = Les votes, pour l’instant
votes-so-far = Votes jusqu’ici
votes-to = à
votes-still-to-win = encore à gagner
votes-fewest-wins = le moins gagne
votes-of-side = { $name } { $count }
votes-still-open = encore { $count } à gagner
votes-open = à prendre
votes-same = égalité
votes-leads = { $who ->
    [you] Tu mènes de { $by }
    [they] Ils mènent de { $by }
   *[name] { $name } mène de { $by }
}
votes-fewest = { $who ->
    [you] Tu en as le moins
    [they] Ils en ont le moins
   *[name] { $name } en a le moins
}
votes-value = { $who ->
    [you] À toi grâce au { $by }
    [they] À eux grâce au { $by }
   *[name] À { $name } grâce au { $by }
}
votes-lowest = { $who ->
    [you] À toi grâce au petit { $by }
    [they] À eux grâce au petit { $by }
   *[name] À { $name } grâce au petit { $by }
}
votes-decided = { $who ->
    [you] À toi pour de bon
    [they] À eux pour de bon
   *[name] À { $name } pour de bon
}
votes-decided-nobody = À personne pour de bon

history-title = Ce qui s’est passé
history-trick = Pli
history-recall = Montrer ce pli sur la table
history-empty = Rien pour l’instant. Le récit commence avec la première carte.

menu-title = Table
menu-copy = Copier le lien vers cette table
menu-copied = Lien copié
menu-home = Retour à l’accueil
say-title = Dire quelque chose
say-mute = Ne plus entendre les autres
say-said = { $name } : { $text }
say-hello = Bonjour
say-good-luck = Bonne chance
say-well-played = Bien joué
say-oops = Oups
say-thanks = Merci
say-thinking = Je réfléchis
say-sorry = Pardon
say-good-game = Belle partie
back-title = Reprendre un coup
back-ask = Demander à reprendre ton dernier coup
back-waiting = Tu demandes à reprendre ton coup. On attend les autres…
back-asked = { $name } demande à reprendre un coup.
back-asked-others = { $name } demande à reprendre un coup. On attend les autres…
back-agree = D’accord
back-refuse = Non
resign-title = Abandonner ?
resign-text = La partie s’arrête, et l’autre camp porte la couronne.
resign-three = Un bot prend ta place et continue contre les autres.
resign-yes = Abandonner
resign-no = Continuer

power-Go = Aucun pouvoir, mais cinq 0 et de la compagnie.
power-Kn = Bat tout sauf les Chevaliers quand on entame avec un Gobelin.
power-Un = En phase un, va aussitôt dans la pile de score du gagnant.
power-Dw = En phase deux, va au perdant du pli, ou à la carte la plus faible à trois ou quatre.
power-Do = Peut être joué même si tu peux fournir ; compte comme la faction demandée.
power-Gn = En phase deux, reste visible devant son gagnant, à portée des Géants.
power-Gi = En phase deux, retire un Gnome de même valeur qui se trouve devant un adversaire.
power-Dr = Celui qui joue le dernier Dragon entame le pli suivant.
power-Tr = En phase deux, seul le plus fort Troll est ramassé ; les autres attendent.
power-Se = Il gagne en phase un ? Tu vois la carte du dessus de la pioche et peux la prendre.
power-El = Aucun pouvoir, mais un vote à eux.
power-Or = Aucun pouvoir, mais un vote à eux.
power-Eo = Tu dis en la jouant si c’est un Elfe ou un Orc.
power-Cy = Les Cyclopes votent pour celui qui en a le moins, mais au moins un.
power-Bard = Tu entames le pli suivant, pli gagné ou perdu.
power-Centaur = Joué en second contre un 5 ou un 6, il gagne.
power-BugLord = En phase deux, vaut un de plus par carte de faction que tu as ramassée.
power-Jester = Joué en second, il échange sa place avec la carte d’entame.
power-Siren = Jouée à l’entame et battue, elle vole une carte dans la pile de score adverse.
power-Witch = Jouée à l’entame, elle n’est battue que par une valeur paire supérieure à 5.
power-Minotaur = Il gagne le dernier pli de l’une ou l’autre phase.
power-Golem = Joué en second contre un 1 à 4, il gagne et l’autre carte est défaussée.
power-Necromancer = Tant que tu l’as en main en phase un, tu peux l’échanger contre une carte défaussée.
power-LifeStealer = Joué en second, il appartient à la faction demandée et en a le pouvoir.
power-Gargoyle = Ramassée, elle compte pour deux cartes d’une faction que tu nommes à la fin.
power-Werewolf = En le jouant, tu peux en faire un 5 de n’importe quelle faction.
power-Dinosaur = Battu en phase deux, il peut revenir dans ta main.
power-VampireQueen = L’autre carte de son pli n’a aucun pouvoir.
power-Treant = En phase deux, il peut être une faction dont tu as ramassé deux cartes.
power-Kraken = Il gagne en phase deux ? Tu pioches une carte dans la main adverse et en rends une.
power-Death = En phase deux, personne ne ramasse les cartes de son pli.
power-Warrior = Aucun pouvoir. Il n’en a guère besoin.
