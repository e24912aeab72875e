"""The votes board: for each faction who has how many of its cards, who leads by what, and what is still open."""

from collections.abc import Sequence

from textual.content import Content

from claim.terminal.blocks import across, stacked
from claim.terminal.cards import Inks
from claim.terminal.words import MARKS, Words
from claim.wire.messages import Vote

__all__ = ["SIDES", "board", "board_in_full", "legend", "side_values", "standing", "tally", "value_shown"]

SIDES = ("$ink bold", "$them", "$third")
"""The styles of sides, one's own first."""
_OUTLINES = "○△□"
"""The signs of cards that can still be taken away: Gnomes laid out."""
_OPEN = "·"
"""A card that may still be won."""
_DECIDED = "✔"
_GARGOYLE = -1
"""The value of a card without one."""


def board(votes: Sequence[Vote], words: Words, inks: Inks, width: int, *, roomy: bool = False) -> Content:
    """The board with its title, a row or two for each faction, and what the signs mean."""
    title = across(
        Content.styled(words.say("votes-title"), "bold $gold"), Content.styled(tally(votes, words), "bold"), width
    )
    rows = [_roomy_row(vote, words, inks, width) for vote in votes] if roomy else _rows(votes, words, inks, width)
    return stacked([title, *rows, legend(votes, words)])


def board_in_full(votes: Sequence[Vote], words: Words, inks: Inks, width: int) -> Content:
    """Three rows for each faction: how it stands, its cards, and their values by side."""
    rows = []
    for vote in votes:
        rows.append(_roomy_row(vote, words, inks, width))
        rows.append(Content.assemble("   ", side_values(vote.values, words)))
    return stacked([*rows, legend(votes, words)])


def side_values(values: Sequence[Sequence[int]], words: Words) -> Content:
    """The values that each side has of a faction, a Gargoyle by its name."""
    sides = []
    for place, side in enumerate(words.sides):
        shown = " ".join(value_shown(value, words) for value in values[side]) or "–"
        sides.append(Content.assemble((MARKS[place], SIDES[place]), f" {shown}"))
    return Content("   ").join(sides).stylize_before("$ink-2")


def value_shown(value: int, words: Words) -> str:
    """A card's value; a Gargoyle has none."""
    return words.say("hero-Gargoyle") if value == _GARGOYLE else str(value)


def tally(votes: Sequence[Vote], words: Words) -> str:
    """How many votes each side would have, one's own first: `3 to 2`."""
    counts = [sum(vote.vote == side for vote in votes) for side in words.sides]
    return f" {words.say('votes-to')} ".join(map(str, counts))


def legend(votes: Sequence[Vote], words: Words) -> Content:
    """Which sign is whose."""
    parts = [
        Content.assemble((MARKS[place], SIDES[place]), f" {words.side_name(side)}")
        for place, side in enumerate(words.sides)
    ]
    if any(vote.still_open is not None for vote in votes):
        parts.append(Content.assemble((_OPEN, "bold"), f" {words.say('votes-still-to-win')}"))
    return Content("  ").join(parts).stylize_before("$ink-2")


# How a vote stands


def standing(vote: Vote, words: Words) -> str:
    """How a vote stands, in words: `You lead by 1`, `Mira’s by the 9`."""
    text, by = _standing(vote)
    side = vote.vote
    if side is None:
        return words.say(f"votes-{text}")
    is_own = side == words.own_side and words.seat >= 0
    who = "you" if is_own else "they" if words.ruleset.players == 4 and words.seat >= 0 else "name"
    return words.say(f"votes-{text}", who=who, name=words.side_name(side), by=by)


def _standing(vote: Vote) -> tuple[str, int]:
    """Which words say how a vote stands, and by how much."""
    if vote.decided:
        return ("decided" if vote.vote is not None else "decided-nobody"), 0
    match vote.why:
        case "none":
            return "open", 0
        case "same":
            return "same", 0
        case "alone":
            return "leads", len(vote.values[vote.vote or 0])
        case "most":
            return "leads", vote.by[0]
        case "fewest" | "lowest":
            return vote.why, vote.by[0]
        case _:
            return "value", vote.by[0]


def _short_standing(vote: Vote, words: Words) -> Content:
    """The same where there is little room: the sign and name of who has the vote, and by what."""
    text, by = _standing(vote)
    if vote.vote is None:
        return Content(words.say(f"votes-{text}") if text != "decided-nobody" else f"{_DECIDED} –")
    place = words.sides.index(vote.vote)
    by_what = {"leads": f"+{by}", "fewest": f"−{by}", "decided": _DECIDED}.get(text, f"({by})")
    return Content.assemble((MARKS[place], SIDES[place]), f" {by_what}")


# A row for each faction


def _rows(votes: Sequence[Vote], words: Words, inks: Inks, width: int) -> list[Content]:
    counts = [_counts(vote, words) for vote in votes]
    taken = max(map(len, counts), default=0) + len("Go ") + len("  ")
    return [
        Content.assemble(inks.code(vote.faction), " ", count, "  ", _fitting(vote, words, width - taken))
        for vote, count in zip(votes, counts, strict=True)
    ]


def _counts(vote: Vote, words: Words) -> Content:
    """What each side has, and what is still open, each in a column of its own."""
    parts = [
        Content.styled(f"{MARKS[place]}{len(vote.values[side]):<2}", SIDES[place])
        for place, side in enumerate(words.sides)
    ]
    if vote.still_open is not None:
        parts.append(Content(f"{_OPEN}{vote.still_open:<2}"))
    return Content(" ").join(parts)


def _fitting(vote: Vote, words: Words, room: int) -> Content:
    text = Content(standing(vote, words))
    if text.cell_length > room:
        return _short_standing(vote, words)
    return text.stylize(_emphasis(vote, words))


def _emphasis(vote: Vote, words: Words) -> str:
    if vote.vote is None:
        return "$ink-2"
    style = SIDES[words.sides.index(vote.vote)]
    return f"{style} italic" if vote.decided else style


def _roomy_row(vote: Vote, words: Words, inks: Inks, width: int) -> Content:
    """Two lines: the faction's name and how it stands, and its cards."""
    name = Content.assemble(inks.code(vote.faction), " ", (words.say(f"factions-{vote.faction}"), "bold"))
    if vote.faction == "Cy":
        name = Content.assemble(name, (f" ({words.say('votes-fewest-wins')})", "$ink-2"))
    stands = Content.styled(standing(vote, words), _emphasis(vote, words))
    if vote.decided:
        stands = Content.assemble((f"{_DECIDED} ", "$gold"), stands)
    return stacked([across(name, stands, width), Content.assemble("   ", _pips(vote, words))])


def _pips(vote: Vote, words: Words) -> Content:
    """A sign for every card that may count: one's own first, those still to win, then the others'."""
    owned = []
    for place, side in enumerate(words.sides):
        held, laid = len(vote.values[side]), vote.laid[side]
        owned.append(Content.styled(MARKS[place] * (held - laid) + _OUTLINES[place] * laid, SIDES[place]))
    still_open = Content.styled(_OPEN * (vote.still_open or 0), "$ink-2")
    return Content.assemble(owned[0], still_open, *reversed(owned[1:]))
