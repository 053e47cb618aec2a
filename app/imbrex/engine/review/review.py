"""Review: all decisions on some documents, as an immutable value, so that changes can be undone, and its progress."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.values import frozen


class Verdict(StrEnum):
    """A verdict; OPEN means undecided."""

    OPEN = "open"
    IGNORE = "ignore"
    CITED = "cited"
    COPIED = "copied"


LONGEST_NOTE = 4000
"""Code points of a note: a page. Longer ones are cut."""


@frozen
class Decision:
    """A verdict with a note, which may be empty; undecided by default."""

    verdict: Verdict = Verdict.OPEN
    note: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "note", self.note[:LONGEST_NOTE])

    def __bool__(self) -> bool:
        """Whether there is anything to store."""
        return self.verdict is not Verdict.OPEN or bool(self.note)


UNDECIDED = Decision()


@frozen
class Excerpt:
    """Text of a passage on one side, and its start in code points: a hint, because texts are edited."""

    start: int
    text: str


@frozen
class Mark:
    """A decision on a passage of two texts."""

    left: Excerpt
    right: Excerpt
    decision: Decision

    def turned(self) -> "Mark":
        """The same with the sides exchanged."""
        return Mark(self.right, self.left, self.decision)


Pair = tuple[str, str]
"""Keys of two documents."""


@frozen
class Review:
    """Decisions by the keys of both documents, in either order.

    Attributes:
        pairs: decisions on pairs, without undecided pairs that have no note.
        marks: decisions on passages of pairs; the left side of a mark is of the lesser key.
    """

    pairs: Mapping[frozenset[str], Decision] = field(default_factory=dict)
    marks: Mapping[Pair, tuple[Mark, ...]] = field(default_factory=dict)

    def of(self, left: str, right: str) -> Decision:
        """The decision on a pair."""
        return self.pairs.get(frozenset((left, right)), UNDECIDED)

    def marks_of(self, left: str, right: str) -> tuple[Mark, ...]:
        """The decisions on passages of a pair, with the left document on the left."""
        if left <= right:
            return self.marks.get((left, right), ())
        return tuple(mark.turned() for mark in self.marks.get((right, left), ()))

    def judged(self, pairs: Collection[Pair], verdict: Verdict) -> "Review":
        """A copy with a verdict on pairs; their notes stay."""
        return self.decided({pair: replace(self.of(*pair), verdict=verdict) for pair in pairs})

    def decided(self, decisions: Mapping[Pair, Decision]) -> "Review":
        """A copy with decisions on pairs."""
        changed = {frozenset(pair): decision for pair, decision in decisions.items()}
        return replace(self, pairs={pair: known for pair, known in {**self.pairs, **changed}.items() if known})

    def marked(self, left: str, right: str, marks: Sequence[Mark]) -> "Review":
        """A copy with all marks of a pair replaced; the left document is on the left."""
        pair = (left, right) if left <= right else (right, left)
        stored = tuple(marks) if left <= right else tuple(mark.turned() for mark in marks)
        rest = {other: known for other, known in self.marks.items() if other != pair}
        return replace(self, marks=rest | ({pair: stored} if stored else {}))

    def __iter__(self) -> Iterator[tuple[frozenset[str], Decision]]:
        """All pairs with a decision."""
        return iter(self.pairs.items())

    def __bool__(self) -> bool:
        return bool(self.pairs or self.marks)


NOTHING_DECIDED = Review()


def count_reviewed(
    review: Review,
    keys: Sequence[str],
    left: NDArray[np.int32],
    right: NDArray[np.int32],
    observer: Observer = SILENT,
) -> int:
    """Count the pairs that have a verdict; a note alone is none.

    Args:
        review: the decisions.
        keys: of all documents.
        left, right: indices in `keys` of the documents of each pair, parallel and distinct.
        observer: for cancellation.
    """
    places = {key: place for place, key in enumerate(keys)}
    decided = [
        sorted(places[key] for key in pair)
        for pair, decision in watched(review, observer)
        if decision.verdict is not Verdict.OPEN and len(pair) == 2 and pair <= places.keys()
    ]
    if not decided:
        return 0
    size = np.int64(len(keys))
    first, second = np.array(decided, np.int64).T
    pairs = np.minimum(left, right).astype(np.int64) * size + np.maximum(left, right)
    return int(np.count_nonzero(np.isin(pairs, first * size + second)))
