"""Playing: a match set up from options or a saved game, saved whatever happens, and its end."""

import shlex
from contextlib import suppress
from datetime import date
from pathlib import Path

import typer
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from claim.cli.ballots import result_words, votes_table
from claim.cli.desk import Desk, Stopped
from claim.cli.failing import MISTAKE, complain, mistake, why
from claim.cli.files import read_bytes
from claim.cli.keeping import Keeper, NotSaved
from claim.cli.match import Left, Match
from claim.cli.screen import Screen
from claim.cli.seats import Seats
from claim.cli.settings import Settings, drawn_seed
from claim.cli.voice import say
from claim.errors import ClaimError
from claim.ink import open_console
from claim.knowledge import view_of
from claim.notation import Record, read_record_bytes, write_record
from claim.rules import BYSTANDER, Game

__all__ = ["Sitting", "play_new", "play_on"]

_SIGNALLED = 128
"""A process stopped by a signal has this exit status and the signal's number."""
_SEED_TAG = "Seed"


class Sitting:
    """The options that say who sits where and where the game is saved."""

    def __init__(self, people: str | None, bots: list[str], names: str | None, save: Path | None) -> None:
        self.people = people
        self.bots = bots
        self.names = names
        self.save = save

    def seats(self, players: int, before: Seats | None = None) -> Seats:
        """Who sits where."""
        return Seats.chosen(players, self.people, self.bots, self.names, before)


def play_new(settings: Settings, seed: int | None, sitting: Sitting) -> None:
    """Play a new game."""
    number = drawn_seed() if seed is None else seed
    ruleset, deal = settings.dealt(number)
    seats = sitting.seats(ruleset.players)
    keeper = Keeper.new(sitting.save, str(number))
    notes = (*seats.notes(), ("Date", date.today().isoformat()), (_SEED_TAG, str(number)))
    _play(Game(ruleset, deal), seats, str(number), keeper, notes)


def play_on(path: Path, sitting: Sitting) -> None:
    """Go on with a saved game."""
    record, text = _read(path)
    game = _replayed(record, path)
    noted = Seats.noted(record.notes, record.ruleset.players)
    before = noted if any(name.startswith("Seat") for name, _ in record.notes) else None
    seats = sitting.seats(record.ruleset.players, before)
    seats.check()
    tags = dict(record.notes)
    seed = tags.setdefault(_SEED_TAG, str(drawn_seed()))
    keeper = Keeper.resumed(path, text, sitting.save, seed)
    _play(game, seats, seed, keeper, tuple((tags | dict(seats.notes())).items()))


def _read(path: Path) -> tuple[Record, str]:
    try:
        data = read_bytes(str(path.absolute()))
        return read_record_bytes(data), data.decode()
    except OSError as error:
        mistake(say("error-read", file=str(path), why=why(error)))
    except ClaimError as error:
        mistake(say("error-read", file=str(path), why=str(error)))


def _replayed(record: Record, path: Path) -> Game:
    try:
        return record.replay()
    except ClaimError as error:
        mistake(say("error-read", file=str(path), why=str(error)))


def _play(game: Game, seats: Seats, seed: str, keeper: Keeper, notes: tuple[tuple[str, str], ...]) -> None:
    console = open_console()
    desk = Desk(console)
    match = Match(game, seats, seed, desk, keeper, notes)
    status = 0
    before = game.moves
    saved: Path | None = None
    with desk.listening():
        try:
            _introduce(match, seed, console)
            match.play()
        except Left:
            pass
        except Stopped as stopped:
            status = _SIGNALLED + stopped.signal if stopped.signal else 0
        except OSError:
            status = MISTAKE  # nobody can see the table any more
        finally:
            if game.moves != before:
                saved = _save(match, keeper)
        with suppress(OSError):
            _conclude(match, console)
            _tell_where(saved, match, console)
    if saved is None and game.moves != before:
        status = status or MISTAKE
    raise typer.Exit(status)


def _save(match: Match, keeper: Keeper) -> Path | None:
    """Save the game; where that fails, at least show it."""
    try:
        return keeper.save(match.record)
    except NotSaved as error:
        complain(say("error", what=str(error)))
        complain(say("not-saved"))
        complain(write_record(match.record))
        return None


def _introduce(match: Match, seed: str, console: Console) -> None:
    ruleset = match.game.ruleset
    factions = ", ".join(say(f"factions-{code}") for code in ruleset.factions)
    console.print(Text(say("play-begins", players=ruleset.players, factions=factions)))
    if ruleset.heroes:
        console.print(Text(say("replay-heroes")))
    for seat, bot in ((seat, match.seats.bot(seat)) for seat in range(ruleset.players)):
        if bot is not None:
            console.print(Text(say("bot-seated", name=match.seats.name(seat), bot=_bot_name(bot)), style="dim"))
    console.print(Text(say("play-seed", seed=seed), style="dim"))


def _bot_name(bot: str) -> str:
    """What people call a bot: the levels have names of their own."""
    return say(f"bot-{bot}") if f"bot-{bot}" in say.names else say("bot-other", name=bot)


def _conclude(match: Match, console: Console) -> None:
    """The votes one by one, and who wears the crown."""
    outcome = match.game.position.outcome
    if outcome is None:
        return
    seats, ruleset = match.seats, match.game.ruleset
    viewer = seats.people[0] if len(seats.people) == 1 else BYSTANDER
    console.print()
    console.print(Rule(Text(say("play-over"), style="bold"), align="left", style="dim"))
    Screen(view_of(match.game, viewer), seats, console).show_since(match.told(viewer))
    table = votes_table(outcome.tallies, ruleset, seats, console, viewer, final=True)
    console.print(Padding(table, (1, 0, 1, 1), expand=False))
    console.print(Text(" " + result_words(outcome, ruleset, seats, viewer), style="bold"))


def _tell_where(saved: Path | None, match: Match, console: Console) -> None:
    if saved is None:
        return
    console.print()
    if match.game.position.is_over:
        console.print(say("saved", file=str(saved)), soft_wrap=True)
    else:
        console.print(say("saved-resume", file=shlex.quote(str(saved))), soft_wrap=True)
