"""RTF visibility: the colour table, and the effect of control words on letters, paragraphs and cells."""

from dataclasses import replace

from imbrex.engine.text.disguise import Disguise
from imbrex.files.shared.hidden_text import FARTHEST, FLATTEST, TINIEST, UNKNOWN, WHITE, Appearance, Colour, is_crowded
from imbrex.values import frozen

_LETTERS = {
    "cf": "colour", "fs": "half_points", "highlight": "highlight", "cb": "shade", "chcbpat": "shade",
    "up": "raised", "dn": "raised", "expndtw": "spacing",
}  # fmt: skip
_FEWEST_HALF_POINTS = int(2 * TINIEST)
_PAGE = 12_240  # twips
PLACES = frozenset({"sl", "li", "fi", "posx", "posnegx", "posy", "posnegy", "absh", "trrh", "trleft"})
SHAPE = ("shpleft", "shptop", "shpright", "shpbottom")
_USUAL_SIZE = 24
_NARROWEST = 10  # percent of their width below which letters are mere lines


@frozen
class Ink:
    """Properties of letters until the end of a group; colours are numbers in the table, 0 is automatic."""

    colour: int = 0
    highlight: int = 0
    shade: int = 0
    half_points: int = _USUAL_SIZE
    width: int = 100  # percent
    hidden: bool = False
    on_shape: bool = False
    raised: int = 0  # or lowered, in half-points
    spacing: int = 0  # twips
    why: Disguise | None = None  # why all of a shape is invisible

    def changed(self, word: str, number: int | None) -> "Ink | None":
        """Apply a control word; return None for one that does not affect the look of letters."""
        if word == "v":
            return replace(self, hidden=number != 0)
        if word == "plain":
            return Ink(on_shape=self.on_shape, why=self.why)
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
        self._row: Disguise | None = None
        self._places: dict[str, int] = {}  # of the paragraph
        self._placed: Disguise | None = None
        self.shape: dict[str, int] = {}  # edges of the shape that was opened last, and whether it is hidden
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
        if word in PLACES:
            self._place(word, number or 0)
        elif word == "trowd":
            self._cells, self._next_cell, self._row = [], 0, None
        elif word == "clcbpat":
            self._next_cell = number or 0
        elif word == "cellx":
            self._cells.append(self._next_cell)
            self._next_cell = 0
        elif word == "cbpat":
            self._paragraph = number or 0
        elif word == "pard":
            self._paragraph, self._places, self._placed = 0, {}, None

    def _place(self, word: str, number: int) -> None:
        """Track sizes and positions of rows and paragraphs, in twips; negative heights are exact."""
        if word == "trrh":
            self._row = Disguise.TINY if -20 * FLATTEST <= number < 0 else None
        elif word == "trleft":
            self._row = Disguise.OFF_PAGE if number <= -2 * _PAGE else self._row
        else:
            self._places[word] = number
            self._placed = _why(self._places)

    def why_shape(self) -> Disguise | None:
        """Why the shape that was opened last is invisible."""
        left, top, right, bottom = (self.shape.get(edge, 0) for edge in SHAPE)
        if self.shape.get("hidden"):
            return Disguise.HIDDEN
        if not self.shape:
            return None
        if right <= -_PAGE or bottom <= -2 * _PAGE or left >= 2 * _PAGE:
            return Disguise.OFF_PAGE
        return Disguise.TINY if min(right - left, bottom - top) <= 20 * FLATTEST else None

    def disguise(self, ink: Ink, cell: int | None) -> Disguise | None:
        """Why a run is invisible; `cell` is its column in the table row."""
        placed = ink.why or self._placed or (self._row if cell is not None else None)
        if placed is not None:
            return placed
        unusual = ink.colour or ink.hidden or ink.raised or ink.spacing or ink.width < _NARROWEST
        if not unusual and ink.half_points > _FEWEST_HALF_POINTS:
            return None  # nearly all text
        ground = UNKNOWN if ink.on_shape else self._ground(ink, cell)
        points = ink.half_points / 2 or 12.0
        narrow = ink.width < _NARROWEST or is_crowded(ink.spacing / 20, points)
        away = abs(ink.raised) / 2 >= FARTHEST
        return Appearance(self._colour(ink.colour), ground, 1.0 if narrow else points, ink.hidden, away).disguise()

    def _ground(self, ink: Ink, cell: int | None) -> Colour:
        by_cell = self._cells[cell] if cell is not None and cell < len(self._cells) else 0
        numbers = (ink.highlight, ink.shade, self._paragraph, by_cell)
        return next((colour for number in numbers if (colour := self._colour(number)) is not None), self.paper)

    def _colour(self, number: int) -> Colour | None:
        return self._colours[number] if 0 < number < len(self._colours) else None


def _why(places: dict[str, int]) -> Disguise | None:
    """Why a paragraph is invisible."""
    flat = any(-20 * FLATTEST <= places.get(name, 0) < 0 for name in ("sl", "absh"))
    left = places.get("li", 0)
    starts = (left, left + places.get("fi", 0))
    framed = [places.get(name, 0) for name in ("posx", "posnegx", "posy", "posnegy")]
    if min(starts) <= -_PAGE or max(starts) >= _PAGE or min(framed) <= -2 * _PAGE or max(framed) >= 2 * _PAGE:
        return Disguise.OFF_PAGE
    return Disguise.TINY if flat else None
