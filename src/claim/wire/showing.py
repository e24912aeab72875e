"""A table as it is sent: the whole view, what is new, and whose turn it is, for one pair of eyes.

Everything comes from what `Table` tells these eyes and nothing else, so nothing here has to be kept secret.
"""

from msgspec.structs import replace

from claim.knowledge import View as Known
from claim.rules import Phase, Position, contest
from claim.rules.places import hand_of, place_name
from claim.table import Table, forecast, telling
from claim.table.board import Row, votes
from claim.wire.events import event_sent, outcome_sent
from claim.wire.messages import Choice, Shift, Told, Turn, Update, View, Vote
from claim.wire.tables import TableInfo

__all__ = ["standing_sent", "turn_sent", "update_sent", "view_sent", "waiting_sent"]


def standing_sent(info: TableInfo, table: Table) -> TableInfo:
    """What is told of a table besides its game, with how that stands once it has begun."""
    outcome = table.game.position.outcome
    return replace(
        info,
        state="over" if table.is_over else "playing",
        offer=table.offer,
        agreed=sorted(table.agreed),
        result=table.result,
        winners=list(table.winners),
        ended_by=table.ended_by,
        outcome=None if outcome is None else outcome_sent(outcome),
    )


def waiting_sent(info: TableInfo) -> View:
    """The view of a table that waits for players: nothing has been dealt."""
    nobody = Turn(to_move=None, awaits=None, by=None, led=None, legal=[], clocks=[None] * len(info.seats))
    return View(0, info.mine, info, phase=0, trick=0, leader=0, piles={}, events=[], turn=nobody)


def view_sent(table: Table, eyes: int, info: TableInfo, now: int, *, extras: bool = False) -> View:
    """Everything these eyes know."""
    known = table.view(eyes)
    return View(
        number=table.number(eyes),
        seat=eyes,
        table=info,
        phase=int(Phase.OVER if table.is_over else known.phase),
        trick=known.trick_number,
        leader=known.leader,
        piles={place_name(place): list(map(str, pile)) for place, pile in enumerate(known.piles) if pile},
        events=list(map(event_sent, known.events)),
        turn=_turn(table, eyes, now, known if extras else None),
        votes=board_sent(known, memory=not table.house.open_discards) if extras else None,
        told=_story(known, 0) if extras else None,
    )


def update_sent(table: Table, eyes: int, number: int, now: int, *, extras: bool = False) -> Update | None:
    """What these eyes were shown after that number; None if they need the whole view."""
    events = table.since(eyes, number)
    if events is None:
        return None
    known = table.view(eyes) if extras else None
    return Update(
        number=table.number(eyes),
        events=list(map(event_sent, events)),
        turn=_turn(table, eyes, now, known),
        votes=None if known is None else board_sent(known, memory=not table.house.open_discards),
        told=None if known is None else _story(known, len(known.events) - len(events)),
    )


def turn_sent(table: Table, eyes: int, now: int, *, extras: bool = False) -> Turn:
    """Whose decision it is in these eyes, and which."""
    return _turn(table, eyes, now, table.view(eyes) if extras else None)


def _turn(table: Table, eyes: int, now: int, known: Known | None) -> Turn:
    """The turn, with help for people if there is a view to find it in."""
    clocks = list(table.clocks(eyes, now))
    position = table.believed(eyes)
    seat = position.to_move
    if seat is None or table.is_over:
        return Turn(to_move=None, awaits=None, by=None, led=None, legal=[], clocks=clocks)
    question = position.question
    is_own = seat == eyes and not position.is_chance
    return Turn(
        to_move=seat,
        awaits="play" if question is None else question.moves[0].verb,
        by=None if question is None or question.by is None else str(question.by),
        led=_led(position, eyes) if is_own and question is None else None,
        legal=sorted(map(str, position.legal_moves())) if is_own else [],
        clocks=clocks,
        choices=None if known is None or not is_own else [_choice(choice) for choice in forecast.choices(known)],
        ranking=None if known is None else _ranking(known),
    )


def _led(position: Position, seat: int) -> str | None:
    """The lead faction, if this seat can follow and so has to (R4.4)."""
    led = position.trick[0].faction if position.trick else None
    must_follow = led is not None and not position.book.obliging[led].isdisjoint(position.piles[hand_of(seat)])
    return led if must_follow else None


# Help for people


def _ranking(known: Known) -> list[int] | None:
    """The seats of the trick from first to last as it stands (R4.8), where more than two play."""
    if known.book.players == 2 or not known.trick:
        return None
    trick = contest(known.book, known.phase, known.trick_number, known.leader, known.trick, known.collected)
    return [mine.seat for mine in trick.ranking()]


def _choice(choice: forecast.Choice) -> Choice:
    return Choice(
        str(choice.move),
        choice.legal,
        choice.why,
        choice.collected,
        choice.outlook,
        list(map(told_sent, choice.told)),
        None if choice.shift is None else _shift(choice.shift),
    )


def _shift(shift: forecast.Shift) -> Shift:
    return Shift(shift.faction, list(shift.before), list(shift.after), shift.vote_before, shift.vote_after)


def board_sent(known: Known, *, memory: bool = False) -> list[Vote]:
    """The votes as they stand for whoever knows this; `memory` where one has to remember what is gone."""
    return [_vote(row) for row in votes(known, memory=memory)]


def _vote(row: Row) -> Vote:
    return Vote(
        row.faction,
        [list(values) for values in row.values],
        list(row.laid),
        row.still_open,
        row.vote,
        row.why,
        list(row.by),
        row.decided,
    )


def _story(known: Known, start: int) -> list[Told]:
    return list(map(told_sent, telling.tell(known.events, start)))


def told_sent(told: telling.Told) -> Told:
    """A sentence as it is sent."""
    return Told(told.text, told.seat, list(map(str, told.cards)), told.faction, told.phase, told.trick)
