"""Whether the server can serve, and which bots it has."""

from typing import Final, Literal

import structlog
from litestar import get
from litestar.di import NamedDependency
from msgspec import Struct

from claim.bots import LEVELS
from claim.server.documented import refusals
from claim.server.failing import Failed
from claim.server.storage import Storage

__all__ = ["Health", "bots", "health"]

_LOG: Final = structlog.get_logger()


class Health(Struct, frozen=True):
    """The server can serve."""

    status: Literal["ok"] = "ok"


@get(
    "/health",
    summary="Whether the server can serve",
    description="For who watches over it: the database answers.",
    tags=["Server"],
    responses=refusals(503),
)
async def health(storage: NamedDependency[Storage]) -> Health:
    """Ask the database."""
    try:
        await storage.check()
    except Exception as error:  # whatever it is, the answer is no
        _LOG.error("the database does not answer", error=type(error).__name__)
        raise Failed(503, "database", "the database does not answer") from error
    return Health()


@get(
    "/bots",
    summary="The bots",
    description="The levels of the bots that can sit at a table, the weakest first.",
    tags=["Tables"],
    responses=refusals(),
)
async def bots() -> list[str]:
    """The bots by level."""
    return list(LEVELS)
