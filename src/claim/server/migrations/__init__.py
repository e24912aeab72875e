"""The database's history, told by Alembic: `versions/` has a file for each change."""
