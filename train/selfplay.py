"""Phase one played by the policy against itself, and learned from: proximal policy optimisation.

The reward is the boundary's value. The critic sees all cards, which takes most of the luck out of what a move is
credited with; the policy sees what its seat sees.
"""

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import mse_loss

from train.games import Games
from train.inputs import Spot
from train.playing import Decisions, Player, play_games

__all__ = ["Experience", "Learner", "Lesson"]

_TRACE: Final = 0.9
"""How much of a later surprise an earlier move is credited with."""
_CLIP: Final = 0.2
_EPOCHS: Final = 2
_BATCH: Final = 65536
_LONGEST_STEP: Final = 1.0


@dataclass
class Experience:
    """Decisions to learn from."""

    spot: Spot
    legal: Tensor
    choice: Tensor
    chance: Tensor
    merit: Tensor
    """How much better than expected it went on, for whoever decided."""
    value: Tensor
    """What the position turned out to be worth to them."""

    def __len__(self) -> int:
        return len(self.choice)

    def __getitem__(self, chosen: Tensor) -> "Experience":
        columns = self.legal, self.choice, self.chance, self.merit, self.value
        return Experience(self.spot[chosen], *(column[chosen] for column in columns))

    @property
    def is_choice(self) -> Tensor:
        """Whether there was more than one move."""
        return self.legal.sum(1) > 1


@dataclass(frozen=True)
class Lesson:
    """How it goes: how mixed the policy's moves are, and how wrong the critic is."""

    entropy: float = 0.0
    error: float = 0.0

    def __str__(self) -> str:
        return f"entropy {self.entropy:.3f}, value error {self.error:.4f}"


class Learner:
    """Lets a player play against itself, and learn from it."""

    def __init__(self, player: Player, rate: float) -> None:
        self.player = player
        self._policy = [*player.nets.policy.parameters(), *player.nets.value.parameters()]
        self._optimizer = torch.optim.Adam(self._policy, lr=rate, eps=1e-5)

    @torch.no_grad()
    def play(self, deck: Tensor) -> Experience:
        """Games against itself, as experience."""
        games = Games(self.player.tables, deck)
        decided = play_games(games, self.player.log_chances)
        with torch.autocast(deck.device.type, torch.bfloat16):
            expected = [self.player.values(one.spot) for one in decided]
        merits = _merits(decided, expected, self.player.final_values(games))
        return Experience(
            Spot.joined([one.spot for one in decided]),
            torch.cat([one.legal for one in decided]),
            torch.cat([one.choice for one in decided]),
            torch.cat([one.chance for one in decided]),
            torch.cat(merits),
            torch.cat([value + merit for value, merit in zip(expected, merits, strict=True)]),
        )

    def learn(self, experience: Experience, rate: float, entropy: float) -> Lesson:
        """Learn from experience; entropy is liked so much."""
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        experience.merit = experience.merit / (experience.merit[experience.is_choice].std() + 1e-6)
        said = []
        for _ in range(_EPOCHS):
            for batch in torch.randperm(len(experience), device=experience.choice.device).split(_BATCH):
                said.append(self._step(experience[batch], entropy))
        spread, surprise = torch.stack(said).mean(0).tolist()
        return Lesson(spread, surprise)

    def _step(self, batch: Experience, entropy: float) -> Tensor:
        """One step downhill; the mean entropy, and the value's mean squared error."""
        weight = batch.is_choice.float()
        with torch.autocast(batch.choice.device.type, torch.bfloat16):
            log_chances = self.player.log_chances(batch.spot, batch.legal)
            values = self.player.values(batch.spot)
        now = log_chances.gather(1, batch.choice.unsqueeze(1)).squeeze(1)
        ratio = (now - batch.chance).exp()
        gain = torch.min(ratio * batch.merit, ratio.clamp(1 - _CLIP, 1 + _CLIP) * batch.merit)
        spread = -(log_chances.exp() * log_chances.clamp(min=-50)).sum(1)
        surprise = mse_loss(values, batch.value)
        loss = surprise - (weight * (gain + entropy * spread)).sum() / weight.sum()
        self._optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._policy, _LONGEST_STEP)
        self._optimizer.step()
        return torch.stack([(weight * spread).sum() / weight.sum(), surprise]).detach()


def _merits(decided: list[Decisions], expected: list[Tensor], final: Tensor) -> list[Tensor]:
    """How much better each decision went on than expected, for whoever decided; `final` is seat 0's."""
    following, lead = final.clone(), torch.zeros_like(final)
    merits = []
    for one, value in zip(reversed(decided), reversed(expected), strict=True):
        sign = 1.0 - 2.0 * one.spot.seat
        index = one.games
        lead[index] = following[index] - sign * value + _TRACE * lead[index]
        following[index] = sign * value
        merits.append(sign * lead[index])
    return merits[::-1]
