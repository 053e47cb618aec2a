"""Watch commands: the actions by which people have a folder watched, and no longer."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from imbrex.engine.text.document import Role
from imbrex.gui.documents.watched_folder.folder_dialog import FolderDialog
from imbrex.gui.documents.watched_folder.folder_reading import FolderReading
from imbrex.gui.documents.watched_folder.watch_request import WatchWish
from imbrex.gui.documents.watched_folder.watch_sign import WatchSign
from imbrex.gui.model.settings import Settings


class WatchCommands(QObject):
    """Connects the actions, the dialog and the sign in the status bar with what reads the folder."""

    def __init__(
        self, reading: FolderReading, ask: QAction, stop: QAction, settings: Settings, window: QWidget
    ) -> None:
        """Connect the actions that ask for a folder and that stop watching it."""
        super().__init__(window)
        self._settings = settings
        self._stop = stop
        self._window = window
        self.reading = reading
        self.sign = WatchSign(reading, [stop, ask], window)
        ask.setEnabled(True)
        ask.triggered.connect(self._ask)
        stop.triggered.connect(self.stop)
        self.reading.changed.connect(self._update)
        self._update()

    def start(self, wish: WatchWish) -> None:
        """Watch a folder, and offer it again the next time."""
        self._settings.set_watched(str(wish.folder), wish.role.value, wish.deep, wish.with_present)
        self._settings.was_watching = True
        self.reading.start(wish)

    def stop(self) -> None:
        """Watch nothing, at the next start neither."""
        self._settings.was_watching = False
        self.reading.stop()

    def start_again(self) -> None:
        """Watch the folder that was watched when the program ended, if people want that."""
        wish, settings = self._last(), self._settings
        wanted = settings.watches_again and settings.was_watching
        if wish is not None and wanted and self.reading.folder is None:
            self.reading.start(wish)

    def _ask(self) -> None:
        dialog = FolderDialog(self._last(), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.start(dialog.wish))
        dialog.open()

    def _last(self) -> WatchWish | None:
        watched = self._settings.watched()
        if watched is None:
            return None
        place, role, deep, present = watched
        return WatchWish(Path(place), Role(role) if role in list(Role) else Role.ESSAY, deep, present)

    def _update(self) -> None:
        self._stop.setEnabled(self.reading.folder is not None)
