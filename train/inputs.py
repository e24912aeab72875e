"""Decisions of many games side by side, and what the networks are shown of them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from itertools import chain
from typing import Final

import torch
from torch import Tensor

from claim.bots.nets.inputs import (
    BOUNDARY_INPUTS,
    KINDS,
    POLICY_INPUTS,
    ROWS,
    TRICKS,
    VALUE_INPUTS,
    ClosedUp,
    Held,
    Lies,
    Shown,
)
from train.tables import CARDS, Tables

__all__ = ["Place", "Spot", "boundary_inputs", "policy_inputs", "value_inputs"]


class Place(IntEnum):
    """Where a card lies; of two places of players, that of seat 1 comes second."""

    STOCK = 0
    HAND = 1
    OPEN = 3
    SECRET = 5
    SCORE = 7
    PLAYED = 9
    REVEALED = 11
    TRICK = 12


_POLICY_PAIRS: Final = [
    (Shown.OWN_HAND, Shown.UNSEEN), (Shown.OWN_OPEN, Shown.OTHER_OPEN), (Shown.OWN_SECRET, Shown.UNSEEN),
    (Shown.OWN_SCORE, Shown.OTHER_SCORE), (Shown.OWN_PLAYED, Shown.OTHER_PLAYED),
]  # fmt: skip
"""What each pair of places, from hand to played, is to the policy: one's own, the other's."""
_VALUE_PAIRS: Final = [
    (Lies.OWN_HAND, Lies.OTHER_HAND), (Lies.OWN_FOLLOWER, Lies.OTHER_FOLLOWER),
    (Lies.OWN_FOLLOWER, Lies.OTHER_FOLLOWER), (Lies.OWN_SCORE, Lies.OTHER_SCORE), (Lies.DISCARDED, Lies.DISCARDED),
]  # fmt: skip


def _to_seat(
    seat: int, stock: int, pairs: Sequence[tuple[int, int]], revealed: int, trick: tuple[int, int]
) -> list[int]:
    """What each place is to a seat."""
    by_seat = [[pair[owner ^ seat] for owner in (0, 1)] for pair in (*pairs, trick)]
    return [stock, *chain(*by_seat[:-1]), revealed, *by_seat[-1]]


_SHOWN: Final = torch.tensor(
    [
        _to_seat(seat, Shown.UNSEEN, _POLICY_PAIRS, Shown.REVEALED, (Shown.OWN_TRICK, Shown.OTHER_TRICK))
        for seat in (0, 1)
    ]
)
_LIES: Final = torch.tensor(
    [_to_seat(seat, Lies.STOCK, _VALUE_PAIRS, Lies.REVEALED, (Lies.OWN_TRICK, Lies.OTHER_TRICK)) for seat in (0, 1)]
)
_CLOSED_UP_AT: Final = torch.tensor([ClosedUp.__members__.get(place.name, -1) for place in Lies])
"""Where each place is shown closed up, or -1."""
_MEETS: Final = torch.tensor(
    [
        1 if place in (Lies.OWN_HAND, Lies.OTHER_HAND) else 2 if place in (Lies.STOCK, Lies.TOP) or shown >= 0 else 0
        for place, shown in zip(Lies, _CLOSED_UP_AT, strict=True)
    ]
)
"""The phase in which cards from each place meet, or 0."""


@dataclass
class Spot:
    """Decisions, as compact as they can be kept: all that the networks' inputs are made from."""

    deck: Tensor
    place: Tensor
    """[game, card]"""
    seat: Tensor
    """Who decides."""
    top: Tensor
    """The top card of the stock."""
    lead: Tensor
    reply: Tensor
    """The plays in the trick, or -1."""
    leader: Tensor
    voids: Tensor
    """[game, seat, faction of the deck]"""
    trick: Tensor
    """From 0."""

    def __getitem__(self, chosen: Tensor) -> "Spot":
        return Spot(*(getattr(self, field.name)[chosen] for field in fields(self)))

    @staticmethod
    def joined(spots: "list[Spot]") -> "Spot":
        """All of them, one after the other."""
        return Spot(*(torch.cat([getattr(spot, field.name) for spot in spots]) for field in fields(Spot)))


