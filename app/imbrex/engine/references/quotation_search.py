"""Quotation search: a quotation in the sources, word for word or with the words that differ.

A quotation is cut at its ellipses and at the words that its author added in brackets; each piece is aligned with the
source by Ratcliff and Obershelp's gestalt matching (Dr. Dobb's Journal 7/1988), in places that share pairs of adjacent
words with it.
"""

import math
import re
from collections.abc import Sequence
from difflib import SequenceMatcher

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.citations.text_ranges import Stretches
from imbrex.engine.references.checked import Change
from imbrex.engine.references.source_index import SourceIndex, fold, words_of
from imbrex.engine.text.span import Span
from imbrex.values import frozen

_GAP = re.compile(
    r"[\[(<{［（〔【]\s*(?:…{1,2}|\.\s?\.\s?\.(?:\s?\.)?)\s*[\])>}］）〕】]"  # an omission
    r"|…{1,2}|\.\s?\.\s?\.(?:\s?\.)?"
    r"|[\[［][^\[\]［］\n]{1,200}[\]］](?![^\W_\u3400-\u9fff])"  # an insertion
)
_LETTER = re.compile(
    r"[\[［]([^\W_\u3400-\u9fff]{1,2})[\]］](?=[^\W_\u3400-\u9fff])"
)  # "[T]he": a capital letter made small, or the reverse
_ENDING = re.compile(r"\w+[\[［]\w{0,6}[\]］]")  # "walk[ed]"
_SKIPPED = 400  # words that an ellipsis may omit
_FEWEST = 4  # words of a piece that may differ
_CHANCE = 7.0  # nats: one in a thousand alterations would be found where there is none
_PLACES = 10  # of an exact piece in one source
_MOST_COMPARED = 1500  # words of a piece that are aligned


@frozen(eq=False)
class Piece:
    """Consecutive words of a quotation: their spans in the text, folded spellings and numbers in the index."""

    spans: tuple[Span, ...]
    words: tuple[str, ...]
    numbers: Int64


@frozen
class Found:
    """A quotation in a source.

    Attributes:
        document: index of the source.
        span: its place there.
        changes: words that differ.
    """

    document: int
    span: Span
    changes: tuple[Change, ...]


@frozen
class _Aligned:
    """A piece in the index: half-open range of words, and differences as ranges of both."""

    first: int
    last: int
    changes: tuple[tuple[int, int, int, int], ...] = ()


def cut(text: str, start: int, end: int, index: SourceIndex, citations: Stretches) -> list[Piece]:
    """The pieces of a quotation, without the citations inside it."""
    gaps = [match.span() for match in _GAP.finditer(text, start, end)]
    gaps += [match.span() for match in _ENDING.finditer(text, start, end)]
    gaps += [(low, high) for low, high in citations.tolist() if start <= low < high <= end]
    pieces = []
    place = start
    for low, high in [*sorted(gaps), (end, end)]:
        if place < low:
            pieces += _piece(text, place, low, index)
        place = max(place, high)
    return pieces


def _piece(text: str, start: int, end: int, index: SourceIndex) -> list[Piece]:
    raised = {match.end() - 1: match for match in _LETTER.finditer(text, start, end)}
    spans, words = [], []
    skipped = {match.start(1) for match in raised.values()}
    for match in words_of(text, start, end):
        before = raised.get(match.start() - 1)
        if before is not None:
            spans.append(Span(before.start(), match.end()))
            words.append(fold(before.group(1) + match.group()))
        elif match.start() not in skipped:
            spans.append(Span(*match.span()))
            words.append(fold(match.group()))
    return [Piece(tuple(spans), tuple(words), index.numbers(words))] if words else []


def search(pieces: Sequence[Piece], index: SourceIndex) -> list[Found]:
    """Every source that has the quotation: all exact ones, or else the best altered one first."""
    if not pieces or index.size < 2:
        return []
    longest = max(range(len(pieces)), key=lambda number: len(pieces[number].words))
    found = [_around(pieces, longest, aligned, index) for aligned in _places(pieces[longest], index)]
    good = [one for one in found if one is not None]
    exact = {one.document: one for one in reversed(good) if not one.changes}
    return list(exact.values()) or sorted(good, key=lambda one: sum(map(_weight, one.changes)))


def _weight(change: Change) -> int:
    return max(change.quoted.end - change.quoted.start, change.source.end - change.source.start)


def _places(piece: Piece, index: SourceIndex) -> list[_Aligned]:
    length = len(piece.words)
    if length > 1:
        places = index.exact(piece.numbers)
        if len(places):
            return [_Aligned(place, place + length) for place in _some_of_each(places, index)]
    if length < _FEWEST:
        return []
    aligned = [_align(piece, low, high, index) for low, high in index.likely(piece.numbers)]
    return [one for one in aligned if one is not None]


