"""The screen: a decision as one seat may see it. Everything is drawn from that seat's view."""

from collections.abc import Iterable, Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from claim.cards import HIDDEN, Card
from claim.cli.ballots import votes_table
from claim.cli.seats import Seats
from claim.cli.telling import Kind, Page, pages
from claim.cli.voice import say
from claim.ink import chip, chips, inked
from claim.knowledge import View
from claim.rules import Phase, Won, contest, tallies_of

__all__ = ["Screen"]

_ON_TABLE = (Kind.REVEALED, Kind.PLAYED)
"""What is told of the trick in progress by the cards lying there."""


class Screen:
    """Draws a view for its seat."""

    def __init__(self, view: View, seats: Seats, console: Console) -> None:
        self._view = view
        self._seats = seats
        self._console = console
        self._book = view.book

    # The whole

    def show(self, since: int) -> None:
        """What happened since an event, the table, and the votes as they stand."""
        view = self._view
        phase = say(f"phase-{view.phase:d}")
        title = say("screen-title", phase=phase, trick=view.trick_number, tricks=self._book.tricks)
        self._console.print()
        self._console.print(Rule(Text(title, style="bold"), align="left", style="dim"))
        self.show_since(since)
        self._show(self._table())
        self._show(self._votes())

    def _show(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self._console.print(Padding(part, (0, 0, 0, 1), expand=False))

    # What happened

    def show_since(self, first: int) -> None:
        """What happened since an event."""
        self._show(self._since(first))

    def _since(self, first: int) -> Iterator[Text]:
        """What came of earlier tricks since an event; what was played to this one lies on the table."""
        book = pages(self._view.events, self._seats, self._view.seat)
        for page in book:
            on_table = page is book[-1] and page.winner is None
            texts = [told.text for told in page.told if told.at >= first and not (on_table and told.kind in _ON_TABLE)]
            if texts:
                yield inked(" ".join(texts), self._console)

    def log(self) -> None:
        """Everything that happened, trick by trick."""
        for page in pages(self._view.events, self._seats, self._view.seat):
            self._console.print(Text(self._page_title(page), style="bold"))
            self._show([inked(" ".join(told.text for told in page.told), self._console)])

    def _page_title(self, page: Page) -> str:
        return say("log-title", phase=say(f"phase-{page.phase:d}"), trick=page.trick)

    # What lies on the table

    def _table(self) -> Iterator[Table]:
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="dim", no_wrap=True)
        rows.add_column()
        for label, content in self._rows():
            rows.add_row(label, content)
        yield rows

    def _rows(self) -> Iterator[tuple[str, Text]]:
        view = self._view
        if view.phase is Phase.RECRUIT and view.revealed:
            what = say("screen-for-two") if view.ruleset.players == 2 else say("screen-for-many")
            yield say("screen-revealed"), Text.assemble(chips(view.revealed, self._console), "  ", (what, "dim"))
        if view.trick:
            yield say("screen-trick"), self._trick()
        if view.waiting:
            yield say("screen-waiting"), chips(view.waiting, self._console)
        laid = [self._laid(seat) for seat, pile in enumerate(view.laid) if pile]
        if laid:
            yield say("screen-laid"), Text("\n").join(laid)
        followers = view.followers[view.seat]
        if followers:
            yield say("screen-followers"), self._sorted(followers)
        yield say("screen-counts"), Text(self._counts(), style="dim")

    def _laid(self, seat: int) -> Text:
        name = self._seats.name_for(seat, self._view.seat)
        return Text.assemble(self._sorted(self._view.laid[seat]), "  ", (say("screen-before", name=name), "dim"))

    def _trick(self) -> Text:
        view = self._view
        winner_seat, winner_card = self._ahead()
        sign = "screen-won" if len(view.trick) == view.ruleset.players else "screen-ahead"
        lines = []
        for place, card in enumerate(view.trick):
            seat = (view.leader + place) % view.ruleset.players
            line = Text.assemble(chip(card, self._console), "  ", self._seats.name_for(seat, view.seat))
            if card.plain is winner_card:
                line.append(f"  ← {say(sign)}", style="bold")
                if winner_seat != seat:  # a Jester changed their places
                    line.append(f": {self._seats.name_for(winner_seat, view.seat)}", style="bold")
            lines.append(line)
        return Text("\n").join(lines)

    def _ahead(self) -> tuple[int, Card]:
        """Who is ahead, or has won, and with which card."""
        view = self._view
        if len(view.trick) == view.ruleset.players:
            won = next(event for event in reversed(view.events) if isinstance(event, Won))
            return won.seat, won.card
        trick = contest(view.book, view.phase, view.trick_number, view.leader, view.trick, view.collected)
        return trick.winner.seat, trick.winner.card.plain

    def _counts(self) -> str:
        view = self._view
        parts = [say("count-deck", cards=len(view.stock))] if view.phase is Phase.RECRUIT else []
        parts.append(say("count-discards", cards=len(view.discards)))
        for seat in range(view.ruleset.players):
            if seat != view.seat:
                parts.append(say("count-hand", name=self._seats.name(seat), cards=len(view.hands[seat])))
        return " · ".join(parts)

    # Votes and piles

    def _votes(self) -> Iterator[RenderableType]:
        """The votes as they stand, Gnomes laid out included."""
        view = self._view
        held = [score + laid for score, laid in zip(view.scores, view.laid, strict=True)]
        tallies = tallies_of(held, self._book)
        if view.phase is Phase.RECRUIT:
            tallies = tuple(tally for tally in tallies if any(tally.values))
        if tallies:
            yield Padding(
                votes_table(tallies, view.ruleset, self._seats, self._console, view.seat),
                (1, 0, 0, 0),
                expand=False,
            )
        heroes = [(seat, card) for seat, pile in enumerate(view.scores) for card in pile if card.is_hero]
        if heroes:
            owned = [f"{card} ({self._seats.name_for(seat, view.seat)})" for seat, card in heroes]
            yield inked(say("screen-heroes", heroes=", ".join(owned)), self._console)

    def piles(self) -> None:
        """Every pile, as far as the viewer knows it."""
        view = self._view
        table = Table.grid(padding=(0, 2))
        table.add_column(style="dim")
        table.add_column()
        for seat in range(view.ruleset.players):
            name = self._seats.name_for(seat, view.seat)
            for label, pile in (
                ("pile-hand", view.hands[seat]),
                ("pile-followers", view.followers[seat]),
                ("pile-score", view.scores[seat]),
                ("pile-laid", view.laid[seat]),
            ):
                if pile:
                    table.add_row(say(label, name=name), self._known(pile))
        table.add_row(say("screen-waiting"), self._known(view.waiting))
        table.add_row(say("pile-discards"), self._known(view.discards))
        self._show([table])

    def _known(self, pile: tuple[Card, ...]) -> Text:
        """The cards of a pile that the viewer knows, and how many others there are."""
        known = tuple(card for card in pile if card is not HIDDEN)
        unknown = len(pile) - len(known)
        parts = [self._sorted(known)] if known else []
        if unknown:
            parts.append(Text(say("pile-unseen", cards=unknown), style="dim"))
        return Text(" ").join(parts) if parts else Text("–", style="dim")

    def _sorted(self, pile: Iterable[Card]) -> Text:
        return chips(sorted(pile, key=lambda card: card.order), self._console)
