"""Reading and writing: cards, moves, records and traces as text."""
