"""A wheel holds all that runs, the built web client included; the sources hold all that it is built from."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.client import CLIENT


def built(target: str, folder: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)],
        cwd=CLIENT.root,
        check=True,
        capture_output=True,
    )
    (made,) = folder.iterdir()
    return made


def test_the_wheel_holds_the_client_and_the_texts(tmp_path: Path) -> None:
    if not CLIENT.is_built():
        pytest.skip("the web client is not built, or not from the sources as they are: `make web` builds it")
    with zipfile.ZipFile(built("wheel", tmp_path)) as wheel:
        held = set(wheel.namelist())
    files = {f"claim/server/client/{path.relative_to(CLIENT.built).as_posix()}" for path in CLIENT.built.rglob("*.*")}
    assert "claim/server/client/index.html" in files
    assert files <= held
    assert {"claim/py.typed", "claim/locale/en/table.ftl"} <= held


def test_the_sources_hold_what_the_client_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as sources:
        held = {name.split("/", 1)[-1] for name in sources.getnames()}
    assert {"web/package-lock.json", "web/.npmrc", "web/index.html", "tools/client.py", "hatch_build.py"} <= held
    assert not any("node_modules" in name or name.startswith("src/claim/server/client/") for name in held)
