"""Acquaintance: by what servers know us, kept so that we get our seat back."""

from contextlib import suppress
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Final
from urllib.parse import quote

from claim.terminal.folders import data_folder

__all__ = ["cookies_for", "keep_cookies"]

_FOLDER: Final = "servers"


def cookies_for(address: str) -> LWPCookieJar:
    """The cookies of a server. Each has a file of its own: cookies do not tell its ports apart."""
    jar = LWPCookieJar(str(data_folder() / _FOLDER / f"{quote(address, safe='')}.cookies"))
    with suppress(OSError, LoadError):
        jar.load(ignore_discard=True)
    return jar


def keep_cookies(jar: LWPCookieJar) -> None:
    """Keep them for the next time, where that is possible; other people at this computer cannot read them."""
    assert jar.filename is not None
    with suppress(OSError):
        Path(jar.filename).parent.mkdir(parents=True, exist_ok=True)
        jar.save(ignore_discard=True)
