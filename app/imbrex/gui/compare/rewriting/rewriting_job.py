"""Rewriting job: the copied or rewritten passages of a pair, also with names hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from imbrex.engine.options import WhatCounts
from imbrex.engine.shares.shares import PairClasses, WordClass
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.engine.arrays import UInt8
    from imbrex.engine.attribution.attribution import Attribution
    from imbrex.engine.compare.comparison import Comparison
    from imbrex.engine.compare.corpus import Corpus
    from imbrex.engine.names.anonymity import Anonymity
    from imbrex.engine.observer import Observer
    from imbrex.engine.rewriting.rewritten_passage import Rewritten
    from imbrex.engine.rewriting.sentence_words import Reading
    from imbrex.engine.rewriting.word_changes import WordChanges
    from imbrex.engine.text.tokens import Tokens


@frozen(eq=False)
class RewritingFound:
    """The result of a RewritingJob.

    Attributes:
        left, right: keys of the documents, as displayed: the right one is read as made from the left one.
        passages: mirrored to match the displayed sides.
        words: the outcome of each word in them.
        attribution: citation status of each passage, on both sides.
        classes: the class of each word of both texts.
        main: the `WordClass` of most marked words of each passage, shape (passages,).
        unsearched: codes of the two languages if no dictionary connects them; else None.
        packages: what to install then, if there is something.
    """

    left: str
    right: str
    passages: Rewritten
    words: WordChanges
    attribution: Attribution
    classes: PairClasses
    main: UInt8
    unsearched: tuple[str, str] | None = None
    packages: tuple[str, ...] = ()


@frozen(eq=False, kw_only=True)
class RewritingJob(QueryJob[RewritingFound]):
    """Finds passages of the left document, copied or rewritten, in the right one."""

    left: str
    right: str
    counts: WhatCounts
    """Also in the options; a change of it alone gives no new report."""

    def answer(self, context: WorkerContext, observer: Observer) -> RewritingFound:
        return find_rewriting(context.corpus, self.left, self.right, observer)


def find_rewriting(corpus: Corpus, left: str, right: str, observer: Observer) -> RewritingFound:
    """Find passages and words of two documents of a corpus."""
    from imbrex.engine.attribution.taken_passages import find_taken  # noqa: PLC0415 - not before texts are shown
    from imbrex.engine.rewriting.word_changes import word_changes  # noqa: PLC0415
    from imbrex.engine.shares.find_classes import find_classes  # noqa: PLC0415
    from imbrex.engine.translation.pair_languages import missing_between  # noqa: PLC0415

    taken = find_taken(corpus, left, right, observer)
    passages, attribution = taken[0].passages, taken[0].attribution
    words = word_changes(passages, observer)
    texts = corpus.tokens(left, observer), corpus.tokens(right, observer)
    classes = find_classes(corpus, left, right, observer, taken=taken)
    main = main_classes(passages, texts, classes)
    return RewritingFound(
        left, right, passages, words, attribution, classes, main, *missing_between(corpus, left, right)
    )


def main_classes(passages: Rewritten, texts: tuple[Tokens, Tokens], classes: PairClasses) -> UInt8:
    """Return the class of most words of each passage, on both sides together: verbatim, reworded,
    translated or excluded."""
    counts = np.zeros((len(passages), len(WordClass)), np.int64)
    bounds = (passages.left_start, passages.left_end), (passages.right_start, passages.right_end)
    for tokens, classed, (start, end) in zip(texts, (classes.left, classes.right), bounds, strict=True):
        first, last = np.searchsorted(tokens.start, start), np.searchsorted(tokens.start, end)
        for one in (WordClass.VERBATIM, WordClass.REWORDED, WordClass.TRANSLATED, WordClass.EXCLUDED):
            before = np.concatenate(([0], np.cumsum(classed.classes == one)))
            counts[:, one] += before[last] - before[first]
    return np.asarray(np.argmax(counts, axis=1), np.uint8)


# The passages of a pair with names hidden.
# Masking keeps the length of a text, so positions remain valid.


def masked(comparison: Comparison, anonymity: Anonymity) -> Comparison:
    """Return a comparison with names hidden."""
    left, right = anonymity.mask_tokens(comparison.left), anonymity.mask_tokens(comparison.right)
    return replace(comparison, left=left, right=right)


def masked_found(found: RewritingFound, anonymity: Anonymity) -> RewritingFound:
    """Return the passages with names hidden."""
    passages = found.passages
    left, right = masked_reading(passages.left, anonymity), masked_reading(passages.right, anonymity)
    links = replace(passages.links, entries=())  # a name may have an entry
    return replace(found, passages=replace(passages, left=left, right=right, links=links))


def masked_reading(reading: Reading, anonymity: Anonymity) -> Reading:
    """Return a text with names hidden."""
    return replace(reading, tokens=anonymity.mask_tokens(reading.tokens))
