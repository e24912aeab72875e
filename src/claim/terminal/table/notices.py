"""Notices: what is to be known besides the game, a line each."""

from textual.content import Content

from claim.terminal.blocks import stacked
from claim.terminal.sight import Sight
from claim.terminal.words import Words

__all__ = ["is_asked_back", "notices", "saying"]


def notices(sight: Sight, words: Words | None, note: str) -> Content:
    """Whether the connection is gone, what somebody asks, whether one only watches; and a passing note."""
    lines = []
    if words is not None:
        if not sight.connected:
            lines.append(Content.styled(words.say("connection-lost"), "bold $lose"))
        if sight.is_looking:
            lines.append(Content.styled(words.say("nothing-to-decide").strip(), "bold $gold"))
        lines += [Content.styled(text, "bold $gold") for text in _offer(sight, words)]
        if words.seat < 0 and sight.has_begun and not sight.is_over:
            lines.append(Content.styled(words.say("table-watching"), "$ink-2"))
    if note:
        lines.append(Content.styled(note, "bold"))
    return stacked(lines)


def is_asked_back(sight: Sight) -> bool:
    """Whether somebody asks one to agree that a move is taken back."""
    table = sight.table
    if table is None or table.offer is None or table.state != "playing" or sight.seat < 0:
        return False
    return table.offer != sight.seat and sight.seat not in table.agreed


def _offer(sight: Sight, words: Words) -> list[str]:
    table = sight.table
    if table is None or table.offer is None or table.state != "playing":
        return []
    if words.is_own(table.offer):
        return [words.say("back-waiting")]
    text = "back-asked" if is_asked_back(sight) else "back-asked-others"
    return [words.say(text, name=words.name(table.offer))]


def saying(sight: Sight, words: Words) -> str:
    """What was said last: `Mira: Well played`."""
    said = sight.said[-1]
    return words.say("say-said", name=words.name(said.seat), text=words.say(f"say-{said.text}"))
