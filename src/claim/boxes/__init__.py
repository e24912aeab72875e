"""The powers of the factions and heroes, one small class each, by the box they came in. Importing registers them."""

from claim.boxes import claim, claim2, heroes, mercenaries

__all__ = ["claim", "claim2", "heroes", "mercenaries"]
