"""Controller commands: menu actions handled by the controller."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from imbrex.gui.window.actions import Actions
from imbrex.gui.window.start_page import StartPage

if TYPE_CHECKING:
    from imbrex.gui.window.controller import Controller


class ControllerCommands(QObject):
    """Connects the actions of a window to its controller."""

    def __init__(
        self, commands: Actions, start: StartPage, controller: Callable[[], Controller], window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        commands["back"].triggered.connect(self._go_back)
        commands["compare"].triggered.connect(self._compare_selected)
        commands["library"].triggered.connect(self._show_library)
        commands["library_check"].triggered.connect(self._check_library)
        commands["library_check_add"].triggered.connect(self._check_and_add)
        commands["refresh"].triggered.connect(self._refresh)
        commands["remove"].triggered.connect(self._remove_selected)
        commands["save_report"].triggered.connect(self._save_report)
        start.library_requested.connect(self._show_library)

    def _compare_selected(self) -> None:
        self._controller().documents.request_compare()

    def _remove_selected(self) -> None:
        self._controller().documents.request_remove()

    def _show_library(self) -> None:
        self._controller().library.show_page()

    def _check_library(self) -> None:
        controller = self._controller()
        controller.library_part.commands.check(controller.documents.several)

    def _check_and_add(self) -> None:
        controller = self._controller()
        controller.library_part.commands.check_and_add(controller.documents.several)

    def _refresh(self) -> None:
        self._controller().refresh()

    def _save_report(self) -> None:
        self._controller().reports.ask(self._window)

    def _go_back(self) -> None:
        self._controller().show_pairs()
