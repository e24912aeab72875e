"""The pages: the built web client, read once and kept ready in memory, plain and compressed."""

import gzip
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

__all__ = ["CLIENT", "Client"]

CLIENT: Final = Path(__file__).parent / "client"
"""Where the built client lies."""
_Asking = Request[Any, Any, Any]
_INDEX: Final = "index.html"
_PAGES: Final = ("/", "/new", "/t/{code:str}", "/t/{code:str}/replay", "/rules", "/rules/{code:str}")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_NOT_BUILT: Final = (
    "The web client is not built: run make web. The API works; it is described at /api/schema/openapi.json\n"
)
_MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What a built client is made of; nothing else is served."""
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How files may be packed, the shortest first, and what the build calls them then."""
_PACKED: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
_WORTH_PACKING: Final = 500
"""Shorter files are sent as they are."""


@dataclass(frozen=True, slots=True)
class ClientFile:
    """A file of the client, ready to be sent."""

    content: bytes
    packed: tuple[tuple[str, bytes], ...]
    """By encoding, the shortest first."""
    media_type: str
    etag: str
    cached: str

    @classmethod
    def read(cls, file: Path, path: str) -> "ClientFile":
        """The file at this path of the client."""
        content = file.read_bytes()
        cached = _FOREVER if path.startswith("assets/") else _ASK_FIRST
        etag = hashlib.sha256(content).hexdigest()[:20]
        return cls(content, tuple(_packings(file, content)), _MEDIA_TYPES[file.suffix], etag, cached)

    def answer(self, request: _Asking, status: int = 200) -> Response[bytes]:
        """The answer to who asks for it: nothing if they have it already, packed as well as they can unpack it."""
        encoding, content = self._packed_for(request.headers.get("accept-encoding", ""))
        etag = f'"{self.etag}-{encoding}"' if encoding else f'"{self.etag}"'
        headers = {"ETag": etag, "Cache-Control": self.cached, "Vary": "Accept-Encoding"}
        if status == 200 and etag in re.findall(r'"[^"]*"', request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(content, status_code=status, headers=headers, media_type=self.media_type)

    def _packed_for(self, accepted: str) -> tuple[str, bytes]:
        words = {word.strip().lower() for word in accepted.split(",")}
        return next(((name, content) for name, content in self.packed if name in words), ("", self.content))


def _packings(file: Path, content: bytes) -> Iterator[tuple[str, bytes]]:
    """The file packed, as the build left it or made here."""
    if file.suffix not in _PACKED or len(content) < _WORTH_PACKING:
        return
    for encoding, ending in _ENCODINGS.items():
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            yield encoding, packed.read_bytes()
        elif encoding == "gzip":
            yield encoding, gzip.compress(content, 9, mtime=0)


class Client:
    """All files of the built client by their path; empty if it is not built."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._files = {
            path: ClientFile.read(file, path)
            for file in sorted(folder.rglob("*"))
            if file.is_file() and file.suffix in _MEDIA_TYPES
            for path in (file.relative_to(folder).as_posix(),)
        }

    def page(self, request: _Asking, status: int = 200) -> Response[bytes]:
        """The page that is the client."""
        if _INDEX not in self._files:
            return Response(_NOT_BUILT.encode(), status_code=503, media_type="text/plain")
        return self._files[_INDEX].answer(request, status)

    def routes(self) -> list[HTTPRouteHandler]:
        """A route for all pages, and one for each file."""

        @get(list(_PAGES), name="page", include_in_schema=False)
        async def page(request: _Asking) -> Response[bytes]:
            return self.page(request)

        @get([f"/{path}" for path in self._files] or [f"/{_INDEX}"], name="file", include_in_schema=False)
        async def file(request: _Asking) -> Response[bytes]:
            found = self._files.get(request.url.path.removeprefix("/"))
            return self.page(request) if found is None else found.answer(request)

        return [page, file]

    def lost(self, request: _Asking) -> Response[bytes] | None:
        """The page for a person who went astray; None for a program, which is told in its own way."""
        is_page = not request.url.path.startswith(("/api/", "/assets/")) and request.method == "GET"
        wants_page = "text/html" in request.headers.get("accept", "")
        return self.page(request, 404) if is_page and wants_page else None
