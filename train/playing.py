"""Phase one, played by whatever chooses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from train.committee import Committee
from train.games import CHOICES, TAKE_DECK, TAKE_REVEALED, Games
from train.inputs import Spot, boundary_inputs, policy_inputs, value_inputs
from train.nets import Nets, chances, choice_logits
from train.tables import DECKS, Tables

__all__ = ["Chooser", "Decisions", "Player", "decks_drawn", "play_games"]

Chooser = Callable[[Spot, Tensor], Tensor]
"""From decisions and what is legal to log-probabilities."""


def decks_drawn(tables: Tables, games: int, shares: Mapping[int, float]) -> Tensor:
    """Decks for so many games: these shares of some, the rest spread evenly."""
    weights = torch.full((len(DECKS),), (1 - sum(shares.values())) / len(DECKS))
    for deck, share in shares.items():
        weights[deck] += share
    return torch.multinomial(weights, games, replacement=True).to(tables.device)


@dataclass
class Decisions:
    """What was decided at one step: in which games, and by whom."""

    games: Tensor
    spot: Spot
    legal: Tensor
    choice: Tensor
    chance: Tensor
    """The logarithm of its probability."""


def play_games(games: Games, chooser: Chooser) -> list[Decisions]:
    """Play phase one to its end; every decision in order."""
    decided: list[Decisions] = []
    everybody = torch.arange(len(games.deck), device=games.tables.device)

    def decide(chosen: Tensor, spot: Spot, legal: Tensor) -> Tensor:
        likely = chooser(spot, legal)
        gumbel = -torch.empty_like(likely).exponential_().log()
        choice = (likely + gumbel).argmax(1)
        decided.append(Decisions(chosen, spot, legal, choice, _chosen(likely, choice)))
        return choice

    with torch.autocast(games.tables.device.type, torch.bfloat16):
        while not games.is_over:
            for seat in (games.leader, 1 - games.leader):
                games.play(seat, decide(everybody, games.spot(seat), games.legal(seat)))
            takes_deck = torch.zeros_like(everybody, dtype=torch.bool)
            looking = games.looks.nonzero().squeeze(1)
            if len(looking):
                legal = takes_deck.new_zeros(len(looking), CHOICES)
                legal[:, TAKE_REVEALED:] = True
                takes_deck[looking] = decide(looking, games.spot(games.winner)[looking], legal) == TAKE_DECK
            games.close(takes_deck)
    return decided


def _chosen(of_all: Tensor, choice: Tensor) -> Tensor:
    return of_all.gather(1, choice.unsqueeze(1)).squeeze(1)


class Player:
    """Networks that play, and say what they think of it; a committee judges how their games end."""

    def __init__(self, tables: Tables, nets: Nets, committee: Committee) -> None:
        self.tables, self.nets, self.committee = tables, nets, committee

    def log_chances(self, spot: Spot, legal: Tensor) -> Tensor:
        """The policy's, of each choice."""
        rows = self.nets.policy(policy_inputs(self.tables, spot))
        return torch.log_softmax(choice_logits(self.tables, spot.deck, rows, legal), 1)

    def values(self, spot: Spot) -> Tensor:
        """What positions are worth to who decides, from -1 to 1."""
        return chances(self.nets.value(value_inputs(self.tables, spot)))

    @torch.no_grad()
    def final_values(self, games: Games) -> Tensor:
        """What the boundary is worth to seat 0, from -1 to 1."""
        with torch.autocast(self.tables.device.type, torch.bfloat16):
            inputs = boundary_inputs(self.tables, games.deck, games.leader, games.holds())
            value = 2 * self.committee.opinion(inputs) - 1
        return torch.where(games.leader == 0, value, -value)
