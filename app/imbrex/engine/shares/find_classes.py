"""Find classes: the class of each word of both texts of a pair, of rewritten passages too.

Neither the order of the pair nor the passages displayed change a class: both texts are read as made from the other one,
and a word matched in either reading is matched.
"""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt8, inside
from imbrex.engine.attribution.attribution import NOTHING, Standing, left_out
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.attribution.taken_passages import Taken, find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import Passages, find_passages
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.passage_words import mirrored_words
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.shares.shared_runs import SharedRuns, as_passages, shared_runs
from imbrex.engine.shares.shares import ClassedWords, PairClasses, Reason, WordClass
from imbrex.engine.text.tokens import Fate, Int32, Tokens
from imbrex.values import frozen


def translated_words(passages: Rewritten) -> tuple[Bools, Bools]:
    """Masks of the words of the left and right reading inside translated passages, shape (words,) each.

    All of them count: which function words a translation needs depends on its language.
    """
    chosen = passages.change == Change.TRANSLATED
    return (
        inside(passages.left_first[chosen], passages.left_last[chosen], len(passages.left)),
        inside(passages.right_first[chosen], passages.right_last[chosen], len(passages.right)),
    )


def matched_words(passages: Rewritten, observer: Observer = SILENT) -> tuple[Bools, Bools]:
    """Masks of the words of the left and right reading that are matched in a passage, shape (words,) each.

    `passages` are mirrored: their right side is read as made from the left one. Only sentences with enough words of the
    other text count: a passage may enclose others, in which a matched word is chance.
    """
    left, right = np.full(len(passages.left), _NONE, np.uint8), np.full(len(passages.right), _NONE, np.uint8)
    for number in range(len(passages)):
        observer.check()
        a, b, c, d = passages.bounds(number)
        if passages.change[number] == Change.IDENTICAL:
            left[a:b] = right[c:d] = WordChange.KEPT
            continue
        if passages.change[number] == Change.TRANSLATED:
            continue
        made = mirrored_words(passages, number, observer)
        np.minimum(left[a:b], made.left, out=left[a:b])
        np.minimum(right[c:d], made.right, out=right[c:d])
    return _in_borrowed(left, passages.left), _in_borrowed(right, passages.right)


_NONE = len(WordChange)


def _in_borrowed(change: NDArray[np.uint8], reading: Reading) -> Bools:
    """Mask of the matched words in sentences of which enough is in the other text."""
    borders: Int32 = reading.sentences
    before = np.concatenate((np.zeros(1, np.int64), np.cumsum(change <= WordChange.MOVED)))
    borrowed = np.diff(before[borders]) >= ENOUGH * np.diff(borders)
    return np.asarray((change <= WordChange.SWAPPED) & np.repeat(borrowed, np.diff(borders)))


@frozen(eq=False)
class PassageClasses:
    """Words of passages by class, as columns parallel to the passages: shape (classes, passages), by `WordClass`."""

    left: Int64
    right: Int64

    @property
    def left_matched(self) -> Int64:
        """Words of the left side that are also in the other text, excluded ones not counted, shape (passages,)."""
        return _matched_of(self.left)

    @property
    def right_matched(self) -> Int64:
        """The same for the right side."""
        return _matched_of(self.right)

    @property
    def left_kinds(self) -> UInt8:
        """The class of each passage on its left side, shape (passages,).

        That is excluded, if most of the side's matched words are; else the class of most words of both sides.
        """
        return self._kinds(self.left)

    @property
    def right_kinds(self) -> UInt8:
        """The same for the right side."""
        return self._kinds(self.right)

    def _kinds(self, side: Int64) -> UInt8:
        both = self.left + self.right
        kinds = np.where(both[WordClass.VERBATIM] > both[WordClass.REWORDED], WordClass.VERBATIM, WordClass.REWORDED)
        others = both[WordClass.VERBATIM] + both[WordClass.REWORDED]
        kinds = np.where(both[WordClass.TRANSLATED] > others, WordClass.TRANSLATED, kinds)
        return np.where(side[WordClass.EXCLUDED] > _matched_of(side), WordClass.EXCLUDED, kinds).astype(np.uint8)


def passage_classes(passages: Rewritten, left: Tokens, right: Tokens, classes: PairClasses) -> PassageClasses:
    """Count the words of passages by class; `left` and `right` are the words that were classed."""
    return PassageClasses(
        _by_class(left, classes.left, passages.left_start, passages.left_end),
        _by_class(right, classes.right, passages.right_start, passages.right_end),
    )


def _matched_of(counts: Int64) -> Int64:
    return np.asarray(counts[WordClass.VERBATIM] + counts[WordClass.REWORDED] + counts[WordClass.TRANSLATED])


def _by_class(tokens: Tokens, words: ClassedWords, start: Int32, end: Int32) -> Int64:
    first, last = np.searchsorted(tokens.start, start), np.searchsorted(tokens.start, end)
    counts = []
    for kind in WordClass:
        before = np.concatenate((np.zeros(1, np.int64), np.cumsum(words.classes == kind)))
        counts.append(before[last] - before[first])
    return np.array(counts)


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


@frozen(eq=False)
class _Matches:
    """Words that the search for passages adds to the shared runs of one text, parallel to its `Tokens`.

    Attributes:
        matched: with a counterpart in a passage.
        translated: in a translated passage.
        within: in a passage at all.
        reasons: the `Reason` for which its passages, or else its runs, do not count, or `NONE`.
    """

    matched: Bools
    translated: Bools
    within: Bools
    reasons: UInt8


