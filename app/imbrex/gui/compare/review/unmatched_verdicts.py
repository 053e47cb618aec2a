"""Unmatched verdicts: verdicts and notes whose passage was not found, so that none disappears silently."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from imbrex.engine.review.review import LONGEST_NOTE, Mark
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.model.session import Session
from imbrex.gui.widgets.details_dialog import DetailsDialog
from imbrex.gui.wording.plain_text import LONGEST_QUOTE, plain_tip, quote
from imbrex.gui.wording.translation import retranslated
from imbrex.gui.wording.verdict_texts import verdict_told

MOST = 5  # in a tooltip


class UnmatchedVerdicts(QPushButton):
    """A line that is hidden if there are none; a click shows them all."""

    def __init__(self, session: Session, review: ReviewedPair) -> None:
        super().__init__()
        self.setObjectName("restingMarks")
        self.setFlat(True)
        self.setStyleSheet("QPushButton { color: palette(link); text-align: left; padding: 1px 0; }")
        self._session, self._review = session, review
        self.clicked.connect(self._show_all)
        review.changed.connect(self._show)
        session.anonymous_changed.connect(self._show)
        self._show()

    @retranslated
    def _show(self) -> None:
        marks = self._review.unmatched
        self.setVisible(bool(marks))
        self.setText(self.tr("%Ln verdict(s) kept for passages not currently found", "", len(marks)))
        lines = [self._described(mark) for mark in marks[:MOST]]
        self.setToolTip(plain_tip("\n".join([*lines, *(["…"] if len(marks) > MOST else [])])))
        self.setAccessibleDescription(self._explained())

    def _show_all(self) -> None:
        details = "\n\n".join(map(self._described, self._review.unmatched))
        dialog = DetailsDialog(self.tr("Kept verdicts and notes"), self._explained(), details, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _explained(self) -> str:
        return self.tr(
            "Your verdicts on passages that are not found with the current options or text. They apply again "
            "as soon as the passages are found."
        )

    def _described(self, mark: Mark) -> str:
        decision = mark.decision
        shown = self._session.shown_text
        told = f"{verdict_told(decision.verdict)}: {quote(shown(mark.right.text), LONGEST_QUOTE)}"
        return f"{told}\n    {quote(shown(decision.note), LONGEST_NOTE)}" if decision.note else told
