# Wat de opdrachtregel zegt als er iets mis is. De woorden van de bibliotheek kunnen volgen.

error = claim: { $what }
perhaps = . Misschien { $names }?
error-faction = een deck is één paar (Go Kn, Gn Gi of El Or) en drie verschillende facties van tien (uit Un Dw Do Dr Tr Se Cy), met drie of vier spelers vijf; er is geen factie "{ $word }"{ $near }
error-hero-value = "{ $text }" is geen waarde van een held: schrijf de waarden als "Death=8 Witch=6", van 0 tot en met { $most }
error-hero-value-twice = de waarde van { $hero } staat er twee keer
error-seed = startgetal { $seed }: een geheel getal van 0 tot en met { $most }
error-no-rule = er is geen factie, held of onderwerp "{ $asked }"{ $near }
error-exists = { $file } is er al en blijft zoals het is: noem een ander bestand
error-write = { $file } kan niet geschreven worden: { $why }
error-read = { $file } kan niet gelezen worden: { $why }
error-count = --count { $count }: minstens 1
error-count-folder = --count heeft een map nodig: noem er een met --out
error-people-none = --people noemt geen plaats: minstens één mens moet spelen
error-seat = er is geen plaats "{ $word }": de plaatsen zijn 0 tot en met { $last }
error-bot = er is geen bot "{ $name }": { $bots }
error-names = te veel namen: { $names } voor { $people }
error-name = "{ $name }" kan geen naam zijn
error-save-exists = { $file } is er al en is een ander spel: noem een ander bestand, of ga ermee verder met --resume
error-no-folder = er is geen map { $folder }
error-decks-twice = --deck en --all-decks sluiten elkaar uit: noem decks, of speel ze allemaal
error-folder = in de map { $folder } kan niet geschreven worden
error-resume-option = { $option } verandert niets aan een spel dat al gedeeld is: laat het weg bij --resume
error-output = er kan niets naar de standaarduitvoer geschreven worden: { $why }
