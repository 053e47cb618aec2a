"""Name search: one shortcut for the name filter of the visible page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.wording.translated import translated

if TYPE_CHECKING:
    from imbrex.gui.library.library_page import LibraryPage
    from imbrex.gui.overview.overview_page import OverviewPage


class NameSearch(QObject):
    """Disabled while two texts are visible, where the same shortcut finds words."""

    def __init__(self, overview: OverviewPage, parent: QObject) -> None:
        super().__init__(parent)
        self._overview = overview
        self._library: LibraryPage | None = None
        self.action = QAction(self)
        translated(self.action.setText, lambda: self.tr("Find a name"))
        self.action.setObjectName("findName")
        self.action.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        self.action.setEnabled(False)
        self.action.triggered.connect(self._go)
        self._attach(overview)

    def attach_library(self, page: LibraryPage) -> None:
        """Find names in the library too."""
        self._library = page
        self._attach(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.action.setEnabled(self._overview.isVisible() or self._shown_library is not None)
        return super().eventFilter(watched, event)

    @property
    def _shown_library(self) -> LibraryPage | None:
        return self._library if self._library is not None and self._library.isVisible() else None

    def _attach(self, page: QWidget) -> None:
        page.addAction(self.action)
        page.installEventFilter(self)

    def _go(self) -> None:
        page = self._shown_library
        field = self._field_of_class() if page is None else _field_of_library(page)
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def _field_of_class(self) -> QLineEdit:
        if self._overview.tabs.current is Tab.TEXT:
            return self._overview.text.chooser.filter
        self._overview.tabs.show_tab(Tab.PAIRS)
        return self._overview.pairs.filter


def _field_of_library(page: LibraryPage) -> QLineEdit:
    from imbrex.gui.library.library_page import LibraryTab  # noqa: PLC0415 - with the library only

    page.show_tab(LibraryTab.DOCUMENTS)
    return page.entries.filter
