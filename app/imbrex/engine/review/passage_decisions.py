"""Passage decisions: assignment of decisions to the passages found."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, UInt8, table_rows
from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.review.find_excerpts import Placing
from imbrex.engine.review.review import UNDECIDED, Decision, Excerpt, Mark, Verdict
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_similarity import Float
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

INSIDE = 0.5
"""Share of a passage, on both sides, that must be inside a mark's span for the mark to apply to it."""
_LEFT_OUT = frozenset((Verdict.IGNORE, Verdict.CITED))
"""Verdicts that exclude a passage from the score."""

_Places = tuple[Span, Span]


@frozen(eq=False)
class Reviewed:
    """The passages of a pair with the user's decisions.

    Attributes:
        passages: as they were found.
        marks: the marks of the pair.
        mark: the number of the mark that applies to each passage, or -1, shape (passages,).
        places: current spans of each mark; None if a side of it is not found.
        texts: the excerpt finders of either text; kept, because most of the work is the same for other marks.
    """

    passages: Rewritten
    marks: tuple[Mark, ...]
    mark: Int32
    places: tuple[_Places | None, ...]
    texts: tuple[Placing, Placing]

    def __getitem__(self, number: int) -> Decision:
        """The decision on a passage."""
        mark = int(self.mark[number])
        return self.marks[mark].decision if mark >= 0 else UNDECIDED

    @property
    def verdicts(self) -> Int32:
        """The index in `Verdict` of the verdict on each passage, shape (passages,)."""
        places = {verdict: place for place, verdict in enumerate(Verdict)}
        known = [*(places[mark.decision.verdict] for mark in self.marks), places[Verdict.OPEN]]
        return np.array(known, np.int32)[self.mark]  # -1, for no mark, is the last

    @property
    def noted(self) -> Bools:
        """Mask of passages with a note, shape (passages,)."""
        return np.array([*(bool(mark.decision.note) for mark in self.marks), False])[self.mark]

    @property
    def decided(self) -> int:
        """Number of passages with a verdict."""
        return int(np.count_nonzero(self.verdicts))

    @property
    def unmatched(self) -> tuple[Mark, ...]:
        """Marks that apply to no passage found now; they are kept, because it may be found again."""
        used = set(self.mark.tolist())
        return tuple(mark for number, mark in enumerate(self.marks) if number not in used and mark.decision)

    def counting(self, standing: UInt8, left_out: Collection[Standing], observer: Observer = SILENT) -> Bools:
        """Mask of passages that count; a verdict overrides the citation status, shape (passages,)."""
        counts = ~np.isin(standing, np.array([int(one) for one in left_out], np.uint8))
        for number in watched(np.flatnonzero(self.mark >= 0).tolist(), observer):
            verdict = self[number].verdict
            if verdict is not Verdict.OPEN:
                counts[number] = verdict not in _LEFT_OUT
        return np.asarray(counts)

    def counted(self, standing: UInt8, left_out: Collection[Standing], observer: Observer = SILENT) -> float:
        """Share of the right text's words in passages that count."""
        found = self.passages
        covered = np.zeros(len(found.right), np.bool_)
        for number in watched(np.flatnonzero(self.counting(standing, left_out, observer)).tolist(), observer):
            covered[found.right_first[number] : found.right_last[number]] = True
        return float(np.count_nonzero(covered)) / max(1, len(covered))

    def marked(self, numbers: Collection[int], verdict: Verdict) -> tuple[Mark, ...]:
        """All marks of the pair with a verdict on these passages; their notes stay."""
        return self.with_decisions({number: replace(self[number], verdict=verdict) for number in numbers})

    def with_decisions(self, decisions: dict[int, Decision]) -> tuple[Mark, ...]:
        """All marks of the pair with decisions on passages, by number."""
        replaced = self._replaced(decisions)
        kept = tuple(mark for number, mark in enumerate(self.marks) if number not in replaced)
        rest = self.with_marks(kept) if replaced else self
        made = [self._mark(number, decision) for number, decision in decisions.items() if decision or rest[number]]
        return (*kept, *made)

    def with_marks(self, marks: Sequence[Mark]) -> "Reviewed":
        """The same passages with other marks."""
        return _review(self.passages, marks, self.texts, SILENT)  # in the window, between two clicks

    def _replaced(self, numbers: Collection[int]) -> set[int]:
        """Marks replaced by decisions on passages: those of the same spans, and those that apply to no other passage
        and are mostly inside. These would only restore the previous decision."""
        bounds = {self._bounds(number) for number in numbers}
        replaced = {index for index, places in enumerate(self.places) if places in bounds}
        others = set(np.delete(self.mark, list(numbers)).tolist())
        for number in numbers:
            index = int(self.mark[number])
            places = self.places[index] if index >= 0 and index not in others else None
            if places is not None and all(map(_is_inside, places, self._bounds(number))):
                replaced.add(index)
        return replaced

    def _bounds(self, number: int) -> _Places:
        passage = self.passages[number]
        return passage.left, passage.right

    def _mark(self, number: int, decision: Decision) -> Mark:
        sides = zip(self._bounds(number), (self.passages.left, self.passages.right), strict=True)
        left, right = (Excerpt(span.start, _text(side.tokens.document.text, span)) for span, side in sides)
        return Mark(left, right, decision)


