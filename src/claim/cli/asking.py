"""Asking: the hand with its choices, and the question of a decision, from the view of the one who decides."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from claim.cards import Card
from claim.cli.choices import Choices, why_not_now
from claim.cli.voice import say
from claim.ink import chip
from claim.knowledge import View
from claim.rules import Move, tallies_of

__all__ = ["Asking"]


class Asking:
    """Puts the question to the viewer."""

    def __init__(self, view: View, choices: Choices, console: Console) -> None:
        self._view = view
        self._choices = choices
        self._console = console
        self._book = view.book

    def show(self) -> None:
        """The hand, and what is asked."""
        self.show_hand()
        self._console.print()
        for line in self._question():
            self._console.print(Padding(line, (0, 0, 0, 1), expand=False))

    # The hand

    def show_hand(self) -> None:
        """The hand by faction, with the numbers of what may be played, and why the rest has to wait."""
        if not self._view.hand:
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for kind, cards in self._by_kind().items():
            table.add_row(kind, Text("\n").join(cards))
        self._console.print(Padding(table, (1, 0, 0, 1), expand=False))
        if self._is_play and any(not self._choices.ways_to_play(card) for card in self._view.hand):
            self._console.print(Padding(Text(why_not_now(self._view), style="dim"), (0, 0, 0, 1), expand=False))

    @property
    def _is_play(self) -> bool:
        return bool(self._choices.moves) and self._view.awaits == "play"

    def _by_kind(self) -> dict[str, list[Text]]:
        """By faction the lines of cards; one that can be played in several ways has a line of its own."""
        by_kind: dict[str, list[Text]] = {}
        for card, copies in sorted(Counter(self._view.hand).items(), key=lambda item: item[0].order):
            lines = by_kind.setdefault(say("heroes") if card.is_hero else say(f"factions-{card.code}"), [])
            held = self._held(card, copies)
            if lines and len(self._choices.ways_to_play(card)) <= 1 and ":" not in lines[-1].plain:
                lines[-1] = Text("  ").join([lines[-1], held])
            else:
                lines.append(held)
        return by_kind

    def _held(self, card: Card, copies: int) -> Text:
        """A card in hand: `3 Go5`, each way to play it with its number; dim if it has to wait."""
        ways = self._choices.ways_to_play(card)
        must_wait = self._is_play and not ways
        value = f" ({self._book.values[card]})" if card.is_hero else ""
        times = f" ×{copies}" if copies > 1 else ""
        name = Text.assemble(chip(card, self._console, dim=must_wait), (value + times, "dim"))
        if must_wait:
            return Text.assemble(("· ", "dim"), name)
        if not ways:
            return name
        if [way.card for way in ways] == [card]:
            return Text.assemble(self._number(ways[0]), name)
        declared = Text(", ").join(Text.assemble(self._number(way), self._declaration(way)) for way in ways)
        return Text.assemble(name, ": ", declared)

    def _number(self, move: Move) -> Text:
        return Text.assemble((str(self._choices.number(move)), "bold"), " ")

    def _declaration(self, way: Move) -> str:
        if way.card is None or way.card.declared is None:
            return say("as-itself")
        return say("as-faction", faction=say(f"faction-{way.card.declared}"))

    # The question

    def _question(self) -> Iterator[RenderableType]:
        view = self._view
        if view.awaits == "play":
            yield Text(say("ask-follow") if view.trick else say("ask-lead"), style="bold")
            return
        by_seer = view.awaits == "take" and view.asked_by is not None
        yield Text(say("ask-seer") if by_seer else say(f"ask-{view.awaits}"), style="bold")
        for number, move in enumerate(self._choices.moves, 1):
            yield Text.assemble((f"{number:>2}", "bold"), "  ", self._answer(move))

    def _answer(self, move: Move) -> Text:
        card = move.card
        if card is not None:
            kind = say(f"hero-{card.code}") if card.is_hero else say(f"faction-{card.code}")
            return Text.assemble(chip(card, self._console), "  ", (kind, "dim"))
        if move.verb == "count":
            return self._perch(str(move.word))
        if move.word == "deck":
            top = self._view.stock[0]
            return Text.assemble(chip(top, self._console), "  ", (say("answer-take-deck"), "dim"))
        return Text(say(f"answer-{move.verb}-{move.word}"))

    def _perch(self, code: str) -> Text:
        """A faction for the Gargoyle, with what everybody has of it."""
        tally = next(tally for tally in tallies_of(self._view.scores, self._book) if tally.faction == code)
        mine = len(tally.values[self._view.seat])
        other = len(tally.values[1 - self._view.seat])
        return Text.assemble(say(f"factions-{code}"), "  ", (say("answer-count", mine=mine, other=other), "dim"))
