"""The value of phase one, learned to the end: what positions are worth to players who play as the policy does.

A search asks for positions that the policy alone would hardly reach. So in each of these games one decision is made at
random, and the value learns from what comes after it.
"""

from collections.abc import Mapping
from random import randrange
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import mse_loss

from claim.bots.nets.inputs import TRICKS
from train.games import Games
from train.inputs import Spot
from train.playing import Player, decks_drawn, play_games
from train.schedule import slowing

__all__ = ["learn_value", "lesson"]

_GROUPS: Final = 8
"""Games that err at the same place of the game, at a time."""
_BATCH: Final = 32768
_RATE: Final = 3e-4
_LAST_RATE: Final = 0.005
"""As a part of the first."""


def learn_value(player: Player, shares: Mapping[int, float], side_by_side: int, seconds: float) -> str:
    """Learn from games without end."""
    optimizer = torch.optim.Adam(player.nets.value.parameters(), lr=_RATE, eps=1e-5)
    played, errors = 0, [torch.zeros(())]
    for _ in slowing(optimizer, seconds, last=_LAST_RATE):
        lessons = [lesson(player, shares, side_by_side // _GROUPS) for _ in range(_GROUPS)]
        spot, worth = Spot.joined([spot for spot, _ in lessons]), torch.cat([worth for _, worth in lessons])
        errors = []
        for batch in torch.randperm(len(worth), device=worth.device).split(_BATCH):
            with torch.autocast(worth.device.type, torch.bfloat16):
                values = player.values(spot[batch])
            loss = mse_loss(values, worth[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            errors.append(loss.detach())
        played += side_by_side
    return f"{played} games, error of the last {torch.stack(errors).mean():.4f}"


@torch.no_grad()
def lesson(player: Player, shares: Mapping[int, float], number: int) -> tuple[Spot, Tensor]:
    """Positions after one decision at random, and what each turned out to be worth to who decides."""
    trick, errs_as_leader = randrange(-1, TRICKS - 1), randrange(2) == 0  # -1: nobody errs

    def errs(spot: Spot) -> Tensor:
        return (spot.trick == trick) & (spot.reply < 0) & ((spot.lead < 0) == errs_as_leader)

    def erring(spot: Spot, legal: Tensor) -> Tensor:
        return torch.where(errs(spot).unsqueeze(1), torch.where(legal, 0.0, -1e9), player.log_chances(spot, legal))

    games = Games(player.tables, decks_drawn(player.tables, number, shares))
    decided = play_games(games, erring)
    final = player.final_values(games)
    first = 0 if trick < 0 else 1 + next(index for index, one in enumerate(decided) if errs(one.spot)[0])
    spot = Spot.joined([one.spot for one in decided[first:]])
    index = torch.cat([one.games for one in decided[first:]])
    return spot, final[index] * (1.0 - 2.0 * spot.seat)
