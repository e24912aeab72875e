# claim hint

help-hint =
    Noemt de beste zet van een stelling, met de kansen van elke zet.

    Het is de laatste stelling van elke opname, of die waarin zet --at werd gedaan, zoals wie moet beslissen haar ziet.
    Fase twee met twee zonder helden wordt opgelost: de kansen zijn bewezen; alle andere zijn geschat.

    Afsluitcode: 0 alles goed, 1 een opname breekt een regel, 2 een opname is niet te lezen of er valt niets te beslissen.
    De hoogste telt.
option-hint-seat = De plaats die daar beslist; is een andere aan de beurt, dan wordt dat gezegd.
option-hint-effort = Hoeveel er nagedacht wordt waar niets te bewijzen is: 1000 (herhalingen), 50ms of 0.5s.
hint-best = { $name }: { $move }
hint-proven = Bewezen.
hint-estimated = Geschat.
hint-chance = kans
hint-lots = --at { $at }: daar beslist niemand, er wordt geloot
hint-other-seat = plaats { $seat } heeft daar niets te beslissen: plaats { $turn } is aan de beurt
