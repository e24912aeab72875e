"""The compiled modules: `python -m tools.extensions` compiles those whose sources have changed, into the package.

Every `.pyx` of src/claim is one. Without a C compiler there are none, and the package works without them, slower.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final

__all__ = ["EXTENSIONS", "Extensions", "Module", "compiler"]

_INSTRUCTIONS: Final = {"popcnt": "-mpopcnt", "sse4_2": "-msse4.2", "bmi1": "-mbmi", "bmi2": "-mbmi2"}
"""By their names in /proc/cpuinfo, what compiled modules use of the processor; `_processor.pyx` looks for them."""
_LOADS_FIRST: Final = "_processor.pyx"
"""The one that has to run on any processor, since it says which one this is."""
_WITHOUT: Final = "Random games and solved endgames will be slow; everything else works."


@dataclass(frozen=True)
class Module:
    """A compiled module of the project in a folder."""

    root: Path
    source: Path
    """Its `.pyx`, below the root."""

    @property
    def built(self) -> Path:
        """Where it is compiled to."""
        return self.root / self.source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))

    def is_built(self) -> bool:
        """Whether it is there and made from the sources as they are now."""
        made_from = self._made_from
        return self.built.is_file() and made_from.is_file() and made_from.read_text("utf-8") == self._sources

    def remove(self) -> None:
        """Remove what was compiled of other sources."""
        self.built.unlink(missing_ok=True)
        self._made_from.unlink(missing_ok=True)

    def build(self) -> str | None:
        """Compile it; what the tools said if they could not."""
        sources = self._sources
        done = subprocess.run(
            [sys.executable, "-m", "tools.compiling", self.source.as_posix(), str(self._workshop), *self._flags],
            cwd=self.root,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            self.remove()
            return done.stdout + done.stderr
        made = self._workshop / self.built.relative_to(self.root / "src")
        made.replace(self.built)  # at once: others may be loading it
        self._made_from.write_text(sources, encoding="utf-8")
        return None

    @property
    def _workshop(self) -> Path:
        """A folder of its own, apart from those of other Pythons."""
        return self.root / "build" / "extensions" / f"{self.source.stem}{self.built.suffixes[0]}"

    @property
    def _made_from(self) -> Path:
        """The fingerprint of what the compiled module was made from."""
        return self._workshop / "sources.sha256"

    @property
    def _flags(self) -> list[str]:
        if os.name == "nt":
            return []
        flags = ["-O3", "-g0", "-fno-strict-aliasing"]
        instructions = _instructions()
        if instructions:
            flags += ["-DCLAIM_INSTRUCTIONS", *([] if self.source.name == _LOADS_FIRST else instructions)]
        return flags

    @cached_property
    def _sources(self) -> str:
        digest = sha256(" ".join((sys.version, *self._flags)).encode())
        shared = [path for path in sorted((self.root / "src").rglob("*")) if path.suffix in (".pxd", ".h")]
        for path in (self.root / self.source, *shared, self.root / "tools" / "compiling.py"):
            digest.update(f"{path.relative_to(self.root).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()


@dataclass(frozen=True, slots=True)
class Extensions:
    """The compiled modules of the project in a folder."""

    root: Path

    def modules(self) -> list[Module]:
        """Each of them, compiled or not."""
        sources = sorted((self.root / "src" / "claim").rglob("*.pyx"))
        return [Module(self.root, source.relative_to(self.root)) for source in sources]

    def are_built(self) -> bool:
        """Whether all are there and made from the sources as they are now."""
        return all(module.is_built() for module in self.modules())

    def build(self) -> Iterator[str]:
        """Compile what has changed, telling in sentences what could not be done."""
        stale = [module for module in self.modules() if not module.is_built()]
        if stale and compiler() is None:
            for module in stale:
                module.remove()
            yield f"No C compiler was found, so nothing was compiled. {_WITHOUT}"
            return
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for module, failure in zip(stale, pool.map(Module.build, stale), strict=True):
                if failure is not None:
                    sys.stderr.write(failure)
                    yield f"{module.source} could not be compiled. {_WITHOUT}"


EXTENSIONS: Final = Extensions(Path(__file__).resolve().parent.parent)


def compiler() -> str | None:
    """The C compiler that builds Python's modules here, if it is there and runs."""
    if os.name == "nt":
        return "the one that setuptools finds"
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(command)
    runs = found is not None and not subprocess.run([found, "--version"], capture_output=True, check=False).returncode
    return found if runs else None


def main() -> int:
    """Compile what has changed; 1 if there is a compiler and something could not be compiled."""
    if EXTENSIONS.are_built():
        return 0
    if compiler() is not None:
        print("Compiling the fast parts", flush=True)
    problems = list(EXTENSIONS.build())
    for problem in problems:
        print(problem, flush=True)
    return int(bool(problems) and compiler() is not None)


def _instructions() -> list[str]:
    """What lets the compiler use this processor's instructions for sets of bits, if it has them all."""
    told = Path("/proc/cpuinfo")
    if platform.machine() not in ("x86_64", "AMD64") or not told.is_file():
        return []
    flags = re.search(r"^flags\s*:(.*)$", told.read_text(encoding="utf-8"), re.MULTILINE)
    return list(_INSTRUCTIONS.values()) if flags and _INSTRUCTIONS.keys() <= set(flags[1].split()) else []


if __name__ == "__main__":
    sys.exit(main())
