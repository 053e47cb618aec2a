"""Exact passages: passages that both texts share word for word, apart from a few words here and there."""

import numpy as np

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.compared_words import ComparedWords
from imbrex.engine.compare.runs import Runs, find_runs
from imbrex.engine.compare.shingles import mix
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.passage_places import Places, apart, from_bounds, gains, together
from imbrex.engine.rewriting.sentence_similarity import Vectors
from imbrex.engine.rewriting.sentence_words import Reading

SHINGLE = 5
"""Words as written: this many in a row are not chance, and rewriting leaves only a few such runs."""
GAP = 4
"""Words between two runs of one passage, on either side: a slip, a footnote mark, a changed word."""
SHORTEST = 42
"""Words from which a passage counts as exact, in English 256 characters (30: .000 to -.005 plagdet, 50: .000)."""
REST = 10.0
"""Evidence outside of exact passages from which a passage found by sentences replaces them: they are merely what
rewriting left intact. Otherwise they replace it: their borders are exact to the word."""
_OPEN = 8  # passages that a run may continue; interleaved ones are rare
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)


def find_exact(left: Reading, right: Reading, observer: Observer = SILENT) -> tuple[Places, bool]:
    """The exact passages, not overlapping in the left text; and whether some repeats were not followed."""
    mine, its = written_words(left), written_words(right)
    runs, bounded = find_runs(mine, its, SHINGLE, observer=observer)
    every = _exact(runs, observer)
    places = apart(every, observer)
    if len(places) < len(every):  # what a longer one leaves of another may still be long enough
        rest = _exact(_outside(places, runs), observer)
        places = together(places, apart(rest.take(~rest.touching(places)), observer))
    return places, bounded


def _exact(runs: Runs, observer: Observer) -> Places:
    chains = _chains(runs.take(np.lexsort((runs.right, runs.left))), observer)
    places = from_bounds(chains, np.ones(len(chains)))
    return places.take(places.shorter >= SHORTEST)


def _outside(places: Places, runs: Runs) -> Runs:
    """Runs without the ends that are inside of passages, which do not overlap."""
    last = runs.left + runs.words
    before = np.searchsorted(places.left_first, runs.left, side="right") - 1
    begin = np.where(before >= 0, np.maximum(runs.left, places.left_last[before]), runs.left)
    before = np.searchsorted(places.left_first, last, side="left") - 1
    is_inside = (before >= 0) & (last <= places.left_last[before])
    end = np.where(is_inside, places.left_first[before], last)
    return Runs(begin, runs.right + begin - runs.left, end - begin).take(end > begin)


def written_words(reading: Reading) -> ComparedWords:
    """The words as written, ready to be searched for runs."""
    hashes: UInt64 = mix(reading.written.astype(np.uint64) * _GOLDEN)
    return ComparedWords(hashes, reading.written, reading.barriers)


def _chains(runs: Runs, observer: Observer) -> list[list[int]]:
    """Join runs that are consecutive in both texts: first word and end of each side."""
    chains: list[list[int]] = []
    rows = zip(runs.left.tolist(), runs.right.tolist(), runs.words.tolist(), strict=True)
    for a, b, words in watched(rows, observer, 200):
        for chain in reversed(chains[-_OPEN:]):
            if abs(a - chain[1]) <= GAP and abs(b - chain[3]) <= GAP:
                chain[1], chain[3] = max(chain[1], a + words), max(chain[3], b + words)
                break
        else:
            chains.append([a, a + words, b, b + words])
    return chains


def reconciled(
    exact: Places, places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT
) -> tuple[Places, Places]:
    """Exact passages and others, without overlaps in the left text.

    Returns the exact ones that stay, and the others that stay.
    """
    covered = np.zeros(len(left.words), np.bool_)
    for a, b, _, _ in exact.bounds():
        covered[a:b] = True
    rest = [
        float(gains(left, left.words[a:b], right.words[c:d])[~covered[a:b]].sum())
        for a, b, c, d in watched(places.bounds(), observer, 50)
    ]
    stay = places.take(~places.touching(exact) | (np.array(rest) >= REST))
    return exact.take(~exact.touching(stay)), stay
