# Was die Befehlszeile sagt, wenn etwas nicht stimmt. Die Worte der Bibliothek können folgen.

error = claim: { $what }
perhaps = . Vielleicht { $names }?
error-faction = ein Deck ist ein Paar (Go Kn, Gn Gi oder El Or) und drei verschiedene Zehner (aus Un Dw Do Dr Tr Se Cy), zu dritt oder viert fünf; es gibt keine Fraktion „{ $word }“{ $near }
error-hero-value = „{ $text }“ ist kein Heldenwert: Schreibe Heldenwerte wie "Death=8 Witch=6", von 0 bis { $most }
error-hero-value-twice = der Wert für { $hero } ist zweimal angegeben
error-seed = Startzahl { $seed }: eine ganze Zahl von 0 bis { $most }
error-no-rule = es gibt keine Fraktion, keinen Helden und kein Thema „{ $asked }“{ $near }
error-exists = { $file } gibt es schon und bleibt unverändert: Nenne eine andere Datei
error-write = { $file } kann nicht geschrieben werden: { $why }
error-read = { $file } kann nicht gelesen werden: { $why }
error-count = --count { $count }: mindestens 1
error-count-folder = --count braucht einen Ordner: Nenne einen mit --out
error-people-none = --people nennt keinen Platz: Mindestens ein Mensch muss spielen
error-seat = es gibt keinen Platz „{ $word }“: Die Plätze sind 0 bis { $last }
error-bot = es gibt keinen Bot „{ $name }“: { $bots }
error-names = zu viele Namen: { $names } für { $people }
error-name = „{ $name }“ kann kein Name sein
error-save-exists = { $file } gibt es schon und ist ein anderes Spiel: Nenne eine andere Datei, oder mach mit --resume dort weiter
error-no-folder = es gibt keinen Ordner { $folder }
error-decks-twice = --deck und --all-decks schließen einander aus: Decks nennen oder alle spielen
error-folder = in den Ordner { $folder } kann nicht geschrieben werden
error-resume-option = { $option } ändert an einem schon ausgeteilten Spiel nichts: Lass es bei --resume weg
error-output = auf die Standardausgabe kann nichts geschrieben werden: { $why }
