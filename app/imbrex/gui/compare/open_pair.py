"""Open pair: the two documents of the Compare page and whether they are shown yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.observer import Cancelled, Observer
from imbrex.engine.text.role import Role
from imbrex.engine.translation.pair_languages import is_translatable
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.model.pair_order import side_rank
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.worker_context import CorpusJob, WorkerContext
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_page import ComparePage
    from imbrex.gui.model.session import Session
    from imbrex.gui.tasks.runner import Runner


@frozen(eq=False)
class Compared:
    """A comparison, and whether a dictionary connects its two languages."""

    comparison: Comparison
    is_translatable: bool


@frozen(eq=False, kw_only=True)
class CompareJob(CorpusJob[Compared]):
    """Compares two documents, given by their keys."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> Compared:
        comparison = context.corpus.compare(self.left, self.right, observer)
        return Compared(comparison, is_translatable(context.corpus, self.left, self.right))


class OpenPair(QObject):
    """Selects a pair, starts its comparison and shows the result on the page.

    Signals:
        changed: another pair, or none, was selected.
        shown: the page shows the pair, or the reason why it cannot be shown.
    """

    changed = Signal()
    shown = Signal()

    def __init__(self, session: Session, runner: Runner, page: Callable[[], ComparePage], parent: QObject) -> None:
        """Take also `page`, which returns the page, and is called only if there is something to show."""
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._page = page
        self._keys: tuple[str, str] | None = None
        self._is_shown = False
        self._is_own_choice = False  # as opposed to a pair opened because there were just two documents
        self._known: set[str] = set()
        self._arriving: set[str] = set()  # files added automatically

    @property
    def keys(self) -> tuple[str, str] | None:
        """Return the keys of the two documents, left first."""
        return self._keys

    @property
    def is_shown(self) -> bool:
        """Return whether the page shows the pair or a reason."""
        return self._keys is not None and self._is_shown

    @property
    def has_overview(self) -> bool:
        """Return whether there is an overview to go back to."""
        return self._keys is not None and len(self._session.comparable) > 2

    @property
    def knows_documents(self) -> bool:
        """Return whether anything was compared before."""
        return bool(self._known)

    def choose(self, left: str, right: str) -> None:
        """Compare two documents; sources and earlier essays go to the left."""
        self._is_own_choice = True
        self._compare(left, right)

    def expect(self, paths: Iterable[Path]) -> None:
        """Let documents of these files arrive without closing a pair that the user has opened."""
        self._arriving |= {str(path) for path in paths}

    def _compare(self, left: str, right: str) -> None:
        if self._rank(right) < self._rank(left):
            left, right = right, left
        self._keys = (left, right)
        self._known |= {document.key for document in self._session.documents}  # known when the pair was selected
        job = CompareJob(documents=self._session.documents, options=self._session.options, left=left, right=right)
        self._runner.start(job, self._on_compared, self._on_not_compared)
        self.changed.emit()

    def close(self) -> None:
        """Close the pair and cancel its comparison."""
        self._forget()
        self._runner.cancel(CompareJob)
        self.changed.emit()

    def forget_missing(self) -> None:
        """Close the pair if one of its documents was removed."""
        if self._keys is not None and any(self._session.document(key) is None for key in self._keys):
            self._forget()

    def follow_report(self) -> None:
        """Recompare the pair. Open it if there are just two documents; if more arrive, return to the overview."""
        documents = self._session.documents
        keys = {document.key for document in documents}
        arrived = {document.key for document in documents if document.path in self._arriving}
        new = keys - self._known - (arrived if self._is_own_choice else set())
        if self._known and new and len(keys) > 2:
            self._forget()
        self._known = keys
        ready = self._session.comparable
        if self._keys is not None:
            self._compare(*self._keys)
        elif len(ready) == 2 and not all(document.role is Role.ARCHIVE for document in ready):
            self._compare(ready[0].key, ready[1].key)

    def _rank(self, key: str) -> int:
        """Return the sort rank of a document's role; the one that others are made from comes first."""
        document = self._session.document(key)
        return side_rank(Role.ESSAY if document is None else document.role)

    def _forget(self) -> None:
        self._keys = None
        self._is_shown = self._is_own_choice = False

    def _show(self) -> None:
        self._is_shown = self._keys is not None
        self._page().bar.back.setVisible(self.has_overview)
        self.shown.emit()

    def _on_compared(self, compared: Compared) -> None:
        self._page().show_comparison(compared.comparison, is_translatable=compared.is_translatable)
        self._show()

    def _on_not_compared(self, error: Exception) -> None:
        match error:
            case ImbrexError():
                heading = lambda: self.tr("These documents can't be compared")  # noqa: E731
                self._page().show_reason(heading, lambda: self._session.shown_message(message_of(error)))
                self._show()
            case Replaced():
                pass
            case Cancelled():
                self.changed.emit()
