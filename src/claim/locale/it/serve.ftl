# Che cosa dice `claim serve`

help-serve =
    Offre tavoli per il browser, finché non viene interrotto.

    Le opzioni valgono più delle variabili d'ambiente (CLAIM_PORT), e queste più di un file TOML. docs/host.md elenca
    tutte le impostazioni.
option-host = L'indirizzo su cui ascoltare.  [predefinito: 127.0.0.1, raggiungibile solo da questa macchina]
option-port = La porta su cui ascoltare; 0 ne prende una libera.  [predefinito: 8400]
option-database = Dove stanno le partite: sqlite:///FILE o postgresql://HOST/NOME.  [predefinito: un file fra i tuoi dati]
option-redis = Come più processi si avvisano delle novità: redis://HOST.
option-workers = Quanti processi lavorano.  [predefinito: 1]
option-set = Ogni altra impostazione, come --set grace=30.
option-config = Un file con impostazioni.
option-open = Apre il browser quando il server è pronto.
serve-ready = Claim è attivo su { $address } (Ctrl+C lo ferma)
error-no-server = claim serve richiede più di quanto è installato (manca { $package }): pip install "claim-cards[server]"
error-set = --set è { $text }; scrivi NOME=VALORE, come grace=30
