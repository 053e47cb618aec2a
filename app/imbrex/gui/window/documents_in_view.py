"""Documents in view: the documents last viewed in Compare, in the list or in the overview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from imbrex.gui.documents.documents_panel import DocumentsPanel
    from imbrex.gui.overview.overview_page import OverviewPage

_MOST = 8  # of a long selection; nobody reads more


class DocumentsInView(QObject):
    """Follows the list and the overview. Signal: changed (keys) when the documents change."""

    changed = Signal(object)

    def __init__(self, documents: DocumentsPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._list = documents
        self._overview: OverviewPage | None = None
        self._selected: list[str] = []
        self._chosen: list[str] = []
        documents.selection_changed.connect(self._on_selection_changed)

    def attach(self, overview: OverviewPage) -> None:
        """Follow the overview too."""
        self._overview = overview
        overview.choice.document_changed.connect(self._on_choice_changed)
        overview.choice.pair_changed.connect(self._on_choice_changed)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Record the open pair."""
        if pair is not None:
            self._tell(pair)

    def _on_selection_changed(self) -> None:
        keys = [document.key for document in self._list.documents]
        if keys != self._selected:  # the list also signals other changes
            self._selected = keys
            self._tell(keys)

    def _on_choice_changed(self, choice: object) -> None:
        if self._overview is None:
            return
        numbers = choice if isinstance(choice, tuple) else () if choice is None else (choice,)
        keys = [self._overview.state.keys[number] for number in numbers]
        if keys != self._chosen:
            self._chosen = keys
            self._tell(keys)

    def _tell(self, keys: Sequence[str]) -> None:
        if keys:
            self.changed.emit(tuple(keys[:_MOST]))