def _some_of_each(places: Int64, index: SourceIndex) -> list[int]:
    """The first places in each source: the other pieces may be near any of them."""
    owners = np.searchsorted(index.first, places, side="right")
    first = np.searchsorted(owners, owners)
    some: list[int] = places[np.arange(len(places)) - first < _PLACES].tolist()
    return some


def _align(piece: Piece, low: int, high: int, index: SourceIndex) -> _Aligned | None:
    """Align a piece with a range of words; None if too few of them are there, or so few may be by chance."""
    wanted = piece.numbers.tolist()[:_MOST_COMPARED]
    given = index.words[low:high].tolist()
    matcher = SequenceMatcher(None, wanted, given, autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    matched = [block.a + step for block in blocks for step in range(block.size)]
    if len(matched) < len(wanted) - max(1, len(wanted) // 3):
        return None
    if index.rarity(piece.numbers[matched]) < math.log(index.size) + _CHANCE:
        return None
    changes = []
    for tag, left, right, begin, end in matcher.get_opcodes():
        if tag == "equal":
            continue
        # Words of the source before and after the quotation are not omitted: as many as were replaced belong to it.
        starts = max(begin, end - right) if left == 0 else begin
        ends = min(end, starts + right - left) if right == len(wanted) else end
        if not _same_letters(piece, left, right, given[starts:ends], index):
            changes.append((left, right, low + starts, low + ends))
    changes = _swaps([one for one in changes if one[0] < one[1] or one[2] < one[3]])
    first = low + blocks[0].b - min(blocks[0].a, blocks[0].b)
    rest = len(wanted) - blocks[-1].a - blocks[-1].size
    last = min(high, low + blocks[-1].b + blocks[-1].size + rest)
    return _Aligned(first, last, tuple(changes))


def _swaps(changes: Sequence[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    """Join a word that was left out and one that was added beside the same word: the two have changed places."""
    joined: list[tuple[int, int, int, int]] = []
    for one in changes:
        last = joined[-1] if joined else None
        if last and one[0] - last[1] == 1 == one[2] - last[3] and (last[0] == last[1]) != (one[0] == one[1]):
            joined[-1] = (last[0], one[1], last[2], one[3])
        else:
            joined.append(one)
    return joined


def _same_letters(piece: Piece, left: int, right: int, given: Sequence[int], index: SourceIndex) -> bool:
    """Whether words differ only in spaces or hyphens ("to-day", a word divided at the end of a line)."""
    return bool(given) and "".join(piece.words[left:right]) == "".join(map(index.spelling, given))


def _around(pieces: Sequence[Piece], main: int, aligned: _Aligned, index: SourceIndex) -> Found | None:
    """The other pieces, before and after one that was found."""
    document = index.document_of(aligned.first)
    low, high = int(index.first[document]), int(index.first[document + 1]) - 1
    found: dict[int, _Aligned | None] = {main: aligned}
    end = aligned.last
    for number in range(main + 1, len(pieces)):
        found[number] = one = _near(pieces[number], end, min(high, end + _SKIPPED), index, last=False)
        end = one.last if one is not None else end
    start = aligned.first
    for number in range(main - 1, -1, -1):
        found[number] = one = _near(pieces[number], max(low, start - _SKIPPED), start, index, last=True)
        start = one.first if one is not None else start
    lost = sum(len(pieces[number].words) for number, one in found.items() if one is None)
    if 2 * lost > sum(len(piece.words) for piece in pieces):
        return None
    changes: list[Change] = []
    place = start
    for number, piece in enumerate(pieces):
        one = found[number]
        if one is None:
            point = int(index.start[place])
            changes.append(Change(Span(piece.spans[0].start, piece.spans[-1].end), Span(point, point)))
        else:
            changes += [_change(piece, change, index) for change in one.changes]
            place = min(one.last, high)
    return Found(document, Span(int(index.start[start]), int(index.end[max(start, end - 1)])), tuple(changes))


def _near(piece: Piece, low: int, high: int, index: SourceIndex, *, last: bool) -> _Aligned | None:
    """A piece within a range: the first exact place, or the last one; else where most of its words are."""
    length = len(piece.words)
    window = index.words[low:high]
    starts = np.flatnonzero(window[: max(0, len(window) - length + 1)] == piece.numbers[0])
    same = [place for place in starts.tolist() if np.array_equal(window[place : place + length], piece.numbers)]
    if same:
        place = low + (same[-1] if last else same[0])
        return _Aligned(place, place + length)
    return _align(piece, low, high, index) if length >= _FEWEST and low < high else None


def _change(piece: Piece, change: tuple[int, int, int, int], index: SourceIndex) -> Change:
    left, right, begin, end = change
    if left < right:
        quoted = Span(piece.spans[left].start, piece.spans[right - 1].end)
    else:
        point = piece.spans[left].start if left < len(piece.spans) else piece.spans[-1].end
        quoted = Span(point, point)
    if begin < end:
        return Change(quoted, Span(int(index.start[begin]), int(index.end[end - 1])))
    point = int(index.start[min(begin, index.size - 1)])
    return Change(quoted, Span(point, point))
