"""A bot that plays over the network, from finding the table to the last vote.

This is the example for whoever writes a client: read it from top to bottom, beside `docs/protocol.md`. HTTP says who we
are and gives us a seat (`Server`, in `claim.wire.client`); the game itself goes over a socket (`Player`).
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from claim.bots import Bot, make_bot
from claim.cli.failing import mistake, mistakes_told
from claim.cli.settings import Settings, drawn_seed
from claim.cli.voice import printable, say
from claim.wire.client import NOT_AGAIN, PAUSES, SECONDS_TO_ANSWER, NotOurs, Refusal, Server, Unreachable, link_read
from claim.wire.messages import Error, Hello, Move, Refused, Sent, TableChanged, Update, View
from claim.wire.reading import Eyes
from claim.wire.tables import Me, NewTable, Person, Rematch, TableInfo

__all__ = ["play_games", "wanted_table"]


def play_games(url: str, bot: str, name: str, games: int, table: NewTable | None, seed: int | None) -> None:
    """Play so many games at the table that a link leads to, or at a new table of that server."""
    with mistakes_told():
        player = make_bot(bot, Random(drawn_seed() if seed is None else seed))
    address, code = _address_and_code(url, is_new=table is not None)
    server = Server(address)
    with _refusals_told():
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
                with self._connected() as socket:
                    # The first word: what we have already, so that we get what we missed.
                    _send(socket, Hello(number=self._eyes.number or None))
                    for text in socket:
                        self._hear(json.decode(text, type=Sent), socket)
                        if self._table is not None and self._table.state == "over":
                            return self._table
                        failures = 0
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NOT_AGAIN:
                    mistake(say("error-client-refused", why=printable(closed.rcvd.reason)))
            except (OSError, InvalidHandshake):
                pass  # the server restarts, or the network is away
            if failures == len(PAUSES):
                mistake(say("error-client-lost"))
            time.sleep(PAUSES[failures])
            failures += 1

    def _connected(self) -> ClientConnection:
        """A new connection to the table; the cookie says which seat is ours."""
        address, headers = self._server.socket_address(self._code), self._server.headers
        return connect(address, additional_headers=headers, open_timeout=SECONDS_TO_ANSWER)

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
    """The server and the table that a link leads to; for a new table a server is enough."""
    address, code = link_read(url) or (None, None)
    if address is None or (code is None and not is_new):
        mistake(say("error-client-link", link=printable(url)))
    return address, code or ""


@contextmanager
def _refusals_told() -> Iterator[None]:
    """Say what a server does not grant, or that there is none, and leave."""
    try:
        yield
    except Refusal as error:
        mistake(say("error-client-refused", why=printable(error.why)))
    except Unreachable as error:
        mistake(say("error-client-server", server=printable(error.server), why=printable(error.why)))
    except NotOurs as error:
        mistake(say("error-client-other", server=printable(error.server)))


def _send(socket: ClientConnection, message: Hello | Move) -> None:
    socket.send(json.encode(message).decode())


def _told(table: TableInfo) -> dict[str, str]:
    has_won = table.mine in table.winners
    is_draw = table.outcome is not None and len(table.outcome.winning_sides) > 1
    return {"how": "drawn" if is_draw and has_won else "won" if has_won else "lost", "result": table.result or "*"}
