"""The votes board: values, reasons, what is still open, and votes that are decided only when that is proven."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from claim.cards import Card
from claim.deals import random_deck
from claim.knowledge import view_of, worlds
from claim.rules import BYSTANDER, Phase, Position, Ruleset, book_of, power_of, tallies_of
from claim.rules.places import DISCARDS, PLACES, TRICK, WAITING, hand_of, score_of
from claim.table.board import Row, votes
from tests.games import KINDS, play_on, random_game, random_move, random_ruleset
from tests.kit import CLAIM_2, ELVES_AND_ORCS, FIVE_TENS, GIANTS_AND_TENS, Scene, given
from tests.table.scenes import shown


def row_of(scene: Scene, faction: str, seat: int = 0, *, open_hands: bool = True) -> Row:
    """The row of a faction; the viewer knows every card, unless hands are not open."""
    return next(row for row in votes(shown(scene, seat, open_hands=open_hands)) if row.faction == faction)


def standing(row: Row) -> str:
    """A row's vote in short: `0 most 2`, `nobody same`; with `!` if it is decided."""
    who = "nobody" if row.vote is None else str(row.vote)
    return " ".join([who, row.why, *map(str, row.by)]) + ("!" if row.decided else "")


# As it stands


@pytest.mark.parametrize(
    ("table", "faction", "expected"),
    [
        (given(), "Kn", "nobody none!"),
        (given(score0="Go0", score1="Go0"), "Go", "nobody same!"),
        (given(score0="Kn3"), "Kn", "0 alone!"),
        (given(score0="Kn3", score1="Kn4 Kn5 Kn6"), "Kn", "1 most 2!"),
        (given(score0="Kn9 Kn3", score1="Kn4 Kn5"), "Kn", "0 higher 9 5!"),
        (given(score0="Go9 Go1 Go0", score1="Go8 Go7 Go0"), "Go", "0 higher 9 8!"),
        (given(ELVES_AND_ORCS, score0="Cy3", score1="Cy1 Cy2 Cy0"), "Cy", "0 fewest 2!"),
        (given(ELVES_AND_ORCS, score0="Cy9 Cy3", score1="Cy4 Cy5"), "Cy", "0 lowest 3 4!"),
        (given(ELVES_AND_ORCS, score0="Cy9 Cy3"), "Cy", "0 alone!"),
        (given(ELVES_AND_ORCS, score0="El1 Eo8=El", score1="El5 Eo7=Or"), "El", "0 most 1!"),
        (given(FIVE_TENS, players=3, score0="Un9 Un1", score1="Un8 Un7", score2="Un6"), "Un", "0 higher 9 8!"),
        (given(FIVE_TENS, players=3, score0="Un9", score1="Un8 Un7 Un5", score2="Un6"), "Un", "1 most 2!"),
        (given(FIVE_TENS, players=4, score0="Un9", score1="Un8 Un7", score2="Un6", score3="Un5"), "Un", "1 most 1!"),
    ],
)
def test_the_vote_and_why(table: Scene, faction: str, expected: str) -> None:
    assert standing(row_of(table, faction)) == expected


def test_gnomes_laid_out_count_and_are_told_apart() -> None:
    table = given(GIANTS_AND_TENS, players=4, laid0="Gn3 Gn1", laid2="Gn9", laid1="Gn5", score1="Gi1", hand0="Gn7")
    row = row_of(table, "Gn")
    assert row.values == ((9, 3, 1), (5,))
    assert row.laid == (3, 1)
    assert row.still_open == 1
    assert row_of(table, "Gi").laid == (0, 0)


def test_a_gargoyle_that_counts_has_no_values() -> None:
    table = given(hand0="Kn2", hand1="Gargoyle", trick=13, score1="Kn5").play("Kn2 Gargoyle count:Kn")
    assert row_of(table, "Kn").values == ((2, -1, -1), (5,))
    assert standing(row_of(table, "Kn")) == "0 most 2!"


# What is still open


