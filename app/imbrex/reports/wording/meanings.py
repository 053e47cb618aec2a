"""Meanings: what the figures of a report say, for people who have never seen such a report."""

from collections.abc import Iterable, Iterator

from imbrex.engine.options import Options
from imbrex.reports.model.report_facts import Making
from imbrex.reports.wording.phrases import Phrases

FIGURES = ("containment-left", "containment-right", "jaccard", "in-passages", "counted", "longest", "percentile")
"""What is told of each pair of a class, by the names that the words of reports have for it."""

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
"""What is told of two documents; of what stands in quotation marks, only where the text is that was made."""


def shingle_is(making: Making, phrases: Phrases) -> str:
    """What a shingle is in this report. Raises ValueError for settings that are none."""
    return phrases.counted("shingle", Options.from_dict(making.options).shingles.length)


def meanings(figures: Iterable[str], phrases: Phrases) -> Iterator[tuple[str, str]]:
    """Each figure by its name, and what it says."""
    return ((phrases.heading("pair", figure), phrases.label("meaning", figure)) for figure in figures)
