"""Class choice: a class as its views show it, and the pair or text chosen in them."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import reaching
from imbrex.engine.review.review import Verdict
from imbrex.values import frozen


@frozen(eq=False)
class ShownClass:
    """A report as displayed.

    Attributes:
        report: the data; documents and pairs are numbered as there.
        names: display names of the documents (hidden in anonymous mode), shape (documents,).
        score: the score that pairs are ranked by.
        values: the score of each pair, fractions of 1, parallel to `report.pairs`.
        own: pairs of one author's drafts, parallel to `report.pairs`; they do not count in the class.
        threshold: the score from which a pair deserves a look, a fraction of 1.
    """

    report: Report
    names: tuple[str, ...]
    score: Score
    values: Float32
    own: NDArray[np.bool_]
    threshold: float

    @property
    def above(self) -> NDArray[np.bool_]:
        """Return which pairs of different authors reach the threshold, parallel to `report.pairs`."""
        return reaching(self.values, self.threshold) & ~self.own


Pair = tuple[int, int]


class ClassChoice(QObject):
    """Numbers are those of the current report; the page updates them with every report.

    Signals:
        pair_changed: (Pair or None), document_changed: (number or None).
        pair_opened: (Pair) show both texts side by side.
        document_opened: (number) show the view of that text.
        pair_judged: (Pair, Verdict) set the verdict on a pair.
    """

    pair_changed = Signal(object)
    document_changed = Signal(object)
    pair_opened = Signal(object)
    document_opened = Signal(int)
    pair_judged = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pair: Pair | None = None
        self._document: int | None = None

    @property
    def pair(self) -> Pair | None:
        """Return the selected pair, the smaller number first."""
        return self._pair

    @property
    def document(self) -> int | None:
        return self._document

    def choose_pair(self, pair: Pair | None) -> None:
        """Select a pair, given in any order."""
        pair = None if pair is None else (min(pair), max(pair))
        if pair != self._pair:
            self._pair = pair
            self.pair_changed.emit(pair)

    def choose_document(self, document: int | None) -> None:
        if document != self._document:
            self._document = document
            self.document_changed.emit(document)

    def open_pair(self, pair: Pair) -> None:
        """Select a pair and request both texts."""
        self.choose_pair(pair)
        self.pair_opened.emit((min(pair), max(pair)))

    def judge(self, pair: Pair, verdict: Verdict) -> None:
        """Request a verdict on a pair."""
        self.pair_judged.emit(pair, verdict)

    def open_document(self, document: int) -> None:
        """Select a document and request its view."""
        self.choose_document(document)
        self.document_opened.emit(document)
