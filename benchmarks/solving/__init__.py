"""How fast phase two is solved, beside a bridge solver: `python -m benchmarks.solving`."""
