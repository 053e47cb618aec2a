"""Help controller: opens the page of help on what people look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from imbrex.gui.help.help_topics import PLACES, Topic
from imbrex.gui.model.settings import Settings

if TYPE_CHECKING:
    from imbrex.gui.help.help_window import HelpWindow


class HelpController(QObject):
    """Keeps the one help window. In dialogs, which no key of the window reaches, F1 works as well."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._made: HelpWindow | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    @property
    def window(self) -> HelpWindow:
        """The help window; made when first asked for."""
        if self._made is None:
            from imbrex.gui.help.help_window import HelpWindow  # noqa: PLC0415 - not before anybody asks

            self._made = HelpWindow(self._window, self._settings)
        return self._made

    def show_here(self) -> None:
        """Show the page about what people have in front of them."""
        self.show_topic(topic_of(QApplication.focusWidget()) or self._topic_in_front())

    def show_topic(self, topic: Topic) -> None:
        """Show a page."""
        self.window.show_topic(topic)
        self.window.present()

    def close(self) -> None:
        """Close the help with the window."""
        if self._made is not None:
            self._made.close()
            self._made.deleteLater()
            self._made = None

    def _topic_in_front(self) -> Topic:
        """By the page that is seen, where nothing has the keyboard."""
        pages = (self._window.findChild(QWidget, name) for name in PLACES if name.endswith("Page"))
        return next((PLACES[page.objectName()] for page in pages if page and page.isVisible()), Topic.FIRST)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        dialog = new.window() if new is not None else None
        if isinstance(dialog, QDialog) and dialog.findChild(QShortcut, "helpKey") is None:
            key = QShortcut(QKeySequence(Qt.Key.Key_F1), dialog)
            key.setObjectName("helpKey")
            key.activated.connect(self.show_here)


def topic_of(widget: QWidget | None) -> Topic | None:
    """What a part of the window is about; None where that is not known."""
    while widget is not None:
        if widget.objectName() in PLACES:
            return PLACES[widget.objectName()]
        widget = widget.parentWidget()
    return None
