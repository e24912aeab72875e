"""How Alembic runs here: on the connection it is handed, inside that connection's transaction."""

from alembic import context

from claim.server.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
