"""Tests that read like rules: `given` a table, `play` some moves, then look where the cards are.

    table = given(CLAIM, hand0="Dw5 Go1", hand1="Dw7 Go2").play("Dw5 Dw7")
    assert table.winner == 1
    assert table.score(0) == "Dw5 Dw7"

Everything is written in notation. Cards and moves are told sorted by code point, as in traces; only where the order
means something (the stock, the revealed and the waiting cards) they are told in order.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import pytest

from claim.cards import Card
from claim.errors import IllegalMove
from claim.rules import (
    CARDS_ASIDE,
    HEROES_IN_PLAY,
    Book,
    Carried,
    Chosen,
    Deal,
    Event,
    Game,
    Move,
    Outcome,
    Phase,
    Position,
    Ruleset,
    Won,
    book_of,
    for_eyes_of,
)
from claim.rules.places import PLACES, REVEALED, STOCK, hand_of, place_name

__all__ = [
    "CLAIM", "CLAIM_2", "CLAUSES", "ELVES_AND_ORCS", "FIVE_TENS", "GIANTS_AND_TENS", "Scene", "cards", "carried",
    "choices", "clause", "exchanged", "given", "new_game", "over", "seen", "told",
]  # fmt: skip

CLAIM: Final = "Go Kn Un Dw Do"
CLAIM_2: Final = "Gn Gi Dr Tr Se"
ELVES_AND_ORCS: Final = "El Or Cy Dr Do"
"""A deck of Mercenaries for two."""
FIVE_TENS: Final = "Go Kn Un Dw Do Dr Se"
"""A deck for three or four."""
GIANTS_AND_TENS: Final = "Gn Gi Un Dw Do Tr Se"
"""Another one."""

# Citing the rules

CLAUSES: Final = tuple((Path(__file__).parent / "rules" / "clauses.txt").read_text(encoding="utf-8").split())
"""The number of every clause of the rules."""

_Test = TypeVar("_Test", bound=Callable[..., object])
_Told = TypeVar("_Told", bound=Event)


def clause(*numbers: str) -> Callable[[_Test], _Test]:
    """Say which clauses of the rules the test below is about."""
    for number in numbers:
        if number not in CLAUSES:
            raise ValueError(f"the rules have no clause {number}")

    def cite(test: _Test) -> _Test:
        vars(test)["clauses"] = numbers
        return test

    return cite


# Setting a table in the middle of a game

_PLACES: Final = {place_name(place).replace(" ", ""): place for place in range(PLACES)}


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in `text`."""
    return tuple(map(Card.parse, text.split()))


@dataclass(frozen=True, slots=True)
class Scene:
    """A table at some moment of a game, with what was told since it was set."""

    position: Position
    events: tuple[Event, ...] = ()

    # Play

    def play(self, moves: str) -> "Scene":
        """The table after these moves."""
        position, events = self.position, list(self.events)
        for move in moves.split():
            position = position.after(Move.parse(move), events)
        return Scene(position, tuple(events))

    def legal(self) -> str:
        """The legal moves."""
        return _sorted(self.position.legal_moves())

    def illegal(self, move: str) -> bool:
        """Whether a move is refused, with an error that names it and every legal one."""
        with pytest.raises(IllegalMove) as refusal:
            self.play(move)
        return all(text in str(refusal.value) for text in (move, *self.legal().split()))

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""
        return self.position.to_move

    @property
    def leader(self) -> int:
        """The seat that leads the trick."""
        return self.position.leader

    @property
    def winner(self) -> int:
        """The seat that won the trick last played."""
        return next(event.seat for event in reversed(self.events) if isinstance(event, Won))

    @property
    def phase(self) -> Phase:
        """The phase, or that it is over."""
        return self.position.phase

    @property
    def trick_number(self) -> int:
        """Which trick of the phase is played."""
        return self.position.trick_number

    @property
    def asking(self) -> str | None:
        """The card that asks something now."""
        question = self.position.question
        return None if question is None or question.by is None else str(question.by)

    # Piles

    def hand(self, seat: int) -> str:
        """A player's hand."""
        return _sorted(self.position.hands[seat])

    def followers(self, seat: int) -> str:
        """A player's follower pile."""
        return _sorted(self.position.followers[seat])

    def score(self, seat: int) -> str:
        """A player's score pile."""
        return _sorted(self.position.scores[seat])

    def laid(self, seat: int) -> str:
        """The cards laid out before a player."""
        return _sorted(self.position.laid[seat])

    @property
    def discards(self) -> str:
        """The cards discarded."""
        return _sorted(self.position.discards)

    @property
    def waiting(self) -> str:
        """The cards that wait, in order."""
        return _listed(self.position.waiting)

    @property
    def revealed(self) -> str:
        """The cards this trick is about, in order."""
        return _listed(self.position.revealed)

    @property
    def stock(self) -> str:
        """The face-down deck, top card first."""
        return _listed(self.position.stock)

    # The end

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.position.outcome is not None, "the game is not over"
        return self.position.outcome

    def votes(self) -> dict[str, int | None]:
        """The side that has each faction's vote."""
        return self.outcome.votes

    def vote(self, faction: str) -> int | None:
        """The side that has this faction's vote."""
        return self.outcome.votes[faction]

    def winners(self) -> tuple[int, ...]:
        """The winning seats."""
        return self.outcome.winners

    # Secrets

    def seen_by(self, seat: int) -> tuple[Event, ...]:
        """What a seat was shown since the table was set."""
        return seen(self.events, seat)


