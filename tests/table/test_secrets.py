"""A secret question shows nowhere: not in numbers, messages, refusals or clocks (R9.9, R10.3, R10.4)."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from claim.cards import Card
from claim.deals import dealt
from claim.errors import ClaimError, NotYet
from claim.knowledge import view_of
from claim.rules import BYSTANDER, Game, Phase, Ruleset
from claim.table import Clock, Entry, House, Refused, Table
from claim.wire.showing import turn_sent, update_sent, view_sent
from claim.wire.tables import NewTable, TableInfo
from tests.games import KINDS, play_on, random_game, random_ruleset
from tests.kit import CLAIM
from tests.knowledge.exchange import faces_of, hidden_slots, replayed, with_faces
from tests.table.company import Company
from tests.table.matches import add, all_eyes, asked_in_secret, commit, make

NECROMANCER = Card("Necromancer")
CLOCK = Clock("bank", 60, increment=2)
INFO = TableInfo("ABCDEFGH", "playing", NewTable(), [], -1)


# Numbers


@pytest.mark.parametrize("leader", [0, 1])
def test_a_quiet_no_leaves_the_numbers_of_others_as_they_are(leader: int) -> None:
    table = asked_in_secret(holder=1, leader=leader)
    numbers = {eyes: table.number(eyes) for eyes in all_eyes(table)}
    commit(table, 1, "swap:no")
    assert table.number(0) == numbers[0] == 3
    assert table.number(BYSTANDER) == numbers[BYSTANDER] == 3
    assert table.number(1) == numbers[1] + 1


def test_others_are_shown_the_next_trick_with_the_last_card_of_this_one() -> None:
    table = asked_in_secret(holder=1, leader=0)
    shown = table.since(0, 2)
    assert table.view(0).trick_number == 2
    assert table.believed(0).to_move == 0
    assert (table.believed(1).to_move, table.view(1).trick_number) == (1, 1)
    commit(table, 1, "swap:no")
    assert table.since(0, 2) == shown
    assert table.since(0, 3) == ()


def test_a_swap_is_shown_to_everybody_as_something_new() -> None:
    table = asked_in_secret(holder=1, leader=0)
    commit(table, 1, "swap:Go7")
    for eyes in (0, BYSTANDER):
        assert table.number(eyes) == 4
        news = table.since(eyes, 3)
        assert news is not None
        assert [type(event).__name__ for event in news] == ["Chosen", "Carried", "Carried"]
        assert table.view(eyes) == view_of(table.game, eyes)


# Moves that have to be held


def test_the_next_leader_waits_while_the_other_is_asked_and_then_has_moved_in_time() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=CLOCK)
    with pytest.raises(NotYet):
        table.move(0, 3, "Kn3", at=4000)
    commit(table, 1, "swap:no", at=9000)
    entry = table.move(0, 3, "Kn3", at=4000)
    assert entry == Entry(4, 4000, "move", 0, "Kn3")
    add(table, entry)
    assert table.clocks(0, 9000) == (60_000 + 2000 - 4000 + 2000, 62_000)
    assert table.clocks(1, 9000) == (60_000 + 2000 - 4000 + 2000, 62_000 - 9000)
    assert table.next_deadline() == 9000 + 62_000 - 9000


def test_a_held_move_is_stale_if_the_answer_was_a_swap() -> None:
    table = asked_in_secret(holder=1, leader=0)
    with pytest.raises(NotYet):
        table.move(0, 3, "Kn3", at=4000)
    commit(table, 1, "swap:Go7", at=9000)
    with pytest.raises(Refused, match="answers 3, but the last message was 4") as refusal:
        table.move(0, 3, "Kn3", at=4000)
    assert refusal.value.code == "stale"
    commit(table, 0, "Kn3", at=10_000)


@pytest.mark.parametrize("move", ["Go9", "swap:no", "swap:Go7", "Necromancer", "nonsense"])
def test_a_refusal_says_the_same_while_the_question_is_open(move: str) -> None:
    table = asked_in_secret(holder=1, leader=0)
    refusals = []
    for answer in (None, "swap:no"):
        if answer is not None:
            commit(table, 1, answer)
        for seat in (0, BYSTANDER):
            with pytest.raises(Refused) as refusal:
                table.move(seat, 3, move, at=0)
            refusals.append((refusal.value.code, str(refusal.value)))
    assert refusals[:2] == refusals[2:]


def test_a_bot_that_leads_next_waits_too() -> None:
    table = asked_in_secret(holder=1, leader=0, bots=[0])
    assert table.bot_to_move() is None
    commit(table, 1, "swap:no")
    assert table.bot_to_move() == (0, "random")


def test_a_bot_may_be_asked_in_secret() -> None:
    table = asked_in_secret(holder=1, leader=0, bots=[1])
    assert table.bot_to_move() == (1, "random")
    make(table, "swap:no")
    assert table.number(0) == 3
    assert table.bot_to_move() is None


# The swap test: exchange what is hidden from some eyes, and nothing that they are sent changes


def sent(table: Table, eyes: int, now: int) -> Iterator[object]:
    """Everything these eyes could be told now."""
    yield table.number(eyes), table.offer, table.agreed, table.standing_in, table.is_over, table.winners, table.result
    for later in (now, now + 700, now + 100_000):
        yield table.clocks(eyes, later)
    for extras in (False, True):
        yield msgspec.json.encode(view_sent(table, eyes, INFO, now, extras=extras))
        yield msgspec.json.encode(turn_sent(table, eyes, now, extras=extras))
        for number in range(max(0, table.number(eyes) - 3), table.number(eyes) + 2):
            yield msgspec.json.encode(update_sent(table, eyes, number, now, extras=extras))
    try:
        yield table.ask_back(eyes, now).kind
    except Refused as refused:
        yield refused.code, str(refused)
    for move in ("Go5", "Kn9", "swap:no", "Necromancer", "take:deck", "?"):
        try:
            table.move(eyes, table.number(eyes), move, now)
        except Refused as refused:
            yield move, refused.code, str(refused)
        except NotYet:
            pass


def steps(game: Game, eyes: int) -> Iterator[tuple[int, str, bool]]:
    """The moves of a game: whose, which, and whether these eyes may notice."""
    for position, move in zip(game.positions, game.moves, strict=False):
        question, seat = position.question, position.to_move
        assert seat is not None
        yield seat, str(move), question is None or move is not question.quiet or seat == eyes


def told(game: Game, eyes: int, times: list[int]) -> list[list[object]]:
    """What these eyes are told after each move they notice, made at these times; all others are made in between."""
    table = Table(House(game.ruleset, (None,) * game.ruleset.players, CLOCK), game.deal, began=0)
    noticed = [list(sent(table, eyes, 0))]
    for seat, move, is_noticed in steps(game, eyes):
        at = times[len(noticed)] if is_noticed else times[len(noticed) - 1] + 700
        table.add(Entry(table.length + 1, at, "move", seat, move))
        told_now = list(sent(table, eyes, at))
        if is_noticed:
            noticed.append(told_now)
        else:
            at = times[len(noticed) - 1]
            assert list(sent(table, eyes, at)) == noticed[-1]
    return noticed


def exchanged_elsewhere(game: Game, eyes: int, lots: Random, wanted: Card | None) -> Game | None:
    """The same moves where two cards hidden from these eyes, one as wanted, have changed places; None if impossible."""
    view, faces = view_of(game, eyes), faces_of(game.deal)
    slots = hidden_slots(view)
    ones = [slot for slot in slots if wanted in (None, faces[slot])]
    if not ones or len(slots) < 2:
        return None
    one, other = lots.choice(ones), lots.choice(slots)
    faces[one], faces[other] = faces[other], faces[one]
    if any(card.is_hero for card in faces[len(faces) - len(game.deal.aside) :]):
        return None
    elsewhere = replayed(game, with_faces(game.deal, faces), view)
    return None if elsewhere is None or elsewhere.deal == game.deal else elsewhere


def compare(game: Game, elsewhere: Game, eyes: int) -> None:
    times = [3000 * number for number in range(200)]
    here, there = told(game, eyes, times), told(elsewhere, eyes, times)
    assert here == there


@pytest.mark.parametrize("kind", KINDS)
def test_exchanging_hidden_cards_changes_nothing_that_is_sent(kind: str) -> None:
    lots = Random(kind)
    compared = 0
    while compared < 6:
        game = random_game(lots, random_ruleset(lots, kind), moves=lots.randrange(40))
        for eyes in (BYSTANDER, *range(game.ruleset.players)):
            elsewhere = exchanged_elsewhere(game, eyes, lots, None)
            if elsewhere is not None:
                compared += 1
                compare(game, elsewhere, eyes)


def test_whether_the_other_holds_a_necromancer_changes_nothing_that_is_sent() -> None:
    lots = Random("Necromancer")
    ruleset = Ruleset.of(CLAIM, heroes=True)
    asked = compared = 0
    while compared < 12 or asked < 6:
        game = random_game(lots, ruleset, moves=0)
        if not any(NECROMANCER in hand for hand in game.deal.hands):
            continue
        play_on(game, lots, moves=lots.randrange(2, 24))
        for eyes in (BYSTANDER, 0, 1):
            elsewhere = exchanged_elsewhere(game, eyes, lots, NECROMANCER)
            if elsewhere is not None:
                compared += 1
                asked += len(elsewhere.moves) != len(game.moves)
                compare(game, elsewhere, eyes)


@pytest.mark.parametrize("clock", [Clock("bank", 60, 1), Clock("move", 20), Clock("move", 30, run_out="lose")])
def test_whatever_is_done_whether_the_other_holds_a_necromancer_shows_nowhere(clock: Clock) -> None:
    lots = Random(str(clock))
    ruleset = Ruleset.of(CLAIM, heroes=True)
    kept = 0
    while kept < 15:
        deal = dealt(ruleset, lots)
        holder = next((seat for seat in (0, 1) if NECROMANCER in deal.hands[seat]), None)
        if holder is None:
            continue
        eyes = lots.choice((BYSTANDER, 1 - holder))
        here = Table(House(ruleset, (None, None), clock), deal, 0)
        faces = faces_of(deal)
        one, other = faces.index(NECROMANCER), len(faces) - len(deal.aside) - 1  # the deck's last card
        faces[one], faces[other] = faces[other], faces[one]
        there = Table(here.house, with_faces(deal, faces), 0)
        company = Company(here, lots, patient=True)
        kept += secrets_kept(company, there, eyes)


def secrets_kept(company: Company, there: Table, eyes: int) -> int:
    """Do at both tables what the company does at one, as long as that can be; how many things nobody noticed."""
    here = company.table
    kept = 0
    while not here.is_over:
        question = here.game.position.question
        log, moves = len(company.log), len(here.game.moves)
        company.act()
        if here.game.position.phase is not Phase.RECRUIT:
            return kept
        if len(company.log) > log:
            entry = company.log[-1]
            was_secret = question is not None and question.quiet is not None and len(here.game.moves) > moves
            if was_secret and here.game.moves[-1] is question.quiet:  # type: ignore[union-attr]
                kept += 1
            else:
                try:
                    there.add(replace(entry, number=there.length + 1))
                except ClaimError:
                    return kept  # the Necromancer was seen, or what lies there instead
        assert list(sent(here, eyes, company.now)) == list(sent(there, eyes, company.now))
    return kept


def test_who_is_asked_is_told_the_answer() -> None:
    table = asked_in_secret(holder=1, leader=0, clock=CLOCK)
    before = list(sent(table, 1, 0))
    commit(table, 1, "swap:no")
    assert list(sent(table, 1, 0)) != before
