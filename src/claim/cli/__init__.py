"""The command line: `claim play`, `claim serve`, `claim solve` and the others; one module a command."""

__all__ = ["main"]

_INTERRUPTED = 130


def main() -> None:
    """Run `claim` with the arguments of the process."""
    try:
        from claim.cli.application import run  # noqa: PLC0415  what asks for this package need not load Typer

        run()
    except KeyboardInterrupt:
        raise SystemExit(_INTERRUPTED) from None
