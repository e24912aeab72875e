"""What ends a worker, whatever its bots do about errors."""

__all__ = ["Leaving"]


class Leaving(BaseException):
    """The worker has to end now. No bot is asked, but programs that were started are ended first."""
