"""Summarized passages: few sentences of the left text made from many, far apart, of the right one."""

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.passage_places import Places, apart, places_of
from imbrex.engine.rewriting.sentence_clusters import group
from imbrex.engine.rewriting.sentence_ranges import Stretches, stretches_of
from imbrex.engine.rewriting.sentence_similarity import Likeness
from imbrex.engine.rewriting.sentence_vectors import Vectors
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.rewriting.word_evidence import phrase_shares, shared_weight

SURE = 0.30
"""Cosine from which a pair indicates a summary; with so few pairs, chance ones do harm (.27: random -.01)."""
LEFT_GAP, RIGHT_GAP = 3, 60
"""Sentences allowed between two pairs of a summary: contiguous on the left, scattered over the source. (With 24 on the
left, a passage and a chance similarity far away look like a summary: -.005 plagdet.)"""
ALIKE = 0.25
"""Cosine of both stretches, taken whole; less than for a passage, because most of the source is omitted (.35:
-.001)."""
ENOUGH = 12.0
"""Minimum weight of the summary's words that are in the source, a rare word 1; greetings and such weigh less."""
PHRASES = 0.2
"""Weighted share of the summary's pairs of neighbouring words that the source has. PAN's summaries have .23 and more,
two translations of one book .17 and less where names and matter make one look like a summary of the other."""
TIMES, AT_MOST = 3, 20
"""Words of the source for each word of the summary (at least 2: .000, 4: -.005); a book is summarized in no
sentence."""
FEWEST_LEFT, FEWEST_RIGHT = 2, 3
"""Minimum number of sentences with a counterpart on each side."""
GATHERED = 0.7
"""Maximum share of the pairs in one place of the source: above, it is a passage with stray similarities around it (.6:
summaries .64 -> .58; .8: random and translated passages -.004)."""
NEAR = 3
"""Sentences of the source between pairs that count as one place."""


def find_summaries(
    seeds: Likeness, left: Reading, right: Reading, vectors: tuple[Vectors, Vectors], observer: Observer = SILENT
) -> Places:
    """The summaries in the left text of parts of the right one, not overlapping in the left text."""
    seeds = seeds.take(seeds.cosine > SURE)
    groups = group(seeds.left, seeds.right, LEFT_GAP, RIGHT_GAP, np.zeros(len(seeds), np.int64), observer)
    found = stretches_of(seeds, groups, *vectors, observer)
    order, ends = np.argsort(groups, kind="stable"), np.cumsum(found.pairs)
    short = np.flatnonzero((found.cosine > ALIKE) & _is_short(found, left, right))
    mine = [order[ends[one] - found.pairs[one] : ends[one]] for one in watched(short.tolist(), observer)]
    spread = [_is_spread(seeds.left[pairs], seeds.right[pairs]) for pairs in watched(mine, observer)]
    places = places_of(found.take(short[np.array(spread, np.bool_)]), left, right)
    phrased = phrase_shares(places, *vectors, observer)[0] >= PHRASES
    return apart(places.take(phrased & (shared_weight(places, *vectors, observer) >= ENOUGH)), observer)


def _is_short(stretches: Stretches, left: Reading, right: Reading) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
    """Mask of stretches whose left side is sufficiently shorter than the right one."""
    words = left.sentences[stretches.left_last] - left.sentences[stretches.left_first]
    source = right.sentences[stretches.right_last] - right.sentences[stretches.right_first]
    return np.asarray((source >= TIMES * words) & (source <= AT_MOST * words))


def _is_spread(left: Int64, right: Int64) -> bool:
    """Whether pairs are of several sentences, and most of them not in one place of the source."""
    if len(set(left.tolist())) < FEWEST_LEFT or len(set(right.tolist())) < FEWEST_RIGHT:
        return False
    places = np.sort(right)
    run = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.diff(places) > NEAR + 1)))
    return bool(np.bincount(run).max() <= GATHERED * len(places))
