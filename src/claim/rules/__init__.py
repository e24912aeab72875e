"""The readable engine: pure rules, no input or output, no clock, no lots. It names no faction and no hero."""

from claim.rules.book import Book, book_of
from claim.rules.contest import contest
from claim.rules.deal import CARDS_ASIDE, HEROES_IN_PLAY, Deal
from claim.rules.events import (
    BYSTANDER,
    EVERYONE,
    Asked,
    Began,
    Carried,
    Chosen,
    Counted,
    Dealt,
    Declared,
    Event,
    Gathered,
    Looked,
    Won,
    for_eyes_of,
)
from claim.rules.game import Game
from claim.rules.moves import Move
from claim.rules.piled import Pile, Piled
from claim.rules.position import Position
from claim.rules.powers import PLAIN, Hero, Power, faction, hero, hero_value, power_of, powers
from claim.rules.questions import Moment, Question
from claim.rules.ruleset import CLAIM, CLAIM_2, MOST_HERO_VALUE, TENS_IN_DECK, TIE_BREAKS, Ruleset
from claim.rules.scoring import Outcome, Tally, count_votes, tallies_of
from claim.rules.table import Table
from claim.rules.trick import Phase, Played, Trick

__all__ = [
    "BYSTANDER", "CARDS_ASIDE", "CLAIM", "CLAIM_2", "EVERYONE", "HEROES_IN_PLAY", "MOST_HERO_VALUE", "PLAIN",
    "TENS_IN_DECK", "TIE_BREAKS", "Asked", "Began", "Book", "Carried", "Chosen", "Counted", "Deal", "Dealt",
    "Declared", "Event", "Game", "Gathered", "Hero", "Looked", "Moment", "Move", "Outcome", "Phase", "Pile", "Piled",
    "Played", "Position", "Power", "Question", "Ruleset", "Table", "Tally", "Trick", "Won", "book_of", "contest",
    "count_votes", "faction", "for_eyes_of", "hero", "hero_value", "power_of", "powers", "tallies_of",
]  # fmt: skip
