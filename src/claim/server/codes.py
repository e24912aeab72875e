"""Codes of tables: short enough to be read out, long enough not to be guessed."""

import re
import secrets
from typing import Final

__all__ = ["drawn_code", "tidied_code"]

_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Without those that are taken for one another: 0 and O, 1, I and L, U and V."""
_LENGTH: Final = 8
_CODE: Final = re.compile(f"[{_LETTERS}]{{{_LENGTH}}}")


def drawn_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def tidied_code(text: str) -> str | None:
    """A code as it is stored, however it was typed; None if it is no code."""
    code = text.strip().upper()
    return code if _CODE.fullmatch(code) else None
