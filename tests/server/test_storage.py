"""Tables and their logs are kept: one number is one entry, one seat is one person's, and a game begins once."""

import asyncio
import sys
from itertools import pairwise
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from claim.deals import dealt
from claim.errors import ClaimError, InvalidRuleset
from claim.server.database import Database, database_url
from claim.server.failing import Failed
from claim.server.migrating import migrate
from claim.server.models import METADATA
from claim.server.people import People
from claim.server.storage import Storage
from claim.table import Entry
from claim.wire.houses import house_of, ruleset_of
from claim.wire.tables import ClockRules, NewTable

pytestmark = pytest.mark.asyncio

DUEL = NewTable(seats=["me", "open"])


async def persons(people: People, number: int) -> list[int]:
    return [(await people.greet(f"Guest {name}")).id for name in range(number)]


def moves(*numbers: int) -> list[Entry]:
    return [Entry(number, 1000 + number, "move", number % 2, f"Go{number % 10}") for number in numbers]


# The log


async def test_entries_come_back_as_they_were_written(storage: Storage, people: People) -> None:
    table = await storage.create((await persons(people, 1))[0], NewTable())
    for entry in moves(1, 2, 3):
        assert await storage.append(table.id, entry)
    assert await storage.entries(table.id) == moves(1, 2, 3)
    assert await storage.entries(table.id, after=2) == moves(3)
    assert await storage.entries(table.id, after=3) == []


async def test_a_number_is_taken_once(storage: Storage, people: People) -> None:
    table = await storage.create((await persons(people, 1))[0], NewTable())
    first, other = Entry(1, 5, "move", 0, "Go1"), Entry(1, 6, "resign", 0)
    assert await storage.append(table.id, first)
    assert not await storage.append(table.id, other)
    assert await storage.entries(table.id) == [first]


async def test_of_many_at_once_one_has_the_number(storage: Storage, people: People) -> None:
    table = await storage.create((await persons(people, 1))[0], NewTable())
    wishes = [Entry(number, 7, "say", seat, "hello") for number in (1, 2) for seat in range(20)]
    granted = await asyncio.gather(*(storage.append(table.id, entry) for entry in wishes))
    assert granted.count(True) == 2
    kept = [entry for entry, is_granted in zip(wishes, granted, strict=True) if is_granted]
    assert await storage.entries(table.id) == kept


async def test_two_storages_on_one_database_agree_who_was_first(storage: Storage, people: People) -> None:
    table = await storage.create((await persons(people, 1))[0], NewTable())
    other = Storage(Database(str(storage.database.url.render_as_string(hide_password=False))))
    await other.open()
    numbers = range(1, 41)
    ours = [storage.append(table.id, Entry(number, 1, "say", 0, "ours")) for number in numbers]
    theirs = [other.append(table.id, Entry(number, 1, "say", 1, "theirs")) for number in numbers]
    granted = await asyncio.gather(*(wish for pair in zip(ours, theirs, strict=True) for wish in pair))
    assert all(one != another for one, another in list(pairwise(granted))[::2])
    assert [entry.number for entry in await other.entries(table.id)] == list(numbers)
    await other.close()


async def test_an_entry_that_cannot_be_written_spoils_no_other(storage: Storage, people: People) -> None:
    table = await storage.create((await persons(people, 1))[0], NewTable())
    nowhere = table.id + 1000
    good, bad = moves(1)[0], moves(1)[0]
    granted = await asyncio.gather(storage.append(table.id, good), storage.append(nowhere, bad), return_exceptions=True)
    assert granted[0] is True
    assert isinstance(granted[1], IntegrityError)


async def test_closing_writes_what_waits(storage_url: str) -> None:
    storage = Storage(Database(storage_url))
    await storage.open()
    table = await storage.create((await persons(People(storage.database), 1))[0], NewTable())
    waiting = [asyncio.ensure_future(storage.append(table.id, entry)) for entry in moves(*range(1, 101))]
    await asyncio.sleep(0)
    await storage.close()
    assert all(await asyncio.gather(*waiting))
    again = Storage(Database(storage_url))
    await again.open()
    assert await again.entries(table.id) == moves(*range(1, 101))
    await again.close()


