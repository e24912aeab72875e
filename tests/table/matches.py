"""Tables for tests: laid with the cards one wants, played move by move or at random."""

from collections.abc import Iterable
from random import Random

from claim.deals import dealt
from claim.rules import BYSTANDER, Game, Ruleset
from claim.table import Clock, Entry, House, Table
from tests.games import random_move, random_ruleset
from tests.kit import CLAIM, new_game

__all__ = [
    "add", "all_eyes", "asked_in_secret", "commit", "legal", "make", "play", "random_table", "table_for", "table_of",
]  # fmt: skip


def table_for(ruleset: Ruleset, lots: Random, clock: Clock | None = None, bots: Iterable[int] = ()) -> Table:
    """A new table with a random deal; people everywhere but at the seats of bots."""
    players = tuple("random" if seat in tuple(bots) else None for seat in range(ruleset.players))
    return Table(House(ruleset, players, clock), dealt(ruleset, lots), began=0)


def table_of(game: Game, clock: Clock | None = None, bots: Iterable[int] = (), take_backs: bool = True) -> Table:
    """A table with a game's ruleset and deal, before its first move."""
    players = tuple("random" if seat in tuple(bots) else None for seat in range(game.ruleset.players))
    return Table(House(game.ruleset, players, clock, take_backs=take_backs), game.deal, began=0)


def random_table(lots: Random, kind: str | None = None, moves: int | None = None) -> Table:
    """A table of some kind of game, after so many random moves or at its end."""
    table = table_for(random_ruleset(lots, kind), lots)
    play(table, lots, moves)
    return table


def all_eyes(table: Table) -> tuple[int, ...]:
    """Everybody who may look: the seats and a bystander."""
    return (BYSTANDER, *range(table.house.ruleset.players))


def add(table: Table, entry: Entry | None) -> Entry:
    """Add an entry that has to be there."""
    assert entry is not None
    table.add(entry)
    return entry


def commit(table: Table, seat: int, move: str, at: int = 0) -> Entry:
    """Make a person's move, answering the last message they have."""
    return add(table, table.move(seat, table.number(seat), move, at))


def make(table: Table, moves: str, at: int = 0) -> None:
    """Make moves for whoever decides, a person, a bot or chance."""
    for text in moves.split():
        position = table.game.position
        move = next(move for move in position.legal_moves() if str(move) == text)
        seat = position.to_move
        assert seat is not None
        if position.is_chance:
            add(table, table.drawn(move, at))
        elif table.bot_to_move() is not None:
            add(table, table.bot_move(seat, move, at))
        else:
            commit(table, seat, text, at)


def play(table: Table, lots: Random, moves: int | None = None, at: int = 0) -> None:
    """Make so many random moves, or all to the end."""
    made = 0
    while not table.is_over and made != moves:
        make(table, str(random_move(table.game.position, lots)), at)
        made += 1


def legal(table: Table) -> str:
    """What may be decided in truth."""
    return " ".join(sorted(map(str, table.game.position.legal_moves())))


def asked_in_secret(holder: int, leader: int, clock: Clock | None = None, bots: Iterable[int] = ()) -> Table:
    """A table where after a first trick (played in no time at 0) the holder of the Necromancer has just been asked.

    `leader` has won that trick, with a Goblin 7 against a Goblin 5, and leads the next.
    """
    hands = ["Go5 Kn2", "Go5 Kn2"]
    hands[leader] = "Go7 Kn3"
    hands[holder] += " Necromancer"
    stock = "Un1 Un2 Un3 Un4 Un5 Un6 Un7 Un8 Warrior"
    game = new_game(CLAIM, heroes=True, leader=leader, stock=stock, hand0=hands[0], hand1=hands[1])
    table = table_of(game, clock, bots)
    make(table, "Go7 Go5")
    assert table.game.position.to_move == holder
    return table
