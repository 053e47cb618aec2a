"""Value: result of a measure for a pair, in numbers and words."""

from enum import StrEnum

from imbrex.engine.percent import percent, points
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen


class Kind(StrEnum):
    """Kind of value, which determines how to read and print it."""

    FRACTION = "fraction"  # 0: nothing in common, 1: the same
    DISTANCE = "distance"  # 0: the same, about 1: nothing in common
    BITS = "bits"  # number of differing bits, 0: the same
    COSINE = "cosine"  # -1 to 1, 1: the same


@frozen
class Value:
    """The value of one measure for one pair.

    Attributes:
        figure: the number, or None if there is none; `reason` says why.
        error: standard error of an estimate, in the unit of the figure; None for exact values.
        near_duplicate: whether the article's rule calls the two near-duplicates; None if it has no such rule.
        detail: what was counted, as a sentence.
        caution: why the figure is unreliable, as a sentence; empty if it is reliable.
        reason: why there is no figure, as a sentence.
    """

    figure: float | None
    error: float | None = None
    near_duplicate: bool | None = None
    detail: Message = NOTHING
    caution: Message = NOTHING
    reason: Message = NOTHING


def in_figures(value: Value, kind: Kind) -> str:
    """The figure with its standard error, as text; empty if there is none."""
    if value.figure is None:
        return ""
    if kind is Kind.BITS:
        return count(round(value.figure), "bit")
    if kind is not Kind.FRACTION:
        return f"{value.figure:.3f}"
    error = "" if value.error is None else f" ± {points(value.error):.1f}"
    return percent(value.figure).replace("%", f"{error}%")


def no_value(reason: Message) -> Value:
    """A value without a figure."""
    return Value(None, reason=reason)


def count(number: int, noun: str) -> str:
    """A number with its noun: "1 bit", "1,200 bits"."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
