"""Reading `.claim` records and tracing them (notation.md, Records and Trace)."""

import re
from typing import Any

from .cards import ELF_ORC_VALUES, FACTION_VALUES, HERO_VALUES, RecordError
from .engine import apply, is_chance, legal, new_game, to_move
from .scoring import result, result_text

TAG = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*(;.*)?$')
RESULT = re.compile(r"(\*|(1/2|1|0)(-(1/2|1|0))+)$")
NUMBER = re.compile(r"\d+\.")


def all_card_texts() -> set[str]:
    """List every card of every box, and the heroes."""
    texts = set(HERO_VALUES)
    texts.update(f"Eo{value}" for value in ELF_ORC_VALUES)
    for faction, values in FACTION_VALUES.items():
        texts.update(f"{faction}{value}" for value in values)
    return texts


ALL_CARDS = all_card_texts()


def check_word(word: str) -> None:
    """Refuse a word that is no move in any game (it cannot be read; whether it is legal comes later)."""
    verb, colon, rest = word.rpartition(":")
    if not colon:
        card, equals, named = word.partition("=")
        if card in ALL_CARDS:
            if not equals:
                return
            if card in ("Werewolf", "Treant") and named in FACTION_VALUES:
                return
            if card.startswith("Eo") and named in ("El", "Or"):
                return
    elif verb in ("take", "swap", "steal", "draw", "give") and rest in ALL_CARDS:
        return
    elif word in ("take:deck", "swap:no", "back:yes", "back:no"):
        return
    elif verb == "count" and rest in FACTION_VALUES:
        return
    raise RecordError(f"not a move: {word}")


def read_record(text: str) -> dict[str, Any]:
    """Take a record apart: {"tags": {...}, "moves": [...], "result": text or None}."""
    text = text.removeprefix("\ufeff")
    tags: dict[str, str] = {}
    moves: list[str] = []
    final: str | None = None
    seen_text = False
    for line in re.split(r"\r\n|\n|\r", text):
        line = line.strip()
        if line.startswith("["):
            match = TAG.match(line)
            if match is None:
                raise RecordError(f"not a tag: {line}")
            if seen_text:
                raise RecordError(f"tag after the moves: {line}")
            if match.group(1) in tags:
                raise RecordError(f"tag {match.group(1)} twice")
            tags[match.group(1)] = re.sub(r"\\(.)", r"\1", match.group(2))
            continue
        for word in line.split(";")[0].split():
            seen_text = True
            if final is not None:
                raise RecordError(f"{word} after the result")
            if word in ("I", "II"):
                continue
            if RESULT.match(word):
                final = word
                continue
            number = NUMBER.match(word)
            if number is not None:
                word = word[number.end() :]
                if not word:
                    continue
            check_word(word)
            moves.append(word)
    return {"tags": tags, "moves": moves, "result": final}


def needed(tags: dict[str, str], name: str) -> str:
    """Give a required tag."""
    if name not in tags:
        raise RecordError(f"tag {name} is missing")
    return tags[name]


def game_of(tags: dict[str, str]) -> dict[str, Any]:
    """Set up the game that the tags describe."""
    players_text = needed(tags, "Players")
    if players_text not in ("2", "3", "4"):
        raise RecordError(f"Players {players_text}: 2, 3 or 4")
    players = int(players_text)
    factions = needed(tags, "Deck").split()
    for faction in factions:
        if faction not in FACTION_VALUES:
            raise RecordError(f"no faction {faction}")
    heroes_text = tags.get("Heroes", "no")
    if heroes_text not in ("yes", "no"):
        raise RecordError(f"Heroes {heroes_text}: yes or no")
    heroes = heroes_text == "yes"
    leader_text = needed(tags, "Leader")
    if re.fullmatch("[0-9]", leader_text) is None:
        raise RecordError(f"Leader {leader_text}")
    hero_values: dict[str, int] = {}
    for item in tags.get("HeroValues", "").split():
        hero, _, number = item.partition("=")
        if re.fullmatch("[0-9]{1,2}", number) is None or hero in hero_values:
            raise RecordError(f"HeroValues {item}")
        hero_values[hero] = int(number)
    hands = [needed(tags, f"Hand{seat}").split() for seat in range(players)]
    stock = needed(tags, "Stock").split()
    aside = needed(tags, "Aside").split() if heroes else tags.get("Aside", "").split()
    return new_game(
        players,
        factions,
        hands,
        stock,
        int(leader_text),
        heroes=heroes,
        aside=aside,
        tie_break=tags.get("TieBreak", "cards"),
        hero_values=hero_values,
    )


def trace(record_text: str) -> list[dict[str, Any]]:
    """Replay a record and give the objects of the Trace section.

    Raises IllegalMove (with the move's number) or RecordError.
    """
    record = read_record(record_text)
    state = game_of(record["tags"])
    lines: list[dict[str, Any]] = []
    for move in record["moves"]:
        line = {
            "n": state["moves"] + 1,
            "phase": state["phase"],
            "trick": state["trick"],
            "seat": to_move(state),
            "legal": legal(state),
            "move": move,
        }
        if is_chance(state):
            line["chance"] = True
        apply(state, move)
        lines.append(line)
    expected = result_text(state) if state["over"] else "*"
    for given in (record["result"], record["tags"].get("Result")):
        if given is not None and given != expected:
            raise RecordError(f"result {given}, but the moves give {expected}")
    lines.append({"result": result(state) if state["over"] else None})
    return lines
