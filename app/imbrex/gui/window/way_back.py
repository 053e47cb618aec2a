"""Way back: the page from which the open pair was reached, if not the overview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from imbrex.gui.compare.open_pair import OpenPair
    from imbrex.gui.library.library_controller import LibraryController


class WayBack(QObject):
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
            self._open_pair.leave()
        self._library.show_page()

    def _on_compare_requested(self, left: str, right: str) -> None:
        self._checked = (left, right)

    def _on_pair_changed(self) -> None:
        keys = self._open_pair.keys
        if self._checked is not None and (keys is None or set(keys) != set(self._checked)):
            self._checked = None
