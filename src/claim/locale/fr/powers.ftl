# Ce que fait chaque faction, selon son code

rule-Go =
    Aucun pouvoir, mais de la compagnie : quatorze cartes, dont cinq 0.

rule-Kn =
    Quand des Gobelins sont entamés, un Chevalier bat toute carte qui n'est pas un Chevalier ; de plusieurs Chevaliers, le
    plus fort gagne. Si tu as un Gobelin, tu dois quand même fournir (ou jouer un Doppelganger). Seule une entame de Gobelin
    réveille les Chevaliers : contre un Doppelganger entamé, ce sont des cartes ordinaires. Un Doppelganger qui suit un
    Gobelin tombe devant un Chevalier comme toute autre carte.

rule-Un =
    Phase un : un Mort-vivant joué dans un pli n'est pas défaussé. Il va droit dans la pile de score de qui gagne le pli.
    Révélé ou pioché, il devient un partisan comme toute carte. Phase deux : aucun pouvoir.

rule-Dw =
    Phase deux. À deux, le perdant d'un pli reçoit tous ses Nains dans sa pile de score, et le gagnant prend le reste. À
    trois ou quatre, ils vont à qui a joué la carte la plus basse du pli, quelle que soit sa faction (égalité : la
    dernière jouée), même si c'est le gagnant.

rule-Do =
    Quand une autre faction est entamée, tu peux jouer un Doppelganger même si tu pouvais fournir. Il compte comme une carte
    de la faction entamée pour gagner et pour le rang, mais n'a jamais le pouvoir de cette faction, et il est compté
    comme Doppelganger. En avoir un n'oblige à rien. Quand un Doppelganger est entamé, les Doppelgangers sont la faction
    entamée et on fournit comme d'habitude.

rule-Gn =
    Phase deux : les Gnomes gagnés dans un pli restent face visible devant leur gagnant, à portée des Géants. Ceux qui y sont
    encore à la fin rejoignent la pile de score.

rule-Gi =
    Phase deux : chaque Géant que tu ramasses retire du jeu un Gnome de même valeur qui se trouvait déjà devant ton
    adversaire. À trois ou quatre, il en retire un devant chaque adversaire, jamais devant toi ni ton partenaire. Le Géant
    lui-même va dans ta pile de score. On ne demande rien à personne : c'est immédiat.

rule-Dr =
    Qui joue le dernier Dragon d'un pli entame le suivant, que le Dragon ait gagné, fourni ou non. Le gagnant prend les
    cartes comme d'habitude. Un Dragon dans le dernier pli de la phase un décide qui entame la phase deux.

rule-Tr =
    Phase deux : un pli ne donne à son gagnant qu'un seul Troll, le plus fort de ceux qui y ont été joués et de ceux qui
    attendent encore. Les autres attendent le prochain gagnant, qui prend le plus fort même si aucun Troll n'est
    joué. Le gagnant du dernier pli prend tous ceux qui restent.

rule-Se =
    Phase un : gagne un pli avec un Voyant, et tu regardes la carte du dessus de la pioche avant de prendre. À deux, tu
    prends celle-ci ou la carte révélée, et ton adversaire reçoit l'autre. À trois ou quatre, tu la prends, ou l'une des deux
    cartes révélées ; si tu la prends, le deuxième au rang choisit une carte révélée, le troisième prend l'autre et le
    quatrième pioche. Quoi que tu prennes, tu sais où va cette carte.

rule-El =
    Aucun pouvoir, mais un vote à eux. Ils partagent huit cartes à deux couleurs avec les Orcs.

rule-Or =
    Aucun pouvoir, mais un vote à eux. Ils partagent huit cartes à deux couleurs avec les Elfes.

rule-Eo =
    Deux couleurs en une. Tu l'annonces Elfe ou Orc en la jouant, et c'est ce qu'elle est pour le pli et, une fois gagnée en
    phase deux, pour de bon. Dans ta main elle est les deux : si des Elfes ou des Orcs sont entamés, elle permet de
    fournir, donc tu dois fournir.

rule-Cy =
    Au décompte, les Cyclopes votent pour qui en a le moins, mais au moins un. Égalité : pour qui a le plus bas.

# Ce que fait chaque héros, selon son nom dans la notation

rule-Bard =
    Qui le joue entame le pli suivant, gagné ou perdu, et avant tout Dragon.

