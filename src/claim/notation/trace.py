"""Traces: a game told to programs, move by move, with nothing hidden."""

from collections.abc import Iterator

from claim.cards import Card
from claim.notation.record import Record
from claim.rules import Position

__all__ = ["trace"]


def trace(record: Record) -> Iterator[dict[str, object]]:
    """One object for each move and one for the result; a record that breaks a rule is refused before the first."""
    game = record.replay()
    for number, (position, move) in enumerate(zip(game.positions, game.moves, strict=False), 1):
        line: dict[str, object] = {
            "n": number,
            "phase": int(position.phase),
            "trick": position.trick_number,
            "seat": position.to_move,
            "legal": sorted(map(str, position.legal_moves())),
            "move": str(move),
        }
        yield line | {"chance": True} if position.is_chance else line
    yield {"result": _result(game.position)}


def _result(position: Position) -> dict[str, object] | None:
    outcome = position.outcome
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "votes": dict(sorted(outcome.votes.items())),
        "score": [sorted(map(_scored, pile)) for pile in position.scores],
    }


def _scored(card: Card) -> str:
    return str(card.plain if card.is_hero else card)
