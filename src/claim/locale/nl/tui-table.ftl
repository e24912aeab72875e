# De tafel in de terminal

# Keys, each in a word or two: all of them share one line

tui-do-play = Spelen
tui-do-choose = Kiezen
tui-do-help = Regels
tui-do-votes = Stemmen
tui-do-story = Log
tui-do-piles = Stapels
tui-do-prove = Bewijs
tui-do-back = Terug
tui-do-say = Zeggen
tui-do-resign = Opgeven
tui-do-leave = Weg

# Above the table

tui-piles-title = De stapels

# What is proven, and help

tui-proven-win = Bewezen: met het beste spel wint ze de partij.
tui-proven-draw = Bewezen: met het beste spel wordt het gelijk.
tui-proven-loss = Bewezen: met het beste spel verliest ze de partij.
tui-proven-none = Hier valt niets te bewijzen.
tui-proving = Het bewijs wordt gezocht…
tui-help-answer = Kies in het vak hieronder.
tui-help-keys = 1–9 of haar code wijst een kaart aan, Enter speelt haar.
