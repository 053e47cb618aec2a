"""Help controller: context-sensitive help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from imbrex.gui.help.help_topics import PLACES, Topic
from imbrex.gui.model.settings import Settings

if TYPE_CHECKING:
    from imbrex.gui.help.help_window import HelpWindow


class HelpController(QObject):
    """Owns the one help window. F1 also works in dialogs, which the window's shortcuts do not reach."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._made: HelpWindow | None = None
        self._topics = dict(PLACES)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    @property
    def window(self) -> HelpWindow:
        """The help window, created on first access."""
        if self._made is None:
            from imbrex.gui.help.help_window import HelpWindow  # noqa: PLC0415 - on demand only

            self._made = HelpWindow(self._window, self._settings)
        return self._made

    def describe(self, topics: Mapping[str, Topic]) -> None:
        """Add the topics of more parts of the window, by object name."""
        self._topics.update(topics)

    def show_here(self) -> None:
        """Show the page about the focused part of the window."""
        self.show_topic(self._topic_of(QApplication.focusWidget()) or self._topic_in_front())

    def show_topic(self, topic: Topic) -> None:
        """Show a page."""
        self.window.show_topic(topic)
        self.window.present()

    def close(self) -> None:
        """Close the help along with the window."""
        if self._made is not None:
            self._made.close()
            self._made.deleteLater()
            self._made = None

    def _topic_in_front(self) -> Topic:
        """The topic of the visible page, if nothing has the focus."""
        # Without the window's own findChild, which would create those that are not there yet.
        pages = (QWidget.findChild(self._window, QWidget, name) for name in PLACES if name.endswith("Page"))
        return next((PLACES[page.objectName()] for page in pages if page and page.isVisible()), Topic.FIRST)

    def _topic_of(self, widget: QWidget | None) -> Topic | None:
        """The topic of the innermost described part that a widget is in; None if unknown."""
        while widget is not None:
            if widget.objectName() in self._topics:
                return self._topics[widget.objectName()]
            widget = widget.parentWidget()
        return None

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        dialog = new.window() if new is not None else None
        if isinstance(dialog, QDialog) and dialog.findChild(QShortcut, "helpKey") is None:
            key = QShortcut(QKeySequence(Qt.Key.Key_F1), dialog)
            key.setObjectName("helpKey")
            key.activated.connect(self.show_here)
