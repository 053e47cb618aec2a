"""Pair bar: the way back, the place of the open pair in its list, its verdict and its note."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from imbrex.gui.compare.review.pair_note import PairNote
from imbrex.gui.compare.review.verdict_choice import VerdictChoice
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.segments import Segments
from imbrex.gui.wording.translation import retranslated, translated


class PairBar(QWidget):
    """The first row of the Compare page.

    Signals:
        step_requested: 1 for the next pair of the list, -1 for the previous one.
    """

    step_requested = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pairBar")
        self.verdict = VerdictChoice()
        self.note = PairNote()
        self.back = self._make_back()
        self.previous = self._action("previousPair", lambda: self.tr("Previous pair"), "‹", "Shift+F9", -1)
        self.next = self._action("nextPair", lambda: self.tr("Next pair"), "›", "F9", 1)
        self._steps = Segments([self.previous, self.next])
        self._place = ElidedLabel(Qt.TextElideMode.ElideRight, least=30)
        self._place.setObjectName("pairPlace")
        self._place.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        first, second = QHBoxLayout(), QHBoxLayout()
        for half, widgets in (
            (first, (self.back, self._place, self._steps)),
            (second, (self.verdict, self.note.button)),
        ):
            half.setSpacing(8)
            for widget in widgets:
                half.addWidget(widget)
        first.addStretch(1)
        layout = spaced(QHBoxLayout(self), margins=(12, 4, 12, 0))
        layout.addWidget(FoldingRow(first, second, 8))
        self.show_place(-1, 0, -1, -1)

    @retranslated
    def show_place(self, place: int, count: int, previous: int, following: int) -> None:
        """Show the row of the pair in its list, and whether there is a previous and a next one; -1 for none."""
        is_listed = place >= 0 and count > 1
        shown = self.tr("Pair %1 of %2").replace("%2", QLocale().toString(count))
        self._place.show_text(shown.replace("%1", QLocale().toString(place + 1)) if is_listed else "")
        self._place.setVisible(is_listed)
        self._steps.setVisible(is_listed)
        self.previous.setEnabled(is_listed and previous >= 0)
        self.next.setEnabled(is_listed and following >= 0)

    def _action(self, name: str, text: Callable[[], str], sign: str, keys: str, by: int) -> QAction:
        action = QAction(self)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        action.setIconText(sign)
        translated(action.setText, text)
        translated(action.setToolTip, lambda: f"{text()} ({keys})")
        action.triggered.connect(partial(self.step_requested.emit, by))
        return action

    def _make_back(self) -> QToolButton:
        button = QToolButton()
        translated(button.setText, lambda: self.tr("‹ All pairs"))
        translated(button.setAccessibleName, lambda: self.tr("All pairs"))
        translated(button.setToolTip, lambda: self.tr("Back to all pairs (Esc)"))
        button.setObjectName("backButton")
        button.setProperty("link", True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
