"""Hints for positions of records one after the other, told to people and to programs."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from claim.bots import Assessment, Effort, hint
from claim.cli.halting import halted
from claim.cli.recounting import tell_each
from claim.cli.replaying import heading
from claim.cli.voice import say
from claim.errors import ClaimError
from claim.knowledge import View, view_of
from claim.notation import Record

__all__ = ["Hinted", "Wish", "hint_all"]


@dataclass(frozen=True, slots=True)
class Wish:
    """For which position of each record a hint is wanted."""

    at: int | None
    """The position in which the move of this number was made; None: the last position."""
    seat: int | None
    """Who has to decide there; None: whoever does."""
    effort: Effort | None


@dataclass(frozen=True, slots=True)
class Hinted:
    """A record, a position of it as who decides sees it, and what may come of each move."""

    record: Record
    view: View
    assessment: Assessment


def hint_all(files: Sequence[str], wish: Wish, *, as_json: bool) -> int:
    """Tell the hint for each record on standard output; the highest exit status counts."""
    several = len(files) > 1
    telling = _object if as_json else _shown()

    def told(name: str, record: Record) -> str:
        view = _view_at(record, wish)
        return telling(Hinted(record, view, hint(view, wish.effort)), name if several else None)

    return tell_each(files, told)


def _view_at(record: Record, wish: Wish) -> View:
    """What whoever has to decide in the position asked for knows of it; refused where nobody decides."""
    game = record.replay()
    numbers = [number for number, position in enumerate(game.positions, 1) if not position.is_over]
    game = halted(game, wish.at, numbers)
    turn = game.position.to_move
    assert turn is not None
    if game.position.is_chance:
        raise ClaimError(say("hint-lots", at=len(game.moves) + 1))
    if wish.seat not in (None, turn):
        raise ClaimError(say("hint-other-seat", seat=wish.seat, turn=turn))
    return view_of(game, turn)


def _object(hinted: Hinted, name: str | None) -> str:
    assessment = hinted.assessment
    chances = assessment.chances
    answer: dict[str, object] = {} if name is None else {"file": name}
    answer |= {
        "seat": hinted.view.seat,
        "move": str(assessment.best),
        "chance": round(assessment.chance, 6),
        "chances": {str(move): round(chances[move], 6) for move in sorted(chances, key=str)},
        "proven": assessment.is_proven,
    }
    return json.dumps(answer) + "\n"


def _shown() -> Callable[[Hinted, str | None], str]:
    from claim.cli.hinted import shown_hint  # noqa: PLC0415  Rich, which programs do without

    return lambda hinted, name: ("" if name is None else heading(name)) + shown_hint(hinted)
