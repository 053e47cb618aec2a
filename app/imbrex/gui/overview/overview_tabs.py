"""Overview tabs: the views of a class, updated only while visible."""

from enum import IntEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.segments import SegmentedBar
from imbrex.gui.wording.translation import Text, retranslated, translated


class Tab(IntEnum):
    """Left to right."""

    PAIRS = 0
    MATRIX = 1
    CLUSTERS = 2
    GRAPH = 3
    TEXT = 4


class OverviewTabs(QWidget):
    """The current view; the page places `bar`, which chooses it. Signal: changed (Tab).

    Attributes:
        bar: the names of the views, with Ctrl+1 to Ctrl+5.
    """

    changed = Signal(object)

    def __init__(self, views: dict[Tab, QWidget]) -> None:
        super().__init__()
        self._views = views
        self.bar = SegmentedBar("overviewTabs")
        translated(self.bar.setAccessibleName, lambda: self.tr("Class views"))
        self._stack = QStackedWidget()
        self._notices: dict[Tab, Text] = {}
        self._notice = PlainLabel(name="tabNotice", wraps=True)
        self._notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._actions = [self._add(tab) for tab in Tab]
        self._name_tabs()
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addWidget(self._stack, 1)
        self._stack.addWidget(self._notice)
        self.bar.currentChanged.connect(self._on_changed)

    @property
    def current(self) -> Tab:
        """Return the current tab."""
        return Tab(self.bar.currentIndex())

    @property
    def view(self) -> QWidget:
        """Return the current view, even if a notice covers it."""
        return self._views[self.current]

    def show_tab(self, tab: Tab) -> None:
        self.bar.setCurrentIndex(tab)

    def show_notice(self, tab: Tab, sentence: Text) -> None:
        """Show a notice instead of a view; an empty one shows the view again."""
        self._notices[tab] = sentence
        self._show_current()

    def focus_view(self) -> None:
        self.view.setFocus()

    def actions_for_menu(self) -> list[QAction]:
        """Return one action per view, enabled while the tabs are visible."""
        return self._actions

    def _add(self, tab: Tab) -> QAction:
        self.bar.addTab("")
        self._stack.addWidget(self._views[tab])
        action = QAction(self)
        action.setShortcut(QKeySequence(f"Ctrl+{tab + 1}"))
        action.setEnabled(False)
        action.triggered.connect(lambda: self._go_to(tab))
        self.addAction(action)
        return action

    @retranslated
    def _name_tabs(self) -> None:
        for tab, action, (title, tip) in zip(Tab, self._actions, self._texts(), strict=True):
            self.bar.setTabText(tab, title)
            action.setText(title)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self.bar.setTabToolTip(tab, f"{tip} ({keys})")

    def _texts(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Pairs"), self.tr("All pairs in a table, most similar first")),
            (self.tr("Matrix"), self.tr("Every text against every other, ordered by similarity")),
            (self.tr("Clusters"), self.tr("Groups of similar texts and the passages they share")),
            (self.tr("Graph"), self.tr("Texts as points, linked if the pair is above the threshold")),
            (self.tr("By essay"), self.tr("Matches for each part of one text, and what appears only there")),
        )

    def _go_to(self, tab: Tab) -> None:
        self.show_tab(tab)
        self.focus_view()

    def _on_changed(self, row: int) -> None:
        self._show_current()
        self.changed.emit(Tab(row))

    def _show_current(self) -> None:
        translated(self._notice.setText, self._notices.get(self.current, str))
        self._stack.setCurrentWidget(self._notice if self._notice.text() else self.view)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for action in self._actions:
            action.setEnabled(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for action in self._actions:
            action.setEnabled(False)
