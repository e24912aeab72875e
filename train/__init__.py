"""How the networks of the master bot are made. `python -m train --help`."""
