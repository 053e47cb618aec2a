"""Resemblance: the Jaccard index of two sets of shingles (Broder 1997; the lecture on w-shingling)."""

from imbrex.engine.compare.shingles import common
from imbrex.engine.measures.context import Context
from imbrex.engine.measures.value import Value
from imbrex.messages import Message


def measure(context: Context) -> Value:
    """Share of the shingles of either text that are in both; exact."""
    left, right = context.left.distinct, context.right.distinct
    shared = len(common(left, right))
    union = len(left) + len(right) - shared
    return Value(
        shared / union,
        detail=Message("{shared:,} of {all:,} distinct shingle(s) are in both texts.", shared=shared, all=union),
    )
