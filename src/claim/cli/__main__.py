"""`python -m claim.cli` is `claim`."""

from claim.cli import main

main()
