"""The guestbook: where somebody went, each table once, lately."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from claim.terminal.guestbook import Guestbook

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
HERE, THERE = "http://localhost:8400/t/K7MNQ2XA", "https://claim.example/t/AAAABBBB"


def test_tables_are_found_again_the_latest_first(tmp_path: Path) -> None:
    book = Guestbook(tmp_path / "servers" / "visits.txt")
    assert book.visits(NOW) == []
    book.note(HERE, NOW - timedelta(days=3))
    book.note(THERE, NOW - timedelta(days=2))
    book.note(HERE, NOW - timedelta(hours=1))
    found = Guestbook(tmp_path / "servers" / "visits.txt").visits(NOW)
    assert [(visit.link, visit.code, visit.server) for visit in found] == [
        (HERE, "K7MNQ2XA", "localhost:8400"),
        (THERE, "AAAABBBB", "claim.example"),
    ]
    assert found[0].at == NOW - timedelta(hours=1)


def test_what_is_long_ago_or_cut_off_is_passed_over_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "visits.txt"
    book = Guestbook(path)
    book.note(HERE, NOW - timedelta(days=40))
    path.write_bytes(path.read_bytes() + b"2026-07-0\n\xff\n\n")
    book.note(THERE, NOW)
    assert [visit.link for visit in book.visits(NOW)] == [THERE]
    assert b"\xff" in path.read_bytes()


def test_where_nothing_can_be_noted_that_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "servers").write_text("a file")
    book = Guestbook(tmp_path / "servers" / "visits.txt")
    book.note(HERE, NOW)
    assert book.visits(NOW) == []
