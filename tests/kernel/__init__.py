"""The kernel is held to the rules' own engine, move by move."""