@pytest.mark.parametrize(
    ("table", "faction", "expected"),
    [
        (given(hand0="Kn2", hand1="Kn3 Go1", score0="Kn5", discards="Kn9"), "Kn", 2),
        (given(CLAIM_2, hand0="Tr2", waiting="Tr3 Tr4"), "Tr", 3),
        (given(hand0="Kn2 Go1", hand1="Kn3 Go2", leader=1).play("Kn3"), "Kn", 2),
        (given(ELVES_AND_ORCS, hand0="Eo3 El1", hand1="Or1 Eo2"), "El", 3),
        (given(ELVES_AND_ORCS, hand0="Eo3 El1", hand1="Or1 Eo2"), "Or", 3),
        (given(ELVES_AND_ORCS, hand0="Eo3 El1", hand1="Or1 Eo2").play("Eo3=El"), "El", 3),
        (given(ELVES_AND_ORCS, hand0="Eo3 El1", hand1="Or1 Eo2").play("Eo3=El"), "Or", 2),
        (given(hand0="Werewolf", hand1="Go2").play("Werewolf=Go"), "Go", 1),
    ],
)
def test_cards_that_may_still_be_won_in_phase_two(table: Scene, faction: str, expected: int) -> None:
    assert row_of(table, faction).still_open == expected


def test_in_phase_one_cards_in_hand_are_no_more_to_be_won_but_for_undead() -> None:
    table = given(
        phase=1, hand0="Kn2 Un3 Go1", hand1="Kn3 Un4 Go2", followers0="Kn4 Un5", revealed="Kn5", stock="Un6 Kn6"
    ).play("Kn2")
    assert row_of(table, "Kn").still_open == 3
    assert row_of(table, "Un").still_open == 4


def test_no_more_unseen_cards_are_open_than_there_are_hidden_ones() -> None:
    table = given(hand0="Kn2", hand1="Go1", heroes=True)
    row = row_of(table, "Kn", open_hands=False)
    assert row.still_open == 2  # Kn2, and what seat 1 holds
    assert row_of(given(hand0="Kn2", heroes=True), "Kn", open_hands=False).still_open == 1


def test_what_is_left_in_hand_after_the_last_trick_is_not_open() -> None:
    table = given(hand0="Gargoyle Kn7", hand1="Go1", trick=13).play("Gargoyle Go1")
    assert table.asking == "Gargoyle"
    assert row_of(table, "Kn").still_open == 0


# Decided, as early as it should be


