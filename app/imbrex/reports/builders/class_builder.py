"""Class builder: the report on all documents of a corpus."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import table_rows
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.likelihood_ratio.weight import Weigher
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.class_summary import ClassSummary
from imbrex.engine.overview.questions import details_of
from imbrex.engine.review.review import NOTHING_DECIDED, Review, count_reviewed
from imbrex.engine.text.document import Problem
from imbrex.engine.text.role import OLDER
from imbrex.reports.builders.disguise_builder import Disguised
from imbrex.reports.builders.pair_builder import make_detail
from imbrex.reports.model.class_report import ClassFigures, ClassReport, ClusterFacts, PairFacts, Unread
from imbrex.reports.model.report_facts import DocumentFacts, Making, facts_of


def in_order(corpus: Corpus, first: str, second: str) -> tuple[str, str]:
    """Order two documents, by their keys, as a report does: the earlier text is on the left."""
    roles = {document.key: document.role for document in corpus.documents}
    turned = roles[second] in OLDER and roles[first] not in OLDER
    return (second, first) if turned else (first, second)


def make_class_report(
    corpus: Corpus,
    summary: ClassSummary,
    unread: Sequence[Problem],
    making: Making,
    *,
    rows: int,
    detailed: int,
    anonymity: Anonymity | None = None,
    observer: Observer = SILENT,
    review: Review = NOTHING_DECIDED,
    disguised: Disguised | None = None,
    weigher: Weigher | None = None,
) -> ClassReport:
    """Report on a class.

    Args:
        corpus: the documents, with the options of the summary.
        summary: its figures.
        unread: files that could not be read.
        making: the report's settings.
        rows: maximum number of listed pairs above the threshold, highest first.
        detailed: number of those that are listed with passages.
        anonymity: hides names; None shows them.
        observer: receives progress.
        review: the user's decisions.
        disguised: the disguises of the corpus, if shared with other reports.
        weigher: weighs pairs with passages; None if that is not asked for.
    """
    keys = [document.key for document in corpus.documents]
    disguised = disguised or Disguised(corpus, anonymity, observer)
    listed = _highest(summary, rows)
    report = ClassReport(
        making=making,
        documents=tuple(_documents(summary, disguised, anonymity, observer)),
        unread=tuple(_unread(unread, anonymity, observer)),
        figures=_figures(summary, keys, review, observer),
        pairs=tuple(
            _decided(pair, keys, review, anonymity, observer) for pair in _pairs(corpus, summary, listed, observer)
        ),
        clusters=tuple(_clusters(summary, anonymity, observer)),
    )
    wanted = range(min(detailed, len(listed)))
    return detail(corpus, report, wanted, anonymity, observer, review=review, weigher=weigher)


def detail(
    corpus: Corpus,
    report: ClassReport,
    pairs: Sequence[int],
    anonymity: Anonymity | None = None,
    observer: Observer = SILENT,
    *,
    review: Review = NOTHING_DECIDED,
    weigher: Weigher | None = None,
) -> ClassReport:
    """Return the report with the passages of some pairs, given by their indices in it, weighed if asked for."""
    keys = [document.key for document in corpus.documents]
    detailed = list(report.pairs)
    for done, place in enumerate(pairs):
        observer.check()
        observer.progress(Progress("passages", done, len(pairs)))
        pair = detailed[place]
        if pair.detail is None:
            sides = keys[pair.left_index], keys[pair.right_index]
            made = make_detail(corpus, *sides, report.making, review, anonymity, observer)
            if weigher is not None:
                made = replace(made, weight=weigher.weigh(*sides, observer))
            shares = made.figures.shares_left, made.figures.shares_right
            detailed[place] = replace(pair, shares_left=shares[0], shares_right=shares[1], detail=made)
    return replace(report, pairs=tuple(detailed))


def of_one(report: ClassReport, subject: int) -> ClassReport:
    """The part of a class report about one document, given by its index in it."""
    return replace(
        report,
        pairs=tuple(pair for pair in report.pairs if subject in (pair.left_index, pair.right_index)),
        clusters=tuple(cluster for cluster in report.clusters if subject in cluster.member_indices),
        subject=subject,
        references=tuple(one for one in report.references if one.document_index == subject),
    )


def _documents(
    summary: ClassSummary, disguised: Disguised, anonymity: Anonymity | None, observer: Observer
) -> Iterator[DocumentFacts]:
    for counted, disguises in zip(summary.report.documents, disguised.in_class(), strict=True):
        yield replace(facts_of(counted, anonymity, observer), disguises=disguises)


def _unread(problems: Sequence[Problem], anonymity: Anonymity | None, observer: Observer) -> Iterator[Unread]:
    for number, problem in enumerate(problems):
        shown = problem if anonymity is None else anonymity.hide(problem, number, observer)
        hint = "" if problem.scanned else shown.hint  # readers of a report can't recognize text
        yield Unread(shown.name, f"{shown.message} {hint}".strip())


def _figures(summary: ClassSummary, keys: Sequence[str], review: Review, observer: Observer) -> ClassFigures:
    lies, pairs, listed = summary.distribution, summary.report.pairs, summary.listed
    return ClassFigures(
        score=summary.score.value,
        compared=summary.report.possible,
        drafts=summary.report.possible_own,
        median=float(lies.median),
        chance=None if lies.chance is None else float(lies.chance),
        threshold=float(summary.threshold),
        threshold_from=summary.threshold_from.value,
        above=int(np.count_nonzero(listed)),
        linkage=summary.linkage.value,
        reviewed=count_reviewed(review, keys, pairs.left[listed], pairs.right[listed], observer),
    )


def _highest(summary: ClassSummary, rows: int) -> NDArray[np.int64]:
    """Indices in the summary of the highest-scoring pairs, at most `rows`."""
    order = np.argsort(-summary.values, kind="stable")
    return order[summary.listed[order]][:rows]


def _pairs(corpus: Corpus, summary: ClassSummary, listed: NDArray[np.int64], observer: Observer) -> Iterator[PairFacts]:
    every, details = summary.report.pairs, details_of(corpus, summary.report, listed, observer)
    left, right, shared = every.left[listed], every.right[listed], every.shared[listed]
    sizes = every.sizes[left], every.sizes[right]
    exact = [summary.exact[pair] for pair in listed.tolist()]
    # Not the short floats that rank two million pairs: the figures must equal those of the pair's own report.
    columns = (
        left,
        right,
        shared / sizes[0],
        shared / sizes[1],
        details.coverage_left,
        details.coverage_right,
        shared / (sizes[0] + sizes[1] - shared),
        shared,
        details.passages,
        details.longest,
        summary.percentiles[listed],
        summary.above_chance[listed],
        summary.own[listed],
    )
    older = [document.role in OLDER for document in corpus.documents]
    rows = zip(exact, table_rows(columns), strict=True)
    for number, (shares, (one, other, *values)) in enumerate(rows, start=1):
        pair = PairFacts(number, one, other, *shares, *values)
        yield _turned(pair) if older[pair.right_index] and not older[pair.left_index] else pair


def _decided(
    pair: PairFacts, keys: Sequence[str], review: Review, anonymity: Anonymity | None, observer: Observer
) -> PairFacts:
    """The pair with the user's decision."""
    decision = review.of(keys[pair.left_index], keys[pair.right_index])
    note = decision.note if anonymity is None else anonymity.mask_text(decision.note, observer)
    return replace(pair, verdict=decision.verdict.value, note=note) if decision else pair


def _turned(pair: PairFacts) -> PairFacts:
    """The pair with its sides swapped."""
    return replace(
        pair,
        left_index=pair.right_index,
        right_index=pair.left_index,
        shares_left=pair.shares_right,
        shares_right=pair.shares_left,
        containment_left=pair.containment_right,
        containment_right=pair.containment_left,
        coverage_left=pair.coverage_right,
        coverage_right=pair.coverage_left,
    )


def _clusters(summary: ClassSummary, anonymity: Anonymity | None, observer: Observer) -> Iterator[ClusterFacts]:
    for cluster, passage in zip(summary.clusters, summary.passages, strict=True):
        text = passage.text if passage is not None else ""
        yield ClusterFacts(
            member_indices=tuple(int(number) for number in cluster.members),
            highest=float(cluster.highest),
            mean=float(cluster.mean),
            identical=cluster.identical,
            shared=text if anonymity is None else anonymity.mask_text(text, observer),
        )
