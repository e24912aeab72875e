"""The fast parts are compiled where that can be, and when it has to be; without a compiler the package still works."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from claim import kernel
from tools.extensions import EXTENSIONS, Extensions, compiler

NO_COMPILER = shutil.which("false") or ""
SOURCE = "def answer():\n    return {number}\n"
WITHOUT = """
import claim
from claim import CLAIM, kernel
assert "editable" not in claim.__file__ and claim.__file__.startswith({folder!r}), claim.__file__
assert not kernel.is_built() and not kernel.supports(CLAIM)
assert kernel.why_not_built() == "it was not compiled"
for refused in (lambda: kernel.Board.dealt(CLAIM, 1), lambda: kernel.simulate(CLAIM, 1, 1), kernel.Board):
    try:
        refused()
    except kernel.NotBuilt as error:
        assert "C compiler" in str(error)
    else:
        raise AssertionError
"""
ANOTHER_PROCESSOR = """
import sys, types
processor = types.ModuleType("claim.kernel._processor")
processor.suffices = lambda: False
sys.modules["claim.kernel._processor"] = processor
from claim import kernel
assert not kernel.is_built() and "claim.kernel._engine" not in sys.modules
assert kernel.why_not_built() == "it was compiled for another processor"
"""


def test_where_there_is_a_compiler_the_kernel_is_built() -> None:
    """It says why not, where it is not."""
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    assert kernel.why_not_built() is None, "`python -m tools.extensions` compiles it"


def test_what_is_compiled_is_made_from_the_sources_as_they_are() -> None:
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    stale = [str(module.source) for module in EXTENSIONS.modules() if not module.is_built()]
    assert stale == [], "`python -m tools.extensions` compiles them anew"


def test_on_a_processor_that_cannot_run_it_it_is_not_loaded() -> None:
    subprocess.run([sys.executable, "-c", ANOTHER_PROCESSOR], check=True)


# Compiling


@pytest.fixture
def project(tmp_path: Path) -> Extensions:
    (tmp_path / "src" / "claim").mkdir(parents=True)
    (tmp_path / "src" / "claim" / "_fast.pyx").write_text(SOURCE.format(number=41), encoding="utf-8")
    shutil.copytree(EXTENSIONS.root / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    return Extensions(tmp_path)


def answer(project: Extensions) -> str:
    (module,) = project.modules()
    script = "import sys; sys.path.insert(0, sys.argv[1]); import _fast; print(_fast.answer())"
    done = subprocess.run(
        [sys.executable, "-c", script, str(module.built.parent)], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_modules_are_compiled_when_their_sources_have_changed(project: Extensions) -> None:
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    source = project.root / "src" / "claim" / "_fast.pyx"
    assert not project.are_built()
    assert list(project.build()) == []
    assert project.are_built()
    assert answer(project) == "41"
    source.write_text(SOURCE.format(number=42), encoding="utf-8")
    assert not project.are_built()
    assert list(project.build()) == []
    assert answer(project) == "42"
    (source.parent / "_shared.pxd").write_text("cdef int number\n", encoding="utf-8")
    assert not project.are_built()


def test_what_cannot_be_compiled_is_told_and_what_was_compiled_before_is_gone(
    project: Extensions, capfd: pytest.CaptureFixture[str]
) -> None:
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    (module,) = project.modules()
    module.built.touch()
    (project.root / module.source).write_text("def answer(:\n", encoding="utf-8")
    (problem,) = project.build()
    assert "_fast.pyx could not be compiled" in problem
    assert "Error compiling Cython file" in capfd.readouterr().err
    assert not module.built.exists()


def test_without_a_compiler_nothing_is_compiled_and_that_is_told(
    project: Extensions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", NO_COMPILER)
    (module,) = project.modules()
    module.built.touch()
    (problem,) = project.build()
    assert "No C compiler was found" in problem
    assert not module.built.exists()


# A wheel made without a compiler


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with the package installed from sources, and what was said meanwhile."""
    sources, folder = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "client")
    for name in ("src", "tools"):
        shutil.copytree(EXTENSIONS.root / name, sources / name, ignore=ignored)
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(EXTENSIONS.root / name, sources)
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "made"],
        cwd=sources,
        env=os.environ | {"CC": NO_COMPILER, "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    (wheel,) = (sources / "made").iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not any(name.endswith((".so", ".pyd")) for name in zipfile.ZipFile(wheel).namelist())
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(folder), str(wheel)], check=True, capture_output=True)
    return folder, built.stdout + built.stderr


def test_it_says_what_is_missing(installed: tuple[Path, str]) -> None:
    assert "No C compiler was found" in installed[1]
    assert "everything else works" in installed[1]


def test_it_knows_that_it_has_no_kernel(installed: tuple[Path, str], tmp_path: Path) -> None:
    folder = str(installed[0])
    environment = os.environ | {"PYTHONPATH": folder}
    subprocess.run([sys.executable, "-c", WITHOUT.format(folder=folder)], cwd=tmp_path, env=environment, check=True)


@pytest.mark.parametrize("command", [["deal", "--seed", "1"], ["simulate", "-n", "5", "--json"], ["decks", "--plain"]])
def test_its_commands_work(installed: tuple[Path, str], tmp_path: Path, command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "claim.cli", *command],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(installed[0])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout
    assert ("kernel is not here" in done.stderr) == (command[0] == "simulate")
