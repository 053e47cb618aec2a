"""Weight: how rarely unrelated pairs of a class share as much as a pair does, as a likelihood ratio with an interval.

A ratio of 4,000 says: such features are found 4,000 times as often in pairs of which one text was made from the other,
or both from a third, as in unrelated ones. Then at most one in 4,000 unrelated pairs reaches it (Markov's inequality:
the mean ratio of unrelated pairs is 1), which is how the window words it. It says nothing about how likely it is that a
text was copied: that also depends on everything else that is known.
"""

from enum import StrEnum
from math import exp, log, log1p, sqrt
from typing import Any

import numpy as np

from imbrex.engine.arrays import Float64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.evidence_text import evidence_text_of
from imbrex.engine.evidence.item import Kind
from imbrex.engine.evidence.rare_words import find_spelled
from imbrex.engine.evidence.rest_of_class import rest_of_class
from imbrex.engine.likelihood_ratio.class_background import Background, background_of
from imbrex.engine.likelihood_ratio.logistic_regression import Fit
from imbrex.engine.likelihood_ratio.pair_features import COMPARED
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.shares.shares import PairClasses
from imbrex.engine.text.role import Role
from imbrex.values import frozen

FEWEST = 15
"""Documents of a class, which make 105 pairs: with fewer, the interval is wider than the ratio."""
FEATURES = len(COMPARED) + 2
"""Number of features by which a pair is weighed."""
_DEVIATIONS = 1.645
"""Standard deviations on each side of a normal distribution with 90 % between them."""


class NoWeight(StrEnum):
    """Why the weight of a pair can't be told."""

    TOO_FEW = "too-few"  # documents in its language
    LANGUAGE = "language"  # for which nothing was calibrated, or two
    LENGTH = "length"  # of a text unlike those of the class, or of those known
    SAME_AUTHOR = "same-author"
    TEMPLATE = "template"


@frozen(eq=False)
class Calibration:
    """A model learnt from pairs with known answers.

    Attributes:
        fit: the regression.
        covariance: of its intercept and weights, shape (1 + features, 1 + features).
        most: the largest ratio that the number of pairs can support; 1 / `most` is the smallest.
        languages: codes of the languages of these pairs.
        words: compared words of the shortest and the longest of their texts.
    """

    fit: Fit
    covariance: Float64
    most: float
    languages: frozenset[str]
    words: tuple[int, int]


@frozen
class Weight:
    """The weight of a pair, or the reason why there is none.

    Attributes:
        ratio: the likelihood ratio.
        low, high: its interval of 90 %.
        at_limit: whether the ratio is the largest that the calibration can support, and the true one may be larger.
        documents: of the class, in the language of the pair.
        reason: why there is no ratio, which is 1 then; None if there is one.
    """

    ratio: float = 1.0
    low: float = 1.0
    high: float = 1.0
    at_limit: bool = False
    documents: int = 0
    reason: NoWeight | None = None

    def to_dict(self) -> dict[str, Any]:
        """The ratio and its interval as plain values; None where it can't be told, with the reason."""
        known = self.reason is None
        return {
            "ratio": self.ratio if known else None,
            "ratio_low": self.low if known else None,
            "ratio_high": self.high if known else None,
            "at_limit": self.at_limit,
            "class_documents": self.documents,
            "no_ratio": self.reason,
        }

    @property
    def one_in(self) -> int:
        """The ratio in two figures, for display; at least 1."""
        return two_figures(self.ratio)

    @property
    def low_in(self) -> int:
        """The lower end of the interval in two figures."""
        return two_figures(self.low)

    @property
    def high_in(self) -> int:
        """The upper end of the interval in two figures."""
        return two_figures(self.high)


def two_figures(ratio: float) -> int:
    """Round to a whole number of at most two figures that are not 0; at least 1."""
    whole = max(1, round(ratio))
    return round(whole, 2 - len(str(whole)))


