"""What is sent can be read back: a client's view is the one the library would give its seat."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from claim.errors import ClaimError
from claim.knowledge import View, view_of
from claim.rules import BYSTANDER, CLAIM
from claim.wire.events import event_sent
from claim.wire.messages import Sent
from claim.wire.messages import View as ViewSent
from claim.wire.reading import Eyes, event_read, ruleset_read
from claim.wire.showing import update_sent, view_sent, waiting_sent
from claim.wire.tables import NewTable, TableInfo
from tests.games import KINDS, random_game, random_ruleset
from tests.table.matches import all_eyes, make, table_of


def sorted_legal(view: View) -> View:
    return replace(view, legal=tuple(sorted(view.legal, key=str)))


def rules_of(kind: str, lots: Random) -> NewTable:
    ruleset = random_ruleset(lots, kind)
    return NewTable(
        ruleset.deck,
        heroes=ruleset.heroes,
        hero_values=dict(ruleset.hero_values),
        tie_break="values" if ruleset.tie_break == "values" else "cards",
        seats=["open"] * ruleset.players,
    )


def over_the_wire(message: Sent) -> Sent:
    read: Sent = msgspec.json.decode(msgspec.json.encode(message), type=Sent)
    return read


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_read_as_it_was_shown(kind: str) -> None:
    lots = Random(kind)
    for _ in range(5):
        game = random_game(lots, random_ruleset(lots, kind))
        for eyes in (BYSTANDER, *range(game.ruleset.players)):
            shown = game.events_for(eyes)
            assert tuple(event_read(event_sent(event)) for event in shown) == shown


@pytest.mark.parametrize("kind", KINDS)
def test_views_and_updates_make_the_view_of_the_seat(kind: str) -> None:
    lots = Random(kind)
    rules = rules_of(kind, lots)
    game = random_game(lots, ruleset_read(rules))
    table = table_of(game)
    info = TableInfo("K7MNQ2XA", "playing", rules, [], -1)
    known = {eyes: Eyes() for eyes in all_eyes(table)}
    for eyes, reader in known.items():
        view = over_the_wire(view_sent(table, eyes, info, 0))
        assert isinstance(view, ViewSent)
        reader.take_in(view)
    for move in game.moves:
        make(table, str(move))
        for eyes, reader in known.items():
            update = update_sent(table, eyes, reader.number, 0)
            assert update is not None
            reader.take_in(update)
            assert sorted_legal(reader.view) == sorted_legal(view_of(table.game, eyes))
            assert reader.is_asked == bool(reader.view.legal)
            assert reader.number == table.number(eyes)


def test_a_table_that_waits_has_no_view() -> None:
    reader = Eyes()
    with pytest.raises(ClaimError, match="has not begun"):
        _ = reader.view
    reader.take_in(waiting_sent(TableInfo("K7MNQ2XA", "waiting", NewTable(), [], 0)))
    assert not reader.is_asked
    with pytest.raises(ClaimError, match="has not begun"):
        _ = reader.view


def test_the_ruleset_of_a_table_is_read() -> None:
    assert ruleset_read(NewTable()) == CLAIM
    with pytest.raises(ClaimError, match="no legal deck"):
        ruleset_read(NewTable(deck="Go Go"))
