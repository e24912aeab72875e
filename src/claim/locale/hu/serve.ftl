# Mit mond a `claim serve`

help-serve =
    Asztalokat szolgál ki a böngészőnek, amíg meg nem szakítod.

    A kapcsolók megelőzik a környezeti változókat (CLAIM_PORT), azok pedig a TOML-fájlt. A docs/host.md minden
    beállítást felsorol.
option-host = A cím, amelyen figyel.  [alap: 127.0.0.1, csak erről a gépről érhető el]
option-port = A port, amelyen figyel; a 0 szabadot keres.  [alap: 8400]
option-database = Hol vannak a játékok: sqlite:///FAJL vagy postgresql://GEP/NEV.  [alap: egy fájl az adataid közt]
option-redis = Hogyan értesítik egymást a folyamatok: redis://GEP.
option-workers = Hány folyamat szolgál ki.  [alap: 1]
option-set = Bármely más beállítás, például --set grace=30.
option-config = Beállításfájl.
option-open = Megnyitja a böngészőt, ha a szerver kész.
serve-ready = A Claim itt fut: { $address } (Ctrl+C leállítja)
error-no-server = a claim serve többet kér a telepítettnél ({ $package } hiányzik): pip install "claim-cards[server]"
error-set = --set értéke { $text }; így írd: NÉV=ÉRTÉK, például grace=30
