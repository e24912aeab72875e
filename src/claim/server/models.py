"""What the database holds: people, tables, their seats and their logs."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = ["METADATA", "entries", "keys", "people", "seats", "tables"]

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_ID: Final = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts ids up by itself only for plain integers."""

people: Final = Table(
    "people",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("name", String(24), nullable=False),
    # The name as names are compared, once it is kept with a password.
    Column("kept_as", String(100), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("host", ForeignKey("people.id"), nullable=False),
    # What is played, as `claim.wire.tables.NewTable` in JSON.
    Column("rules", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    # The cards before the first move, as a record of the notation; of a rematch it is there before the game begins.
    Column("deal", Text),
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger),
    # Counts every change of the table that is not in its log: somebody sat down or left, the game began, a rematch.
    Column("revision", Integer, nullable=False),
    Column("result", String(20)),
    Column("winners", String(20)),
    Column("ended_by", String(20)),
    # The table of which this is the rematch; there is one rematch of each.
    Column("previous", ForeignKey("tables.id"), unique=True),
    Index(None, "host", "created"),
    Index(None, "public", "result"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("bot", String(20)),
    # Who alone may sit here, at a rematch.
    Column("reserved_for", ForeignKey("people.id")),
    Column("present_until", BigInteger, nullable=False, server_default="0"),
    Index(None, "person"),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", String(80), nullable=False),
    sqlite_with_rowid=False,
)

keys: Final = Table(
    "keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
