# Mit mond a parancssor, ha valami nincs rendben. A könyvtár saját szavai követhetik.

error = claim: { $what }
perhaps = . Talán { $names }?
error-faction = egy pakli egy pár (Go Kn, Gn Gi vagy El Or) és három különböző tízes (ezekből: Un Dw Do Dr Tr Se Cy), hárman vagy négyen öt; nincs ilyen frakció: „{ $word }”{ $near }
error-hero-value = „{ $text }” nem hősérték: így írd az értékeket: "Death=8 Witch=6", 0-tól { $most }-ig
error-hero-value-twice = kétszer szerepel az értéke: { $hero }
error-seed = kezdőszám { $seed }: egész szám kell, 0-tól { $most }-ig
error-no-rule = nincs ilyen frakció, hős vagy téma: „{ $asked }”{ $near }
error-exists = { $file } már létezik, és marad, ahogy van: adj meg másik fájlt
error-write = { $file } nem írható: { $why }
error-read = { $file } nem olvasható: { $why }
error-count = --count { $count }: legalább 1
error-count-folder = a --count kapcsolóhoz mappa kell: adj meg egyet az --out kapcsolóval
error-people-none = a --people egy helyet sem ad meg: legalább egy embernek játszania kell
error-seat = nincs ilyen hely: „{ $word }”; a helyek 0-tól { $last }-ig vannak
error-bot = nincs ilyen bot: „{ $name }”; vannak: { $bots }
error-names = túl sok név: { $names }, ennyi emberhez: { $people }
error-name = „{ $name }” nem lehet név
error-save-exists = { $file } már létezik, és másik játék: adj meg másik fájlt, vagy folytasd azt a --resume kapcsolóval
error-no-folder = nincs ilyen mappa: { $folder }
error-decks-twice = a --deck és az --all-decks kizárja egymást: nevezz meg paklikat, vagy játszd mindet
error-folder = a mappa nem írható: { $folder }
error-resume-option = { $option } már kiosztott játékon nem változtat: --resume mellett hagyd el
error-output = a szabványos kimenetre nem lehet írni: { $why }
