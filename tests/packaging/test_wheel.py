"""A wheel holds all that runs, compiled modules and web client included; the sources all that it is built from."""

import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.browser.serving import Server
from tools.client import CLIENT
from tools.extensions import EXTENSIONS, compiler


def built(target: str, folder: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)],
        cwd=CLIENT.root,
        check=True,
        capture_output=True,
    )
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not CLIENT.is_built():
        pytest.skip("the web client is not built, or not from the sources as they are: `make web` builds it")
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_the_client_and_the_texts(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    files = {f"claim/server/client/{path.relative_to(CLIENT.built).as_posix()}" for path in CLIENT.built.rglob("*.*")}
    assert "claim/server/client/index.html" in files
    assert files <= held
    assert {"claim/py.typed", "claim/locale/en/table.ftl"} <= held


def test_the_wheel_holds_what_was_compiled_and_is_for_this_machine_then(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    compiled = {module.built.relative_to(EXTENSIONS.root / "src").as_posix() for module in EXTENSIONS.modules()}
    if compiler() is None:
        assert wheel.name.endswith("-py3-none-any.whl")
        assert not compiled & held
    else:
        assert sysconfig.get_platform().replace("-", "_").replace(".", "_") in wheel.name
        assert compiled <= held


def test_an_installed_wheel_serves_the_client(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Server(tmp_path)
    server.start()
    try:
        page = urlopen(server.address).read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert urlopen(server.address + script[1]).read() == (CLIENT.built / script[1][1:]).read_bytes()
    finally:
        server.stop()


def test_the_sources_hold_what_is_built_from_them_and_nothing_built(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as sources:
        held = {name.split("/", 1)[-1] for name in sources.getnames()}
    assert {"web/package-lock.json", "web/.npmrc", "web/index.html", "tools/client.py", "hatch_build.py"} <= held
    assert {"src/claim/kernel/_engine.pyx", "src/claim/kernel/_bits.h", "tools/extensions.py"} <= held
    assert not any(name.endswith((".so", ".pyd", ".new")) for name in held)
    assert not any("node_modules" in name or name.startswith("src/claim/server/client/") for name in held)
