"""Late library: the library and its page, created when first needed, and the way back to it from a pair."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from imbrex.gui.compare.open_pair import OpenPair
    from imbrex.gui.library.library_commands import LibraryCommands
    from imbrex.gui.library.library_controller import LibraryController
    from imbrex.gui.model.session import Session


class ReturnToLibrary(QObject):
    """Returns from a pair opened from library results to these results."""

    def __init__(self, library: LibraryController, open_pair: OpenPair, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._open_pair = open_pair
        self._checked: tuple[str, str] | None = None
        library.compare_requested.connect(self._on_compare_requested)
        open_pair.changed.connect(self._on_pair_changed)

    @property
    def is_to_library(self) -> bool:
        """Whether the visible pair was opened from the library."""
        return self._checked is not None and not self._library.is_shown

    def go(self) -> None:
        """Go back to the library; the pair stays open only if there is nothing else behind it."""
        self._checked = None
        if self._open_pair.has_overview:
            self._open_pair.close()
        self._library.show_page()

    def _on_compare_requested(self, left: str, right: str) -> None:
        self._checked = (left, right)

    def _on_pair_changed(self) -> None:
        keys = self._open_pair.keys
        if self._checked is not None and (keys is None or set(keys) != set(self._checked)):
            self._checked = None


class LateLibrary(QObject):
    """Answers for a library that may not exist yet. Signal: made (LibraryController)."""

    made = Signal(object)

    def __init__(
        self, session: Session, open_pair: OpenPair, show_message: Callable[[str], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._show_message = show_message
        self._open_pair = open_pair
        self._controller: LibraryController | None = None
        self._commands: LibraryCommands | None = None
        self._return: ReturnToLibrary | None = None

    @property
    def controller(self) -> LibraryController:
        """The library's controller, created on first access."""
        if self._controller is None:
            # with the database and three views
            from imbrex.gui.library.library_commands import LibraryCommands  # noqa: PLC0415
            from imbrex.gui.library.library_controller import LibraryController  # noqa: PLC0415

            self._controller = LibraryController(self._session, self._show_message, self)
            self._commands = LibraryCommands(self._controller)
            self._return = ReturnToLibrary(self._controller, self._open_pair, self)
            self.made.emit(self._controller)
        return self._controller

    @property
    def commands(self) -> LibraryCommands:
        """The commands of its page and menus, created on first access."""
        _ = self.controller
        assert self._commands is not None
        return self._commands

    @property
    def is_shown(self) -> bool:
        """Whether its page is shown."""
        return self._controller is not None and self._controller.is_shown

    @property
    def is_busy(self) -> bool:
        """Whether a long operation of it is running."""
        return self._controller is not None and self._controller.is_busy

    @property
    def has_pair(self) -> bool:
        """Whether the visible pair was opened from it."""
        return self._return is not None and self._return.is_to_library

    def go_back(self) -> None:
        """Go back from a pair that was opened from it."""
        if self._return is not None:
            self._return.go()

    def leave_page(self) -> None:
        """Leave its page."""
        if self._controller is not None:
            self._controller.leave_page()

    def stop(self) -> None:
        """Cancel its long operations."""
        if self._controller is not None:
            self._controller.stop()

    def close(self) -> None:
        """Stop all its work and wait for the threads."""
        if self._controller is not None:
            self._controller.close()

    def forget_recent(self) -> None:
        """Clear the list of recent libraries."""
        self.controller.forget_recent()
