"""Pair navigation: the previous and the next pair of the list that the open pair comes from."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from imbrex.gui.compare.open_pair import OpenPair
from imbrex.gui.compare.pair_bar import PairBar
from imbrex.gui.model.pair_order import NO_PAIRS, ListedPairs, Pair
from imbrex.gui.model.session import Session


class PairNavigation(QObject):
    """Keeps the list as it was when a pair was opened from it, because later verdicts may change filters and order.

    Signals:
        changed: place or list may have changed.
        stepped: (left key, right key) of the pair that a step leads to.
    """

    changed = Signal()
    stepped = Signal(str, str)

    def __init__(
        self, session: Session, open_pair: OpenPair, usual: Callable[[Pair], ListedPairs], parent: QObject
    ) -> None:
        """Use the list that `usual` returns for a pair unless it comes from another one."""
        super().__init__(parent)
        self._session, self._open_pair, self._usual = session, open_pair, usual
        self._listed = NO_PAIRS
        open_pair.changed.connect(self._on_pair_changed)

    def attach(self, bar: PairBar) -> None:
        """Show the place of the pair in a bar, and connect its buttons."""
        bar.step_requested.connect(self.step)
        self.changed.connect(partial(self._show_place, bar))
        self._show_place(bar)

    def _show_place(self, bar: PairBar) -> None:
        bar.show_place(self.place, len(self), self.next(-1), self.next(1))

    def follow_list(self, listed: ListedPairs | None) -> None:
        """Step through this list from the pair that is opened next; None for the usual one."""
        self._listed = listed or NO_PAIRS

    @property
    def place(self) -> int:
        """Return the row of the open pair in its list, -1 for none."""
        pair = self._open_pair.keys
        return self._listed.row_of(pair) if pair is not None else -1

    def __len__(self) -> int:
        return len(self._listed)

    def next(self, by: int) -> int:
        """Return the row that a step leads to, past pairs whose documents were removed; -1 for none."""
        row = self.place
        if row < 0:
            return -1
        row += by
        while 0 <= row < len(self._listed):
            if all(self._session.document(key) is not None for key in self._listed[row]):
                return row
            row += by
        return -1

    def step(self, by: int) -> None:
        """Open the next pair, with -1 the previous one."""
        row = self.next(by)
        if row >= 0:
            left, right = self._listed[row]
            self._open_pair.choose(left, right)
            self.stepped.emit(left, right)

    def _on_pair_changed(self) -> None:
        pair = self._open_pair.keys
        if pair is None:
            self._listed = NO_PAIRS
        elif self.place < 0:
            self._listed = self._usual(pair)
        self.changed.emit()
