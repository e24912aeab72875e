"""A server as its clients see it: the links to its tables, and its HTTP side. Sockets are the clients' own.

server = Server("http://localhost:8400")
server.ask("PUT", "/api/me", Me, Person("Anna"))          # we are known by a cookie, which comes with the answer
table = server.ask("POST", "/api/tables", TableInfo, NewTable())
connect(server.socket_address(table.code), additional_headers=server.headers)
"""

import re
from http.client import HTTPException, InvalidURL
from http.cookiejar import CookieJar
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from msgspec import DecodeError, json

from claim.errors import ClaimError
from claim.wire.tables import Failure

__all__ = ["NOT_AGAIN", "PAUSES", "SECONDS_TO_ANSWER", "NotOurs", "Refusal", "Server", "Unreachable", "link_read"]

SECONDS_TO_ANSWER: Final = 20
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0)
"""Seconds before each attempt to connect again, while none succeeds."""
NOT_AGAIN: Final = 1008
"""The close code of a server that does not want to hear from us again."""
_SERVER: Final = r"(?P<server>https?://[^/?#\s]+(?:/[^?#\s]*?)?)"
_TABLE_LINK: Final = re.compile(_SERVER + r"/(?:t|api/tables)/(?P<code>\w+)(?:[/?#].*)?")
_SERVER_LINK: Final = re.compile(_SERVER + "/?")

Answer = TypeVar("Answer")


class Unreachable(ClaimError):
    """A server does not answer."""

    def __init__(self, server: str, why: str) -> None:
        super().__init__(f"{server} cannot be reached: {why}")
        self.server = server
        self.why = why


class NotOurs(ClaimError):
    """Something else than a Claim server answers."""

    def __init__(self, server: str) -> None:
        super().__init__(f"{server} answers, but not as a Claim server does")
        self.server = server


class Refusal(ClaimError):
    """A server does not grant what was asked for; `why` in its own words, `code` for programs."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(f"the server refuses: {why}")
        self.code = code
        self.why = why


def link_read(url: str) -> tuple[str, str | None] | None:
    """The server that a link leads to, and the table if it leads to one; None if it is no such link.

    A table's link is the page that people share (`/t/CODE`), or its address under `/api`.
    """
    link = _TABLE_LINK.fullmatch(url)
    if link is not None:
        return link["server"], link["code"]
    server = _SERVER_LINK.fullmatch(url)
    return None if server is None else (server["server"], None)


class Server:
    """The HTTP side of a server. Whoever asks waits for the answer."""

    def __init__(self, address: str, cookies: CookieJar | None = None) -> None:
        self.address = address
        self.cookies = CookieJar() if cookies is None else cookies
        """By these we are known there."""
        self._opener = build_opener(HTTPCookieProcessor(self.cookies))

    @property
    def headers(self) -> dict[str, str]:
        """What a socket has to send so that our seat is ours."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        return {"Cookie": cookies} if cookies else {}

    def socket_address(self, code: str) -> str:
        """Where the socket of a table is."""
        return re.sub("^http", "ws", self.address) + f"/api/tables/{code}/socket"

    def ask(self, method: str, path: str, kind: type[Answer], body: object = None) -> Answer:
        """Ask for something, and read the answer of this kind."""
        try:
            return json.decode(self.fetch(method, path, body), type=kind)
        except DecodeError:
            raise NotOurs(self.address) from None

    def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """Ask for something; the answer as it comes."""
        content = None if body is None else json.encode(body)
        try:
            request = Request(self.address + path, content, {"Content-Type": "application/json"}, method=method)
            with self._opener.open(request, timeout=SECONDS_TO_ANSWER) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise _refusal(error) from None
        except (OSError, InvalidURL, UnicodeError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise Unreachable(self.address, str(reason)) from None
        except HTTPException:
            raise NotOurs(self.address) from None


def _refusal(error: HTTPError) -> Refusal:
    """Why the server refuses: in its own words, if it is one of ours."""
    try:
        failure = json.decode(error.read(), type=Failure)
    except (DecodeError, OSError, HTTPException):
        return Refusal(str(error.code), str(error))
    return Refusal(failure.code, failure.text)