@pytest.mark.parametrize(
    ("table", "faction", "expected"),
    [
        # most cards
        (given(score0="Kn9 Kn8 Kn7 Kn6", hand1="Kn2"), "Kn", "0 alone!"),
        (given(score0="Kn2 Kn3", score1="Kn4", hand1="Kn5"), "Kn", "0 most 1"),
        (given(score0="Kn2 Kn3 Kn4", score1="Kn5", hand1="Kn6"), "Kn", "0 most 2!"),
        (given(score0="Kn9 Kn3", score1="Kn4", hand1="Kn5"), "Kn", "0 most 1!"),  # equal then, and the 9 is highest
        (given(score0="Kn5 Kn3", score1="Kn4", hand1="Kn9"), "Kn", "0 most 1"),
        (given(score0="Dw9 Dw8", hand0="Dw7", hand1="Dw1"), "Dw", "0 alone!"),
        (given(score0="Dw9 Dw8", hand0="Dw7 Dw1", hand1="Dw2"), "Dw", "0 alone"),
        # equal counts
        (given(score0="Un9 Un2", score1="Un8 Un7"), "Un", "0 higher 9 8!"),
        (given(score0="Un9 Un2", score1="Un8 Un7", hand0="Un0"), "Un", "0 higher 9 8"),
        (given(score0="Go0", score1="Go0"), "Go", "nobody same!"),
        (given(score0="Go0", score1="Go0", hand0="Go0"), "Go", "nobody same"),
        (given(hand0="Go0"), "Go", "nobody none"),
        # Undead, already in phase one
        (
            given(phase=1, score0="Un0 Un1 Un2 Un3 Un4", score1="Un5", stock="Un6", revealed="Un7", hand1="Un8"),
            "Un",
            "0 most 4!",
        ),
        (given(phase=1, score0="Un0 Un1 Un2", score1="Un5", revealed="Un6", hand1="Un8"), "Un", "0 most 2"),
        (given(phase=1, score0="Un0 Un1 Un2", score1="Un5", revealed="Un6", discards="Un8"), "Un", "0 most 2!"),
        # Trolls that wait
        (given(CLAIM_2, score0="Tr9 Tr8", waiting="Tr7"), "Tr", "0 alone!"),
        (given(CLAIM_2, score0="Tr9 Tr8", waiting="Tr7 Tr6"), "Tr", "0 alone!"),
        (given(CLAIM_2, score0="Tr9 Tr5", waiting="Tr7 Tr6 Tr0"), "Tr", "0 alone"),
        # Gnomes, and Giants that may remove them
        (given(CLAIM_2, laid0="Gn3 Gn5", laid1="Gn7", hand1="Gi9"), "Gn", "0 most 1!"),
        (given(CLAIM_2, laid0="Gn3 Gn5", laid1="Gn7", hand1="Gi3"), "Gn", "0 most 1"),
        (given(CLAIM_2, laid0="Gn3 Gn9", laid1="Gn7", hand1="Gi3"), "Gn", "0 most 1!"),
        (given(CLAIM_2, laid0="Gn3 Gn3 Gn9", laid1="Gn7", hand1="Gi3 Gi3"), "Gn", "0 most 2!"),
        (given(CLAIM_2, laid0="Gn3", laid1="Gn3"), "Gn", "nobody same!"),
        (given(CLAIM_2, laid0="Gn3", laid1="Gn3", hand0="Gi3"), "Gn", "nobody same"),
        (given(CLAIM_2, score0="Gn3 Gn5", score1="Gn7", hand1="Gi3"), "Gn", "0 most 1!"),  # out of their reach
        # each Giant strikes before both partners
        (
            given(GIANTS_AND_TENS, players=4, laid0="Gn3 Gn5", laid2="Gn3", laid1="Gn1", hand1="Gi3"),
            "Gn",
            "0 most 2!",
        ),
        (
            given(GIANTS_AND_TENS, players=4, laid0="Gn3 Gn1", laid2="Gn3", laid1="Gn5", hand1="Gi3"),
            "Gn",
            "0 most 2",
        ),
        # Elf/Orc cards may become either, or are what they were declared
        (given(ELVES_AND_ORCS, score0="El1", hand0="Eo5"), "El", "0 alone"),
        (given(ELVES_AND_ORCS, score0="El1 El2", hand0="Eo5"), "El", "0 alone!"),
        (given(ELVES_AND_ORCS, score0="El1", hand0="Eo5", hand1="Or1").play("Eo5=Or"), "El", "0 alone!"),
        (given(ELVES_AND_ORCS, score0="Eo1=El", hand0="Or1"), "El", "0 alone!"),
        # Cyclops: fewest, at least one
        (given(ELVES_AND_ORCS, score0="Cy5", score1="Cy9 Cy8 Cy7", hand0="Cy6"), "Cy", "0 fewest 2!"),
        (given(ELVES_AND_ORCS, score0="Cy5", score1="Cy9 Cy8 Cy7", hand0="Cy6 Cy4"), "Cy", "0 fewest 2!"),
        (given(ELVES_AND_ORCS, score0="Cy8", score1="Cy9 Cy5 Cy7", hand0="Cy6 Cy4"), "Cy", "0 fewest 2!"),
        (given(ELVES_AND_ORCS, score0="Cy8", score1="Cy9 Cy3 Cy7", hand0="Cy6 Cy4"), "Cy", "0 fewest 2"),
        (given(ELVES_AND_ORCS, score0="Cy5", hand0="Cy6"), "Cy", "0 alone!"),
        (given(ELVES_AND_ORCS, score0="Cy5", hand0="Cy4"), "Cy", "0 alone"),
        (given(ELVES_AND_ORCS, score0="Cy5", hand0="Cy6 Cy7"), "Cy", "0 alone"),
        (given(ELVES_AND_ORCS, hand0="Cy6"), "Cy", "nobody none"),
        # three players
        (given(FIVE_TENS, players=3, score0="Un9 Un8", score1="Un7", score2="Un6", hand0="Un1"), "Un", "0 most 1!"),
        (given(FIVE_TENS, players=3, score0="Un9 Un8", score1="Un7", hand0="Un1 Un2"), "Un", "0 most 1"),
        (given(FIVE_TENS, players=3, score0="Go0", score1="Go0", score2=""), "Go", "nobody same!"),
    ],
)
def test_a_vote_is_decided_once_nothing_can_change_it(table: Scene, faction: str, expected: str) -> None:
    assert standing(row_of(table, faction)) == expected


