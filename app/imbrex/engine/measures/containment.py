"""Containment: how much of one text stands in the other (Broder 1997)."""

from imbrex.engine.compare.hash_sets import common
from imbrex.engine.measures.context import Context, Side
from imbrex.engine.measures.value import Value, count


def of_left(context: Context) -> Value:
    """Count the left text's distinct shingles that the right one has; exact."""
    return _containment(context.left, context.right)


def of_right(context: Context) -> Value:
    """Count the right text's distinct shingles that the left one has; exact."""
    return _containment(context.right, context.left)


def _containment(inner: Side, outer: Side) -> Value:
    shared = len(common(inner.distinct, outer.distinct))
    size = len(inner.distinct)
    return Value(shared / size, detail=f"{shared:,} of its {count(size, 'distinct shingle')} stand in the other text.")
