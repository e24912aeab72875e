"""Command line: traces of records, and random records.

python -m tests.oracle trace FILE...
python -m tests.oracle random --seed N --count K --out DIR
"""

import argparse
import json
import sys
from pathlib import Path

from .cards import IllegalMove, RecordError
from .randomplay import mixed_records
from .record import trace


def trace_files(paths: list[str]) -> int:
    """Print the trace of every file; give the highest exit status (1 illegal move, 2 unreadable)."""
    status = 0
    for path in paths:
        if len(paths) > 1:
            print(json.dumps({"file": path}))
        try:
            lines = trace(Path(path).read_bytes().decode("utf-8"))
        except IllegalMove as error:
            print(f"{path}: {error}", file=sys.stderr)
            status = max(status, 1)
        except (RecordError, OSError, UnicodeDecodeError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            status = max(status, 2)
        else:
            for line in lines:
                print(json.dumps(line))
    return status


def write_random(seed: int, count: int, out: str) -> int:
    """Write random records as DIR/SEED-NUMBER.claim."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(mixed_records(seed, count)):
        (folder / f"{seed}-{number:05d}.claim").write_text(text, encoding="utf-8")
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle")
    commands = parser.add_subparsers(dest="command", required=True)
    tracing = commands.add_parser("trace")
    tracing.add_argument("files", nargs="+")
    playing = commands.add_parser("random")
    playing.add_argument("--seed", type=int, default=0)
    playing.add_argument("--count", type=int, default=100)
    playing.add_argument("--out", required=True)
    args = parser.parse_args()
    if args.command == "trace":
        return trace_files(args.files)
    return write_random(args.seed, args.count, args.out)


if __name__ == "__main__":
    sys.exit(main())
