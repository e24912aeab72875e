"""Tests of the command line, in English and 100 columns wide."""

import os

os.environ["CLAIM_LANG"] = "en"
os.environ["COLUMNS"] = "100"
