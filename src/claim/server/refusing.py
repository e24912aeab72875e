"""How refusals are told: every error is a `Failure` in JSON with a fitting status, and says no more than it should."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap, Receive, Send

from claim.errors import ClaimError
from claim.server.failing import Failed, TooOften
from claim.wire.tables import Failure

__all__ = ["exception_handlers", "refuse_socket"]

_Asking = Request[Any, Any, Any]

_LOG: Final = structlog.get_logger()
_POLICY_VIOLATION: Final = 1008
_CODES: Final = {
    400: "unreadable",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "media-type",
}
_TEXTS: Final = {
    404: "there is nothing here",
    405: "this cannot be done here",
    413: "this is too large; send 16 KB at most",
}

_GONE: Final = "client disconnected prematurely"
"""What the framework says of somebody who left before their request had arrived."""


def _failed(_: _Asking, error: Failed) -> Response[Failure]:
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooOften) else {}
    return _response(error.status, error.code, str(error), headers)


def _refused(_: _Asking, error: ClaimError) -> Response[Failure]:
    return _response(400, "refused", str(error))


def _http(request: _Asking, error: HTTPException) -> Response[Failure]:
    is_theirs = error.status_code == HTTPStatus.UNPROCESSABLE_ENTITY or error.detail == _GONE
    status = 400 if is_theirs else error.status_code
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _broken(request, error)
    code = _CODES.get(status, "refused")
    return _response(status, code, _TEXTS.get(status) or _explained(error), dict(error.headers or {}))


def _explained(error: HTTPException) -> str:
    """What is wrong and where, as far as the framework says."""
    found = error.extra if isinstance(error.extra, list) else []
    places = [f"{place['key']}: {place['message']}" for place in found if isinstance(place, dict) and "key" in place]
    return "; ".join(places) or error.detail


def _unreadable(_: _Asking, __: Exception) -> Response[Failure]:
    """A body that the framework fails to read: no UTF-8, or nested too deeply. Nothing of ours raises these."""
    return _response(400, _CODES[400], "this is no JSON: it has to be an object in UTF-8, not nested too deeply")


def _broken(request: _Asking, error: Exception) -> Response[Failure]:
    _LOG.error("request failed", method=request.method, error=type(error).__name__, exc_info=error)
    return _response(500, "broken", "something went wrong here; it was noted. Try again in a moment")


def _response(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response[Failure]:
    return Response(Failure(code, text), status_code=status, media_type=MediaType.JSON, headers=headers)


async def refuse_socket(receive: Receive, send: Send, reason: str) -> None:
    """Refuse a socket before it is open; the client sees a plain 403."""
    await receive()
    await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": reason})


def exception_handlers(page: Callable[[_Asking], Response[bytes] | None]) -> ExceptionHandlersMap:
    """What is answered when something is wrong; who looks for a page that is not there gets the one from `page`."""

    def not_found(request: _Asking, error: NotFoundException) -> Response[bytes] | Response[Failure]:
        return page(request) or _http(request, error)

    return {
        Failed: _failed,
        ClaimError: _refused,
        NotFoundException: not_found,
        HTTPException: _http,
        UnicodeDecodeError: _unreadable,
        RecursionError: _unreadable,
        Exception: _broken,
    }
