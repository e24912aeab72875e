"""Bots: legal moves in every game, from the view alone, and sense where it is promised."""

from random import Random

import pytest

from claim.bots import BOTS, LEVELS, Bot, Effort, make_bot
from claim.deals import dealt
from claim.errors import ClaimError
from claim.knowledge import view_of, worlds
from claim.rules import CLAIM, CLAIM_2, Game, Ruleset
from tests.games import KINDS, random_game, random_ruleset

SEARCHING = ("standard", "ismcts", "steady", "expert", "master")
QUICK = tuple(name for name in (*BOTS, *LEVELS) if name not in SEARCHING)
GLANCE = Effort(iterations=2)
"""So little that bots who search are quick too."""


def played_out(game: Game, bots: list[Bot], lots: Random) -> Game:
    while not game.position.is_over:
        seat, question = game.position.to_move, game.position.question
        assert seat is not None
        if question is not None and question.is_chance:
            game.push(lots.choice(question.lots))
        else:
            game.push(bots[seat].choose(view_of(game, seat), GLANCE))
    return game


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", (*QUICK, *SEARCHING))
def test_every_bot_plays_every_kind_of_game_to_the_end(name: str, kind: str) -> None:
    lots = Random(f"{name} {kind}")
    for _ in range(2 if name in QUICK else 1):
        ruleset = random_ruleset(lots, kind)
        bots = [make_bot(name, lots) for _ in range(ruleset.players)]
        assert played_out(Game(ruleset, dealt(ruleset, lots)), bots, lots).position.outcome is not None


@pytest.mark.parametrize("name", (*QUICK, *SEARCHING))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def moves() -> list[str]:
        lots = Random(7)
        bots = [make_bot(name, lots) for _ in range(2)]
        return list(map(str, played_out(Game(CLAIM, dealt(CLAIM, lots)), bots, lots).moves))

    assert moves() == moves()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", (*QUICK, *SEARCHING))
def test_exchanging_hidden_cards_does_not_change_the_choice(name: str, kind: str) -> None:
    for seed in range(12 if name in QUICK else 6):
        lots = Random(seed)
        game = random_game(lots, random_ruleset(lots, kind), moves=lots.randrange(40))
        seat = game.position.to_move
        if seat is None or game.position.is_chance:
            continue
        view = view_of(game, seat)
        elsewhere = worlds(view).sample(lots).game()
        here, there = (make_bot(name, Random(1)).choose(shown, GLANCE) for shown in (view, view_of(elsewhere, seat)))
        assert here == there


@pytest.mark.parametrize(
    "ruleset",
    [CLAIM, CLAIM_2, Ruleset.of("El Or Tr Cy Dw"), Ruleset.of("Go Kn Un Dw Do", heroes=True)],
    ids=["claim", "claim2", "elves", "heroes"],
)
def test_the_simple_bot_beats_the_random_one(ruleset: Ruleset) -> None:
    lots = Random(1)
    points = 0.0
    for _ in range(12):
        deal = dealt(ruleset, lots)
        for seat in (0, 1):
            bots = [make_bot("simple" if other == seat else "random", lots) for other in (0, 1)]
            outcome = played_out(Game(ruleset, deal), bots, lots).position.outcome
            assert outcome is not None
            points += (seat in outcome.winners) / len(outcome.winners)
    assert points >= 17  # of 24: chance gives that many once in thirty times


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ClaimError, match="the bots are random, simple, standard, ismcts, master, novice"):
        make_bot("clever", Random(1))
