"""Reversed text: text written from its end to its beginning, or with the letters of each word in reverse.

Stop words tell: hardly any is another one in reverse.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.displayed_text import mirrored
from imbrex.engine.text.late_pattern import late

_SHORTEST = 3  # letters of a stop word; shorter ones are words of other languages in reverse
_FEWEST = 4  # reversed stop words, of which three are distinct
_DISTINCT = 3
_TIMES = 3  # as many as others
_SHARE = 0.06  # of all words; Russian has twice as many
_WORD = late(r"[^\W\d_]+")
_LINE = late(r"[^\r\n]+")
_MARKS = ".,;:!?\u2026"
_AFTER = late(rf"(?<=\w)[{_MARKS}](?!\w)")
_BEFORE = late(rf"(?<!\w)[{_MARKS}](?=\w)")


def find_reversed(text: str, stop_words: frozenset[str], observer: Observer = SILENT) -> Iterator[tuple[int, int, str]]:
    """Start and end of what is reversed, the whole text or lines of it, and how it reads."""
    forward, backward = _both(stop_words)
    lower = text.lower()
    words = lower.split()
    if sum(map(words.count, backward.intersection(words))) < _DISTINCT:  # a quick test
        return
    if len(backward.intersection(_WORD.findall(lower))) < _DISTINCT:  # nor has any line
        return
    observer.check()
    is_whole = _is_reversed(text, forward, backward, observer)
    if is_whole and not _is_by_lines(text):
        yield 0, len(text), _read(text)
        return
    for line in watched(_LINE.finditer(text), observer):
        if is_whole or _is_reversed(line[0], forward, backward, observer):
            yield *line.span(), _read(line[0])


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


def _is_reversed(text: str, forward: frozenset[str], backward: frozenset[str], observer: Observer) -> bool:
    words: Sequence[str] = _WORD.findall(text.lower())
    found = [word for word in watched(words, observer) if word in backward]
    if len(found) < max(_FEWEST, _SHARE * len(words)) or len(set(found)) < _DISTINCT:
        return False
    return len(found) > _TIMES * sum(map(forward.__contains__, words))


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
