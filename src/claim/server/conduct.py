"""How the live part of a server behaves: paces, patience and limits."""

import os
from dataclasses import dataclass

from claim.server.settings import Settings

__all__ = ["Conduct"]


@dataclass(frozen=True, slots=True)
class Conduct:
    """Paces, patience and limits of everything that goes over sockets."""

    # Bots and people who leave
    pace: int = 700
    """Milliseconds a bot takes for a move at least, so that people can follow."""
    thinking: float = 20.0
    """Seconds a bot may think."""
    thinkers: int = 1
    """Processes in which bots think."""
    grace: int = 60
    """Seconds until a bot plays for a person who has left."""
    heartbeat: float = 20.0
    """Seconds after which it is noted again who is connected."""

    # Other processes
    is_alone: bool = True
    """Whether no other process serves these tables."""
    poll: float = 1.0
    """Seconds after which to look for news that nobody nudged about."""
    step_in: float = 0.0
    """Seconds after which to do what another process would have to do: draw lots, let its bot think."""

    # Sockets
    hello: float = 5.0
    """Seconds in which a new connection has to say hello."""
    message_bytes: int = 4096
    messages: int = 20
    """Messages a second, twice as many at once."""
    mistakes: int = 20
    """Messages that could not be taken before the connection is closed; one is forgiven every few seconds."""
    room: int = 128
    """Messages that may wait to be sent to somebody slow."""
    sockets: int = 100
    """Connections from one address."""
    spectators: int = 200
    """People without a seat at one table."""

    @classmethod
    def of(cls, settings: Settings) -> "Conduct":
        """What these settings mean for the live part."""
        is_alone = settings.workers == 1 and settings.redis is None
        return cls(
            pace=settings.pace,
            thinkers=settings.bot_processes or os.cpu_count() or 1,
            grace=settings.grace,
            poll=1.0 if is_alone or settings.redis is not None else 0.25,
            is_alone=is_alone,
            step_in=0.0 if is_alone else 3.0,
            message_bytes=settings.message_bytes,
            messages=settings.messages,
            sockets=settings.sockets,
        )
