# Az asztal a terminálban

# Keys, each in a word or two: all of them share one line

tui-do-play = Kijátsz
tui-do-choose = Választ
tui-do-help = Szabály
tui-do-votes = Állás
tui-do-story = Napló
tui-do-piles = Paklik
tui-do-prove = Érték
tui-do-back = Vissza
tui-do-say = Szólás
tui-do-resign = Felad
tui-do-leave = Kilép

# Above the table

tui-piles-title = A paklik

# What is proven, and help

tui-proven-win = Bizonyított: a legjobb játékkal megnyeri a játszmát.
tui-proven-draw = Bizonyított: a legjobb játékkal döntetlen.
tui-proven-loss = Bizonyított: a legjobb játékkal elveszti a játszmát.
tui-proven-none = Itt semmi sem bizonyítható.
tui-proving = Keresem a bizonyítást…
tui-help-answer = Válassz az alsó mezőben.
tui-help-keys = 1–9 vagy a kódja kijelöl egy lapot, az Enter kijátssza.
