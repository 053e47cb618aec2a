"""Value: what a measure says of a pair, in figures and in words."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.engine.percent import percent, points
from imbrex.messages import NOTHING, Message


class Kind(StrEnum):
    """What a figure is, and so how to read and print it."""

    FRACTION = "fraction"  # 0: nothing alike, 1: the same
    DISTANCE = "distance"  # 0: the same, about 1: nothing alike
    BITS = "bits"  # number of differing bits, 0: the same
    COSINE = "cosine"  # -1 to 1, 1: the same


@dataclass(frozen=True, slots=True)
class Value:
    """The figure of one measure for one pair.

    Attributes:
        figure: None where none can be given; `reason` says why.
        error: standard error of an estimate, in the unit of the figure; None for what is exact.
        near_duplicate: whether the article's rule calls the two near-duplicates; None where it has no such rule.
        detail: what was counted, as a sentence.
        caution: why the figure is to be taken with care, as a sentence; empty where it is not.
        reason: why there is no figure, as a sentence.
    """

    figure: float | None
    error: float | None = None
    near_duplicate: bool | None = None
    detail: Message = NOTHING
    caution: Message = NOTHING
    reason: Message = NOTHING


def in_figures(value: Value, kind: Kind) -> str:
    """The figure with its standard error, for people; empty where there is none."""
    if value.figure is None:
        return ""
    if kind is Kind.BITS:
        return count(round(value.figure), "bit")
    if kind is not Kind.FRACTION:
        return f"{value.figure:.3f}"
    error = "" if value.error is None else f" ± {points(value.error):.1f}"
    return percent(value.figure).replace(" %", f"{error} %")


def no_value(reason: Message) -> Value:
    """A value without a figure."""
    return Value(None, reason=reason)


def count(number: int, noun: str) -> str:
    """A number with its noun: "1 bit", "1,200 bits"."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
