"""Open pair: which two documents Compare shows, and whether it shows them yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from imbrex.engine.document import Role
from imbrex.errors import ImbrexError
from imbrex.gui.jobs import Compared, CompareJob, Job

if TYPE_CHECKING:
    from imbrex.gui.pages.compare import ComparePage
    from imbrex.gui.runner import Runner
    from imbrex.gui.session import Session

_FIRST = {Role.SOURCE: 0, Role.ARCHIVE: 1}
"""Roles of what others may be made from."""


class OpenPair(QObject):
    """Chooses a pair, has it compared, and brings what comes of it to the page.

    Signals:
        changed: another pair was chosen, or none.
        shown: the page has it, or the reason why it cannot be shown.
    """

    changed = Signal()
    shown = Signal()

    def __init__(self, session: Session, runner: Runner, page: ComparePage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._page = page
        self._keys: tuple[str, str] | None = None
        self._is_shown = False
        self._known: set[str] = set()
        runner.finished.connect(self._on_finished)
        runner.failed.connect(self._on_failed)

    @property
    def keys(self) -> tuple[str, str] | None:
        """Keys of the two documents, left first."""
        return self._keys

    @property
    def is_shown(self) -> bool:
        """Whether the page has something of the pair to show."""
        return self._keys is not None and self._is_shown

    @property
    def has_overview(self) -> bool:
        """Whether there is an overview behind it."""
        return self._keys is not None and len(self._session.comparable) > 2

    @property
    def knows_documents(self) -> bool:
        """Whether anything was compared before."""
        return bool(self._known)

    def choose(self, left: str, right: str) -> None:
        """Compare two documents; a source comes to the left, and so does an earlier essay."""
        if self._rank(right) < self._rank(left):
            left, right = right, left
        self._keys = (left, right)
        self._known |= {document.key for document in self._session.documents}  # chosen in sight of these
        self._runner.compare(self._session.documents, self._session.options, left, right)
        self.changed.emit()

    def leave(self) -> None:
        """Show no pair, and stop comparing one."""
        self._forget()
        self._runner.cancel(CompareJob)
        self.changed.emit()

    def forget_missing(self) -> None:
        """Show no pair of which a document is gone."""
        if self._keys is not None and any(self._session.document(key) is None for key in self._keys):
            self._forget()

    def follow_report(self) -> None:
        """Compare the pair anew; two documents are opened at once, and when more have come, the overview goes first."""
        keys = {document.key for document in self._session.documents}
        if self._known and keys - self._known and len(keys) > 2:
            self._forget()
        self._known = keys
        ready = self._session.comparable
        if self._keys is not None:
            self.choose(*self._keys)
        elif len(ready) == 2 and not all(document.role is Role.ARCHIVE for document in ready):
            self.choose(ready[0].key, ready[1].key)

    def _rank(self, key: str) -> int:
        """Place of a document by its role, what others are made from first."""
        document = self._session.document(key)
        return 2 if document is None else _FIRST.get(document.role, 2)

    def _forget(self) -> None:
        self._keys = None
        self._is_shown = False

    def _show(self) -> None:
        self._is_shown = self._keys is not None
        self._page.offer_back(self.has_overview)
        self.shown.emit()

    @Slot(object, object)
    def _on_finished(self, job: Job, result: object) -> None:
        if isinstance(job, CompareJob) and isinstance(result, Compared):
            self._page.show_comparison(result.comparison)
            self._show()

    @Slot(object, object)
    def _on_failed(self, job: Job, error: Exception) -> None:
        if isinstance(job, CompareJob) and isinstance(error, ImbrexError):
            self._page.show_reason(self.tr("These two can't be compared"), str(error))
            self._show()
