"""Exception hook: shows errors that nobody expected."""

import sys
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import QObject, QThread

from imbrex.errors import ImbrexError, told
from imbrex.gui.start.qt_availability import print_error
from imbrex.gui.window.main_window import MainWindow
from imbrex.memory import NoMemoryError, lacks_memory


class ExceptionHook(QObject):
    """Shows an error that nobody caught, after the hook that was there before has had its turn."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._before = sys.excepthook
        self._mine = self.handle
        window.destroyed.connect(self._give_back)
        sys.excepthook = self._mine

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell the earlier hook, and the user where this is the window's own thread.

        A lack of memory is no mistake of the program: it is said in a sentence, without a traceback.
        """
        if lacks_memory(error):
            self._tell(NoMemoryError())
            return
        self._before(kind, error, trace)
        if isinstance(error, Exception) and QThread.currentThread() is self.thread():
            self._window.show_error(error)

    def _tell(self, error: ImbrexError) -> None:
        """Say it on standard error, and in the status bar if the memory lasts for that."""
        print_error(error)
        if QThread.currentThread() is self.thread():
            with suppress(MemoryError):
                from imbrex.gui.wording.messages import shown  # noqa: PLC0415 - the first paint needs none of it

                self._window.status.tell(shown(told(error)))

    def _give_back(self) -> None:
        """Leave it to the hook that was there before, unless somebody else has taken over since."""
        if sys.excepthook is self._mine:
            sys.excepthook = self._before
