"""Replaying records: in words for people, as traces for programs."""

import json
from collections.abc import Sequence

from claim.cli.recounting import Telling, tell_each
from claim.cli.voice import printable, say
from claim.notation import Record, trace

__all__ = ["heading", "replay_all"]


def replay_all(files: Sequence[str], *, as_trace: bool) -> int:
    """Tell each record on standard output; the highest exit status counts."""
    several = len(files) > 1
    if as_trace:
        return tell_each(files, _traced, _traced_heading if several else None)
    return tell_each(files, _shown(), heading if several else None)


def heading(name: str) -> str:
    """What stands above a record among several."""
    return f"\n{printable(say('replay-file', file=name))}\n"


def _traced(_: str, record: Record) -> str:
    return "".join(json.dumps(line) + "\n" for line in trace(record))


def _traced_heading(name: str) -> str:
    return json.dumps({"file": name}) + "\n"


def _shown() -> Telling:
    from claim.cli.showing import shown_record  # noqa: PLC0415  Rich, which traces do without

    return lambda _, record: shown_record(record)
