"""What is refused, with the code for programs and the status of HTTP that goes with it."""

from claim.errors import ClaimError

__all__ = ["Failed", "TooOften"]


class Failed(ClaimError):
    """A request that cannot be granted: `Failed(404, "no-table", "there is no table …")`."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


class TooOften(Failed):
    """Somebody asks too often; `wait` says for how many seconds to be quiet."""

    def __init__(self, wait: int) -> None:
        super().__init__(429, "too-often", f"you ask too often; wait {wait} s")
        self.wait = wait
