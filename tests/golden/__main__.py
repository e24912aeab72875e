"""Write the golden playthroughs anew; games are kept where they still show their power."""

import sys

from claim.rules import powers
from tests.golden.files import FOLDER, file_of, kept_or_found, told


def main() -> int:
    """Write every file, and remove those of powers that are no more."""
    wanted = {file_of(code): code for code in powers()}
    for path, code in wanted.items():
        text = told(code, kept_or_found(code))
        before = path.read_text(encoding="utf-8") if path.exists() else None
        if text != before:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{path.name} {'written' if before is None else 'changed'}")
    for path in sorted(set(FOLDER.glob("*.claim")) - set(wanted)):
        path.unlink()
        print(f"{path.name} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
