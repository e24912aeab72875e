# Wat `claim serve` zegt

help-serve =
    Biedt tafels aan voor de browser, tot het wordt onderbroken.

    Opties gaan voor omgevingsvariabelen (CLAIM_PORT), en die voor een TOML-bestand. docs/host.md noemt alle instellingen.
option-host = Het adres om op te luisteren.  [standaard: 127.0.0.1, alleen bereikbaar vanaf deze machine]
option-port = De poort om op te luisteren; 0 neemt een vrije.  [standaard: 8400]
option-database = Waar spellen bewaard worden: sqlite:///BESTAND of postgresql://HOST/NAAM.  [standaard: een bestand bij je gegevens]
option-redis = Hoe meerdere processen elkaar nieuws melden: redis://HOST.
option-workers = Hoeveel processen er werken.  [standaard: 1]
option-set = Elke andere instelling, zoals --set grace=30.
option-config = Een bestand met instellingen.
option-open = Opent de browser als de server klaar is.
serve-ready = Claim draait op { $address } (Ctrl+C stopt het)
error-no-server = claim serve heeft meer nodig dan er geïnstalleerd is ({ $package } ontbreekt): pip install "claim-cards[server]"
error-set = --set is { $text }; schrijf NAAM=WAARDE, zoals grace=30
