"""Spelling traits: properties of spellings needed for word repair, computed once for each, on demand."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools
from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.reversed_text import are_reversed
from imbrex.engine.text.undisguised_words import CYRILLIC, LATIN, lookalikes, read, script_of_language, scripts_in
from imbrex.engine.text.vocabulary import Vocabulary

LONGEST = 40
"""Letters; longer chains are not words, and would have too many pieces."""


_LOOKED_AT = 500  # words between two checks of the observer
_BATCH = 4000  # words per request, so that cancellation is prompt
_JUDGED = 500  # the same, where each may take a line or ten of ours
_REMEMBERED = 1 << 20  # cached answers of a language; the pieces of a book of spaced letters would fill the memory
_LONGEST_TIE = 5  # characters of a letter, an apostrophe and the text it joins
_ALL = Disguises()


_ROMAN = late("[IVXLCDM]+")  # written with Latin letters in every alphabet
_PLAINLY_CYRILLIC = late("[а-яА-ЯёЁіїєґІЇЄҐ]+")  # the usual case, ten times as fast


class Trait(Enum):
    """Possible property of a spelling."""

    UNKNOWN = auto()  # letters only, apostrophes ignored, and not a word of its language
    LETTER = auto()  # a single letter
    TAIL = auto()  # a single letter with the text that an apostrophe joins to it ("n's")
    HEAD = auto()  # the reverse ("l'a")
    SMALL = auto()  # lower-case letters only
    OWN = auto()  # written in the alphabet of its language
    FOREIGN = auto()  # written in another alphabet, but looks like a word of its language letter for letter
    STOP_WORD = auto()
    NUMERAL = auto()  # a word of which numbers consist
    DRAWN = auto()  # may be another word in letters of a similar shape
    BEYOND_ASCII = auto()


class Lookup:
    """Finds the traits of the spellings of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._columns: dict[Trait, Bools] = {}  # by the number of a spelling
        self._asked: dict[Trait, Bools] = {}
        self._readings: list[str] = []  # by the number of a spelling
        self._disguised = 0  # how many of these are none as they are written
        self._answers: dict[str, dict[str, bool]] = {}  # by the code of a language
        self._reversed: dict[str, Bools] = {}  # by the code of a language, then the number of a spelling

    def traits(
        self,
        trait: Trait,
        numbers: NDArray[np.int64],
        language: Language,
        observer: Observer = SILENT,
        judge: Callable[[list[str], str], list[bool]] | None = None,
    ) -> Bools:
        """Whether each spelling has a trait, by its number; valid for the given ones, all of one language.

        `judge` decides about words of a language, for a trait that is not known here.
        """
        self._grow(trait)
        new = numbers[~self._asked[trait][numbers]]
        size = _JUDGED if judge else _BATCH
        for first in range(0, len(new), size):
            observer.check()
            some = new[first : first + size]
            words = self.readings(some.tolist())
            found = {trait: judge(words, language.code)} if judge else None
            for one, answers in (found or self._find(trait, words, language, observer)).items():
                self._grow(one)
                self._columns[one][some] = answers
                self._asked[one][some] = True
        return self._columns[trait]

    def _grow(self, trait: Trait) -> None:
        """Make room for all spellings."""
        for columns in (self._columns, self._asked):
            old = columns.get(trait, np.zeros(0, np.bool_))
            if len(old) < len(self.vocabulary):
                # With room for more: texts that are checked one by one bring some new spellings each.
                size = max(len(self.vocabulary), len(old) * 5 // 4)
                columns[trait] = np.concatenate((old, np.zeros(size - len(old), np.bool_)))

    def reversed_stop_words(self, language: Language) -> Bools:
        """Which spellings are stop words of a language in reverse, or may be a part of one, by their numbers."""
        old = self._reversed.get(language.code, np.zeros(0, np.bool_))
        if len(old) < len(self.vocabulary):
            new = are_reversed(self.vocabulary.spellings[len(old) :], language.stop_words)
            old = self._reversed[language.code] = np.concatenate((old, new))
        return old

    def known(self, words: Sequence[str], language: Language, observer: Observer = SILENT) -> list[bool]:
        """Whether each text is a word of the language, with a cache."""
        remembered = self._answers.setdefault(language.code, {})
        observer.check()
        distinct = dict.fromkeys(words)  # a twentieth of a second for a million
        missing = [word for word in watched(distinct, observer, _LOOKED_AT) if word not in remembered]
        new = dict(zip(missing, _ask(missing, language, observer), strict=True))
        if len(remembered) + len(new) > _REMEMBERED:
            new = {word: new[word] if word in new else remembered[word] for word in distinct}
            remembered.clear()
        remembered.update(new)
        observer.check()
        return list(map(remembered.__getitem__, words))

    def reading(self, number: int) -> str:
        """The spelling with its other disguises undone."""
        return self.every_reading(SILENT)[number]

    def readings(self, numbers: Iterable[int], observer: Observer = SILENT) -> list[str]:
        """Spellings with their other disguises undone."""
        return list(map(self.every_reading(observer).__getitem__, numbers))

    def every_reading(self, observer: Observer) -> list[str]:
        """The readings of all spellings, by number; not to be changed."""
        vocabulary, first = self.vocabulary, len(self._readings)
        if first < len(vocabulary):
            new = vocabulary.spellings[first:]
            for number, raw in watched(islice(vocabulary.raw.items(), self._disguised, None), observer, _LOOKED_AT):
                new[number - first] = read(raw, vocabulary.languages[number], _ALL)[0]
            self._readings += new
            self._disguised = len(vocabulary.raw)
        return self._readings

    def folded(self, numbers: Sequence[int], observer: Observer = SILENT) -> list[str]:
        """Spellings with their other disguises undone, in lower case."""
        words = self.readings(numbers, observer)
        together = "\0".join(words).casefold().split("\0")
        # One call for all, unless the separator is part of a word.
        return together if len(together) == len(words) else [word.casefold() for word in words]

    def foreign_reading(self, number: int, language: Language) -> str:
        """A word of look-alikes, converted to the alphabet of the language."""
        return self.reading(number).translate(lookalikes(script_of_language(language.code), exact=True))

    def _find(
        self, trait: Trait, words: list[str], language: Language, observer: Observer
    ) -> dict[Trait, Sequence[bool] | Bools]:
        """A trait of words, and others that come at no extra cost."""
        if trait is Trait.UNKNOWN:
            return {trait: _unknown(words, language, observer)}
        if trait is Trait.BEYOND_ASCII:
            return {trait: [not word.isascii() for word in words]}
        if trait is Trait.SMALL:
            return {trait: list(map(str.islower, words))}
        if trait is Trait.STOP_WORD:
            return {trait: [word.lower() in language.stop_words for word in words]}
        if trait is Trait.NUMERAL:
            return {trait: [word.lower() in language.number_words for word in words]}
        if trait in {Trait.OWN, Trait.FOREIGN}:
            return self._scripts(words, language, observer)
        lengths = np.fromiter(map(len, words), np.int64, len(words))
        letter, tail, head = (np.zeros(len(words), np.bool_) for _ in range(3))
        for index in np.flatnonzero(lengths == 1).tolist():
            letter[index] = words[index].isalpha()
        for index in np.flatnonzero((lengths > 2) & (lengths <= _LONGEST_TIE)).tolist():
            word = words[index]
            if "'" in word:
                tail[index] = word[1] == "'" and word[0].isalpha()
                head[index] = word[-2] == "'" and word[-1].isalpha()
        return {Trait.LETTER: letter, Trait.TAIL: tail, Trait.HEAD: head}

    def _scripts(self, words: list[str], language: Language, observer: Observer) -> dict[Trait, Sequence[bool] | Bools]:
        script = script_of_language(language.code)
        foreign = np.zeros(len(words), np.bool_)
        if not script:
            return {Trait.OWN: foreign, Trait.FOREIGN: foreign}
        own = [False] * len(words) if script != LATIN else list(map(str.isalpha, words))
        # Latin letters are nearly always in ASCII: then no other alphabet is.
        asked = [index for index, word in enumerate(words) if script != LATIN or not word.isascii()]
        written = [_script(words[index]) for index in asked]
        for index, one in zip(asked, written, strict=True):
            own[index] = one == script
        table = lookalikes(script, exact=True)
        other = [index for index, one in zip(asked, written, strict=True) if one not in {"", script}]
        able = [index for index in other if _script(words[index].translate(table)) == script]
        able = [index for index in able if not _ROMAN.fullmatch(words[index]) and not _is_label(words[index])]
        foreign[able] = self.known([words[index].translate(table) for index in able], language, observer)
        return {Trait.OWN: own, Trait.FOREIGN: foreign}


def _unknown(words: list[str], language: Language, observer: Observer) -> Bools:
    unknown = np.zeros(len(words), np.bool_)
    if language.has_dictionary:
        is_plain = map(str.isalpha, words)
        rows = enumerate(zip(words, is_plain, strict=True))
        asked = [
            index
            for index, (word, plain) in rows
            if 1 < len(word) <= LONGEST and (plain or ("'" in word and is_word(word)))
        ]
        unknown[asked] = ~np.array(_ask([words[index] for index in asked], language, observer), np.bool_)
    return unknown


def is_word(text: str) -> bool:
    """Whether a text is letters with at most an apostrophe between two."""
    return text.isalpha() or (text.replace("'", "").isalpha() and "''" not in text and "'" not in (text[0], text[-1]))


def _ask(words: Sequence[str], language: Language, observer: Observer) -> list[bool]:
    answers: list[bool] = []
    for first in range(0, len(words), _BATCH):
        observer.check()
        answers += language.known(words[first : first + _BATCH])
    return answers


def _is_label(word: str) -> bool:
    """Whether a word is a single capital: "A" and "B" name things."""
    return len(word) == 1 and word.isupper()


def _script(word: str) -> str:
    """The one alphabet that a word is written in; empty if none or several."""
    if word.isascii():
        return LATIN if word.isalpha() else ""
    if _PLAINLY_CYRILLIC.fullmatch(word):
        return CYRILLIC
    scripts = scripts_in(word)
    return next(iter(scripts)) if len(scripts) == 1 else ""
