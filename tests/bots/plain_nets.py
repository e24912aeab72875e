"""The networks once more in plain Python: what they are shown, told from the truth of a game, and what they say."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import exp, tanh
from struct import calcsize, unpack_from
from typing import Final, TypeVar

from claim.bots.nets.inputs import KINDS, ROW_OF, ROWS, TRICKS, ClosedUp, Held, Lies, Shown
from claim.cards import CARD_VALUES, FACTIONS, Card
from claim.rules import Game, Move, Phase, Position

__all__ = [
    "UNIT", "Net", "Told", "boundary_inputs", "boundary_value", "networks", "plain_chances", "plain_value",
    "value_inputs", "weights_file",
]  # fmt: skip

Place = TypeVar("Place", Shown, Lies, Held)

UNIT: Final = 1024
"""The compiled networks round the weights of the first layer to parts of one."""


def weights_file() -> bytes:
    return files("claim.bots.nets").joinpath("weights.bin").read_bytes()


@dataclass
class Net:
    """Three layers, read from a file from some byte on."""

    raw: bytes = field(repr=False)
    at: int

    def __post_init__(self) -> None:
        inputs, wide, narrow, outputs = self._next("4i")
        self.first = self._table(inputs, wide)
        self.first_bias = self._next(f"{wide}e")
        self.second = self._table(wide, narrow)
        self.second_bias = self._next(f"{narrow}e")
        self.third = self._table(outputs, narrow)
        self.third_bias = self._next(f"{outputs}e")

    def _next(self, layout: str) -> tuple[int, ...]:
        found = unpack_from("<" + layout, self.raw, self.at)
        self.at += calcsize("<" + layout)
        return found

    def _table(self, rows: int, columns: int) -> list[tuple[float, ...]]:
        return [self._next(f"{columns}e") for _ in range(rows)]

    def outputs(self, inputs: list[int], wanted: list[int]) -> list[float]:
        """Some of the outputs for ones at these inputs."""
        rows = [self.first_bias, *(self.first[index] for index in inputs)]
        sums = [sum(round(weight * UNIT) for weight in column) / UNIT for column in zip(*rows, strict=True)]
        narrow = list(self.second_bias)
        for factor, weights in zip(sums, self.second, strict=True):
            if factor > 0:
                narrow = [one + factor * weight for one, weight in zip(narrow, weights, strict=True)]
        seen = [max(0.0, one) for one in narrow]
        return [
            self.third_bias[output] + sum(a * b for a, b in zip(self.third[output], seen, strict=True))
            for output in wanted
        ]


@cache
def networks() -> list[Net]:
    """The policy, then for each judge the value and the boundary's value."""
    raw = weights_file()
    found = [Net(raw, len(b"CLAIMNET"))]
    while found[-1].at < len(raw):
        found.append(Net(raw, found[-1].at))
    return found


@dataclass
class Told:
    """What was to be seen in phase one, by seat."""

    open: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    """Followers that both have seen."""
    played: tuple[list[Card], list[Card]] = field(default_factory=lambda: ([], []))
    """Cards played, but for Undead."""
    voids: tuple[set[str], set[str]] = field(default_factory=lambda: (set(), set()))

    @staticmethod
    def of(game: Game) -> "Told":
        told = Told()
        trick: list[Card] = []
        for position, move in zip(game.positions, game.moves, strict=False):
            if move.verb == "play":
                assert move.card is not None
                trick.append(move.card)
            if len(trick) == 2:
                is_asked = _winner(position.leader, trick)[1].code == "Se"
                if move.verb == "play" and trick[1].faction != trick[0].faction and trick[1].code != "Do":
                    assert trick[0].faction is not None
                    told.voids[1 - position.leader].add(trick[0].faction)
                if not is_asked or move.verb == "take":
                    told._end(position, trick, move if is_asked else None)
                    trick = []
        return told

    def _end(self, position: Position, trick: list[Card], answer: Move | None) -> None:
        winner, _ = _winner(position.leader, trick)
        takes_deck = answer is not None and answer.word == "deck"
        self.open[1 - winner if takes_deck else winner].extend(position.revealed)
        if answer is not None and not takes_deck:
            self.open[1 - winner].append(position.stock[0])
        for seat, card in zip((position.leader, 1 - position.leader), trick, strict=True):
            if card.code != "Un":
                self.played[seat].append(card.plain)


def _winner(leader: int, trick: list[Card]) -> tuple[int, Card]:
    led, reply = trick
    assert led.number is not None
    assert reply.number is not None
    wins = reply.number > led.number and (reply.faction == led.faction or reply.code == "Do")
    wins = wins or (led.code == "Go" and reply.code == "Kn")
    return (1 - leader, reply) if wins else (leader, led)


def _inputs(cards: Mapping[Place, list[Card]]) -> list[int]:
    return [place * ROWS + ROW_OF[card] for place, pile in cards.items() for card in pile]


def _closed_up(base: int, shown: Mapping[ClosedUp, list[Card]], others: list[Card]) -> list[int]:
    """Inputs of cards as they would be called if those of their kind that are gone had never been."""
    there = {(card.code, card.number or 0) for pile in (*shown.values(), others) for card in pile}
    inputs = []
    for place, pile in shown.items():
        for card in pile:
            higher = sum(code == card.code and number > (card.number or 0) for code, number in there)
            number = sorted(set(CARD_VALUES[card.code]))[-1 - higher]
            inputs.append(base + place * ROWS + ROW_OF[Card(card.code, number)])
    return inputs


