"""Boundaries to label: as the policy reaches them, if it strays now and then."""

from typing import Final

import torch
from torch import Tensor

from train.games import Games
from train.inputs import Spot
from train.labelling import Ends
from train.playing import NAMED_DECKS, Player, decks_drawn, play_games

__all__ = ["ends"]

_SHARES: Final = {NAMED_DECKS["Claim"]: 0.45, NAMED_DECKS["Claim 2"]: 0.3}
"""Of the boundaries; the rest is spread over all decks."""
_STRAYING, _HEAT = 0.15, 4.0
"""How many decisions are made by how much flatter chances."""


@torch.no_grad()
def ends(player: Player, wanted: int, side_by_side: int, *, at_random: bool) -> Ends:
    """At least so many boundaries."""

    def straying(spot: Spot, legal: Tensor) -> Tensor:
        if at_random:
            return torch.where(legal, 0.0, -1e9)
        heat = torch.where(torch.rand(len(legal), 1, device=legal.device) < _STRAYING, _HEAT, 1.0)
        return player.log_chances(spot, legal) / heat

    found = []
    for _ in range(-(-wanted // side_by_side)):
        games = Games(player.tables, decks_drawn(player.tables, side_by_side, _SHARES))
        play_games(games, straying)
        found.append((games.deck, games.leader, games.holds()))
    return Ends(*(torch.cat(column) for column in zip(*found, strict=True)))
