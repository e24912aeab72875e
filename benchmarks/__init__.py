"""How fast the engine plays and samples, beside its peers: `python -m benchmarks`."""
