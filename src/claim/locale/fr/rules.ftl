# Les règles en général, par sujet. Une ligne vide sépare les paragraphes, « - » commence une ligne de liste.

topic-goal = Le but
topic-decks = Les paquets
topic-table = La table
topic-one = Phase un : recruter des partisans
topic-two = Phase deux : rassembler ses soutiens
topic-scoring = Les votes
topic-heroes = Héros
topic-secrets = Ce que tu peux savoir

general-goal =
    Le trône est vide et tout le monde fait campagne. En phase un, tu te sers de la main reçue pour gagner des
    partisans. En phase deux, tu joues ces partisans pour ramasser des cartes. À la fin, chaque faction vote pour
    celui qui a ramassé le plus de ses cartes, et celui qui a le plus de votes gagne.

general-decks =
    Un paquet, c'est une paire de factions et quelques factions de dix.

    - Les paires ont 22 cartes : Gobelins avec Chevaliers, Gnomes avec Géants, Elfes avec Orcs (et les cartes à deux
      couleurs qui sont les deux).
    - Les factions de dix ont chacune dix cartes, de 0 à 9 : Morts-vivants, Nains, Doppelgängers, Dragons, Trolls,
      Voyants, Cyclopes.
    - À deux, on prend une paire et trois factions de dix, 52 cartes. Claim, ce sont Gobelins, Chevaliers,
      Morts-vivants, Nains et Doppelgängers ; Claim 2, ce sont Gnomes, Géants, Dragons, Trolls et Voyants. Tout autre
      mélange convient : il y en a 105.
    - À trois ou quatre, on prend une paire et cinq factions de dix, 72 cartes : 63 mélanges.

general-table =
    - À deux, chacun a 13 cartes en main, à trois 12, à quatre 9. Le reste est la pioche, face cachée.
    - À trois, chacun joue pour soi. À quatre, les partenaires se font face.
    - On joue dans le sens horaire. Un réglage dit qui entame le premier pli ; sinon, on tire au sort.
    - Devant toi, il y a une pile de partisans face cachée, que personne d'autre ne peut regarder, et une pile de
      score face visible, que tout le monde voit.

general-one =
    - Il y a un pli par carte en main. Avant chacun, on révèle la carte du dessus de la pioche (à trois et quatre :
      deux cartes).
    - Celui qui entame joue une carte quelconque ; sa faction est la faction demandée. À tour de rôle, les autres
      doivent jouer une carte de cette faction s'ils en ont une, et ce qu'ils veulent sinon.
    - La plus forte carte de la faction demandée gagne ; de cartes égales, la première jouée. Les autres factions ne
      gagnent jamais, sauf si un pouvoir le dit.
    - À deux : le gagnant prend la carte révélée comme partisan, le perdant prend celle du dessus de la pioche, sans
      la montrer.
    - À trois et quatre : le gagnant choisit une des cartes révélées, le deuxième au rang prend l'autre, les autres
      piochent. Le premier au rang est le gagnant, puis viennent les autres cartes de la faction demandée de la plus
      forte à la plus faible, puis toutes les autres par valeur ; de valeurs égales, la première jouée.
    - Les cartes jouées sont défaussées. Le gagnant entame le pli suivant.

general-two =
    - Les partisans deviennent les mains. Celui qui aurait entamé le pli suivant commence.
    - On entame, on fournit et on gagne comme avant, mais le gagnant met maintenant les cartes du pli face visible
      dans sa pile de score. Les pouvoirs de certaines factions envoient des cartes ailleurs.
    - Après le dernier pli, on compte les votes.

general-scoring =
    - Chaque faction vote pour celui qui a le plus de ses cartes ; à quatre, les partenaires comptent ensemble, et les
      Gnomes exposés comptent aussi. Les Cyclopes préfèrent celui qui en a le moins.
    - Égalité : celui qui a la plus forte carte de la faction, puis la deuxième, et ainsi de suite. Si les valeurs
      sont les mêmes jusqu'à la dernière, ou si personne n'a de carte, le vote ne va à personne.
    - Le plus de votes gagne. Votes égaux : le plus de cartes dans les factions qui ont voté pour toi, puis la plus
      forte somme de leurs valeurs, puis match nul. Un réglage passe tout de suite à la somme des valeurs.

general-heroes =
    Les héros viennent de Mercenaries et se jouent à deux. Cinq des dix-huit sont mélangés au paquet, et cinq cartes
    de faction sont mises de côté à leur place. Personne ne sait lesquelles.

    - Un héros n'appartient à aucune faction. À l'entame, il n'en demande aucune : l'autre joue ce qu'il veut, et la
      plus forte valeur gagne, celle de l'entame en cas d'égalité.
    - Sauf si son pouvoir dit autre chose, tu ne peux le jouer en second que si tu n'as aucune carte de la faction
      demandée, et il perd.
    - En phase un, les héros sont défaussés. En phase deux, on les ramasse, mais ils ne comptent pour aucune faction.
    - Si des pouvoirs se contredisent, celui d'un héros passe avant celui d'une faction, et de deux héros, celui joué
      en dernier l'emporte. La Reine vampire passe avant tous.
    - Les valeurs des héros sont celles de cette édition. Les réglages d'une partie peuvent les remplacer, pour que tu
      joues avec celles imprimées sur tes cartes.

general-secrets =
    - Tu connais ta main et tes partisans, chaque carte révélée ou jouée, qui a pris quoi, toutes les piles de score,
      les Gnomes exposés, les Trolls en attente et la défausse, et combien de cartes a chacun.
    - Tu ne connais pas les autres mains, les cartes que d'autres ont piochées (sauf si ton Voyant les a vues),
      l'ordre de la pioche, ni les cartes et héros mis de côté.

# Le livret

rulebook-title = Les règles de Claim
rulebook-unofficial =
    Ceci est une édition ouverte et non officielle des jeux de cartes Claim, Claim 2 et de leur extension Mercenaries.
    Elle n'a aucun lien avec leurs auteurs ou éditeurs. Les règles y sont racontées avec nos propres mots ; si elles
    diffèrent de ton livret imprimé, c'est le livret qui a raison.
rulebook-clauses =
    Les numéros comme R6.2 sont les clauses par lesquelles le code et ses tests citent les règles. Cette page est faite des
    mêmes textes que `claim rules` : ne la modifie pas, lance `make docs`.
rulebook-factions = Les factions
rulebook-from-box = De { $box }
rulebook-faction = { $name } ({ $code })
rulebook-cards = { $count } cartes : { $values }.
rulebook-hero-value = Valeur { $value }.
rulebook-hero = héros
rulebook-value = valeur
rulebook-in-notation = en notation
