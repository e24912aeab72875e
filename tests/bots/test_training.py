"""What the networks are trained with: exact labels, and phase one on tensors, which is that of the kernel."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from claim import kernel
from claim.deals import legal_decks
from claim.kernel import Board
from claim.rules import Deal, Phase, Position, Ruleset, book_of
from claim.solver import solve
from tests.bots import plain_nets
from tests.games import random_game
from train.labels import BOUNDARY, UNKNOWN, labels

if not kernel.is_built():
    pytest.skip("the kernel is not compiled", allow_module_level=True)

from claim.kernel._layout import layout_of

DECKS = [Ruleset(2, factions) for factions in legal_decks(2)]


def sets_of(position: Position) -> list[int]:
    """Hands and score piles of both seats as sets of numbers in the deck, equal cards one after the other."""
    free = list(enumerate(position.book.deck))
    sets = []
    for pile in (*position.hands, *position.scores):
        members = 0
        for card in pile:
            found = next(entry for entry in free if entry[1] is card.plain)
            free.remove(found)
            members |= 1 << found[0]
        sets.append(members)
    return sets


def test_boundaries_are_labelled_with_who_wins() -> None:
    lots = Random(1)
    raw, results = b"", []
    for number in range(0, len(DECKS), 10):
        game = random_game(lots, DECKS[number])
        position = next(one for one in game.positions if one.phase is Phase.GATHER)
        raw += BOUNDARY.pack(number, position.leader, *sets_of(position))
        proven = solve(position, moves=False, line=False)
        results.append(1 + (proven.value if proven.seat == 0 else -proven.value))
    found = list(labels(raw, seconds=60))
    assert UNKNOWN not in found
    assert found == results
    assert {0, 2} <= set(found)
    assert list(labels(raw, seconds=-1)) == []


def test_games_on_tensors_go_as_in_the_kernel() -> None:
    torch = pytest.importorskip("torch")
    from train.games import Games
    from train.inputs import Place, boundary_inputs, value_inputs
    from train.tables import Tables

    def assert_shown(inputs: Iterable[float], told: list[int]) -> None:
        assert {index: int(number) for index, number in enumerate(inputs) if number} == Counter(told)

    torch.manual_seed(1)
    deck = torch.arange(len(DECKS))
    tables = Tables.made("cpu")
    games = Games(tables, deck)
    layouts = [layout_of(ruleset) for ruleset in DECKS]
    boards = []
    for number, ruleset in enumerate(DECKS):
        cards = book_of(ruleset).deck
        hands = tuple(
            tuple(cards[card] for card in range(52) if games.place[number, card] == Place.HAND + seat)
            for seat in (0, 1)
        )
        stock = tuple(cards[card] for card in games.stock[number].tolist())
        boards.append(Board.of(Position.start(book_of(ruleset), Deal(int(games.leader[number]), hands, stock))))
    while not games.is_over:
        for seat in (games.leader, 1 - games.leader):
            legal = games.legal(seat)
            shown = value_inputs(tables, games.spot(seat))
            play = torch.multinomial(legal.float(), 1).squeeze(1)
            for number, (layout, board) in enumerate(zip(layouts, boards, strict=True)):
                assert board.to_move == int(seat[number])
                assert_shown(shown[number].tolist(), plain_nets.value_inputs(board.position()))
                open_plays = legal[number].nonzero().squeeze(1).tolist()
                assert set(board.legal_moves()) == {layout.moves[one] for one in open_plays}
                move = layout.moves[int(play[number])]
                assert move is not None
                board.play(move)
            games.play(seat, play)
        takes_deck = games.looks & (torch.rand(len(deck)) < 0.5)
        for number, board in enumerate(boards):
            if games.looks[number]:
                assert board.to_move == int(games.winner[number])
                board.play(board.legal_moves()[int(takes_deck[number])])
        games.close(takes_deck)
    holds = games.holds()
    shown = boundary_inputs(tables, games.deck, games.leader, holds)
    for number, board in enumerate(boards):
        position, cards = board.position(), book_of(DECKS[number]).deck
        assert (position.phase, position.leader) == (Phase.GATHER, int(games.leader[number]))
        assert_shown(shown[number].tolist(), plain_nets.boundary_inputs(position))
        for place, pile in enumerate((*position.hands, *position.scores)):
            held = [str(cards[card]) for card in range(52) if holds[number, card] == place]
            assert sorted(map(str, pile)) == sorted(held)


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from claim.bots.nets._nets import Networks
    from train.export import export
    from train.nets import Nets

    for name in ("new", "old"):
        Nets().save(tmp_path / name)
    export(tmp_path / "one", tmp_path / "new")
    export(tmp_path / "two", tmp_path / "new", tmp_path / "old")
    one, two = (tmp_path / "one").read_bytes(), (tmp_path / "two").read_bytes()
    Networks(one)
    Networks(two)
    assert two.startswith(one)
    assert len(two) > len(one)


def test_the_value_learns_from_what_comes_after_a_decision_at_random() -> None:
    torch = pytest.importorskip("torch")
    from train.committee import Committee
    from train.nets import Nets
    from train.playing import Player
    from train.tables import Tables
    from train.valuing import lesson

    torch.manual_seed(1)
    player = Player(Tables.made("cpu"), Nets(), Committee().eval())
    firsts = set()
    for _ in range(20):
        spot, worth = lesson(player, {0: 1.0}, 8)
        firsts.add(int(spot.trick.min()))
        assert len(spot.trick) == len(worth)
        assert int(spot.trick.max()) == 12
        leads = worth[(spot.trick == 12) & (spot.lead < 0)]
        replies = worth[(spot.trick == 12) & (spot.lead >= 0) & (spot.reply < 0)]
        assert torch.equal(leads, -replies)  # what one of them wins the other loses
    assert len(firsts) > 3


def test_networks_are_not_written_where_there_was_no_time_for_a_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    import numpy as np

    from train.labelling import Boundaries
    from train.nets import Nets
    from train.options import Options
    from train.rounds import Rounds

    Nets().save(tmp_path / "nets.pt")
    nought = np.zeros(1, np.uint8)
    known = Boundaries(nought, nought, np.zeros((1, 52), np.uint8), np.zeros(1, np.float32))
    known.save(tmp_path / "boundaries.npz")
    wished = f"train --go-on {tmp_path} --out {tmp_path / 'new'} --minutes 0.01 --finish 1"
    monkeypatch.setattr("sys.argv", wished.split())
    with pytest.raises(SystemExit, match="no time for a single round"):
        Rounds(Options.parse(None), print).run()
    assert not list((tmp_path / "new").iterdir())
