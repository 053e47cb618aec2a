"""Review: all decisions on some documents, as an immutable value, so that changes can be undone."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from imbrex.engine.review.decision import UNDECIDED, Decision
from imbrex.engine.review.passage_mark import Mark
from imbrex.engine.review.verdict import Verdict

Pair = tuple[str, str]
"""Keys of two documents."""


@dataclass(frozen=True, slots=True)
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
