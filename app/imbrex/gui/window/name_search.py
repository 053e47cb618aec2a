"""Name search: one shortcut for the name filter of the visible page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from imbrex.gui.wording.translation import translated

if TYPE_CHECKING:
    from imbrex.gui.library.library_page import LibraryPage
    from imbrex.gui.overview.overview_page import OverviewPage


class NameSearch(QObject):
    """Disabled while two texts are visible, where the same shortcut finds words."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._overview: OverviewPage | None = None
        self._library: LibraryPage | None = None
        self.action = QAction(self)
        translated(self.action.setText, lambda: self.tr("Find by name"))
        self.action.setObjectName("findName")
        self.action.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        self.action.setEnabled(False)
        self.action.triggered.connect(self._go)

    def attach_overview(self, page: OverviewPage) -> None:
        """Find names in the overview."""
        self._overview = page
        self._attach(page)

    def attach_library(self, page: LibraryPage) -> None:
        """Find names in the library too."""
        self._library = page
        self._attach(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.action.setEnabled(_is_shown(self._overview) or _is_shown(self._library))
        return super().eventFilter(watched, event)

    def _attach(self, page: QWidget) -> None:
        page.addAction(self.action)
        page.installEventFilter(self)

    def _go(self) -> None:
        if self._library is not None and self._library.isVisible():
            _go_to(_field_of_library(self._library))
        elif self._overview is not None:
            _go_to(_field_of_class(self._overview))


def _is_shown(page: QWidget | None) -> bool:
    return page is not None and page.isVisible()


def _go_to(field: QLineEdit) -> None:
    field.setFocus(Qt.FocusReason.ShortcutFocusReason)
    field.selectAll()


def _field_of_class(page: OverviewPage) -> QLineEdit:
    from imbrex.gui.overview.overview_tabs import Tab  # noqa: PLC0415 - with the overview only

    if page.tabs.current is Tab.TEXT:
        return page.text.chooser.filter
    page.tabs.show_tab(Tab.PAIRS)
    return page.pairs.filter


def _field_of_library(page: LibraryPage) -> QLineEdit:
    from imbrex.gui.library.library_page import LibraryTab  # noqa: PLC0415 - with the library only

    page.show_tab(LibraryTab.DOCUMENTS)
    return page.entries.filter
