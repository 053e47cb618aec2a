"""Pair direction: which of two documents is the earlier one, if anything tells."""

from imbrex.engine.text.document import Document
from imbrex.gui.model.pair_order import side_rank

BOTH, RIGHTWARDS, LEFTWARDS = "↔", "→", "←"


def direction(left: Document, right: Document) -> str:
    """Return an arrow from the earlier document: a source or archived essay, or else by the dates in the files."""
    ranks = side_rank(left.role), side_rank(right.role)
    if ranks[0] != ranks[1]:
        return RIGHTWARDS if ranks[0] < ranks[1] else LEFTWARDS
    before, after = dates(left, right)
    if before == after:
        return BOTH
    return RIGHTWARDS if before < after else LEFTWARDS


def dates(left: Document, right: Document) -> tuple[str, str]:
    """Return when both files say that they were created, as precisely as both do; empty if one does not say."""
    one, other = left.properties.created, right.properties.created
    precision = min(len(one), len(other))
    return one[:precision], other[:precision]
