"""The weights as the package has them: `python -m train.export src/claim/bots/nets/weights.bin build/train/nets.pt`.

First the policy, then value and boundary as a judge has them; of further networks that are named, the judges too. Of
each network the widths of its layers, then weights and biases of each layer as numbers of half precision, those of the
first two layers by input, those of the last by output.
"""

import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import torch
from torch import Tensor

__all__ = ["export"]

_MAGIC: Final = b"CLAIMNET"
_LAYERS: Final = (0, 2, 4)


def _written(weights: Mapping[str, Tensor], name: str) -> bytes:
    first, second, third = (weights[f"{name}.{layer}.weight"] for layer in _LAYERS)
    biases = [weights[f"{name}.{layer}.bias"] for layer in _LAYERS]
    sizes = struct.pack("<4i", first.shape[1], len(first), len(second), len(third))
    parts = first.T, biases[0], second.T, biases[1], third, biases[2]
    return sizes + b"".join(part.cpu().contiguous().half().numpy().astype("<f2").tobytes() for part in parts)


def export(target: Path, *sources: Path) -> None:
    """Write the policy of the first of these networks and the judges of all."""
    nets = [torch.load(source, map_location="cpu") for source in sources]
    judges = [_written(weights, name) for weights in nets for name in ("value", "boundary")]
    target.write_bytes(b"".join([_MAGIC, _written(nets[0], "policy"), *judges]))


if __name__ == "__main__":
    export(*map(Path, sys.argv[1:]))
