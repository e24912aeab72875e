def suffices() -> bool:
    """Whether the compiled modules can be used on this processor."""
