"""Find classes: the class of each word of both texts of a pair.

Neither the order of the pair nor the passages displayed change a class: both texts are read as made from the other one,
and a word matched in either reading is matched.
"""

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from imbrex.engine.attribution.attribution import NOTHING, Standing, left_out
from imbrex.engine.attribution.taken_passages import Taken, find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import Passages, find_passages
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import WhatCounts
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.shares.matched_words import matched_words
from imbrex.engine.shares.shared_runs import Bools, grown_runs, inside, same_text
from imbrex.engine.shares.word_classes import ClassedWords, PairClasses, Reason, WordClass
from imbrex.engine.text.tokens import Fate, Tokens, UInt8

_OF_FATE = {
    Fate.DROPPED_TEMPLATE: Reason.TEMPLATE,
    Fate.DROPPED_PHRASE: Reason.TEMPLATE,
    Fate.DROPPED_QUOTATION: Reason.QUOTED,
    Fate.DROPPED_BIBLIOGRAPHY: Reason.BIBLIOGRAPHY,
}
_OF_STANDING = {
    Standing.CITED_AND_QUOTED: Reason.QUOTED,
    Standing.BIBLIOGRAPHY: Reason.BIBLIOGRAPHY,
    Standing.TEMPLATE: Reason.TEMPLATE,
    Standing.OWN_WORK: Reason.OWN_WORK,
}


@dataclass(frozen=True, slots=True, eq=False)
class _Matches:
    """Words of one text in rewritten passages, parallel to its `Tokens`.

    Attributes:
        matched: with a counterpart in a passage.
        within: in a passage at all.
        reasons: the `Reason` for which its passages do not count, or `NONE`.
    """

    matched: Bools
    within: Bools
    reasons: UInt8


def find_classes(corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT) -> PairClasses:
    """The classes of a pair of documents. Raises KeyError for an unknown key."""
    left, right = corpus.tokens(left_key, observer), corpus.tokens(right_key, observer)
    options = corpus.options
    runs = find_passages(left, right, options.shingles.length, options.passages.minimum_words, observer)
    return pair_classes(
        left, right, runs, find_taken(corpus, left_key, right_key, observer), options.attribution, observer
    )


def exact_classes(left: Tokens, right: Tokens, runs: Passages) -> PairClasses:
    """The classes before the search for rewritten passages: no word is reworded, and no citation is known.

    Args:
        left, right: the words of both texts.
        runs: the runs that they share, as in their `Comparison`.
    """
    in_left, in_right = _in_runs(left, right, runs)
    return PairClasses(_classed(left, in_left, _no_matches(left)), _classed(right, in_right, _no_matches(right)))


def pair_classes(
    left: Tokens,
    right: Tokens,
    runs: Passages,
    taken: tuple[Taken, Taken],
    counts: WhatCounts,
    observer: Observer = SILENT,
) -> PairClasses:
    """The classes of a pair that has been searched.

    Args:
        left, right: the words of both texts.
        runs: the runs that they share, as in their `Comparison`.
        taken: the passages of the right text made from the left one, and the reverse (see `find_taken`).
        counts: the citation statuses that count.
        observer: receives progress.
    """
    in_left, in_right = _in_runs(left, right, runs)
    of_left, of_right = _matches(left, right, taken, left_out(counts), observer)
    return PairClasses(_classed(left, in_left, of_left), _classed(right, in_right, of_right))


def _in_runs(left: Tokens, right: Tokens, runs: Passages) -> tuple[Bools, Bools]:
    """Masks of the words of both texts inside runs."""
    if same_text(left, right):
        return np.ones(len(left), np.bool_), np.ones(len(right), np.bool_)
    grown = grown_runs(left, right, runs)
    return (
        inside(grown.left_first, grown.left_last, len(left)),
        inside(grown.right_first, grown.right_last, len(right)),
    )


def _no_matches(tokens: Tokens) -> _Matches:
    nothing = np.zeros(len(tokens), np.bool_)
    return _Matches(nothing, nothing, np.zeros(len(tokens), np.uint8))


def _matches(
    left: Tokens, right: Tokens, taken: tuple[Taken, Taken], out: Collection[Standing], observer: Observer
) -> tuple[_Matches, _Matches]:
    """The matches of both texts, in both directions of the search."""
    made_right, made_left = taken
    left_matched, right_matched = matched_words(made_right.passages, observer)
    right_again, left_again = matched_words(made_left.passages, observer)
    to_right, to_left = made_right.attribution, made_left.attribution
    return (
        _of_side(
            left,
            made_right.passages.left,
            left_matched | left_again,
            np.minimum(to_right.left.words, to_left.right.words),
            out,
        ),
        _of_side(
            right,
            made_right.passages.right,
            right_matched | right_again,
            np.minimum(to_right.right.words, to_left.left.words),
            out,
        ),
    )


def _of_side(tokens: Tokens, reading: Reading, matched: Bools, standing: UInt8, out: Collection[Standing]) -> _Matches:
    """The matches of a reading, for the words of the text: both are of one text, but may divide it differently."""
    if not len(reading):
        return _no_matches(tokens)
    at = np.searchsorted(reading.start, tokens.start, side="right") - 1
    known = (at >= 0) & (tokens.start < reading.end[at])
    within = known & (standing[at] != NOTHING)
    reasons = np.zeros(NOTHING + 1, np.uint8)
    for one in out:
        reasons[one] = _OF_STANDING.get(one, Reason.NOT_COUNTED)
    return _Matches(within & matched[at], within, np.where(within, reasons[standing[at]], Reason.NONE).astype(np.uint8))


def _classed(tokens: Tokens, in_run: Bools, found: _Matches) -> ClassedWords:
    reasons = np.zeros(len(tokens), np.uint8)
    for fate, reason in _OF_FATE.items():
        reasons[tokens.fate == fate] = reason
    shared = in_run | found.matched
    reasons = np.where(shared & (reasons == Reason.NONE), found.reasons, reasons)
    classes = np.full(len(tokens), WordClass.ONLY_HERE, np.uint8)
    classes[found.matched] = WordClass.REWORDED
    classes[in_run] = WordClass.VERBATIM
    classes[reasons != Reason.NONE] = WordClass.EXCLUDED
    return _with_dropped(tokens, classes, reasons, found.within)


def _with_dropped(tokens: Tokens, classes: UInt8, reasons: UInt8, within: Bools) -> ClassedWords:
    """Give the words that canonization dropped the class of the words around them, if both have the same.

    Only excluded text, and passages, have such gaps: a run has none.
    """
    dropped = (tokens.fate >= Fate.DROPPED) & (classes == WordClass.ONLY_HERE)
    places = np.arange(len(tokens))
    before = np.maximum.accumulate(np.where(dropped, -1, places))
    after = np.minimum.accumulate(np.where(dropped, len(tokens), places)[::-1])[::-1]
    gap = np.flatnonzero(dropped & (before >= 0) & (after < len(tokens)))
    one, other = classes[before[gap]], classes[after[gap]]
    excluded = (one == WordClass.EXCLUDED) & (other == WordClass.EXCLUDED)
    matched = within[gap] & _matched(one) & _matched(other)
    classes[gap[excluded]] = WordClass.EXCLUDED
    reasons[gap[excluded]] = reasons[before[gap[excluded]]]
    classes[gap[matched]] = np.maximum(one, other)[matched]
    return ClassedWords(classes, reasons)


def _matched(classes: UInt8) -> Bools:
    return np.asarray((classes == WordClass.VERBATIM) | (classes == WordClass.REWORDED))
