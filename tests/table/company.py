"""People, bots and clocks that do at a table whatever comes to their mind."""

from collections.abc import Callable
from random import Random

from claim.errors import NotYet
from claim.knowledge import view_of
from claim.rules import BYSTANDER, Move
from claim.table import SAYINGS, Entry, Refused, Table
from tests.games import random_move
from tests.table.matches import all_eyes

__all__ = ["Company", "everything"]


def everything(table: Table, now: int) -> list[object]:
    """All that a table says about itself."""
    said: list[object] = [
        table.length, table.game.moves, table.is_over, table.ended_by, table.result, table.winners, table.offer,
        table.agreed, table.standing_in, table.bot_to_move(), table.lots(), table.next_deadline(), table.run_out(now),
    ]  # fmt: skip
    for eyes in all_eyes(table):
        said += [table.number(eyes), table.clocks(eyes, now), table.view(eyes), table.believed(eyes)]
        said += [table.since(eyes, number) for number in range(table.number(eyes) - 2, table.number(eyes) + 2)]
    return said


class Company:
    """People, bots and clocks that do at a table whatever comes to their mind."""

    def __init__(self, table: Table, lots: Random, *, patient: bool = False) -> None:
        self.table = table
        self.lots = lots
        self.patient = patient
        """Whether nobody moves while somebody else is asked in secret, so that no move has to be held."""
        self.now = 0
        self.held: list[tuple[int, int, str, int]] = []
        self.log: list[Entry] = []

    def act(self) -> None:
        """One wish, which is granted or changes nothing."""
        table, lots = self.table, self.lots
        self.now += lots.choice((0, 10, 500, 3000, lots.randrange(40_000)))
        seat = lots.randrange(-1, table.house.ruleset.players + 1)
        wishes: list[tuple[float, Callable[[], Entry | None]]] = [
            (60, self.decide),
            (0 if self.patient else 8 if table.believed(BYSTANDER) is table.game.position else 60, self.lead_early),
            (4, self.meddle),
            (3, lambda: table.ask_back(seat, self.now)),
            (1 if table.offer is None else 90, lambda: table.answer_back(seat, lots.random() < 0.7, self.now)),
            (2, lambda: table.say(seat, lots.choice(SAYINGS), self.now)),
            (3, lambda: table.bot_in(seat, self.now)),
            (3, lambda: table.bot_out(seat, self.now)),
            (0.3, lambda: table.resign(seat, self.now)),
            (10, lambda: table.run_out(self.now)),
        ]
        (wish,) = lots.choices([wish for _, wish in wishes], [weight for weight, _ in wishes])
        before = everything(table, self.now)
        try:
            entry = wish()
        except (Refused, NotYet):
            entry = None
        assert everything(table, self.now) == before, "nothing changes before an entry is added"
        if entry is not None:
            self.add(entry)
            self.try_held()

    def add(self, entry: Entry) -> None:
        """Take in an entry, and see that everybody is told rightly."""
        table = self.table
        numbers = {eyes: table.number(eyes) for eyes in all_eyes(table)}
        taken_back = len(table.game.moves)
        table.add(entry)
        self.log.append(entry)
        for eyes, number in numbers.items():
            assert table.number(eyes) - number in (0, 1)
            news = table.since(eyes, number)
            if len(table.game.moves) < taken_back:
                assert news is None
            else:
                assert news is not None
                assert bool(news) == (table.number(eyes) > number)
            assert table.view(eyes) == view_of(table.game, eyes)

    def decide(self) -> Entry | None:
        """Whoever decides does."""
        table, position = self.table, self.table.game.position
        seat = position.to_move
        if seat is None:
            return None
        move = random_move(position, self.lots)
        if table.lots():
            return table.drawn(move, self.now)
        if table.bot_to_move() is not None:
            return table.bot_move(seat, move, self.now)
        return table.move(seat, table.number(seat), str(move), self.now)

    def lead_early(self) -> Entry | None:
        """Whoever is shown to have the turn moves; if somebody else is asked in secret, that is held."""
        table = self.table
        seat = self.lots.choice(all_eyes(table))
        believed = table.believed(seat)
        if believed.to_move != seat or believed.is_chance:
            return None
        text = str(self.lots.choice(believed.legal_moves()))
        attempt = seat, table.number(seat), text, self.now
        try:
            return table.move(*attempt)
        except NotYet:
            self.held.append(attempt)
            raise

    def try_held(self) -> None:
        """Try again what had to be held."""
        for attempt in self.held[:]:
            try:
                entry = self.table.move(*attempt)
            except NotYet:
                continue
            except Refused:
                entry = None
            self.held.remove(attempt)
            if entry is not None:
                self.add(entry)

    def meddle(self) -> Entry | None:
        """Somebody sends whatever they like."""
        table = self.table
        seat = self.lots.choice(all_eyes(table))
        number = table.number(seat) - self.lots.choice((0, 0, 1, 2))
        text = self.lots.choice(("Go5", "Kn9", "swap:no", "take:deck", "x", str(Move.parse("back:no"))))
        return table.move(seat, number, text, self.now)
