"""Records with words that are no moves are refused when read; with wrong moves or results, when replayed."""

from typing import Final

import pytest

from claim.errors import IllegalMove, InvalidNotation
from claim.notation import read_record
from tests.games import KINDS
from tests.notation.samples import changed, line_of, refused, sample, where, with_line, without

TWO: Final = sample("two")


@pytest.mark.parametrize(
    "word",
    [
        "Go10", "take", "take:", "pass", "??", "take:??", "draw:??", "give:??", "Go5:", "1-", "-", "III", "i", "1/2",
        "2-0", "1-0-0-0-0", "**", "1", "1.1.Go5", ".", "(", "$1", "{", "\x00", "\u200b", "\ufeff", "Go\u0665",
    ],
)  # fmt: skip
def test_a_word_that_is_no_move(word: str) -> None:
    number = line_of(TWO, "3.")
    refused(with_line(TWO, number, f"Go5 ; a line of its own\n{word}"), InvalidNotation, f"line {number + 1}: ")


@pytest.mark.parametrize("word", ["1-0", "*", "[x]", "Xx", "0-1"])
def test_anything_after_the_result(word: str) -> None:
    number = TWO.count("\n") + 1
    refused(with_line(TWO, number, word), InvalidNotation, f"line {number}: ")


@pytest.mark.parametrize("word", ["Go5", "swap:no"])
def test_a_move_after_the_result_of_a_finished_game_is_illegal(word: str) -> None:
    record = read_record(with_line(TWO, TWO.count("\n") + 1, word))
    number = len(read_record(TWO).moves) + 1
    with pytest.raises(IllegalMove, match=f"move {number}: {word} .*the game is over"):
        record.replay()


def test_a_move_after_the_result_of_an_unfinished_game() -> None:
    first, second, *_ = read_record(TWO).moves
    tags = [line for line in TWO.split("\n") if line.startswith("[") and not line.startswith("[Result")]
    refused("\n".join([*tags, f"{first} * {second}"]), InvalidNotation, f"{second} after the result *")


def test_two_different_results() -> None:
    text = TWO.rstrip("\n")
    other = "1/2-1/2" if text.endswith(("1-0", "0-1")) else "1-0"
    message = refused(changed(TWO, "Result", other), InvalidNotation, "two results", other)
    assert "\n" not in message


@pytest.mark.parametrize("value", ["yes", "1:0", "1-0-", "1", "2-0", "1-0 ", "0.5-0.5", "½-½", "1-0-0-0-0", "**"])
def test_a_result_that_is_none(value: str) -> None:
    refused(changed(TWO, "Result", value), InvalidNotation, where(TWO, "Result"))


def _with_result(text: str, result: str) -> str:
    body = text.rstrip("\n")
    return changed(body[: body.rindex("\n")] + f"\n{result}\n", "Result", result)


@pytest.mark.parametrize("kind", KINDS)
def test_a_result_that_contradicts_the_moves(kind: str) -> None:
    for moves in (None, 0, 20):
        text = sample(kind, moves)
        right = read_record(text).result
        for result in (
            "*",
            "1-0",
            "0-1",
            "1/2-1/2",
            "1-0-0",
            "1/2-0-1/2",
            "1-0-1-0",
            "0-1-0-1",
            "1-1",
            "0-0",
            "1/2-1/2-1/2-1/2",
        ):
            record = read_record(_with_result(text, result))
            if result == right:
                record.replay()
            else:
                with pytest.raises(InvalidNotation, match=r"contradicts the moves"):
                    record.replay()


@pytest.mark.parametrize("kind", KINDS)
def test_moves_after_the_end(kind: str) -> None:
    text = without(sample(kind), "[Result ")
    finished = read_record(text)
    body = text.rstrip("\n")
    body = body[: body.rindex("\n")]
    for more in ("Go5", "Go5 Go6", "count:Un", "take:deck"):
        with pytest.raises(IllegalMove, match=rf"^move {len(finished.moves) + 1}: {more.split()[0]} .*nothing"):
            read_record(f"{body}\n{more}").replay()
