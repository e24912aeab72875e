"""Listing the legal decks."""

from collections.abc import Iterable

from rich import box
from rich.table import Table
from rich.text import Text

from claim.cards import PAIRS, faction_cards
from claim.cli.failing import mistakes_told
from claim.cli.voice import say
from claim.deals import legal_decks
from claim.ink import open_console, style_of
from claim.rules import CLAIM, CLAIM_2

__all__ = ["list_decks"]

_KNOWN = {CLAIM.factions: "box-claim", CLAIM_2.factions: "box-claim2"}


def list_decks(players: int, *, plain: bool) -> None:
    """All decks for so many players, as a table or one a line."""
    with mistakes_told():
        decks = legal_decks(players)
    if plain:
        print("\n".join(" ".join(deck) for deck in decks))
        return
    console = open_console()
    table = Table(
        box=box.SIMPLE, title=_title(players, decks), title_justify="left", title_style="bold", pad_edge=False
    )
    table.add_column("", justify="right", style="dim")
    table.add_column(say("decks-codes"), no_wrap=True)
    table.add_column(say("decks-factions"))
    pair_before: tuple[str, ...] = ()
    for number, deck in enumerate(decks, 1):
        pair = next(pair for pair in PAIRS if pair[0] in deck)
        if pair != pair_before:
            table.add_section()
            table.add_row("", "", Text(_names(pair), style="bold"))
            pair_before = pair
        codes = Text(" ").join(Text(code, style=style_of(code, console)) for code in deck)
        table.add_row(str(number), codes, _tens(deck, pair))
    console.print(table)


def _title(players: int, decks: list[tuple[str, ...]]) -> str:
    return say("decks-title", players=players, count=len(decks), cards=len(faction_cards(decks[0])))


def _names(codes: Iterable[str]) -> str:
    return ", ".join(say(f"factions-{code}") for code in codes)


def _tens(deck: tuple[str, ...], pair: tuple[str, ...]) -> Text:
    names = Text(_names(code for code in deck if code not in pair))
    return names.append(f"  = {say(_KNOWN[deck])}", style="bold") if deck in _KNOWN else names
