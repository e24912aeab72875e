"""The web client: `python -m tools.client` builds it into the package if what it is made from has changed.

`python -m tools.client run check` runs that script of web/package.json instead, with all its tools installed.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tools import node

__all__ = ["CLIENT", "Client"]

_NOT_SOURCES = {"node_modules", "tests"}


@dataclass(frozen=True, slots=True)
class Client:
    """The client of the project in a folder: its sources, and what is built of them."""

    root: Path

    @property
    def web(self) -> Path:
        """Its sources."""
        return self.root / "web"

    @property
    def built(self) -> Path:
        """Where it is built to."""
        return self.root / "src" / "claim" / "server" / "client"

    def is_built(self) -> bool:
        """Whether the built client is there and made from the sources as they are now."""
        return (self.built / "index.html").is_file() and _read(self._made_from) == self._sources()

    def build(self, npm: node.Node) -> None:
        """Build it."""
        sources = self._sources()
        self.install(npm, with_tools=False)
        npm.run_npm(self.web, "run", "build", quiet=True)
        self._made_from.parent.mkdir(exist_ok=True)
        self._made_from.write_text(sources, encoding="utf-8")

    def install(self, npm: node.Node, with_tools: bool) -> None:
        """Install what its lock file names, with the tools for development or without, unless that is done."""
        locked = self._fingerprint(self.web / name for name in ("package.json", "package-lock.json", ".npmrc"))
        have = _read(self._installed)
        if have == f"{locked} with tools" or (have == locked and not with_tools):
            return
        print(f"Installing what {'tests' if with_tools else 'builds'} the web client", flush=True)
        npm.run_npm(self.web, "ci", "--no-audit", "--no-fund", *([] if with_tools else ["--omit=dev"]), quiet=True)
        self._installed.write_text(f"{locked} with tools" if with_tools else locked, encoding="utf-8")

    @property
    def _made_from(self) -> Path:
        """The fingerprint of the sources that the built client was made from."""
        return self.root / "build" / "client.sha256"

    @property
    def _installed(self) -> Path:
        """The fingerprint of the lock file that web/node_modules was installed from."""
        return self.web / "node_modules" / ".claim"

    def _sources(self) -> str:
        return self._fingerprint([*_files(self.web), *_files(self.root / "src" / "claim" / "locale")])

    def _fingerprint(self, files: Iterable[Path]) -> str:
        digest = sha256()
        for file in files:
            digest.update(f"{file.relative_to(self.root).as_posix()} {file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
        return digest.hexdigest()


CLIENT = Client(Path(__file__).resolve().parent.parent)


def main(arguments: list[str]) -> int:
    """Build the client if it has to be, or run npm with the arguments; 0 if all went well."""
    try:
        if arguments:
            npm = node.find() or node.download()
            CLIENT.install(npm, with_tools=True)
            npm.run_npm(CLIENT.web, *arguments)
        elif not CLIENT.is_built():
            npm = node.find() or node.download()
            print("Building the web client", flush=True)
            CLIENT.build(npm)
    except subprocess.CalledProcessError as failed:
        if "pip" in failed.cmd:
            print(f"The web client needs {node.NEEDED}, and it could not be had from PyPI: install it, then try again.")
        return 1
    return 0


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in _NOT_SOURCES:
            yield from _files(path)
        elif path.is_file() and not path.name.endswith(".test.ts"):
            yield path


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
