"""Boundaries labelled by many processes at once, while the GPU goes on."""

import subprocess
import sys
from dataclasses import astuple, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray
from torch import Tensor

from train.labels import BOUNDARY, UNKNOWN
from train.tables import CARDS

__all__ = ["Boundaries", "Ends", "Labelling"]


@dataclass
class Ends:
    """How phases one ended: decks, leaders, and who holds what (see `boundary_inputs`)."""

    deck: Tensor
    leader: Tensor
    holds: Tensor


@dataclass
class Boundaries:
    """Boundaries with their exact results, from seat 0's side: 1, 0.5 or 0."""

    deck: NDArray[np.uint8]
    leader: NDArray[np.uint8]
    holds: NDArray[np.uint8]
    result: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.deck)

    def __add__(self, other: "Boundaries") -> "Boundaries":
        return Boundaries(*(np.concatenate(pair) for pair in zip(astuple(self), astuple(other), strict=True)))

    def save(self, path: Path) -> None:
        """Write them, hands and score piles as sets."""
        np.savez_compressed(path, deck=self.deck, leader=self.leader, sets=_sets(self.holds), result=self.result)

    @staticmethod
    def read(path: Path) -> "Boundaries":
        """Read what was written."""
        kept = np.load(path)
        holds = np.full((len(kept["deck"]), CARDS), 4, np.uint8)
        for holder in range(4):
            members = kept["sets"][:, holder, None] >> np.arange(CARDS, dtype=np.uint64) & np.uint64(1)
            holds[members.astype(bool)] = holder
        return Boundaries(kept["deck"], kept["leader"], holds, kept["result"])


def _sets(holds: NDArray[np.uint8]) -> NDArray[np.uint64]:
    """[boundary, holder]: who holds what, as sets of the kernel's numbers."""
    bits = np.uint64(1) << np.arange(CARDS, dtype=np.uint64)
    return np.stack([np.where(holds == holder, bits, np.uint64(0)).sum(1, dtype=np.uint64) for holder in range(4)], 1)


class Labelling:
    """Processes that solve boundaries until their time is up."""

    def __init__(self, ends: Ends, seconds: float, solver: list[str], processes: int) -> None:
        columns = ends.deck, ends.leader, ends.holds
        self._deck, self._leader, self._holds = (one.cpu().numpy().astype(np.uint8) for one in columns)
        self._parts = np.array_split(np.arange(len(self._deck)), processes)
        self._room = TemporaryDirectory()
        self._folder = Path(self._room.name)
        self._workers = [self._started(number, seconds, solver) for number in range(processes)]

    def _started(self, number: int, seconds: float, solver: list[str]) -> "subprocess.Popen[bytes]":
        source, target = self._folder / f"{number}.in", self._folder / f"{number}.out"
        part = self._parts[number]
        rows = zip(self._deck[part], self._leader[part], _sets(self._holds[part]), strict=True)
        source.write_bytes(b"".join(BOUNDARY.pack(deck, leader, *map(int, sets)) for deck, leader, sets in rows))
        return subprocess.Popen(
            [*solver, "-m", "train.labels", str(source), str(target), str(seconds)], stderr=sys.stderr
        )

    def wait(self) -> Boundaries:
        """What was labelled, once all have ended."""
        chosen, results = [], []
        for number, (worker, part) in enumerate(zip(self._workers, self._parts, strict=True)):
            if worker.wait():
                raise RuntimeError(f"a labelling process ended with {worker.returncode}")
            labels = np.frombuffer((self._folder / f"{number}.out").read_bytes(), np.uint8)
            is_known = labels != UNKNOWN
            chosen.append(part[: len(labels)][is_known])
            results.append(labels[is_known].astype(np.float32) / 2)
        self._room.cleanup()
        index = np.concatenate(chosen)
        return Boundaries(self._deck[index], self._leader[index], self._holds[index], np.concatenate(results))
