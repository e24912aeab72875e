"""The built client: every page is the client, files are kept ready, packed, and cached as long as they are good."""

import gzip
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from claim.server.headers import secured
from claim.server.pages import Client
from claim.server.refusing import exception_handlers

pytestmark = pytest.mark.asyncio

INDEX = "<!doctype html><title>Claim</title>" + "<p>" * 500
SCRIPT = "console.log(1);\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "app-1234.js").write_text(SCRIPT)
    (tmp_path / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "app-1234.js.map").write_text("{}")
    (tmp_path / "secret.py").write_text("1")
    return tmp_path


def browser(folder: Path, **headers: str) -> httpx.AsyncClient:
    client = Client(folder)
    app = Litestar(
        client.routes(),
        exception_handlers=exception_handlers(client.lost),
        before_send=[secured(https=False)],
        openapi_config=None,
    )
    usual = {"accept": "text/html,*/*", "accept-encoding": "gzip, deflate, br"}
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(cast(Any, app)), base_url="http://claim.test", headers=usual | headers
    )


@pytest.mark.parametrize("path", ["/", "/new", "/t/K7MNQ2XA", "/t/K7MNQ2XA/replay?move=3", "/rules", "/rules/Dr"])
async def test_every_page_is_the_client(built: Path, path: str) -> None:
    async with browser(built, **{"accept-encoding": "gzip"}) as visitor:
        answer = await visitor.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
        head = await visitor.head(path)
        assert head.status_code in (200, 405)


@pytest.mark.parametrize(
    ("path", "may_be_a_page"),
    [("/", True), ("/icon.svg", True), ("/assets/none.js", True), ("/assets/app-1234.js", False)],
)
async def test_what_may_be_shown_as_a_page_has_its_guards(built: Path, path: str, may_be_a_page: bool) -> None:
    async with browser(built) as visitor:
        headers = (await visitor.get(path)).headers
        for name in ("content-security-policy", "x-frame-options", "permissions-policy"):
            assert (name in headers) is may_be_a_page
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"


async def test_who_has_the_page_is_not_sent_it_again(built: Path) -> None:
    async with browser(built, **{"accept-encoding": "gzip"}) as visitor:
        etag = (await visitor.get("/")).headers["etag"]
        for known in (etag, f"W/{etag}", f'"other", {etag}'):
            again = await visitor.get("/", headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
        assert (await visitor.get("/", headers={"if-none-match": '"other"'})).status_code == 200
        (built / "index.html").write_text(INDEX + "new")
    async with browser(built, **{"accept-encoding": "gzip"}) as visitor:
        assert (await visitor.get("/", headers={"if-none-match": etag})).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("", None), ("brutal", None)],
)
async def test_files_are_packed_as_the_browser_likes_it(built: Path, accepted: str, encoding: str | None) -> None:
    async with browser(built) as visitor:
        request = visitor.build_request("GET", "/assets/app-1234.js", headers={"accept-encoding": accepted})
        answer = await visitor.send(request, stream=True)
        content = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        unpacked = {"br": lambda packed: SCRIPT.encode() if packed == b"brotli" else b"", "gzip": gzip.decompress}
        assert unpacked.get(encoding or "", bytes)(content).decode() == SCRIPT


async def test_short_files_are_sent_as_they_are(built: Path) -> None:
    async with browser(built) as visitor:
        answer = await visitor.get("/icon.svg")
        assert (answer.text, answer.headers["content-type"]) == ("<svg/>", "image/svg+xml")
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["/assets/app-1234.js.map", "/secret.py", "/assets/../secret.py", "/assets/%2e%2e/secret.py", "/assets/none.js"],
)
async def test_nothing_else_is_served(built: Path, path: str) -> None:
    async with browser(built, accept="*/*") as visitor:
        answer = await visitor.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "not-found"


async def test_who_goes_astray_gets_the_client_which_says_so(built: Path) -> None:
    async with browser(built) as visitor:
        astray = await visitor.get("/nowhere")
        assert (astray.status_code, astray.text) == (404, INDEX)
        assert (await visitor.get("/api/nowhere")).json()["code"] == "not-found"
        assert (await visitor.get("/assets/nowhere.js")).json()["code"] == "not-found"
        assert (await visitor.get("/nowhere", headers={"accept": "application/json"})).json()["code"] == "not-found"


async def test_a_client_that_is_not_built_is_told_plainly(tmp_path: Path) -> None:
    async with browser(tmp_path / "none") as visitor:
        for path in ("/", "/t/K7MNQ2XA", "/nowhere"):
            answer = await visitor.get(path)
            assert answer.status_code == 503
            assert "make web" in answer.text
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
