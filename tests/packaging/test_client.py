"""The web client is built when it has to be and not else, with a Node that can."""

import sys
from pathlib import Path

import pytest

from claim.wire.typescript import typescript
from tools.client import CLIENT, Client
from tools.node import Node, is_new_enough

# Notes what it is asked to do, installs an empty folder and builds an empty page.
NPM = """
import pathlib, sys
web = pathlib.Path.cwd()
with (web.parent / "asked").open("a") as asked:
    asked.write(f"{sys.argv[1]}\\n")
made = {"ci": web / "node_modules" / "some", "run": web / "../src/claim/server/client/index.html"}[sys.argv[1]]
made.parent.mkdir(parents=True, exist_ok=True)
made.touch()
"""
FILES = [
    "web/package.json",
    "web/package-lock.json",
    "web/.npmrc",
    "web/src/main.ts",
    "web/src/main.test.ts",
    "src/claim/locale/en/table.ftl",
]


@pytest.fixture
def client(tmp_path: Path) -> Client:
    for file in FILES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("as it was", encoding="utf-8")
    return Client(tmp_path)


@pytest.fixture
def npm(tmp_path: Path) -> Node:
    (tmp_path / "npm.py").write_text(NPM, encoding="utf-8")
    return Node(tmp_path, (sys.executable, str(tmp_path / "npm.py")))


def asked(client: Client) -> list[str]:
    return (client.root / "asked").read_text(encoding="utf-8").split()


def test_a_client_is_built_once(client: Client, npm: Node) -> None:
    assert not client.is_built()
    client.build(npm)
    assert client.is_built()
    assert asked(client) == ["ci", "run"]


@pytest.mark.parametrize("file", ["web/src/main.ts", "web/src/new.ts", "src/claim/locale/en/table.ftl", "web/.npmrc"])
def test_a_changed_source_asks_for_a_new_build(client: Client, npm: Node, file: str) -> None:
    client.build(npm)
    (client.root / file).write_text("as it is now", encoding="utf-8")
    assert not client.is_built()


def test_a_changed_test_does_not(client: Client, npm: Node) -> None:
    client.build(npm)
    (client.web / "src" / "main.test.ts").write_text("as it is now", encoding="utf-8")
    assert client.is_built()


def test_packages_are_installed_when_their_lock_has_changed(client: Client, npm: Node) -> None:
    client.build(npm)
    client.build(npm)
    (client.web / "package-lock.json").write_text("as it is now", encoding="utf-8")
    client.build(npm)
    assert asked(client) == ["ci", "run", "run", "ci", "run"]


def test_what_tests_is_enough_to_build_but_not_the_other_way_round(client: Client, npm: Node) -> None:
    client.build(npm)
    client.install(npm, with_tools=True)
    client.install(npm, with_tools=True)
    client.build(npm)
    assert asked(client) == ["ci", "run", "ci", "run"]


@pytest.mark.parametrize("told", ["v20.19.0", "v20.20.2", "v22.13.0", "v24.1.0\n"])
def test_node_is_new_enough(told: str) -> None:
    assert is_new_enough(told)


@pytest.mark.parametrize("told", ["", "v18.20.4", "v20.5.0", "v21.7.3", "v22.12.0"])
def test_node_is_too_old(told: str) -> None:
    assert not is_new_enough(told)


def test_the_types_of_the_wire_are_the_servers() -> None:
    written = CLIENT.web / "src" / "lib" / "wire.ts"
    assert written.read_text(encoding="utf-8") == typescript(), "`make wire` writes it anew"
