"""Plagdet: how well passages are found, as defined by Potthast, Stein, Barron-Cedeno and Rosso (COLING 2010).

A case and a detection are passages that two documents share: a span in each. A detection detects a case of the same
pair of documents if they overlap in both documents. Characters of both documents count alike.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log2


@dataclass(frozen=True, slots=True)
class Shared:
    """A passage of two documents, in half-open code points of each."""

    left_start: int
    left_end: int
    right_start: int
    right_end: int

    def __len__(self) -> int:
        return self.left_end - self.left_start + self.right_end - self.right_start

    def overlaps(self, other: "Shared") -> bool:
        """Whether both have characters in common in both documents."""
        return (
            max(self.left_start, other.left_start) < min(self.left_end, other.left_end)
            and max(self.right_start, other.right_start) < min(self.right_end, other.right_end)
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plagdet:
    """The measure with what it is made of; 0 where nothing was found or there was nothing to find.

    Attributes:
        plagdet: F1 of precision and recall over log2(1 + granularity).
        precision: mean share of a detection's characters that belong to cases it detects.
        recall: mean share of a case's characters that belong to detections of it.
        granularity: detections of a case, mean over the cases that are detected at all; 1 is best.
    """

    plagdet: float
    precision: float
    recall: float
    granularity: float


def plagdet(cases: Mapping[Hashable, Sequence[Shared]], detections: Mapping[Hashable, Sequence[Shared]]) -> Plagdet:
    """Judge detections by cases, both by pair of documents."""
    recalls: list[float] = []
    precisions: list[float] = []
    counts: list[int] = []
    for pair in cases.keys() | detections.keys():
        true, found = cases.get(pair, ()), detections.get(pair, ())
        for case in true:
            detecting = [one for one in found if one.overlaps(case)]
            recalls.append(_covered(case, detecting))
            counts += [len(detecting)] * bool(detecting)
        precisions += [_covered(one, [case for case in true if case.overlaps(one)]) for one in found]
    precision, recall = _mean(sorted(precisions)), _mean(sorted(recalls))
    granularity = _mean(counts) or 1.0
    both = precision + recall
    return Plagdet(
        2 * precision * recall / both / log2(1 + granularity) if both else 0.0, precision, recall, granularity
    )


def _covered(passage: Shared, by: Iterable[Shared]) -> float:
    """Share of a passage's characters, in both documents, that lie in at least one of some others."""
    others = list(by)
    left = _union((passage.left_start, passage.left_end), [(one.left_start, one.left_end) for one in others])
    right = _union((passage.right_start, passage.right_end), [(one.right_start, one.right_end) for one in others])
    return (left + right) / len(passage) if len(passage) else 0.0


def _union(span: tuple[int, int], others: list[tuple[int, int]]) -> int:
    """How many characters of a span lie in at least one of some others."""
    total, reached = 0, span[0]
    for start, end in sorted(others):
        total += max(0, min(end, span[1]) - max(start, reached))
        reached = max(reached, min(end, span[1]))
    return total


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
