"""The plain rule: what a card without any power answers to every question."""

from claim.cards import Card
from claim.rules import CLAIM, EVERYONE, PLAIN, Move, Phase, Played, Power, Question, Table, Trick, book_of
from claim.rules.places import DISCARDS, PLACES, score_of

LED = Played(0, Card("Go", 5), "Go", 5, PLAIN)
FOLLOWED = Played(1, Card("Go", 7), "Go", 7, PLAIN)


def trick(phase: Phase) -> Trick:
    return Trick(phase, False, (LED, FOLLOWED), FOLLOWED)


def test_a_plain_card_is_itself_and_nothing_else() -> None:
    card = Card("Go", 5)
    assert PLAIN.suits(card) == ("Go",)
    assert PLAIN.declarations(card, CLAIM, Phase.RECRUIT, ()) == (card,)
    assert not PLAIN.stands_in(card)
    assert PLAIN.becomes(LED, None, Phase.GATHER, ()) is LED
    assert PLAIN.counts(card) == (("Go", 5),)


def test_a_plain_card_wins_by_value_alone_and_changes_nothing_after_the_trick() -> None:
    for phase, place in ((Phase.RECRUIT, DISCARDS), (Phase.GATHER, score_of(1))):
        assert not PLAIN.prevails(FOLLOWED, LED, trick(phase))
        assert not PLAIN.withstands(LED, FOLLOWED, trick(phase))
        assert not PLAIN.crushes(FOLLOWED, LED, trick(phase))
        assert not PLAIN.forbids_collecting(phase)
        assert not PLAIN.looks()
        assert PLAIN.leads_on(LED, trick(phase)) is None
        assert PLAIN.spoils(LED, trick(phase)) == place


def test_a_plain_card_asks_nothing_and_moves_no_card() -> None:
    table = Table(book_of(CLAIM), [()] * PLACES, Phase.GATHER, 1, 0, None, 0, (), None)
    before = list(table.piles)
    question = Question(0, (Move.parse("back:yes"),), EVERYONE)
    assert PLAIN.asks_at is None
    assert PLAIN.asks(LED, trick(Phase.GATHER), table) is None
    PLAIN.answered(question, question.moves[0], table)
    PLAIN.collected(LED, trick(Phase.GATHER), table)
    PLAIN.waiting_cards(trick(Phase.GATHER), table)
    assert table.piles == before
    assert table.pending == ()


def test_a_power_knows_what_it_answers_otherwise() -> None:
    class Odd(Power):
        def looks(self) -> bool:
            return True

    assert PLAIN.answers == frozenset()
    assert Odd.answers == {"looks"}
