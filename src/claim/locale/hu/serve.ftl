# Mit mond a `claim serve`

help-serve =
    Asztalokat szolgál ki a böngészőnek, megszakításig.

    A kapcsolók megelőzik a környezeti változókat (CLAIM_PORT), azok pedig a TOML-fájlt. A docs/host.md minden beállítást felsorol.
option-host = A cím, amelyen figyel.  [alap: 127.0.0.1, csak erről a gépről érhető el]
option-port = A port; a 0 szabadot keres.  [alap: 8400]
option-database = Hol vannak a játékok: sqlite:///FÁJL vagy postgresql://GÉP/NÉV.  [alap: egy fájl az adataid közt]
option-redis = Hogyan értesítik egymást a folyamatok: redis://GÉP.
option-workers = Hány folyamat szolgál ki.  [alap: 1]
option-set = Bármely más beállítás, például --set grace=30.
option-config = Beállításfájl.
option-open = Megnyitja a böngészőt, ha a szerver kész.
serve-ready = A Claim itt van: { $address } (Ctrl+C leállítja)
error-no-server = a claim serve többet kér a telepítettnél ({ $package } hiányzik): pip install "claim-cards[server]"
error-set = --set értéke { $text }; így írd: NÉV=ÉRTÉK, például grace=30
