"""Watch sign: says in the status bar which folder is watched, and what has come of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from imbrex.gui.documents.watched_folder.folder_reading import FolderReading
from imbrex.gui.theme.icons import icon
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import retranslated

WIDEST = 220
"""Pixels of a folder's name; the tooltip has all of it."""


class WatchSign(QToolButton):
    """There only while a folder is watched; a click offers what can be done about it."""

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
        watching = self.tr("Watching %1").replace("%1", name) if name else self.tr("Watching a folder")
        state = self.tr("not there now") if self._reading.is_lost else self.tr("%Ln new", "", self._reading.count)
        return f"{watching} · {state}"
