"""Claim: the card games Claim, Claim 2, their mixes for two to four players, and the Mercenaries, as a library."""

from claim import boxes  # registers the powers
from claim.cards import HIDDEN, Card
from claim.deals import dealt, legal_decks
from claim.errors import ClaimError, IllegalMove, InvalidDeal, InvalidNotation, InvalidRuleset
from claim.knowledge import View, World, Worlds, view_of, worlds
from claim.notation import Record, read_record, trace, write_record
from claim.rules import BYSTANDER, CLAIM, CLAIM_2, Deal, Game, Move, Outcome, Phase, Position, Ruleset

__all__ = [
    "BYSTANDER", "CLAIM", "CLAIM_2", "HIDDEN", "Card", "ClaimError", "Deal", "Game", "IllegalMove", "InvalidDeal",
    "InvalidNotation", "InvalidRuleset", "Move", "Outcome", "Phase", "Position", "Record", "Ruleset", "View", "World",
    "Worlds", "boxes", "dealt", "legal_decks", "read_record", "trace", "view_of", "worlds", "write_record",
]  # fmt: skip
