"""The swap test over the wire: whatever a seat or a spectator was sent would have been the same with other cards.

Games of all kinds are played on a real server, with bots, clocks, offers and words. From what one client was sent, and
nothing else, another world is made up in which the cards it cannot see lie otherwise; everything that happened happens
there too, and every message, refusal and answer has to be the same, byte for byte.
`CLAIM_TESTS=thorough` plays hundreds of games.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

import msgspec
import pytest
import pytest_asyncio

from claim.deals import dealt
from claim.knowledge import worlds
from claim.rules import BYSTANDER, Deal, Move
from claim.server.stored import StoredTable
from claim.table import SAYINGS, Entry, Table
from claim.wire.houses import house_of, ruleset_of
from claim.wire.messages import AnswerBack, AskBack, Error, Refused, Said, Say, Sent, TableChanged, Update, View
from claim.wire.reading import Eyes
from claim.wire.tables import ClockRules, NewTable, TableInfo
from tests.games import KINDS
from tests.server.crash.process import serving, watching
from tests.server.crash.tables import THOROUGH, at_random
from tests.server.crash.twin import Twin
from tests.server.player import House, Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES: Final = 40 if THOROUGH else 3
"""Games of each kind."""
LOOKS: Final = 6 if THOROUGH else 2
"""How often in a game the cards are exchanged for each pair of eyes."""
PROBES: Final = 3
"""Moves tried after each entry."""
ASKED: Final = 0.1
"""How often after an entry the answers over HTTP are compared."""
WORDS: Final = ("Necromancer", "Kraken", "swap:no", "take:deck", "back:yes", "count:Go", "nonsense", "")
_CLOCKS: Final = re.compile(r'"clocks":\[[^]]*\]')


class Guest(Player):
    """Somebody who plays, talks, and asks for moves back now and then."""

    async def play(self, lots: Random, pause: float = 0.0) -> None:
        """Play at random, as people do."""
        answered = 0
        while self.table is None or self.table.state != "over":
            if self.eyes.turn is not None and self.eyes.is_asked and self.eyes.number != answered:
                answered = self.eyes.number
                await self._chat(lots)
                await self.move(lots.choice(self.eyes.turn.legal))
            message = await self.hear()
            if isinstance(message, Refused):
                assert message.code in ("stale", "over"), message
                answered = 0
            if isinstance(message, TableChanged) and message.table.offer not in (None, self.seat):
                await self.send(AnswerBack(agree=lots.random() < 0.1))

    async def _chat(self, lots: Random) -> None:
        if lots.random() < 0.03:
            await self.send(Say(lots.choice(SAYINGS)))
        if lots.random() < 0.03:
            await self.send(AskBack())


@dataclass
class Played:
    """A game that was played on a real server, and everything that was sent to everybody."""

    stored: StoredTable
    log: list[Entry]
    players: list[Player]

    @property
    def certain(self) -> int:
        """How many entries there are before moves were first taken back: from there on eyes remember more."""
        fold = table_of(self.stored)
        for number, entry in enumerate(self.log):
            moves = len(fold.game.moves)
            fold.add(entry)
            if len(fold.game.moves) < moves:
                return number
        return len(self.log)


def table_of(stored: StoredTable) -> Table:
    assert stored.deal is not None
    assert stored.began is not None
    return Table(house_of(stored.rules), stored.deal, stored.began)


def with_habits(rules: NewTable, lots: Random) -> NewTable:
    """The same table, with a clock perhaps."""
    clock = ClockRules(lots.choice(("move", "bank")), 3600, lots.choice((0, 5))) if lots.random() < 0.6 else None
    return msgspec.structs.replace(rules, clock=clock)


def asking_deal(rules: NewTable, lots: Random) -> Deal | None:
    """With heroes, mostly a deal in which somebody will be asked in secret: a Necromancer is in a hand."""
    if not rules.heroes or lots.random() < 0.2:
        return None
    while True:
        deal = dealt(ruleset_of(rules), lots)
        if any(card.is_hero and str(card) == "Necromancer" for hand in deal.hands for card in hand):
            return deal


async def played(house: House, rules: NewTable, lots: Random) -> Played:
    """A game on a real server, watched by two."""
    people = await house.guests(sum(seat in ("me", "open") for seat in rules.seats))
    code = await house.begun(rules, people, asking_deal(rules, lots))
    players: list[Player] = [Guest(house, code, person.cookies, extras=lots.random() < 0.5) for person in people]
    players += [Player(house, code), Player(house, code, extras=True)]
    for player in players:
        await player.connect()
        await player.hear_a(View)
    async with asyncio.timeout(120):
        await asyncio.gather(*(player.play(Random(lots.random())) for player in players))
    for player in players:
        await player.heard()
        await player.disconnect()
    return Played(await house.stored(code), await house.log(code), players)


# What was sent is what a twin with the same cards sends


def told(texts: list[str]) -> list[object]:
    """What was sent, without what depends on the moment and on who was connected."""
    found: list[object] = []
    standing: object = None
    for text in texts:
        message: Sent = msgspec.json.decode(text, type=Sent)
        match message:
            case View() | Update():
                turn = msgspec.structs.replace(message.turn, clocks=[])
                message = msgspec.structs.replace(message, turn=turn)
                if isinstance(message, View):
                    standing = standing or standing_of(message.table)
                    message = msgspec.structs.replace(message, table=None)
                found.append(message)
            case TableChanged(info) if standing_of(info) != standing:
                standing = standing_of(info)
                found.append(standing)
            case Said():
                found.append(message)
            case Error():
                assert message.code in ("rate", "closed", "nothing", "secret", "over"), message
            case _:
                pass
    return found


def standing_of(info: TableInfo) -> object:
    """What everybody is told about a table that is not about who is connected."""
    return info.state, info.offer, info.agreed, info.result, info.winners, info.ended_by, info.outcome


async def check_faithful(game: Played, player: Player) -> None:
    """The server sent this player what a twin with the very same cards sends."""
    assert game.stored.deal is not None
    twin = Twin(game.stored, game.stored.deal, player.seat)
    first: Sent = msgspec.json.decode(player.texts[0], type=Sent)
    assert isinstance(first, View)
    await twin.begin(first.number)  # bots may have moved before they came
    for entry in game.log:
        await twin.happen(entry.at, entry.seat, entry.kind, entry.body)
    assert twin.log == game.log
    assert told(twin.recorders[player.extras].texts) == told(player.texts)


# A twin with other cards sends the same


def known_after(player: Player, number: int) -> Eyes:
    """What a client knew when it had been sent the message of this number."""
    eyes = Eyes()
    for text in player.texts:
        message: Sent = msgspec.json.decode(text, type=Sent)
        if isinstance(message, View | Update) and message.number <= number:
            eyes.take_in(message)
    return eyes


def elsewhere(game: Played, player: Player, entries: int, lots: Random) -> tuple[Deal, tuple[Move, ...]]:
    """Other cards that fit all a client was sent up to there, and the moves that were made with them."""
    table = table_of(game.stored)
    for entry in game.log[:entries]:
        table.add(entry)
    if player.seat != BYSTANDER:
        other = worlds(known_after(player, table.number(player.seat)).view).sample(lots).game()
        return other.deal, other.moves
    # A bystander knows less than any seat: what one of them cannot tell apart, nor the next one there, it cannot.
    # But who is asked in secret is shown only afterwards what all the others have been shown already.
    other = table.game
    for seat in lots.sample(range(other.ruleset.players), other.ruleset.players):
        there = Table(table.house, other.deal, 0)
        for number, move in enumerate(other.moves, 1):
            there.add(Entry(number, 0, "move", there.game.position.to_move or 0, str(move)))
        question = there.game.position.question
        if question is None or question.quiet is None or question.seat != seat:
            other = worlds(there.view(seat)).sample(lots).game()
    return other.deal, other.moves


async def check_swapped(game: Played, player: Player, lots: Random) -> bool:
    """With other cards everything is the same up to there; False if there were no others."""
    assert game.stored.deal is not None
    entries = lots.randrange(1, game.certain)
    deal, moves = elsewhere(game, player, entries, lots)
    here, there = Twin(game.stored, game.stored.deal, player.seat), Twin(game.stored, deal, player.seat)
    await here.begin()
    await there.begin()
    left = list(moves)
    is_late = any(later.at < earlier.at for earlier, later in pairwise(game.log[:entries]))
    for entry in game.log[:entries]:
        secret = here.secret
        await here.happen(entry.at, entry.seat, entry.kind, entry.body)
        if entry.kind == "move" and (entry.seat, entry.body) == secret:
            continue  # that happened only here
        if entry.kind == "move":
            await _answer_there(there, left, entry, lots)
        else:
            await there.happen(entry.at, entry.seat, entry.kind, entry.body)
        await _check_same(here, there, lots, with_clocks=not is_late)
    return deal != game.stored.deal


async def _answer_there(there: Twin, left: list[Move], entry: Entry, lots: Random) -> None:
    """Make the same move there, and before it the answer that nobody notices; or after it, and it has to be held."""
    secret = there.secret
    if secret is not None and secret[1] == str(left[0]) and secret != (entry.seat, entry.body):
        left.pop(0)
        if entry.seat == there.eyes and lots.random() < 0.5:
            await there.happen(entry.at, entry.seat, entry.kind, entry.body)
            await there.happen(entry.at, secret[0], "move", secret[1])
            assert str(left.pop(0)) == entry.body
            return
        await there.happen(lots.randint(min(there.now, entry.at), entry.at), secret[0], "move", secret[1])
    assert str(left.pop(0)) == entry.body
    await there.happen(entry.at, entry.seat, entry.kind, entry.body)


async def _check_same(here: Twin, there: Twin, lots: Random, *, with_clocks: bool) -> None:
    """Whoever looks cannot tell one from the other; but for the clocks, where a held move had to wait for an answer."""
    there.now = here.now = max(here.now, there.now)
    for mine, theirs in zip(here.recorders, there.recorders, strict=True):
        _check_equal(mine.texts, theirs.texts, here, with_clocks=with_clocks)
    assert here.wished() == there.wished()
    if lots.random() < ASKED:
        assert await here.asked() == await there.asked()
    number = here.table.number(here.eyes)
    for _ in range(PROBES):
        card = f"{lots.choice(here.table.house.ruleset.deck.split())}{lots.randrange(10)}"
        text = lots.choice((card, f"swap:{card}", f"give:{card}", *WORDS))
        answered = lots.choice((number, number, number - 1, number + 1))
        assert here.tried(text, answered) == there.tried(text, answered)


def _check_equal(mine: list[str], theirs: list[str], here: Twin, *, with_clocks: bool) -> None:
    """These are the same; else say where they are not."""
    for texts in zip(mine, theirs, strict=True):
        one, other = texts if with_clocks else (_CLOCKS.sub('"clocks":[]', text) for text in texts)
        if one != other:
            first, second = json.loads(one), json.loads(other)
            different = {name: (first[name], second.get(name)) for name in first if first[name] != second.get(name)}
            raise AssertionError(f"eyes {here.eyes} can tell: {different or (one, other)}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("swapped")
    async with serving(folder, f"sqlite:///{folder / 'tables.db'}") as server, watching(server) as house:
        yield house
        server.check_log("Guest")


@pytest.mark.parametrize("kind", KINDS)
async def test_nobody_can_tell_from_what_is_sent_how_hidden_cards_lie(kind: str, house: House) -> None:
    lots = Random(kind)
    swapped = 0
    for _ in range(GAMES):
        game = await played(house, with_habits(at_random(lots, kind=kind), lots), lots)
        for player in game.players:
            await check_faithful(game, player)
            for _ in range(LOOKS):
                swapped += await check_swapped(game, player, lots)
    assert swapped > GAMES * LOOKS * 2
