"""What stands beside a story of Word: tracked deletions, codes of fields, descriptions of pictures."""

from collections import Counter

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import Block
from imbrex.files.shared.side_text import field_prose, is_prose
from imbrex.files.shared.xml_tree import Element, attribute


class Beside:
    """Collect it; what has no words of its own is counted in `left_out`, and a description comes once in a file."""

    def __init__(self, left_out: Counter[str], descriptions: set[str]) -> None:
        self._left_out = left_out
        self._descriptions = descriptions
        self._blocks: list[Block] = []
        self._code: list[str] = []
        self._deleted_at = (-1, -1)
        self._deleted_in = -1

    def blocks(self) -> list[Block]:
        """Give what was collected."""
        self.end_code()
        return self._blocks

    def add_code(self, text: str) -> None:
        """Take a piece of the code of a field, which may stand in several before its result."""
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
            self._left_out["field code"] += 1

    def delete(self, text: str, place: tuple[int, int], paragraph: int) -> None:
        """Take a deletion; two with nothing kept between their places are one."""
        if not text.strip():
            return
        if place == self._deleted_at and self._blocks[-1].kind is PartKind.DELETION:
            gap = "" if paragraph == self._deleted_in else "\n"
            text = f"{self._blocks.pop().text}{gap}{text}"
        self._blocks.append(Block(PartKind.DELETION, text))
        self._deleted_at, self._deleted_in = place, paragraph

    def describe(self, element: Element) -> None:
        """Take what is said of a picture or shape in words."""
        for name in ("descr", "title", "alt"):
            text = attribute(element, name)
            if is_prose(text) and text not in self._descriptions:
                self._descriptions.add(text)
                self._blocks.append(Block(PartKind.ALTERNATIVE, text))
