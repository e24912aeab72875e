"""The table at one moment of a replay: every seat with its hand open, and the middle."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from claim.cards import Card
from claim.knowledge import View
from claim.rules import Phase
from claim.terminal.blocks import beside, flowed, stacked
from claim.terminal.cards import Inks
from claim.terminal.table.boxes import card_box
from claim.terminal.table.tricks import seen_trick
from claim.terminal.table.votes import SIDES
from claim.terminal.words import Words

__all__ = ["Stage"]

_CROWN = "♛"
_BOX_HEIGHT = 7
"""Lines of a large card."""


class Stage:
    """Draws moments, in the words of whoever looks."""

    def __init__(self, words: Words, inks: Inks) -> None:
        self._words = words
        self._inks = inks

    def seat(self, view: View, seat: int, moved: bool, width: int, *, large: bool) -> Content:
        """A seat: name, hand, followers, what it has won; with a line for each where there is room."""
        words, say = self._words, self._words.say
        side = words.sides.index(words.ruleset.side_of(seat))
        name = Content.assemble(
            ("▸" if moved else " ", "bold $brand"),
            (f"{words.mark(seat)} {words.name(seat)}", SIDES[side] + (" reverse" if moved else "")),
            (f" {_CROWN}" if view.leader == seat else "", "$gold"),
        )
        hand = self._inks.chips(sorted(view.hands[seat], key=lambda card: card.order))
        piles = [
            self._pile(say("film-followers"), view.followers[seat], view) if view.phase is Phase.RECRUIT else Content(),
            self._pile(say("film-laid"), view.laid[seat], view),
            self._pile(say("film-score"), view.scores[seat], view),
        ]
        parts = [Content.assemble(name, "  ", hand), *filter(len, piles)]
        return flowed(parts, 0 if large else width, gap=3, indent=4)

    def _pile(self, label: str, cards: Sequence[Card], view: View) -> Content:
        if not cards:
            return Content()
        return Content.assemble((f"{label} · {len(cards)}  ", "$ink-2"), self._inks.grouped(cards, view.book))

    def middle(self, view: View, *, large: bool) -> Content:
        """What is revealed, the deck, the trick with who played what, what waits and what is gone."""
        rows = [Content.assemble((f" {label}  ", "$ink-2"), shown) for label, shown in self._zones(view, large)]
        return stacked([*self._laid_out(view), Content(), *rows] if large else rows)

    def _zones(self, view: View, large: bool) -> Iterator[tuple[str, Content]]:
        say, inks = self._words.say, self._inks
        if view.phase is not Phase.OVER and not large:
            yield say("film-trick-zone"), self._trick(view)
        if view.phase is Phase.RECRUIT and not large:
            revealed = inks.chips(view.revealed) if view.revealed else "–"
            yield (
                say("film-revealed"),
                Content.assemble(revealed, (f"   {say('film-deck')}  ", "$ink-2"), self._deck(view)),
            )
        if view.waiting:
            yield say("film-waiting"), inks.grouped(view.waiting, view.book)
        if view.discards:
            yield f"{say('film-discards')} · {len(view.discards)}", inks.grouped(view.discards, view.book)

    def _deck(self, view: View) -> str:
        return self._words.say("film-deck-left", count=len(view.stock))

    def _trick(self, view: View) -> Content:
        if not view.trick:
            return Content.styled(self._words.say("film-no-trick"), "$ink-2")
        trick = seen_trick(view)
        return Content("   ").join(
            Content.assemble(self._inks.chip(card), " ", self._by(seat, trick.winner == seat))
            for seat, card in trick.cards.items()
        )

    def _by(self, seat: int, won: bool) -> Content:
        """Who played a card, and whether it won."""
        words = self._words
        by = words.say("trick-won", **words.you(seat)) if won else words.name(seat)
        return Content.styled(by, "bold $win" if won else "")

    # The middle with large cards

    def _laid_out(self, view: View) -> list[Content]:
        say = self._words.say
        blocks = []
        if view.phase is Phase.RECRUIT:
            label = f"{say('film-revealed')} · {say('film-deck')} {self._deck(view)}"
            blocks.append([Content.styled(label, "$ink-2"), *beside([self._box(card) for card in view.revealed])])
        if view.phase is not Phase.OVER:
            blocks.append([Content.styled(say("film-trick-zone"), "$ink-2"), *self._large_trick(view)])
        return [Content.assemble(" ", line) for line in beside(blocks, gap=4)]

    def _large_trick(self, view: View) -> list[Content]:
        trick = seen_trick(view)
        if not view.trick:
            return [Content.styled(self._words.say("film-no-trick"), "$ink-2"), *[Content()] * _BOX_HEIGHT]
        return beside([[*self._box(card), self._by(seat, trick.winner == seat)] for seat, card in trick.cards.items()])

    def _box(self, card: Card) -> list[Content]:
        return card_box(card, self._words, self._inks, large=True)
