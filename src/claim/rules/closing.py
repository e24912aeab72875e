"""The end of a trick, step by step (R4.11, R5.4), and the way to the next one.

Each step may put a question; the steps after it wait in the position until it is answered.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from claim.cards import Card
from claim.rules.contest import contest
from claim.rules.events import EVERYONE, ONLY, Began, Counted, Gathered, Looked, Won
from claim.rules.moves import Move
from claim.rules.places import (
    DISCARDS,
    REVEALED,
    STOCK,
    TRICK,
    WAITING,
    followers_of,
    hand_of,
    laid_before,
    score_of,
)
from claim.rules.questions import Moment, Question
from claim.rules.scoring import count_votes
from claim.rules.table import Table
from claim.rules.trick import Phase, Played, Trick

__all__ = ["begin_trick", "close_trick", "pick", "resolve_trick"]


def begin_trick(table: Table) -> None:
    """Say who leads, and in phase one turn up what the trick is about (R4.2)."""
    table.tell(Began, table.phase, table.trick_number, table.leader, EVERYONE)
    if table.phase is Phase.RECRUIT:
        for card in table.piles[STOCK][: table.book.reveals]:
            table.carry(card, STOCK, REVEALED, EVERYONE)


def resolve_trick(table: Table) -> None:
    """The last card of the trick has been played: settle who wins, and begin its end."""
    table.trick = contest(
        table.book, table.phase, table.trick_number, table.leader, table.piles[TRICK], table.collected
    )
    winner = table.trick.winner
    table.tell(Won, winner.seat, winner.card.plain, EVERYONE)
    close_trick(table)


def close_trick(table: Table) -> None:
    """Go on with the end of the trick until a question stands or the next trick has begun."""
    steps = _steps(table.phase, table.book.asked_at)
    while table.trick is not None and not table.pending:
        table.step += 1
        steps[table.step - 1](table, table.trick)


# Phase one: sharing the revealed and the drawn cards (R4.6, R4.7, R6.17, R6.18)


def _share(table: Table, trick: Trick) -> None:
    winner = trick.winner
    looks = winner.power.looks()
    if looks:
        table.tell(Looked, winner.seat, table.piles[STOCK][0], ONLY[winner.seat])
    if looks or table.book.players > 2:
        table.ask(_picking(table, winner, may_take_deck=looks))
    else:
        _take(table, winner.seat, table.piles[REVEALED][0])
        _draw(table, trick.loser.seat)


def _picking(table: Table, mine: Played, *, may_take_deck: bool) -> Question:
    revealed = tuple(Move("take", card) for card in dict.fromkeys(table.piles[REVEALED]))
    deck = (Move("take", word="deck"),) if may_take_deck else ()
    return Question(mine.seat, revealed + deck, EVERYONE, by=mine.card.plain if may_take_deck else None)


def pick(table: Table, question: Question, move: Move) -> None:
    """Take what was picked; the others get theirs by rank, or the second picks too (R6.18)."""
    assert table.trick is not None
    first, *others = table.trick.ranking()
    is_first_pick = question.seat == first.seat
    if move.card is not None:
        _take(table, question.seat, move.card)
    else:
        _draw(table, question.seat)
    if is_first_pick and move.card is None and table.book.players > 2:
        table.ask(_picking(table, others[0], may_take_deck=False))
        return
    who_looked = first.seat if is_first_pick and first.power.looks() else None
    for mine in others if is_first_pick else others[1:]:
        if table.piles[REVEALED]:
            _take(table, mine.seat, table.piles[REVEALED][0])
        else:
            _draw(table, mine.seat, who_looked)
            who_looked = None


def _take(table: Table, seat: int, card: Card) -> None:
    table.carry(card, REVEALED, followers_of(seat), EVERYONE)


def _draw(table: Table, seat: int, who_looked: int | None = None) -> None:
    seen_by = ONLY[seat] if who_looked is None else frozenset({seat, who_looked})
    table.carry(table.piles[STOCK][0], STOCK, followers_of(seat), seen_by)


# Both phases: where the trick's cards go


def _settle(table: Table, trick: Trick) -> None:
    lost = _discarded(trick)
    collected = []
    for mine in trick.plays:
        if mine.card not in table.piles[TRICK]:
            continue  # it went back to a hand
        if mine in lost:
            table.carry(mine.card, TRICK, DISCARDS, EVERYONE)
        else:
            table.carry(mine.card, TRICK, mine.power.spoils(mine, trick), EVERYONE)
            collected.append(mine)
    if trick.phase is Phase.GATHER:
        for keeper in table.book.keepers_of_waiting:
            keeper.waiting_cards(trick, table)
        for mine in collected:
            mine.power.collected(mine, trick, table)


def _discarded(trick: Trick) -> Sequence[Played]:
    """The cards that a hero keeps from going where they would go."""
    heroes = [mine for mine in trick.plays if mine.power.heroic]
    if not heroes:
        return ()
    if any(mine.power.forbids_collecting(trick.phase) for mine in heroes):
        return trick.plays
    return [
        mine
        for mine in trick.plays
        if any(hero is not mine and hero.power.crushes(hero, mine, trick) for hero in heroes)
    ]


# Questions that powers put


def _trick_asks(moment: Moment) -> "_Step":
    def ask(table: Table, trick: Trick) -> None:
        for mine in trick.plays:
            if mine.power.asks_at is moment:
                table.ask(mine.power.asks(mine, trick, table))

    return ask


def _hands_ask(table: Table, trick: Trick) -> None:
    if not trick.is_last:
        for seat in range(table.book.players):
            _pile_asks(Moment.DISCARDED, seat, hand_of(seat), table, trick)


def _scores_ask(table: Table, trick: Trick) -> None:
    if not trick.is_last:
        return
    for card in table.piles[WAITING]:
        table.carry(card, WAITING, DISCARDS, EVERYONE)  # nobody was there to take it (R9.17)
    for seat in range(table.book.players):
        for card in table.piles[laid_before(seat)]:
            table.carry(card, laid_before(seat), score_of(seat), EVERYONE)  # R6.19
        _pile_asks(Moment.COUNTING, seat, score_of(seat), table, trick)


def _pile_asks(moment: Moment, seat: int, place: int, table: Table, trick: Trick) -> None:
    book = table.book
    if book.askers[moment].isdisjoint(table.piles[place]):
        return
    for card in table.piles[place]:
        if card in book.askers[moment]:
            power = book.powers[card]
            table.ask(power.asks(Played(seat, card, None, book.values[card], power), trick, table))


# The next trick


def _advance(table: Table, trick: Trick) -> None:
    table.trick, table.step = None, 0
    if trick.phase is Phase.GATHER and trick.is_last:
        _end(table)
        return
    table.leader = _next_leader(trick)
    if not trick.is_last:
        table.trick_number += 1
    else:
        table.phase = Phase.GATHER
        table.trick_number = 1
        for seat in range(table.book.players):
            table.piles[hand_of(seat)] = table.piles[followers_of(seat)]  # R5.1
            table.piles[followers_of(seat)] = ()
            table.tell(Gathered, seat, EVERYONE)
    begin_trick(table)


def _end(table: Table) -> None:
    table.phase = Phase.OVER
    if table.events is not None:
        scores = [table.piles[score_of(seat)] for seat in range(table.book.players)]
        table.tell(Counted, count_votes(scores, table.book), EVERYONE)


def _next_leader(trick: Trick) -> int:
    """The winner leads on (R4.10), unless a faction says otherwise, unless a hero does (R8.4); the last one counts."""
    leader = trick.winner.seat
    callers = [mine for mine in trick.plays if "leads_on" in mine.power.answers]
    if not callers:
        return leader
    for mine in sorted(callers, key=lambda mine: mine.power.heroic):
        called = mine.power.leads_on(mine, trick)
        leader = leader if called is None else called
    return leader


_Step = Callable[[Table, Trick], None]
_STEPS: Final[dict[Phase, tuple[tuple[Moment | None, _Step], ...]]] = {
    # R4.11. The cards are discarded before anybody is asked about them, which leads to the same and keeps
    # the question secret (R9.9).
    Phase.RECRUIT: (
        (None, _share),
        (None, _settle),
        (Moment.COLLECTED, _trick_asks(Moment.COLLECTED)),
        (Moment.DISCARDED, _hands_ask),
        (None, _advance),
    ),
    # R5.4
    Phase.GATHER: (
        (Moment.BEATEN, _trick_asks(Moment.BEATEN)),
        (None, _settle),
        (Moment.COLLECTED, _trick_asks(Moment.COLLECTED)),
        (Moment.WON, _trick_asks(Moment.WON)),
        (None, _scores_ask),
        (None, _advance),
    ),
}


@cache
def _steps(phase: Phase, asked_at: frozenset[Moment]) -> tuple[_Step, ...]:
    """The steps of a trick's end, without those at moments when no card of the game asks."""
    return tuple(step for moment, step in _STEPS[phase] if moment is None or moment in asked_at)
