"""Solving positions of records one after the other, and saying which are refused."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass

from claim.cli.failing import BROKEN_RULE, MISTAKE, complain, silence_output, why
from claim.cli.files import read_bytes
from claim.cli.voice import printable, say
from claim.errors import ClaimError, IllegalMove
from claim.notation import Record, read_record_bytes
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


Telling = Callable[[Solved, str | None], str]
"""An answer in words or as an object, with the file's name where there are several."""


def solve_all(files: Sequence[str], wish: Wish, *, as_json: bool) -> int:
    """Solve each record and tell the answer on standard output; the highest exit status counts."""
    telling = _object if as_json else _shown()
    several = len(files) > 1
    status = 0
    try:
        for name in _with_progress(files) if several else files:
            text, refusal, own_status = _told(name, wish, telling, name if several else None)
            sys.stdout.write(text)
            if refusal:
                complain(say("replay-refused", file=name, why=refusal))
            status = max(status, own_status)
        sys.stdout.flush()
    except BrokenPipeError:
        silence_output()
    return status


def _told(name: str, wish: Wish, telling: Telling, heading: str | None) -> tuple[str, str, int]:
    """What there is to tell of a file, or why it is refused, and the exit status that means."""
    try:
        record = read_record_bytes(read_bytes(name))
        game = _game_at(record, wish.at)
        solution = solve(game.position, margins=wish.margins, budget=wish.budget)
        return telling(Solved(record, game, solution), heading), "", 0
    except IllegalMove as error:
        return "", str(error), BROKEN_RULE
    except ClaimError as error:
        return "", str(error), MISTAKE
    except OSError as error:
        return "", say("replay-unreadable", why=why(error)), MISTAKE
    except ValueError as error:  # a name that no file can have
        return "", say("replay-unreadable", why=str(error)), MISTAKE


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
    if at is None and game.position.is_over:
        raise Unsolvable(say("solve-no-over", first=numbers[0], last=numbers[-1]))
    if at is not None and at not in numbers:
        raise Unsolvable(say("solve-no-move", at=at, first=numbers[0], last=numbers[-1]))
    return game if at is None else Game(record.ruleset, record.deal, game.moves[: at - 1])


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


def _shown() -> Telling:
    from claim.cli.solved import shown_solution  # noqa: PLC0415  Rich, which programs do without

    def shown(solved: Solved, name: str | None) -> str:
        heading = "" if name is None else f"\n{printable(say('replay-file', file=name))}\n"
        return heading + shown_solution(solved)

    return shown


def _with_progress(files: Sequence[str]) -> Iterator[str]:
    """The files, with a bar on standard error where somebody watches it and the answers go elsewhere."""
    if sys.stderr is None or not sys.stderr.isatty() or sys.stdout.isatty():
        yield from files
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True, redirect_stdout=False) as progress:
        yield from progress.track(files, description=say("solve-progress"))
