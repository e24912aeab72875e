"""Seats: who sits where, people and bots, and how they are called."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from claim.cli.failing import mistake
from claim.cli.voice import printable, say
from claim.rules import BYSTANDER, Ruleset

__all__ = ["Seats"]

PERSON: Final = "person"
_BOT: Final = re.compile(r"bot (?P<name>\S+)")
_SEAT_TAG: Final = "Seat"


@dataclass(frozen=True, slots=True)
class Seats:
    """Each seat's person (by name, or `person`) or bot (`bot steady`), as the tags of a record say."""

    sitters: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat in range(len(self.sitters)) if self.bot(seat) is None)

    def bot(self, seat: int) -> str | None:
        """The name of the bot at a seat; None where a person sits."""
        found = _BOT.fullmatch(self.sitters[seat])
        return found["name"] if found else None

    def check(self) -> None:
        """Refuse bots that there are none of."""
        for bot in filter(None, map(self.bot, range(len(self.sitters)))):
            _check_bot(bot)

    def name(self, seat: int) -> str:
        """How others call a seat."""
        sitter = self.sitters[seat]
        if self.bot(seat) is not None:
            return say("seat-bot", seat=seat)
        return say("seat-person", seat=seat) if sitter == PERSON else printable(sitter)

    def name_for(self, seat: int, viewer: int) -> str:
        """How a viewer calls a seat: themselves `you`."""
        return say("you") if seat == viewer else self.name(seat)

    def side_name(self, side: int, ruleset: Ruleset, viewer: int = BYSTANDER) -> str:
        """How a viewer calls a side: a player, or both partners."""
        members = [seat for seat in range(ruleset.players) if ruleset.side_of(seat) == side]
        members.sort(key=lambda seat: seat != viewer)
        return " + ".join(self.name_for(seat, viewer) for seat in members)

    def notes(self) -> tuple[tuple[str, str], ...]:
        """The tags that say who sits where."""
        return tuple((f"{_SEAT_TAG}{seat}", sitter) for seat, sitter in enumerate(self.sitters))

    @classmethod
    def noted(cls, notes: Iterable[tuple[str, str]], players: int) -> "Seats":
        """Who sits where by a record's tags; seats without one are nobody's special."""
        tags = dict(notes)
        return cls(tuple(tags.get(f"{_SEAT_TAG}{seat}") or PERSON for seat in range(players)))

    @classmethod
    def chosen(
        cls, players: int, people: str | None, bots: Sequence[str], names: str | None, before: "Seats | None"
    ) -> "Seats":
        """Who sits where by the options, where they say nothing as before."""
        by_seat = _bots_by_seat(bots, players)
        if people is None and before is not None:
            sitters = list(before.sitters)
            for seat in range(players):
                if before.bot(seat) is not None and seat in by_seat:
                    sitters[seat] = f"bot {by_seat[seat]}"
        else:
            from claim.bots import USUAL_LEVEL  # noqa: PLC0415  a replay needs no bots

            seats = _seat_numbers(people if people is not None else "0", players)
            sitters = [PERSON if seat in seats else f"bot {by_seat.get(seat, USUAL_LEVEL)}" for seat in range(players)]
        return cls(tuple(_named(sitters, names)))


def _seat_numbers(text: str, players: int) -> frozenset[int]:
    words = [word for word in re.split(r"[\s,]+", text.strip()) if word]
    if not words:
        mistake(say("error-people-none"))
    return frozenset(_seat_number(word, players) for word in words)


def _seat_number(word: str, players: int) -> int:
    if not re.fullmatch(r"[0-9]", word) or int(word) >= players:
        mistake(say("error-seat", word=word, last=players - 1))
    return int(word)


def _bots_by_seat(bots: Sequence[str], players: int) -> Mapping[int, str]:
    by_seat: dict[int, str] = {}
    for word in re.split(r"[\s,]+", " ".join(bots).strip()):
        seat, equals, name = word.rpartition("=")
        if not word:
            continue
        _check_bot(name)
        if equals:
            by_seat[_seat_number(seat, players)] = name
        else:
            by_seat = dict.fromkeys(range(players), name) | by_seat
    return by_seat


def _check_bot(name: str) -> None:
    from claim.bots import BOTS, LEVELS  # noqa: PLC0415  a replay needs no bots

    if name not in (*LEVELS, *BOTS):
        mistake(say("error-bot", name=name, bots=", ".join(LEVELS)))


def _named(sitters: list[str], names: str | None) -> list[str]:
    wanted = [" ".join(name.split()) for name in (names or "").split(",") if name.strip()]
    people = [seat for seat, sitter in enumerate(sitters) if not _BOT.fullmatch(sitter)]
    if len(wanted) > len(people):
        mistake(say("error-names", names=len(wanted), people=len(people)))
    for seat, name in zip(people, wanted, strict=False):
        if not name.isprintable() or _BOT.fullmatch(name):
            mistake(say("error-name", name=name))
        sitters[seat] = name
    return sitters