@pytest.mark.parametrize(
    ("table", "faction", "expected"),
    [
        # a theft
        (given(score0="Kn9 Kn8", hand1="Siren", hand0="Go1"), "Kn", "0 alone"),
        (given(score0="Kn9 Kn8 Kn7", hand1="Siren", hand0="Go1"), "Kn", "0 alone!"),
        (given(score0="Kn9 Kn8", hand1="Go2", hand0="Go1", discards="Siren"), "Kn", "0 alone!"),
        (given(CLAIM_2, laid0="Gn7", hand1="Siren", hand0="Dr1"), "Gn", "0 alone!"),  # laid out, so out of reach
        (given(hand0="Siren Go1", hand1="Un9 Go2", score1="Kn9 Kn8").play("Siren Un9"), "Kn", "1 alone"),
        (
            given(hand0="Siren Go1", hand1="Un9 Go2", score1="Kn9 Kn8").play("Siren Un9 steal:Kn8"),
            "Kn",
            "1 higher 9 8!",
        ),
        # a Gargoyle
        (given(score0="Kn9", hand1="Gargoyle"), "Kn", "0 alone"),
        (given(score0="Kn9 Kn8", hand1="Gargoyle"), "Kn", "0 alone!"),
        (given(score0="Kn9 Gargoyle", hand1="Go1"), "Kn", "0 alone!"),
        (given(score0="Kn9", score1="Gargoyle", hand1="Go1"), "Kn", "0 alone"),
        (given(score0="Kn9 Gargoyle", hand1="Siren"), "Kn", "0 alone"),
        (given(score0="Kn9 Kn8 Kn7 Kn6", hand1="Siren Gargoyle"), "Kn", "0 alone"),
        (given(score0="Kn9 Kn8 Kn7 Kn6 Kn5", hand1="Siren Gargoyle"), "Kn", "0 alone!"),
        # others that strike as Giants
        (given(CLAIM_2, laid0="Gn7", score1="Gn1", hand1="LifeStealer"), "Gn", "0 higher 7 1"),
        (given(CLAIM_2, laid0="Gn5", score1="Gn1", hand1="LifeStealer"), "Gn", "0 higher 5 1!"),
        (given(CLAIM_2, laid0="Gn5", score1="Gn1", hand1="Treant", hero_values={"Treant": 5}), "Gn", "0 higher 5 1"),
        # what is discarded does not change hands
        (given(score0="Kn9 Kn8", score1="Kn7", hand1="Death Kn2"), "Kn", "0 most 1!"),
        # fewest and a theft or a Gargoyle: nothing is claimed
        (given(ELVES_AND_ORCS, score0="Cy9", hand1="El1", hand0="Siren"), "Cy", "0 alone"),
        (given(ELVES_AND_ORCS, score0="Cy9", hand1="Gargoyle"), "Cy", "0 alone"),
        (given(ELVES_AND_ORCS, score0="Cy9", hand1="Death"), "Cy", "0 alone!"),
        # phase one with heroes
        (given(phase=1, score0="Un0 Un1 Un2 Un3 Un4 Un5 Un6 Un7", hand0="Death"), "Un", "0 alone"),
    ],
)
def test_heroes_are_reckoned_with(table: Scene, faction: str, expected: str) -> None:
    assert standing(row_of(table, faction)) == expected


def test_heroes_that_nobody_has_seen_may_come_while_five_are_not_known() -> None:
    def decided(discards: str) -> bool:
        table = given(score0="Kn9 Kn8", hand0="Go1", hand1="Go2", discards=f"Kn7 Kn6 Kn5 Kn4 Kn3 Kn2 {discards}")
        return row_of(table, "Kn", open_hands=False).decided

    assert not decided("Bard Centaur Witch Jester")
    assert decided("Bard Centaur Witch Jester Death")
    assert decided("Siren Gargoyle")


# Decided in every split of the open cards, and only then


def random_scene(ruleset: Ruleset, lots: Random) -> Scene:
    """A table in phase two where every card lies somewhere: a few in hands or waiting, none laid out."""
    book = book_of(ruleset)
    cards = list(book.deck)
    lots.shuffle(cards)
    piles: list[tuple[Card, ...]] = [()] * PLACES
    for seat in range(book.players):
        for _ in range(lots.randint(0, 3)):
            piles[hand_of(seat)] += (cards.pop(),)
    for card in cards:
        place = lots.choice([DISCARDS, *(score_of(seat) for seat in range(book.players))])
        if card.code == "Tr" and lots.random() < 0.2:
            place = WAITING
        piles[place] += (card.declare(lots.choice(("El", "Or"))) if card.code == "Eo" and place != DISCARDS else card,)
    return Scene(Position(book, tuple(piles), Phase.GATHER, 5, 0))


