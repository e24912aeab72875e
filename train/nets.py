"""The networks: plain layers, small enough for a processor to ask them a hundred thousand times a second."""

from itertools import pairwise
from pathlib import Path

import torch
from torch import Tensor, nn

from claim.bots.nets.inputs import BOUNDARY_INPUTS, POLICY_INPUTS, ROWS, VALUE_INPUTS
from train.games import CHOICES
from train.tables import PLAYS, Tables

__all__ = ["Nets", "chances", "choice_logits"]


def _layers(*widths: int) -> nn.Sequential:
    layers: list[nn.Module] = []
    for before, after in pairwise(widths):
        layers += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*layers[:-1])


class Nets(nn.Module):
    """The policy of phase one, the value of its positions, and the value of the boundary to phase two."""

    def __init__(self) -> None:
        super().__init__()
        self.policy = _layers(POLICY_INPUTS, 512, 256, ROWS + 2)
        self.value = _layers(VALUE_INPUTS, 1024, 128, 1)
        self.boundary = _layers(BOUNDARY_INPUTS, 1024, 128, 1)

    def save(self, path: Path) -> None:
        """Write the weights."""
        torch.save({name: weights.half() for name, weights in self.state_dict().items()}, path)

    def read(self, path: Path) -> None:
        """Read the weights."""
        self.load_state_dict({name: weights.float() for name, weights in torch.load(path, map_location="cpu").items()})


def choice_logits(tables: Tables, deck: Tensor, rows: Tensor, legal: Tensor) -> Tensor:
    """[game, choice]: from an output for each row of cards, and two for the answers to a Seer."""
    index = tables.row[deck].clamp(max=ROWS - 1)
    answers = torch.tensor([ROWS, ROWS + 1], device=deck.device).expand(len(deck), CHOICES - PLAYS)
    logits = rows.float().gather(1, torch.cat([index, answers], 1))
    return logits.masked_fill(~legal, -1e9)


def chances(logits: Tensor) -> Tensor:
    """A value between -1 and 1."""
    return torch.tanh(logits.float().squeeze(1) / 2)
