"""LaTeX page: the stream of text on a page, and the colours that a document names or defines."""

from dataclasses import dataclass, field

from imbrex.files.shared import css
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Colour, mixed

_MOST = 10_000
_LONGEST_SHARE = 3  # digits


@dataclass(slots=True)
class Out:
    """A stream of text, with single spaces and line ends."""

    pieces: list[str] = field(default_factory=list)
    last: str = "\n"

    def write(self, text: str) -> None:
        """Add text as it is."""
        self.pieces.append(text)
        self.last = text[-1]

    def space(self) -> None:
        """Add a space, unless a space or a line end is there."""
        if self.last not in " \n\t":
            self.write(" ")

    def line(self) -> None:
        """Begin a new line, unless one has begun."""
        self._trim()
        if self.last != "\n":
            self.write("\n")

    def join(self, text: str) -> None:
        """Add text in place of a space."""
        self._trim()
        self.write(text)

    def text(self) -> str:
        """Return the stream."""
        return "".join(self.pieces)

    def _trim(self) -> None:
        if self.last == " " and self.pieces[-1] == " ":
            self.pieces.pop()
            self.last = "x"


class Colours:
    """The colours of a document, as the packages color and xcolor read them."""

    def __init__(self) -> None:
        self._defined: dict[str, Colour] = {}

    def define(self, name: str, model: str, value: str) -> None:
        """Give a colour a name."""
        if len(self._defined) < _MOST:
            self._defined[name.strip()] = self.read(model, value)

    def read(self, model: str, value: str) -> Colour:
        """Read a colour by its name or a mixture if there is no model, or else by its numbers."""
        model, value = model.strip(), value.strip()
        if not model:
            return self._mixture(value)
        return _plain(f"#{value}") if model == "HTML" else _of_numbers(model, value)

    def _mixture(self, value: str) -> Colour:
        """Read a colour, or one mixed into white, such as "gray!20"."""
        name, _, rest = value.partition("!")
        colour = self._defined.get(name) or (_plain(name) if name.isalpha() else UNKNOWN)
        share = rest.partition("!")[0]
        if colour == UNKNOWN or not share.isdecimal() or len(share) > _LONGEST_SHARE:
            return colour
        return mixed(colour, WHITE, min(100, int(share)) / 100)


def _plain(value: str) -> Colour:
    colour = css.colour(value)
    return UNKNOWN if colour is None or isinstance(colour, str) else colour


def _of_numbers(model: str, value: str) -> Colour:
    try:
        numbers = [float(one[:20]) for one in value.split(",")]
    except ValueError:
        return UNKNOWN
    if model == "gray":
        numbers = [255 * numbers[0]] * 3
    elif model == "rgb":
        numbers = [255 * one for one in numbers]
    elif model != "RGB":
        return UNKNOWN
    if len(numbers) != 3 or not all(0 <= one <= 255 for one in numbers):
        return UNKNOWN
    red, green, blue = map(round, numbers)
    return red, green, blue
