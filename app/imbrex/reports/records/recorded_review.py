"""Recorded review: the user's decisions, restored from a report's record and its texts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.engine.text.document import Document
from imbrex.reports.records.record import PAIR


def recorded_review(record: dict[str, Any], documents: Sequence[Document]) -> Review:
    """The decisions in a report; `documents` are its own, in its order.

    Raises KeyError, TypeError, ValueError or IndexError for a damaged record.
    """
    is_pair = record["kind"] == PAIR
    pairs = [record | {"left": 0, "right": 1, "detail": record}] if is_pair else record["pairs"]
    decisions: dict[tuple[str, str], Decision] = {}
    marks: dict[tuple[str, str], tuple[Mark, ...]] = {}
    for pair in pairs:
        left, right = (documents[int(pair[side])] for side in ("left", "right"))
        decisions[left.key, right.key] = _decision(pair)
        made = tuple(_marks(pair["detail"]["passages"] if pair["detail"] else (), left, right))
        if made and left.key <= right.key:
            marks[left.key, right.key] = made
        elif made:
            marks[right.key, left.key] = tuple(mark.turned() for mark in made)
    return Review(marks=marks).decided(decisions)


def _marks(passages: Sequence[Mapping[str, Any]], left: Document, right: Document) -> Iterator[Mark]:
    for passage in passages:
        decision = _decision(passage)
        if decision:
            yield Mark(_excerpt(passage["left"], left.text), _excerpt(passage["right"], right.text), decision)


def _decision(facts: Mapping[str, Any]) -> Decision:
    return Decision(Verdict(facts["verdict"]), str(facts["note"]))


def _excerpt(span: Mapping[str, Any], text: str) -> Excerpt:
    start, end = max(0, int(span["start"])), max(0, int(span["end"]))
    return Excerpt(start, text[start:end])
