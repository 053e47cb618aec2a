"""Names in order: names and numbers that follow one another in two languages as no shuffled text would have them.

A translation keeps names and numbers where they are. Two texts on one subject share many of them, but not their order:
the longest common subsequence is compared with that of the same names in other orders.
"""

from collections.abc import Sequence

import numpy as np

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Clue, Direction, Hint
from imbrex.engine.observer import Observer, watched
from imbrex.values import frozen

FEWEST, MOST = 5, 3000
"""Names and numbers of one order, and those of a text that are compared."""
SHUFFLES = 100
STRONG = 5.0
"""Standard deviations above the shuffled texts."""
_LEAST = 0.5  # standard deviation: few names have hardly any
_DIGITS = 2  # of a number


@frozen(eq=False)
class CommonOrder:
    """A longest common subsequence.

    Attributes:
        left, right: places of its members in the two sequences, ascending.
        expected: its mean length if one of the sequences is shuffled.
        strength: standard deviations above that.
    """

    left: Int64
    right: Int64
    expected: float
    strength: float


def order_hint(left: EvidenceText, right: EvidenceText, names: UInt64, observer: Observer) -> Hint | None:
    """The hint at names and numbers in the same order; None if there is no order to speak of.

    Args:
        left, right: the two texts, with the names of both in one normal form.
        names: hashes of the normal forms of names that both have.
        observer: for cancellation.
    """
    mine, its = (_sequence(side, names) for side in (left, right))
    both = np.intersect1d(left.forms[mine], right.forms[its])
    mine, its = (_once(at[np.isin(side.forms[at], both)], side) for side, at in ((left, mine), (right, its)))
    found = common_order(left.forms[mine].tolist(), right.forms[its].tolist(), observer)
    if found is None:
        return None
    return Hint(
        Clue.NAMES_IN_ORDER,
        Direction.OPEN,
        places=tuple(left.span(int(mine[place])) for place in found.left),
        origins=tuple(right.span(int(its[place])) for place in found.right),
        of_left=True,
        expected=found.expected,
    )


def common_order(left: Sequence[int], right: Sequence[int], observer: Observer) -> CommonOrder | None:
    """The longest common subsequence of two sequences; None if it may be chance."""
    if min(len(left), len(right)) < FEWEST:
        return None
    where = _bits(left)
    rows = _rows(where, len(left), right)
    length = _length(rows[-1], len(left))
    chance, order = np.random.default_rng(len(right)), np.array(right, np.uint64)
    lengths = np.array(
        [
            _length(_rows(where, len(left), chance.permutation(order).tolist())[-1], len(left))
            for _ in watched(range(SHUFFLES), observer, 1)
        ]
    )
    expected = float(lengths.mean())
    strength = (length - expected) / max(_LEAST, float(lengths.std()))
    if length < FEWEST or strength < STRONG:
        return None
    mine, its = _members(rows, len(left))
    return CommonOrder(np.array(mine, np.int64), np.array(its, np.int64), expected, strength)


def _bits(sequence: Sequence[int]) -> dict[int, int]:
    """The places of each member, as bits."""
    where: dict[int, int] = {}
    for place, member in enumerate(sequence):
        where[member] = where.get(member, 0) | 1 << place
    return where


def _rows(where: dict[int, int], size: int, sequence: Sequence[int]) -> list[int]:
    """The table of lengths, a row for each member of a sequence: bits are clear where the length grows (Hyyrö 2004,
    "Bit-parallel LCS-length computation revisited")."""
    full = row = (1 << size) - 1
    rows = [row]
    for member in sequence:
        same = row & where.get(member, 0)
        row = ((row + same) | (row - same)) & full
        rows.append(row)
    return rows


def _length(row: int, size: int) -> int:
    return size - row.bit_count()


def _members(rows: list[int], size: int) -> tuple[list[int], list[int]]:
    """The places of a longest common subsequence in both sequences, ascending."""
    left, right = [], []
    row, column = len(rows) - 1, size
    while row and column:
        bit = 1 << column - 1
        if rows[row] & bit:
            column -= 1
        elif not rows[row - 1] & bit:
            row -= 1
        else:
            row, column = row - 1, column - 1
            left.append(column)
            right.append(row)
    return left[::-1], right[::-1]


def _sequence(side: EvidenceText, names: UInt64) -> Int64:
    """Places of names and numbers, each run of one only once."""
    is_name = side.capitals & np.isin(side.forms, names)
    places = np.flatnonzero(side.plain & side.own)
    starts = side.tokens.start[places].tolist()
    digits = np.array([side.text[start : start + _DIGITS].isdecimal() for start in starts], np.bool_)
    is_name = side.capitals[places] & np.isin(side.forms[places], names)
    is_number = digits & (side.tokens.end[places] - side.tokens.start[places] >= _DIGITS)
    return np.asarray(places[is_name | is_number])


def _once(places: Int64, side: EvidenceText) -> Int64:
    """The places without those that repeat the one before."""
    forms = side.forms[places]
    is_new = np.concatenate((np.ones(min(1, len(places)), np.bool_), forms[1:] != forms[:-1]))
    return np.asarray(places[is_new][:MOST])
