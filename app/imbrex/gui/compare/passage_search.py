"""Passage search: finds the passages of the open pair for the texts and the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound, RewritingJob
from imbrex.gui.model.lens import Lens
from imbrex.gui.panels.dock import dock_of
from imbrex.gui.panels.query_panel import Pair
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.wording.translation import Text

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.compare.passages.passages_panel import PassagesPanel
    from imbrex.gui.compare.review.reviewed_pair import ReviewedPair
    from imbrex.gui.model.session import Session


class PassageSearch(QObject):
    """Searches while the list or the texts show passages, and keeps their current passages in sync."""

    def __init__(
        self,
        session: Session,
        page: ComparePage,
        review: ReviewedPair,
        update_query: Callable[[], None],
        parent: QObject,
    ) -> None:
        """Take also `update_query`, which is called when the query may have changed."""
        super().__init__(parent)
        self._update_query = update_query
        self._session = session
        self._page = page
        self._review = review
        self._panel: PassagesPanel | None = None
        self._pair: Pair | None = None
        self.query = Query(RewritingJob, self._fields, self._show, self._on_not_found, begin=self._begin)
        session.awaited_changed.connect(self._await_dictionary)
        session.options_changed.connect(update_query)  # what counts decides which words are excluded
        page.view.lens_changed.connect(self._on_lens_changed)
        page.view.passage_changed.connect(self._follow_passage)
        page.view.search_notice.link.clicked.connect(self._search_again)

    @property
    def found(self) -> RewritingFound | None:
        """The passages of the open pair, with names; None while they are being searched for."""
        return self._review.found if self.query.is_answered else None

    def attach(self, panel: PassagesPanel) -> None:
        """List the passages in this panel from now on."""
        self._panel = panel
        if self._review.found is not None:
            panel.show_found(self._review.found)
        panel.query_changed.connect(self._on_panel_changed)
        panel.passage_requested.connect(self._page.view.show_rewritten)
        self._on_panel_changed()

    def show_pair(self, pair: Pair | None) -> None:
        """Search this pair from now on."""
        self._pair = pair
        self._review.show_found(None)
        self._page.forget_rewriting()
        self._await_dictionary()

    def _fields(self) -> Fields | None:
        if self._pair is None or self._page.view.lens is not Lens.REWRITING or self._awaited is not None:
            return None
        return {"left": self._pair[0], "right": self._pair[1], "counts": self._session.options.attribution}

    @property
    def _awaited(self) -> tuple[str, str] | None:
        """The languages of the pair while their dictionary is being read."""
        return self._session.awaited_between(*self._pair) if self._pair is not None else None

    def _await_dictionary(self) -> None:
        awaited = self._awaited
        self._page.view.await_dictionary(awaited)
        if awaited is not None and self._panel is not None:
            self._panel.show_searching()
        self._update_query()

    def _begin(self) -> None:
        self._page.show_searching()
        if self._panel is not None:
            self._panel.show_searching()

    def _show(self, found: RewritingFound) -> None:
        self._review.show_found(found)  # first, as the texts show the verdicts on these passages
        if self._panel is not None:
            self._panel.show_found(found)
        self._page.show_rewriting(found)
        self._follow_passage()

    def _on_not_found(self, reason: Text) -> None:
        self._page.show_no_rewriting(reason)
        if self._panel is not None:
            self._panel.show_message(reason)

    def _follow_passage(self) -> None:
        """Select the current passage of the texts in the list."""
        if self._panel is not None:
            self._panel.show_current(self._page.view.current_rewritten)

    def _on_panel_changed(self) -> None:
        """Show in the texts what an open list has: passages of two lenses at once would have the same numbers."""
        if self._panel is not None and self._panel.is_seen and self._page.view.lens is Lens.SHINGLES:
            self._page.view.set_lens(Lens.REWRITING)
        self._follow_passage()
        self._update_query()

    def _on_lens_changed(self, lens: Lens) -> None:
        dock = dock_of(self._panel) if self._panel is not None and self._panel.is_seen else None
        if lens is Lens.SHINGLES and dock is not None:
            dock.close()
        self._follow_passage()
        self._update_query()

    def _search_again(self) -> None:
        self.query.asked = None
        self._update_query()
