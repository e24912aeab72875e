"""The training, round by round."""

import os
from collections.abc import Callable
from time import monotonic

import torch

from train.boundary import learn_boundary
from train.export import export
from train.labelling import Boundaries, Labelling
from train.measuring import compared
from train.nets import Nets
from train.options import Options
from train.playing import NAMED_DECKS, Player, decks_drawn
from train.schedule import Schedule
from train.selfplay import Learner, Lesson
from train.straying import ends
from train.tables import Tables

__all__ = ["Rounds"]

_FIRST_EPOCHS, _EPOCHS, _ALL_EPOCHS = 12, 4, 30


class Rounds:
    """Plays, labels and learns until the time is up; `say` is told how it goes."""

    def __init__(self, options: Options, say: Callable[[str], None]) -> None:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_num_threads(2 if device == "cuda" else os.cpu_count() or 1)
        options.out.mkdir(parents=True, exist_ok=True)
        self._options, self._say = options, say
        self._shares = {NAMED_DECKS["Claim"]: options.claim, NAMED_DECKS["Claim 2"]: options.claim_2}
        self.schedule = Schedule(options.minutes, options.round)
        self._tables, self._nets = Tables.made(device), Nets().to(device)
        self._known: Boundaries | None = None
        self._number = self._games = 0

    def run(self) -> None:
        """All rounds, and what is written in the end."""
        self._take_up()
        self._nets.eval()
        player = Player(self._tables, self._nets)
        learner = Learner(player, self._options.rate)
        while self.schedule.has_round:
            self._number += 1
            earlier = Player(self._tables, Nets().to(self._tables.device))
            earlier.nets.load_state_dict(self._nets.state_dict())
            said = self._round(learner)
            against = compared(player, earlier, self._options.games)
            self._say(f"round {self._number} at {self.schedule.gone:.0f} s: {self._games} games; {said}; {against}")
            self._nets.save(self._options.out / "nets.pt")
        self._finish()

    def _take_up(self) -> None:
        """Go on from networks and labels written before, if that is wished; the boundary is learned anew from all."""
        if self._options.go_on is None:
            return
        self._nets.read(self._options.go_on / "nets.pt")
        if self._options.play_only:
            return
        self._known = Boundaries.read(self._options.go_on / "boundaries.npz")
        self._nets.boundary = Nets().to(self._tables.device).boundary
        self._say(f"{len(self._known)} labels; boundary: {self._learn_boundary(self._options.round, _ALL_EPOCHS)}")

    def _round(self, learner: Learner) -> str:
        """Play, while boundaries are labelled; the first time only those, since they are the reward."""
        options, is_first = self._options, self._known is None
        seconds = self.schedule.round_seconds()
        if options.play_only:
            return str(self._learn(learner, monotonic() + seconds))
        reached = ends(learner.player, options.boundaries, options.games, at_random=is_first)
        labelling = Labelling(reached, seconds, options.solver, options.processes)
        lesson = Lesson() if is_first else self._learn(learner, monotonic() + seconds)
        fresh = labelling.wait()
        self._known = fresh if self._known is None else self._known + fresh
        report = self._learn_boundary(options.round / 4, _FIRST_EPOCHS if is_first else _EPOCHS, len(fresh))
        return f"{lesson}; {len(self._known)} labels ({len(fresh)} new); boundary: {report}"

    def _learn(self, learner: Learner, until: float) -> Lesson:
        options, lesson = self._options, Lesson()
        while monotonic() < until:
            experience = learner.play(decks_drawn(self._tables, options.games, self._shares))
            rate = self.schedule.between(options.rate, options.last_rate)
            entropy = self.schedule.between(options.entropy, options.last_entropy)
            lesson = learner.learn(experience, rate, entropy)
            self._games += options.games
        return lesson

    def _learn_boundary(self, seconds: float, epochs: int, fresh: int | None = None) -> str:
        assert self._known is not None
        fresh = len(self._known) if fresh is None else fresh
        return learn_boundary(self._tables, self._nets, self._known, fresh, seconds, epochs)

    def _finish(self) -> None:
        if self._number == 0:
            raise SystemExit("There was no time for a single round.")
        if self._known is not None:
            self._say(f"boundary at the end: {self._learn_boundary(self._options.round / 2, _EPOCHS)}")
            self._known.save(self._options.out / "boundaries.npz")
        self._nets.save(self._options.out / "nets.pt")
        if self._options.weights is not None:
            export(self._nets, self._options.weights)
            self._say(f"{self._options.weights} written")
