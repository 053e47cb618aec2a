"""Overview remarks: anomalies of a class, since silence would look like a result."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np

from imbrex.cli.commands.overview_figures import Overview
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.engine.percent import percent
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32

_NAMES = {
    Score.VERBATIM: "word-for-word share",
    Score.CONTAINMENT: "containment",
    Score.JACCARD: "Jaccard index",
}
_MOST_NAMES = 5


def score_name(overview: Overview) -> str:
    """The name of the score that pairs are ranked by, of which a part may be translated."""
    translated = overview.report.translated
    if overview.summary.score is Score.VERBATIM and translated is not None and translated.any():
        return "share that is word for word or translated"
    return _NAMES[overview.summary.score]


def remarks_on(overview: Overview) -> Iterator[str]:
    """Sentences on thresholds that no pair reaches, identical texts, unusual exclusions and similar names."""
    yield from _threshold(overview)
    yield from _identical(overview)
    yield from _templates(overview.report.documents)
    yield from _exclusions(overview.report)
    yield from _names(overview.report.documents)


def _threshold(overview: Overview) -> Iterator[str]:
    seen = overview.summary
    if seen.listed.any() or not overview.report.possible:
        return
    values = np.where(seen.own, 0, seen.values)
    if not values.any():
        yield "No two documents by different authors have anything in common."
    elif seen.threshold_from in {ThresholdFrom.GIVEN, ThresholdFrom.FLOOR}:
        highest = int(np.argmax(values))
        pair = [overview.report.documents[int(side[highest])].document.name for side in _sides(overview)]
        most = f"{percent(float(values[highest]))}, of {pair[0]} and {pair[1]}"
        name = score_name(overview)
        yield f"No pair reaches the threshold of {100 * seen.threshold:g}%. The highest {name} is {most}."
    else:
        yield "No pair stands out: none is above the chance level."


def _sides(overview: Overview) -> tuple[Int32, Int32]:
    return overview.report.pairs.left, overview.report.pairs.right


def _identical(overview: Overview) -> Iterator[str]:
    documents = overview.report.documents
    for group in overview.summary.identical:
        texts = {documents[number].document.text for number in group}
        same = "have identical text" if len(texts) == 1 else "are identical once normalized"
        yield f"{len(group)} documents {same}: {names_of([documents[number] for number in group])}."


def _templates(documents: Sequence[Counted]) -> Iterator[str]:
    longest = max((one.words for one in documents if one.document.role is not Role.TEMPLATE), default=0)
    for one in documents:
        if one.document.role is Role.TEMPLATE and one.words > longest > 0:
            yield (
                f"The template {one.document.name} has {one.words:,} words, more than any document ("
                f"{longest:,} at most). Check that it is the right file."
            )


def _exclusions(report: Report) -> Iterator[str]:
    exclusions = report.options.exclusions
    templates = any(one.document.role is Role.TEMPLATE and not one.problem for one in report.documents)
    if (templates or exclusions.phrases) and not any(one.excluded for one in report.documents):
        reasons = (
            [f"shares {exclusions.template_words} consecutive compared words with a template"] if templates else []
        )
        reasons += ["contains an excluded phrase"] if exclusions.phrases else []
        yield f"Nothing was excluded: no document {' or '.join(reasons)}."


def _names(documents: Sequence[Counted]) -> Iterator[str]:
    alike: dict[str, list[Counted]] = defaultdict(list)
    for one in documents:
        alike[one.document.name.casefold()].append(one)
    for group in alike.values():
        if len({one.document.name for one in group}) > 1:
            yield f"{len(group)} file names differ only in letter case: {names_of(group)}."


def names_of(documents: Sequence[Counted]) -> str:
    """The names, or the first of them and the number of others."""
    names = [one.document.name for one in documents[:_MOST_NAMES]]
    more = len(documents) - len(names)
    return ", ".join(names) + (f" and {more:,} more" if more else "")
