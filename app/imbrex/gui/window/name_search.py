"""Name search: one shortcut for the name filter of the visible page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLineEdit

from imbrex.gui.library.library_page import LibraryTab
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.wording.translated import translated

if TYPE_CHECKING:
    from imbrex.gui.window.controller import Controller


class NameSearch(QObject):
    """Disabled while two texts are visible, where the same shortcut finds words."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self._overview, self._library = controller.overview, controller.library.page
        self.action = QAction(self)
        translated(self.action.setText, lambda: self.tr("Find by name"))
        self.action.setObjectName("findName")
        self.action.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        self.action.setEnabled(False)
        self.action.triggered.connect(self._go)
        for page in (self._overview, self._library):
            page.addAction(self.action)
            page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.action.setEnabled(self._overview.isVisible() or self._library.isVisible())
        return super().eventFilter(watched, event)

    def _go(self) -> None:
        field = self._field_of_library() if self._library.isVisible() else self._field_of_class()
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def _field_of_class(self) -> QLineEdit:
        if self._overview.tabs.current is Tab.TEXT:
            return self._overview.text.chooser.filter
        self._overview.tabs.show_tab(Tab.PAIRS)
        return self._overview.pairs.filter

    def _field_of_library(self) -> QLineEdit:
        self._library.show_tab(LibraryTab.DOCUMENTS)
        return self._library.entries.filter
