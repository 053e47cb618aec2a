"""Application: Qt's application object, its language and text size, and the first window."""

import gc
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from imbrex import __version__
from imbrex.gui.model.settings import Settings
from imbrex.gui.model.settings_file import check_settings
from imbrex.gui.start import qt_availability
from imbrex.gui.start.exception_hook import ExceptionHook
from imbrex.gui.start.file_opening import FileOpening
from imbrex.gui.theme import apply_theme, text_size
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.accessible import speak
from imbrex.gui.widgets.focus_ring import FocusRing
from imbrex.gui.window.main_window import MainWindow
from imbrex.gui.wording.translation import translation_of

if TYPE_CHECKING:
    from imbrex.gui.start.session_end import SessionEnd

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
        window.status.tell(lost)
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
        QTimer.singleShot(0, window, window.opening.intake.choose_files)
    application = make_application()
    if sys.platform == "darwin":  # only macOS sends these, and filtering every event in Python adds 40 ms to the start
        FileOpening(application)
    with ExitStack() as until_the_end:
        window.painted.connect(lambda: until_the_end.enter_context(_endings(application)))
        return application.exec()


def _endings(application: QApplication) -> "SessionEnd":
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