def _kinds(base: int, codes: set[str]) -> list[int]:
    return [base + FACTIONS.index(code) for code in codes]


def _trick(position: Position, seat: int) -> tuple[list[Card], list[Card]]:
    """What the seat has in the trick, and what the other has."""
    laid: tuple[list[Card], list[Card]] = ([], [])
    for by, card in zip((position.leader, 1 - position.leader), position.trick, strict=False):
        laid[by != seat].append(card)
    return laid


def plain_chances(game: Game) -> dict[Move, float]:
    """How likely the policy makes each move."""
    position, told = game.position, Told.of(game)
    me = position.to_move
    assert me is not None
    other = 1 - me
    looks = position.question is not None
    own_trick, other_trick = _trick(position, me)
    secret = [list((Counter(position.followers[seat]) - Counter(told.open[seat])).elements()) for seat in (0, 1)]
    shown = {
        Shown.UNSEEN: [*position.stock[looks:], *position.hands[other], *secret[other]],
        Shown.OWN_HAND: list(position.hands[me]),
        Shown.OWN_OPEN: told.open[me],
        Shown.OWN_SECRET: secret[me],
        Shown.OTHER_OPEN: told.open[other],
        Shown.OWN_SCORE: list(position.scores[me]),
        Shown.OTHER_SCORE: list(position.scores[other]),
        Shown.OWN_PLAYED: told.played[me],
        Shown.OTHER_PLAYED: told.played[other],
        Shown.REVEALED: list(position.revealed),
        Shown.OTHER_TRICK: other_trick,
        Shown.OWN_TRICK: own_trick,
        Shown.TOP: list(position.stock[:looks]),
    }
    base = len(Shown) * ROWS
    inputs = [*_inputs(shown), base + position.trick_number - 1]
    inputs += _kinds(base + TRICKS, set(game.ruleset.factions))
    inputs += _kinds(base + TRICKS + KINDS, told.voids[me]) + _kinds(base + TRICKS + 2 * KINDS, told.voids[other])
    moves = position.legal_moves()
    logits = networks()[0].outputs(inputs, [_output(move) for move in moves])
    total = sum(map(exp, logits))
    return {move: exp(logit) / total for move, logit in zip(moves, logits, strict=True)}


def _output(move: Move) -> int:
    if move.verb == "take":
        return ROWS + (move.word == "deck")
    assert move.card is not None
    return ROW_OF[move.card]


def plain_value(position: Position) -> float:
    """What a position of phase one is worth to seat 0."""
    return _mean(networks()[1::2], value_inputs(position)) * (1 if position.to_move == 0 else -1)


def value_inputs(position: Position) -> list[int]:
    """What the value is shown of a position of phase one."""
    me = position.to_move
    assert position.phase is Phase.RECRUIT
    assert me is not None
    other = 1 - me
    own_trick, other_trick = _trick(position, me)
    lies = {
        Lies.STOCK: list(position.stock[1:]),
        Lies.OWN_HAND: list(position.hands[me]),
        Lies.OTHER_HAND: list(position.hands[other]),
        Lies.OWN_FOLLOWER: list(position.followers[me]),
        Lies.OTHER_FOLLOWER: list(position.followers[other]),
        Lies.OWN_SCORE: list(position.scores[me]),
        Lies.OTHER_SCORE: list(position.scores[other]),
        Lies.DISCARDED: [card.plain for card in position.discards],
        Lies.REVEALED: list(position.revealed),
        Lies.OTHER_TRICK: other_trick,
        Lies.OWN_TRICK: own_trick,
        Lies.TOP: list(position.stock[:1]),
    }
    base = len(Lies) * ROWS
    inputs = [*_inputs(lies), base + position.trick_number - 1]
    inputs += _kinds(base + TRICKS, set(position.ruleset.factions))
    base += TRICKS + KINDS
    hands = {ClosedUp.OWN_HAND: lies[Lies.OWN_HAND], ClosedUp.OTHER_HAND: lies[Lies.OTHER_HAND]}
    gained = {
        ClosedUp.OWN_FOLLOWER: lies[Lies.OWN_FOLLOWER],
        ClosedUp.OTHER_FOLLOWER: lies[Lies.OTHER_FOLLOWER],
        ClosedUp.REVEALED: lies[Lies.REVEALED],
    }
    return inputs + _closed_up(base, hands, []) + _closed_up(base, gained, list(position.stock))


def boundary_value(position: Position) -> float:
    """What the beginning of phase two is worth to seat 0."""
    return _mean(networks()[2::2], boundary_inputs(position)) * (1 if position.leader == 0 else -1)


def boundary_inputs(position: Position) -> list[int]:
    """What the boundary's value is shown of the beginning of phase two."""
    me, other = position.leader, 1 - position.leader
    held = {
        Held.OWN_HAND: list(position.hands[me]),
        Held.OTHER_HAND: list(position.hands[other]),
        Held.OWN_SCORE: list(position.scores[me]),
        Held.OTHER_SCORE: list(position.scores[other]),
    }
    base = len(Held) * ROWS
    inputs = _inputs(held) + _kinds(base, set(position.ruleset.factions))
    hands = {ClosedUp.OWN_HAND: held[Held.OWN_HAND], ClosedUp.OTHER_HAND: held[Held.OTHER_HAND]}
    return inputs + _closed_up(base + KINDS, hands, [])


def _mean(nets: list[Net], inputs: list[int]) -> float:
    """What networks of one output say on average, between -1 and 1."""
    return sum(tanh(net.outputs(inputs, [0])[0] / 2) for net in nets) / len(nets)
