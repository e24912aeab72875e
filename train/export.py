"""The weights as the package has them: `python -m train.export build/train/nets.pt src/claim/bots/nets/weights.bin`.

One network after the other: the widths of its layers, then weights and biases of each layer as numbers of half
precision, those of the first two layers by input, those of the last by output.
"""

import struct
import sys
from pathlib import Path

from torch import nn

from train.nets import Nets

__all__ = ["export"]

_MAGIC = b"CLAIMNET"


def _written(net: nn.Sequential) -> bytes:
    first, second, third = [layer for layer in net if isinstance(layer, nn.Linear)]
    sizes = struct.pack("<4i", first.in_features, first.out_features, second.out_features, third.out_features)
    parts = first.weight.T, first.bias, second.weight.T, second.bias, third.weight, third.bias
    return sizes + b"".join(part.detach().cpu().contiguous().half().numpy().astype("<f2").tobytes() for part in parts)


def export(nets: Nets, target: Path) -> None:
    """Write the weights of all networks."""
    target.write_bytes(_MAGIC + b"".join(map(_written, (nets.policy, nets.value, nets.boundary))))


def main(source: str, target: str) -> None:
    """Write anew, as the package has them, networks that were saved."""
    nets = Nets()
    nets.read(Path(source))
    export(nets, Path(target))


if __name__ == "__main__":
    main(*sys.argv[1:])
