"""The boundary's value as the package has it: one small network that has learned what the committee says."""

from typing import Final

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from train.inputs import boundary_inputs
from train.playing import Player
from train.schedule import slowing
from train.straying import ends

__all__ = ["learn_boundary"]

_BATCH: Final = 4096
_RATE: Final = 1e-3
_LAST_RATE: Final = 0.01
"""As a part of the first."""


def learn_boundary(player: Player, side_by_side: int, seconds: float) -> str:
    """Learn from games without end: no boundary is seen twice."""
    network, device = player.nets.boundary, player.tables.device
    optimizer = torch.optim.AdamW(network.parameters(), lr=_RATE, weight_decay=0.0)
    seen, apart = 0, torch.zeros((), device=device)
    for _ in slowing(optimizer, seconds, last=_LAST_RATE):
        reached = ends(player, side_by_side, side_by_side, at_random=False)
        for batch in torch.randperm(len(reached.deck), device=device).split(_BATCH):
            inputs = boundary_inputs(player.tables, reached.deck[batch], reached.leader[batch], reached.holds[batch])
            with torch.autocast(device.type, torch.bfloat16):
                logits = network(inputs)
                with torch.no_grad():
                    target = player.committee.opinion(inputs)
            loss = binary_cross_entropy_with_logits(logits.float().squeeze(1), target)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            apart = (torch.sigmoid(logits.detach().float().squeeze(1)) - target).abs().mean()
        seen += len(reached.deck)
    return f"{seen} boundaries; {float(apart):.3f} apart from the committee"
