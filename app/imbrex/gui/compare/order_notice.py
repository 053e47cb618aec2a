"""Order notice: says above the texts that sentences outside the passages follow the order of the other text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.engine.evidence.item import Hint
from imbrex.engine.observer import Observer
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.gui.model.lens import Lens
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.wording.evidence_texts import HintTexts
from imbrex.gui.wording.translation import Text, retranslated
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.gui.compare.compare_view import CompareView
    from imbrex.gui.compare.passage_search import PassageSearch
    from imbrex.gui.panels.query_panel import Pair


@frozen(eq=False, kw_only=True)
class OrderJob(QueryJob[Hint | None]):
    """Looks for sentences outside the passages of a pair that follow the order of the other text."""

    left: str
    right: str
    passages: Rewritten

    def answer(self, context: WorkerContext, observer: Observer) -> Hint | None:
        from imbrex.engine.evidence.find_evidence import find_order_hints  # noqa: PLC0415 - not before texts are shown

        return next(iter(find_order_hints(context.corpus, self.left, self.right, self.passages, observer)), None)


class OrderNotice(QObject):
    """Writes the notice while passages are shown, once they are found."""

    def __init__(self, view: CompareView, search: PassageSearch, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._search = view, search
        self._texts = HintTexts(self)
        self._pair: Pair | None = None
        self._hint: Hint | None = None
        self.query = Query(OrderJob, self._fields, self._show_hint, self._on_not_found)
        view.lens_changed.connect(self._show)

    def show_pair(self, pair: Pair | None) -> None:
        """Write about this pair from now on."""
        self._pair = pair
        self._show_hint(None)

    def _fields(self) -> Fields | None:
        found = self._search.found
        if found is None or self._pair != (found.left, found.right) or self._view.lens is not Lens.REWRITING:
            return None
        return {"left": found.left, "right": found.right, "passages": found.passages}

    def _on_not_found(self, _reason: Text) -> None:
        self._show_hint(None)

    def _show_hint(self, hint: Hint | None) -> None:
        self._hint = hint
        self._show()

    @retranslated
    def _show(self) -> None:
        hint = self._hint if self._view.lens is Lens.REWRITING else None
        self._view.order_notice.show_sentence(self._texts.sentence(hint, anonymous=False) if hint is not None else "")
