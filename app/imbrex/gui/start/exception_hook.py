"""Exception hook: shows unexpected errors."""

import sys
from contextlib import suppress
from types import TracebackType

from PySide6.QtCore import QObject, QThread

from imbrex.errors import ImbrexError, told
from imbrex.gui.start.qt_availability import print_error
from imbrex.gui.window.main_window import MainWindow
from imbrex.memory import NoMemoryError, lacks_memory


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
            self._tell(NoMemoryError())
            return
        self._before(kind, error, trace)
        if isinstance(error, Exception) and QThread.currentThread() is self.thread():
            self._window.show_error(error)

    def _tell(self, error: ImbrexError) -> None:
        """Report on standard error, and in the status bar if the memory suffices."""
        print_error(error)
        if QThread.currentThread() is self.thread():
            with suppress(MemoryError):
                from imbrex.gui.wording.messages import shown  # noqa: PLC0415 - not needed for the first paint

                self._window.status.tell(shown(told(error)))

    def _give_back(self) -> None:
        """Restore the previous hook, unless another one has been installed since."""
        if sys.excepthook is self._mine:
            sys.excepthook = self._before