def review_passages(passages: Rewritten, marks: Sequence[Mark], observer: Observer = SILENT) -> Reviewed:
    """Determine which of a pair's marks applies to which passage.

    A mark with exactly the span of a passage applies to it. Otherwise, because newly found passages may begin and end
    elsewhere, the mark applies that contains most of the passage; of several, the one that fits it best.
    """
    texts = Placing(passages.left.tokens.document.text), Placing(passages.right.tokens.document.text)
    return _review(passages, marks, texts, observer)


def _review(passages: Rewritten, marks: Sequence[Mark], texts: tuple[Placing, Placing], observer: Observer) -> Reviewed:
    left = texts[0].find_all([mark.left for mark in marks], observer)
    right = texts[1].find_all([mark.right for mark in marks], observer)
    places = tuple(_both(*place) for place in zip(left, right, strict=True))
    mark: Int32 = np.full(len(passages), -1, np.int32)
    fit = np.zeros(len(passages))
    columns = (passages.left_start, passages.left_end, passages.right_start, passages.right_end)
    bounds = table_rows(columns)
    exact = {one: number for number, one in enumerate(watched(bounds, observer))}
    for index, place in enumerate(watched(places, observer)):
        if place is None:
            continue
        number = exact.get((place[0].start, place[0].end, place[1].start, place[1].end))
        if number is not None:
            mark[number], fit[number] = index, 2.0  # better than any other, and so is a later one with the same span
            continue
        inside, alike = _fits(passages, place)
        better = (inside > INSIDE) & (alike > fit)
        mark[better], fit[better] = index, alike[better]
    return Reviewed(passages, tuple(marks), mark, places, texts)


def _both(left: Span | None, right: Span | None) -> _Places | None:
    return (left, right) if left is not None and right is not None else None


def _fits(passages: Rewritten, place: _Places) -> tuple[Float, Float]:
    """Share of each passage inside a span, and how well it fits; the lesser of both sides."""
    inside, alike = [], []
    for side, span in zip(("left", "right"), place, strict=True):
        start = getattr(passages, f"{side}_start").astype(np.float64)
        end = getattr(passages, f"{side}_end").astype(np.float64)
        both = np.maximum(0.0, np.minimum(end, span.end) - np.maximum(start, span.start))
        size = np.maximum(1.0, end - start)
        inside.append(both / size)
        alike.append(both / np.maximum(1.0, size + len(span) - both))
    return np.minimum(*inside), np.minimum(*alike)


def _is_inside(span: Span, other: Span) -> bool:
    """Whether most of a span is inside another one."""
    return min(span.end, other.end) - max(span.start, other.start) > INSIDE * len(span)


def _text(text: str, span: Span) -> str:
    return text[span.start : span.end]