def policy_inputs(tables: Tables, spot: Spot) -> Tensor:
    """What the one who decides has seen."""
    at = _SHOWN.to(tables.device)[spot.seat.long()].gather(1, spot.place.long())
    at = torch.where((spot.reply >= 0).unsqueeze(1) & _is_top(spot), int(Shown.TOP), at)
    cards = _with_trick(tables, spot, at, Shown.OWN_TRICK, Shown.OTHER_TRICK, POLICY_INPUTS)
    base = len(Shown) * ROWS
    kinds = base + TRICKS + tables.kind[spot.deck]
    seat = spot.seat.long().view(-1, 1, 1).expand(-1, 1, 5)
    own, other = spot.voids.gather(1, seat).squeeze(1), spot.voids.gather(1, 1 - seat).squeeze(1)
    extra = [
        (base + spot.trick.long()).unsqueeze(1),
        kinds,
        torch.where(own, kinds + KINDS, POLICY_INPUTS),
        torch.where(other, kinds + 2 * KINDS, POLICY_INPUTS),
    ]
    return _spread(torch.cat([cards, *extra], 1), POLICY_INPUTS)


def value_inputs(tables: Tables, spot: Spot) -> Tensor:
    """How the cards lie in truth, but for the order of the stock below its top."""
    at = _LIES.to(tables.device)[spot.seat.long()].gather(1, spot.place.long())
    at = torch.where(_is_top(spot), int(Lies.TOP), at)
    cards = _with_trick(tables, spot, at, Lies.OWN_TRICK, Lies.OTHER_TRICK, VALUE_INPUTS)
    base = len(Lies) * ROWS
    extra = [(base + spot.trick.long()).unsqueeze(1), base + TRICKS + tables.kind[spot.deck]]
    base += TRICKS + KINDS
    meets, shown_at = _MEETS.to(tables.device)[at], _CLOSED_UP_AT.to(tables.device)[at]
    for phase in (1, 2):
        index = base + shown_at * ROWS + _closed_up(tables, spot.deck, meets == phase)
        extra.append(torch.where((meets == phase) & (shown_at >= 0), index, VALUE_INPUTS))
    return _spread(torch.cat([cards, *extra], 1), VALUE_INPUTS)


def boundary_inputs(tables: Tables, deck: Tensor, leader: Tensor, holds: Tensor) -> Tensor:
    """Hands and score piles when phase two begins.

    `holds` [game, card]: 0 or 1 in the hand of that seat, 2 or 3 in the score pile of seat 0 or 1, 4 in neither.
    """
    own = torch.where(holds < 2, int(Held.OWN_HAND), int(Held.OWN_SCORE))
    at = own + ((holds % 2) ^ leader.unsqueeze(1))
    cards = torch.where(holds < 4, at * ROWS + tables.row[deck, :CARDS], BOUNDARY_INPUTS)
    base = len(Held) * ROWS
    kinds = base + tables.kind[deck]
    closed_up = base + KINDS + at * ROWS + _closed_up(tables, deck, holds < 2)
    hands = torch.where(holds < 2, closed_up, BOUNDARY_INPUTS)
    return _spread(torch.cat([cards, kinds, hands], 1), BOUNDARY_INPUTS)


def _closed_up(tables: Tables, deck: Tensor, cards: Tensor) -> Tensor:
    """[game, card]: the row of each of these cards, closed up among them."""
    up_to = tables.distinct(deck, cards).cumsum(1)
    higher = up_to.gather(1, tables.family_end[deck]) - up_to.gather(1, tables.copies[deck, :, 1])
    return tables.highest[deck] - higher


def _is_top(spot: Spot) -> Tensor:
    """[game, card]: whether it is the top of the stock."""
    return torch.arange(CARDS, device=spot.top.device) == spot.top.unsqueeze(1)


def _with_trick(tables: Tables, spot: Spot, at: Tensor, own: int, other: int, nothing: int) -> Tensor:
    """The inputs of the cards by place `at`; those in the trick as they were declared."""
    cards = at * ROWS + tables.row[spot.deck, :CARDS]
    columns = [torch.where(spot.place >= Place.TRICK, nothing, cards)]
    for play, by in ((spot.lead, spot.leader), (spot.reply, 1 - spot.leader)):
        row = tables.row[spot.deck, play.clamp(min=0).long()]
        index = torch.where(by == spot.seat, own, other) * ROWS + row
        columns.append(torch.where(play < 0, nothing, index).unsqueeze(1))
    return torch.cat(columns, 1)


def _spread(indices: Tensor, width: int) -> Tensor:
    """Ones at these inputs, summed, as precise as the networks reckon now; `width` itself stands for nothing."""
    kind = indices.device.type
    dtype = torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32
    inputs = torch.zeros(len(indices), width + 1, dtype=dtype, device=indices.device)
    inputs.scatter_add_(1, indices, inputs.new_ones(()).expand(indices.shape))
    return inputs[:, :width]
