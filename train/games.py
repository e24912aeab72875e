"""Phase one of many games side by side, on the GPU."""

from typing import Final

import torch
from torch import Tensor

from claim.bots.nets.inputs import TRICKS
from train.inputs import Place, Spot
from train.tables import CARDS, PLAYS, Tables

__all__ = ["CHOICES", "TAKE_DECK", "TAKE_REVEALED", "Games"]

TAKE_REVEALED, TAKE_DECK = PLAYS, PLAYS + 1
CHOICES: Final = PLAYS + 2
"""Plays, and the two answers to a Seer."""
_NO_PLAY: Final = -1


class Games:
    """Games in step with each other: the same trick, the same kind of decision."""

    def __init__(self, tables: Tables, deck: Tensor) -> None:
        games, device = len(deck), tables.device
        self.tables = tables
        self.deck = deck
        order = torch.rand(games, CARDS, device=device).argsort(1)
        self.stock = order[:, :26]
        self.place = torch.zeros(games, CARDS, dtype=torch.uint8, device=device)
        self.place.scatter_(1, order[:, 26:39], int(Place.HAND))
        self.place.scatter_(1, order[:, 39:], int(Place.HAND + 1))
        self.leader = torch.randint(2, (games,), device=device)
        self.voids = torch.zeros(games, 2, 5, dtype=torch.bool, device=device)
        self.trick = 0
        self._none = torch.full_like(deck, _NO_PLAY)
        self._all = torch.arange(games, device=device)
        self._begin()

    def _put(self, card: Tensor, place: Tensor) -> None:
        """Put a card of each game somewhere."""
        self.place.scatter_(1, card.unsqueeze(1), place.to(torch.uint8).unsqueeze(1))

    def _begin(self) -> None:
        self.lead = self.reply = self._none
        self.revealed, self.top = self.stock[:, 2 * self.trick], self.stock[:, 2 * self.trick + 1]
        self._put(self.revealed, torch.full_like(self.revealed, int(Place.REVEALED)))

    @property
    def is_over(self) -> bool:
        """Whether phase two begins."""
        return self.trick == TRICKS

    def spot(self, seat: Tensor) -> Spot:
        """The decision as it stands, for these seats."""
        trick = torch.full_like(self.deck, self.trick)
        return Spot(
            self.deck, self.place.clone(), seat, self.top, self.lead, self.reply, self.leader, self.voids.clone(), trick
        )

    def legal(self, seat: Tensor) -> Tensor:
        """[game, choice]: what these seats may play."""
        hand = self.place == (Place.HAND + seat).unsqueeze(1)
        tables, deck = self.tables, self.deck
        plays = tables.distinct(deck, hand)[:, tables.card_of] & tables.is_play[deck]
        lead = self.lead.clamp(min=0)
        obliged = (hand & tables.obliges[deck, lead]).any(1) & (self.lead >= 0)
        plays &= tables.follows[deck, lead] | ~obliged.unsqueeze(1)
        return torch.cat([plays, plays.new_zeros(len(deck), CHOICES - PLAYS)], 1)

    def play(self, seat: Tensor, play: Tensor) -> None:
        """Let these seats play to the trick."""
        self._put(self.tables.card_of[play], Place.TRICK + seat)
        if self.lead is self._none:
            self.lead = play
            return
        self.reply = play
        is_void = ~self.tables.follows[self.deck, self.lead, play]
        self.voids[self._all, seat, self.tables.faction[self.deck, self.lead]] |= is_void

    @property
    def winner(self) -> Tensor:
        """Who wins the full trick."""
        return self.leader ^ self.tables.beats[self.deck, self.lead, self.reply].long()

    @property
    def looks(self) -> Tensor:
        """Whether its winner has won it with a Seer."""
        winning = torch.where(self.winner == self.leader, self.lead, self.reply)
        return self.tables.seers[self.deck, self.tables.card_of[winning]]

    def close(self, takes_deck: Tensor) -> None:
        """End the trick."""
        self._give(takes_deck)
        self._clear()
        self.leader = self._next_leader()
        self.trick += 1
        if not self.is_over:
            self._begin()

    def _give(self, takes_deck: Tensor) -> None:
        """Revealed card and top card become followers."""
        winner = self.winner
        taker = torch.where(takes_deck, winner, 1 - winner)
        is_known = self.looks & ~takes_deck
        self._put(self.revealed, Place.OPEN + (1 - taker))
        self._put(self.top, torch.where(is_known, int(Place.OPEN), int(Place.SECRET)) + taker)

    def _clear(self) -> None:
        """Undead are scored, all else is discarded."""
        winner = self.winner
        for play, by in ((self.lead, self.leader), (self.reply, 1 - self.leader)):
            card = self.tables.card_of[play]
            is_scored = self.tables.undead[self.deck, card]
            self._put(card, torch.where(is_scored, Place.SCORE + winner, Place.PLAYED + by))

    def _next_leader(self) -> Tensor:
        """Whoever played the last Dragon, else the winner."""
        dragons, card_of = self.tables.dragons, self.tables.card_of
        led, replied = dragons[self.deck, card_of[self.lead]], dragons[self.deck, card_of[self.reply]]
        return torch.where(replied, 1 - self.leader, torch.where(led, self.leader, self.winner))

    def holds(self) -> Tensor:
        """[game, card]: as `boundary_inputs` wants it."""
        places = torch.full((int(Place.TRICK) + 2,), 4, device=self.tables.device)
        for seat in (0, 1):
            places[[Place.OPEN + seat, Place.SECRET + seat]] = seat
            places[Place.SCORE + seat] = 2 + seat
        return places[self.place.long()]
