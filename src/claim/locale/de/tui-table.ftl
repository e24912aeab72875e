# Der Tisch im Terminal

# Keys, each in a word or two: all of them share one line

tui-do-play = Spielen
tui-do-choose = Wählen
tui-do-help = Regeln
tui-do-votes = Stimmen
tui-do-story = Log
tui-do-piles = Stapel
tui-do-prove = Wert
tui-do-back = Zurück
tui-do-say = Sagen
tui-do-resign = Aufgeben
tui-do-leave = Gehen

# Above the table

tui-piles-title = Die Stapel

# What is proven, and help

tui-proven-win = Bewiesen: Bei bestem Spiel gewinnt sie die Partie.
tui-proven-draw = Bewiesen: Bei bestem Spiel endet es unentschieden.
tui-proven-loss = Bewiesen: Bei bestem Spiel verliert sie die Partie.
tui-proven-none = Hier lässt sich nichts beweisen.
tui-proving = Der Beweis wird gesucht …
tui-help-answer = Wähle im Feld unten.
tui-help-keys = 1–9 oder ihr Kürzel zeigt auf eine Karte, Enter spielt sie.
