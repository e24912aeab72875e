"""How much better a player has become, as far as the networks can tell."""

from collections.abc import Callable

import torch
from torch import Tensor

from train.games import Games
from train.inputs import Spot
from train.playing import Player, decks_drawn, play_games
from train.tables import NAMED_DECKS

__all__ = ["compared"]


@torch.no_grad()
def compared(player: Player, earlier: Player, games_each: int) -> str:
    """The chances of a player against an earlier one, seats exchanged, by deck."""
    said = []
    for name, share in [*((name, {deck: 1.0}) for name, deck in NAMED_DECKS.items()), ("all", {})]:
        lead = 0.0
        for seat in (0, 1):
            games = Games(player.tables, decks_drawn(player.tables, games_each, share))
            play_games(games, _mixed(player, earlier, seat))
            value = float(player.final_values(games).mean())
            lead += value if seat == 0 else -value
        said.append(f"{name} {0.5 + lead / 4:.3f}")
    return "against the round before: " + ", ".join(said)


def _mixed(player: Player, other: Player, seat: int) -> Callable[[Spot, Tensor], Tensor]:
    """Chooses as the one at this seat and as the other at the other."""

    def chooser(spot: Spot, legal: Tensor) -> Tensor:
        both = player.log_chances(spot, legal), other.log_chances(spot, legal)
        return torch.where((spot.seat == seat).unsqueeze(1), *both)

    return chooser
