"""Part marks: positions of tables, footnotes, headers and files in the displayed text."""

import numpy as np

from imbrex.engine.text.document import FilePart, Part, PartKind
from imbrex.gui.widgets.text.highlights import Ints
from imbrex.gui.widgets.text.text_map import TextMap

_ROOM, _LITTLE = 1.7, 0.7


class PartMarks:
    """Non-body parts of a text in document positions.

    Attributes:
        start, end: ascending and disjoint; adjacent parts of one kind are merged.
        begins: where the kind changes, including to body text, except at the top of a text that begins with the body.
        files: where each of several files begins, with its name.
        room: space above the paragraphs that need it for a rule and a label, in lines; less after a blank line.
    """

    def __init__(self, parts: tuple[Part, ...], text: str, text_map: TextMap, files: tuple[FilePart, ...] = ()) -> None:
        rows = _runs(parts, text)
        self.start: Ints = text_map.to_document(np.array([row[1] for row in rows], np.int64))
        self.end: Ints = text_map.to_document(np.array([row[2] for row in rows], np.int64))
        self.begins = _begins(rows, text, text_map)
        self.files = {text_map.position(one.span.start): one.name for one in files}
        blank = (one.span.start for one in files if text[max(0, one.span.start - 2) : one.span.start] == "\n\n")
        after_blank = set(map(text_map.position, blank))
        self.room = {at: _LITTLE if at in after_blank else _ROOM for at in self.begins | self.files}


def _runs(parts: tuple[Part, ...], text: str) -> list[tuple[PartKind, int, int]]:
    runs: list[tuple[PartKind, int, int]] = []
    for part in parts:
        if part.kind == PartKind.BODY or not len(part.span):
            continue
        if runs and runs[-1][0] == part.kind and not text[runs[-1][2] : part.span.start].strip():
            runs[-1] = (part.kind, runs[-1][1], part.span.end)
        else:
            runs.append((part.kind, part.span.start, part.span.end))
    return runs


def _begins(rows: list[tuple[PartKind, int, int]], text: str, text_map: TextMap) -> dict[int, PartKind]:
    begins: dict[int, PartKind] = {}
    for kind, start, end in rows:
        begins[_paragraph(text_map, text, start)] = kind
        body = _next_word(text, end)
        if body < len(text):
            begins.setdefault(_paragraph(text_map, text, body), PartKind.BODY)
    for kind, start, _ in rows:  # a part that follows immediately is not body text
        begins[_paragraph(text_map, text, start)] = kind
    return begins


def _next_word(text: str, point: int) -> int:
    while point < len(text) and text[point].isspace():
        point += 1
    return point


def _paragraph(text_map: TextMap, text: str, point: int) -> int:
    """Return the document position of the paragraph at a code point; inserted breaks count."""
    start = max(text.rfind("\n", 0, point), text.rfind("\r", 0, point), text.rfind("\u2029", 0, point)) + 1
    earlier = text_map.cuts[: int(np.searchsorted(text_map.cuts, point, side="right"))]
    if len(earlier):
        start = max(start, int(earlier[-1]))
    return text_map.position(start)
