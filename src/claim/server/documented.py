"""How the HTTP side is documented: what may be refused, with examples, for who writes a client or a bot."""

import ast
import inspect
from importlib.metadata import version
from itertools import pairwise
from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Example, SecurityScheme, Tag

from claim.server.identity import COOKIE
from claim.wire import events, tables
from claim.wire.tables import Failure

__all__ = ["openapi", "refusals"]

_ABOUT: Final = """Tables and people over HTTP; the game itself goes over a socket (docs/protocol.md).

A bot in four steps: `PUT /api/me` with a name and keep the cookie `claim`; `POST /api/tables`, or
`POST /api/tables/{code}/seat` at somebody's table; connect to the WebSocket `/api/tables/{code}/socket` with that
cookie and say `{"type": "hello"}`; answer every `turn` that has `legal` moves with one of them:
`{"type": "move", "number": <number of the last message>, "move": "<move>"}`.

Every refusal is a `Failure`: a code for programs, a sentence for people."""

_REFUSALS: Final = {
    400: ("It cannot be read, or there is no such game.", Failure("unreadable", "name: Expected `str`, got `int`")),
    401: ("Nobody knows you yet, or the password is wrong.", Failure("unknown", "nobody knows you yet: PUT /api/me …")),
    403: ("It is not yours to do, or the page is another site's.", Failure("not-seated", "you have no seat here")),
    404: ("There is no such table.", Failure("no-table", "there is no table ABCD2345")),
    409: ("Not as things stand now.", Failure("began", "this game has begun without you; you may watch it")),
    413: ("Too large.", Failure("too-large", "this is too large; send 16 KB at most")),
    503: ("It cannot serve now.", Failure("database", "the database does not answer")),
    429: ("Too often; the header Retry-After says for how long to wait.", Failure("too-often", "wait 3 s")),
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a request may meet: these, and being asked too often."""
    return {
        status: ResponseSpec(
            Failure,
            description=_REFUSALS[status][0],
            generate_examples=False,
            examples=[Example(summary=_REFUSALS[status][1].code, value=_REFUSALS[status][1])],
        )
        for status in sorted({*statuses, 429})
    }


class _Described(JsonRenderPlugin):
    """Renders the schema with what the docstrings of the wire say about each type and each of its fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema in JSON."""
        if not self._rendered:
            self._rendered = super().render(request, _with_docstrings(openapi_schema))
        return self._rendered

    _rendered = b""


def _with_docstrings(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema, with every type and field described that the wire describes."""
    types = schema["components"]["schemas"]
    for name, (about, fields) in _docstrings().items():
        if name in types:
            types[name]["description"] = about
            for field, text in fields.items():
                types[name]["properties"][field]["description"] = text
    return schema


def _docstrings() -> dict[str, tuple[str, dict[str, str]]]:
    """By the name of each type of the wire, what is said of it and of its fields."""
    return {
        node.name: (ast.get_docstring(node) or "", _fields(node.body))
        for module in (events, tables)
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.ClassDef)
    }


def _fields(body: list[ast.stmt]) -> dict[str, str]:
    found = {}
    for field, text in pairwise(body):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                found[name] = inspect.cleandoc(said)
            case _:
                pass
    return found


def openapi() -> OpenAPIConfig:
    """The description of the HTTP side, as OpenAPI 3.1. No page shows it: such pages load scripts from elsewhere."""
    return OpenAPIConfig(
        title="Claim",
        version=version("claim-cards"),
        description=_ABOUT,
        path="/api/schema",
        render_plugins=[_Described()],
        components=Components(
            security_schemes={
                COOKIE: SecurityScheme(
                    "apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description="Who you are; `PUT /api/me` sets it.",
                )
            }
        ),
        security=[{}, {COOKIE: []}],
        tags=[
            Tag("You", "Who you are here, and your tables."),
            Tag("Tables", "Making tables, finding them, sitting down, and what is left of them."),
            Tag("Server", "Whether it can serve."),
        ],
    )
