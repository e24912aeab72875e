"""The boundary's value: learned from exact results."""

from collections.abc import Iterator
from time import monotonic
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from train.inputs import boundary_inputs
from train.labelling import Boundaries
from train.nets import Nets
from train.playing import NAMED_DECKS
from train.tables import Tables

__all__ = ["learn_boundary"]

_BATCH: Final = 4096
_RATE: Final = 6e-4
_LAST_RATE: Final = 0.03
"""As a part of the first."""
_CHECKED: Final = 20
"""Of so many one is kept from learning, to check what was learned."""


def learn_boundary(tables: Tables, nets: Nets, known: Boundaries, fresh: int, seconds: float, epochs: int) -> str:
    """Learn from all boundaries; what a check on some of the last `fresh` says, from which nothing was learned."""
    material = _Material(tables, known)
    taught = material.number[~material.is_checked]
    optimizer = torch.optim.AdamW(nets.boundary.parameters(), lr=_RATE, weight_decay=0.02)
    steps = 0
    nets.boundary.train()
    for done in _until(monotonic() + seconds, epochs * len(taught) // _BATCH + 1):
        for group in optimizer.param_groups:
            group["lr"] = _RATE * max(_LAST_RATE, 1 - done)
        batch = taught[torch.randint(len(taught), (_BATCH,), device=tables.device)]
        with torch.autocast(tables.device.type, torch.bfloat16):
            logits = nets.boundary(material.inputs(batch))
        loss = binary_cross_entropy_with_logits(logits.float().squeeze(1), material.target[batch])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        steps += 1
    nets.boundary.eval()
    return "; ".join([f"{steps} steps", *_checked(nets, material, fresh)])


def _until(end: float, steps: int) -> Iterator[float]:
    """For each step how much is done, of the steps or of the time."""
    begun = monotonic()
    for step in range(steps):
        now = monotonic()
        if now >= end:
            return
        yield max(step / steps, (now - begun) / (end - begun))


class _Material:
    """Boundaries as tensors."""

    def __init__(self, tables: Tables, known: Boundaries) -> None:
        self._tables = tables
        columns = known.deck, known.leader, known.holds
        self.deck, self.leader, self.holds = (torch.from_numpy(one).long().to(tables.device) for one in columns)
        result = torch.from_numpy(known.result).to(tables.device)
        self.target = torch.where(self.leader == 0, result, 1 - result)
        self.number = torch.arange(len(self.deck), device=tables.device)
        self.is_checked = self.number % _CHECKED == 0

    def inputs(self, chosen: Tensor) -> Tensor:
        return boundary_inputs(self._tables, self.deck[chosen], self.leader[chosen], self.holds[chosen])


@torch.no_grad()
def _checked(nets: Nets, material: _Material, fresh: int) -> Iterator[str]:
    candidates = material.is_checked & (material.number >= len(material.number) - fresh)
    decks = {name: material.deck == deck for name, deck in NAMED_DECKS.items()} | {"all": material.deck >= 0}
    for name, is_deck in decks.items():
        chosen = (candidates & is_deck).nonzero().squeeze(1)
        if len(chosen):
            logits, target = nets.boundary(material.inputs(chosen)).squeeze(1), material.target[chosen]
            right = ((logits > 0) == (target > 0.5))[target != 0.5].float().mean()
            loss = binary_cross_entropy_with_logits(logits, target)
            yield f"{name} {right:.3f} right, loss {loss:.3f} of {len(chosen)}"
