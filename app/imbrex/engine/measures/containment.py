"""Containment: share of one text's shingles that are also in the other (Broder 1997)."""

from imbrex.engine.compare.shingles import common
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value
from imbrex.messages import Message


def of_left(context: Context) -> Value:
    """Share of the left text's distinct shingles that are also in the right; exact."""
    return _containment(context.left, context.right)


def of_right(context: Context) -> Value:
    """Share of the right text's distinct shingles that are also in the left; exact."""
    return _containment(context.right, context.left)


def _containment(inner: Side, outer: Side) -> Value:
    shared = len(common(inner.distinct, outer.distinct))
    size = len(inner.distinct)
    return Value(
        shared / size,
        detail=Message(
            "{shared:,} of its {all:,} distinct shingle(s) are also in the other text.", shared=shared, all=size
        ),
    )
