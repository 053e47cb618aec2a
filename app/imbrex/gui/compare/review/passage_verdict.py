"""Passage verdict: the verdict on the current passage of the texts."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolButton

from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
from imbrex.gui.widgets.chip import STYLE
from imbrex.gui.wording.plain_text import plain_tip, quote
from imbrex.gui.wording.translated import retranslated
from imbrex.gui.wording.verdict_texts import SIGNS, verdict_name, verdict_told


class PassageVerdict(QToolButton):
    """A button beside the passage navigation; visible only if a passage can have a verdict."""

    def __init__(self, review: ReviewedPair, menu: QMenu) -> None:
        super().__init__()
        self.setObjectName("passageVerdict")
        self.setStyleSheet(STYLE + "QToolButton { padding-right: 18px; }")  # for the menu indicator
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(menu)
        self._review = review
        self._number = -1
        self._is_brief = False
        review.changed.connect(self._show)
        self._show()

    def show_passage(self, number: int) -> None:
        """Show the verdict on a passage; -1 for none."""
        self._number = number
        self._show()

    def show_brief(self, brief: bool) -> None:
        """Show only the sign of the verdict, or its name too."""
        if brief != self._is_brief:
            self._is_brief = brief
            self._show()

    @retranslated
    def _show(self) -> None:
        number, review = self._number, self._review
        is_there = 0 <= number < len(review)
        self.setVisible(is_there)
        if not is_there:
            return
        decision = review[number]
        told = verdict_told(decision.verdict, bool(decision.note))
        self.setText(SIGNS[decision.verdict] if self._is_brief else told)
        note = quote(review.note(number))
        spoken = self.tr("Verdict on this passage: %1").replace("%1", verdict_name(decision.verdict))
        self.setAccessibleName(spoken)
        keys = self.tr("Alt+1 to Alt+4: verdict on the passage. N: next undecided passage.")
        self.setToolTip(plain_tip("\n".join(filter(None, (spoken, note, review.reason(number), keys)))))
