"""The listener: hears a line, and lets only messages through that can be taken."""

import asyncio
from typing import Final

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from claim.server.allowance import Allowance
from claim.server.conduct import Conduct
from claim.server.line import POLICY, Line
from claim.server.recipients import Recipient, encoded
from claim.wire.messages import Error, Hello, Received

__all__ = ["Listener"]

_DECODER: Final[Decoder[Received]] = Decoder(Received)
_LONGEST_SHOWN: Final = 200
_FORGIVEN: Final = 0.2
"""Mistakes that are forgiven a second."""
_HELLOS_AT_ONCE: Final = 5
_HELLOS_A_SECOND: Final = 0.2
"""To put a whole view together is work; once is enough for almost everybody."""
_SEE: Final = "see docs/protocol.md"


class Listener:
    """Hears one connection. What cannot be taken is answered with an error; who goes on with it is hung up on."""

    def __init__(self, line: Line, recipient: Recipient, conduct: Conduct) -> None:
        self._line = line
        self._recipient = recipient
        self._conduct = conduct
        self._time = asyncio.get_running_loop().time
        now = self._time()
        self._messages = Allowance(2 * conduct.messages, conduct.messages, asked_at=now)
        self._mistakes = Allowance(conduct.mistakes, _FORGIVEN, asked_at=now)
        self._hellos = Allowance(_HELLOS_AT_ONCE, _HELLOS_A_SECOND, asked_at=now)

    async def hello(self, first: str | bytes) -> Hello | None:
        """The hello that has to come before everything else; None if it did not come in time."""
        deadline = self._time() + self._conduct.hello
        heard: str | bytes | None = first
        while heard is not None:
            message = self._understood(heard)
            if isinstance(message, Hello):
                return message
            if message is not None:
                self._complain("hello", 'the first message has to be a hello: {"type": "hello"}')
            heard = await self._line.hear(max(0.0, deadline - self._time()))
        self._line.hang_up(POLICY, "no hello came")
        return None

    async def message(self) -> Received | None:
        """The next message that can be taken; None if there will be none."""
        while (heard := await self._line.hear()) is not None:
            message = self._understood(heard)
            if isinstance(message, Hello) and not self._hellos.grants(self._time()):
                self._complain("rate", "too many hellos: the whole view is sent now and then, not all the time")
            elif message is not None:
                return message
        return None

    def _understood(self, heard: str | bytes) -> Received | None:
        """The message, unless it is too much, too long or none at all."""
        most = self._conduct.message_bytes
        if not self._messages.grants(self._time()):
            self._complain("rate", f"too many messages: at most {self._conduct.messages} a second are taken")
        elif len(heard) > most or (isinstance(heard, str) and not heard.isascii() and len(heard.encode()) > most):
            self._complain("size", f"too long a message: at most {most} bytes are taken")
        elif isinstance(heard, bytes):
            self._complain("binary", f"messages are texts in JSON, not binary; {_SEE}")
        else:
            try:
                return _DECODER.decode(heard)
            except ValidationError as error:
                self._complain("message", f"{_shortened(error)}; {_SEE}")
            except (DecodeError, RecursionError, UnicodeError) as error:
                self._complain("json", f"a message is an object in JSON: {_shortened(error)}; {_SEE}")
        return None

    def _complain(self, code: str, text: str) -> None:
        self._recipient.tell(encoded(Error(code, text)))
        if not self._mistakes.grants(self._time()):
            self._line.hang_up(POLICY, "too many mistakes")


def _shortened(error: Exception) -> str:
    text = str(error)
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"
