"""`claim serve`: tables for the browser."""

from pathlib import Path
from typing import Annotated

import typer

from claim.cli.failing import mistake, mistakes_told
from claim.cli.voice import say

__all__ = ["serve"]


def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help=say("option-host"), show_default=False)
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", metavar="NUMBER", help=say("option-port"), show_default=False)
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help=say("option-database"), show_default=False)
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="URL", help=say("option-redis"), show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="NUMBER", help=say("option-workers"), show_default=False)
    ] = None,
    others: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=say("option-set"), show_default=False)
    ] = None,
    config: Annotated[
        Path | None, typer.Option("--config", metavar="FILE", help=say("option-config"), show_default=False)
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help=say("option-open"))] = False,
) -> None:
    """Serve until interrupted."""
    try:
        from claim.server import serving, settings  # noqa: PLC0415  the whole server
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "claim":
            raise
        mistake(say("error-no-server", package=str(error.name)))
    options: dict[str, str | int | None] = dict(map(_pair, others or []))
    named = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers}
    options |= {name: value for name, value in named.items() if value is not None}
    with mistakes_told():
        chosen = settings.settings_from(options, file=config)
        serving.serve(chosen, lambda address: _tell(address, chosen.log == "json", browser))


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        mistake(say("error-set", text=text))
    return name.strip().lower().replace("-", "_"), value.strip()


def _tell(address: str, as_json: bool, browser: bool) -> None:
    """Say where the server is found: in words, or as an object for programs."""
    if as_json:
        import json  # noqa: PLC0415  nothing else here needs it

        print(json.dumps({"address": address}), flush=True)
    else:
        print(say("serve-ready", address=address), flush=True)
    if browser:
        import webbrowser  # noqa: PLC0415  the same

        webbrowser.open(address)
