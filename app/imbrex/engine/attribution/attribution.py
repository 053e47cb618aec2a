"""Attribution: the citation status of passages."""

from collections.abc import Collection
from enum import IntEnum

import numpy as np

from imbrex.engine.arrays import UInt8
from imbrex.engine.options import WhatCounts
from imbrex.values import frozen

NOTHING = 255
"""In a column of words: not in a passage."""


class Standing(IntEnum):
    """Citation status of a passage, the most serious first. Lower-case names are those of the switches in
    `WhatCounts`."""

    NOT_CITED = 0
    MARKS_MISSING = 1  # cited, but not in quotation marks
    CITATION_MISSING = 2  # in quotation marks, but not cited
    CITED_AND_QUOTED = 3
    BIBLIOGRAPHY = 4
    TEMPLATE = 5  # or an excluded phrase
    OWN_WORK = 6  # both documents are by the same author

    @property
    def label(self) -> str:
        """Name for users and records."""
        return _LABELS[self]


_LABELS = {
    Standing.NOT_CITED: "not cited",
    Standing.MARKS_MISSING: "quotation marks missing",
    Standing.CITATION_MISSING: "citation missing",
    Standing.CITED_AND_QUOTED: "cited and quoted",
    Standing.BIBLIOGRAPHY: "bibliography",
    Standing.TEMPLATE: "template",
    Standing.OWN_WORK: "own work",
}


def left_out(counts: WhatCounts) -> frozenset[Standing]:
    """The statuses that the switches exclude from the score."""
    return frozenset(standing for standing in Standing if not getattr(counts, standing.name.lower()))


@frozen(eq=False)
class Attributed:
    """The passages of a pair, seen from one of its texts.

    Attributes:
        standing: a `Standing` each, parallel to the passages.
        words: one for each word of the reading, shape (n,): the most serious standing of the passages over it, or
            `NOTHING`.
        quoted: share of the text's words inside quotation marks, in passages or not.
    """

    standing: UInt8
    words: UInt8
    quoted: float

    @property
    def raw(self) -> float:
        """Share of the text's words in any passage."""
        return self.counted(())

    def counted(self, left_out: Collection[Standing]) -> float:
        """Share of the text's words in passages that have none of the given statuses."""
        counts = np.ones(NOTHING + 1, np.bool_)
        counts[[NOTHING, *left_out]] = False
        return float(np.count_nonzero(counts[self.words])) / max(1, len(self.words))


@frozen(eq=False)
class Attribution:
    """Citation status of the passages of a pair, on each side."""

    left: Attributed
    right: Attributed
