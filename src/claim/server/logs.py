"""The log: for people or an object a line, on standard error. It never holds a card, a move, a name or a token.

That is why errors are told by their type and where they happened, but not in their own words, and why other libraries
may only warn: at their lower levels they tell everything they send.
"""

import logging
import sys
import traceback
from typing import Final

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from claim.server.settings import Settings

__all__ = ["begin_logging"]

_MOST_FRAMES: Final = 20


def begin_logging(settings: Settings) -> None:
    """Let everything in this process log as the settings say."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _places_only,
    ]
    renderer: Processor = structlog.processors.JSONRenderer()
    if settings.log == "console":
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(settings.log_level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            keep_exc_info=False,
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _places_only(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Tell an error by its type and the places it passed, without the values in its message."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = _places(error)
    return event


def _places(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-_MOST_FRAMES:]
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
