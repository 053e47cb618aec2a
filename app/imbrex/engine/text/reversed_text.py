"""Reversed text: text written from its end to its beginning, or with the letters of each word in reverse.

Stop words tell: hardly any is another one in reverse.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt16, UInt64, among
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.displayed_text import mirrored
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.vocabulary import clean
from imbrex.engine.text.words import PIECE, cuts, word_hashes

_SHORTEST = 3  # letters of a stop word; shorter ones are words of other languages in reverse
_FEWEST = 4  # reversed stop words, of which three are distinct
_DISTINCT = 3
FEWEST_REVERSED = _DISTINCT
"""Reversed stop words of a text, without which nothing in it is reversed."""
_TIMES = 3  # as many as others
_SHARE = 0.06  # of all words; Russian has twice as many
_WORD = late(r"[^\W\d_]+")
_LINE = late(r"[^\r\n]+")
_LINE_END = late(r"[\r\n]")
_MARKS = ".,;:!?\u2026"
_AFTER = late(rf"(?<=\w)[{_MARKS}](?!\w)")
_BEFORE = late(rf"(?<!\w)[{_MARKS}](?=\w)")


def find_reversed(text: str, stop_words: frozenset[str], observer: Observer = SILENT) -> Iterator[tuple[int, int, str]]:
    """Start and end of what is reversed, the whole text or lines of it, and how it reads."""
    forward, backward = _both(stop_words)
    if len(text) <= PIECE and _has_few(text.lower(), backward):  # quicker for short texts
        return
    lines, may_be_whole = _suspects(text, backward, observer)
    lines = [line for line in watched(lines, observer) if _is_reversed(line[0], forward, backward, observer)]
    if not lines and not may_be_whole:
        return
    lower = text.lower()
    if _has_few(lower, backward):
        return
    if len(backward.intersection(_WORD.findall(lower))) < _DISTINCT:  # nor has any line
        return
    observer.check()
    is_whole = may_be_whole and _is_reversed(text, forward, backward, observer)
    if is_whole and not _is_by_lines(text):
        yield 0, len(text), _read(text)
        return
    for line in watched(_LINE.finditer(text) if is_whole else lines, observer):
        yield *line.span(), _read(line[0])


def _has_few(lower: str, backward: frozenset[str]) -> bool:
    """Whether hardly any words between blanks are reversed stop words."""
    return sum(map(backward.__contains__, lower.split())) < _DISTINCT


def unreversed(text: str, ranges: Sequence[tuple[int, int]]) -> str:
    """The text with these ranges as they read, as long as it was."""
    pieces: list[str] = []
    position = 0
    for start, end in ranges:
        pieces += text[position:start], _read(text[start:end])
        position = end
    return "".join([*pieces, text[position:]]) if pieces else text


@cache
def _both(stop_words: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Stop words that tell, and these in reverse."""
    reverse = {word[::-1] for word in stop_words}
    forward = frozenset(word for word in stop_words if len(word) >= _SHORTEST and word not in reverse)
    return forward, frozenset(word[::-1] for word in forward)


def are_reversed(spellings: Sequence[str], stop_words: frozenset[str]) -> Bools:
    """Which of the words that were found in texts are reversed stop words, or may be a part of one."""
    wanted = _with_parts(_both(stop_words)[1])
    words = "\0".join(spellings).lower().split("\0")
    if len(words) != len(spellings):  # the separator is part of a word
        words = [spelling.lower() for spelling in spellings]
    return np.fromiter(map(wanted.__contains__, words), np.bool_, len(words))


@cache
def _with_parts(backward: frozenset[str]) -> frozenset[str]:
    """These words, and what is found in a text of one: a part if it has a hyphen."""
    parts = (max(word.split("-"), key=len) for word in backward)
    return backward.union(parts, (word.lower() for word in clean(sorted(backward))))


def _is_reversed(text: str, forward: frozenset[str], backward: frozenset[str], observer: Observer) -> bool:
    words: Sequence[str] = _WORD.findall(text.lower())
    found = [word for word in watched(words, observer) if word in backward]
    if len(found) < max(_FEWEST, _SHARE * len(words)) or len(set(found)) < _DISTINCT:
        return False
    return len(found) > _TIMES * sum(map(forward.__contains__, words))


# A quick test, by hashes of all words, that most texts and nearly all lines pass.

_LENGTHENED = "\u0130"  # the only letter that is two characters in lower case
_BLOCK_BITS = 12
_FILTER_BITS = 16
_LANE = 4  # letters that are looked at together
_BEGINNINGS = np.array([(1 << (16 * letters)) - 1 for letters in range(_LANE)] + [2**64 - 1], np.uint64)
_MIX = np.uint64(0x9E3779B97F4A7C15)  # odd, so that no bit is lost


