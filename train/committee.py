"""A committee that judges boundaries: several networks that learn from exact results, and err differently.

What the policy plays for is their mean opinion: where one of them is wrong by chance, the others are seldom wrong too.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy, binary_cross_entropy_with_logits, dropout

from claim.bots.nets.inputs import BOUNDARY_INPUTS
from train.inputs import boundary_inputs
from train.labelling import Boundaries
from train.schedule import slowing
from train.tables import NAMED_DECKS, Tables

__all__ = ["Committee", "learn_committee"]

_MEMBERS: Final = 6
_WIDTHS: Final = (BOUNDARY_INPUTS, 1024, 128, 1)
_DROPOUT: Final = 0.35
_BATCH: Final = 4096
_RATE: Final = 6e-4
_LAST_RATE: Final = 0.02
"""As a part of the first."""
_CHECKED: Final = 20
"""Of so many one is kept from learning, to check what was learned."""


class Committee(nn.Module):
    """Networks of the same kind, side by side."""

    def __init__(self) -> None:
        super().__init__()
        pairs = list(pairwise(_WIDTHS))
        self.weights = nn.ParameterList(
            [(2 * torch.rand(_MEMBERS, before, after) - 1) / before**0.5 for before, after in pairs]
        )
        self.biases = nn.ParameterList([torch.zeros(_MEMBERS, 1, after) for _, after in pairs])

    def forward(self, inputs: Tensor) -> Tensor:
        """[member, boundary]: what each of them says, as logits."""
        told = inputs.expand(_MEMBERS, *inputs.shape)
        for number, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            if number:
                told = dropout(torch.relu(told), _DROPOUT, self.training)
            told = torch.baddbmm(bias.to(told.dtype), told, weights.to(told.dtype))
        return told.float().squeeze(2)

    def opinion(self, inputs: Tensor) -> Tensor:
        """How likely the leader of phase two wins, as they have it on average."""
        return torch.sigmoid(self(inputs)).mean(0)


def learn_committee(
    tables: Tables, committee: Committee, known: Boundaries, fresh: int, seconds: float, epochs: int
) -> str:
    """Learn from all boundaries; what a check on some of the last `fresh` says, from which nothing was learned."""
    material = _Material(tables, known)
    taught = material.number[~material.is_checked]
    optimizer = torch.optim.AdamW(committee.parameters(), lr=_RATE, weight_decay=0.02)
    steps = 0
    committee.train()
    for _ in slowing(optimizer, seconds, last=_LAST_RATE, steps=epochs * len(taught) // _BATCH + 1):
        batch = taught[torch.randint(len(taught), (_BATCH,), device=tables.device)]
        with torch.autocast(tables.device.type, torch.bfloat16):
            logits = committee(material.inputs(batch))
        target = material.target[batch].expand_as(logits)
        loss = _MEMBERS * binary_cross_entropy_with_logits(logits, target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        steps += 1
    committee.eval()
    return "; ".join([f"{steps} steps", *_checked(committee, material, fresh)])


class _Material:
    """Boundaries as tensors."""

    def __init__(self, tables: Tables, known: Boundaries) -> None:
        self._tables = tables
        columns = known.deck, known.leader, known.holds
        self.deck, self.leader, self.holds = (torch.from_numpy(one).to(tables.device) for one in columns)
        result = torch.from_numpy(known.result).to(tables.device)
        self.target = torch.where(self.leader == 0, result, 1 - result)
        self.number = torch.arange(len(self.deck), device=tables.device)
        self.is_checked = self.number % _CHECKED == 0

    def inputs(self, chosen: Tensor) -> Tensor:
        columns = self.deck, self.leader, self.holds
        return boundary_inputs(self._tables, *(column[chosen].long() for column in columns))


@torch.no_grad()
def _checked(committee: Committee, material: _Material, fresh: int) -> Iterator[str]:
    candidates = material.is_checked & (material.number >= len(material.number) - fresh)
    decks = {name: material.deck == deck for name, deck in NAMED_DECKS.items()} | {"all": material.deck >= 0}
    for name, is_deck in decks.items():
        chosen = (candidates & is_deck).nonzero().squeeze(1)
        if len(chosen):
            told, target = committee.opinion(material.inputs(chosen)), material.target[chosen]
            right = ((told > 0.5) == (target > 0.5))[target != 0.5].float().mean()
            yield f"{name} {right:.3f} right, loss {binary_cross_entropy(told, target):.3f} of {len(chosen)}"
