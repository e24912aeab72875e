"""The command line: `claim play`, `claim replay`, `claim deal`, `claim decks`, `claim rules`."""

__all__ = ["main"]


def main() -> None:
    """Run `claim` with the arguments of the process."""
    from claim.cli.application import run  # noqa: PLC0415  what asks for this package need not load Typer

    run()
