"""Documents in view: the documents last viewed in Compare, in the list or in the overview."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from imbrex.gui.documents.documents_panel import DocumentsPanel
from imbrex.gui.overview.overview_page import OverviewPage

_MOST = 8  # of a long selection; nobody reads more


class DocumentsInView(QObject):
    """Follows the list and the overview. Signal: changed (keys) when the documents change."""

    changed = Signal(object)

    def __init__(self, documents: DocumentsPanel, overview: OverviewPage, parent: QObject) -> None:
        super().__init__(parent)
        self._list = documents
        self._overview = overview
        self._selected: list[str] = []
        self._chosen: list[str] = []
        documents.selection_changed.connect(self._on_selection_changed)
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
        numbers = choice if isinstance(choice, tuple) else () if choice is None else (choice,)
        keys = [self._overview.state.keys[number] for number in numbers]
        if keys != self._chosen:
            self._chosen = keys
            self._tell(keys)

    def _tell(self, keys: Sequence[str]) -> None:
        if keys:
            self.changed.emit(tuple(keys[:_MOST]))
