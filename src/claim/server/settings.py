"""The settings of a server, from options, the environment and a file, in this order; each is checked."""

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from claim.errors import ClaimError, shown
from claim.server.database import database_url

__all__ = ["PREFIX", "Settings", "default_database", "settings_from"]

PREFIX: Final = "CLAIM_"
"""Every setting can be given in the environment: `CLAIM_PORT=80`."""
_FILE: Final = "CONFIG"
_LIKE_A_SETTING: Final = 0.8
"""How like a setting's name another is that must be a slip of the pen."""
_SECRET: Final = ("secret", "database", "redis")
"""Settings whose values are not repeated."""
_REDIS: Final = ("redis", "rediss", "unix")

Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs. What is not set is as for one person at home."""

    host: str = "127.0.0.1"
    """The address to listen at; only this machine can reach the default."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8400
    """0 takes a free one."""
    database: str = msgspec.field(default_factory=lambda: default_database())  # noqa: PLW0108  it comes below
    """`sqlite:///file` or `postgresql://user:password@host/name`."""
    redis: str | None = None
    """`redis://host`: how processes tell each other that something happened, if there are several."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that serve."""
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    """Processes in which bots think, for each worker; 0 for as many as there are processor cores."""

    secret: Annotated[str, Meta(min_length=32, max_length=1000)] | None = None
    """Signs the cookies; without one it is drawn once and kept in the database."""
    https: bool = False
    """Whether people reach the server by https, through a proxy; cookies are then sent by https only."""
    origins: list[str] = []
    """Other origins that pages of this server have: `https://claim.example`, where a proxy changes the Host header."""
    proxies: Annotated[int, Meta(ge=0, le=10)] = 0
    """How many proxies stand in front, each adding to X-Forwarded-For; 0 trusts no such header."""

    grace: Annotated[int, Meta(ge=1, le=86_400)] = 60
    """Seconds until a bot plays for a person who has left."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """Milliseconds a bot takes for a move at least, so that people can follow."""

    requests: Count = 240
    """Requests a minute from one person; five times as many from one address, where many may live."""
    logins: Count = 10
    """Attempts a minute to log in or to keep a name, from one address and for one name."""
    open_tables: Count = 30
    """Unfinished tables that one person may make within a day."""
    messages: Count = 20
    """Messages a second on one socket."""
    sockets: Count = 100
    """Sockets open at once from one address."""
    message_bytes: Annotated[int, Meta(ge=256, le=1_000_000)] = 4096
    """The longest message on a socket."""

    metrics: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.0/8", "::1/128"])
    """Networks from which `/metrics` may be read: it tells who watches closely when something happens at a table."""
    log: Literal["console", "json"] = "console"
    """How to log: for people, or an object a line."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """A SQLite file where the user's programs keep their data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'claim' / 'tables.db'}"


def settings_from(
    options: Mapping[str, str | int | bool | None] | None = None,
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Settings:
    """The settings: options win over the environment, that over the file, and all over what is usual."""
    values: dict[str, Any] = {}
    named = environment.get(PREFIX + _FILE)
    if file is None and named:
        file = Path(named)
    if file is not None:
        values |= _from_file(file)
    values |= _from_environment(environment)
    values |= {
        name: _read(name, value, f"--{name.replace('_', '-')}")
        for name, value in (options or {}).items()
        if value is not None
    }
    return _checked(Settings(**values))


def _from_file(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ClaimError(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ClaimError(f"{file} is no TOML file: {error}") from None
    return {name: _read(name, value, f"{name} in {file}", strict=True) for name, value in content.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    values = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX):
            continue
        if name in _FIELDS:
            values[name] = _read(name, value, variable)
        elif get_close_matches(name, _FIELDS, cutoff=_LIKE_A_SETTING):
            raise _unknown(name, variable)  # other variables under our prefix are none of our business
    return values


def _read(name: str, value: object, where: str, *, strict: bool = False) -> Any:
    """The value of a setting as it was given there."""
    if name not in _FIELDS:
        raise _unknown(name, where)
    wanted = _FIELDS[name]
    if wanted == list[str] and isinstance(value, str):
        value = value.replace(",", " ").split()
    try:
        return msgspec.convert(value, wanted, strict=strict)
    except msgspec.ValidationError as error:
        found = "wrong" if name in _SECRET else shown(str(value))
        raise ClaimError(f"{where} is {found}: {error}") from None


def _unknown(name: str, where: str) -> ClaimError:
    near = get_close_matches(name, _FIELDS, n=1)
    perhaps = f"perhaps {near[0]} is meant" if near else f"settings are {', '.join(_FIELDS)}"
    return ClaimError(f"there is no setting {shown(name)} ({where}); {perhaps}")


def _checked(settings: Settings) -> Settings:
    """What types cannot say."""
    database_url(settings.database)
    if settings.redis is not None and urlsplit(settings.redis).scheme not in _REDIS:
        raise ClaimError("redis is no URL of one; it is written redis://host, redis://host:6379/0")
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or origin != f"{parts.scheme}://{parts.netloc}":
            raise ClaimError(
                f"origins has {shown(origin)}; an origin is written https://claim.example, nothing after it"
            )
    for network in settings.metrics:
        try:
            ip_network(network)
        except ValueError:
            raise ClaimError(f"metrics has {shown(network)}; a network is written 10.0.0.0/8 or ::1/128") from None
    return settings


_FIELDS: Final[dict[str, Any]] = get_type_hints(Settings, include_extras=True)
