"""Passages: both sides of each, row by row, with the changes of their words."""

from collections.abc import Sequence

from PySide6.QtGui import QTextCharFormat

from imbrex.engine.review.review import Verdict
from imbrex.engine.text.document import Span
from imbrex.reports.model.alignment import excerpt
from imbrex.reports.model.pair_report import KINDS, PairReport, PassageFacts, WordRun
from imbrex.reports.pdf.pair_figures import COLOURS
from imbrex.reports.pdf.sheet import INK, MUTED, Sheet
from imbrex.reports.pdf.text import Mark, TextBlock
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import about, decided
from imbrex.reports.wording.shown_names import shown_names
from imbrex.reports.wording.shown_text import isolated, shortened

BEGINNING = 150.0
"""Points needed on a page to begin passages, so that their heads are never alone at its foot."""

_ABOUT, _GAP, _SIZE = 92.0, 12.0, 8.5
_Underline = QTextCharFormat.UnderlineStyle
_LOOKS = {
    "other form": _Underline.DotLine,
    "moved": _Underline.DashUnderline,
    "swapped": _Underline.WaveUnderline,
    "inserted": _Underline.SingleUnderline,
}


def write_key(sheet: Sheet, phrases: Phrases) -> None:
    """Write the legend of changed words."""
    sheet.need(BEGINNING + 20)
    text, marks = f"{phrases['changed-words']}: ", []
    for kind, label in KINDS.items():
        words = phrases.label("word", kind)
        marks.append((len(text), len(text) + len(words), _look(label)))
        text += f"{words}    "
    sheet.columns([(0.0, sheet.block(text.rstrip(), sheet.width, 8, marks=marks), MUTED)])
    sheet.gap(6)


def write_passages(sheet: Sheet, report: PairReport, passages: Sequence[PassageFacts], phrases: Phrases) -> None:
    """Write some passages of a pair, under the names of its documents."""
    width = (sheet.width - _ABOUT) / 2 - _GAP
    left, right = _ABOUT + _GAP, _ABOUT + width + 2 * _GAP
    heads = [
        sheet.block(isolated(shortened(shown.name)), width, _SIZE, bold=True)
        for shown in shown_names([report.left, report.right], report.making)
    ]
    sheet.need(BEGINNING)
    sheet.columns([(left, heads[0], MUTED), (right, heads[1], MUTED)])
    for passage in passages:
        sheet.gap(5)
        lines = sheet.block("\n".join(about(passage, phrases, notes=False)), _ABOUT - 22, 7.5)
        sheet.need(max(76.0, 6 + lines.fitting(0, sheet.height)[1]))  # keep its description on one page
        sheet.rule()
        sheet.gap(4)
        sheet.badge(passage.number, COLOURS[passage.right_kind], 0, sheet.y + 1)
        below = sheet.beside(22.0, lines, MUTED)
        page, ink = sheet.page, INK if passage.counts else MUTED
        if passage.note:
            note = decided(passage, phrases) if passage.verdict != Verdict.OPEN else passage.note
            sheet.columns([(left, sheet.block(note, sheet.width - left, _SIZE, bold=True), INK)])
            sheet.gap(3)
        for one, other in passage.rows:
            mine = _side(sheet, report.left_text, one, passage.left_changes, width)
            its = _side(sheet, report.right_text, other, passage.right_changes, width)
            sheet.columns([(left, mine, ink), (right, its, ink)])
            sheet.gap(3)
        if sheet.page == page:
            sheet.y = max(sheet.y, below)


def _side(sheet: Sheet, text: str, span: Span, changes: Sequence[WordRun], width: float) -> TextBlock:
    """One side of a row, with changed words marked."""
    cut = excerpt(text, span)
    lost = len(cut) - len(cut.lstrip())
    marks: list[Mark] = [
        (run.span.start - span.start - lost, run.span.end - span.start - lost, _look(run.change))
        for run in changes
        if run.span.start < span.end and run.span.end > span.start
    ]
    return sheet.block(cut.strip(), width, _SIZE, marks=marks)


def _look(change: str) -> QTextCharFormat:
    look = QTextCharFormat()
    if change in _LOOKS:
        look.setUnderlineStyle(_LOOKS[change])
    else:
        look.setFontStrikeOut(True)
    return look
