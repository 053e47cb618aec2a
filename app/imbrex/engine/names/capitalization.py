"""Capitalization: texts that contain a word, in lower case and capitalized."""

from collections.abc import Iterable, Sequence

from imbrex.engine.names.name_inflection import cases, stems
from imbrex.engine.names.romanization import is_cyrillic, sound
from imbrex.engine.names.word_letters import LONGEST_NAME, bare, distinct_words, is_lower
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document

_SEVERAL = -1
_FEW = 4
_COMMON = 4
_AT_ONCE = 50
"""Words between two checks of the observer: some tens of lines run for each of their letters."""


class SpelledWords:
    """The words of some documents, all in their `bare` form."""

    def __init__(self, documents: Sequence[Document], observer: Observer = SILENT) -> None:
        self._texts = len(documents)
        counts, owners = _count(documents, observer)
        self._small: dict[str, int] = {}  # the author who writes it so
        self._capital: dict[str, int] = {}  # number of texts
        for spelling, count in watched(counts.items(), observer):
            if len(spelling) > LONGEST_NAME:
                continue
            word = bare(spelling)
            if is_lower(spelling):
                owner = owners[spelling]
                self._small[word] = owner if self._small.get(word, owner) == owner else _SEVERAL
            else:
                self._capital[word] = max(count, self._capital.get(word, 0))
        cyrillic = [word for word in watched(self._capital, observer) if is_cyrillic(word) and word not in self._small]
        self._sounds = {sound(word) for word in watched(cyrillic, observer, _AT_ONCE)}

    def is_ordinary(self, word: str) -> bool:
        """Whether two authors or more write it in lower case."""
        return self._small.get(word) == _SEVERAL

    def is_ever_small(self, word: str) -> bool:
        """Whether any author writes it in lower case."""
        return word in self._small

    def is_proper(self, word: str) -> bool:
        """Whether it is in the texts, in either alphabet, and always capitalized."""
        return (word in self._capital and word not in self._small) or sound(word) in self._sounds

    def proper(self, words: Iterable[str], observer: Observer = SILENT) -> set[str]:
        """Select words that are never in lower case, in any inflection, and are in not too many texts."""
        by_stem: dict[str, list[str]] = {}
        by_sound: dict[str, list[str]] = {}
        chosen = set(words)
        for word in watched(sorted(chosen), observer, 1):
            for stem in stems(word):
                by_stem.setdefault(stem, []).append(word)
            if not is_cyrillic(word):
                by_sound.setdefault(sound(word), []).append(word)
        for text_word in watched(self._small, observer, _AT_ONCE):
            for stem in cases(text_word):
                chosen.difference_update(by_stem.get(stem, ()))
            if by_sound and is_cyrillic(text_word):
                chosen.difference_update(by_sound.get(sound(text_word), ()))
        for text_word, count in watched(self._capital.items(), observer, _AT_ONCE):
            if is_topic(count, self._texts):
                for stem in cases(text_word):
                    chosen.difference_update(by_stem.get(stem, ()))
        return chosen


def is_topic(count: int, texts: int) -> bool:
    """Whether a word is in more than a quarter of the texts, and in at least four: they are about it."""
    return count >= _FEW and count * _COMMON > texts


def _count(documents: Sequence[Document], observer: Observer) -> tuple[dict[str, int], dict[str, int]]:
    """Count the texts of each spelling, and number its author if it has only one."""
    numbers: dict[str, int] = {}
    counts: dict[str, int] = {}
    owners: dict[str, int] = {}
    for place, document in enumerate(documents):
        owner = numbers.setdefault(document.author or f"\0{place}", len(numbers))
        observer.check()
        for spelling in watched(distinct_words(document.text), observer):
            counts[spelling] = counts.get(spelling, 0) + 1
            if owners.setdefault(spelling, owner) != owner:
                owners[spelling] = _SEVERAL
    return counts, owners
