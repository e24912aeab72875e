# What the command line says when something is wrong. The library's own words may follow.

error = claim: { $what }
perhaps = . Perhaps { $names }?
error-faction = a deck is one pair (Go Kn, Gn Gi or El Or) and three different tens (of Un Dw Do Dr Tr Se Cy), with three or four players five; there is no faction "{ $word }"{ $near }
error-hero-value = "{ $text }" is no hero's value: write hero values as "Death=8 Witch=6", from 0 to { $most }
error-hero-value-twice = a value for { $hero } is given twice
error-seed = seed { $seed }: a seed is a whole number from 0 to { $most }
error-no-rule = there is no faction, hero or topic "{ $asked }"{ $near }
error-exists = { $file } is there already and stays as it is: name another file
error-write = { $file } cannot be written: { $why }
error-read = { $file } cannot be read: { $why }
error-count = --count { $count }: at least 1
error-count-folder = --count needs a folder: name one with --out
error-people-none = --people names no seat: at least one person has to play
error-seat = there is no seat "{ $word }": seats are 0 to { $last }
error-bot = there is no bot "{ $name }": { $bots }
error-names = { $names } names for { $people } people
error-name = "{ $name }" cannot be a name
error-save-exists = { $file } is there already and is another game: name another file, or go on with it by --resume
error-no-folder = there is no folder { $folder }
error-decks-twice = --deck and --all-decks exclude each other: name some decks, or play all
error-folder = the folder { $folder } cannot be written to
error-resume-option = { $option } has no say in a game already dealt: leave it out with --resume
error-output = nothing can be written to standard output: { $why }
