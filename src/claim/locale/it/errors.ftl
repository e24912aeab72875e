# Che cosa dice la riga di comando quando qualcosa non va. Possono seguire le parole della libreria.

error = claim: { $what }
perhaps = . Forse { $names }?
error-faction = un mazzo è una coppia (Go Kn, Gn Gi o El Or) e tre fazioni da dieci diverse (fra Un Dw Do Dr Tr Se Cy), cinque in tre o quattro; non c'è la fazione "{ $word }"{ $near }
error-hero-value = "{ $text }" non è il valore di un eroe: scrivi i valori così, "Death=8 Witch=6", da 0 a { $most }
error-hero-value-twice = il valore di { $hero } è dato due volte
error-seed = seme { $seed }: un numero intero da 0 a { $most }
error-no-rule = non c'è nessuna fazione, nessun eroe e nessun argomento "{ $asked }"{ $near }
error-exists = { $file } esiste già e resta com'è: indica un altro file
error-write = { $file } non si può scrivere: { $why }
error-read = { $file } non si può leggere: { $why }
error-count = --count { $count }: almeno 1
error-count-folder = --count richiede una cartella: indicane una con --out
error-people-none = --people non indica nessun posto: almeno una persona deve giocare
error-seat = non c'è il posto "{ $word }": i posti vanno da 0 a { $last }
error-bot = non c'è il bot "{ $name }": { $bots }
error-names = troppi nomi: { $names } per { $people }
error-name = "{ $name }" non può essere un nome
error-save-exists = { $file } esiste già ed è un'altra partita: indica un altro file, o continua quella con --resume
error-no-folder = la cartella { $folder } non esiste
error-decks-twice = --deck e --all-decks si escludono: indica alcuni mazzi oppure giocali tutti
error-folder = nella cartella { $folder } non si può scrivere
error-resume-option = { $option } non cambia nulla in una partita già distribuita: con --resume non serve
error-output = non si può scrivere sull'output standard: { $why }
