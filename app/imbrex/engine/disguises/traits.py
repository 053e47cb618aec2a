"""Traits: what mending has to know of every spelling, asked and worked out once for each."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.disguises.reading import read
from imbrex.engine.disguises.scripts import LATIN, lookalikes, script_of_language, scripts_in
from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Disguises
from imbrex.engine.tokens import Int32
from imbrex.engine.vocabulary import Vocabulary

LONGEST = 40
"""Letters; longer chains are no words, and would have too many pieces."""

_BATCH = 4000  # words asked in one go, so that Cancel is heard
_LONGEST_TIE = 5  # characters of a letter, an apostrophe and what it ties
_ALL = Disguises()


_ROMAN = re.compile("[IVXLCDM]+")  # written with Latin letters in every alphabet


def _none() -> NDArray[np.bool_]:
    return np.zeros(0, np.bool_)


@dataclass(slots=True)
class Traits:
    """Columns by the number of a spelling.

    Attributes:
        asked: whether the others are known.
        unknown: letters only, apostrophes apart, and no word of its language.
        letter: a single letter.
        tail: a single letter with what an apostrophe ties to it ("n's").
        head: the same the other way round ("l'a").
        small: small letters only.
        own: written in the alphabet of its language.
        foreign: written in another alphabet, but like a word of its language letter for letter.
        numeral: a word that numbers are written with.
    """

    asked: NDArray[np.bool_] = field(default_factory=_none)
    unknown: NDArray[np.bool_] = field(default_factory=_none)
    letter: NDArray[np.bool_] = field(default_factory=_none)
    tail: NDArray[np.bool_] = field(default_factory=_none)
    head: NDArray[np.bool_] = field(default_factory=_none)
    small: NDArray[np.bool_] = field(default_factory=_none)
    own: NDArray[np.bool_] = field(default_factory=_none)
    foreign: NDArray[np.bool_] = field(default_factory=_none)
    numeral: NDArray[np.bool_] = field(default_factory=_none)

    def grow(self, count: int) -> None:
        """Make room for so many spellings."""
        for column in fields(self):
            old = getattr(self, column.name)
            setattr(self, column.name, np.concatenate((old, np.zeros(count - len(old), np.bool_))))


class Lookup:
    """Finds the traits of the spellings of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.traits = Traits()
        self._answers: dict[tuple[str, str], bool] = {}

    def learn(self, numbers: Int32, language: Language, observer: Observer = SILENT) -> Traits:
        """Know the traits of these spellings, all of one language."""
        traits = self.traits
        traits.grow(len(self.vocabulary))
        met = np.zeros(len(traits.asked), np.bool_)
        met[numbers] = True
        new = np.flatnonzero(met & ~traits.asked)
        if len(new):
            self._learn(new, [self.reading(number) for number in new.tolist()], language, observer)
            traits.asked[new] = True
        return traits

    def known(self, words: Sequence[str], language: Language, observer: Observer = SILENT) -> list[bool]:
        """Whether each text is a word of the language; those that are asked again are remembered."""
        code = language.code
        missing = list(dict.fromkeys(word for word in words if (code, word) not in self._answers))
        self._answers.update(zip(((code, word) for word in missing), _ask(missing, language, observer), strict=True))
        return [self._answers[code, word] for word in words]

    def reading(self, number: int) -> str:
        """The spelling with its other disguises undone."""
        vocabulary = self.vocabulary
        raw = vocabulary.raw.get(number)
        return vocabulary.spellings[number] if raw is None else read(raw, vocabulary.languages[number], _ALL)[0]

    def folded(self, numbers: Sequence[int]) -> list[str]:
        """Each spelling with its other disguises undone, in small letters."""
        vocabulary = self.vocabulary
        if not vocabulary.raw:
            spellings = [vocabulary.spellings[number] for number in numbers]
            together = "\0".join(spellings).casefold().split("\0")
            if len(together) == len(spellings):
                return together
        return [self.reading(number).casefold() for number in numbers]

    def foreign_reading(self, number: int, language: Language) -> str:
        """A word of look-alikes in the alphabet of the language."""
        return self.reading(number).translate(lookalikes(script_of_language(language.code), exact=True))

    def _learn(self, new: NDArray[np.intp], words: list[str], language: Language, observer: Observer) -> None:
        traits = self.traits
        traits.small[new] = [word.islower() for word in words]
        traits.letter[new] = [len(word) == 1 and word.isalpha() for word in words]
        traits.tail[new] = [word[1:2] == "'" and word[0].isalpha() and 2 < len(word) <= _LONGEST_TIE for word in words]
        traits.head[new] = [
            word[-2:-1] == "'" and word[-1].isalpha() and 2 < len(word) <= _LONGEST_TIE for word in words
        ]
        if language.number_words:
            traits.numeral[new] = [word.lower() in language.number_words for word in words]
        if language.has_dictionary:
            asked = np.array([1 < len(word) <= LONGEST and is_word(word) for word in words], np.bool_)
            known = _ask(
                [word for word, wanted in zip(words, asked.tolist(), strict=True) if wanted], language, observer
            )
            traits.unknown[new[asked]] = ~np.array(known, np.bool_)
        script = script_of_language(language.code)
        if script:
            self._learn_scripts(new, words, script, language, observer)

    def _learn_scripts(
        self, new: NDArray[np.intp], words: list[str], script: str, language: Language, observer: Observer
    ) -> None:
        written = [_script(word) for word in words]
        self.traits.own[new] = [one == script for one in written]
        table = lookalikes(script, exact=True)
        other = [index for index, one in enumerate(written) if one not in {"", script}]
        able = [index for index in other if _script(words[index].translate(table)) == script]
        able = [index for index in able if not _ROMAN.fullmatch(words[index]) and not _is_label(words[index])]
        known = self.known([words[index].translate(table) for index in able], language, observer)
        self.traits.foreign[new[able]] = known


def is_word(text: str) -> bool:
    """Whether a text is letters with no more than an apostrophe between two."""
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
    """The one alphabet that a word is written in; empty where it has none or several."""
    if word.isascii():
        return LATIN if word.isalpha() else ""
    scripts = scripts_in(word)
    return next(iter(scripts)) if len(scripts) == 1 else ""
