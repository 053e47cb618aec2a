"""Meanings: explanations of a report's figures for first-time readers."""

from collections.abc import Iterable, Iterator

from imbrex.engine.options import Options
from imbrex.reports.model.report_facts import Making
from imbrex.reports.wording.phrases import Phrases

FIGURES = ("containment-left", "containment-right", "jaccard", "longest", "percentile")
"""Figures of each pair of a class, by the names that they have in the words of reports."""

SHARES = (
    "in-passages-right",
    "in-passages-left",
    "counted-right",
    "counted-left",
    "quoted-right",
    "containment-left",
    "containment-right",
    "jaccard",
)
"""Figures of two documents; the quoted share only of the text read as made from the other."""


def shingle_is(making: Making, phrases: Phrases) -> str:
    """Definition of a shingle in this report. Raises ValueError for invalid settings."""
    return phrases.counted("shingle", Options.from_dict(making.options).shingles.length)


def meanings(figures: Iterable[str], phrases: Phrases) -> Iterator[tuple[str, str]]:
    """Each figure with its explanation."""
    return ((phrases.heading("pair", figure), phrases.label("meaning", figure)) for figure in figures)
