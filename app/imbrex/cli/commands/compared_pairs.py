"""Compared pairs: the pairs of all inputs with their shares and measures, computed as they are asked for."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from math import inf, nan
from typing import TYPE_CHECKING

import numpy as np

from imbrex.cli.inputs import Inputs
from imbrex.engine.compare.comparison import Scores
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import Passages
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.language import NO_LEXICONS
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.overview.exact_shares import exact_shares
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.document import Problem
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

if TYPE_CHECKING:  # modules that few comparisons need are imported where they are needed
    from imbrex.engine.likelihood_ratio.weight import Weigher, Weight
    from imbrex.engine.measures.context import Collection
    from imbrex.engine.measures.value import Value

_BATCH = 50_000  # pairs whose exact shares are worked out at once
_FEW = 20  # pairs: all are listed, and rewritten text is searched for in all
_NOTHING = Scores(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@frozen
class Pair:
    """Two documents and what they share.

    Attributes:
        left, right: the documents.
        scores: fractions of 1; without passages, coverage and Dice's index are NaN.
        shares: of the left text and of the right one.
        rewriting_searched: whether the shares include reworded text; else that is still among their `only_here`.
        shared_shingles: number of distinct shared shingles.
        passages: None if they share nothing, or were not searched for.
        measures: requested values, by the name of the measure; None if none were requested.
        hints: possible meanings of disagreements between them.
        weight: how rare this is among unrelated pairs; None if it was not asked for, or rewriting was not searched.
    """

    left: Counted
    right: Counted
    scores: Scores
    shares: tuple[Shares, Shares]
    rewriting_searched: bool
    shared_shingles: int
    passages: Passages | None
    measures: "dict[str, Value] | None" = None
    hints: tuple[str, ...] = ()
    weight: "Weight | None" = None

    @property
    def highest(self) -> float:
        """The larger of the two shares that are also in the other text, a fraction of 1."""
        return max(self.shares[0].headline, self.shares[1].headline)


class Result:
    """The comparison of all inputs, computed lazily pair by pair."""

    def __init__(
        self,
        inputs: Inputs,
        corpus: Corpus,
        minimum: float,
        observer: Observer,
        measures: Sequence[str] = (),
        *,
        exact_only: bool = False,
        brief: bool = False,
        weighs: bool = False,
        passages: bool = True,
    ) -> None:
        """Compare.

        Args:
            inputs: what was read.
            corpus: contains the documents of `inputs`.
            minimum: fraction of 1; larger containment from which a pair is listed.
            observer: receives progress.
            measures: names of additional measures to compute.
            exact_only: never search for rewritten text.
            brief: leave out pairs that share nothing, unless there are few pairs.
            weighs: also weigh the pairs in which rewritten text is searched for.
            passages: find passages, coverage and Dice's index; they take ten times as long as all other figures.
        """
        self._measures = measures
        self._weigher = _weigher(corpus) if weighs else None
        self._corpus = corpus
        self._observer = observer
        self._minimum = minimum
        self._finds_passages = passages
        self.report = _report(corpus, observer)
        self._sizes = self.report.pairs.sizes.tolist()
        self.problems: tuple[Problem, ...] = (
            *inputs.problems,
            *(counted.problem for counted in self.report.documents if counted.problem),
        )
        self._sharing_only = minimum > 0 or (brief and self.compared > _FEW)
        self._comparable = [number for number, one in enumerate(self.report.documents) if one.takes_part]
        self.listed = sum(1 for _ in self._numbers())
        few = (self.listed if minimum else self.compared) <= _FEW
        self.searched_from = inf if exact_only else 0.0 if few else self._level()
        self.highest = 0.0
        """The largest share of a text that is also in another one, of the pairs that were computed so far."""

    @cached_property
    def _collection(self) -> "Collection":
        from imbrex.engine.measures.context import Collection  # noqa: PLC0415 - as above

        return Collection(self._corpus)

    @property
    def compared(self) -> int:
        """Number of compared pairs."""
        return self.report.possible + self.report.possible_own

    def __iter__(self) -> Iterator[Pair]:
        """The listed pairs, in the order of the documents."""
        numbers, done = self._numbers(), 0
        while batch := list(islice(numbers, _BATCH)):
            exact = exact_shares(
                self._corpus,
                np.array([left for left, _, _ in batch], np.int32),
                np.array([right for _, right, _ in batch], np.int32),
                self._observer,
            )
            exact = exact.with_translated(self._translated(batch))
            for pair, shares in zip(batch, exact, strict=True):
                self._observer.check()
                self._observer.progress(Progress("comparing pairs", done, self.listed))
                made = self._pair(*pair, exact=shares)
                self.highest = max(self.highest, made.highest)
                yield made
                done += 1

    def _translated(self, batch: Sequence[tuple[int, int, int]]) -> Int32:
        """Words of both texts of some pairs that may be translated, shape (2, pairs)."""
        counts = np.zeros((2, len(batch)), np.int32)
        if self.report.translated is not None:
            pairs = self.report.pairs
            known = {
                (int(pairs.left[place]), int(pairs.right[place])): self.report.translated[:, place]
                for place in np.flatnonzero(self.report.translated.any(axis=0)).tolist()
            }
            for place, (left, right, _) in enumerate(batch):
                if (left, right) in known:
                    counts[:, place] = known[left, right]
        return counts

    def _level(self) -> float:
        """Exact share from which rewritten text is searched for: that from which a pair of the class stands out.

        A search takes as long as the comparison of hundreds of pairs; a few are searched whatever they share.
        """
        from imbrex.engine.overview.score import USUAL, exact_shares_of, scores  # noqa: PLC0415 - as above
        from imbrex.engine.overview.score_distribution import distribution  # noqa: PLC0415
        from imbrex.engine.overview.threshold import suggest  # noqa: PLC0415

        values = scores(self.report, USUAL, exact_shares_of(self._corpus, self.report, self._observer))
        lies = distribution(values[~self.report.own], self.report.possible, USUAL)
        return suggest(lies, USUAL, self.report.options.shingles.length)[0]

    def _numbers(self) -> Iterator[tuple[int, int, int]]:
        """Numbers of the documents of each listed pair, and of the distinct shingles that they share."""
        numbers = self._sharing() if self._sharing_only else self._all()
        return (pair for pair in numbers if not self._both_archived(pair[0], pair[1]))

    def _sharing(self) -> Iterator[tuple[int, int, int]]:
        """Pairs from the minimum on: those that share nothing, which may be millions, are not even looked at."""
        pairs = self.report.pairs
        # In full precision: 4 % must not be just below the minimum of 4 %.
        greater = pairs.shared / np.minimum(pairs.sizes[pairs.left], pairs.sizes[pairs.right])
        chosen = np.flatnonzero(greater >= self._minimum)
        return zip(*(column[chosen].tolist() for column in (pairs.left, pairs.right, pairs.shared)), strict=True)

    def _all(self) -> Iterator[tuple[int, int, int]]:
        pairs = self.report.pairs
        rows = np.searchsorted(pairs.left, np.arange(len(self.report.documents) + 1, dtype=np.int32)).tolist()
        for place, left in enumerate(self._comparable):
            mine = slice(rows[left], rows[left + 1])
            shared = dict(zip(pairs.right[mine].tolist(), pairs.shared[mine].tolist(), strict=True))
            for right in self._comparable[place + 1 :]:
                yield left, right, shared.get(right, 0)

    def _both_archived(self, left: int, right: int) -> bool:
        documents = self.report.documents
        return documents[left].document.role is documents[right].document.role is Role.ARCHIVE

    def _pair(self, left: int, right: int, shared: int, exact: tuple[Shares, Shares]) -> Pair:
        pair = self._with_rewriting(self._compared(left, right, shared, exact))
        if not self._measures:
            return pair
        from imbrex.engine.measures.hints import hints  # noqa: PLC0415 - as above
        from imbrex.engine.measures.registry import measure_pair  # noqa: PLC0415

        keys = pair.left.document.key, pair.right.document.key
        values = measure_pair(self._collection, *keys, self._measures, self._observer)
        found = hints(values, *(self._collection.side(key, self._observer) for key in keys))
        return replace(pair, measures=values, hints=tuple(found))

    def _compared(self, left: int, right: int, shared: int, exact: tuple[Shares, Shares]) -> Pair:
        one, other = self.report.documents[left], self.report.documents[right]
        if not shared:
            return Pair(one, other, _NOTHING, exact, False, 0, None)
        if not self._finds_passages:
            return Pair(one, other, self._scores(left, right, shared), exact, False, shared, None)
        found = self._corpus.compare(one.document.key, other.document.key, self._observer)
        return Pair(one, other, found.scores, exact, False, found.shared_shingles, found.passages)

    def _scores(self, left: int, right: int, shared: int) -> Scores:
        """The scores that need no passages."""
        mine, others = self._sizes[left], self._sizes[right]
        return Scores(shared / mine, shared / others, nan, nan, shared / (mine + others - shared), nan)

    def _with_rewriting(self, pair: Pair) -> Pair:
        """The pair with its reworded text, if it is one to search."""
        if self.searched_from > 1 or pair.highest < self.searched_from:
            return pair
        from imbrex.engine.shares.find_classes import find_classes  # noqa: PLC0415 - as above

        keys = pair.left.document.key, pair.right.document.key
        found = find_classes(self._corpus, *keys, self._observer)
        weight = self._weigher.weigh(*keys, self._observer, found) if self._weigher is not None else None
        shares = found.left.shares, found.right.shares
        return replace(pair, shares=shares, rewriting_searched=True, weight=weight)


def _report(corpus: Corpus, observer: Observer) -> Report:
    if corpus.lexicons is NO_LEXICONS:  # in one language
        return corpus.report(observer)
    from imbrex.engine.overview.mixed_languages import report_of  # noqa: PLC0415 - as above

    return report_of(corpus, observer)


def _weigher(corpus: Corpus) -> "Weigher":
    from imbrex.calibration import calibration  # noqa: PLC0415 - as above
    from imbrex.engine.likelihood_ratio.weight import Weigher  # noqa: PLC0415

    return Weigher(corpus, calibration())