class Weigher:
    """Weighs pairs of a corpus, whose classes are measured once."""

    def __init__(self, corpus: Corpus, calibration: Calibration) -> None:
        """Take a corpus that no longer changes."""
        self._corpus = corpus
        self._calibration = calibration
        self._backgrounds: dict[str, Background] = {}

    def weigh(
        self, left_key: str, right_key: str, observer: Observer = SILENT, classes: PairClasses | None = None
    ) -> Weight:
        """Weigh a pair against its class; which text is the left one makes no difference.

        Args:
            left_key, right_key: the pair.
            observer: for progress and cancellation.
            classes: those of its words, if they are known.

        Raises KeyError for an unknown key.
        """
        language = self._corpus.language(left_key).code
        if language != self._corpus.language(right_key).code or language not in self._calibration.languages:
            return Weight(reason=NoWeight.LANGUAGE)
        background = self._background(language, observer)
        documents = len(background.number)
        reason = self._reason(background, left_key, right_key)
        if reason is not None:
            return Weight(documents=documents, reason=reason)
        features = pair_features(self._corpus, background, (left_key, right_key), observer, classes)
        return ratio_of(features, documents, self._calibration)

    def _background(self, language: str, observer: Observer) -> Background:
        if language not in self._backgrounds:
            self._backgrounds[language] = background_of(self._corpus, language, observer)
        return self._backgrounds[language]

    def _reason(self, background: Background, *keys: str) -> NoWeight | None:
        left, right = (self._corpus.tokens(key).document for key in keys)
        if Role.TEMPLATE in (left.role, right.role):
            return NoWeight.TEMPLATE
        if left.author and left.author == right.author:
            return NoWeight.SAME_AUTHOR
        if len(background.number) < FEWEST:
            return NoWeight.TOO_FEW
        if not all(key in background.number and self._is_usual(background, key) for key in keys):
            return NoWeight.LENGTH
        return None

    def _is_usual(self, background: Background, key: str) -> bool:
        """Whether a text is about as long as others of its class and as those known."""
        shortest, longest = self._calibration.words
        return shortest <= background.size_of(key) <= longest and background.is_usual(key)


def pair_features(
    corpus: Corpus,
    background: Background,
    keys: tuple[str, str],
    observer: Observer = SILENT,
    classes: PairClasses | None = None,
) -> Float64:
    """The features of a pair by which it is weighed, shape (features,).

    How far its `COMPARED` features stand out from the class, then the logarithms of its reworded words and of its
    common misspellings, which unrelated pairs hardly have.
    """
    numbers = background.number[keys[0]], background.number[keys[1]]
    compared = background.stands_out(background.words.features([(min(numbers), max(numbers))], observer))[0]
    classes = classes or find_classes(corpus, *keys, observer)
    reworded = max(side.shares.reworded_words for side in (classes.left, classes.right))
    return np.array([*compared, log1p(reworded), log1p(_common_errors(corpus, numbers, observer))])


def _common_errors(corpus: Corpus, numbers: tuple[int, int], observer: Observer) -> int:
    """Number of misspellings that both texts have and few others of the class."""
    words = corpus.all_words(observer)
    sides = [evidence_text_of(corpus, words, number, observer) for number in numbers]
    found = find_spelled(sides[0], sides[1], rest_of_class(words, corpus.documents, *numbers), observer)
    return sum(item.kind is Kind.MISSPELLING for item in found)


def ratio_of(features: Float64, documents: int, calibration: Calibration) -> Weight:
    """The ratio of a pair by its features, in a class of some documents.

    The interval is due to the weights, known from a limited number of pairs, and to the class: median and scale of n
    texts are uncertain by about 1 / sqrt(n) of a scale, and so is how far a feature stands out, whose square root of
    1 + z ** 2 cancels that of its derivative.
    """
    fit = calibration.fit
    value = float(fit.log_ratio(features))
    row = np.concatenate(([1.0], features))
    of_class = fit.weights[: len(COMPARED)].sum() ** 2 / documents
    reach = _DEVIATIONS * sqrt(max(0.0, float(row @ calibration.covariance @ row)) + of_class)
    low, middle, high = (_limited(place, calibration.most) for place in (value - reach, value, value + reach))
    return Weight(middle, low, high, value >= log(calibration.most), documents)


def _limited(log_ratio: float, most: float) -> float:
    """The ratio, at most `most` and at least 1 / `most`."""
    limit = log(most)
    return most if log_ratio >= limit else exp(max(-limit, log_ratio))
