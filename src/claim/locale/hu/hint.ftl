# claim hint

help-hint =
    Megmondja egy állás legjobb lépését, minden lépés esélyével.

    Minden felvétel utolsó állása, vagy az, amelyben az --at számú lépés történt, ahogy a döntő játékos látja. A hősök
    nélküli kétszemélyes játék második szakasza meg van oldva, esélyei bizonyítottak; minden más becslés.

    Kilépési kód: 0 minden rendben, 1 egy felvétel szabályt sért, 2 egy felvétel nem olvasható vagy nincs mit eldönteni. A
    legnagyobb számít.
option-hint-seat = A hely, amely ott dönt; ha más van soron, azt megmondja.
option-hint-effort = Mennyit gondolkodjon, ahol semmi sem bizonyítható: 1000 (ismétlés), 50ms vagy 0.5s.
hint-best = { $name }: { $move }
hint-proven = Bizonyítva.
hint-estimated = Becslés.
hint-chance = esély
hint-lots = --at { $at }: ott senki sem dönt, sorsolás van
hint-other-seat = a(z) { $seat }. helynek ott nincs mit eldöntenie: a(z) { $turn }. hely van soron
