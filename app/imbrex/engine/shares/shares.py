"""Shares: the class of each word of a text, seen from one pair, and the five shares, which add up."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from imbrex.engine.arrays import UInt8
from imbrex.engine.percent import Rounded
from imbrex.values import frozen


class Percents(NamedTuple):
    """Whole percentages that sum to 100."""

    verbatim: int
    reworded: int
    excluded: int
    only_here: int
    translated: int = 0

    @property
    def headline(self) -> int:
        """Percentage of the text that is also in the other one."""
        return self.verbatim + self.reworded + self.translated


@frozen
class Shares:
    """The words of a text by their class; a fraction of each class has the short name.

    Attributes:
        verbatim_words: in a run that both texts share.
        reworded_words: changed or moved, inside a rewritten passage.
        excluded_words: quoted, or in a template or bibliography.
        only_here_words: all others.
        translated_words: inside a translated passage.
    """

    verbatim_words: int = 0
    reworded_words: int = 0
    excluded_words: int = 0
    only_here_words: int = 0
    translated_words: int = 0

    @property
    def words(self) -> int:
        """All words of the text."""
        return sum(self._counts())

    @property
    def headline_words(self) -> int:
        """Words that are also in the other text: verbatim, reworded or translated."""
        return self.verbatim_words + self.reworded_words + self.translated_words

    @property
    def verbatim(self) -> float:
        """Fraction of 1."""
        return self._fraction(self.verbatim_words)

    @property
    def reworded(self) -> float:
        """Fraction of 1."""
        return self._fraction(self.reworded_words)

    @property
    def translated(self) -> float:
        """Fraction of 1."""
        return self._fraction(self.translated_words)

    @property
    def excluded(self) -> float:
        """Fraction of 1."""
        return self._fraction(self.excluded_words)

    @property
    def only_here(self) -> float:
        """Fraction of 1; 1 for a text without words."""
        return self._fraction(self.only_here_words) if self.words else 1.0

    @property
    def headline(self) -> float:
        """Fraction of the text that is also in the other one: verbatim, reworded or translated."""
        shared = self.headline_words
        words = shared + self.excluded_words + self.only_here_words
        return shared / words if words else 0.0

    def fractions(self) -> dict[str, float]:
        """The five shares by name, fractions of 1, for records."""
        return {
            "verbatim": self.verbatim,
            "reworded": self.reworded,
            "excluded": self.excluded,
            "only_here": self.only_here,
            "translated": self.translated,
        }

    def percents(self) -> Percents:
        """The shares in whole percent, rounded so that they sum to 100 (largest remainder; the first of equals)."""
        counts = self._counts()
        words = sum(counts)
        if not words:
            return Percents(0, 0, 0, 100)
        whole = [100 * count // words for count in counts]
        if left := 100 - sum(whole):
            remainders = [100 * count % words for count in counts]
            for place in sorted(range(len(counts)), key=remainders.__getitem__, reverse=True)[:left]:
                whole[place] += 1
        return Percents(*whole)

    def _counts(self) -> tuple[int, int, int, int, int]:
        """The words in the order of `Percents`."""
        return (
            self.verbatim_words,
            self.reworded_words,
            self.excluded_words,
            self.only_here_words,
            self.translated_words,
        )

    def shown(self) -> tuple[Rounded, Rounded, Rounded, Rounded, Rounded]:
        """The percentages for display, in the order of `Percents`; none that is more than 0 or less than all says so.

        A share of a few words in thousands is "<1", its rest ">99".
        """
        verbatim, reworded, excluded, only_here, translated = self.percents()
        return (
            _shown(verbatim, self.verbatim),
            _shown(reworded, self.reworded),
            _shown(excluded, self.excluded),
            _shown(only_here, self.only_here),
            _shown(translated, self.translated),
        )

    def shown_headline(self) -> Rounded:
        """The headline for display: the sum of the two percentages displayed."""
        whole = self.percents().headline
        return Rounded(whole) if 0 < whole < 100 else _shown(whole, self.headline)

    def _fraction(self, words: int) -> float:
        return words / self.words if self.words else 0.0


def _shown(whole: int, fraction: float) -> Rounded:
    if whole == 0 and fraction > 0:
        return Rounded(1, "<")
    if whole == 100 and fraction < 1:
        return Rounded(99, ">")
    return Rounded(whole)


class WordClass(IntEnum):
    """Class of a word; each word has exactly one."""

    ONLY_HERE = 0
    VERBATIM = 1  # in a run that both texts share
    REWORDED = 2  # in a rewritten passage, matched to a word there: in another form, moved or swapped
    EXCLUDED = 3  # not counted, for a `Reason`
    TRANSLATED = 4  # in a translated passage


class Reason(IntEnum):
    """Reason for which a word is excluded."""

    NONE = 0
    QUOTED = 1
    BIBLIOGRAPHY = 2
    TEMPLATE = 3  # or an excluded phrase
    OWN_WORK = 4  # both texts are by the same author
    NOT_COUNTED = 5  # a citation status that the options do not count, other than those above


@frozen(eq=False)
class ClassedWords:
    """The words of one text.

    Attributes:
        classes: a `WordClass` each, parallel to the words of the text's `Tokens`, shape (n,).
        reasons: a `Reason` each, `NONE` for words that are not excluded, shape (n,).
    """

    classes: UInt8
    reasons: UInt8

    def __len__(self) -> int:
        return len(self.classes)

    @property
    def shares(self) -> Shares:
        """The words by class."""
        count = np.bincount(self.classes, minlength=len(WordClass)).tolist()
        return Shares(
            verbatim_words=count[WordClass.VERBATIM],
            reworded_words=count[WordClass.REWORDED],
            excluded_words=count[WordClass.EXCLUDED],
            only_here_words=count[WordClass.ONLY_HERE],
            translated_words=count[WordClass.TRANSLATED],
        )

    def excluded_for(self, reason: Reason) -> int:
        """Number of words excluded for a reason."""
        return int(np.count_nonzero(self.reasons == reason))


@frozen(eq=False)
class PairClasses:
    """The words of both texts of a pair."""

    left: ClassedWords
    right: ClassedWords
