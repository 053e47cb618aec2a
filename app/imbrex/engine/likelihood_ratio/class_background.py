"""Class background: how much the unrelated pairs of a class share, with which a pair is compared."""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.arrays import Float64, Int64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.likelihood_ratio.pair_features import ClassWords
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.values import frozen

MOST = 600
"""Pairs that are enough to know a class: more change its median and scale by less than a tenth."""
_CENSORED = 0.25
"""Share of the upper half of the pairs, from the top, whose features only count as "at least so much": an eighth of all
pairs may be copies and change little. More copies make every pair look less special, never more."""

_LENGTHS = 6.0
"""How many times as long or as short as the median of the class a text may be."""
_LEAST_SCALE = np.array((0.5, 0.001, 0.1))
"""Of each feature: where most pairs share nothing, the first words that any does share are no wonder."""


@frozen(eq=False)
class Background:
    """The unrelated pairs of a class, in one language.

    Attributes:
        words: of the class.
        number: of each document of this language that is compared, by its key.
        sizes: compared words of every document of the class, shape (documents,).
        median: of each feature among the pairs, shape (features,).
        scale: mean by which the upper half of the pairs exceeds it, shape (features,).
    """

    words: ClassWords
    number: dict[str, int]
    sizes: Int64
    median: Float64
    scale: Float64

    def size_of(self, key: str) -> int:
        """Compared words of a document of this language."""
        return int(self.sizes[self.number[key]])

    def is_usual(self, key: str) -> bool:
        """Whether a document is about as long as others of this language: unrelated pairs of these resemble its own."""
        usual = float(np.median(self.sizes[list(self.number.values())]))
        return usual / _LENGTHS <= self.size_of(key) <= usual * _LENGTHS

    def stands_out(self, features: Float64) -> Float64:
        """How far features are above the class, in scales, on a scale that grows like a logarithm: shape as given.

        The upper tail of a class falls about exponentially, so that each scale is e times as rare; a single feature far
        beyond it, such as a long common quotation, must not outweigh all others.
        """
        return np.arcsinh((features - self.median) / self.scale)


def background_of(corpus: Corpus, language: str, observer: Observer = SILENT) -> Background:
    """Measure the class of a corpus by some of its pairs, in each of which two different authors write a language.

    Which pairs are taken depends on the texts, not on their order or names.
    """
    words = corpus.usual_words(observer)
    documents = corpus.documents
    takes_part = [
        document.role is not Role.TEMPLATE and size >= 1 and corpus.language(document.key).code == language
        for document, size in zip(documents, words.sizes.tolist(), strict=True)
    ]
    numbers = sorted(np.flatnonzero(takes_part).tolist(), key=lambda number: documents[number].text)
    texts = ClassWords(words, observer)
    features = texts.features(_some_pairs(numbers, documents), observer)
    median, scale = _spread(features)
    return Background(texts, {documents[number].key: number for number in numbers}, words.sizes, median, scale)


def _some_pairs(numbers: Sequence[int], documents: Sequence[Document]) -> list[tuple[int, int]]:
    """Pairs in rings, each text with the next, then with the one after it, so that all are in as many."""
    count = len(numbers)
    step = max(1, -(-count // MOST))
    pairs: dict[tuple[int, int], None] = {}
    for distance in range(1, count // 2 + 1):
        for place in range(0, count, step):
            one, other = sorted((numbers[place], numbers[(place + distance) % count]))
            author = documents[one].author
            if one != other and not (author and author == documents[other].author):
                pairs[one, other] = None
        if len(pairs) >= MOST:
            break
    return list(pairs)


def _spread(features: Float64) -> tuple[Float64, Float64]:
    """Median of each feature, and the scale of its upper half by a censored sample (Epstein and Sobel 1953)."""
    if not len(features):
        return np.zeros(features.shape[1]), np.ones(features.shape[1])
    ordered = np.sort(features, axis=0)
    median = np.median(ordered, axis=0)
    upper = ordered[len(ordered) // 2 :] - median
    known = max(1, int(len(upper) * (1 - _CENSORED)))
    total = upper[:known].sum(axis=0) + (len(upper) - known) * upper[known - 1]
    return median, np.maximum(total / known, _LEAST_SCALE)
