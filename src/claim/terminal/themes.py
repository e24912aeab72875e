"""The two looks of the terminal, dark and light, with the colours of the whole edition.

Besides Textual's own names, every colour has the name that the design gives it: `$mat`, `$ink-2`, `$win` …
"""

from typing import Final

from textual.theme import Theme

__all__ = ["THEMES"]


def _theme(name: str, *, dark: bool, **colours: str) -> Theme:
    """A theme in which Textual's colours are those of the design."""
    tokens = {token.replace("_", "-"): colour for token, colour in colours.items()}
    return Theme(
        name=name,
        dark=dark,
        primary=tokens["primary"],
        secondary=tokens["brand"],
        accent=tokens["gold"],
        success=tokens["win"],
        warning=tokens["gold"],
        error=tokens["lose"],
        foreground=tokens["ink"],
        background=tokens["bg"],
        surface=tokens["surface"],
        panel=tokens["sunk"],
        variables=tokens | _of_widgets(tokens),
    )


def _of_widgets(tokens: dict[str, str]) -> dict[str, str]:
    """What Textual's widgets ask for by names of their own."""
    return {
        "text-muted": tokens["ink-2"],
        "border": tokens["focus"],
        "border-blurred": tokens["edge"],
        "block-cursor-foreground": tokens["bg"],
        "block-cursor-background": tokens["ink"],
        "block-cursor-blurred-foreground": tokens["ink"],
        "block-cursor-blurred-background": tokens["line"],
        "block-hover-background": tokens["sunk"],
        "footer-foreground": tokens["ink-2"],
        "footer-background": tokens["sunk"],
        "footer-key-foreground": tokens["brand"],
        "footer-description-foreground": tokens["ink-2"],
        "input-cursor-background": tokens["ink"],
        "input-cursor-foreground": tokens["bg"],
        "input-selection-background": tokens["line"],
        "scrollbar": tokens["edge"],
        "scrollbar-hover": tokens["ink-2"],
        "scrollbar-active": tokens["ink"],
        "scrollbar-background": tokens["sunk"],
        "scrollbar-background-hover": tokens["sunk"],
        "scrollbar-background-active": tokens["sunk"],
        "scrollbar-corner-color": tokens["sunk"],
    }


THEMES: Final = {
    "dark": _theme(
        "claim-dark", dark=True,
        bg="#16130f", mat="#1d2824", mat_2="#26332e", surface="#28231c", sunk="#1d1914",
        ink="#f3eada", ink_2="#c0b39d", edge="#8d806a", line="#453d31",
        primary="#b84c5c", on_primary="#fff8ec", brand="#e6c069", gold="#e6c069",
        win="#7fd6a2", lose="#ffab98", focus="#9dc0ff", them="#d79a5b", third="#7fc4cc",
    ),
    "light": _theme(
        "claim-light", dark=False,
        bg="#f4eee2", mat="#d9dfcf", mat_2="#cdd5c1", surface="#fbf7ee", sunk="#ede5d5",
        ink="#29231b", ink_2="#5b5143", edge="#857860", line="#cfc3ab",
        primary="#7b2d3b", on_primary="#fff8ec", brand="#7b2d3b", gold="#7d5a0c",
        win="#14603a", lose="#8f2f1f", focus="#1c4fc4", them="#8b5a2b", third="#2c6c74",
    ),
}  # fmt: skip
"""By the name that settings have for it."""
