"""`/api/me`: who you are here."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body

from claim.server.addresses import address_of
from claim.server.documented import refusals
from claim.server.failing import Failed
from claim.server.identity import Identity
from claim.server.limits import Limit
from claim.server.names import cleaned_name, name_key
from claim.server.passwords import Passwords
from claim.server.people import People, StoredPerson
from claim.server.settings import Settings
from claim.wire.tables import Me, Password, Person

__all__ = ["Logins", "PersonRoutes"]

_Asking = Request[Any, Any, Any]
_NAMED = Annotated[Person, Body(examples=[Example(summary="A guest", value=Person("Mira"))])]
_WITH_PASSWORD = Annotated[
    Password, Body(examples=[Example(summary="A kept name", value=Password("Mira", "correct horse battery"))])
]


class Logins:
    """Counts attempts with passwords, by address and by name."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = settings.proxies
        self._by_address = Limit(settings.logins)
        self._by_name = Limit(settings.logins)

    def count(self, request: _Asking, name: str) -> None:
        """Count an attempt; refused if it is one too many."""
        self._by_address.count(address_of(request, self._proxies))
        self._by_name.count(name_key(name))


class PersonRoutes(Controller):
    """Who you are here."""

    path = "/me"
    tags = ("You",)

    @get(
        summary="Who you are",
        description="Your name, by the cookie `claim`, which is renewed; null if nobody knows you yet.",
    )
    async def who(self, request: _Asking, identity: NamedDependency[Identity]) -> Response[Me | None]:
        """Who asks."""
        person = await identity.asker(request)
        return Response(None) if person is None else Response(_me(person), cookies=[identity.cookie(person)])

    @put(
        summary="Come as a guest, or change your name",
        description="Sets the cookie `claim` by which you are known from then on. No account is needed.",
        responses=refusals(400, 403, 409, 413),
    )
    async def come(
        self, request: _Asking, data: _NAMED, identity: NamedDependency[Identity], people: NamedDependency[People]
    ) -> Response[Me]:
        """Greet a new guest, or call somebody by another name."""
        person = await identity.asker(request)
        known = await (people.greet(data.name) if person is None else people.rename(person, data.name))
        return _known(known, identity)

    @post(
        "/keep",
        status_code=200,
        summary="Keep your name with a password",
        description="From then on the name is yours, and you find your games from other devices.",
        responses=refusals(400, 401, 403, 409, 413),
    )
    async def keep(
        self,
        request: _Asking,
        data: _WITH_PASSWORD,
        identity: NamedDependency[Identity],
        people: NamedDependency[People],
        passwords: NamedDependency[Passwords],
        logins: NamedDependency[Logins],
    ) -> Response[Me]:
        """Keep a name."""
        person = await identity.somebody(request)
        if person.is_kept:
            raise Failed(409, "kept", f"you keep the name {person.name} with a password already")
        logins.count(request, cleaned_name(data.name))
        kept = await people.keep(person, data.name, await passwords.hashed(data.password))
        return _known(kept, identity)

    @post(
        "/login",
        status_code=200,
        summary="Log in with a name that you keep",
        description="Sets the cookie `claim` on this device too.",
        responses=refusals(400, 401, 403, 413),
    )
    async def login(
        self,
        request: _Asking,
        data: _WITH_PASSWORD,
        identity: NamedDependency[Identity],
        people: NamedDependency[People],
        passwords: NamedDependency[Passwords],
        logins: NamedDependency[Logins],
    ) -> Response[Me]:
        """Find somebody again. An unknown name and a wrong password look the same."""
        logins.count(request, data.name)
        person = await people.called(data.name)
        if not await passwords.fits(None if person is None else person.password, data.password) or person is None:
            raise Failed(401, "login", "this name and this password do not belong together")
        return _known(person, identity)

    @post(
        "/logout",
        status_code=204,
        summary="Be forgotten on this device",
        description="Clears the cookie. A guest cannot come back; who keeps a name can log in again.",
        responses={**refusals(403), 204: ResponseSpec(None, description="You are forgotten.", generate_examples=False)},
    )
    async def logout(self, identity: NamedDependency[Identity]) -> Response[None]:
        """Forget who asks."""
        return Response(None, status_code=204, cookies=[identity.farewell()])


def _known(person: StoredPerson, identity: Identity) -> Response[Me]:
    return Response(_me(person), cookies=[identity.cookie(person)])


def _me(person: StoredPerson) -> Me:
    return Me(person.name, person.is_kept)
