"""The game: a mutable state, who is to move, what is legal, and the next move."""

from typing import Any

from .cards import (
    HAND_SIZE,
    HERO_VALUES,
    IllegalMove,
    RecordError,
    check_deal,
    check_deck,
    in_hand_is,
)
from .ending import answer, end_trick, reveal
from .trick import lead_faction_to_follow, treant_factions

State = dict[str, Any]


def new_game(
    players: int,
    factions: list[str],
    hands: list[list[str]],
    stock: list[str],
    leader: int,
    heroes: bool = False,
    aside: list[str] | None = None,
    tie_break: str = "cards",
    hero_values: dict[str, int] | None = None,
) -> State:
    """Set up the table for a given deal (R3) and reveal for the first trick (R4.2)."""
    aside = list(aside or [])
    check_deck(players, factions, heroes)
    check_deal(players, factions, heroes, hands, stock, aside)
    if not 0 <= leader < players:
        raise RecordError(f"no seat {leader}")
    if tie_break not in ("cards", "values"):
        raise RecordError(f"tie-break {tie_break}: cards or values")
    values = dict(HERO_VALUES)
    for hero, value in (hero_values or {}).items():
        if not heroes:
            raise RecordError("hero values without heroes")
        if hero not in HERO_VALUES or not 0 <= value <= 20:
            raise RecordError(f"hero value {hero}={value}")
        values[hero] = value
    state: State = {
        "players": players,
        "factions": sorted(factions),
        "heroes": heroes,
        "tie_break": tie_break,
        "hero_values": values,
        "tricks": HAND_SIZE[players],
        "phase": 1,
        "trick": 1,
        "leader": leader,
        "hands": [list(hand) for hand in hands],
        "stock": list(stock),
        "revealed": [],
        "followers": [[] for _ in range(players)],
        "score": [[] for _ in range(players)],  # texts; Elf/Orc cards with declaration
        "laid": [[] for _ in range(players)],  # Gnomes laid out, and heroes acting as Gnomes
        "waiting": [],  # Trolls: {"card", "value"}, in the order of play
        "discards": [],
        "removed": [],  # Gnomes that Giants removed from the game
        "aside": aside,
        "table": [],  # the plays of the trick
        "resolved": None,
        "takers": [],
        "going": [],
        "dinosaur back": False,
        "question": None,
        "gargoyle": None,
        "over": False,
        "moves": 0,
    }
    reveal(state)
    return state


def to_move(state: State) -> int | None:
    """Give the seat to move (for a chance move: the Kraken's player); None when the game is over."""
    if state["over"]:
        return None
    if state["question"] is not None:
        return int(state["question"]["seat"])
    return int((state["leader"] + len(state["table"])) % state["players"])  # R3.4


def is_chance(state: State) -> bool:
    """Say whether the next move is drawn by lot (draw:, R9.16)."""
    return state["question"] is not None and bool(state["question"]["chance"])


def ways_to_play(state: State, seat: int, card: str) -> list[str]:
    """List all texts for playing a card, following aside (R6.25, R9.12, R9.15)."""
    if card.startswith("Eo"):
        return [f"{card}=El", f"{card}=Or"]  # always declared
    if card == "Werewolf":
        return ["Werewolf"] + [f"Werewolf={faction}" for faction in state["factions"]]
    if card == "Treant":
        return ["Treant"] + [f"Treant={faction}" for faction in treant_factions(state, seat)]
    return [card]


def follows(text: str, lead_faction: str) -> bool:
    """Say whether a play is allowed to somebody who holds a card of the lead faction."""
    card, _, named = text.partition("=")
    if card == "Werewolf":
        return named == lead_faction  # R9.12; named Doppelgangers it is no stand-in
    if card == "Treant":
        return named in (lead_faction, "Do")  # R9.15
    if card.startswith("Eo"):
        return named == lead_faction  # R6.26
    if card in HERO_VALUES:
        return False  # R8.2, also the Life Stealer (R9.10)
    return card[:2] in (lead_faction, "Do")  # R4.4, R6.9


def legal_plays(state: State, seat: int) -> list[str]:
    """List the plays open to a seat (R4.3, R4.4)."""
    hand = state["hands"][seat]
    texts: set[str] = set()
    for card in hand:
        texts.update(ways_to_play(state, seat, card))
    if state["table"]:
        lead_faction = lead_faction_to_follow(state)
        if lead_faction is not None and any(in_hand_is(card, lead_faction) for card in hand):
            texts = {text for text in texts if follows(text, lead_faction)}
    return sorted(texts)


def legal(state: State) -> list[str]:
    """List the legal moves, sorted by code point, each once; nothing when the game is over."""
    if state["over"]:
        return []
    if state["question"] is not None:
        return list(state["question"]["legal"])
    seat = to_move(state)
    assert seat is not None
    return legal_plays(state, seat)


def apply(state: State, text: str) -> None:
    """Make a move, changing the state; raise IllegalMove and change nothing if it is not legal."""
    options = legal(state)
    if text not in options:
        raise IllegalMove(state["moves"] + 1, text, options)
    state["moves"] += 1
    if state["question"] is not None:
        answer(state, text)
        return
    seat = to_move(state)
    assert seat is not None
    card, _, named = text.partition("=")
    state["hands"][seat].remove(card)
    state["table"].append({"card": card, "named": named or None, "seat": seat})
    if len(state["table"]) == state["players"]:
        end_trick(state)
