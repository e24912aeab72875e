"""Solving positions of records one after the other, and saying which are refused."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from claim.cli.halting import halted
from claim.cli.recounting import tell_each
from claim.cli.replaying import heading
from claim.cli.voice import say
from claim.notation import Record
from claim.rules import Game, Phase
from claim.solver import Budget, Solution, Unsolvable, solve

__all__ = ["Solved", "Wish", "solve_all"]


@dataclass(frozen=True, slots=True)
class Wish:
    """What to solve of each record, and how."""

    at: int | None
    """The position in which the move of this number was made; None: the last position."""
    margins: bool
    budget: Budget


@dataclass(frozen=True, slots=True)
class Solved:
    """A record, its game as far as the position solved, and the answer."""

    record: Record
    game: Game
    solution: Solution


def solve_all(files: Sequence[str], wish: Wish, *, as_json: bool) -> int:
    """Solve each record and tell the answer on standard output; the highest exit status counts."""
    several = len(files) > 1
    telling = _object if as_json else _shown()

    def told(name: str, record: Record) -> str:
        game = _game_at(record, wish.at)
        solution = solve(game.position, margins=wish.margins, budget=wish.budget)
        return telling(Solved(record, game, solution), name if several else None)

    return tell_each(_with_progress(files) if several else files, told)


def _game_at(record: Record, at: int | None) -> Game:
    """The game as far as the position asked for; refused where that cannot be solved."""
    game = record.replay()
    if game.ruleset.players != 2:
        raise Unsolvable(say("solve-no-players", players=game.ruleset.players))
    if game.ruleset.heroes:
        raise Unsolvable(say("solve-no-heroes"))
    numbers = [number for number, position in enumerate(game.positions, 1) if position.phase is Phase.GATHER]
    if not numbers:
        raise Unsolvable(say("solve-no-phase", moves=len(game.moves)))
    return halted(game, at, numbers)


def _object(solved: Solved, name: str | None) -> str:
    solution = solved.solution
    answer: dict[str, object] = {} if name is None else {"file": name}
    answer |= {
        "value": solution.value,
        "seat": solution.seat,
        "moves": {str(move): solution.moves[move] for move in sorted(solution.moves, key=str)},
    }
    if solution.margins:
        answer["margins"] = {str(move): asdict(solution.margins[move]) for move in sorted(solution.margins, key=str)}
    answer |= {
        "line": [str(move) for move in solution.line],
        "exact": solution.exact,
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 6),
    }
    return json.dumps(answer) + "\n"


def _shown() -> Callable[[Solved, str | None], str]:
    from claim.cli.solved import shown_solution  # noqa: PLC0415  Rich, which programs do without

    return lambda solved, name: ("" if name is None else heading(name)) + shown_solution(solved)


def _with_progress(files: Sequence[str]) -> Iterator[str]:
    """The files, with a bar on standard error where somebody watches it and the answers go elsewhere."""
    if sys.stderr is None or not sys.stderr.isatty() or sys.stdout.isatty():
        yield from files
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True, redirect_stdout=False) as progress:
        yield from progress.track(files, description=say("solve-progress"))
