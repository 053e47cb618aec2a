"""Recent files: offered on the start page and in a menu."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.model.settings import Settings
from imbrex.gui.projects.project_names import is_project_name
from imbrex.gui.theme.icons import icon
from imbrex.gui.window.start_page import StartPage
from imbrex.gui.wording.plain_text import plain_tip

WIDEST = 60  # average characters of a name in the menu; its tooltip shows all of it


class RecentFiles(QObject):
    """Remembers opened files.

    Signals:
        chosen: (Path) to be opened again.
        status_message: (sentence) why a file cannot be opened.
    """

    chosen = Signal(object)
    status_message = Signal(str)

    def __init__(self, settings: Settings, start: StartPage, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings = settings
        self._start = start
        self._menu = menu
        self._is_concealed = False
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill_menu)
        start.recent.requested.connect(self._choose)
        start.recent.menu_requested.connect(self._show_menu)
        start.recent.shown.connect(self._fill)
        self._fill()

    def add(self, paths: Sequence[Path]) -> None:
        """Put the paths that exist in front."""
        self._settings.add_recent([path for path in paths if path.exists()])
        self._show()

    def refresh(self) -> None:
        """Show the current list."""
        self._show()

    def conceal(self, wanted: bool) -> None:
        """Hide the list while names are hidden: it holds the names of the open files."""
        self._is_concealed = wanted
        self._show()

    def menu(self, path: Path) -> QMenu:
        """Return the context menu of a file on the start page."""
        menu = QMenu(self._start)
        menu.addAction(self.tr("Open"), lambda: self._choose(path))
        menu.addAction(self.tr("Show in folder"), lambda: show_folder(path))
        menu.addSeparator()
        menu.addAction(self.tr("Remove from list"), lambda: self._forget(path))
        return menu

    def _show_menu(self, path: Path, place: QPoint) -> None:
        menu = self.menu(path)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _choose(self, path: Path) -> None:
        """Open a file again, unless it has been deleted meanwhile."""
        if path.exists():
            self.chosen.emit(path)
            return
        self._forget(path)
        self.status_message.emit(self.tr("%1 can't be found.").replace("%1", shown_name(path.name)))

    def _forget(self, path: Path | None = None) -> None:
        """Remove a file from the list, or all files."""
        if path is None:
            self._settings.forget_recent()
        else:
            self._settings.remove_recent(path)
        self._show()

    def _present(self) -> list[Path]:
        if self._is_concealed:
            return []
        return [path for path in self._settings.recent if path.exists()]

    def _show(self) -> None:
        """Show the list as it is now, or when the start page is next shown."""
        if self._start.isVisible():
            self._fill()

    def _fill(self) -> None:
        self._start.recent.show_paths(self._present())

    def _fill_menu(self) -> None:
        self._menu.clear()
        metrics = self._menu.fontMetrics()
        for path in self._present():
            width = WIDEST * metrics.averageCharWidth()
            name = metrics.elidedText(shown_name(path.name), Qt.TextElideMode.ElideMiddle, width)
            action = self._menu.addAction(name.replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            if is_project_name(path):
                action.setIcon(icon("project"))
            action.triggered.connect(lambda _checked=False, path=path: self._choose(path))
        if not self._menu.isEmpty():
            self._menu.addSeparator()
            self._menu.addAction(self.tr("&Clear list"), self._forget)
        if self._is_concealed:
            self._menu.addAction(self.tr("Unavailable while names are hidden")).setEnabled(False)
        elif self._menu.isEmpty():
            self._menu.addAction(self.tr("No recent files")).setEnabled(False)


def show_folder(path: Path) -> None:
    """Show the folder of a file in the system's file manager."""
    from PySide6.QtCore import QUrl  # noqa: PLC0415 - on demand only
    from PySide6.QtGui import QDesktopServices  # noqa: PLC0415 - likewise

    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))
