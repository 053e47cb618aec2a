"""Words: where the words of texts stand, and which word of the vocabulary each one is.

Texts are joined into pieces of about 64k characters before numpy looks at them: small texts would otherwise drown in
calls, and long ones in cache misses.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import mmh3
import numpy as np

from imbrex.engine.characters import INVISIBLE, SOLO, SPACE, WORD, UInt8, UInt16, resolve, units_of
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.tokens import Int32, UInt64
from imbrex.engine.vocabulary import Vocabulary

Ranges = tuple[Int32, Int32]
"""Starts and ends, half-open, of equal length."""

PIECE = 1 << 16
"""Characters looked at in one go: their temporary arrays stay in a second-level cache (32k to 128k are alike)."""

_BLANKS = re.compile(r"\s+")
_LONG_WORD = 64
_MASKS = np.array([(1 << (16 * units)) - 1 for units in range(4)] + [2**64 - 1], np.uint64)
_ADD = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)  # multipliers of splitmix64
_MIX_2 = np.uint64(0x94D049BB133111EB)


@dataclass(frozen=True, slots=True)
class Rules:
    """What counts as a word besides letters and digits."""

    marks: bool = False  # punctuation marks and symbols
    spaces: bool = False  # white space other than a single blank


@dataclass(frozen=True, slots=True)
class Source:
    """A text to find words in; `spans` (n, 2) are its words where a language has found them already."""

    text: str
    language: str = ""
    spans: Int32 | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """Words of one text: half-open places in code points and their numbers in the vocabulary, each of shape (n,)."""

    start: Int32
    end: Int32
    number: Int32


@dataclass(slots=True)
class _Piece:
    """Parts of several texts to look at together: (text number, offset in it, part)."""

    parts: list[tuple[int, int, str]]
    language: str
    size: int = 0


def find_words(
    sources: Sequence[Source], vocabulary: Vocabulary, rules: Rules, observer: Observer = SILENT
) -> list[Words]:
    """Find the words of every text."""
    found: list[list[Words]] = [[] for _ in sources]
    for index, source in enumerate(sources):
        if source.spans is not None:
            found[index].append(_given_words(source, vocabulary, rules))
    done, total = 0, sum(len(source.text) for source in sources)
    for piece in _pieces(sources):
        observer.check()
        for (index, offset, _), words in zip(piece.parts, _words_of(piece, vocabulary, rules), strict=True):
            shift = np.int32(offset)
            found[index].append(Words(words.start + shift, words.end + shift, words.number) if offset else words)
        done += piece.size
        observer.progress(Progress("words", done, total))
    return [_join(words) for words in found]


def _pieces(sources: Sequence[Source]) -> Iterator[_Piece]:
    """Cut and join texts without given words into pieces of one language each."""
    piece = _Piece([], "")
    for index, source in enumerate(sources):
        if source.spans is not None:
            continue
        if piece.parts and (source.language != piece.language or piece.size + len(source.text) > PIECE):
            yield piece
            piece = _Piece([], source.language)
        piece.language = source.language
        for offset, part in _cuts(source.text):
            piece.parts.append((index, offset, part))
            piece.size += len(part)
            if piece.size > PIECE:
                yield piece
                piece = _Piece([], source.language)
    if piece.parts:
        yield piece


def _cuts(text: str) -> Iterator[tuple[int, str]]:
    """Cut a long text after white space; a stretch without any stays whole."""
    start = 0
    # Never in the middle of a run of white space, which may count as a word.
    while len(text) - start > 2 * PIECE and (cut := _BLANKS.search(text, start + PIECE)):
        yield start, text[start : cut.end()]
        start = cut.end()
    yield start, text[start:] if start else text


def _words_of(piece: _Piece, vocabulary: Vocabulary, rules: Rules) -> Iterator[Words]:
    texts = [part for _, _, part in piece.parts]
    # NUL stands between two texts: it is no part of a word, and no run of white space reaches over it.
    joined = "\0".join(texts) + "\0"
    units, classes, paired = units_of(joined)
    starts, ends = _edges(units, classes, rules, paired)
    hashes = word_hashes(units, starts, ends)
    if paired:
        starts, ends = _code_points(units, starts), _code_points(units, ends)
    numbers = vocabulary.number(hashes, piece.language, joined, starts, ends)
    borders = np.cumsum([0, *(len(text) + 1 for text in texts)])
    cuts = np.searchsorted(starts, borders).tolist()
    for base, first, last in zip(borders.tolist(), cuts, cuts[1:], strict=False):
        where = slice(first, last)
        yield Words(starts[where] - np.int32(base), ends[where] - np.int32(base), numbers[where])


def _edges(units: UInt16, classes: UInt8, rules: Rules, paired: bool) -> Ranges:
    """Half-open unit ranges of all words, in order."""
    resolve(classes)
    inside = np.zeros(len(classes) + 1, np.int8)
    np.bitwise_and(classes, WORD, out=inside[1:], casting="unsafe")
    edges = np.flatnonzero(inside[1:] != inside[:-1]).astype(np.int32)
    found = [(edges[0::2], edges[1::2])]
    solo = np.flatnonzero(classes == SOLO).astype(np.int32)
    if len(solo):
        found.append(_single(units, solo, paired))
    return _in_order([*found, *_others(units, classes, rules, paired)])


def _others(units: UInt16, classes: UInt8, rules: Rules, paired: bool) -> list[Ranges]:
    """What the rules count besides words; `classes` are resolved."""
    others = []
    if rules.marks:
        mark = ((classes == 0) | (classes > INVISIBLE)) & (units != 0)
        others.append(_single(units, np.flatnonzero(mark).astype(np.int32), paired))
    if rules.spaces:
        others.append(_blanks(units, classes))
    return others


def _in_order(ranges: list[Ranges]) -> Ranges:
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


def word_hashes(units: UInt16, starts: Int32, ends: Int32) -> UInt64:
    """A 64-bit hash of each range of code units, four units at a time; equal spellings have equal hashes."""
    padded = np.zeros(len(units) + 4, np.uint16)
    padded[: len(units)] = units
    lanes = np.ndarray((len(units) + 1,), "<u8", buffer=padded.data, strides=(2,))
    left = ends - starts
    hashes: UInt64 = lanes[starts] & _MASKS[np.minimum(left, 4)]
    hashes ^= left.astype(np.uint64) * _ADD
    hashes ^= hashes >> np.uint64(32)
    hashes *= _MIX_1
    offset = 4
    longer = np.flatnonzero((left > offset) & (left <= _LONG_WORD))
    while len(longer):
        rest = left[longer] - np.int32(offset)
        lane = lanes[starts[longer] + np.int32(offset)] & _MASKS[np.minimum(rest, 4)]
        mixed = hashes[longer]
        mixed ^= mixed >> np.uint64(29)
        mixed *= _MIX_2
        mixed += lane * _ADD
        mixed ^= mixed >> np.uint64(32)
        hashes[longer] = mixed
        longer = longer[rest > 4]
        offset += 4
    hashes ^= hashes >> np.uint64(31)
    hashes *= _MIX_2
    hashes ^= hashes >> np.uint64(29)
    # A "word" of a million letters would take as many rounds: the few long ones are hashed one by one.
    for index in np.flatnonzero(left > _LONG_WORD).tolist():
        hashes[index] = mmh3.hash64(units[starts[index] : ends[index]].tobytes(), signed=False)[0]
    return hashes


def _code_points(units: UInt16, positions: Int32) -> Int32:
    """Positions in code units as positions in code points."""
    low = (units & 0xFC00) == 0xDC00
    before = np.concatenate((np.zeros(1, np.int32), np.cumsum(low, dtype=np.int32)))
    return positions - before[positions]


def _given_words(source: Source, vocabulary: Vocabulary, rules: Rules) -> Words:
    """Words whose places a language has found, and what the rules count besides."""
    assert source.spans is not None
    units, classes, paired = units_of(source.text)
    spans = np.ascontiguousarray(source.spans, np.int32).reshape(-1, 2)
    starts, ends = spans[:, 0], spans[:, 1]
    if paired:  # code points as units: every unit that is not a low half begins one
        unit_of = np.append(np.flatnonzero((units & 0xFC00) != 0xDC00), len(units)).astype(np.int32)
        starts, ends = unit_of[starts], unit_of[ends]
    resolve(classes)
    starts, ends = _in_order([(starts, ends), *_others(units, classes, rules, paired)])
    hashes = word_hashes(units, starts, ends)
    if paired:
        starts, ends = _code_points(units, starts), _code_points(units, ends)
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
