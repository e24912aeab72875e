# Ce que fait chaque faction, selon son code

rule-Go =
    Aucun pouvoir, mais de la compagnie : quatorze cartes, dont cinq 0.

rule-Kn =
    Quand on entame avec un Gobelin, un Chevalier bat toute carte qui n'est pas un Chevalier ; de plusieurs
    Chevaliers, le plus fort gagne. Si tu as un Gobelin, tu dois quand même en fournir un (ou jouer un Doppelgänger).
    Seule une entame de Gobelin réveille les Chevaliers : face à un Doppelgänger joué à l'entame, ce sont des cartes
    ordinaires. Un Doppelgänger joué sur un Gobelin est battu par un Chevalier comme toute autre carte.

rule-Un =
    Phase un : un Mort-vivant joué dans un pli n'est pas défaussé. Il va droit dans la pile de score de celui qui
    gagne le pli. Révélé ou pioché, il devient un partisan comme toute autre carte. Phase deux : aucun pouvoir.

rule-Dw =
    Phase deux. À deux, le perdant d'un pli reçoit tous ses Nains dans sa pile de score, et le gagnant prend le reste.
    À trois ou quatre, ils vont à celui qui a joué la carte la plus faible du pli, quelle que soit sa faction
    (égalité : la dernière jouée), même si c'est le gagnant.

rule-Do =
    Quand une autre faction est demandée, tu peux jouer un Doppelgänger même si tu peux fournir. Il compte comme
    une carte de la faction demandée pour gagner et pour le rang, mais n'a jamais le pouvoir de cette faction, et aux
    votes il compte comme Doppelgänger. En avoir un ne t'oblige à rien. Quand on entame avec un Doppelgänger, les
    Doppelgängers sont la faction demandée et on fournit comme d'habitude.

rule-Gn =
    Phase deux : les Gnomes gagnés dans un pli restent face visible devant leur gagnant, à portée des Géants. Ceux qui
    y sont encore à la fin rejoignent la pile de score.

rule-Gi =
    Phase deux : chaque Géant que tu ramasses retire du jeu un Gnome de même valeur qui se trouvait déjà devant ton
    adversaire. À trois ou quatre, il en retire un devant chaque adversaire, jamais devant toi ni devant ton
    partenaire. Le Géant lui-même va dans ta pile de score. On ne demande rien à personne : c'est immédiat.

rule-Dr =
    Celui qui joue le dernier Dragon d'un pli entame le suivant, que ce Dragon ait gagné, fourni ou ni l'un ni
    l'autre. Le gagnant prend les cartes comme d'habitude. Un Dragon dans le dernier pli de la phase un décide qui
    entame la phase deux.

rule-Tr =
    Phase deux : un pli ne donne à son gagnant qu'un seul Troll, le plus fort parmi ceux du pli et ceux qui attendent
    depuis les plis d'avant. Les autres attendent le prochain gagnant, qui prend le plus fort de ceux qui attendent
    même si aucun Troll n'est joué. Le gagnant du dernier pli prend tous ceux qui restent.

rule-Se =
    Phase un : si tu gagnes un pli avec un Voyant, tu regardes la carte du dessus de la pioche avant de prendre. À
    deux, tu prends cette carte ou la carte révélée, et ton adversaire reçoit l'autre. À trois ou quatre, tu la
    prends, ou bien l'une des deux cartes révélées ; si tu la prends, le deuxième au rang choisit une carte révélée,
    le troisième prend l'autre et le quatrième pioche. Quoi que tu prennes, tu sais où va cette carte.

rule-El =
    Aucun pouvoir, mais un vote à eux. Ils partagent huit cartes à deux couleurs avec les Orcs.

rule-Or =
    Aucun pouvoir, mais un vote à eux. Ils partagent huit cartes à deux couleurs avec les Elfes.

rule-Eo =
    Deux couleurs en une. Tu l'annonces Elfe ou Orc en la jouant, et c'est ce qu'elle est pour le pli et, une fois
    gagnée en phase deux, pour de bon. Dans ta main, elle est les deux : si on demande des Elfes ou des Orcs, elle
    permet de fournir, donc tu dois fournir.

rule-Cy =
    Au décompte, les Cyclopes soutiennent celui qui en a le moins, mais au moins un. Égalité : celui qui a le plus
    faible.

# Ce que fait chaque héros, selon son nom dans la notation

rule-Bard =
    Celui qui le joue entame le pli suivant, pli gagné ou perdu, et passe avant tout Dragon.