rule-Centaur =
    Joué en second contre un 5 ou un 6, il gagne.

rule-BugLord =
    Phase deux : sa valeur grandit de un pour chaque carte de faction que son joueur a ramassée, Gnomes étalés compris. Les
    héros ne comptent pas. Phase un : il est ce qu'il est.

rule-Jester =
    Joué en second, il échange sa place avec la carte entamée. Le pli est résolu comme si le meneur avait entamé le Bouffon
    et que l'autre carte avait été jouée en second : pas de faction entamée, et la plus forte valeur gagne. Ce
    qui dépend de qui a joué une carte, ou de l'entame, suit les nouvelles places. Une carte annoncée à l'entame reste
    ce qu'elle est.

rule-Siren =
    Entamée et battue, elle vole : son joueur prend une carte de son choix dans la pile de score de l'adversaire, une fois le
    pli ramassé. Une carte de ce pli peut être prise, pas les Gnomes étalés. Si la pile est vide, rien ne se passe. En
    phase un, il s'agit des Morts-vivants.

rule-Witch =
    Entamée, elle n'est battue que par une valeur paire supérieure à 5.

rule-Minotaur =
    Joué dans le dernier pli d'une des deux phases, il gagne.

rule-Golem =
    Joué en second contre une valeur de 1 à 4, il gagne, et l'autre carte est défaussée au lieu d'aller ailleurs. Le joueur
    d'un Dragon entame quand même le pli suivant.

rule-Necromancer =
    Phase un : après chaque pli sauf le dernier, tant que tu l'as en main, tu peux le défausser et prendre en main une des
    cartes défaussées du pli. Les Morts-vivants en route vers une pile de score ne sont pas offerts. Tout le monde voit un
    échange ; personne n'apprend qu'on te l'a demandé.

rule-LifeStealer =
    Joué en second quand il y a une faction entamée, il appartient à cette faction pour le pli et en a le pouvoir. L'avoir
    n'oblige à rien, et ce n'est pas une échappatoire si tu as une carte de la faction entamée. Comme Troll il peut
    attendre ; étalé avec les Gnomes, ni Géant ni Sirène n'y touche. Au décompte, il n'est à personne.

rule-Gargoyle =
    Si tu l'as ramassée en phase deux, tu nommes une faction de la partie au décompte, et elle compte comme deux cartes de
    cette faction : plus basses que tout nombre, et sans valeur propre.

rule-Werewolf =
    En le jouant, tu peux en faire un 5 d'une faction de la partie, sans le pouvoir de cette faction. Entamé, il fixe la
    faction. En second, il fournit s'il nomme la faction entamée, même si tu en as une vraie carte. Ou laisse-le tel quel :
    un héros à sa propre valeur. Au décompte, il n'est à personne.

rule-Dinosaur =
    Phase deux : battu, il peut revenir dans ta main au lieu d'être ramassé ou défaussé. Pas après le dernier pli. La phase
    deux se termine quand même au treizième pli : à chaque retour, une de tes cartes ne sera jamais jouée.

rule-VampireQueen =
    L'autre carte de son pli n'a aucun pouvoir, ni pour gagner, ni pour ramasser, ni pour entamer ensuite. Elle garde sa
    faction et sa valeur imprimée. Un Loup-garou ou un Tréant est un héros ordinaire face à elle, quoi qu'il ait annoncé.

rule-Treant =
    Phase deux : il peut être joué comme une faction dont tu as ramassé au moins deux cartes, Gnomes étalés compris. Pour le
    pli, il en a le pouvoir et garde sa valeur. S'il nomme la faction entamée, ou les Doppelgangers, tu peux le jouer
    même si tu pouvais fournir. Au décompte, il n'est à personne.

rule-Kraken =
    Phase deux : si tu gagnes un pli avec lui, tu pioches une carte au hasard dans la main de ton adversaire, puis tu en rends
    une, la même si tu veux. Pas après le dernier pli.

rule-Death =
    Phase deux : personne ne ramasse les cartes de son pli, elles sont défaussées. Qui aurait gagné entame le pli suivant,
    avant tout Dragon. Les Trolls qui attendent attendent encore ; après le dernier pli, ils sont défaussés.

rule-Warrior =
    Aucun pouvoir. Il n'en a guère besoin.
