"""Nothing leaves for anybody that they may not know: every message of every seat and spectator, byte for byte.

Whole games are played over sockets. Then the cards that somebody could not see are exchanged, and everything that was
sent to them has to be what would have been sent in that other game. `CLAIM_TESTS=thorough` plays hundreds of games.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from claim.knowledge import View as Known
from claim.knowledge import worlds
from claim.rules import BYSTANDER, Game, Ruleset
from claim.server.recipients import encoded
from claim.table import Entry, Table
from claim.wire.events import event_sent
from claim.wire.houses import house_of, ruleset_of
from claim.wire.messages import Error, Pong, Refused, Said, Sent, TableChanged, Update, View
from claim.wire.showing import update_sent, view_sent
from claim.wire.tables import NewTable, TableInfo
from tests.games import KINDS, random_ruleset
from tests.knowledge.exchange import faces_of, hidden_slots, replayed, with_faces
from tests.server.player import House, Player, served

GAMES: Final = 60 if os.environ.get("CLAIM_TESTS") == "thorough" else 3
"""Games of each kind."""
LOOKS: Final = 4
"""How often in a game each pair of eyes has hidden cards exchanged."""
TRIES: Final = 30

pytestmark = pytest.mark.asyncio


def rules_of(ruleset: Ruleset) -> NewTable:
    """A table of this ruleset with people at all seats."""
    return NewTable(
        deck=ruleset.deck,
        heroes=ruleset.heroes,
        hero_values=dict(ruleset.hero_values),
        tie_break="values" if ruleset.tie_break == "values" else "cards",
        seats=["me", *["open"] * (ruleset.players - 1)],
    )


async def played(house: House, rules: NewTable, lots: Random) -> tuple[str, list[Player]]:
    """A whole game by random moves, with two spectators; everybody with everything they were sent."""
    guests = await house.guests(len(rules.seats))
    code = await house.begun(rules, guests)
    players = [guest.player(code, extras=seat == 1) for seat, guest in enumerate(guests)]
    players += [Player(house, code), Player(house, code, extras=lots.random() < 0.3)]
    for player in players:
        await player.connect()
    await asyncio.gather(*(player.play(Random(lots.random())) for player in players))
    for player in players:
        await player.heard()
        await player.disconnect()
    return code, players


class Telling:
    """What one pair of eyes is told of a game, message by message, by `claim.wire.showing` alone."""

    def __init__(self, table: Table, eyes: int, info: TableInfo, *, extras: bool) -> None:
        self._table, self._eyes, self._extras = table, eyes, extras
        self._number = table.number(eyes)
        self.texts = [encoded(view_sent(table, eyes, info, 0, extras=extras))]

    def add(self, entry: Entry) -> None:
        self._table.add(entry)
        if self._table.number(self._eyes) != self._number:
            update = update_sent(self._table, self._eyes, self._number, 0, extras=self._extras)
            assert update is not None
            self._number = self._table.number(self._eyes)
            self.texts.append(encoded(update))


def messages(player: Player) -> Iterator[tuple[str, Sent]]:
    for text in player.texts:
        yield text, msgspec.json.decode(text, type=Sent)


def told_in(game: Game, rules: NewTable, player: Player, info: TableInfo) -> list[str]:
    """What this player would have been told had these been the cards and the moves."""
    told = Telling(Table(house_of(rules), game.deal, 0), player.seat, info, extras=player.extras)
    for number, (position, move) in enumerate(zip(game.positions, game.moves, strict=False), 1):
        assert position.to_move is not None
        told.add(Entry(number, 0, "move", position.to_move, str(move)))
    return told.texts


def exchanged(game: Game, view: Known, lots: Random) -> Game | None:
    """The game with cards that the viewer cannot see lying otherwise; None if none was found that looks the same."""
    if view.seat != BYSTANDER:
        return worlds(view).sample(lots).game()
    slots = hidden_slots(view)
    for _ in range(TRIES if len(slots) > 1 else 0):
        faces = faces_of(game.deal)
        one, other = lots.sample(slots, 2)
        faces[one], faces[other] = faces[other], faces[one]
        if any(card.is_hero for card in faces[len(faces) - len(game.deal.aside) :]):
            continue
        elsewhere = replayed(game, with_faces(game.deal, faces), view)
        if elsewhere is not None and elsewhere.deal != game.deal:
            return elsewhere
    return None


def last_look(game: Game, seat: int) -> int:
    """The number of moves after which hidden cards can still be exchanged.

    After a Kraken's draw a bystander no longer knows which hand holds what, not even of cards seen before.
    """
    verbs = [move.verb for move in game.moves]
    return verbs.index("draw") if seat == BYSTANDER and "draw" in verbs else len(verbs)


@pytest.mark.parametrize("kind", KINDS)
async def test_everything_sent_is_what_these_eyes_may_know(kind: str, tmp_path: Path) -> None:
    lots = Random(kind)
    looked = 0
    async with served(tmp_path) as house:
        for _ in range(GAMES):
            rules = rules_of(random_ruleset(lots, kind))
            code, players = await played(house, rules, lots)
            table = await house.table(code)
            assert table.is_over
            for player in players:
                game_texts = check_own(player, table)
                looked += check_exchanged(player, game_texts, table, rules, lots)
    assert looked > GAMES * LOOKS * 2


def check_own(player: Player, table: Table) -> list[str]:
    """Everything is of a kind that tells no more than the game; the texts that tell the game."""
    texts: list[str] = []
    events: list[object] = []
    shown: tuple[int, list[str]] | None = None
    for text, message in messages(player):
        match message:
            case View() | Update():
                texts.append(text)
                events += message.events
                shown = message.number, message.turn.legal
                assert not isinstance(message, View) or message.seat == player.seat
            case TableChanged(info):
                assert (info.state == "over") == (info.outcome is not None) == (info.result is not None)
            case Refused():  # a move that was held, and a secret answer then changed what was shown
                assert message.code == "stale"
                assert (message.number, message.legal) == shown
            case Pong():
                pass
            case Said() | Error():
                raise AssertionError(message)
    assert events == [event_sent(event) for event in table.game.events_for(player.seat)]
    assert player.sees(table)
    return texts


def check_exchanged(player: Player, texts: list[str], table: Table, rules: NewTable, lots: Random) -> int:
    """What was sent is what would have been sent in other games that look the same; in how many that was tried."""
    view = msgspec.json.decode(texts[0], type=View)
    assert told_in(table.game, rules, player, view.table) == texts
    looked = 0
    for _ in range(LOOKS):
        moves = table.game.moves[: lots.randrange(last_look(table.game, player.seat))]
        game = Game(ruleset_of(rules), table.deal, moves)
        known = Table(house_of(rules), table.deal, 0)
        for number, (position, move) in enumerate(zip(game.positions, moves, strict=False), 1):
            known.add(Entry(number, 0, "move", position.to_move or 0, str(move)))
        elsewhere = exchanged(game, known.view(player.seat), lots)
        if elsewhere is not None:
            told = told_in(elsewhere, rules, player, view.table)
            assert told == texts[: known.number(player.seat)]
            looked += 1
    return looked
