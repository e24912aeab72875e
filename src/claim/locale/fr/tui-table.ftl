# La table dans le terminal

# Keys, each in a word or two: all of them share one line

tui-do-play = Jouer
tui-do-choose = Choisir
tui-do-help = Règles
tui-do-votes = Votes
tui-do-story = Récit
tui-do-piles = Piles
tui-do-prove = Preuve
tui-do-back = Annuler
tui-do-say = Dire
tui-do-resign = Abandon
tui-do-leave = Partir

# Above the table

tui-piles-title = Les piles

# What is proven, and help

tui-proven-win = Prouvé : en jouant au mieux, elle gagne la partie.
tui-proven-draw = Prouvé : en jouant au mieux, c’est un match nul.
tui-proven-loss = Prouvé : en jouant au mieux, elle perd la partie.
tui-proven-none = Rien ne peut être prouvé ici.
tui-proving = Recherche de la preuve…
tui-help-answer = Choisis dans le panneau ci-dessous.
tui-help-keys = 1–9 ou son code désigne une carte, Entrée la joue.
