"""Application: Qt's application object, its language, its last line of defence, and the first window."""

import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QThread, QTranslator
from PySide6.QtWidgets import QApplication

from imbrex import __version__, assets
from imbrex.errors import ImbrexError
from imbrex.gui import theme
from imbrex.gui.icons import icon
from imbrex.gui.main_window import MainWindow
from imbrex.gui.settings import Settings

SWITCH_SECONDS = 0.0005
"""How long a thread may keep Python to itself; Python's own 5 ms let the window wait up to 400 ms (measured)."""


def create_window() -> MainWindow:
    """Make the main window, ready to show; makes the application if there is none yet."""
    application = make_application()
    settings = Settings()
    theme.apply(application, settings.scheme.value)
    window = MainWindow(settings)
    sys.excepthook = LastDefence(window).handle
    return window


def run(paths: Sequence[Path] = ()) -> int:
    """Show the window with these files and folders, until it is closed; give the exit code."""
    window = create_window()
    window.open_when_painted(list(paths))
    window.show()
    return make_application().exec()


class LastDefence(QObject):
    """Shows an error that nobody caught, after the hook that was there before has had its turn."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before = sys.excepthook
        window.destroyed.connect(self._give_back)

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell the earlier hook, and the user where this is the window's own thread."""
        self._before(kind, error, trace)
        if isinstance(error, Exception) and QThread.currentThread() is self.thread():
            self._window.show_error(error)

    def _give_back(self) -> None:
        sys.excepthook = self._before


def make_application() -> QApplication:
    """The application, with its names and its texts in the language of the system; there is one in a process."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    if application.applicationName() != "Imbrex":
        _set_up(application)
    return application


def _set_up(application: QApplication) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    application.setApplicationName("Imbrex")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("imbrex")
    application.setWindowIcon(icon("imbrex"))
    _translate(application, QLocale(), "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    try:
        folder = str(assets.path("i18n"))
    except ImbrexError:
        return  # without translations the window speaks plain English
    # English first: it knows "1 word" from "2 words", and holds for what the next one does not know.
    _translate(application, QLocale(QLocale.Language.English), "imbrex", folder)
    _translate(application, QLocale(), "imbrex", folder)


def _translate(application: QApplication, locale: QLocale, name: str, folder: str) -> None:
    translator = QTranslator(application)
    if translator.load(locale, name, "_", folder):
        application.installTranslator(translator)
