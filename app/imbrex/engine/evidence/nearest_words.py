"""Nearest words: the dictionary word that a misspelling was probably meant to be.

At distance one, the dictionary is asked for all results of a one-letter slip (Damerau 1964: letters omitted, inserted,
transposed or replaced are four of five misspellings). At distance two there are too many, so only the words of the
class are tried, which include the correct spelling if any document has it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from imbrex.engine.language import Language
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.edit_distance import edits

SHORTEST = 5
"""Letters: nearly every chain of four is one edit from some word."""
SHORTEST_ALONE = 6
"""Letters, if no document of the class has the correct spelling: a dictionary has a word near nearly every short
chain."""
SHORTEST_TWO = 8
"""Letters, for two slips."""
_LETTERS = 40
"""Different letters that are tried: more than any alphabet has; a text may have thousands."""
_UNLIKE = 4
"""Letters that only one of two words has, at distance two: each slip changes two at most."""
_TRIED = 500
"""Words of the class compared with a misspelling, letter by letter: among the 38,000 words of two novels there are 40
in the median, and more than these for one word of a hundred."""
_AT_ONCE = 50  # words between two checks of the observer, when compared letter by letter
_ENDING = 2
"""Letters of an ending that may make a word another form of its prefix."""
_DOUBLE = re.compile(r"(.)\1")


class Nearness:
    """Finds the nearest words of misspellings in one language."""

    def __init__(self, language: Language, words: Iterable[str]) -> None:
        """Search `words` first: those of the class, in lower case, known or not."""
        self._language = language
        self._words = frozenset(words)
        counts = Counter("".join(sorted(self._words)))
        self._letters = sorted([letter for letter, _ in counts.most_common() if letter.isalpha()][:_LETTERS])
        self._by_start: dict[tuple[str, int], list[tuple[str, int]]] | None = None

    def find(self, words: Sequence[str], observer: Observer) -> dict[str, str]:
        """The nearest word of each of some unknown words; those without one are omitted."""
        found: dict[str, str] = {}
        for word in words:
            observer.check()
            if len(word) >= SHORTEST and (near := self._near(word, observer)):
                found[word] = near
        return found

    def _near(self, word: str, observer: Observer) -> str:
        made = watched(slips(word, self._letters), observer)
        one = sorted({other for other in made if len(other) >= SHORTEST} - {word})
        here = [other for other in watched(one, observer) if other in self._words]
        if near := self._first(word, here):
            return near
        if any(self._is_form(word, other) for other in here):
            return ""
        if len(word) >= SHORTEST_ALONE and (near := self._first(word, one)):
            return near
        return self._first(word, self._two_away(word, observer)) if len(word) >= SHORTEST_TWO else ""

    def _first(self, word: str, others: Sequence[str]) -> str:
        """The first word that is in the dictionary and not another form of the same word."""
        known = self._language.known(others) if others else []
        chosen = [other for other, is_known in zip(others, known, strict=True) if is_known]
        return next((other for other in chosen if not self._is_form(word, other)), "")

    def _is_form(self, word: str, other: str) -> bool:
        """Whether two words may be forms of one, one of them missing from the dictionary."""
        if doubles(word, other):
            return False
        short, long = sorted((word, other), key=len)
        if long.startswith(short) and len(long) - len(short) <= _ENDING:
            return True
        if not self._language.has_stems:
            return False
        stems = self._language.stems([word, other])
        return stems[0] == stems[1]

    def _two_away(self, word: str, observer: Observer) -> list[str]:
        """Words of the class with the same first letter, where slips are rare."""
        if self._by_start is None:
            by_start: dict[tuple[str, int], list[tuple[str, int]]] = {}
            for other in watched(sorted(self._words), observer, _AT_ONCE):
                by_start.setdefault((other[:1], len(other)), []).append((other, _letters_of(other)))
            self._by_start = by_start  # complete: a cancelled build starts over
        letters, lengths = _letters_of(word), range(len(word) - 2, len(word) + 3)
        rows = (self._by_start.get((word[:1], length), ()) for length in lengths)
        others = watched((one for row in rows for one in row), observer)
        alike = [other for other, its in others if (letters ^ its).bit_count() <= _UNLIKE]
        tried = watched(alike[:_TRIED], observer, 1)
        return [other for other in tried if other != word and edits(word, other, 2) == 2]


def _letters_of(word: str) -> int:
    """A bit for each letter of a word; two letters may share one."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 63)
    return bits


def slips(word: str, letters: Sequence[str]) -> Iterator[str]:
    """All results of one slip: a letter omitted, replaced, inserted, or two transposed."""
    for place in range(len(word) + 1):
        head, tail = word[:place], word[place:]
        if tail:
            yield head + tail[1:]
            yield from (head + letter + tail[1:] for letter in letters)
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        yield from (head + letter + tail for letter in letters)


def doubles(one: str, other: str) -> bool:
    """Whether two words differ by doubled letters alone, which never make another form of a word."""
    return one != other and _DOUBLE.sub(r"\1", one) == _DOUBLE.sub(r"\1", other)
