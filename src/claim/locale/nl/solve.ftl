# claim solve

help-solve =
    Lost stellingen van fase twee op: waartoe het beste spel van beiden leidt.

    Met twee, zonder helden. Het is de laatste stelling van elke opname, of die waarin zet --at werd gedaan.

    Afsluitcode: 0 alles goed, 1 een opname breekt een regel, 2 een opname is niet te lezen of niet op te lossen. De
    hoogste telt.
option-at = De stelling waarin de zet met dit nummer werd gedaan.  [standaard: de laatste stelling]
option-margins = Zoekt ook het verschil van elke zet: stemmen, dan wat bij evenveel stemmen beslist.
option-json = Schrijft één JSON-object per regel, voor programma's.
option-nodes = Stopt na zoveel stellingen, met wat dan bekend is.
option-seconds = Stopt na zoveel seconden, met wat dan bekend is.
solve-no-players = het spel is voor { $players }: alleen spellen voor twee zijn op te lossen
solve-no-heroes = het spel heeft helden: alleen spellen zonder helden zijn op te lossen
solve-no-phase = het spel is na { $moves } zetten nog in fase een: alleen fase twee is op te lossen, als niets meer verborgen is
position-over = het spel is afgelopen: kies een stelling met --at, met het nummer van de zet daarin, { $first } tot { $last }
position-other = --at { $at }: de nummers om uit te kiezen zijn { $first } tot { $last }
solve-progress = Oplossen
solve-leads = Fase twee, slag { $trick }: { $name } komt uit.
solve-follows = Fase twee, slag { $trick }: { $name } speelt op { $card }.
solve-best-win = Bij het beste spel wint { $name }.
solve-best-draw = Bij het beste spel wordt het gelijk.
solve-best-loss = Bij het beste spel verliest { $name }.
solve-unknown = Er is nog niets bekend.
solve-proved = Bewezen: { $nodes } stellingen, { $milliseconds } ms.
solve-unfinished = Niet bewezen: het budget was op na { $nodes } stellingen, { $milliseconds } ms. Dit was toen bekend.
solve-move = zet
solve-result = uitslag
solve-win = winst
solve-draw = gelijkspel
solve-loss = verlies
solve-votes = stemmen
solve-cards = kaarten
solve-values = waarden
solve-line = Beste spel
