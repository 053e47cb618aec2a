"""Seeds: pairs of sentences so alike that the one may be made from the other."""

import numpy as np

from imbrex.engine.rewriting.sentence_similarity import Likeness
from imbrex.engine.rewriting.sentence_vectors import Float
from imbrex.engine.rewriting.sentence_words import Int64

COSINE = 0.27
DICE = 0.30
"""Both must be passed. Flat: a cosine of .25 or .30 costs less than .001 plagdet, .36 costs .005; Dice does little."""
SHARE_OF_BEST = 0.7
"""What a pair must have of the best cosine of both its sentences: of chance likenesses, that leaves few (+.02)."""


def find_seeds(likeness: Likeness) -> Likeness:
    """The pairs that may come from rewriting, all that pass both thresholds."""
    return likeness.take((likeness.cosine > COSINE) & (likeness.dice > DICE))


def mutual(seeds: Likeness, left: int, right: int) -> Likeness:
    """The seeds that are nearly the best of both their sentences; so many sentences there are on either side."""
    best = np.maximum(_best(seeds.left, seeds.cosine, left), _best(seeds.right, seeds.cosine, right))
    return seeds.take(seeds.cosine >= SHARE_OF_BEST * best)


def _best(sentence: Int64, cosine: Float, count: int) -> Float:
    """The best cosine of each pair's sentence."""
    best = np.zeros(count)
    np.maximum.at(best, sentence, cosine)
    return best[sentence]
