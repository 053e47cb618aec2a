"""Recent files: offered on the start page and in a menu."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from imbrex.files.naming import shown_name
from imbrex.gui.pages.start import StartPage
from imbrex.gui.plain import plain_tip
from imbrex.gui.settings import Settings


class RecentFiles(QObject):
    """Remember what was opened. Signal: chosen (Path)."""

    chosen = Signal(object)

    def __init__(self, settings: Settings, start: StartPage, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings = settings
        self._start = start
        self._menu = menu
        self._is_concealed = False
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill_menu)
        start.recent_requested.connect(self.chosen)
        self._show()

    def add(self, paths: Sequence[Path]) -> None:
        """Put the files among these in front; folders are not kept."""
        self._settings.add_recent([path for path in paths if path.is_file()])
        self._show()

    def conceal(self, wanted: bool) -> None:
        """Offer nothing while names are hidden: these are the names of the very files that are open."""
        self._is_concealed = wanted
        self._show()

    def _present(self) -> list[Path]:
        if self._is_concealed:
            return []
        return [path for path in self._settings.recent if path.exists()]

    def _show(self) -> None:
        self._start.show_recent(self._present())

    def _fill_menu(self) -> None:
        self._menu.clear()
        for path in self._present():
            action = self._menu.addAction(shown_name(path.name).replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            action.triggered.connect(lambda _checked=False, path=path: self.chosen.emit(path))
        if self._is_concealed:
            self._menu.addAction(self.tr("Not shown while names are hidden")).setEnabled(False)
        elif self._menu.isEmpty():
            self._menu.addAction(self.tr("Nothing opened yet")).setEnabled(False)
