"""Rare windows: passages without sentences, such as lists, addresses, references and tables, found by rare words.

Their items have new neighbours after rewriting, and what passes for a sentence is cut anywhere. But words that either
text has once or twice lie close together in both. Borders are those of words, not of sentences.
"""

from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Int64, among, unique
from imbrex.engine.compare.seeds import members
from imbrex.engine.compare.sorting import rising
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.passage_places import Places, from_bounds
from imbrex.engine.rewriting.sentence_ranges import group
from imbrex.engine.rewriting.sentence_similarity import Float, Vectors

# Chosen on every 6th pair of PAN's training corpus of 2013, by halves. In all its pairs there are 9 windows of enough
# evidence, among them references, a table of calories and lists, and all are in true passages.
RARE = 2
"""Times that each of the texts has a rare word at most (3: .000, but alarms among clean pairs)."""
GAP = 20
"""Words between two rare words of a window, on either side (25: .000, 12: -.002)."""
FEWEST = 5
"""Different rare words in a window (4: -.004)."""
SHARE = 0.15
"""Rare words for each word of a window, on its longer side (.2: -.001)."""
LONGER = 3
"""Times that one side of a window may be as long as the other."""
NEAR = 40
"""Words from a passage found by sentences within which there is no window: it would be more of the same."""


def find_windows(left: Vectors, right: Vectors, known: Places, observer: Observer = SILENT) -> Places:
    """Windows of rare words apart from the passages known; they may overlap."""
    a, b = _shared_rare(left, right, known)
    groups = group(a, b, GAP, GAP, np.zeros(len(a), np.int64), observer)
    order = np.argsort(groups, kind="stable")
    order = order[np.bincount(groups, minlength=1)[groups[order]] >= FEWEST]  # most points are alone
    first = np.flatnonzero(np.diff(groups[order], prepend=-1))
    found = []
    for points in watched(np.split(order, first[1:]) if len(first) else [], observer, 100):
        bounds = int(a[points].min()), int(a[points].max()) + 1, int(b[points].min()), int(b[points].max()) + 1
        if _is_dense(len(unique(left.words[a[points]])), *bounds) and not _is_near(known, *bounds):
            found.append(bounds)
    return from_bounds(found, np.zeros(len(found)))


def alike(windows: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Places:
    """The windows with their quality: the share of their words, by rarity, that the other side has."""
    quality = []
    for a, b, c, d in watched(windows.bounds(), observer, 100):
        mine, its = left.words[a:b], right.words[c:d]
        quality.append(min(_share(left.rarity, mine, its), _share(left.rarity, its, mine)))
    return replace(windows, quality=np.array(quality, np.float64))


def _share(rarity: Float, words: Int64, others: Int64) -> float:
    weights = rarity[words]
    return float(weights[among(words, others)].sum() / max(1e-9, weights.sum()))


def _shared_rare(left: Vectors, right: Vectors, known: Places) -> tuple[Int64, Int64]:
    """Every left word outside the passages known that is rare in both texts, with every place in the right one."""
    counts = [np.bincount(side.words, minlength=len(left.rarity)) for side in (left, right)]
    rare = (counts[0] > 0) & (counts[1] > 0) & (np.maximum(*counts) <= RARE)
    free = np.ones(len(left.words), np.bool_)
    for first, last, _, _ in known.bounds():
        free[first:last] = False
    mine, its = np.flatnonzero(rare[left.words] & free), np.flatnonzero(rare[right.words])
    its = its[rising(right.words[its])]
    begins = np.cumsum(counts[1] * rare) - counts[1] * rare
    word, offset = members(counts[1][left.words[mine]])
    return mine[word], its[begins[left.words[mine[word]]] + offset]


def _is_dense(rare: int, a: int, b: int, c: int, d: int) -> bool:
    longer, shorter = max(b - a, d - c), min(b - a, d - c)
    return rare >= max(FEWEST, SHARE * longer) and longer <= LONGER * shorter


def _is_near(known: Places, a: int, b: int, c: int, d: int) -> bool:
    """Whether a window lies beside a passage, on both sides."""
    beside_left = (known.left_first < b + NEAR) & (known.left_last > a - NEAR)
    beside_right = (known.right_first < d + NEAR) & (known.right_last > c - NEAR)
    return bool((beside_left & beside_right).any())
