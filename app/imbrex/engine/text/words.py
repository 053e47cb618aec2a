"""Words: spans of the words of texts, with the marks and blanks between them, and their vocabulary numbers.

Texts are joined into pieces of about 64k characters before numpy processes them: small texts would otherwise drown in
calls, and long ones in cache misses.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import mmh3
import numpy as np

from imbrex.engine.arrays import Int64, UInt8, UInt16, UInt64
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.text.characters import INVISIBLE, SOLO, SPACE, WORD, resolve, units_of
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.values import frozen

Ranges = tuple[Int32, Int32]
"""Starts and ends, half-open, of equal length."""
Positions = Int32 | Int64


@frozen
class Rules:
    """Additional kinds of words besides letters and digits."""

    marks: bool = False  # punctuation marks and symbols
    spaces: bool = False  # white space other than a single blank


def find_ranges(units: UInt16, classes: UInt8, rules: Rules, paired: bool) -> Ranges:
    """Half-open unit ranges of all words, in order."""
    inside = np.zeros(len(classes) + 1, np.int8)
    np.bitwise_and(classes, WORD, out=inside[1:], casting="unsafe")
    edges = np.flatnonzero(inside[1:] != inside[:-1]).astype(np.int32)
    found = [(edges[0::2], edges[1::2])]
    solo = np.flatnonzero(classes == SOLO).astype(np.int32)
    if len(solo):
        found.append(_single(units, solo, paired))
    return in_order([*found, *other_ranges(units, classes, rules, paired)])


def other_ranges(units: UInt16, classes: UInt8, rules: Rules, paired: bool) -> list[Ranges]:
    """Ranges that the rules count besides words; `classes` are resolved."""
    others = []
    if rules.marks:
        mark = ((classes == 0) | (classes > INVISIBLE)) & (units != 0)
        others.append(_single(units, np.flatnonzero(mark).astype(np.int32), paired))
    if rules.spaces:
        others.append(_blanks(units, classes))
    return others


def in_order(ranges: list[Ranges]) -> Ranges:
    """Merge disjoint ranges, sorted by start."""
    if len(ranges) == 1:
        return ranges[0]
    starts = np.concatenate([first for first, _ in ranges])
    ends = np.concatenate([last for _, last in ranges])
    order = np.argsort(starts, kind="stable")
    return starts[order], ends[order]


def _single(units: UInt16, where: Int32, paired: bool) -> Ranges:
    """Ranges of characters that are words of their own; a surrogate pair is one character."""
    if not paired:
        return where, where + np.int32(1)
    where = where[(units[where] & 0xFC00) != 0xDC00]
    high = (units[where] & 0xFC00) == 0xD800
    return where, where + np.int32(1) + high.astype(np.int32)


def _blanks(units: UInt16, classes: UInt8) -> Ranges:
    """Ranges of runs of white space that are more than one blank."""
    inside = np.zeros(len(classes) + 2, np.int8)
    inside[1:-1] = classes == SPACE
    edges = np.flatnonzero(np.diff(inside)).astype(np.int32)
    starts, ends = edges[0::2], edges[1::2]
    long = (ends - starts > 1) | (units[starts] != ord(" "))
    return starts[long], ends[long]


def to_code_points(units: UInt16, positions: Int32) -> Int32:
    """Positions in code units as positions in code points."""
    low = (units & 0xFC00) == 0xDC00
    before = np.concatenate((np.zeros(1, np.int32), np.cumsum(low, dtype=np.int32)))
    return positions - before[positions]


_LONG_WORD = 64
_MASKS = np.array([(1 << (16 * units)) - 1 for units in range(4)] + [2**64 - 1], np.uint64)
_MIX_1 = np.uint64(0x9E3779B97F4A7C15)  # odd constants of splitmix64
_MIX_2 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_3 = np.uint64(0x94D049BB133111EB)


PIECE = 1 << 16
"""Characters processed at once: their temporary arrays stay in a second-level cache (32k to 128k perform the same)."""

_BLANKS = re.compile(r"\s+")


@frozen
class Source:
    """A text to find words in; `spans` (n, 2) are its words if a language has found them already."""

    text: str
    language: str = ""
    spans: Int32 | None = None


@frozen
class Words:
    """Words of one text: half-open spans in code points and vocabulary numbers, each of shape (n,)."""

    start: Int32
    end: Int32
    number: Int32


@dataclass(slots=True, eq=False, repr=False)
class _Piece:
    """Parts of several texts to process together: (text number, offset in it, part)."""

    parts: list[tuple[int, int, str]]
    language: str
    size: int = 0


def find_words(
    sources: Sequence[Source], vocabulary: Vocabulary, rules: Rules, observer: Observer = SILENT
) -> list[Words]:
    """Find the words of every text."""
    found: list[list[Words]] = [[] for _ in sources]
    for index, source in enumerate(watched(sources, observer)):
        if source.spans is not None:
            found[index].append(_given_words(source, vocabulary, rules))
    done, total = 0, sum(len(source.text) for source in sources)
    for piece in _pieces(sources, observer):
        observer.check()
        parts = zip(piece.parts, _words_of(piece, vocabulary, rules), strict=True)
        for (index, offset, _), words in watched(parts, observer):
            shift = np.int32(offset)
            found[index].append(Words(words.start + shift, words.end + shift, words.number) if offset else words)
        done += piece.size
        observer.progress(Progress("words", done, total))
    return [_join(words) for words in watched(found, observer)]


def _pieces(sources: Sequence[Source], observer: Observer) -> Iterator[_Piece]:
    """Cut and join texts without given words into pieces of one language each."""
    piece = _Piece([], "")
    for index, source in enumerate(watched(sources, observer)):
        if source.spans is not None:
            continue
        if piece.parts and (source.language != piece.language or piece.size + len(source.text) > PIECE):
            yield piece
            piece = _Piece([], source.language)
        piece.language = source.language
        for offset, part in cuts(source.text):
            piece.parts.append((index, offset, part))
            piece.size += len(part)
            if piece.size > PIECE:
                yield piece
                piece = _Piece([], source.language)
    if piece.parts:
        yield piece


def cuts(text: str) -> Iterator[tuple[int, str]]:
    """Cut a long text after white space; a stretch without any stays whole."""
    start = 0
    # Never in the middle of a run of white space, which may count as a word.
    while len(text) - start > 2 * PIECE and (cut := _BLANKS.search(text, start + PIECE)):
        yield start, text[start : cut.end()]
        start = cut.end()
    yield start, text[start:] if start else text


def _words_of(piece: _Piece, vocabulary: Vocabulary, rules: Rules) -> Iterator[Words]:
    texts = [part for _, _, part in piece.parts]
    # NUL separates two texts: it is not part of a word, and no run of white space crosses it.
    joined = "\0".join(texts) + "\0"
    units, classes, paired = units_of(joined)
    resolve(classes)
    starts, ends = find_ranges(units, classes, rules, paired)
    hashes = word_hashes(units, starts, ends)
    if paired:
        starts, ends = to_code_points(units, starts), to_code_points(units, ends)
    numbers = vocabulary.number(hashes, piece.language, joined, starts, ends)
    borders = np.cumsum([0, *(len(text) + 1 for text in texts)])
    cuts = np.searchsorted(starts, borders)
    base = np.repeat(borders[:-1].astype(np.int32), np.diff(cuts))
    starts, ends = starts - base, ends - base
    for first, last in pairwise(cuts.tolist()):
        yield Words(starts[first:last], ends[first:last], numbers[first:last])


def _given_words(source: Source, vocabulary: Vocabulary, rules: Rules) -> Words:
    """Words whose spans a language has found, and additional ones of the rules."""
    assert source.spans is not None
    units, classes, paired = units_of(source.text)
    spans = np.ascontiguousarray(source.spans, np.int32).reshape(-1, 2)
    starts, ends = spans[:, 0], spans[:, 1]
    if paired:  # code points as units: every unit that is not a low half begins one
        unit_of = np.append(np.flatnonzero((units & 0xFC00) != 0xDC00), len(units)).astype(np.int32)
        starts, ends = unit_of[starts], unit_of[ends]
    resolve(classes)
    starts, ends = in_order([(starts, ends), *other_ranges(units, classes, rules, paired)])
    hashes = word_hashes(units, starts, ends)
    if paired:
        starts, ends = to_code_points(units, starts), to_code_points(units, ends)
    return Words(starts, ends, vocabulary.number(hashes, source.language, source.text, starts, ends))


def _join(words: list[Words]) -> Words:
    if len(words) == 1:
        return words[0]
    if not words:
        empty = np.zeros(0, np.int32)
        return Words(empty, empty, empty)
    return Words(
        np.concatenate([part.start for part in words]),
        np.concatenate([part.end for part in words]),
        np.concatenate([part.number for part in words]),
    )


def word_hashes(units: UInt16, starts: Positions, ends: Positions) -> UInt64:
    """A 64-bit hash of each range of code units, four units at a time; equal spellings have equal hashes.

    No range contains a NUL, so that padding the last four with zeros creates no equal words.
    """
    padded = np.zeros(len(units) + 4, np.uint16)
    padded[: len(units)] = units
    lanes = np.ndarray((len(units) + 1,), "<u8", buffer=padded.data, strides=(2,))
    first = starts.astype(np.intp)  # numpy would convert narrower indices at every look-up
    left = ends - first
    hashes: UInt64 = lanes[first]
    hashes &= _MASKS.take(left, mode="clip")
    hashes *= _MIX_1
    hashes ^= hashes >> np.uint64(32)
    offset = 4
    longer = np.flatnonzero(left > offset)
    while len(longer) and offset < _LONG_WORD:
        rest = left[longer] - offset
        lane = lanes[first[longer] + offset]
        lane &= _MASKS.take(rest, mode="clip")
        lane ^= hashes[longer]
        lane *= _MIX_2
        lane ^= lane >> np.uint64(29)
        hashes[longer] = lane
        longer = longer[rest > 4]
        offset += 4
    hashes *= _MIX_3
    hashes ^= hashes >> np.uint64(32)
    # A "word" of a million letters would take that many rounds: the few long ones are hashed one by one.
    for index in longer.tolist():
        hashes[index] = mmh3.hash64(units[starts[index] : ends[index]].tobytes(), signed=False)[0]
    return hashes
