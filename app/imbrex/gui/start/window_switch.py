"""Front: the window that people see; another takes its place when they choose another language."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from imbrex.gui.model.settings import Settings
from imbrex.gui.start.exception_hook import LastDefence
from imbrex.gui.window.main_window import MainWindow
from imbrex.gui.wording.translation import translation_of

AGAIN = 200
"""Milliseconds between two looks whether something is still being written."""


class Front(QObject):
    """Holds the window. Signal: replaced (MainWindow), another one is there now and goes on with the same work.

    Texts are translated where they are made, so a window stays in its language. To make another one is quicker, and
    forgets less, than to tell every label of the old one what it says now.
    """

    replaced = Signal(object)

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self._translation = translation_of(application)
        self.window = self._make()

    def _make(self) -> MainWindow:
        window = MainWindow(self._settings)
        window.renewal_wanted.connect(self._on_renewal_wanted)
        self._defence = LastDefence(window)
        return window

    def _on_renewal_wanted(self, code: str) -> None:
        """Change windows once the menu of the old one has closed and no project is being saved."""
        QTimer.singleShot(0, self.window, lambda: self._when_written(code))

    def _when_written(self, code: str) -> None:
        """Let reports and projects come to their end first."""
        window = self.window
        if window.is_writing:
            QTimer.singleShot(AGAIN, window, lambda: self._when_written(code))
        else:
            window.projects.when_quiet(lambda: self._speak(code))

    def _speak(self, code: str) -> None:
        old = self.window
        carried, watching = old.projects.hand_over(), old.home.watching
        geometry, state = old.geometry(), old.windowState()
        self._application.setQuitOnLastWindowClosed(False)
        old.close()
        self._defence.give_back()
        self._translation.speak(code)
        self.window = new = self._make()
        new.setGeometry(geometry)
        new.setWindowState(state)
        new.show()
        self._application.setQuitOnLastWindowClosed(True)
        if carried is not None:
            new.projects.take_over(carried)
        if watching is not None:
            new.home.go_on_watching(watching)
        old.deleteLater()
        self.replaced.emit(new)
