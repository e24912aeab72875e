"""Replaying records one after the other, and saying which are refused."""

import json
import sys
from collections.abc import Callable, Sequence

from claim.cli.failing import BROKEN_RULE, MISTAKE, complain, silence_output, why
from claim.cli.files import read_bytes
from claim.cli.voice import printable, say
from claim.errors import ClaimError, IllegalMove
from claim.notation import Record, read_record_bytes, trace

__all__ = ["replay_all"]

Telling = Callable[[Record], str]


def replay_all(files: Sequence[str], *, as_trace: bool) -> int:
    """Tell each record on standard output; the highest exit status counts."""
    several = len(files) > 1
    telling, heading = (_traced, _traced_name) if as_trace else (_shown(), _shown_name)
    status = 0
    try:
        for name in files:
            text, refusal, own_status = _told(name, telling)
            sys.stdout.write((heading(name) if several else "") + text)
            if refusal:
                complain(say("replay-refused", file=name, why=refusal))
            status = max(status, own_status)
        sys.stdout.flush()
    except BrokenPipeError:
        silence_output()
    return status


def _told(name: str, telling: Telling) -> tuple[str, str, int]:
    """What there is to tell of a file, or why it is refused, and the exit status that means."""
    try:
        return telling(read_record_bytes(read_bytes(name))), "", 0
    except IllegalMove as error:
        return "", str(error), BROKEN_RULE
    except ClaimError as error:
        return "", str(error), MISTAKE
    except OSError as error:
        return "", say("replay-unreadable", why=why(error)), MISTAKE
    except ValueError as error:  # a name that no file can have
        return "", say("replay-unreadable", why=str(error)), MISTAKE


def _traced(record: Record) -> str:
    return "".join(json.dumps(line) + "\n" for line in trace(record))


def _traced_name(name: str) -> str:
    return json.dumps({"file": name}) + "\n"


def _shown() -> Telling:
    from claim.cli.showing import shown_record  # noqa: PLC0415  Rich, which traces do without

    return shown_record


def _shown_name(name: str) -> str:
    return f"\n{printable(say('replay-file', file=name))}\n"
