"""A bot that plays over the network, from finding the table to the last vote.

This is the example for whoever writes a client: read it from top to bottom, beside `docs/protocol.md`. HTTP says who we
are and gives us a seat (`Server`); the game itself goes over a socket (`Player`).
"""

import re
import time
from collections.abc import Callable
from http.cookiejar import CookieJar
from random import Random
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from msgspec import DecodeError, json
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from claim.bots import Bot, make_bot
from claim.cli.failing import mistake, mistakes_told
from claim.cli.settings import Settings, drawn_seed
from claim.cli.voice import printable, say
from claim.wire.messages import Error, Hello, Move, Refused, Sent, TableChanged, Update, View
from claim.wire.reading import Eyes
from claim.wire.tables import Failure, Me, NewTable, Person, Rematch, TableInfo

__all__ = ["play_games", "wanted_table"]

_SERVER: Final = r"(?P<server>https?://[^/?#\s]+(?:/[^?#\s]*?)?)"
_TABLE_LINK: Final = re.compile(_SERVER + r"/(?:t|api/tables)/(?P<code>\w+)(?:[/?#].*)?")
_SERVER_LINK: Final = re.compile(_SERVER + "/?")
_SECONDS_TO_ANSWER: Final = 20
_PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0)
"""Seconds before each attempt to connect again, while none succeeds."""
_REFUSED: Final = 1008
"""The close code of a server that does not want to hear from us again."""

Answer = TypeVar("Answer")


def play_games(url: str, bot: str, name: str, games: int, table: NewTable | None, seed: int | None) -> None:
    """Play so many games at the table that a link leads to, or at a new table of that server."""
    with mistakes_told():
        player = make_bot(bot, Random(drawn_seed() if seed is None else seed))
    address, code = _address_and_code(url, is_new=table is not None)
    server = Server(address)
    # We are known by a cookie, which comes with the answer to our name.
    server.ask("PUT", "/api/me", Me, Person(name))
    # Whoever makes a table sits there; at another's table we take an open seat.
    if table is not None:
        code = server.ask("POST", "/api/tables", TableInfo, table).code
    else:
        code = server.ask("POST", f"/api/tables/{code}/seat", TableInfo).code
    for game in range(games):
        if game:
            code = server.ask("POST", f"/api/tables/{code}/rematch", TableInfo, Rematch()).code
        print(say("bot-client-table", link=f"{address}/t/{code}"), flush=True)
        print(say("bot-client-over", **_told(Player(server, code, player).play())), flush=True)


class Server:
    """The HTTP side of a server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))

    def ask(self, method: str, path: str, kind: type[Answer], body: object = None) -> Answer:
        """Ask for something, and read the answer of this kind. If it is refused, that is said and we leave."""
        content = None if body is None else json.encode(body)
        request = Request(self._address + path, content, {"Content-Type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=_SECONDS_TO_ANSWER) as answer:
                return json.decode(answer.read(), type=kind)
        except HTTPError as error:
            mistake(say("error-client-refused", why=printable(_reason(error))))
        except OSError as error:
            reason = error.reason if isinstance(error, URLError) else error
            mistake(say("error-client-server", server=printable(self._address), why=printable(str(reason))))
        except DecodeError:
            mistake(say("error-client-other", server=printable(self._address)))

    def socket(self, code: str) -> ClientConnection:
        """A new connection to a table; the cookie says which seat is ours."""
        address = re.sub("^http", "ws", self._address) + f"/api/tables/{code}/socket"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        return connect(address, additional_headers={"Cookie": cookies}, open_timeout=_SECONDS_TO_ANSWER)


class Player:
    """Plays one game at a table, through as many connections as it takes."""

    def __init__(self, server: Server, code: str, bot: Bot) -> None:
        self._server = server
        self._code = code
        self._bot = bot
        self._eyes = Eyes()
        """What we know of the game, put together from all views and updates."""
        self._table: TableInfo | None = None

    def play(self) -> TableInfo:
        """Play until the game is over; the table as it is then."""
        failures = 0
        while True:
            try:
                with self._server.socket(self._code) as socket:
                    # The first word: what we have already, so that we get what we missed.
                    _send(socket, Hello(number=self._eyes.number or None))
                    for text in socket:
                        self._hear(json.decode(text, type=Sent), socket)
                        if self._table is not None and self._table.state == "over":
                            return self._table
                        failures = 0
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == _REFUSED:
                    mistake(say("error-client-refused", why=printable(closed.rcvd.reason)))
            except (OSError, InvalidHandshake):
                pass  # the server restarts, or the network is away
            if failures == len(_PAUSES):
                mistake(say("error-client-lost"))
            time.sleep(_PAUSES[failures])
            failures += 1

    def _hear(self, message: Sent, socket: ClientConnection) -> None:
        match message:
            case View():
                self._table = message.table
                self._decide(message, socket)
            case Update():
                self._decide(message, socket)
            case TableChanged():
                self._table = message.table
            case Refused() if message.code != "stale":  # a stale one answers what we have not heard yet
                print(say("bot-client-refused", move=message.move, why=printable(message.text)), flush=True)
            case Error():
                print(say("bot-client-error", why=printable(message.text)), flush=True)
            case _:
                pass  # what others say, and pongs

    def _decide(self, message: View | Update, socket: ClientConnection) -> None:
        """Take in what is new, and make a move if it is our turn. The move says which message it answers."""
        self._eyes.take_in(message)
        if self._eyes.is_asked:
            move = self._bot.choose(self._eyes.view)
            _send(socket, Move(number=self._eyes.number, move=str(move)))


def wanted_table(seats: str, settings: Callable[[int], Settings]) -> NewTable:
    """The table to make: seats such as `me,open,steady`, and for so many players what the options say."""
    sitters = [sitter.strip() for sitter in seats.split(",")]
    ruleset, _ = settings(len(sitters)).dealt(drawn_seed())
    return NewTable(
        deck=ruleset.deck,
        heroes=ruleset.heroes,
        hero_values=dict(ruleset.hero_values),
        tie_break="values" if ruleset.tie_break == "values" else "cards",
        seats=sitters,
    )


def _address_and_code(url: str, *, is_new: bool) -> tuple[str, str]:
    """The server and the table a link leads to: the page that people share, or the table's address under `/api`."""
    link = _TABLE_LINK.fullmatch(url)
    if link is not None:
        return link["server"], link["code"]
    server = _SERVER_LINK.fullmatch(url)
    if server is None or not is_new:
        mistake(say("error-client-link", link=printable(url)))
    return server["server"], ""


def _reason(error: HTTPError) -> str:
    """Why the server refuses: in its own words, if it is one of ours."""
    try:
        return json.decode(error.read(), type=Failure).text
    except DecodeError:
        return str(error)


def _send(socket: ClientConnection, message: Hello | Move) -> None:
    socket.send(json.encode(message).decode())


def _told(table: TableInfo) -> dict[str, str]:
    has_won = table.mine in table.winners
    is_draw = table.outcome is not None and len(table.outcome.winning_sides) > 1
    return {"how": "drawn" if is_draw and has_won else "won" if has_won else "lost", "result": table.result or "*"}
