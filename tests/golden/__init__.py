"""Golden playthroughs: for each power a game in which it acts, told decision by decision.

`python -m tests.golden` writes them anew. Each file is a record, so it can be replayed; the story is in its comments.
"""
