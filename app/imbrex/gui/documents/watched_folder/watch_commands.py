"""Watch commands: the actions that start and stop watching a folder."""

from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from imbrex.engine.text.role import Role
from imbrex.gui.documents.watched_folder.folder_dialog import FolderDialog
from imbrex.gui.documents.watched_folder.folder_reading import FolderReading, WatchRequest
from imbrex.gui.model.settings import Settings
from imbrex.gui.theme.icons import icon
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated

WIDEST = 220
"""Width of a folder's name in pixels; the tooltip shows all of it."""


class WatchSign(QToolButton):
    """Visible only while a folder is watched; a click opens its menu."""

    def __init__(self, reading: FolderReading, actions: list[QAction], parent: QWidget) -> None:
        super().__init__(parent)
        self._reading = reading
        self.setObjectName("watchSign")
        self.setAutoRaise(True)
        self.setIcon(icon("watch-folder"))
        self.setIconSize(QSize(16, 16))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        menu.addActions(actions)
        self.setMenu(menu)
        reading.changed.connect(self._update)
        self._update()

    @retranslated
    def _update(self) -> None:
        reading = self._reading
        self.setVisible(reading.folder is not None)
        if reading.folder is None:
            return
        text, tip = self._sentence(self._elided(reading.name)), self._sentence(reading.name)
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(tip)
        self.setToolTip(plain_tip(tip if not reading.name else f"{tip}\n{reading.folder}"))

    def _elided(self, name: str) -> str:
        return self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, WIDEST)

    def _sentence(self, name: str) -> str:
        watching = self.tr("Watching %1").replace("%1", name) if name else self.tr("Watched folder")
        state = self.tr("folder missing") if self._reading.is_lost else self.tr("%Ln new", "", self._reading.count)
        return f"{watching} · {state}"


class WatchCommands(QObject):
    """Connects the actions, the dialog and the status bar button to the folder reader."""

    def __init__(
        self, reading: FolderReading, ask: QAction, stop: QAction, settings: Settings, window: QWidget
    ) -> None:
        """Connect the actions that start and stop watching."""
        super().__init__(window)
        self._settings = settings
        self._stop = stop
        self._window = window
        self._project = ""
        self.reading = reading
        self.sign = WatchSign(reading, [stop, ask], window)
        ask.setEnabled(True)
        ask.triggered.connect(self._ask)
        stop.triggered.connect(self.stop)
        self.reading.changed.connect(self._update)
        self._update()

    def start(self, request: WatchRequest) -> None:
        """Watch a folder, and offer it again the next time."""
        self._settings.set_watched(str(request.folder), request.role.value, request.deep, request.with_present)
        self._settings.was_watching = True
        self._settings.watched_project = self._project
        self.reading.start(request)

    def stop(self) -> None:
        """Stop watching, also after a restart."""
        self._settings.was_watching = False
        self.reading.stop()

    def close_project(self) -> None:
        """Stop watching until the project is opened again: all documents are closed."""
        self.reading.stop()
        self._forget_unsaved()
        self._project = ""

    def start_again(self) -> None:
        """Watch the folder that was watched when the program ended, if the preference says so.

        That of another project must wait until it is open.
        """
        request, settings = self._last(), self._settings
        wanted = settings.watches_again and settings.was_watching and self._is_of_project
        if request is not None and wanted and self.reading.folder is None:
            self.reading.start(request)

    def show_project(self, path: Path | None) -> None:
        """Watch the folder of the project that was opened, not that of the previous one; None for unsaved documents."""
        self._project = "" if path is None else str(path)
        if self.reading.folder is not None and not self._is_of_project:
            self.reading.leave()
            self._forget_unsaved()
        self.start_again()

    def save_project(self, path: Path) -> None:
        """Note that the documents, and those that will arrive, belong to this project now."""
        self._project = str(path)
        if self.reading.folder is not None:
            self._settings.watched_project = self._project

    @property
    def _is_of_project(self) -> bool:
        """Whether the folder watched last belongs to the documents that are open."""
        return self._settings.watched_project == self._project

    def _forget_unsaved(self) -> None:
        """Watch no folder again whose documents were never saved: they are gone."""
        if not self._settings.watched_project:
            self._settings.was_watching = False

    def _ask(self) -> None:
        dialog = FolderDialog(self._last(), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.start(dialog.request))
        dialog.open()

    def _last(self) -> WatchRequest | None:
        watched = self._settings.watched()
        if watched is None:
            return None
        place, role, deep, present = watched
        return WatchRequest(Path(place), Role(role) if role in list(Role) else Role.ESSAY, deep, present)

    def _update(self) -> None:
        self._stop.setEnabled(self.reading.folder is not None)
