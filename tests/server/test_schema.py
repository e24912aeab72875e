"""The HTTP side keeps to its description, whatever it is sent: no accident, and every answer as it says."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from claim.server.application import application
from claim.server.database import Database
from claim.server.identity import COOKIE
from claim.server.settings import Settings
from claim.server.storage import Storage
from tests.server.visitors import finish

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = [
    ("get", "/api/me"),
    ("put", "/api/me"),
    ("post", "/api/me/keep"),
    ("post", "/api/me/login"),
    ("post", "/api/me/logout"),
    ("get", "/api/me/tables"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("get", "/api/tables/{code}"),
    ("post", "/api/tables/{code}/seat"),
    ("delete", "/api/tables/{code}/seat"),
    ("post", "/api/tables/{code}/rematch"),
    ("get", "/api/tables/{code}/record"),
    ("get", "/api/tables/{code}/replay"),
    ("get", "/api/bots"),
    ("get", "/api/health"),
]
UNLIMITED: dict[str, Any] = {"requests": 1_000_000, "logins": 1_000_000, "open_tables": 1_000_000}


@contextmanager
def served(app_settings: Settings) -> Iterator[str]:
    """A server in a thread of this process."""
    server = uvicorn.Server(
        uvicorn.Config(application(app_settings), port=0, log_config=None, access_log=False, lifespan="on")
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            thread.join(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    database = f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tables.db'}"
    with served(Settings(database=database, **UNLIMITED)) as address:
        yield address, database


@pytest.fixture(scope="module")
def schema(server: tuple[str, str]) -> Any:
    return schemathesis.openapi.from_url(f"{server[0]}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def known(server: tuple[str, str]) -> tuple[dict[str, str], list[str]]:
    """Somebody's cookie, and codes of tables that wait, are played and are over."""
    address, database = server
    with httpx.Client(base_url=address) as visitor:
        visitor.put("/api/me", json={"name": "Mira"})
        rules = [{"seats": ["me", "open"]}, {}, {}, {"seats": ["open", "open"], "public": True}]
        codes = [visitor.post("/api/tables", json=rule).json()["code"] for rule in rules]
        asyncio.run(_give_up(database, codes[2]))
        assert visitor.get(f"/api/tables/{codes[2]}").json()["state"] == "over"
        return {COOKIE: visitor.cookies[COOKIE]}, codes


async def _give_up(database: str, code: str) -> None:
    storage = Storage(Database(database))
    await storage.open()
    stored = await storage.stored(code)
    assert stored is not None
    await finish(storage, stored)
    await storage.close()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described(
    schema: Any, known: tuple[dict[str, str], list[str]], method: str, path: str
) -> None:
    cookies, codes = known
    operation = schema[path][method]
    kinds = [operation.as_strategy(GenerationMode.POSITIVE)]
    if method in ("put", "post") and operation.body:
        kinds.append(operation.as_strategy(GenerationMode.NEGATIVE))

    @settings(
        max_examples=40,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(kinds), st.sampled_from([*codes, None]), st.booleans())
    def asked(case: schemathesis.Case[Any], code: str | None, by_somebody: bool) -> None:
        if "code" in case.path_parameters and code is not None:
            case.path_parameters["code"] = code
        if by_somebody:
            case.cookies.update(cookies)
        case.call_and_validate(checks=CHECKS)

    asked()


def test_the_description_is_good_for_who_writes_a_bot(server: tuple[str, str]) -> None:
    described = httpx.get(f"{server[0]}/api/schema/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert "/api/tables/{code}/socket" in described["info"]["description"]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], path
            assert operation["description"], path
            assert operation["tags"], path
            if "requestBody" in operation:
                assert operation["requestBody"]["content"]["application/json"]["schema"]["examples"], (method, path)
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Failure"}, (method, path)
    types = described["components"]["schemas"]
    assert all(types[name].get("description") for name in types if name != "Health"), types.keys()
    assert types["NewTable"]["properties"]["seats"]["description"].startswith("For each seat `me`")
    found = [(method, path) for path, operations in described["paths"].items() for method in operations]
    assert sorted(found) == sorted(OPERATIONS)


def test_no_page_loads_anything_from_elsewhere(server: tuple[str, str], tmp_path: Path) -> None:
    for path in ("/api/schema", "/api/schema/swagger", "/api/schema/redoc", "/schema"):
        answer = httpx.get(f"{server[0]}{path}", headers={"accept": "*/*"}, follow_redirects=True)
        assert "http" not in answer.text or answer.headers["content-type"].startswith("application/")
