"""Passage words: change of each word of one passage of a pair, translated passages included."""

import numpy as np

from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.differences import Differences, WordChange, find_differences
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten


def passage_words(passages: Rewritten, number: int, observer: Observer = SILENT) -> Differences:
    """Compare a passage word by word, its left side read as made from the right one."""
    if passages.change[number] == Change.TRANSLATED:
        return _linked(passages, passages.bounds(number))
    bounds = passages.bounds(number)
    return passages.differences.get(bounds) or find_differences(passages.left, passages.right, bounds, observer)


def mirrored_words(passages: Rewritten, number: int, observer: Observer = SILENT) -> Differences:
    """Compare a passage word by word, its right side read as made from the left one; sides stay as they are."""
    a, b, c, d = passages.bounds(number)
    if passages.change[number] == Change.TRANSLATED:
        return _linked(passages, (a, b, c, d))
    known = passages.mirrored_differences.get((c, d, a, b))
    made = known or find_differences(passages.right, passages.left, (c, d, a, b), observer)
    return Differences(made.right, made.left, made.right_partner, made.left_partner)


def _linked(passages: Rewritten, bounds: tuple[int, int, int, int]) -> Differences:
    """The words of a translated passage: no word is new or missing, because a translation needs others."""
    a, b, c, d = bounds
    links = passages.links
    here = (links.left >= a) & (links.left < b) & (links.right >= c) & (links.right < d)
    left, right = np.full(b - a, -1, np.int32), np.full(d - c, -1, np.int32)
    left[links.left[here] - a], right[links.right[here] - c] = links.right[here] - c, links.left[here] - a
    kinds = [np.full(size, WordChange.TRANSLATED, np.uint8) for size in (b - a, d - c)]
    return Differences(kinds[0], kinds[1], left, right)
