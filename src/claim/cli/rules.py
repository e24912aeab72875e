"""`claim rules`: the rules in words."""

from typing import Annotated

import typer

from claim.cli.voice import say

__all__ = ["rules"]


def rules(
    topic: Annotated[
        list[str] | None, typer.Argument(metavar="[FACTION|HERO|TOPIC]", help=say("argument-topic"), show_default=False)
    ] = None,
) -> None:
    """Tell all general rules, or those of one faction, hero or topic."""
    from claim.cli.reading import tell_rules  # noqa: PLC0415  Rich and more that help does without

    tell_rules(" ".join(topic or ()))
