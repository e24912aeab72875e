"""People, tables, seats, logs and keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "people",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kept_as", sa.String(100), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("host", _ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("deal", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("result", sa.String(20)),
        sa.Column("winners", sa.String(20)),
        sa.Column("ended_by", sa.String(20)),
        sa.Column("previous", _ID, sa.ForeignKey("tables.id"), unique=True),
    )
    op.create_index(None, "tables", ["host", "created"])
    op.create_index(None, "tables", ["public", "result"])
    op.create_table(
        "seats",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", _ID, sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(20)),
        sa.Column("reserved_for", _ID, sa.ForeignKey("people.id")),
        sa.Column("present_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index(None, "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.String(80), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove everything."""
    for name in ("keys", "entries", "seats", "tables", "people"):
        op.drop_table(name)