async def test_lengths_and_latest_changes_of_many_tables(storage: Storage, people: People) -> None:
    host = (await persons(people, 1))[0]
    one, other, empty = [await storage.create(host, NewTable()) for _ in range(3)]
    for entry in moves(1, 2):
        await storage.append(one.id, entry)
    await storage.append(other.id, moves(1)[0])
    ids = [one.id, other.id, empty.id]
    assert await storage.lengths(ids) == {one.id: 2, other.id: 1, empty.id: 0}
    assert await storage.changed(ids) == {one.id: 1002, other.id: 1001}
    assert await storage.lengths([]) == {}


async def test_presence_is_noted(storage: Storage, people: People) -> None:
    table = await storage.create((await persons(people, 1))[0], NewTable())
    await asyncio.gather(storage.present(table.id, 0, 5000), storage.append(table.id, moves(1)[0]))
    stored = await storage.stored(table.code)
    assert stored is not None
    assert [seat.present_until for seat in stored.seats] == [5000, 0]


# Tables


async def test_a_table_comes_back_as_it_was_made(storage: Storage, people: People) -> None:
    rules = NewTable(
        deck="Se Tr Dr Gi Gn",
        heroes=True,
        hero_values={"Death": 7},
        tie_break="values",
        seats=["simple", "me"],
        clock=ClockRules("bank", 300, 5, "lose"),
        open_discards=False,
        public=True,
        take_backs=False,
    )
    host = (await people.greet("Anna")).id
    made = await storage.create(host, rules)
    stored = await storage.stored(made.code)
    assert stored == made
    assert stored.rules.deck == "Gn Gi Dr Tr Se"
    assert (stored.seats[0].bot, stored.seats[1].person, stored.seats[1].name) == ("simple", host, "Anna")
    assert stored.state == "playing"
    assert stored.deal is not None
    assert house_of(stored.rules).clock is not None
    assert await storage.stored("AAAAAAAA") is None


async def test_a_game_begins_when_no_seat_is_open(storage: Storage, people: People) -> None:
    host, guest, late = await persons(people, 3)
    waiting = await storage.create(host, DUEL)
    assert (waiting.state, waiting.deal) == ("waiting", None)
    begun = await storage.take_seat(waiting.code, guest)
    assert begun.state == "playing"
    assert begun.deal is not None
    assert [seat.person for seat in begun.seats] == [host, guest]
    assert begun.revision > waiting.revision
    assert await storage.take_seat(waiting.code, guest) == begun
    with pytest.raises(Failed, match="begun without you") as refused:
        await storage.take_seat(waiting.code, late)
    assert refused.value.status == 409


