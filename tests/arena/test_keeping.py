"""Matches are kept deal by deal, and taken up again where they were left."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from claim.arena import PlayedDeal, play_ladder, play_match
from claim.errors import ClaimError
from claim.rules import CLAIM, CLAIM_2
from tests.arena.kit import FIRST, games_of


def interrupting_after(deals: int) -> Callable[[PlayedDeal], None]:
    """Somebody who interrupts after so many deals."""
    left = deals

    def watch(_: PlayedDeal) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    return watch


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A match of five deals, kept."""
    file = tmp_path / "match.jsonl"
    play_match(["random", FIRST], CLAIM, 5, seed=3, save=file)
    return file


def lines(file: Path) -> list[str]:
    return file.read_text().splitlines()


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "match.jsonl"
    whole = play_match(["random", FIRST], CLAIM, 6, seed=3)
    with pytest.raises(KeyboardInterrupt):
        play_match(["random", FIRST], CLAIM, 6, seed=3, save=file, jobs=jobs, when_played=interrupting_after(3))
    assert len(lines(file)) == 1 + 3
    began = file.read_text()
    resumed = play_match(["random", FIRST], CLAIM, 6, seed=3, save=file, jobs=jobs)
    assert file.read_text().startswith(began)
    assert len(lines(file)) == 1 + 6
    assert games_of(resumed) == games_of(whole)


def test_what_was_kept_is_not_played_again(kept: Path) -> None:
    before = kept.read_bytes()
    again = play_match(["random", FIRST], CLAIM, 5, seed=3, save=kept)
    assert kept.read_bytes() == before
    assert [len(times) for deal in again.deals for game in deal.games for times in game.milliseconds] == [26] * 20


def test_more_deals_are_played_on_top_and_fewer_are_a_part(kept: Path) -> None:
    assert len(play_match(["random", FIRST], CLAIM, 3, seed=3, save=kept).deals) == 3
    assert len(play_match(["random", FIRST], CLAIM, 7, seed=3, save=kept).deals) == 7
    assert len(lines(kept)) == 1 + 7


def test_a_torn_last_line_is_dropped_and_played_again(kept: Path) -> None:
    whole = games_of(play_match(["random", FIRST], CLAIM, 5, seed=3))
    text = kept.read_text()
    for cut in (1, 40, 400):
        kept.write_text(text[:-cut])
        assert games_of(play_match(["random", FIRST], CLAIM, 5, seed=3, save=kept)) == whole
        assert len(lines(kept)) == 1 + 5
        assert all(json.loads(line) for line in lines(kept))


def test_a_torn_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text('{"claim":"arena","versi')
    assert len(play_match(["random", FIRST], CLAIM, 1, save=file).deals) == 1
    assert len(lines(file)) == 2


def test_other_terms_are_refused(kept: Path) -> None:
    before = kept.read_bytes()
    with pytest.raises(ClaimError, match="other terms: seed 3, not 4"):
        play_match(["random", FIRST], CLAIM, 5, seed=4, save=kept)
    with pytest.raises(ClaimError, match=r'entrants \["random", .*\], not \["simple", .*\]'):
        play_match(["simple", FIRST], CLAIM, 5, seed=3, save=kept)
    with pytest.raises(ClaimError, match=r"decks .*Gn Gi"):
        play_match(["random", FIRST], CLAIM_2, 5, seed=3, save=kept)
    with pytest.raises(ClaimError, match='claim "arena", not "ladder"'):
        play_ladder(["random", FIRST], CLAIM, 5, seed=3, save=kept)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("content", ["my diary", "my diary\nof two lines\n", "[1]\n", '{"claim": 1}\n', "\n"])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, content: str) -> None:
    file = tmp_path / "diary"
    file.write_text(content)
    with pytest.raises(ClaimError, match="diary is no file of the arena"):
        play_match(["random", FIRST], CLAIM, 1, save=file)
    assert file.read_text() == content


def test_a_broken_line_in_the_middle_is_refused(kept: Path) -> None:
    first, second, *rest = lines(kept)
    kept.write_text("\n".join([first, second[:100], *rest]) + "\n")
    with pytest.raises(ClaimError, match="line 2: no deal"):
        play_match(["random", FIRST], CLAIM, 5, seed=3, save=kept)


def torn(deal: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A deal with one thing or another that no match has."""
    first, second = deal["games"]
    yield deal | {"games": []}
    yield deal | {"games": [first]}
    yield deal | {"games": [second, first]}
    yield deal | {"games": "games"}
    yield deal | {"lineup": [[0], [1]]}
    yield deal | {"lineup": [0, 2]}
    yield deal | {"games": [first, second | {"seats": [0, 1]}]}
    yield deal | {"games": [first, second | {"shares": [1]}]}
    yield deal | {"games": [first, second | {"shares": ["all", "none"]}]}
    yield deal | {"games": [first, second | {"milliseconds": [[], "late"]}]}
    yield deal | {"games": [first, second | {"moves": ["fly"]}]}
    yield deal | {"games": [first, second | {"votes": []}]}
    yield deal | {"games": [first, second | {"forfeit": "yes"}]}


def test_a_deal_that_nobody_played_is_refused(kept: Path) -> None:
    first, second, *rest = lines(kept)
    for wrong in torn(json.loads(second)):
        kept.write_text("\n".join([first, json.dumps(wrong), *rest]) + "\n")
        with pytest.raises(ClaimError, match="line 2: no deal"):
            play_match(["random", FIRST], CLAIM, 5, seed=3, save=kept)


def test_two_matches_never_write_the_same_file(kept: Path) -> None:
    before = kept.read_bytes()

    def meanwhile(_: PlayedDeal) -> None:
        with pytest.raises(ClaimError, match="is being written by another match"):
            play_match(["random", FIRST], CLAIM, 6, seed=3, save=kept)

    assert len(play_match(["random", FIRST], CLAIM, 6, seed=3, save=kept, when_played=meanwhile).deals) == 6
    assert kept.read_bytes().startswith(before)
    assert len(lines(kept)) == 1 + 6
