# Ce que dit la ligne de commande quand quelque chose ne va pas. Les mots de la bibliothèque peuvent suivre.

error = claim: { $what }
perhaps = . Peut-être { $names } ?
error-faction = un paquet, c'est une paire (Go Kn, Gn Gi ou El Or) et trois factions de dix différentes (parmi Un Dw Do Dr Tr Se Cy), cinq à trois ou quatre ; il n'y a pas de faction « { $word } »{ $near }
error-hero-value = « { $text } » n'est pas une valeur de héros : écris les valeurs ainsi, "Death=8 Witch=6", de 0 à { $most }
error-hero-value-twice = une valeur pour { $hero } est donnée deux fois
error-seed = graine { $seed } : il faut un nombre entier de 0 à { $most }
error-no-rule = il n'y a ni faction, ni héros, ni sujet « { $asked } »{ $near }
error-exists = { $file } existe déjà et reste tel quel : nomme un autre fichier
error-write = { $file } ne peut pas être écrit : { $why }
error-read = { $file } ne peut pas être lu : { $why }
error-count = --count { $count } : au moins 1
error-count-folder = --count demande un dossier : nommes-en un avec --out
error-people-none = --people ne nomme aucune place : au moins une personne doit jouer
error-seat = il n'y a pas de place « { $word } » : les places vont de 0 à { $last }
error-bot = il n'y a pas de bot « { $name } » : { $bots }
error-names = trop de noms : { $names } pour { $people }
error-name = « { $name } » ne peut pas être un nom
error-save-exists = { $file } existe déjà et c'est une autre partie : nomme un autre fichier, ou reprends-la avec --resume
error-no-folder = le dossier { $folder } n'existe pas
error-decks-twice = --deck et --all-decks s'excluent : nommer des paquets, ou les jouer tous
error-folder = on ne peut pas écrire dans le dossier { $folder }
error-resume-option = { $option } ne change rien à une partie déjà distribuée : retire cette option avec --resume
error-output = rien ne peut être écrit sur la sortie standard : { $why }