def _suspects(text: str, backward: frozenset[str], observer: Observer) -> tuple[list[re.Match[str]], bool]:
    """The lines that have enough reversed stop words to be reversed, and whether the whole text has."""
    if _LENGTHENED in text:
        return list(_LINE.finditer(text)), True
    hashes, is_wanted = _hashes(backward)
    places: list[int] = []
    count = 0
    for offset, part in watched(cuts(text), observer, 1):
        letters, starts, ends = _words_in(part)
        count += len(starts)
        near = is_wanted[_beginnings(letters, starts, ends)]  # few are
        starts, ends = starts[near], ends[near]
        places += (starts[among(word_hashes(letters, starts, ends), hashes)] + offset).tolist()
    may_be_whole = len(places) >= max(_FEWEST, _SHARE * count)
    lines = [line for line in _crowded(text, places) if may_be_whole or line.span() != (0, len(text))]
    return lines, may_be_whole


def _crowded(text: str, places: Sequence[int]) -> Iterator[re.Match[str]]:
    """The lines with enough of the places, which are in order."""
    if len(places) < _FEWEST:
        return
    end = inside = 0
    for place, last in zip(places, [*places[_FEWEST - 1 :], *[len(text)] * (_FEWEST - 1)], strict=True):
        if place < inside:  # of a line that was found
            continue
        if place >= end:
            ended = _LINE_END.search(text, place)
            start, end = end, ended.start() if ended else len(text)
        if last < end:
            begin = max(text.rfind("\n", start, place), text.rfind("\r", start, place), start - 1) + 1
            line = _LINE.match(text, begin)
            assert line is not None
            yield line
            inside = end


@cache
def _hashes(backward: frozenset[str]) -> tuple[UInt64, Bools]:
    """The hashes of the words among these that are letters only, and which beginnings any of them has."""
    letters, starts, ends = _words_in(" ".join(sorted(filter(_WORD.fullmatch, backward))))
    is_wanted = np.zeros(1 << _FILTER_BITS, np.bool_)
    is_wanted[_beginnings(letters, starts, ends)] = True
    return word_hashes(letters, starts, ends), is_wanted


def _words_in(text: str) -> tuple[UInt16, Int64, Int64]:
    """The letters of a text as from `_letters`, with a few zeros behind them, and start and end of each run of them."""
    found = _letters(text)
    letters = np.zeros(len(found) + _LANE, np.uint16)
    letters[: len(found)] = found
    inside = np.zeros(len(letters) + 1, np.bool_)
    np.not_equal(letters, 0, out=inside[1:])
    edges = np.flatnonzero(inside[1:] != inside[:-1])
    return letters, edges[0::2], edges[1::2]


def _beginnings(letters: UInt16, starts: Int64, ends: Int64) -> UInt64:
    """Some bits of a hash of the first four letters of each word; shorter ones have zeros behind them."""
    lanes = np.ndarray((len(letters) - _LANE + 1,), "<u8", buffer=letters.data, strides=(2,))
    found: UInt64 = lanes[starts] & _BEGINNINGS.take(ends - starts, mode="clip")
    return (found * _MIX) >> np.uint64(64 - _FILTER_BITS)


def _letters(text: str) -> UInt16:
    """The letters of a text in lower case as code units, and 0 for each other one and for half a character."""
    if text.isascii():
        return np.frombuffer(text.encode().translate(_ascii_letters()), np.uint8).astype(np.uint16)
    units = np.frombuffer(text.encode("utf-16-le", "surrogatepass"), np.uint16)
    return _table((int(units.max()) >> _BLOCK_BITS) + 1)[units]


@cache
def _ascii_letters() -> bytes:
    return _block(0)[:256].astype(np.uint8).tobytes()


@cache
def _table(blocks: int) -> UInt16:
    return np.concatenate([_block(number) for number in range(blocks)])


@cache
def _block(number: int) -> NDArray[np.uint16]:
    characters = list(map(chr, range(number << _BLOCK_BITS, (number + 1) << _BLOCK_BITS)))
    lower = "".join(characters).replace(_LENGTHENED, "i").lower().replace("ς", "σ")
    units = np.frombuffer(lower.encode("utf-16-le", "surrogatepass"), np.uint16).copy()
    units[[not one.isalnum() or one.isdecimal() for one in characters]] = 0
    return units


def _is_by_lines(text: str) -> bool:
    """Whether each line is reversed alone: then the first ends with a capital, and the last begins with a mark."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) == 1:
        return False
    return lines[0][-1].isupper() and lines[-1][0] in _MARKS and lines[0][0] not in _MARKS


def _read(text: str) -> str:
    """Reversed text as it reads: marks stand before words if all of it is, and after them if only words are."""
    if len(_AFTER.findall(text)) > len(_BEFORE.findall(text)):
        return _WORD.sub(lambda word: word[0][::-1], text)
    return mirrored(text)
