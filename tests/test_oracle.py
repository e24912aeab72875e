"""The engine against the oracle: the same legal moves, the same seat to move and the same result, game after game."""

import os
from random import Random
from typing import Final

import pytest

from claim.cards import CARD_VALUES, HEROES, Card, faction_cards
from claim.deals import legal_decks
from claim.errors import ClaimError
from claim.rules import TIE_BREAKS, Phase, Ruleset, book_of, count_votes, powers
from tests import oracle
from tests.games import KINDS, have_met, meeting, random_game, random_ruleset
from tests.golden.files import file_of
from tests.golden.powers import WITHOUT_POWER, without_power
from tests.oracle_match import (
    Refusal,
    difference,
    engine_refusal,
    mixed_games,
    oracle_refusal,
    oracle_score,
    written,
)

GAMES: Final = int(os.environ.get("CLAIM_ORACLE_GAMES", "400"))
"""How many mixed games are matched; `python -m tests.oracle_match` matches more."""

PLAYS: Final = [f"{code}{value}" for code, values in CARD_VALUES.items() for value in dict.fromkeys(values)] + [
    *HEROES,
    *(f"Eo{value}={code}" for value in CARD_VALUES["Eo"] for code in ("El", "Or")),
    *(f"{hero}={code}" for hero in ("Werewolf", "Treant") for code in CARD_VALUES if code != "Eo"),
]
ANSWERS: Final = [
    "take:deck", "swap:no", "back:yes", "back:no", *(f"count:{code}" for code in CARD_VALUES if code != "Eo"),
    *(f"{verb}:{play}" for verb in ("take", "swap", "steal", "draw", "give") for play in PLAYS if "=" not in play),
]  # fmt: skip


