"""The thinker of a server: bots think in worker processes, never in the event loop; what they take is measured."""

import secrets
from multiprocessing.process import BaseProcess
from typing import Final

import structlog

from claim.bots import asking
from claim.bots.asking import Trouble
from claim.knowledge import View
from claim.rules import Move
from claim.server.metrics import THINKING

__all__ = ["Thinker"]

_LOG: Final = structlog.get_logger()


class Thinker:
    """Asks bots for moves, notes how long they take and what goes wrong."""

    def __init__(self, workers: int, most_seconds: float) -> None:
        self._asking = asking.Thinker(workers, most_seconds, _note)

    @property
    def processes(self) -> list[BaseProcess]:
        """The workers that have started."""
        return self._asking.processes

    def prepare(self) -> None:
        """Let the workers start, so that the first bot need not wait for them."""
        self._asking.prepare()

    def close(self) -> None:
        """End the workers, whatever they think about."""
        self._asking.close()

    async def move(self, bot: str, view: View) -> Move:
        """The move a bot makes in the seat of this view, with lots that nobody can foresee; always a legal one."""
        with THINKING.labels(bot).time():
            return await self._asking.move(bot, view, secrets.randbits(64))


def _note(trouble: Trouble) -> None:
    if trouble.is_asked_again:
        _LOG.warning("bot workers start again")
    else:
        _LOG.error("bot failed", bot=trouble.bot, seat=trouble.seat, error=trouble.why)
