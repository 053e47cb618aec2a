"""Text map: positions in the original text to and from the document that Qt displays."""

import unicodedata
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

LONGEST_PARAGRAPH = 20_000
"""Code points. Qt lays out whole paragraphs, and longer ones take more than a frame."""

# Each of these is displayed as one UTF-16 unit, so that lengths are known however Qt treats the character.
_SHOWN_AS = {
    "\r": "\n",
    "\u2029": "\n",
    "\x00": "\ufffd",
    "\ufdd0": "\ufffd",  # Qt's frame boundary markers
    "\ufdd1": "\ufffd",
    "\ufffc": "\ufffd",  # Qt's marker of an embedded object
}


class TextMap:
    """Maps code points of a text to positions (UTF-16 units) of a QTextDocument that shows `display`, and back.

    Positions differ in three ways: a character outside the basic plane counts 2, "\\r\\n" counts 1, and a break
    inserted into an overlong paragraph adds 1. All three are steps in an otherwise linear function.
    """

    def __init__(self, text: str, longest: int = LONGEST_PARAGRAPH) -> None:
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)
        carriage = np.flatnonzero(codes == 13)
        joined = carriage[carriage + 1 < len(codes)]
        joined = joined[codes[joined + 1] == 10] + 1
        astral = np.flatnonzero(codes > 0xFFFF) + 1
        self.cuts = _cuts(text, codes, longest)
        self.display = _display(text, codes, self.cuts.tolist())
        self._length = len(text)
        at = np.concatenate((joined, astral, self.cuts)).astype(np.int64)
        step = np.repeat(np.array([-1, 1, 1], np.int64), (len(joined), len(astral), len(self.cuts)))
        order = np.argsort(at, kind="stable")
        at, step = at[order], step[order]
        first = np.flatnonzero(np.diff(at, prepend=-1))
        self._at = at[first]
        self._shift = np.concatenate(([0], np.cumsum(np.add.reduceat(step, first)) if len(at) else []))
        self._shift = self._shift.astype(np.int64)

    def __len__(self) -> int:
        return self._length

    def to_document(self, points: NDArray[np.integer]) -> Ints:
        """Return the positions of code points; a code point at a break is the first of the new paragraph."""
        whole = np.asarray(points, np.int64)
        return whole + self._shift[np.searchsorted(self._at, whole, side="right")]

    def to_text(self, positions: NDArray[np.integer]) -> Ints:
        """Return for each position the first code point at or after it."""
        whole = np.asarray(positions, np.int64)
        step = np.searchsorted(self._at + self._shift[1:], whole, side="left")
        limit = np.concatenate((self._at, [self._length]))[step]
        return np.minimum(whole - self._shift[step], limit)

    def position(self, point: int) -> int:
        """Return the position of a code point."""
        return int(self.to_document(np.array([point]))[0])

    def point(self, position: int) -> int:
        """Return the code point at a position."""
        return int(self.to_text(np.array([position]))[0])


def _cuts(text: str, codes: NDArray[np.uint32], longest: int) -> Ints:
    """Return where overlong paragraphs are broken, ascending."""
    breaks = np.flatnonzero((codes == 10) | (codes == 13) | (codes == 0x2029))
    starts = np.concatenate(([0], breaks + 1))
    ends = np.concatenate((breaks, [len(codes)]))
    cuts: list[int] = []
    for row in np.flatnonzero(ends - starts > longest).tolist():
        start, end = int(starts[row]), int(ends[row])
        while end - start > longest:
            start = _good_place(text, start, start + longest)
            cuts.append(start)
    return np.array(cuts, np.int64)


def _good_place(text: str, start: int, limit: int) -> int:
    """Return the last good break up to `limit`: after a nearby space, otherwise not before a combining mark."""
    near = max(start + 1, limit - 200)
    space = text.rfind(" ", near, limit)
    if space >= 0:
        return space + 1
    place = limit
    while place > near and (unicodedata.category(text[place])[0] == "M" or text[place - 1] == "\u200d"):
        place -= 1
    return place


def _display(text: str, codes: NDArray[np.uint32], cuts: list[int]) -> str:
    """Return the text for Qt: line feeds as paragraph breaks, overlong paragraphs broken, Qt's markers replaced."""
    if cuts:
        edges = [0, *cuts, len(text)]
        text = "\n".join(text[one:other] for one, other in pairwise(edges))
    if bool(((codes >= 0xD800) & (codes < 0xE000)).any()):
        text = _whole(text)
    text = text.replace("\r\n", "\n")
    for original, shown in _SHOWN_AS.items():
        text = text.replace(original, shown)
    return text


def _whole(text: str) -> str:
    """Replace lone surrogates, which Qt's encodings cannot represent."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32).copy()
    codes[(codes >= 0xD800) & (codes < 0xE000)] = 0xFFFD
    return codes.tobytes().decode("utf-32-le")
