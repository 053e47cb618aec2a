"""Comparing: every pair of comparable documents, those that share nothing too."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from imbrex.cli.inputs.inputs import Inputs
from imbrex.engine.compare.comparison import Scores
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import Passages
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.hints import hints
from imbrex.engine.measures.registry import measure_pair
from imbrex.engine.measures.value import Value
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.text.document import Problem, Role

_NOTHING = Scores(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two documents and what they share.

    Attributes:
        left, right: the documents.
        scores: fractions of 1.
        shared_shingles: number of distinct shared shingles.
        passages: None where they share nothing.
        measures: the values that were asked for, by the name of the measure; None where none were.
        hints: what it may mean where those disagree.
    """

    left: Counted
    right: Counted
    scores: Scores
    shared_shingles: int
    passages: Passages | None
    measures: dict[str, Value] | None = None
    hints: tuple[str, ...] = ()


class Result:
    """The comparison of everything that was read, worked out pair by pair as it is asked for."""

    def __init__(
        self, inputs: Inputs, corpus: Corpus, minimum: float, observer: Observer, measures: Sequence[str] = ()
    ) -> None:
        """Compare.

        Args:
            inputs: what was read.
            corpus: holds the documents of `inputs`.
            minimum: fraction of 1 that the greater of the two containments must reach for a pair to be listed.
            observer: hears of progress.
            measures: names of the measures to work out besides.
        """
        self._measures = measures
        self._collection = Collection(corpus)
        self._corpus = corpus
        self._observer = observer
        self._minimum = minimum
        self.report: Report = corpus.report(observer)
        self.problems: tuple[Problem, ...] = (
            *inputs.problems,
            *(counted.problem for counted in self.report.documents if counted.problem),
        )
        self._comparable = [number for number, one in enumerate(self.report.documents) if one.takes_part]
        self._containment = _containment(self.report)
        self.listed = sum(1 for _ in self._numbers())

    @property
    def compared(self) -> int:
        """How many pairs were compared."""
        return self.report.possible + self.report.possible_own

    def __iter__(self) -> Iterator[Pair]:
        """The listed pairs, in the order of the documents."""
        for done, (left, right) in enumerate(self._numbers()):
            self._observer.check()
            self._observer.progress(Progress("comparing pairs", done, self.listed))
            yield self._pair(left, right)

    def _numbers(self) -> Iterator[tuple[int, int]]:
        for place, left in enumerate(self._comparable):
            row = self._containment.get(left)
            for right in self._comparable[place + 1 :]:
                greater = 0.0 if row is None else row[right]
                if greater >= self._minimum and not self._both_archived(left, right):
                    yield left, right

    def _both_archived(self, left: int, right: int) -> bool:
        documents = self.report.documents
        return documents[left].document.role is documents[right].document.role is Role.ARCHIVE

    def _pair(self, left: int, right: int) -> Pair:
        pair = self._compared(left, right)
        if not self._measures:
            return pair
        keys = pair.left.document.key, pair.right.document.key
        values = measure_pair(self._collection, *keys, self._measures, self._observer)
        found = hints(values, *(self._collection.side(key, self._observer) for key in keys))
        return replace(pair, measures=values, hints=tuple(found))

    def _compared(self, left: int, right: int) -> Pair:
        one, other = self.report.documents[left], self.report.documents[right]
        row = self._containment.get(left)
        if row is None or not row[right]:
            return Pair(one, other, _NOTHING, 0, None)
        comparison = self._corpus.compare(one.document.key, other.document.key, self._observer)
        return Pair(one, other, comparison.scores, comparison.shared_shingles, comparison.passages)


def _containment(report: Report) -> dict[int, NDArray[np.float64]]:
    """The greater containment of each pair: by left document, an array over the right ones."""
    pairs = report.pairs
    smaller = np.minimum(pairs.sizes[pairs.left], pairs.sizes[pairs.right])
    greater = pairs.shared / smaller
    rows: dict[int, NDArray[np.float64]] = {}
    for number in np.unique(pairs.left).tolist():
        first, last = np.searchsorted(pairs.left, [number, number + 1])
        rows[number] = np.zeros(len(report.documents))
        rows[number][pairs.right[first:last]] = greater[first:last]
    return rows
