# Il tavolo nel terminale

# Keys, each in a word or two: all of them share one line

tui-do-play = Gioca
tui-do-choose = Scegli
tui-do-help = Regole
tui-do-votes = Voti
tui-do-story = Storia
tui-do-piles = Pile
tui-do-prove = Prova
tui-do-back = Ritira
tui-do-say = Di’
tui-do-resign = Arrenditi
tui-do-leave = Esci

# Above the table

tui-piles-title = Le pile

# What is proven, and help

tui-proven-win = Dimostrato: giocando al meglio vince la partita.
tui-proven-draw = Dimostrato: giocando al meglio è patta.
tui-proven-loss = Dimostrato: giocando al meglio perde la partita.
tui-proven-none = Qui non si può dimostrare nulla.
tui-proving = Cerco la dimostrazione…
tui-help-answer = Scegli nel riquadro qui sotto.
tui-help-keys = 1–9 o la sua sigla indica una carta, Invio la gioca.
