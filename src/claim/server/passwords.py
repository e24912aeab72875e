"""Passwords: hashed and checked with argon2 in threads of their own, never in the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

__all__ = ["Passwords"]

_THREADS: Final = 2
"""Each needs some twenty megabytes while it works, so there are few."""
_NOBODYS: Final = "a password that nobody has"


class Passwords:
    """Makes and checks the hashes of passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="passwords")
        self._decoy: str | None = None

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What is stored of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; without one the answer is no and takes as long."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._fits, stored, password)

    def _fits(self, stored: str | None, password: str) -> bool:
        if self._decoy is None:
            self._decoy = self._hasher.hash(_NOBODYS)
        try:
            self._hasher.verify(stored or self._decoy, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None
