"""Docx side text: field codes, tracked deletions and descriptions of pictures."""

from collections import Counter

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import Block
from imbrex.files.shared.side_text import FIELD, field_prose, is_prose
from imbrex.files.shared.xml_tree import Element, attribute
from imbrex.messages import Message


class SideText:
    """Collects side text; content without words is counted in `left_out`, and a description is kept once per file."""

    def __init__(self, left_out: Counter[Message], descriptions: set[str]) -> None:
        self._left_out = left_out
        self._descriptions = descriptions
        self._blocks: list[Block] = []
        self._code: list[str] = []
        self._deleted_at = (-1, -1)
        self._deleted_in = -1

    def blocks(self) -> list[Block]:
        """Return the collected blocks."""
        self.end_code()
        return self._blocks

    def add_code(self, text: str) -> None:
        """Add a piece of the code of a field, which may have several before its result."""
        self._code.append(text)

    def end_code(self) -> None:
        """End the code of a field."""
        if not self._code:
            return
        prose = field_prose("".join(self._code))
        self._code = []
        if prose:
            self._blocks.append(Block(PartKind.FIELD, prose))
        else:
            self._left_out[FIELD] += 1

    def drop_code(self) -> str:
        """Forget the code of a field whose text is shown, and return it."""
        code = "".join(self._code)
        self._code = []
        return code

    def delete(self, text: str, place: tuple[int, int], paragraph: int) -> None:
        """Add a deletion; two without kept text between them are merged."""
        if not text.strip():
            return
        if place == self._deleted_at and self._blocks[-1].kind is PartKind.DELETION:
            gap = "" if paragraph == self._deleted_in else "\n"
            text = f"{self._blocks.pop().text}{gap}{text}"
        self._blocks.append(Block(PartKind.DELETION, text))
        self._deleted_at, self._deleted_in = place, paragraph

    def describe(self, element: Element) -> None:
        """Add the description of a picture or shape."""
        for name in ("descr", "title", "alt"):
            text = attribute(element, name)
            if is_prose(text) and text not in self._descriptions:
                self._descriptions.add(text)
                self._blocks.append(Block(PartKind.ALTERNATIVE, text))
