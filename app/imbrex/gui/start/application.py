"""Application: Qt's application object, its language and text size, the first window, and unexpected errors."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QThread, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from imbrex import __version__
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.model.settings import Settings, check_settings
from imbrex.gui.start import qt_availability
from imbrex.gui.start.qt_availability import print_error
from imbrex.gui.theme import apply_theme, text_size
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.accessible import speak
from imbrex.gui.widgets.focus_ring import FocusRing
from imbrex.gui.window.main_window import MainWindow
from imbrex.gui.wording.translation import translation_of
from imbrex.memory import NoMemoryError, lacks_memory

if TYPE_CHECKING:
    from imbrex.gui.start.session_end import SessionEnd


class ExceptionHook(QObject):
    """Shows an uncaught exception after calling the previous hook."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before = sys.excepthook
        self._mine = self.handle
        window.destroyed.connect(self._give_back)
        sys.excepthook = self._mine

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Call the previous hook, then show the error if this is the window's own thread.

        Running out of memory is not a bug: it is reported in one sentence, without a traceback.
        """
        if lacks_memory(error):
            self._show_error(NoMemoryError())
            return
        self._before(kind, error, trace)
        if isinstance(error, Exception) and QThread.currentThread() is self.thread():
            self._window.show_error(error)

    def _show_error(self, error: ImbrexError) -> None:
        """Report on standard error, and in the status bar if the memory suffices."""
        print_error(error)
        if QThread.currentThread() is self.thread():
            with suppress(MemoryError):
                from imbrex.gui.wording.messages import shown  # noqa: PLC0415 - not needed for the first paint

                self._window.status.show_message(shown(message_of(error)))

    def _give_back(self) -> None:
        """Restore the previous hook, unless another one has been installed since."""
        if sys.excepthook is self._mine:
            sys.excepthook = self._before


class FileOpening(QObject):
    """Listens to an application; files requested together open together, in the window last used."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._waiting: list[Path] = []
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._waiting.append(Path(event.file()))
        if len(self._waiting) == 1:  # the files of one double click arrive one by one
            QApplication.postEvent(self, QEvent(QEvent.Type.User))
        return True

    def customEvent(self, _event: QEvent) -> None:
        """Open the files received so far."""
        paths, self._waiting = self._waiting, []
        windows = [QApplication.activeWindow(), *QApplication.topLevelWidgets()]
        window = next((one for one in windows if isinstance(one, MainWindow)), None)
        if window is not None:
            window.open_paths(paths)


SWITCH_SECONDS = 0.0005
"""Python's thread switch interval; the default 5 ms let the window wait up to 400 ms (measured)."""


def create_window() -> MainWindow:
    """Create the main window, ready to show, and the application if there is none yet."""
    application = make_application()
    lost = check_settings()
    settings = Settings()
    apply_theme.apply(application, settings.scheme.value)
    text_size.apply(application, settings.text_size)
    speak()
    _focus_ring(application)
    window = MainWindow(settings)
    ExceptionHook(window)
    if lost:
        window.status.show_message(lost)
    return window


@cache
def _focus_ring(application: QApplication) -> FocusRing:
    return FocusRing(application)


def run(paths: Sequence[Path] = (), choose: bool = False) -> int:
    """Show the window with these files and folders, or a file dialog, until it is closed; return the exit code."""
    window = create_window()
    window.open_when_painted(list(paths))
    window.show()
    gc.enable()  # disabled by main
    if choose:
        QTimer.singleShot(0, window, window.chooser.choose_files)
    application = make_application()
    if sys.platform == "darwin":  # only macOS sends these, and filtering every event in Python adds 40 ms to the start
        FileOpening(application)
    with ExitStack() as until_the_end:
        window.painted.connect(lambda: until_the_end.enter_context(_endings(application)))
        return application.exec()


def _endings(application: QApplication) -> SessionEnd:
    from imbrex.gui.start.session_end import SessionEnd  # noqa: PLC0415 - sockets, and nothing to lose before the first paint

    return SessionEnd(application)


def make_application() -> QApplication:
    """Return the application of this process, created and configured on first use."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else _start_qt()
    if application.applicationName() != "Imbrex":
        _set_up(application)
    return application


def _start_qt() -> QApplication:
    with qt_availability.explained():
        application = QApplication([*sys.argv[:1], "-style", "Fusion"])
    application.setProperty(apply_theme.STYLED, True)
    return application


def _set_up(application: QApplication) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    application.setApplicationName("Imbrex")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("imbrex")
    application.setWindowIcon(icon("imbrex"))
    translation_of(application).speak(Settings().language)
