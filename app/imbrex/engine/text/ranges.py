"""Ranges: ranges of words, marks and blanks, in UTF-16 code units."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.text.characters import INVISIBLE, SOLO, SPACE, WORD, UInt8, UInt16
from imbrex.engine.text.tokens import Int32

Ranges = tuple[Int32, Int32]
"""Starts and ends, half-open, of equal length."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Additional kinds of words besides letters and digits."""

    marks: bool = False  # punctuation marks and symbols
    spaces: bool = False  # white space other than a single blank


def find_ranges(units: UInt16, classes: UInt8, rules: Rules, paired: bool) -> Ranges:
    """Half-open unit ranges of all words, in order."""
    inside = np.zeros(len(classes) + 1, np.int8)
    np.bitwise_and(classes, WORD, out=inside[1:], casting="unsafe")
    edges = np.flatnonzero(inside[1:] != inside[:-1]).astype(np.int32)
    found = [(edges[0::2], edges[1::2])]
    solo = np.flatnonzero(classes == SOLO).astype(np.int32)
    if len(solo):
        found.append(_single(units, solo, paired))
    return in_order([*found, *other_ranges(units, classes, rules, paired)])


def other_ranges(units: UInt16, classes: UInt8, rules: Rules, paired: bool) -> list[Ranges]:
    """Ranges that the rules count besides words; `classes` are resolved."""
    others = []
    if rules.marks:
        mark = ((classes == 0) | (classes > INVISIBLE)) & (units != 0)
        others.append(_single(units, np.flatnonzero(mark).astype(np.int32), paired))
    if rules.spaces:
        others.append(_blanks(units, classes))
    return others


def in_order(ranges: list[Ranges]) -> Ranges:
    """Merge disjoint ranges, sorted by start."""
    if len(ranges) == 1:
        return ranges[0]
    starts = np.concatenate([first for first, _ in ranges])
    ends = np.concatenate([last for _, last in ranges])
    order = np.argsort(starts, kind="stable")
    return starts[order], ends[order]


def _single(units: UInt16, where: Int32, paired: bool) -> Ranges:
    """Ranges of characters that are words of their own; a surrogate pair is one character."""
    if not paired:
        return where, where + np.int32(1)
    where = where[(units[where] & 0xFC00) != 0xDC00]
    high = (units[where] & 0xFC00) == 0xD800
    return where, where + np.int32(1) + high.astype(np.int32)


def _blanks(units: UInt16, classes: UInt8) -> Ranges:
    """Ranges of runs of white space that are more than one blank."""
    inside = np.zeros(len(classes) + 2, np.int8)
    inside[1:-1] = classes == SPACE
    edges = np.flatnonzero(np.diff(inside)).astype(np.int32)
    starts, ends = edges[0::2], edges[1::2]
    long = (ends - starts > 1) | (units[starts] != ord(" "))
    return starts[long], ends[long]


def to_code_points(units: UInt16, positions: Int32) -> Int32:
    """Positions in code units as positions in code points."""
    low = (units & 0xFC00) == 0xDC00
    before = np.concatenate((np.zeros(1, np.int32), np.cumsum(low, dtype=np.int32)))
    return positions - before[positions]
