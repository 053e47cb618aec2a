"""Pages: the pages of a pair and of a class, each created when it is first needed, and the documents in view there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSplitter

from imbrex.gui.model.remembered_settings import Remembered
from imbrex.gui.model.text_zoom import TextZoom

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.documents.documents_panel import DocumentsPanel
    from imbrex.gui.model.session import Session
    from imbrex.gui.model.settings import Settings
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
            self._emit_changed(pair)

    def _on_selection_changed(self) -> None:
        keys = [document.key for document in self._list.documents]
        if keys != self._selected:  # the list also signals other changes
            self._selected = keys
            self._emit_changed(keys)

    def _on_choice_changed(self, choice: object) -> None:
        if self._overview is None:
            return
        numbers = choice if isinstance(choice, tuple) else () if choice is None else (choice,)
        keys = [self._overview.state.keys[number] for number in numbers]
        if keys != self._chosen:
            self._chosen = keys
            self._emit_changed(keys)

    def _emit_changed(self, keys: Sequence[str]) -> None:
        if keys:
            self.changed.emit(tuple(keys[:_MOST]))


class Pages(QObject):
    """Creates the pages with what they remember.

    Signals:
        compare_made: (ComparePage), overview_made: (OverviewPage) a page now exists.
    """

    compare_made = Signal(object)
    overview_made = Signal(object)

    def __init__(self, session: Session, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._compare: ComparePage | None = None
        self._making = self._make_compare()
        self._overview: OverviewPage | None = None
        self._remembered = Remembered(settings, self)
        self.zoom = TextZoom(settings, self)

    @property
    def has_compare(self) -> bool:
        """Whether the page of a pair exists."""
        return self._compare is not None

    @property
    def has_overview(self) -> bool:
        """Whether the page of a class exists."""
        return self._overview is not None

    @property
    def compare(self) -> ComparePage:
        """The page of a pair, created on first access."""
        while self._compare is None:
            next(self._making)
        return self._compare

    def prepare_compare(self) -> bool:
        """Create the next part of the page of a pair; return whether one is left. All take a tenth of a second."""
        if self._compare is None:
            next(self._making)
        return self._compare is None

    def _make_compare(self) -> Iterator[None]:
        """Create the page of a pair part by part."""
        from imbrex.gui.compare.compare_bar import CompareBar  # noqa: PLC0415 - only if two texts are compared
        from imbrex.gui.compare.compare_page import ComparePage  # noqa: PLC0415 - as above
        from imbrex.gui.compare.compare_view import CompareView  # noqa: PLC0415 - as above
        from imbrex.gui.compare.panes.side_by_side import SideBySide  # noqa: PLC0415 - as above

        bar = CompareBar()
        yield
        panes = SideBySide()
        yield
        view = CompareView(panes, bar)
        yield
        self._compare = page = ComparePage(self._settings, view)
        page.follow(self._session)
        self.zoom.attach(view.panes, view.changes)
        self.compare_made.emit(page)
        yield

    @property
    def overview(self) -> OverviewPage:
        """The page of a class, created on first access."""
        if self._overview is None:
            from imbrex.gui.overview.overview_page import OverviewPage  # noqa: PLC0415 - only if there is a class

            self._overview = page = OverviewPage(self._session, self._settings)
            self._remembered.watch(page.findChildren(QSplitter))
            self.zoom.attach(page.text.page.pane)
            self.overview_made.emit(page)
        return self._overview
