"""The kernel beside the rules: the same game on both, compared at every move.

`python -m tests.kernel.compare 1000` plays a thousand games of each deck for two, and takes a seed as second argument.
"""

import sys
from dataclasses import replace
from random import Random
from typing import Final

from rich.progress import track

from claim.deals import dealt, legal_decks
from claim.kernel import Board
from claim.rules import TIE_BREAKS, Phase, Pile, Position, Ruleset, book_of
from claim.rules.places import PLACES, score_of

__all__ = ["DECKS", "SHARE_OF_THOROUGH", "compare_counting", "compare_game"]

DECKS: Final = tuple(map(" ".join, legal_decks(2)))
SHARE_OF_THOROUGH: Final = 0.02


def compare_game(deck: str, lots: Random, *, thoroughly: bool) -> None:
    """A random game: whose turn it is, what may be played and how it ends; thoroughly: where every card lies, too."""
    ruleset = Ruleset.of(deck, tie_break=lots.choice(TIE_BREAKS))
    position = Position.start(book_of(ruleset), dealt(ruleset, lots))
    board = Board.of(position)
    while not position.is_over:
        legal = position.legal_moves()
        moves = board.legal_moves()
        assert len(moves) == len(legal)
        assert set(moves) == set(legal), (position, moves)
        assert board.to_move == position.to_move
        assert board.trick_number == position.trick_number
        assert board.phase is position.phase
        if thoroughly:
            assert board.position() == position
            assert Board.of(position).position() == position
        move = lots.choice(legal)
        position = position.after(move)
        board.play(move)
    assert board.is_over
    assert board.to_move is None
    assert board.legal_moves() == ()
    compare_end(board, position)
    compare_ends(position)
    if thoroughly:
        assert board.position() == position


def compare_end(board: Board, position: Position) -> None:
    """The end of a game: votes and result."""
    outcome = position.outcome
    assert outcome is not None
    assert board.votes == outcome.votes, position
    assert board.result == (0 if outcome.is_draw else 1 - 2 * outcome.winners[0]), position


def compare_ends(position: Position) -> None:
    """The end of a game, by either tie-break."""
    for tie_break in TIE_BREAKS:
        book = book_of(replace(position.ruleset, tie_break=tie_break))
        ended = Position(book, position.piles, Phase.OVER, position.trick_number, position.leader)
        compare_end(Board.of(ended), ended)


def compare_counting(deck: str, lots: Random) -> None:
    """Votes and result of score piles as they may lie at no end of a game: few cards, often as many of a kind."""
    book = book_of(Ruleset.of(deck))
    cards = [
        card if card.code != "Eo" else card.declare(lots.choice(("El", "Or")))
        for card in lots.sample(book.deck, lots.choice((4, 10, 20, 52)))
    ]
    most = lots.randint(0, len(cards))
    piles: list[Pile] = [()] * PLACES
    piles[score_of(0)], piles[score_of(1)] = tuple(cards[:most]), tuple(cards[most:])
    compare_ends(Position(book, tuple(piles), Phase.OVER, 13, 0))


def main(arguments: list[str]) -> int:
    """Compare so many games of each deck; a difference ends it with the position where it showed."""
    games, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 0
    lots = Random(seed)
    for number in track(range(games * len(DECKS)), f"{games} games of each of {len(DECKS)} decks, seed {seed}"):
        deck = DECKS[number % len(DECKS)]
        compare_game(deck, lots, thoroughly=lots.random() < SHARE_OF_THOROUGH)
        compare_counting(deck, lots)
    print("No difference.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
