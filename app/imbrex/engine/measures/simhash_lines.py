"""SimHash lines: features of a text for its SimHash that lie in its lines: titles, and the fields of records (the
article on SimHash).
"""

import re
from collections.abc import Iterator

import numpy as np

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.shingles import shingle_hashes
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.simhash import Features, Wording, compare_features
from imbrex.engine.measures.value import Value
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.vocabulary import hash_words
from imbrex.messages import Message

_LONGEST = 80  # letters of a title; a line of a wrapped text is longer, or the next one begins with a small letter
_ENDS = frozenset(".!?…:。！？：")
_NO_TITLE = _ENDS | frozenset(",;，；")
_CLOSING = "\"'»”’)]"
_NAME = r"[^\s:：]{1,40}(?:[^\S\n][^\s:：]{1,40}){0,3}"
_NAMED = re.compile(rf"^[^\S\n]*({_NAME})[:：](?=[^\S\n]*[^\s/])", re.MULTILINE)  # a web address is not a field


def titles(side: Side, observer: Observer = SILENT) -> Features:
    """The titles: short lines without a mark at their end, after a blank line or the end of a sentence."""
    starts, ends = _columns(_titles(side.tokens.document.text, observer))
    return _features(side, starts, ends, np.zeros(len(starts), np.uint64))


def record_fields(side: Side, observer: Observer = SILENT) -> Features:
    """The fields of records: lines such as "Colour: red", and the cells of a row between tabs.

    The value of a field and its name, or the number of its column, are one feature.
    """
    text = side.tokens.document.text
    named = [(match.start(1), _line_end(text, match.end())) for match in watched(_NAMED.finditer(text), observer)]
    cells = list(_cells(text, observer))
    starts, ends = _columns([*named, *((start, end) for _, start, end in cells)])
    numbers = [column for column, _, _ in cells]
    places = hash_words([f"column {number}" for number in range(max(numbers, default=-1) + 1)])
    salts = np.concatenate((np.zeros(len(named), np.uint64), places[numbers] if numbers else places))
    return _features(side, starts, ends, salts)


_ITEMS = Wording(
    Message("There are no items of this kind to make a fingerprint from."),
    Message(
        "{differing} of {all} bit(s) differ; fingerprints of {left:,} item(s) on the left and {right:,} on the right."
    ),
    Message("One text has only {fewest} item(s), so a single change affects many bits."),
)


def by_titles(context: Context) -> Value:
    """Compare by the titles."""
    left, right = (titles(side, context.observer) for side in (context.left, context.right))
    return compare_features(context, left, right, _ITEMS)


def by_record_fields(context: Context) -> Value:
    """Compare by the fields of records."""
    left, right = (record_fields(side, context.observer) for side in (context.left, context.right))
    return compare_features(context, left, right, _ITEMS)


def _titles(text: str, observer: Observer) -> list[tuple[int, int]]:
    """Start and end of each title."""
    found = []
    open_paragraph = False  # whether the line before may go on in this one
    start = 0
    for line in watched(text.split("\n"), observer):
        end = start + len(line)
        written = line.strip()
        mark = written.rstrip(_CLOSING)[-1:]
        follows = text[end + 1 : end + 2]
        title = written and not open_paragraph and len(written) <= _LONGEST and mark not in _NO_TITLE
        if title and not follows.islower():
            found.append((start, end))
        open_paragraph = bool(written) and not title and mark not in _ENDS
        start = end + 1
    return found


def _cells(text: str, observer: Observer) -> Iterator[tuple[int, int, int]]:
    """Column, start and end of each cell of each line with tabs."""
    start = 0
    for line in watched(text.split("\n"), observer):
        if "\t" in line.strip():
            place = start
            for column, cell in enumerate(line.split("\t")):
                yield column, place, place + len(cell)
                place += len(cell) + 1
        start += len(line) + 1


def _line_end(text: str, place: int) -> int:
    end = text.find("\n", place)
    return end if end >= 0 else len(text)


def _columns(spans: list[tuple[int, int]]) -> tuple[Int64, Int64]:
    both = np.array(spans, np.int64).reshape(-1, 2)
    return both[:, 0], both[:, 1]


def _features(side: Side, starts: Int64, ends: Int64, salts: UInt64) -> Features:
    """A feature for each stretch of text with compared words: their hash in order, weighted by their number."""
    begins = side.tokens.start[side.tokens.kept]
    first, last = np.searchsorted(begins, starts), np.searchsorted(begins, ends)
    some = last > first
    first, last, salts = first[some], last[some], salts[some]
    words = side.tokens.hashes
    zero = np.zeros(1, np.uint64)
    singles = np.concatenate((zero, np.cumsum(words, dtype=np.uint64)))
    pairs = np.concatenate((zero, np.cumsum(shingle_hashes(words, 2), dtype=np.uint64), zero))
    sums = singles[last] - singles[first] + pairs[last - 1] - pairs[first] + salts
    return Features(shingle_hashes(sums, 1), (last - first).astype(np.int64))
