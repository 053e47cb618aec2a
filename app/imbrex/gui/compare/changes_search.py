"""Changes search: finds the changes of the open pair for the lens that shows them."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from imbrex.engine.names.anonymity import Anonymity
from imbrex.gui.compare.changes.changes_job import ChangesFound, ChangesJob
from imbrex.gui.compare.compare_page import ComparePage
from imbrex.gui.compare.rewriting.rewriting_job import masked_reading
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.session import Session
from imbrex.gui.panels.query_panel import Pair
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.wording.translation import Text


class ChangesSearch(QObject):
    """Searches while the lens shows changes, and hides names in them."""

    def __init__(self, session: Session, page: ComparePage, update_query: Callable[[], None], parent: QObject) -> None:
        """Take also `update_query`, which is called when the query may have changed."""
        super().__init__(parent)
        self._update_query = update_query
        self._view = page.view
        self._session = session
        self._pair: Pair | None = None
        self._found: ChangesFound | None = None
        self.query = Query(
            ChangesJob, self._fields, self._show, self._on_not_found, begin=self._view.show_finding_changes
        )
        self._view.lens_changed.connect(update_query)
        self._view.search_notice.link.clicked.connect(self._search_again)
        session.anonymous_changed.connect(self._show_again)

    def show_pair(self, pair: Pair | None) -> None:
        """Search this pair from now on."""
        self._pair, self._found = pair, None
        self._view.changes.clear()

    def _fields(self) -> Fields | None:
        wanted = self._view.lens is Lens.CHANGES
        return {"left": self._pair[0], "right": self._pair[1]} if wanted and self._pair is not None else None

    def _show(self, found: ChangesFound) -> None:
        self._found, anonymity = found, self._session.anonymity
        self._view.show_changes(found if anonymity is None else _masked(found, anonymity))

    def _show_again(self) -> None:
        if self._found is not None:
            self._show(self._found)

    def _on_not_found(self, reason: Text) -> None:
        self._found = None
        self._view.show_no_changes(lambda: self._session.shown_text(reason()))

    def _search_again(self) -> None:
        self.query.asked = None
        self._update_query()


def _masked(found: ChangesFound, anonymity: Anonymity) -> ChangesFound:
    """Return the changes with names hidden."""
    left, right = (masked_reading(reading, anonymity) for reading in (found.changes.left, found.changes.right))
    return replace(found, changes=replace(found.changes, left=left, right=right))
