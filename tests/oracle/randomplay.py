"""Random games as records, for comparing engines."""

import itertools
import random
from typing import Any

from .cards import HAND_SIZE, HERO_VALUES, PAIRS, TENS, faction_deck
from .engine import apply, legal, new_game, to_move
from .scoring import result_text

STYLES = ["uniform", "clash", "late"]


def random_deck(rng: random.Random, players: int) -> list[str]:
    """Draw one of the 105 (two players) or 63 (three, four) decks: R2.2, R2.3."""
    factions = list(rng.choice(PAIRS)) + rng.sample(TENS, 3 if players == 2 else 5)
    rng.shuffle(factions)
    return factions


def random_hero_values(rng: random.Random) -> dict[str, int]:
    """Draw other values for some heroes, mostly small ones so that powers meet."""
    values: dict[str, int] = {}
    for hero in rng.sample(sorted(HERO_VALUES), rng.randint(1, 18)):
        value = rng.randint(0, 20) if rng.random() < 0.2 else rng.randint(0, 10)
        if value != HERO_VALUES[hero]:
            values[hero] = value
    return values


def choose(rng: random.Random, state: dict[str, Any], style: str) -> str:
    """Choose a move: uniformly, seeking that heroes meet ("clash"), or keeping heroes back ("late")."""
    options = legal(state)
    if style == "uniform":
        return rng.choice(options)
    if state["question"] is not None:
        # keep the Necromancer and the Dinosaur in play for longer than pure chance would
        for usual in ("swap:no", "back:yes"):
            if usual in options and rng.random() < 0.7:
                return usual
        return rng.choice(options)
    heroes = [text for text in options if text.partition("=")[0] in HERO_VALUES]
    plain = [text for text in options if text not in heroes]
    if style == "late":
        if plain and rng.random() < 0.9:
            return rng.choice(plain)
        return rng.choice(options)
    if state["table"]:
        met = state["table"][0]["card"] in HERO_VALUES
        chance_of_hero = 0.9 if met else 0.4
    else:
        leader = to_move(state)
        assert leader is not None
        other_hand = state["hands"][1 - leader] if state["players"] == 2 else []
        chance_of_hero = 0.6 if any(card in HERO_VALUES for card in other_hand) else 0.02
    if heroes and rng.random() < chance_of_hero:
        return rng.choice(heroes)
    return rng.choice(plain or options)


def swap_to(cards: list[str], card: str, place: int) -> None:
    """Exchange a card of the shuffled deck with the one at a place."""
    now = cards.index(card)
    cards[now], cards[place] = cards[place], cards[now]


def random_record(
    rng: random.Random,
    players: int,
    deck: list[str],
    heroes: bool = False,
    tie_break: str = "cards",
    hero_values: dict[str, int] | None = None,
    style: str = "uniform",
    stop_after: int | None = None,
    must: tuple[str, ...] = (),
    meet_in: int | None = None,
) -> str:
    """Deal, play at random and give the record; `stop_after` moves it is left unfinished.

    `must` names heroes that have to be in the deck; with `meet_in` (a phase) the first two of them
    are dealt so that they are in different hands in that phase.
    """
    cards = faction_deck(deck)
    rng.shuffle(cards)
    aside: list[str] = []
    if heroes:  # R2.4
        aside = cards[:5]
        others = [hero for hero in sorted(HERO_VALUES) if hero not in must]
        cards = cards[5:] + list(must) + rng.sample(others, 5 - len(must))
        rng.shuffle(cards)
    size = HAND_SIZE[players]
    if meet_in == 1:
        swap_to(cards, must[0], rng.randrange(0, 13))
        swap_to(cards, must[1], rng.randrange(13, 26))
    if meet_in == 2:  # the revealed card and the drawn card of one trick go to different players
        place = 26 + 2 * rng.randrange(13)
        swap_to(cards, must[0], place)
        swap_to(cards, must[1], place + 1)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
    stock = cards[players * size :]
    leader = rng.randrange(players)
    tags = [("Players", str(players)), ("Deck", " ".join(deck)), ("Heroes", "yes" if heroes else "no")]
    if heroes:
        tags.append(("Aside", " ".join(aside)))
    tags.append(("Leader", str(leader)))
    tags.append(("TieBreak", tie_break))
    if heroes and hero_values:
        tags.append(("HeroValues", " ".join(f"{hero}={value}" for hero, value in sorted(hero_values.items()))))
    for seat in range(players):
        tags.append((f"Hand{seat}", " ".join(hands[seat])))
    tags.append(("Stock", " ".join(stock)))

    state = new_game(
        players,
        deck,
        hands,
        stock,
        leader,
        heroes=heroes,
        aside=aside,
        tie_break=tie_break,
        hero_values=hero_values if heroes else None,
    )
    body: list[list[str]] = []  # lines of words: a phase mark, or a trick's number and moves
    at = (0, 0)
    while not state["over"] and (stop_after is None or state["moves"] < stop_after):
        now = (state["phase"], state["trick"])
        if now[0] != at[0]:
            body.append(["I" if now[0] == 1 else "II"])
        if now != at:
            body.append([f"{now[1]}."])
        at = now
        move = choose(rng, state, style)
        apply(state, move)
        body[-1].append(move)
    final = result_text(state) if state["over"] else "*"
    tags.append(("Result", final))
    lines = [f'[{name} "{value}"]' for name, value in tags]
    return "\n".join(lines) + "\n\n" + "".join(" ".join(words) + "\n" for words in body) + final + "\n"


def mixed_records(seed: int, count: int) -> list[str]:
    """Give `count` records of all sorts of rulesets, at least half of them with heroes."""
    rng = random.Random(seed)
    records = []
    pairs = list(itertools.combinations(sorted(HERO_VALUES), 2))
    rng.shuffle(pairs)  # every two heroes come together equally often
    hero_games = 0
    for number in range(count):
        heroes = number % 5 in (0, 1, 2)
        players = 2 if heroes else rng.choice([2, 3, 4])
        must: tuple[str, ...] = ()
        if heroes:
            must = pairs[hero_games % len(pairs)]
            if rng.random() < 0.5:
                must = (must[1], must[0])
            hero_games += 1
        hero_values = random_hero_values(rng) if heroes and rng.random() < 0.4 else None
        stop_after = rng.randrange(0, 60) if rng.random() < 0.1 else None
        records.append(
            random_record(
                rng,
                players,
                random_deck(rng, players),
                heroes,
                rng.choice(["cards", "values"]),
                hero_values,
                style=rng.choice([*STYLES, "clash"]),
                stop_after=stop_after,
                must=must,
                meet_in=rng.choice([None, 1, 2]) if heroes else None,
            )
        )
    return records