rule-Centaur =
    Joué en second contre un 5 ou un 6, il gagne.

rule-BugLord =
    Phase deux : sa valeur augmente de un pour chaque carte de faction que son joueur a ramassée, Gnomes exposés
    compris. Les héros ne comptent pas. Phase un : il est ce qu'il est.

rule-Jester =
    Joué en second, il échange sa place avec la carte d'entame. Le pli est résolu comme si ton adversaire avait entamé
    avec le Bouffon et que tu avais joué l'autre carte en second : il n'y a donc pas de faction demandée, et la plus
    forte valeur gagne. Tout ce qui dépend de qui a joué une carte, ou du fait d'être jouée à l'entame ou en second,
    suit les nouvelles places. Une carte annoncée à l'entame reste ce qu'on l'a annoncée.

rule-Siren =
    Jouée à l'entame et battue, elle vole : son joueur prend une carte de son choix dans la pile de score de
    l'adversaire, une fois le pli ramassé. Une carte de ce même pli peut être prise, un Gnome exposé non. Si la pile
    est vide, rien ne se passe. En phase un, cela veut dire : des Morts-vivants.

rule-Witch =
    Jouée à l'entame, elle n'est battue que par une valeur paire supérieure à 5.

rule-Minotaur =
    Joué dans le dernier pli de l'une ou l'autre phase, il gagne.

rule-Golem =
    Joué en second contre une valeur de 1 à 4, il gagne, et l'autre carte est défaussée au lieu d'aller ailleurs.
    Celui qui a joué un Dragon entame quand même le pli suivant.

rule-Necromancer =
    Phase un : tant que tu l'as en main, tu peux, après chaque pli sauf le dernier, le mettre à la défausse et prendre
    en main une des cartes défaussées du pli. Les Morts-vivants en route vers une pile de score n'en font pas partie.
    Tout le monde voit un échange ; personne n'apprend que la question t'a été posée.

rule-LifeStealer =
    Joué en second quand il y a une faction demandée, il appartient à cette faction pour le pli et en a le pouvoir.
    L'avoir en main ne t'oblige à rien, et ce n'est pas une échappatoire si tu as une carte de la faction demandée.
    Comme Troll, il devra peut-être attendre ; exposé avec les Gnomes, il est hors de portée des Géants et de la
    Sirène. Au décompte, il n'est d'aucune faction.

rule-Gargoyle =
    Si tu l'as ramassée en phase deux, tu nommes au décompte une faction de la partie, et elle compte comme deux
    cartes de cette faction : plus faibles que tout nombre, et sans valeur propre.

rule-Werewolf =
    En le jouant, tu peux en faire un 5 de n'importe quelle faction de la partie, sans le pouvoir de cette faction. À
    l'entame, il fixe la faction demandée. En second, il fournit s'il nomme la faction demandée, même si tu en as une
    vraie carte. Ou laisse-le tel quel : un héros avec sa propre valeur. Au décompte, il n'est d'aucune faction.

rule-Dinosaur =
    Phase deux : battu, il peut revenir dans ta main au lieu d'être ramassé ou défaussé. Pas après le dernier pli. La
    phase deux se termine quand même au treizième pli : à chaque retour, une de tes cartes ne sera jamais jouée.

rule-VampireQueen =
    L'autre carte de son pli n'a aucun pouvoir, ni pour gagner, ni pour ramasser, ni pour entamer ensuite. Elle garde
    sa faction et sa valeur imprimée. Un Loup-garou ou un Tréant est un héros ordinaire face à elle, quoi qu'il ait
    annoncé.

rule-Treant =
    Phase deux : il peut être joué comme une faction dont tu as ramassé au moins deux cartes, Gnomes exposés compris.
    Pour le pli, il en a le pouvoir et garde sa propre valeur. S'il nomme la faction demandée, ou les Doppelgängers,
    tu peux le jouer même si tu peux fournir. Au décompte, il n'est d'aucune faction.

rule-Kraken =
    Phase deux : si tu gagnes un pli avec lui, tu pioches une carte au hasard dans la main de ton adversaire, puis tu
    en rends une, la même si tu veux. Pas après le dernier pli.

rule-Death =
    Phase deux : personne ne ramasse les cartes de son pli, elles sont défaussées. Celui qui aurait gagné entame le
    pli suivant et passe avant tout Dragon. Les Trolls qui attendent continuent d'attendre ; après le dernier pli, ils
    sont défaussés.

rule-Warrior =
    Aucun pouvoir. Il n'en a guère besoin.
