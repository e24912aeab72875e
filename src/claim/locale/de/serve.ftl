# Was `claim serve` sagt

help-serve =
    Tische für den Browser bereitstellen, bis zur Unterbrechung.

    Optionen gehen vor Variablen der Umgebung (CLAIM_PORT), diese vor einer Datei in TOML. docs/host.md nennt alle Einstellungen.
option-host = Die Adresse, auf der der Server lauscht.  [Vorgabe: 127.0.0.1, nur von diesem Rechner erreichbar]
option-port = Der Port, auf dem er lauscht; 0 nimmt einen freien.  [Vorgabe: 8400]
option-database = Wo die Spiele liegen: sqlite:///DATEI oder postgresql://HOST/NAME.  [Vorgabe: eine Datei bei deinen Daten]
option-redis = Wie mehrere Prozesse einander Neues melden: redis://HOST.
option-workers = Wie viele Prozesse arbeiten.  [Vorgabe: 1]
option-set = Jede andere Einstellung, etwa --set grace=30.
option-config = Eine Datei mit Einstellungen.
option-open = Den Browser öffnen, sobald der Server bereit ist.
serve-ready = Claim läuft unter { $address } (Strg+C beendet es)
error-no-server = claim serve braucht mehr, als installiert ist ({ $package } fehlt): pip install "claim-cards[server]"
error-set = --set ist { $text }; schreibe NAME=WERT, etwa grace=30
