"""Boundaries to label: as the policy reaches them, if it strays now and then."""

from random import choice
from typing import Final

import torch
from torch import Tensor

from train.games import Games
from train.inputs import Spot
from train.labelling import Ends
from train.playing import Player, decks_drawn, play_games
from train.tables import NAMED_DECKS

__all__ = ["ends"]

_SHARES: Final = {NAMED_DECKS["Claim"]: 0.45, NAMED_DECKS["Claim 2"]: 0.3}
"""Of the boundaries; the rest is spread over all decks."""
_STRAYING: Final = (0.05, 0.15, 0.5)
"""How many decisions are made less wisely: by who takes care, by others, by who does not."""
_HEAT: Final = 4.0
"""How much flatter the chances are then."""


@torch.no_grad()
def ends(player: Player, wanted: int, side_by_side: int, *, at_random: bool) -> Ends:
    """At least so many boundaries."""

    def straying(spot: Spot, legal: Tensor) -> Tensor:
        if at_random:
            return torch.where(legal, 0.0, -1e9)
        strays = torch.rand(len(legal), device=legal.device) < careless[spot.seat.long()]
        return player.log_chances(spot, legal) / torch.where(strays, _HEAT, 1.0).unsqueeze(1)

    found = []
    for _ in range(-(-wanted // side_by_side)):
        careless = torch.tensor([choice(_STRAYING) for _ in range(2)], device=player.tables.device)
        games = Games(player.tables, decks_drawn(player.tables, side_by_side, _SHARES))
        play_games(games, straying)
        found.append((games.deck, games.leader, games.holds()))
    return Ends(*(torch.cat(column) for column in zip(*found, strict=True)))
