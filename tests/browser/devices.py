"""The screens people play on."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Device:
    """A screen, and whether it is touched or pointed at."""

    width: int
    height: int
    touch: bool = False

    def options(self) -> dict[str, Any]:
        """The same for a browser context."""
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.touch,
            "is_mobile": self.touch,
        }


DESKTOP = Device(1440, 900)
LAPTOP = Device(1280, 720)
TABLET = Device(820, 1180, touch=True)
PHONE = Device(390, 844, touch=True)
LANDSCAPE = Device(844, 390, touch=True)
