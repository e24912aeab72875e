"""Cards, decks and deals (R1, R2, R3.1): plain tables and plain functions.

A card is its text: "Go5", "Eo8", "Werewolf". A card in a score pile carries its
declaration if it is an Elf/Orc card ("Eo5=El", R6.25); everywhere else it is bare.
"""

from collections import Counter

# R1.1 - R1.14: the values printed on the cards of each faction, one entry a card.
FACTION_VALUES: dict[str, list[int]] = {
    "Go": [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Kn": [2, 3, 4, 5, 6, 7, 8, 9],
    "Un": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Dw": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Do": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Gn": [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
    "Gi": [1, 1, 3, 3, 5, 5, 7, 7, 9],
    "Dr": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Tr": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Se": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "El": [1, 2, 3, 4, 5, 6, 7],
    "Or": [1, 2, 3, 4, 5, 6, 7],
    "Cy": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
}
ELF_ORC_VALUES: list[int] = [1, 2, 3, 4, 5, 6, 7, 8]  # R1.13

PAIRS: list[tuple[str, str]] = [("Go", "Kn"), ("Gn", "Gi"), ("El", "Or")]
TENS: list[str] = ["Un", "Dw", "Do", "Dr", "Tr", "Se", "Cy"]

# R9: the table of hero values.
HERO_VALUES: dict[str, int] = {
    "Bard": 2,
    "Centaur": 4,
    "BugLord": 0,
    "Jester": 3,
    "Siren": 1,
    "Witch": 5,
    "Minotaur": 3,
    "Golem": 6,
    "Necromancer": 1,
    "LifeStealer": 7,
    "Gargoyle": 2,
    "Werewolf": 4,
    "Dinosaur": 8,
    "VampireQueen": 7,
    "Treant": 6,
    "Kraken": 8,
    "Death": 9,
    "Warrior": 10,
}

HAND_SIZE: dict[int, int] = {2: 13, 3: 12, 4: 9}  # R3.1, also the tricks of a phase (R4.1)


class RecordError(Exception):
    """Something that cannot be read, or a wrong deck, deal or result."""


class IllegalMove(Exception):
    """A move that the rules do not allow: carries number, text and what was legal."""

    def __init__(self, n: int, move: str, legal: list[str]) -> None:
        self.n = n
        self.move = move
        self.legal = legal
        super().__init__(f"move {n}: {move} is illegal; legal: {' '.join(legal) or 'nothing'}")


def is_hero(card: str) -> bool:
    """Say whether the card is one of the 18 heroes."""
    return card in HERO_VALUES


def bare(card: str) -> str:
    """Drop a declaration: Eo5=El -> Eo5."""
    return card.partition("=")[0]


def printed_value(card: str) -> int:
    """Give the number on a faction card."""
    return int(bare(card)[2:])


def printed_faction(card: str) -> str | None:
    """Give the faction of a card lying somewhere: None for heroes, the declared one for Eo5=El."""
    if is_hero(card):
        return None
    if card.startswith("Eo"):
        if "=" in card:
            return card.partition("=")[2]
        return None
    return card[:2]


def in_hand_is(card: str, faction: str) -> bool:
    """Say whether a card in hand obliges to follow that faction (R4.4, R6.26, R8.2)."""
    if is_hero(card):
        return False
    if card.startswith("Eo"):
        return faction in ("El", "Or")
    return card[:2] == faction


def check_deck(players: int, factions: list[str], heroes: bool) -> None:
    """Refuse a set of factions that is no deck (R2.2, R2.3, R2.5)."""
    if players not in (2, 3, 4):
        raise RecordError(f"players must be 2, 3 or 4, not {players}")
    if heroes and players != 2:
        raise RecordError("heroes are for two players only (R2.4)")
    tens_wanted = 3 if players == 2 else 5
    what = f"a deck is one pair (Go Kn, Gn Gi or El Or) and {tens_wanted} different tens of {' '.join(TENS)}"
    if len(set(factions)) != len(factions):
        raise RecordError(f"a faction is named twice; {what}")
    tens = [f for f in factions if f in TENS]
    rest = [f for f in factions if f not in TENS]
    if len(tens) != tens_wanted:
        raise RecordError(f"{len(tens)} tens; {what}")
    if not any(sorted(rest) == sorted(pair) for pair in PAIRS):
        raise RecordError(f"pair {' '.join(rest)}; {what}")


def faction_deck(factions: list[str]) -> list[str]:
    """List all faction cards of a deck, Elf/Orc cards with the Elves and Orcs (R1.16)."""
    cards: list[str] = []
    for faction in factions:
        for value in FACTION_VALUES[faction]:
            cards.append(f"{faction}{value}")
    if "El" in factions:
        for value in ELF_ORC_VALUES:
            cards.append(f"Eo{value}")
    return cards


def check_deal(
    players: int,
    factions: list[str],
    heroes: bool,
    hands: list[list[str]],
    stock: list[str],
    aside: list[str],
) -> None:
    """Refuse a deal that is not exactly the deck, rightly split (R2.4, R3.1)."""
    size = HAND_SIZE[players]
    if len(hands) != players:
        raise RecordError(f"{len(hands)} hands for {players} players")
    for seat, hand in enumerate(hands):
        if len(hand) != size:
            raise RecordError(f"hand {seat} has {len(hand)} cards, not {size}")
    wanted_stock = (52 if players == 2 else 72) - players * size
    if len(stock) != wanted_stock:
        raise RecordError(f"the stock has {len(stock)} cards, not {wanted_stock}")
    if heroes and len(aside) != 5:
        raise RecordError(f"{len(aside)} cards aside, not 5")
    if not heroes and aside:
        raise RecordError("cards aside without heroes")
    dealt: list[str] = list(stock)
    for hand in hands:
        dealt.extend(hand)
    dealt_heroes = [card for card in dealt if is_hero(card)]
    dealt_faction_cards = [card for card in dealt if not is_hero(card)]
    if heroes:
        if len(dealt_heroes) != 5 or len(set(dealt_heroes)) != 5:
            raise RecordError(f"not five different heroes in the deal: {' '.join(dealt_heroes)}")
    elif dealt_heroes:
        raise RecordError("heroes dealt in a game without heroes")
    found = Counter(dealt_faction_cards) + Counter(aside)
    wanted = Counter(faction_deck(factions))
    if found != wanted:
        missing = sorted((wanted - found).elements())
        extra = sorted((found - wanted).elements())
        raise RecordError(f"wrong deal: missing {missing}, too many {extra}")
