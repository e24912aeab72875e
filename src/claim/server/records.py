"""Finished games: their records and replays, with all hands open."""

from datetime import UTC, datetime

from claim.notation import write_record
from claim.rules import Game
from claim.server.failing import Failed
from claim.server.stored import StoredTable
from claim.table import Table
from claim.wire.events import event_sent
from claim.wire.tables import Replay, Step, TableInfo

__all__ = ["finished_game", "record_text", "replay_of"]


def finished_game(table: Table | None) -> Table:
    """The game, if it is over; before that nobody may see all hands."""
    if table is None or not table.is_over:
        raise Failed(409, "not-over", "the cards are shown once the game is over")
    return table


def record_text(stored: StoredTable, table: Table) -> str:
    """The record of a finished game, as a `.claim` file has it."""
    names = [seat.name or seat.bot or "" for seat in stored.seats]
    began = datetime.fromtimestamp((stored.began or 0) / 1000, UTC)
    return write_record(table.record(names, (("Date", began.date().isoformat()), ("Table", stored.code))))


def replay_of(info: TableInfo, table: Table) -> Replay:
    """A finished game step by step, as an eye that sees all would tell it."""
    game = Game(table.house.ruleset, table.deal)
    steps = [Step(None, None, [event_sent(event) for event in game.events])]
    for move in table.game.moves:
        seat, told = game.position.to_move, len(game.events)
        game.push(move)
        steps.append(Step(seat, str(move), [event_sent(event) for event in game.events[told:]]))
    return Replay(info, steps)
