"""Absurd requests: bodies, headers, methods and paths that nobody decent sends. All are refused, nothing breaks."""

import json
from collections.abc import AsyncIterator
from typing import Final

import httpx
import pytest
import pytest_asyncio

from tests.server.crash.process import Server, serving
from tests.server.crash.raw import said_raw

pytestmark = pytest.mark.asyncio(loop_scope="module")

OUTSIDE: Final = (b"root:", b"import ", b"SQLite format", b"[project]", b"def ")
"""What files outside of the client hold."""


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=["sqlite", "postgresql"])
async def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    folder = tmp_path_factory.mktemp("requests")
    url = f"sqlite:///{folder / 'tables.db'}"
    if request.param == "postgresql":
        url = str(request.getfixturevalue("postgresql_url")) + "/postgres"
    async with serving(folder, url) as server:
        yield server
        server.check_log("Mira", "hunter2")


def asked(line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([line, "Host: 127.0.0.1", "Connection: close", *headers, "", ""]).encode("latin-1") + body


def status_of(answer: bytes) -> int:
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else 0


JSON: Final = "Content-Type: application/json"
ABSURD: Final = {
    "no request": b"hello\r\n\r\n",
    "nothing but lines": b"\r\n" * 5000,
    "zeros": b"\0" * 5000,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 200,
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "HTTP/0.9": b"GET /\r\n\r\n",
    "HTTP/9.9": b"GET / HTTP/9.9\r\nHost: x\r\nConnection: close\r\n\r\n",
    "no host": b"GET /api/health HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "a long path": asked("GET /" + "a" * 60_000 + " HTTP/1.1"),
    "a very long path": asked("GET /" + "a" * 200_000 + " HTTP/1.1"),
    "a long question": asked("GET /api/tables?" + "a=b&" * 10_000 + " HTTP/1.1"),
    "a long header": asked("GET /api/health HTTP/1.1", "X: " + "a" * 200_000),
    "many headers": asked("GET /api/health HTTP/1.1", *(f"X-{number}: 1" for number in range(10_000))),
    "a header with a line in it": b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n",
    "a header without a name": asked("GET /api/health HTTP/1.1", "X: a", ": x"),
    "two lengths": asked("POST /api/tables HTTP/1.1", "Content-Length: 2", "Content-Length: 3", body=b"{}"),
    "a length below nothing": asked("POST /api/tables HTTP/1.1", "Content-Length: -5"),
    "a length that is none": asked("POST /api/tables HTTP/1.1", "Content-Length: 0x10"),
    "a huge length": asked("POST /api/tables HTTP/1.1", JSON, "Content-Length: 99999999999999", body=b"{}"),
    "length and pieces": asked(
        "POST /api/tables HTTP/1.1",
        "Content-Length: 4",
        "Transfer-Encoding: chunked",
        body=b"0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    ),
    "pieces of no size": asked("POST /api/tables HTTP/1.1", "Transfer-Encoding: chunked", body=b"zz\r\nabc\r\n"),
    "packed twice": asked("POST /api/tables HTTP/1.1", "Transfer-Encoding: gzip, chunked", body=b"0\r\n\r\n"),
    "an absolute path": asked("GET http://elsewhere.example/api/health HTTP/1.1"),
    "a star": asked("OPTIONS * HTTP/1.1"),
    "a tunnel": asked("CONNECT elsewhere.example:443 HTTP/1.1"),
    "an odd method": asked("BREW /api/tables HTTP/1.1"),
    "traces": asked("TRACE /api/health HTTP/1.1"),
    "a broken escape": asked("GET /api/tables/%zz%1 HTTP/1.1"),
    "letters that are none": asked("GET /api/tables/%c0%af%ff HTTP/1.1"),
    "another upgrade": asked("GET /api/health HTTP/1.1", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
    "a socket nowhere": asked("GET /api/nowhere HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
    "a socket of old": asked(
        "GET /api/tables/ABCDEFGH/socket HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Version: 7"
    ),
    "a socket without a key": b"GET /api/tables/ABCDEFGH/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n",
    "a socket by POST": b"POST /api/tables/ABCDEFGH/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nContent-Length: 0\r\n\r\n",
}


@pytest.mark.parametrize("what", ABSURD)
async def test_an_absurd_request_is_refused(server: Server, what: str) -> None:
    answer = await said_raw(server, ABSURD[what])
    assert status_of(answer) < 500, answer[:300]
    assert b"Traceback" not in answer
    assert b"/src/claim" not in answer


async def test_a_body_without_end_is_not_taken(server: Server) -> None:
    before = server.memory
    start = asked("PUT /api/me HTTP/1.1", JSON, "Transfer-Encoding: chunked")
    answer = await said_raw(server, start, more=b"4000\r\n" + b"x" * 0x4000 + b"\r\n", times=2000)
    assert status_of(answer) in (413, 0)
    assert server.memory - before < 20_000_000


BODIES: Final = {
    "nothing": b"", "null": b"null", "a list": b"[]", "no JSON": b"{", "a word": b"hunter2", "zeros": b"\0" * 100,
    "no UTF-8": b'{"name":"\xff\xfe"}', "deep": b"[" * 8000, "deeper": b'{"a":' * 3000, "a number": b"1" * 5000,
    "a large number": b'{"name":' + b"9" * 4000 + b"}", "half a sign": b'{"name":"\\ud800"}',
    "zero": b'{"name":"a\\u0000b"}',
    "too much": b'{"name":"' + b"x" * 20_000 + b'"}', "more": b'{"name":"Mira","password":"12345678","more":1}',
    "wrong": b'{"name":["Mira"],"password":{},"seats":7,"deck":[],"deal":"hunter2"}',
    "twice": b'{"name":"Mira","name":"Lena","password":"12345678"}', "infinite": b'{"name":1e999}',
    "long seats": b'{"seats":[' + b'"open",' * 1000 + b'"me"]}', "odd seats": b'{"seats":["me","me\\u0000"]}',
    "odd deck": b'{"deck":"Go Go Go Go Go"}', "odd heroes": b'{"hero_values":{"Death":99999999999},"heroes":true}',
    "odd clock": b'{"clock":{"kind":"move","seconds":-1}}',
}  # fmt: skip
PLACES: Final = (
    ("PUT", "/api/me"), ("POST", "/api/me/keep"), ("POST", "/api/me/login"), ("POST", "/api/me/logout"),
    ("POST", "/api/tables"), ("POST", "/api/tables/ABCDEFGH/seat"), ("DELETE", "/api/tables/ABCDEFGH/seat"),
    ("POST", "/api/tables/ABCDEFGH/rematch"), ("GET", "/api/tables"), ("PATCH", "/api/tables/ABCDEFGH"),
)  # fmt: skip


@pytest.mark.parametrize("what", BODIES)
async def test_an_absurd_body_is_refused_with_a_reason(server: Server, what: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as web:
        (await web.put("/api/me", json={"name": "Mira"})).raise_for_status()
        for method, path in PLACES:
            for kind in (
                "application/json",
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data",
                "x",
            ):
                answer = await web.request(method, path, content=BODIES[what], headers={"Content-Type": kind})
                assert answer.status_code < 500, (method, path, kind, answer.text)
                if answer.status_code >= 400:
                    refusal = json.loads(answer.text)
                    assert set(refusal) == {"code", "text"}
                    assert 5 < len(refusal["text"]) < 1000
                    assert "hunter2" not in refusal["text"]


NAMES: Final = (
    "../../../../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/application.py",
    "....//....//etc/passwd",
    "..\\..\\application.py", "..%5c..%5capplication.py", "%252e%252e%252fapplication.py", "/etc/passwd",
    "//etc/passwd",
    "%00", "index.js%00.css", ".", "..", "", "~root", "..;/application.py", "%c0%ae%c0%ae/application.py",
    "../index.html",
    "../../application.py", "../../pages.py", "CON", "a" * 5000, "..%2findex.html", "%2e%2e%2findex.html",
)  # fmt: skip


@pytest.mark.parametrize("start", ["/assets/", "/", "/t/", "/rules/", "/api/", "/api/tables/", "/static/"])
async def test_no_path_leads_out_of_the_client(server: Server, start: str) -> None:
    for name in NAMES:
        for line in (f"GET {start}{name} HTTP/1.1", f"HEAD {start}{name} HTTP/1.1"):
            answer = await said_raw(server, asked(line, "Accept: text/html"))
            head, _, body = answer.partition(b"\r\n\r\n")
            assert status_of(answer) < 500, (line, answer[:300])
            is_page = body.startswith(b"<!doctype html>") or body.startswith(b"The web client is not built")
            assert is_page or not any(word in body for word in OUTSIDE), (line, body[:300])
            assert b"location:" not in head.lower(), line


async def test_every_answer_has_the_security_headers(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as web:
        for method, path in (
            ("GET", "/"),
            ("GET", "/api/bots"),
            ("GET", "/nowhere"),
            ("PUT", "/api/me"),
            ("BREW", "/api/me"),
        ):
            headers = (await web.request(method, path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers
