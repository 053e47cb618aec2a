"""RTF visibility: the colour table, and the effect of control words on letters, paragraphs and cells."""

from dataclasses import dataclass, replace

from imbrex.engine.text.disguise import Disguise
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Colour, Look

_LETTERS = {"cf": "colour", "fs": "half_points", "highlight": "highlight", "cb": "shade", "chcbpat": "shade"}
_USUAL_SIZE = 24
_NARROWEST = 10  # percent of their width below which letters are mere lines


@dataclass(frozen=True, slots=True)
class Ink:
    """Properties of letters until the end of a group; colours are numbers in the table, 0 is automatic."""

    colour: int = 0
    highlight: int = 0
    shade: int = 0
    half_points: int = _USUAL_SIZE
    width: int = 100  # percent
    hidden: bool = False
    on_shape: bool = False

    def changed(self, word: str, number: int | None) -> "Ink | None":
        """Apply a control word; return None for one that does not affect the look of letters."""
        if word == "v":
            return replace(self, hidden=number != 0)
        if word == "plain":
            return Ink(on_shape=self.on_shape)
        if word == "shptxt":
            return replace(self, on_shape=True)
        if word == "charscalex" and number is not None:
            return replace(self, width=number)
        name = _LETTERS.get(word)
        if name is None or number is None:
            return None
        return replace(self, **{name: number})  # type: ignore[arg-type]


class Palette:
    """The colours of a file, and the backgrounds of the current paragraph and of the cells of the current row."""

    def __init__(self) -> None:
        self._colours: list[Colour | None] = []
        self._parts: dict[str, int] = {}
        self._cells: list[int] = []
        self._next_cell = 0
        self._paragraph = 0
        self.paper = WHITE

    def table_word(self, word: str, number: int | None) -> None:
        """Process a control word inside the colour table."""
        if word in {"red", "green", "blue"}:
            self._parts[word] = min(255, max(0, number or 0))

    def table_text(self, text: str) -> None:
        """Process text inside the table: a semicolon ends a colour, which is automatic if empty."""
        for _ in range(text.count(";")):
            parts = self._parts
            colour = (parts.get("red", 0), parts.get("green", 0), parts.get("blue", 0)) if parts else None
            self._colours.append(colour)
            self._parts = {}

    def ground_word(self, word: str, number: int | None) -> None:
        """Track changes of the background of paragraphs and cells."""
        if word == "trowd":
            self._cells, self._next_cell = [], 0
        elif word == "clcbpat":
            self._next_cell = number or 0
        elif word == "cellx":
            self._cells.append(self._next_cell)
            self._next_cell = 0
        elif word == "cbpat":
            self._paragraph = number or 0
        elif word == "pard":
            self._paragraph = 0

    def disguise(self, ink: Ink, cell: int | None) -> Disguise | None:
        """Why a run is invisible; `cell` is its column in the table row."""
        if not (ink.colour or ink.hidden) and ink.half_points > 4 and ink.width >= _NARROWEST:
            return None  # nearly all text
        ground = UNKNOWN if ink.on_shape else self._ground(ink, cell)
        points = 1.0 if ink.width < _NARROWEST else ink.half_points / 2
        return Look(self._colour(ink.colour), ground, points or 12.0, ink.hidden).disguise()

    def _ground(self, ink: Ink, cell: int | None) -> Colour:
        by_cell = self._cells[cell] if cell is not None and cell < len(self._cells) else 0
        numbers = (ink.highlight, ink.shade, self._paragraph, by_cell)
        return next((colour for number in numbers if (colour := self._colour(number)) is not None), self.paper)

    def _colour(self, number: int) -> Colour | None:
        return self._colours[number] if 0 < number < len(self._colours) else None
