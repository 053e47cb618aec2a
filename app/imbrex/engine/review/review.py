"""Review: all decisions about some documents, as a value; each change gives a new one, so that it can be undone."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from imbrex.engine.review.decision import UNDECIDED, Decision
from imbrex.engine.review.passage_mark import Mark
from imbrex.engine.review.verdict import Verdict

Pair = tuple[str, str]
"""Keys of two documents."""


@dataclass(frozen=True, slots=True)
class Review:
    """Decisions by the keys of both documents, whichever stands left.

    Attributes:
        pairs: what was decided about pairs; pairs that are open and without a note are left out.
        marks: what was decided about passages of pairs; the left side of a mark is of the lesser key.
    """

    pairs: Mapping[frozenset[str], Decision] = field(default_factory=dict)
    marks: Mapping[Pair, tuple[Mark, ...]] = field(default_factory=dict)

    def of(self, left: str, right: str) -> Decision:
        """What was decided about a pair."""
        return self.pairs.get(frozenset((left, right)), UNDECIDED)

    def marks_of(self, left: str, right: str) -> tuple[Mark, ...]:
        """What was decided about passages of a pair, with the left document on the left."""
        if left <= right:
            return self.marks.get((left, right), ())
        return tuple(mark.turned() for mark in self.marks.get((right, left), ()))

    def judged(self, pairs: Collection[Pair], verdict: Verdict) -> "Review":
        """With a verdict on pairs; their notes stay."""
        return self.decided({pair: replace(self.of(*pair), verdict=verdict) for pair in pairs})

    def decided(self, decisions: Mapping[Pair, Decision]) -> "Review":
        """With decisions about pairs."""
        changed = {frozenset(pair): decision for pair, decision in decisions.items()}
        return replace(self, pairs={pair: known for pair, known in {**self.pairs, **changed}.items() if known})

    def marked(self, left: str, right: str, marks: Sequence[Mark]) -> "Review":
        """With these marks of a pair in place of all others of it; the left document is on the left."""
        pair = (left, right) if left <= right else (right, left)
        stored = tuple(marks) if left <= right else tuple(mark.turned() for mark in marks)
        rest = {other: known for other, known in self.marks.items() if other != pair}
        return replace(self, marks=rest | ({pair: stored} if stored else {}))

    def __iter__(self) -> Iterator[tuple[frozenset[str], Decision]]:
        """All pairs about which something was decided."""
        return iter(self.pairs.items())

    def __bool__(self) -> bool:
        return bool(self.pairs or self.marks)


NOTHING_DECIDED = Review()