def possible_votes(scene: Scene, faction: str) -> Iterator[int | None]:
    """The vote of a faction for each split of the open cards among the sides."""
    position = scene.position
    piles = [position.collected(seat) for seat in range(position.ruleset.players)]
    held = next(tally.values for tally in tallies_of(piles, position.book) if tally.faction == faction)
    sides = range(position.ruleset.sides)
    fates: list[list[tuple[int | None, int]]] = []
    for place in (TRICK, WAITING, *map(hand_of, range(position.ruleset.players))):
        for card in position.piles[place]:
            if card in position.book.obliging[faction]:
                nobody = [(None, 0)] if card.code == "Eo" else []  # it may be declared the other
                fates.append([*((side, position.book.values[card]) for side in sides), *nobody])
    for split in product(*fates):
        values = [sorted((*held[side], *(value for to, value in split if to == side)), reverse=True) for side in sides]
        yield power_of(faction).vote(values)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_heroes_a_vote_is_decided_exactly_if_no_split_of_the_open_cards_changes_it(players: int) -> None:
    lots = Random(players)
    seen = {True: 0, False: 0}
    for _ in range(150):
        scene = random_scene(Ruleset.of(random_deck(players, lots), players=players), lots)
        for row in votes(shown(scene, lots.randrange(players))):
            possible = set(possible_votes(scene, row.faction))
            assert row.decided == (possible == {row.vote}), (scene, row)
            if row.still_open:
                seen[row.decided] += 1
    assert min(seen.values()) > 50


# Decided, and never wrong


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_decided_comes_true_for_all_eyes(kind: str) -> None:
    lots = Random(kind)
    for _ in range(10):
        game = random_game(lots, random_ruleset(lots, kind), moves=0)
        claims = []
        while not game.position.is_over:
            game.push(random_move(game.position, lots))
            for eyes in (BYSTANDER, *range(game.ruleset.players)):
                rows = votes(view_of(game, eyes))
                claims += [(row.faction, row.vote, eyes) for row in rows if row.decided]
        outcome = game.position.outcome
        assert outcome is not None
        assert len(claims) > 20
        assert [claim for claim in claims if outcome.votes[claim[0]] != claim[1]] == []


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_decided_comes_true_in_every_world_and_however_it_goes_on(kind: str) -> None:
    lots = Random(kind)
    for _ in range(5):
        game = random_game(lots, random_ruleset(lots, kind), moves=0)
        known: set[str] = set()
        while not game.position.is_over:
            game.push(random_move(game.position, lots))
            view = view_of(game, 0)
            decided = {row.faction: row.vote for row in votes(view) if row.decided}
            if decided.keys() <= known:
                continue
            known |= decided.keys()
            for _ in range(4):
                outcome = play_on(worlds(view).sample(lots).game(), lots).position.outcome
                assert outcome is not None
                assert {faction: outcome.votes[faction] for faction in decided} == decided


def test_at_the_end_everything_is_decided() -> None:
    for kind in KINDS:
        lots = Random(kind)
        game = random_game(lots, random_ruleset(lots, kind))
        rows = votes(view_of(game, BYSTANDER))
        outcome = game.position.outcome
        assert outcome is not None
        assert {row.faction: row.vote for row in rows} == outcome.votes
        assert all(row.decided and row.still_open == 0 for row in rows)


# What the viewer may know


@pytest.mark.parametrize("kind", KINDS)
def test_exchanging_hidden_cards_changes_no_row(kind: str) -> None:
    lots = Random(kind)
    for _ in range(12):
        game = random_game(lots, random_ruleset(lots, kind), moves=lots.randrange(50))
        for seat in range(game.ruleset.players):
            view = view_of(game, seat)
            assert votes(view_of(worlds(view).sample(lots).game(), seat)) == votes(view)


@pytest.mark.parametrize("kind", KINDS)
def test_a_memory_game_remembers_nothing_for_anybody(kind: str) -> None:
    lots = Random(kind)
    game = random_game(lots, random_ruleset(lots, kind), moves=0)
    while not game.position.is_over:
        game.push(random_move(game.position, lots))
        view = view_of(game, 0)
        for row, other in zip(votes(view, memory=True), votes(view), strict=True):
            assert (row.still_open, row.decided) == (None, False)
            assert (row.values, row.laid, row.vote, row.why, row.by) == (
                other.values, other.laid, other.vote, other.why, other.by
            )  # fmt: skip
