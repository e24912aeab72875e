"""Who somebody is, by the cookie of their browser."""

from typing import Final

from litestar.datastructures import Cookie

from claim.server import clock
from claim.server.addresses import Connection
from claim.server.failing import Failed
from claim.server.people import People, StoredPerson
from claim.server.tokens import TOKEN_DAYS, Signer

__all__ = ["COOKIE", "Identity"]

COOKIE: Final = "claim"
"""The name of the cookie."""
_DAY: Final = 86_400


class Identity:
    """Reads and makes the cookies that say who somebody is."""

    def __init__(self, people: People, secret: str | None, https: bool) -> None:
        self._people = people
        self._secret = secret
        self._https = https
        self._signer: Signer | None = None

    async def open(self) -> None:
        """Find the key to sign with: the secret that was set, or the one that the database keeps."""
        self._signer = Signer(self._secret.encode() if self._secret else await self._people.signing_key())

    def person_of(self, connection: Connection) -> int | None:
        """The id of who asks; None for somebody unknown. A forged, broken or outdated cookie is none."""
        read = self._signing.read(connection.cookies.get(COOKIE, ""), clock.now())
        return None if read is None else read[0]

    async def asker(self, connection: Connection) -> StoredPerson | None:
        """Who asks; None for somebody unknown."""
        person = self.person_of(connection)
        return None if person is None else await self._people.find(person)

    async def somebody(self, connection: Connection) -> StoredPerson:
        """Who asks; refused for somebody unknown."""
        person = await self.asker(connection)
        if person is None:
            raise Failed(401, "unknown", "nobody knows you yet: PUT /api/me with a name, and send the cookie you get")
        return person

    def cookie(self, person: StoredPerson) -> Cookie:
        """The cookie that says who this is: no script can read it, and no other site can send it."""
        return self._cookie(self._signing.token(person.id, clock.now()), TOKEN_DAYS * _DAY)

    def farewell(self) -> Cookie:
        """The cookie that makes a browser forget."""
        return self._cookie("", 0)

    @property
    def _signing(self) -> Signer:
        assert self._signer is not None, "open() comes first"
        return self._signer

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=self._https)
