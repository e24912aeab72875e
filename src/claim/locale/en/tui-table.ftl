# The table in the terminal

# Keys, each in a word or two: all of them share one line

tui-do-play = Play
tui-do-choose = Choose
tui-do-help = Rules
tui-do-votes = Votes
tui-do-story = Story
tui-do-piles = Piles
tui-do-prove = Proof
tui-do-back = Take back
tui-do-say = Say
tui-do-resign = Give up
tui-do-leave = Leave

# Above the table

tui-piles-title = The piles

# What is proven, and help

tui-proven-win = Proven: with best play it wins the game.
tui-proven-draw = Proven: with best play it is a draw.
tui-proven-loss = Proven: with best play it loses the game.
tui-proven-none = Nothing can be proven here.
tui-proving = Looking for the proof…
tui-help-answer = Choose in the panel below.
tui-help-keys = 1–9 or its code points at a card, Enter plays it.
