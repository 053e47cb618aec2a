"""Words: where the words of texts stand, and which word of the vocabulary each one is.

Texts are joined into pieces of about 64k characters before numpy looks at them: small texts would otherwise drown in
calls, and long ones in cache misses.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.characters import resolve, units_of
from imbrex.engine.text.ranges import Rules, find_ranges, in_order, other_ranges, to_code_points
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.word_hashes import word_hashes

PIECE = 1 << 16
"""Characters looked at in one go: their temporary arrays stay in a second-level cache (32k to 128k are alike)."""

_BLANKS = re.compile(r"\s+")


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
    """Words whose places a language has found, and what the rules count besides."""
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