def find_classes(
    corpus: Corpus,
    left_key: str,
    right_key: str,
    observer: Observer = SILENT,
    taken: tuple[Taken, Taken] | None = None,
) -> PairClasses:
    """The classes of a pair of documents.

    Args:
        corpus: both documents.
        left_key, right_key: their keys.
        observer: receives progress.
        taken: the passages of both, if known; else they are searched (see `find_taken`).

    Raises KeyError for an unknown key.
    """
    left, right = corpus.tokens(left_key, observer), corpus.tokens(right_key, observer)
    options = corpus.options
    found = find_passages(left, right, options.shingles.length, options.passages.minimum_words, observer)
    runs = shared_runs(left, right, found)
    taken = taken or find_taken(corpus, left_key, right_key, observer)
    of_left, of_right = _matches(corpus, left, right, runs, taken, observer)
    in_left, in_right = runs.inside_left(len(left)), runs.inside_right(len(right))
    return PairClasses(_classed(left, in_left, of_left), _classed(right, in_right, of_right))


def exact_classes(left: Tokens, right: Tokens, runs: Passages) -> PairClasses:
    """The classes before the search for rewritten passages: no word is reworded, and no citation is known.

    Args:
        left, right: the words of both texts.
        runs: the runs that they share, as in their `Comparison`.
    """
    found = shared_runs(left, right, runs)
    return PairClasses(
        _classed(left, found.inside_left(len(left)), _no_matches(left)),
        _classed(right, found.inside_right(len(right)), _no_matches(right)),
    )


def _no_matches(tokens: Tokens) -> _Matches:
    nothing = np.zeros(len(tokens), np.bool_)
    return _Matches(nothing, nothing, nothing, np.zeros(len(tokens), np.uint8))


def _matches(
    corpus: Corpus, left: Tokens, right: Tokens, runs: SharedRuns, taken: tuple[Taken, Taken], observer: Observer
) -> tuple[_Matches, _Matches]:
    """The matches of both texts, in both directions of the search."""
    made_right, made_left = taken
    to_right, to_left = made_right.attribution, made_left.attribution
    left_matched, right_matched = matched_words(made_right.passages, observer)
    right_again, left_again = matched_words(made_left.passages, observer)
    mine, its = made_right.passages.left, made_right.passages.right
    left_translated, right_translated = translated_words(made_right.passages)
    right_other, left_other = translated_words(made_left.passages)
    one = _status(to_left.right.words, to_right.left.words)
    other = _status(to_right.right.words, to_left.left.words)
    left_status, right_status = _of_words(left, mine, one, NOTHING), _of_words(right, its, other, NOTHING)
    within = left_status != NOTHING, right_status != NOTHING
    loose = runs.take(runs.touching(~within[0], ~within[1]))
    if len(loose):  # finding citations again would be slow for nothing
        alone = attribute(corpus, as_passages(loose, left, right, (mine, its)), observer)
        left_status = np.where(within[0], left_status, _of_words(left, mine, alone.left.words, NOTHING))
        right_status = np.where(within[1], right_status, _of_words(right, its, alone.right.words, NOTHING))
    reasons = _reasons(left_out(corpus.options.attribution))
    return (
        _Matches(
            _of_words(left, mine, left_matched | left_again, 0) > 0,
            _of_words(left, mine, left_translated | left_other, 0) > 0,
            within[0],
            reasons[left_status],
        ),
        _Matches(
            _of_words(right, its, right_matched | right_again, 0) > 0,
            _of_words(right, its, right_translated | right_other, 0) > 0,
            within[1],
            reasons[right_status],
        ),
    )


def _status(made: UInt8, source: UInt8) -> UInt8:
    """Status of the words of a text, from its passages as the made text and, where it has none, as the source.

    Only the former are cut at its quotations.
    """
    return np.where(made != NOTHING, made, source).astype(np.uint8)


def _reasons(out: Collection[Standing]) -> UInt8:
    """The reason for each citation status not to count, by the status."""
    reasons = np.full(NOTHING + 1, Reason.NONE, np.uint8)
    for one in out:
        reasons[one] = _OF_STANDING.get(one, Reason.NOT_COUNTED)
    return reasons


def _of_words(tokens: Tokens, reading: Reading, values: UInt8 | Bools, other: int) -> UInt8:
    """Values of the words of a reading for the words of the text: one text, but the two may divide it differently."""
    if not len(reading):
        return np.full(len(tokens), other, np.uint8)
    at = np.searchsorted(reading.start, tokens.start, side="right") - 1
    known = (at >= 0) & (tokens.start < reading.end[at])
    return np.where(known, values[at], other).astype(np.uint8)


def _classed(tokens: Tokens, in_run: Bools, found: _Matches) -> ClassedWords:
    reasons = np.zeros(len(tokens), np.uint8)
    for fate, reason in _OF_FATE.items():
        reasons[tokens.fate == fate] = reason
    shared = in_run | found.matched | found.translated
    reasons = np.where(shared & (reasons == Reason.NONE), found.reasons, reasons)
    classes = np.full(len(tokens), WordClass.ONLY_HERE, np.uint8)
    classes[found.translated] = WordClass.TRANSLATED
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
    return np.isin(classes, (WordClass.VERBATIM, WordClass.REWORDED, WordClass.TRANSLATED))