async def test_two_people_cannot_get_one_seat(storage: Storage, people: People) -> None:
    host, *many = await persons(people, 9)
    table = await storage.create(host, NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open", "open"]))
    got = await asyncio.gather(*(storage.take_seat(table.code, one) for one in many), return_exceptions=True)
    assert sum(not isinstance(result, Exception) for result in got) == 3
    assert all(isinstance(result, Failed) for result in got if isinstance(result, Exception))
    stored = await storage.stored(table.code)
    assert stored is not None
    assert len({seat.person for seat in stored.seats}) == 4
    assert stored.state == "playing"


async def test_who_waits_may_leave_and_the_last_closes_the_table(storage: Storage, people: People) -> None:
    host, guest = await persons(people, 2)
    table = await storage.create(host, NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open"]))
    await storage.take_seat(table.code, guest)
    left = await storage.leave_seat(table.code, host)
    assert left is not None
    assert [seat.person for seat in left.seats] == [None, guest, None]
    with pytest.raises(Failed, match="no seat"):
        await storage.leave_seat(table.code, host)
    assert await storage.leave_seat(table.code, guest) is None
    assert await storage.stored(table.code) is None
    assert await storage.revisions([table.id]) == {}
    with pytest.raises(Failed, match="no table") as refused:
        await storage.take_seat(table.code, guest)
    assert refused.value.status == 404


async def test_nobody_leaves_a_game_that_has_begun(storage: Storage, people: People) -> None:
    host = (await persons(people, 1))[0]
    table = await storage.create(host, NewTable())
    with pytest.raises(Failed, match="resign"):
        await storage.leave_seat(table.code, host)


@pytest.mark.parametrize(
    ("rules", "wrong"),
    [
        (NewTable(deck="Go Kn"), "no legal deck"),
        (NewTable(deck="Go Kn Un Dw Do", seats=["me", "open", "open"]), "no legal deck"),
        (NewTable(seats=["me", "me"]), "you can only have one"),
        (NewTable(seats=["me", "deep-blue"]), "'me', 'open' or a bot"),
        (NewTable(hero_values={"Death": 3}), "hero values without heroes"),
        (NewTable("Go Kn Un Dw Do Dr Se", heroes=True, seats=["me", "open", "open"]), "heroes are for two"),
    ],
)
async def test_what_cannot_be_played_is_refused(storage: Storage, people: People, rules: NewTable, wrong: str) -> None:
    host = (await persons(people, 1))[0]
    with pytest.raises(ClaimError, match=wrong):
        await storage.create(host, rules)
    assert await storage.tables_of(host) == []


async def test_the_deal_is_drawn_when_the_game_begins(storage: Storage, people: People) -> None:
    host = (await persons(people, 1))[0]
    deals = {(await storage.create(host, NewTable())).deal for _ in range(5)}
    assert len(deals) == 5


async def test_how_it_ended_is_noted_once(storage: Storage, people: People) -> None:
    host = (await persons(people, 1))[0]
    table = await storage.create(host, NewTable())
    await storage.finished(table.id, "1-0", (0,), "votes")
    await storage.finished(table.id, "0-1", (1,), "resigned")
    stored = await storage.stored(table.code)
    assert stored is not None
    assert (stored.state, stored.result, stored.winners, stored.ended_by) == ("over", "1-0", (0,), "votes")


# Rematches


async def test_a_rematch_keeps_the_seats_of_who_played(storage: Storage, people: People) -> None:
    host, guest, stranger = await persons(people, 3)
    first = await storage.take_seat((await storage.create(host, DUEL)).code, guest)
    with pytest.raises(Failed, match="not over"):
        await storage.rematch(first.code, host, same_deal=False)
    await storage.finished(first.id, "1-0", (0,), "votes")
    again = await storage.rematch(first.code, guest, same_deal=False)
    assert (again.state, [seat.person for seat in again.seats]) == ("waiting", [None, guest])
    with pytest.raises(Failed, match="kept for others"):
        await storage.take_seat(again.code, stranger)
    with pytest.raises(Failed, match="only who played") as refused:
        await storage.rematch(first.code, stranger, same_deal=False)
    assert refused.value.status == 403
    begun = await storage.rematch(first.code, host, same_deal=True)
    assert (begun.code, begun.state) == (again.code, "playing")
    assert [seat.person for seat in begun.seats] == [host, guest]
    stored = await storage.stored(first.code)
    assert stored is not None
    assert stored.rematch == again.code


async def test_the_same_deal_is_played_with_the_seats_changed(storage: Storage, people: People) -> None:
    host, guest = await persons(people, 2)
    first = await storage.take_seat((await storage.create(host, DUEL)).code, guest)
    await storage.finished(first.id, "1-0", (0,), "votes")
    await storage.rematch(first.code, host, same_deal=True)
    again = await storage.rematch(first.code, guest, same_deal=True)
    assert again.deal == first.deal
    assert [seat.person for seat in again.seats] == [guest, host]


async def test_a_rematch_with_bots_begins_at_once(storage: Storage, people: People) -> None:
    host = (await persons(people, 1))[0]
    first = await storage.create(host, NewTable(seats=["me", "random"]))
    await storage.finished(first.id, "1-0", (0,), "votes")
    again = await storage.rematch(first.code, host, same_deal=True)
    assert again.state == "playing"
    assert (again.seats[0].bot, again.seats[1].person, again.rules.seats) == ("random", host, ["random", "me"])


async def test_all_who_ask_for_a_rematch_meet_at_one_table(storage: Storage, people: People) -> None:
    players = await persons(people, 4)
    first = await storage.create(players[0], NewTable("Go Kn Un Dw Do Dr Se", seats=["me", "open", "open", "open"]))
    for player in players[1:]:
        await storage.take_seat(first.code, player)
    await storage.finished(first.id, "1-0-1-0", (0, 2), "votes")
    found = await asyncio.gather(*(storage.rematch(first.code, player, same_deal=False) for player in players))
    assert len({table.code for table in found}) == 1
    assert sorted(table.state for table in found) == ["playing", "waiting", "waiting", "waiting"]


async def test_a_rematch_that_everybody_left_can_be_asked_for_again(storage: Storage, people: People) -> None:
    host, guest = await persons(people, 2)
    first = await storage.take_seat((await storage.create(host, DUEL)).code, guest)
    await storage.finished(first.id, "1-0", (0,), "votes")
    for _ in range(3):
        asked = asyncio.gather(
            storage.rematch(first.code, host, same_deal=False), storage.rematch(first.code, host, same_deal=False)
        )
        again = (await asked)[0]
        assert await storage.leave_seat(again.code, host) is None
    stored = await storage.stored(first.code)
    assert stored is not None
    assert stored.rematch is None


# Lists


async def test_lists_of_tables(storage: Storage, people: People) -> None:
    host, guest = await persons(people, 2)
    hidden = await storage.create(host, DUEL)
    public = await storage.create(host, NewTable(seats=["me", "open"], public=True))
    over = await storage.create(host, NewTable(public=True))
    await storage.finished(over.id, "1-0", (0,), "votes")
    await storage.take_seat(hidden.code, guest)
    assert [table.code for table in await storage.tables_of(host)] == [hidden.code, public.code, over.code]
    assert [table.code for table in await storage.tables_of(guest)] == [hidden.code]
    assert [table.code for table in await storage.public_tables(0)] == [public.code]
    assert await storage.public_tables(public.created + 1) == []
    assert await storage.open_tables(host, 0) == 2
    assert await storage.open_tables(host, public.created + 1) == 0


# The database


async def test_migrations_lead_to_what_the_code_expects(storage: Storage) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with storage.database.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrating_again_changes_nothing(storage: Storage) -> None:
    await migrate(storage.database)
    await migrate(storage.database)


MIGRATING = """
import asyncio, sys
from claim.server.database import Database
from claim.server.migrating import migrate
sys.stdin.readline()
asyncio.run(migrate(Database(sys.argv[1])))
"""


async def test_several_processes_may_migrate_at_once(storage_url: str) -> None:
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-W", "ignore", "-c", MIGRATING, storage_url, stdin=asyncio.subprocess.PIPE
        )
        for _ in range(3)
    ]
    ended = await asyncio.wait_for(asyncio.gather(*(process.communicate(b"go\n") for process in processes)), 120)
    assert len(ended) == 3
    assert [process.returncode for process in processes] == [0, 0, 0]
    storage = Storage(Database(storage_url))
    await storage.open()
    await storage.check()
    await storage.close()


