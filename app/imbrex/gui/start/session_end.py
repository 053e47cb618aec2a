"""Session end: signals and log-out, which end the program without closing its window."""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Self

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from imbrex.gui.window.main_window import MainWindow

SECONDS = 60
"""Time after which a session that is still running continues: its end was cancelled."""


class SessionEnd(QObject):
    """Makes all windows back up unsaved work when the session ends or the system terminates the program.

    Asking would be useless: the user may be away, and the system waits only a moment.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        application.commitDataRequest.connect(self._on_session_ending)
        self._again = QTimer(self, singleShot=True, interval=SECONDS * 1000)
        self._again.timeout.connect(self._go_on)
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._before: dict[int, object] = {}

    def __enter__(self) -> Self:
        """Handle termination signals from now on; main thread only."""
        signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        for name in ("SIGTERM", "SIGHUP", "SIGINT"):  # Windows lacks some of them
            number = getattr(signal, name, None)
            if number is not None:
                self._before[number] = signal.signal(number, _note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Restore the previous signal handlers."""
        signal.set_wakeup_fd(-1)
        for number, before in self._before.items():
            signal.signal(number, before)  # type: ignore[arg-type]  # as signal.signal returned it
        self._before.clear()
        self._notifier.setEnabled(False)
        for end in (self._heard, self._told):
            end.close()

    def leave(self) -> None:
        """Back up unsaved work and close all windows."""
        _each_window(lambda window: window.projects.leave_at_session_end())
        QApplication.closeAllWindows()
        QGuiApplication.quit()

    def _on_signal(self) -> None:
        with contextlib.suppress(OSError):
            self._heard.recv(64)
        self.leave()

    def _on_session_ending(self, _manager: object) -> None:
        _each_window(lambda window: window.projects.leave_at_session_end())
        self._again.start()

    def _go_on(self) -> None:
        _each_window(lambda window: window.projects.stay())


def _each_window(do: Callable[[MainWindow], None]) -> None:
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            do(window)


def _note(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the byte in the socket wakes the window, since Python's own handlers only run in Python code."""
