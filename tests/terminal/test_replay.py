"""Replays: every record as a row of moments with all cards open, gone through by keys and clicks."""

from pathlib import Path

import pytest

from claim.cards import HIDDEN
from claim.notation import Record, read_record
from claim.rules import Phase
from claim.table.telling import tell
from claim.terminal.replay import ReplayScreen, UnfinishedScreen
from claim.terminal.replay.film import Film
from claim.terminal.replay.sitters import Sitters
from claim.texts import Texts
from claim.wire.houses import ME, OPEN
from claim.wire.reading import ruleset_read
from claim.wire.showing import told_sent
from tests.terminal.looking import opened, shown

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.claim"))


def record_of(name: str) -> Record:
    return read_record((GOLDEN[0].parent / f"{name}.claim").read_text(encoding="utf-8"))


# The film


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_film_has_a_moment_for_the_deal_every_move_and_the_count(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    film = Film(record)
    game = record.replay()
    assert len(film.moments) == 1 + len(record.moves) + (1 if game.position.is_over else 0)
    assert all(moment.told for moment in film.moments)
    assert film.outcome == game.position.outcome
    told = [one for moment in film.moments for one in (*moment.before, *moment.told)]
    story = [told_sent(one) for one in tell(game.events)]
    assert [one for one in told if not one.text.startswith("film-")] == story


@pytest.mark.parametrize("path", GOLDEN[::4], ids=lambda path: path.stem)
def test_all_hands_are_open_and_no_card_is_lost(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    film, deal = Film(record), record.deal
    cards = sum(map(len, (*deal.hands, deal.stock, deal.aside)))
    for at in range(film.last + 1):
        view = film.view(at)
        assert not any(HIDDEN in pile for pile in (*view.hands, *view.followers, *view.scores, view.discards))
        assert sum(map(len, view.piles)) == cards


@pytest.mark.parametrize("path", GOLDEN[::4], ids=lambda path: path.stem)
def test_every_trick_is_shown_whole_before_it_is_taken_away(path: Path) -> None:
    film = Film(read_record(path.read_text(encoding="utf-8")))
    whole = {
        (moment.phase, moment.trick)
        for at, moment in enumerate(film.moments)
        if len(film.view(at).trick) == film.ruleset.players
    }
    assert whole == {(scene.phase, scene.trick) for scene in film.scenes}


def test_it_goes_from_trick_to_trick_forth_and_back() -> None:
    film = Film(record_of("Se"))
    forth = [0]
    while forth[-1] < film.last:
        forth.append(film.trick_from(forth[-1], 1))
    firsts = [scene.first for scene in film.scenes]
    assert forth == [*firsts, film.last]
    assert film.trick_from(firsts[1] + 1, -1) == firsts[1]
    assert film.trick_from(firsts[1], -1) == film.trick_from(0, -1) == 0


def test_the_votes_at_the_end_are_the_outcome() -> None:
    film = Film(record_of("Go"))
    assert film.outcome is not None
    rows = film.votes(film.last)
    assert {row.faction: row.vote for row in rows} == film.outcome.votes
    assert all(row.decided for row in rows)
    assert film.view(film.last).phase is Phase.OVER


# The screen


@pytest.mark.parametrize(("name", "size"), [("Kn", (80, 24)), ("Se", (140, 45)), ("Kraken", (50, 16))])
async def test_the_whole_game_is_shown(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    record = record_of(name)
    film = Film(record)
    async with opened(tmp_path, ReplayScreen(record), size) as (app, hands):
        for scene in film.scenes:
            assert f"Move {scene.first} of {film.last}" in shown(app)
            await hands.press("down")
        assert f"Move {film.last} of {film.last}" in shown(app)
        told = " ".join(shown(app).split())
        assert "The votes are counted." in told
        assert "the crown." in told


async def test_keys_go_by_move_by_trick_and_to_the_ends(tmp_path: Path) -> None:
    record = record_of("Go")
    film = Film(record)
    async with opened(tmp_path, ReplayScreen(record)) as (app, hands):

        async def after(*keys: str) -> int:
            await hands.press(*keys)
            await hands.pause()
            first = shown(app).splitlines()[0]
            return int(first.split("Move ")[1].split()[0])

        assert await after("left") == 0
        assert await after("right", "right") == 2
        assert await after("left") == 1
        assert await after("down") == film.scenes[1].first
        assert await after("pagedown", "up") == film.scenes[1].first
        assert await after("end") == film.last
        assert await after("right") == film.last
        assert await after("home") == 0


@pytest.mark.parametrize(
    ("notes", "told"),
    [
        ((), "The game is unfinished, after 10 moves."),
        ((("Termination", "seat 1 resigned"),), "Seat 2 resigned. The crown is yours."),
        ((("Termination", "seat 0 ran out of time"),), "Your time ran out. Seat 2 wears the crown."),
        ((("Termination", "the cat ate it"),), "The game is unfinished"),
    ],
)
async def test_the_last_moment_tells_how_it_ended(
    notes: tuple[tuple[str, str], ...], told: str, tmp_path: Path
) -> None:
    whole = record_of("Go")
    record = Record(whole.ruleset, whole.deal, whole.moves[:10], None, notes)
    async with opened(tmp_path, ReplayScreen(record, 0)) as (app, hands):
        assert told not in " ".join(shown(app).split())
        await hands.press("end")
        await hands.pause()
        assert told in " ".join(shown(app).split())


async def test_it_can_be_clicked_through(tmp_path: Path) -> None:
    async with opened(tmp_path, ReplayScreen(record_of("Go")), (140, 45)) as (app, hands):
        line = shown(app).splitlines()[0]
        await hands.click(offset=(line.index("›"), 0))
        assert "Move 1 of" in shown(app)
        rows = shown(app).splitlines()
        row = next(at for at, text in enumerate(rows) if " 5 " in text[95:])
        await hands.click(offset=(110, row))
        assert "Move 5 of" in shown(app)


async def test_the_moves_come_where_there_is_little_room_and_the_rules_of_the_deck(tmp_path: Path) -> None:
    async with opened(tmp_path, ReplayScreen(record_of("Kraken"))) as (app, hands):
        assert "Phase one, trick 2" not in shown(app)
        await hands.press("m")
        await hands.pause()
        assert "Phase one, trick 2" in shown(app)
        await hands.press("question_mark")
        await hands.pause()
        assert "Rules of this deck" in shown(app)
        await hands.press("q", "q")
        await hands.pause()
        assert app.say("home-play") in shown(app)


# Who sat there, and playing on


def noted(*sitters: str, name: str = "Go") -> Record:
    record = record_of(name)
    return Record(record.ruleset, record.deal, record.moves[:10], None, tuple(enumerate_seats(sitters)))


def enumerate_seats(sitters: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(f"Seat{seat}", sitter) for seat, sitter in enumerate(sitters)]


def test_seats_are_called_as_the_record_says() -> None:
    assert Sitters.of(noted("Anna\x1b[31m", "bot steady")).called(Texts()) == ("Anna[31m", "Mira")
    assert Sitters.of(noted()).called(Texts()) == ("Seat 1", "Seat 2")


@pytest.mark.parametrize(
    ("sitters", "seats"),
    [
        ((), [ME, "steady"]),
        (("Anna", "bot expert"), [ME, "expert"]),
        (("bot novice", "person"), ["novice", ME]),
        (("Anna", "Ben"), [ME, OPEN]),
        (("bot novice", "bot master"), [ME, "master"]),
    ],
)
def test_it_is_played_on_as_it_was_played(sitters: tuple[str, ...], seats: list[str]) -> None:
    found = Sitters.of(noted(*sitters))
    table = found.table()
    assert table.seats == seats
    assert ruleset_read(table) == found.record.ruleset
    assert all(found.people(Texts()).values())


async def test_an_unfinished_record_can_be_looked_at(tmp_path: Path) -> None:
    async with opened(tmp_path, UnfinishedScreen(noted("Anna", "bot expert"))) as (app, hands):
        assert "with Mira (Expert bot)" in shown(app)
        await hands.press("down", "enter")
        await hands.pause()
        assert "Move 0 of 10" in shown(app)
        await hands.press("escape")
        await hands.pause()
        assert app.say("home-play") in shown(app)


async def test_a_bot_that_there_is_none_of_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path, UnfinishedScreen(noted("Anna", "bot genius"))) as (app, hands):
        await hands.press("enter")
        await hands.pause()
        assert "there is no bot 'genius'" in shown(app)
