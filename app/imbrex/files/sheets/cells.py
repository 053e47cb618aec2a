"""Cells: the text of a spreadsheet, a line for each row."""

from imbrex.files.shared.extracted import UnreadableError
from imbrex.messages import Message

_LONGEST = 2**26  # characters; a few stored texts may be in millions of cells


class Rows:
    """Collects the rows of sheets, as streams of text with marks (see `mark_hidden`)."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._length = 0
        self._begins = False

    def begin_sheet(self) -> None:
        """Leave an empty line before the next row."""
        self._begins = bool(self._lines)

    def add(self, cells: list[str]) -> None:
        """Add the texts of a row, if it has any.

        Raises:
            UnreadableError: there is too much text.
        """
        if not cells:
            return
        line = "\t".join(cells)
        self._length += len(line) + 1
        if self._length > _LONGEST:
            raise UnreadableError(
                Message("The text in the file exceeds {size} MB.", size=_LONGEST // 2**20),
                Message("Split the file, or save only its text."),
            )
        self._lines += ["", line] if self._begins else [line]
        self._begins = False

    def whole(self) -> str:
        """Return the text."""
        return "".join(f"{line}\n" for line in self._lines)


def holds_text(text: str) -> bool:
    """Whether the text of a cell is more than numbers and signs."""
    return any(map(str.isalpha, text))
