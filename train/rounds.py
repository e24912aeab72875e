"""The training, round by round."""

import os
from collections.abc import Callable
from time import monotonic
from typing import Final

import torch

from train.boundary import learn_boundary
from train.committee import Committee, learn_committee
from train.export import export
from train.labelling import Boundaries, Labelling
from train.measuring import compared
from train.nets import Nets
from train.options import Options
from train.playing import Player, decks_drawn
from train.schedule import Schedule
from train.selfplay import Learner, Lesson
from train.straying import ends
from train.tables import NAMED_DECKS, Tables
from train.valuing import learn_value

__all__ = ["Rounds"]

_EPOCHS: Final = 6
_ALL_EPOCHS: Final = 40
"""For a committee that begins, or begins anew."""
_JUDGING: Final = 0.3
"""The part of a round in which the committee learns from all labels."""
_BOUNDARY: Final = 0.25
"""The part of the finish that is the boundary's."""


class Rounds:
    """Plays, labels and learns until the time is up; `say` is told how it goes."""

    def __init__(self, options: Options, say: Callable[[str], None]) -> None:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_num_threads(2 if device == "cuda" else os.cpu_count() or 1)
        options.out.mkdir(parents=True, exist_ok=True)
        self._options, self._say = options, say
        self._shares = {NAMED_DECKS["Claim"]: options.claim, NAMED_DECKS["Claim 2"]: options.claim_2}
        self.schedule = Schedule(options.minutes - options.finish, options.round)
        tables, nets, committee = Tables.made(device), Nets().to(device), Committee().to(device)
        self._player = Player(tables, nets, committee)
        self._known: Boundaries | None = None
        self._number = self._games = 0

    def run(self) -> None:
        """All rounds, and what is written in the end."""
        options, player = self._options, self._player
        if options.go_on is not None:
            player.nets.read(options.go_on / "nets.pt")
            self._known = Boundaries.read(options.go_on / "boundaries.npz")
        player.nets.eval()
        learner = Learner(player, options.rate)
        while self.schedule.has_round:
            self._number += 1
            earlier = Player(player.tables, Nets().to(player.tables.device), player.committee)
            earlier.nets.load_state_dict(player.nets.state_dict())
            said = self._round(learner)
            against = compared(player, earlier, options.games)
            self._say(f"round {self._number} at {self.schedule.gone:.0f} s: {self._games} games; {said}; {against}")
        self._finish()

    def _round(self, learner: Learner) -> str:
        """Play, while boundaries are labelled; the first time there is nobody yet to tell what is worth playing for."""
        options, known, is_first = self._options, self._known, self._number == 1
        seconds = self.schedule.round_seconds()
        end = monotonic() + seconds
        reached = ends(self._player, options.boundaries, options.games, at_random=known is None)
        labelling = Labelling(reached, end - monotonic(), options.solver, options.processes)
        if known is None:
            said = "labels only"
        elif is_first:
            said = self._learn_committee(known, len(known), end - monotonic(), _ALL_EPOCHS)
        else:
            said = str(self._learn(learner, end))
        fresh = labelling.wait()
        known = fresh if known is None else known + fresh
        self._known = known
        epochs = _ALL_EPOCHS if len(known) == len(fresh) else _EPOCHS
        judged = self._learn_committee(known, len(fresh), _JUDGING * seconds, epochs)
        return f"{said}; {len(known)} labels ({len(fresh)} new); committee: {judged}"

    def _learn(self, learner: Learner, until: float) -> Lesson:
        options, lesson = self._options, Lesson()
        while monotonic() < until:
            experience = learner.play(decks_drawn(self._player.tables, options.games, self._shares))
            rate = self.schedule.between(options.rate, options.last_rate)
            entropy = self.schedule.between(options.entropy, options.last_entropy)
            lesson = learner.learn(experience, rate, entropy)
            self._games += options.games
        return lesson

    def _learn_committee(self, known: Boundaries, fresh: int, seconds: float, epochs: int) -> str:
        return learn_committee(self._player.tables, self._player.committee, known, fresh, seconds, epochs)

    def _finish(self) -> None:
        if self._known is None or self._number == 0:
            raise SystemExit("There was no time for a single round: give it more minutes, or fewer for the finish.")
        options, seconds = self._options, 60 * self._options.finish
        self._known.save(options.out / "boundaries.npz")
        valued = learn_value(self._player, self._shares, options.games, (1 - _BOUNDARY) * seconds)
        self._say(f"value: {valued}")
        self._say(f"boundary: {learn_boundary(self._player, options.games, _BOUNDARY * seconds)}")
        self._player.nets.save(options.out / "nets.pt")
        if options.weights is not None:
            export(options.weights, options.out / "nets.pt")
            self._say(f"{options.weights} written")
