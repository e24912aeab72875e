"""Bringing a database to what this version needs: safe when several processes start at once."""

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from claim.errors import ClaimError
from claim.server.database import Database

__all__ = ["migrate"]

_LOCK: Final = 0x434C41494D
"""The number of the lock on PostgreSQL; on SQLite a transaction that writes is the lock."""


async def migrate(database: Database) -> None:
    """Run the migrations that are missing, in one transaction; who comes second waits, and finds nothing to do."""
    database.make_folder()
    async with database.writing() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "claim.server:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ClaimError(f"the database is of another version of Claim ({error}); use the newest") from error
