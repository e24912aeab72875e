"""The storage of people: guests, and those who keep their name with a password."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from claim.server import clock
from claim.server.database import Database
from claim.server.failing import Failed
from claim.server.models import keys, people
from claim.server.names import cleaned_name, name_key

__all__ = ["People", "StoredPerson"]

_KEY_NAME: Final = "identity"
_KEY_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """Somebody who was here."""

    id: int
    name: str
    password: str | None
    """The hash of the password that keeps the name."""

    @property
    def is_kept(self) -> bool:
        """Whether the name is kept with a password."""
        return self.password is not None


class People:
    """Everybody who plays or played on this server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: int) -> StoredPerson | None:
        """The person of that id."""
        return await self._one(people.c.id == person)

    async def called(self, name: str) -> StoredPerson | None:
        """The person who keeps this name, however it is written."""
        return await self._one(people.c.kept_as == name_key(name))

    async def greet(self, name: str) -> StoredPerson:
        """A new guest of this name."""
        name = cleaned_name(name)
        await self._refuse_kept(name, None)
        new = insert(people).values(name=name, created=clock.now()).returning(people.c.id)
        async with self._database.writing() as connection:
            return StoredPerson((await connection.execute(new)).scalar_one(), name, None)

    async def rename(self, person: StoredPerson, name: str) -> StoredPerson:
        """The same person by another name; a kept name is kept by its new form."""
        name = cleaned_name(name)
        await self._refuse_kept(name, person.id)
        await self._change(person.id, name, {"name": name} | ({"kept_as": name_key(name)} if person.is_kept else {}))
        return StoredPerson(person.id, name, person.password)

    async def keep(self, person: StoredPerson, name: str, password: str) -> StoredPerson:
        """The same person, whose name is kept with a password of this hash."""
        name = cleaned_name(name)
        await self._change(person.id, name, {"name": name, "kept_as": name_key(name), "password": password})
        return StoredPerson(person.id, name, password)

    async def signing_key(self) -> bytes:
        """The key that all processes on this database sign with, drawn by the first of them."""
        add = sqlite.insert if self._database.is_sqlite else postgresql.insert
        drawn = add(keys).values(name=_KEY_NAME, value=secrets.token_bytes(_KEY_BYTES)).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            await connection.execute(drawn)
            return bytes((await connection.execute(select(keys.c.value).where(keys.c.name == _KEY_NAME))).scalar_one())

    async def _one(self, condition: Any) -> StoredPerson | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(people).where(condition))).one_or_none()
        return None if row is None else _person(row)

    async def _change(self, person: int, name: str, values: dict[str, str]) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.execute(update(people).where(people.c.id == person).values(values))
        except IntegrityError:
            raise _kept(name) from None

    async def _refuse_kept(self, name: str, person: int | None) -> None:
        keeper = await self.called(name)
        if keeper is not None and keeper.id != person:
            raise _kept(name)


def _person(row: Row[Any]) -> StoredPerson:
    return StoredPerson(row.id, row.name, row.password)


def _kept(name: str) -> Failed:
    return Failed(409, "name-kept", f"somebody keeps the name {name} with a password; log in, or choose another")
