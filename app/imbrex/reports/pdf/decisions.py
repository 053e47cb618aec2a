"""Decisions: the verdicts on a pair and on passages no longer found, in a PDF."""

from collections.abc import Sequence

from imbrex.engine.review.review import Verdict
from imbrex.reports.model.pair_report import PairReport, RestingFacts
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import decided

_SIZE = 8.5


def write_decision(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write the verdict on a pair with its note."""
    if report.verdict != Verdict.OPEN or report.note:
        verdict = phrases.label("verdict", report.verdict)
        sheet.paragraph(f"{phrases['pair-verdict']}: {verdict}", 10, bold=True, after=2)
    if report.note:
        sheet.paragraph(report.note, after=4)


def write_resting(sheet: Sheet, resting: Sequence[RestingFacts], phrases: Phrases, heading: float = 12.5) -> None:
    """Write verdicts on passages that are no longer found; `heading` is the size of the heading in points."""
    if not resting:
        return
    sheet.heading(phrases["resting"], heading)
    sheet.paragraph(phrases["resting-about"], _SIZE, color=MUTED)
    for one in resting:
        sheet.rule()
        sheet.gap(3)
        sheet.paragraph(decided(one, phrases), _SIZE, bold=True, after=2)
        half = sheet.width / 2
        sheet.columns(
            [
                (place * half, sheet.block(text, half - 8, _SIZE), MUTED)
                for place, text in enumerate((one.left, one.right))
            ]
        )
        sheet.gap(4)