@pytest.mark.parametrize("part", range(4))
def test_mixed_games_agree(part: int) -> None:
    for text in mixed_games(GAMES // 4, seed=part):
        assert difference(text) is None, text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deck_plays(players: int) -> None:
    """R2.2, R2.3: 105 decks for two players, 63 for three and for four."""
    decks = legal_decks(players)
    assert len(set(decks)) == len(decks) == {2: 105, 3: 63, 4: 63}[players]
    for deck in decks:
        lots = Random(f"{players} {deck}")
        text = written(random_game(lots, Ruleset.of(deck, players=players, tie_break=lots.choice(TIE_BREAKS))))
        assert difference(text) is None, text


@pytest.mark.parametrize("phase", [Phase.RECRUIT, Phase.GATHER])
@pytest.mark.parametrize("led", HEROES)
def test_every_two_heroes_meet_in_both_orders(led: str, phase: Phase) -> None:
    """R8.4: each hero is played to each other's lead, in both phases, also with other values and in the last trick."""
    for played in HEROES:
        if played == led:
            continue
        for last, others in ((False, False), (False, True), (True, False)):
            lots = Random(f"{led} {played} {phase} {last} {others}")
            game = meeting(Card(led), Card(played), phase, lots, last=last, others=others)
            assert have_met(game, Card(led), Card(played), phase)
            text = written(game)
            assert difference(text) is None, text


@pytest.mark.parametrize("code", [code for code in powers() if code not in WITHOUT_POWER])
def test_a_missing_power_is_noticed(code: str) -> None:
    """The match is worth something: leave out any power, and its golden game no longer agrees."""
    text = file_of(code).read_text(encoding="utf-8")
    assert difference(text) is None
    with without_power(code):
        try:
            assert difference(text) is not None
        except ClaimError as error:
            assert str(error)  # the engine does not even get to the end


# Refusals


def _with_illegal_move(text: str, lots: Random) -> tuple[str, Refusal]:
    """The record with an illegal move in the place of one of its own, or after the last; and how it is refused."""
    lines = oracle.trace(text)[:-1]
    at = lots.randrange(len(lines) + 1)
    legal = lines[at]["legal"] if at < len(lines) else []
    wrong = lots.choice([move for move in lots.choice((PLAYS, ANSWERS)) if move not in legal])
    moves = [line["move"] for line in lines[:at]] + [wrong] + [line["move"] for line in lines[at + 1 :]]
    tags = [line for line in text.splitlines() if line.startswith("[") and not line.startswith("[Result ")]
    return "\n".join([*tags, *moves]), Refusal(at + 1, wrong, tuple(legal))


@pytest.mark.parametrize("kind", KINDS)
def test_illegal_moves_are_refused_at_the_same_place(kind: str) -> None:
    lots = Random(kind)
    for _ in range(60):
        text, refusal = _with_illegal_move(written(random_game(lots, random_ruleset(lots, kind))), lots)
        assert engine_refusal(text) == oracle_refusal(text) == refusal, text


@pytest.mark.parametrize("kind", KINDS)
def test_moves_left_out_or_exchanged_are_judged_alike(kind: str) -> None:
    """A record with two moves exchanged or one left out may go on being legal for a while; both say how long."""
    lots = Random(kind)
    for _ in range(60):
        game = random_game(lots, random_ruleset(lots, kind))
        moves = list(map(str, game.moves))
        here, there = lots.sample(range(len(moves)), 2)
        if lots.random() < 0.5:
            moves[here], moves[there] = moves[there], moves[here]
        else:
            del moves[here]
        tags = [line for line in written(game).splitlines() if line.startswith("[") and not line.startswith("[Result ")]
        text = "\n".join([*tags, *moves])
        assert engine_refusal(text) == oracle_refusal(text), text
        if engine_refusal(text) is None:
            assert difference(text) is None, text


# Scoring


def _tie_prone_piles(ruleset: Ruleset, lots: Random) -> tuple[list[list[Card]], tuple[int, str] | None]:
    """Few cards for each seat, of few values, shared out evenly; perhaps with a Gargoyle that counts as a faction."""
    values = lots.sample(range(10), 3)
    cards = [card for card in faction_cards(ruleset.factions) if card.number in values]
    lots.shuffle(cards)
    if lots.random() < 0.7:  # seat after seat gets a card of the same faction, and often the same value
        cards.sort(key=lambda card: (card.code, card.number))
    del cards[lots.randint(0, len(cards)) :]
    piles: list[list[Card]] = [[] for _ in range(ruleset.players)]
    for number, card in enumerate(cards):
        seat = lots.randrange(ruleset.players) if lots.random() < 0.2 else number % ruleset.players
        piles[seat].append(card.declare(lots.choice(("El", "Or"))) if card.code == "Eo" else card)
    gargoyle = None
    if ruleset.heroes:
        for name in lots.sample(HEROES, 2):
            if name != "Gargoyle":
                lots.choice(piles).append(Card(name))
        if lots.random() < 0.7:
            gargoyle = lots.randrange(ruleset.players), lots.choice(ruleset.factions)
            piles[gargoyle[0]].append(Card("Gargoyle", declared=gargoyle[1]))
    return piles, gargoyle


@pytest.mark.parametrize("kind", KINDS)
def test_votes_are_counted_alike(kind: str) -> None:
    """R7, R6.23, R9.11, on piles where ties are common."""
    lots = Random(kind)
    ties = draws = 0
    for _ in range(1500):
        ruleset = random_ruleset(lots, kind)
        piles, gargoyle = _tie_prone_piles(ruleset, lots)
        outcome = count_votes(piles, book_of(ruleset))
        texts = [[str(card.plain if card.is_hero else card) for card in pile] for pile in piles]
        result = oracle_score(ruleset.players, ruleset.factions, ruleset.tie_break, texts, gargoyle)
        assert outcome.votes == result["votes"], (ruleset, piles)
        assert list(outcome.winners) == result["winners"], (ruleset, piles)
        ties += outcome.decided_by in ("cards", "values")
        draws += outcome.is_draw
    assert ties > 20
    assert draws > 20
