"""Tokens that say who somebody is: readable by all, made by this server alone."""

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from typing import Final

__all__ = ["TOKEN_DAYS", "Signer"]

TOKEN_DAYS: Final = 400
"""How long a token is good; browsers keep no cookie longer."""
_DAY: Final = 86_400_000
_TOKEN: Final = re.compile(r"1\.([1-9][0-9]{0,17})\.([0-9]{1,15})\.([A-Za-z0-9_-]{43})", re.ASCII)


class Signer:
    """Makes and reads tokens with a key that only the processes of one server know."""

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"claim identity\0" + key).digest()

    def token(self, person: int, at: int) -> str:
        """A token for a person, made at a time in milliseconds."""
        content = f"1.{person}.{at}"
        return f"{content}.{self._signature(content)}"

    def read(self, token: str, at: int) -> tuple[int, int] | None:
        """The person a token is for and when it was made; None if it is forged, broken or too old."""
        found = _TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(found[3], self._signature(f"1.{found[1]}.{found[2]}")):
            return None
        person, made = int(found[1]), int(found[2])
        return (person, made) if at - made <= TOKEN_DAYS * _DAY else None

    def _signature(self, content: str) -> str:
        digest = hmac.digest(self._key, content.encode("ascii"), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")
