"""The decks as tables, numbered as the kernel numbers cards and plays, for many games side by side."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from claim.bots.nets.inputs import HIGHEST, ROW_OF, ROWS
from claim.cards import FACTIONS, TWO_SUITED, Card
from claim.deals import legal_decks
from claim.rules import CLAIM, CLAIM_2, Book, Move, Ruleset, book_of

__all__ = ["CARDS", "DECKS", "NAMED_DECKS", "ORC", "PLAYS", "Tables"]

CARDS: Final = 52
PLAYS: Final = 60
ORC: Final = 8
DECKS: Final = [Ruleset(2, factions) for factions in legal_decks(2)]
NAMED_DECKS: Final = {"Claim": DECKS.index(CLAIM), "Claim 2": DECKS.index(CLAIM_2)}
"""Those that matter most."""


@dataclass
class Tables:
    """For each deck and play (or card): what phase one asks of them."""

    row: Tensor
    """[deck, play]: the row of the networks' inputs; ROWS where there is no such play."""
    card_of: Tensor
    """[play]: its card."""
    is_play: Tensor
    """[deck, play]"""
    faction: Tensor
    """[deck, play]: index in the deck's factions."""
    kind: Tensor
    """[deck, faction]: index in all factions."""
    beats: Tensor
    """[deck, lead, reply]"""
    obliges: Tensor
    """[deck, lead, card]"""
    follows: Tensor
    """[deck, lead, play]"""
    highest: Tensor
    """[deck, card]: the row of the highest card of its code."""
    copies: Tensor
    """[deck, card, 2]: the first and the last card that are equal to it."""
    family_end: Tensor
    """[deck, card]: the last card of its code."""
    undead: Tensor
    """[deck, card]"""
    dragons: Tensor
    """[deck, card]"""
    seers: Tensor
    """[deck, card]"""

    @property
    def device(self) -> torch.device:
        """Where they lie, and everything that is reckoned with them."""
        return self.row.device

    def distinct(self, deck: Tensor, cards: Tensor) -> Tensor:
        """[game, card]: of these cards, but of equal ones the first alone."""
        before = cards.cumsum(1) - cards.long()
        return cards & (before == before.gather(1, self.copies[deck, :, 0]))

    @classmethod
    def made(cls, device: str) -> "Tables":
        """The tables of all decks of two players."""
        made = [_of_deck(ruleset) for ruleset in DECKS]
        tables = {name: torch.from_numpy(np.stack([one[name] for one in made])) for name in made[0]}
        tables["card_of"] = torch.tensor([play if play < CARDS else play - ORC for play in range(PLAYS)])
        return cls(**{field.name: tables[field.name].to(device) for field in fields(cls)})


def _of_deck(ruleset: Ruleset) -> dict[str, NDArray[np.generic]]:
    book = book_of(ruleset)
    codes = np.array([card.code for card in book.deck])
    plays = _plays_of(book.deck)
    return {
        "is_play": np.array([play is not None for play in plays]),
        "kind": np.array([FACTIONS.index(code) for code in ruleset.factions]),
        "highest": np.array([HIGHEST[code] for code in codes]),
        "copies": np.array([_first_and_last(list(book.deck), card) for card in book.deck]),
        "family_end": np.array([_first_and_last(list(codes), code)[1] for code in codes]),
        "undead": codes == "Un",
        "dragons": codes == "Dr",
        "seers": codes == "Se",
        **_of_leads(book, plays),
    }


def _first_and_last(among: Sequence[object], one: object) -> tuple[int, int]:
    return among.index(one), len(among) - 1 - among[::-1].index(one)


def _plays_of(cards: tuple[Card, ...]) -> list[Card | None]:
    """The card of each play, as it is declared; None where there is no such play."""
    plays: list[Card | None] = [*cards, *[None] * (PLAYS - CARDS)]
    for number, card in enumerate(cards):
        if card.code in TWO_SUITED:
            first, second = TWO_SUITED[card.code]
            plays[number], plays[number + ORC] = card.declare(first), card.declare(second)
    return plays


def _of_leads(book: Book, plays: list[Card | None]) -> dict[str, NDArray[np.generic]]:
    """What each play is, and what may be played to it."""
    row = np.full(PLAYS, ROWS, np.int64)
    faction = np.zeros(PLAYS, np.int64)
    beats, follows = np.zeros((2, PLAYS, PLAYS), bool)
    obliges = np.zeros((PLAYS, CARDS), bool)
    for led, lead in enumerate(plays):
        if lead is None:
            continue
        assert lead.faction is not None
        row[led] = ROW_OF[lead]
        faction[led] = book.ruleset.factions.index(lead.faction)
        obliges[led] = [card in book.obliging[lead.faction] for card in book.deck]
        follows[led] = [play is not None and Move.play(play) in book.following[lead.faction] for play in plays]
        beats[led] = [reply is not None and _beats(lead, reply) for reply in plays]
    return {"row": row, "faction": faction, "beats": beats, "obliges": obliges, "follows": follows}


def _beats(lead: Card, reply: Card) -> bool:
    """R4.5; R6.2: Knights over Goblins; R6.9: Doppelgangers as the faction led."""
    assert lead.number is not None
    assert reply.number is not None
    if (lead.code, reply.code) == ("Go", "Kn"):
        return True
    return (reply.faction == lead.faction or reply.code == "Do") and reply.number > lead.number
