"""Visibility: drawing of a piece of text, and whether it is visible."""

from dataclasses import dataclass

from imbrex.engine.text.disguise import Disguise

Colour = tuple[int, int, int]
"""Red, green and blue, each from 0 to 255."""

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
UNKNOWN: Colour = (-1000, -1000, -1000)
"""An unknown colour: a picture, a pattern. No colour is near it."""

TINIEST = 2.0
"""Size in points up to which letters are invisible: at 2 pt a letter is as high as a full stop, 0.4 mm, and printers
make a grey line of it. The smallest print that is meant to be read, on medicines, has 4 to 6."""

_NEAR = 16  # steps of each colour; two greys that far apart have a contrast of 1.15, a third of what is readable


@dataclass(frozen=True, slots=True)
class Look:
    """Drawing of a piece of text.

    Attributes:
        colour: None if automatic, which contrasts with the background.
        ground: its background.
        points: the size of its letters.
        hidden: it is hidden on the page.
        away: it is off the page.
    """

    colour: Colour | None = None
    ground: Colour = WHITE
    points: float = 12.0
    hidden: bool = False
    away: bool = False

    def disguise(self) -> Disguise | None:
        """Why the run is invisible, or None if it is visible."""
        if self.hidden:
            return Disguise.HIDDEN
        if self.away:
            return Disguise.OFF_PAGE
        if self.points <= TINIEST:
            return Disguise.TINY
        if self.colour is not None and near(self.colour, self.ground):
            return Disguise.WHITE
        return None


def near(one: Colour, other: Colour) -> bool:
    """Whether two colours are practically indistinguishable."""
    return all(abs(a - b) <= _NEAR for a, b in zip(one, other, strict=True))


def of_hex(digits: str) -> Colour | None:
    """Read six hexadecimal digits, with or without a number sign; None for anything else."""
    digits = digits.removeprefix("#")
    try:
        number = int(digits, 16) if len(digits) == 6 else -1
    except ValueError:
        return None
    return (number >> 16, number >> 8 & 255, number & 255) if number >= 0 else None


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Mix a share of one colour, from 0 to 1, into another."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return red, green, blue
