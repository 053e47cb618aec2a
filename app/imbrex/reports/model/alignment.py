"""Alignment: common break points of both sides of a passage, for reading them row by row."""

import re
from collections.abc import Iterator

import numpy as np

from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.word_changes import WordChanges
from imbrex.engine.text.document import Span

_SHORTEST = 20  # characters of a row: a line of dialogue does not deserve its own
_CLOSING = "[\"'»”’)\\]]{0,3}"
_END = re.compile(
    rf"{_CLOSING}(?:[.!?…]{{1,3}}{_CLOSING}(?=\s|$)|[。！？]{_CLOSING}|[^\S\n]{{0,9}}\n[^\S\n]{{0,9}}\n)\s*"
)

_WRAP = re.compile(r"(?<!\n)\r?\n(?!\r?\n)")

Row = tuple[Span, Span]


def excerpt(text: str, span: Span) -> str:
    """An excerpt for a narrow column: single line breaks, which mostly wrap lines, become spaces of the same length."""
    return _WRAP.sub(lambda found: " " * len(found.group()), text[span.start : span.end])


def find_rows(found: Rewritten, words: WordChanges) -> Iterator[tuple[Row, ...]]:
    """Divide each passage where a sentence ends on both sides after the same word, into one or more rows without loss.

    Args:
        found: the passages.
        words: the change of each word in them.
    """
    left_text, right_text = found.left.tokens.document.text, found.right.tokens.document.text
    paired = np.isin(words.left.change, (WordChange.KEPT, WordChange.TRANSLATED)) & (words.left.partner >= 0)
    kept = np.flatnonzero(paired)
    kept = kept[np.argsort(words.left.passage[kept], kind="stable")]
    borders = np.searchsorted(words.left.passage[kept], np.arange(len(found) + 1))
    for number, passage in enumerate(found):
        mine = kept[borders[number] : borders[number + 1]]
        ends = zip(words.left.end[mine].tolist(), words.right.end[words.left.partner[mine]].tolist(), strict=True)
        rows: list[Row] = []
        left, right = passage.left.start, passage.right.start
        for left_end, right_end in _cuts(ends, left_text, right_text):
            inside = left_end < passage.left.end and right_end < passage.right.end
            if inside and min(left_end - left, right_end - right) >= _SHORTEST:
                rows.append((Span(left, left_end), Span(right, right_end)))
                left, right = left_end, right_end
        yield (*rows, (Span(left, passage.left.end), Span(right, passage.right.end)))


def _cuts(ends: Iterator[tuple[int, int]], left_text: str, right_text: str) -> Iterator[tuple[int, int]]:
    """Where the next sentences begin, for each pair of word ends that is followed by a sentence end on both sides."""
    for left_end, right_end in ends:
        left = _END.match(left_text, left_end)
        right = _END.match(right_text, right_end) if left else None
        if left and right:
            yield left.end(), right.end()
