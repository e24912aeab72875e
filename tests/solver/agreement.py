"""Where two answers to the same position differ, in words."""

from collections.abc import Iterator

from claim.rules import Position
from claim.solver import Budget, Solution
from claim.solver.exact import solve_exactly
from claim.solver.reference import search
from tests.solver.lines import line_fault

__all__ = ["abstraction_difference", "reference_difference"]

_PATIENT = Budget(nodes=100_000_000)


def reference_difference(position: Position) -> str | None:
    """Where the solver differs from the plain search: value, moves, margins, line; None if it does nowhere."""
    yardstick = search(position, margins=True, line=False, budget=_PATIENT)
    return next(_differences(position, yardstick), None)


def _differences(position: Position, yardstick: Solution) -> Iterator[str]:
    full = solve_exactly(position, margins=True)
    yield from _unequal("margins", yardstick.margins, full.margins)
    quick = solve_exactly(position)
    least = solve_exactly(position, moves=False, line=False)
    for name, answer in (("all", full), ("moves and line", quick), ("nothing", least)):
        if not answer.exact:
            yield f"asked for {name}: unfinished without a budget"
        yield from _unequal(f"value, asked for {name}", yardstick.value, answer.value)
        yield from _unequal(f"seat, asked for {name}", yardstick.seat, answer.seat)
    for name, answer in (("all", full), ("moves and line", quick)):
        yield from _unequal(f"moves, asked for {name}", yardstick.moves, answer.moves)
    yield from _unequal("margins, not asked for", {}, quick.margins)
    yield from _unequal("moves and line, not asked for", ({}, ()), (least.moves, least.line))
    best = max(yardstick.margins.values())
    for name, fault in (("all", line_fault(position, full, best)), ("moves and line", line_fault(position, quick))):
        if fault:
            yield f"line, asked for {name}: {fault}"


def _unequal(name: str, expected: object, got: object) -> Iterator[str]:
    if expected != got:
        yield f"{name}: expected {expected}, got {got}"


def abstraction_difference(position: Position, *, moves: bool = True) -> str | None:
    """Where the solver differs from itself with abstractions off, in value (and moves); None if it does nowhere."""
    plain = solve_exactly(position, moves=moves, line=False, abstract=False)
    ours = solve_exactly(position, moves=moves)
    if not (plain.exact and ours.exact):
        return "unfinished without a budget"
    if (plain.value, plain.moves) != (ours.value, ours.moves):
        return f"expected {plain.value} {plain.moves}, got {ours.value} {ours.moves}"
    fault = line_fault(position, ours)
    return f"line: {fault}" if fault else None