async def test_a_database_of_a_newer_version_is_left_alone(storage: Storage) -> None:
    async with storage.database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ClaimError, match="another version of Claim"):
        await migrate(storage.database)


async def test_sqlite_survives_a_power_cut(sqlite_storage_url: str) -> None:
    database = Database(sqlite_storage_url)
    async with database.reading() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar_one() == 1
    await database.close()


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite+aiosqlite:////a/b.db", "sqlite+aiosqlite:////a/b.db"),
        ("postgres://me@host/claim", "postgresql+asyncpg://me@host/claim"),
        ("postgresql://host/claim", "postgresql+asyncpg://host/claim"),
        ("postgresql+psycopg://host/claim", "postgresql+asyncpg://host/claim"),
    ],
)
async def test_databases_are_named_by_url(written: str, used: str) -> None:
    assert database_url(written).render_as_string() == used


@pytest.mark.parametrize("written", ["", "games.db", "sqlite://", "sqlite:///:memory:", "mysql://host/claim", "x://y"])
async def test_what_is_no_database_is_refused(written: str) -> None:
    with pytest.raises(ClaimError, match="sqlite:///"):
        database_url(written)


async def test_rules_that_are_stored_are_the_rules_that_are_played() -> None:
    rules = NewTable(deck="Go Kn Un Dw Do", seats=["open", "simple"])
    assert house_of(rules).bots == (None, "simple")
    assert dealt(ruleset_of(rules), Random(1)).hands
    with pytest.raises(InvalidRuleset):
        house_of(NewTable(deck="Go"))
