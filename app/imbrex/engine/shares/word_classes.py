"""Word classes: the class of each word of a text, seen from one pair."""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.tokens import UInt8


class WordClass(IntEnum):
    """Class of a word; each word has exactly one."""

    ONLY_HERE = 0
    VERBATIM = 1  # in a run that both texts share
    REWORDED = 2  # in a rewritten passage, matched to a word there: in another form, moved or swapped
    EXCLUDED = 3  # not counted, for a `Reason`


class Reason(IntEnum):
    """Reason for which a word is excluded."""

    NONE = 0
    QUOTED = 1
    BIBLIOGRAPHY = 2
    TEMPLATE = 3  # or an excluded phrase
    OWN_WORK = 4  # both texts are by the same author
    NOT_COUNTED = 5  # a citation status that the options do not count, other than those above


@dataclass(frozen=True, slots=True, eq=False)
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
        )

    def excluded_for(self, reason: Reason) -> int:
        """Number of words excluded for a reason."""
        return int(np.count_nonzero(self.reasons == reason))


@dataclass(frozen=True, slots=True, eq=False)
class PairClasses:
    """The words of both texts of a pair."""

    left: ClassedWords
    right: ClassedWords