def given(
    deck: str = CLAIM,
    *,
    players: int = 2,
    phase: int = 2,
    trick: int = 5,
    leader: int = 0,
    heroes: bool | None = None,
    hero_values: Mapping[str, int] | None = None,
    tie_break: str = "cards",
    played: str = "",
    **piles: str,
) -> Scene:
    """A table in the middle of a game, with these piles: `hand0="Go5 Kn3"`, `score1="Un3"`, `waiting="Tr4"` ….

    Cards that are not mentioned need not be anywhere; but in phase one, where no revealed cards or no stock is
    given, the deck's first unmentioned cards lie there. Heroes are in the game if one is mentioned. Where only the
    trick matters, `played="Go5 Go7"` puts its cards into the hands, from the leader's on, and plays them.
    """
    mentioned = {_PLACES[name]: cards(text) for name, text in piles.items()}
    for place, card in enumerate(cards(played)):
        hand = hand_of((leader + place) % players)
        mentioned[hand] = (*mentioned.get(hand, ()), card.plain)
    if heroes is None:
        heroes = bool(hero_values) or any(card.is_hero for pile in mentioned.values() for card in pile)
    ruleset = Ruleset.of(deck, players=players, heroes=heroes, tie_break=tie_break, hero_values=hero_values)
    book = book_of(ruleset)
    spare = _unmentioned(book, mentioned.values())
    lying: list[tuple[Card, ...]] = [mentioned.get(place, ()) for place in range(PLACES)]
    if phase == Phase.RECRUIT:
        undrawn = players * (book.tricks - trick) + players - book.reveals
        for place, number in ((REVEALED, book.reveals), (STOCK, undrawn)):
            if place not in mentioned:
                lying[place], spare = tuple(spare[:number]), spare[number:]
    return Scene(Position(book, tuple(lying), Phase(phase), trick, leader)).play(played)


def over(
    deck: str = CLAIM,
    *,
    players: int = 2,
    tie_break: str = "cards",
    score0: str = "",
    score1: str = "",
    score2: str = "",
    score3: str = "",
) -> Scene:
    """A game that has ended with these score piles."""
    return given(
        deck,
        players=players,
        phase=Phase.OVER,
        tie_break=tie_break,
        score0=score0,
        score1=score1,
        score2=score2,
        score3=score3,
    )


def _unmentioned(book: Book, piles: Iterable[tuple[Card, ...]]) -> list[Card]:
    """The faction cards that lie nowhere; refused if some lie there more often than the deck has them."""
    there = Counter(card.plain for pile in piles for card in pile)
    surplus = there - Counter(book.deck_counts) - Counter(book.heroes)
    if surplus:
        raise ValueError(f"the deck {book.ruleset.deck} has fewer of these: {_sorted(surplus.elements())}")
    return list((book.deck_counts - there).elements())


# Playing a game from its first move


def new_game(
    deck: str = CLAIM,
    *,
    players: int = 2,
    leader: int = 0,
    heroes: bool = False,
    stock: str = "",
    aside: str = "",
    **hands: str,
) -> Game:
    """A game whose hands hold at least these cards (`hand0="Go5"`) and whose stock begins with those.

    The rest is dealt from what is left, by turns, factions first; heroes that nobody mentioned lie at the bottom.
    """
    ruleset = Ruleset.of(deck, players=players, heroes=heroes)
    book = book_of(ruleset)
    held = [list(cards(hands.get(f"hand{seat}", ""))) for seat in range(players)]
    top, out = list(cards(stock)), list(cards(aside))
    spare = _unmentioned(book, [tuple(pile) for pile in (*held, top, out)])
    wanted = HEROES_IN_PLAY if heroes else 0
    there = [card for pile in (*held, top) for card in pile if card.is_hero]
    bottom = [card for card in book.heroes if card not in there][: wanted - len(there)]
    while heroes and len(out) < CARDS_ASIDE:
        out.append(spare.pop())
    while any(len(hand) < book.tricks for hand in held):
        for hand in held:
            if len(hand) < book.tricks:
                hand.append(spare.pop(0))
    return Game(ruleset, Deal(leader, tuple(map(tuple, held)), (*top, *spare, *bottom), tuple(out)))


def seen(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """What of these events a seat is shown."""
    shown = (for_eyes_of(event, seat) for event in events)
    return tuple(event for event in shown if event is not None)


def told(kind: type[_Told], events: Iterable[Event]) -> list[_Told]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def carried(events: Iterable[Event], source: int, target: int) -> str:
    """The cards seen going from one place to another, in order."""
    return _listed(event.card for event in told(Carried, events) if (event.source, event.target) == (source, target))


def choices(events: Iterable[Event]) -> str:
    """The moves seen, in order."""
    return _listed(event.move for event in told(Chosen, events))


def exchanged(game: Game, one: str, two: str) -> Game:
    """The same game, two cards having changed places in the deal."""
    places = dict(zip(cards(f"{one} {two}"), cards(f"{two} {one}"), strict=True))

    def after(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(places.get(card, card) for card in pile)

    deal = game.deal
    hands = tuple(map(after, deal.hands))
    return Game(game.ruleset, Deal(deal.leader, hands, after(deal.stock), after(deal.aside)), game.moves)


def _sorted(things: Iterable[Card | Move]) -> str:
    return " ".join(sorted(map(str, things)))


def _listed(things: Iterable[Card | Move]) -> str:
    return " ".join(map(str, things))
