# What `claim serve` says

help-serve =
    Serve tables for the browser, until interrupted.

    Options win over variables of the environment (CLAIM_PORT), and these over a file in TOML. docs/host.md lists all settings.
option-host = The address to listen at.  [default: 127.0.0.1, which only this machine can reach]
option-port = The port to listen at; 0 takes a free one.  [default: 8400]
option-database = Where games are kept: sqlite:///FILE or postgresql://HOST/NAME.  [default: a file among your data]
option-redis = How several processes tell each other of news: redis://HOST.
option-workers = How many processes serve.  [default: 1]
option-set = Any other setting, such as --set grace=30.
option-config = A file with settings.
option-open = Open the browser when the server is ready.
serve-ready = Claim is at { $address } (Ctrl+C ends it)
error-no-server = claim serve needs more than is installed ({ $package } is missing): pip install "claim-cards[server]"
error-set = --set is { $text }; write NAME=VALUE, such as grace=30
