"""Pymorphy: Russian and Ukrainian, by pymorphy3."""

from collections.abc import Callable, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.text.late_pattern import late
from imbrex.languages.plain import Listed
from imbrex.languages.snowball import stemmer
from imbrex.languages.words import LONGEST, simplified

if TYPE_CHECKING:
    from imbrex.languages.likeliest_parse import Parser

_REMEMBERED = 1 << 16
_CYRILLIC = late(r"[а-џґ](?:['-]?[а-џґ])*")


class Pymorphy(Listed):
    """Lemmas and parts of speech by pymorphy3, stop words and the parts of speech of function words from the list.

    The dictionary parses words without context, and often prefers a rare reading of a function word (Ukrainian "на" as
    a particle, "за" as an adverb); the list is more reliable. Words that are not entirely in Cyrillic are unchanged:
    the morphology does not know them, and a Latin letter in a Cyrillic word must not vanish here.
    """

    has_lemmas = True
    has_dictionary = True
    knows_starts = True
    has_numerals = True
    parts_are_listed = False

    @property
    def known_parts(self) -> PartOfSpeech:
        """All but determiners, which the grammar calls pronouns."""
        from imbrex.languages.likeliest_parse import PARTS  # noqa: PLC0415 - not for other languages

        return reduce(or_, PARTS.values())

    @cached_property
    def _parser(self) -> "Parser":
        from pymorphy3 import MorphAnalyzer, lang  # noqa: PLC0415 - a dictionary of megabytes, loaded on demand

        from imbrex.languages.likeliest_parse import Parser  # noqa: PLC0415 - as above

        return Parser(MorphAnalyzer(lang=self.code), getattr(lang, self.code), self.word_list.parts)

    @cached_property
    def _found(self) -> dict[str, tuple[str, int]]:
        """Lemma and part of speech by word, because the two are requested in turn."""
        return {}

    def _looked_up(self, words: Sequence[str]) -> list[tuple[str, int]]:
        """Lemma and part of speech of each word."""
        simple, remembered = simplified(words), self._found
        found = {word: remembered.get(word) for word in simple}
        missing = [word for word, answer in found.items() if answer is None]
        parsed = [word for word in missing if self.knows(word)]
        new = {word: (word, self.listed_part(word)) for word in missing}
        new.update(zip(parsed, self._parser.look_up(parsed) if parsed else (), strict=True))
        if len(remembered) + len(new) > _REMEMBERED:
            remembered.clear()
        remembered.update(new)
        return [found[word] or new[word] for word in simple]

    def lemmas(self, words: Sequence[str]) -> list[str]:
        """Nominative singular, infinitive and so on, with ё where the dictionary has it."""
        return [lemma for lemma, _ in self._looked_up(words)]

    def known(self, words: Sequence[str]) -> list[bool]:
        """Whether the dictionary has the word in any form."""
        return self._parser.has(simplified(words))

    def starts(self, words: Sequence[str]) -> list[bool]:
        """Whether words of the dictionary begin with each of these."""
        return self._parser.has_words_with(simplified(words))

    def parts_of_speech(self, words: Sequence[str]) -> list[int]:
        """The listed masks; for words that are not listed, the part of speech of the likeliest parse."""
        return [part for _, part in self._looked_up(words)]

    def knows(self, word: str) -> bool:
        """Whether the morphology supports a simplified word."""
        return len(word) <= LONGEST and _CYRILLIC.fullmatch(word) is not None


class Russian(Pymorphy):
    """Morphology by pymorphy3, stems by Snowball."""

    code = "ru"
    name = "Russian"
    has_stems = True

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        return stemmer(self.code)

    def stems(self, words: Sequence[str]) -> list[str]:
        """Snowball's stems of Cyrillic words only: it would turn Latin look-alikes into Cyrillic letters."""
        return [self._stem(word) if self.knows(word) else word for word in simplified(words)]


class Ukrainian(Pymorphy):
    """Morphology by pymorphy3, whose dictionary has ASCII apostrophes only; there is no Snowball stemmer."""

    code = "uk"
    name = "Ukrainian"
