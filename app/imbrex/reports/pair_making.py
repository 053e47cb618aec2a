"""Pair making: from a corpus to the report on two of its documents."""

from collections.abc import Iterator
from dataclasses import replace

from imbrex.engine.attribution.attributing import attribute
from imbrex.engine.attribution.cutting import cut_passages
from imbrex.engine.attribution.standing import Attribution, Standing, left_out
from imbrex.engine.comparison import Comparison
from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Span
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.report import Counted
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.finding import find_rewritten
from imbrex.engine.rewriting.passage import Rewritten
from imbrex.engine.rewriting.word_changes import ChangedWords, word_changes
from imbrex.reports.alignment import find_rows
from imbrex.reports.facts import Making, facts_of
from imbrex.reports.pair_report import PairFigures, PairReport, PassageFacts, WordRun


def make_pair_report(
    corpus: Corpus,
    left: str,
    right: str,
    making: Making,
    anonymity: Anonymity | None = None,
    observer: Observer = SILENT,
) -> PairReport:
    """Report on two documents; the right one is read as made from the left one.

    Raises:
        KeyError: for an unknown key.
        ImbrexError: where one of them is too short to compare, or a template.
    """
    comparison = corpus.compare(left, right, observer)
    found = cut_passages(corpus, find_rewritten(corpus, right, left, observer), observer)
    passages = found.mirrored()
    attribution = attribute(corpus, passages, observer)
    sides = comparison.left, comparison.right
    facts = [facts_of(Counted(one.document, len(one), len(one.kept)), anonymity) for one in sides]
    texts = [one.document.text if anonymity is None else anonymity.mask_text(one.document.text) for one in sides]
    out = left_out(corpus.options.attribution)
    return PairReport(
        making=making,
        left=facts[0],
        right=facts[1],
        left_text=texts[0],
        right_text=texts[1],
        figures=_figures(comparison, attribution, out),
        passages=tuple(_passages(passages, attribution, out, observer)),
        bounded=passages.bounded,
    )


def _figures(comparison: Comparison, attribution: Attribution, out: frozenset[Standing]) -> PairFigures:
    scores, right = comparison.scores, attribution.right
    return PairFigures(
        containment_left=scores.containment_left,
        containment_right=scores.containment_right,
        jaccard=scores.jaccard,
        dice=scores.dice,
        shared_shingles=comparison.shared_shingles,
        shingle_length=comparison.length,
        in_passages=right.raw,
        counted=right.counted(out),
        quoted=right.quoted,
    )


def _passages(
    found: Rewritten, attribution: Attribution, out: frozenset[Standing], observer: Observer
) -> Iterator[PassageFacts]:
    words = word_changes(found, observer)
    left, right = _runs(words.left, len(found)), _runs(words.right, len(found))
    standings = map(Standing, attribution.right.standing.tolist())
    for index, (passage, standing, rows) in enumerate(zip(found, standings, find_rows(found, words), strict=True)):
        observer.check()
        yield PassageFacts(
            number=index + 1,
            left=passage.left,
            right=passage.right,
            left_words=passage.left_words,
            right_words=passage.right_words,
            change=passage.change.label,
            kept=passage.kept,
            standing=standing.label,
            counts=standing not in out,
            left_changes=left[index],
            right_changes=right[index],
            rows=rows,
        )


def _runs(words: ChangedWords, passages: int) -> list[tuple[WordRun, ...]]:
    """What became of the words of each passage, neighbours of one kind together; kept words are left out."""
    runs: list[list[WordRun]] = [[] for _ in range(passages)]
    last = [-1] * passages  # of each passage, what became of the word before
    columns = (words.passage, words.change, words.start, words.end)
    for passage, change, start, end in zip(*(column.tolist() for column in columns), strict=True):
        mine = runs[passage]
        if change == last[passage] != WordChange.KEPT:
            mine[-1] = replace(mine[-1], span=Span(mine[-1].span.start, end))
        elif change != WordChange.KEPT:
            mine.append(WordRun(WordChange(change).label, Span(start, end)))
        last[passage] = change
    return [tuple(mine) for mine in runs]
