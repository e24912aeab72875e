"""Traces: the form that notation.md promises. That what they say is right, the oracle tests."""

import json

import pytest
from hypothesis import given

from claim.errors import IllegalMove
from claim.notation import Record, read_record, trace
from claim.rules import Game, Move
from tests.games import games
from tests.notation.samples import sample


@given(games())
def test_each_move_is_a_line_and_the_result_the_last(game: Game) -> None:
    *lines, last = trace(Record.of(game))
    assert [line["n"] for line in lines] == list(range(1, len(game.moves) + 1))
    for line, move, position in zip(lines, game.moves, game.positions, strict=False):
        legal = line["legal"]
        assert isinstance(legal, list)
        assert legal == sorted(set(legal))
        assert line["move"] == str(move)
        assert line["move"] in legal
        assert line.get("chance", False) == (move.verb == "draw")
        assert list(line)[:6] == ["n", "phase", "trick", "seat", "legal", "move"]
        assert (line["phase"], line["trick"]) == (position.phase, position.trick_number)
        if move.verb == "count":
            assert (line["phase"], line["trick"]) == (2, 13)
    assert list(last) == ["result"]
    assert (last["result"] is None) == (not game.position.is_over)


@given(games())
def test_a_trace_is_plain_json(game: Game) -> None:
    lines = list(trace(Record.of(game)))
    assert [json.loads(json.dumps(line)) for line in lines] == lines


@pytest.mark.parametrize("kind", ["two", "heroes", "three", "four"])
def test_the_result_names_winners_votes_and_scores(kind: str) -> None:
    record = read_record(sample(kind))
    *_, last = trace(record)
    result = last["result"]
    assert isinstance(result, dict)
    assert list(result) == ["winners", "votes", "score"]
    assert result["winners"] == sorted(result["winners"])
    assert list(result["votes"]) == sorted(record.ruleset.factions)
    assert set(result["votes"].values()) <= {None, *range(record.ruleset.sides)}
    assert len(result["score"]) == record.ruleset.players
    assert all(pile == sorted(pile) for pile in result["score"])


def test_a_refused_record_gives_no_line() -> None:
    text = sample("two").replace("\nII\n", "\nII\nBard ")
    record = read_record(text)
    number = record.moves.index(Move.parse("Bard")) + 1
    with pytest.raises(IllegalMove, match=rf"^move {number}: Bard is not legal here; legal: "):
        next(trace(record))
