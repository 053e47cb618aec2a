"""Sentences: what page and paper say of a class alike."""

from collections.abc import Iterator

from imbrex.engine.overview.glance import ThresholdFrom
from imbrex.reports.class_report import ClassReport
from imbrex.reports.phrases import Phrases


def class_title(report: ClassReport, phrases: Phrases) -> str:
    """What the report is called."""
    if report.making.title:
        return report.making.title
    if report.subject is not None:
        return report.documents[report.subject].name
    return phrases["class-title"].format(count=phrases.number(len(report.documents)))


def class_sentences(report: ClassReport, phrases: Phrases) -> Iterator[str]:
    """Where the pairs lie, and from where on they are listed."""
    figures = report.figures
    # Where there are too few pairs to tell what stands out, there is no threshold to name.
    known = figures.threshold_from != ThresholdFrom.NOTHING
    compared = phrases["class-compared" if known else "class-compared-all"].format(
        pairs=phrases.number(figures.compared),
        above=phrases.number(figures.above),
        threshold=phrases.percent(figures.threshold),
        score=phrases.label("score", figures.score),
    )
    yield f"{compared} {phrases.label('threshold', figures.threshold_from)}"
    if figures.chance is not None:
        shares = {"chance": phrases.percent(figures.chance), "median": phrases.percent(figures.median)}
        yield phrases["class-chance"].format(**shares)
    if figures.drafts:
        yield phrases["class-drafts"].format(pairs=phrases.number(figures.drafts))
    if report.subject is None and len(report.pairs) < figures.above:
        yield phrases["class-cut"].format(listed=phrases.number(len(report.pairs)), above=phrases.number(figures.above))
