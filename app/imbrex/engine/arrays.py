"""Arrays: short names of the types of numpy arrays, and what positions ranges cover."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Number = TypeVar("Number", bound=np.integer)

Bools = NDArray[np.bool_]
Float64 = NDArray[np.float64]
Int64 = NDArray[np.int64]
UInt16 = NDArray[np.uint16]
UInt32 = NDArray[np.uint32]
UInt64 = NDArray[np.uint64]
UInt8 = NDArray[np.uint8]


# Those of numpy import its masked arrays, which takes longer than to compare two short texts.


def unique(values: NDArray[Number]) -> NDArray[Number]:
    """The distinct values, ascending."""
    values = np.sort(values)
    new = np.ones(len(values), np.bool_)
    np.not_equal(values[1:], values[:-1], out=new[1:])
    return values[new]


def among(values: NDArray[Number], wanted: NDArray[Number]) -> Bools:
    """Whether each value is one of those wanted, which are few."""
    wanted = np.sort(wanted)
    if not len(wanted):
        return np.zeros(len(values), np.bool_)
    return np.asarray(wanted[np.minimum(np.searchsorted(wanted, values), len(wanted) - 1)] == values)


def inside(first: NDArray[np.integer], last: NDArray[np.integer], count: int) -> Bools:
    """Mask of `count` positions inside half-open ranges, which may overlap."""
    change = np.zeros(count + 1, np.int64)
    np.add.at(change, first, 1)
    np.add.at(change, last, -1)
    return np.asarray(np.cumsum(change[:-1]) > 0)


def blocks(pointer: Int64, size: int) -> Iterator[tuple[int, int]]:
    """Half-open ranges of parts with about `size` items in total, at least one part each.

    `pointer` has the first item of each part, and the number of all.
    """
    first, parts = 0, len(pointer) - 1
    while first < parts:
        last = int(np.searchsorted(pointer, pointer[first] + size, side="right")) - 1
        last = min(max(last, first + 1), parts)
        yield first, last
        first = last


def table_rows(columns: Iterable[NDArray[Any]]) -> Iterator[tuple[Any, ...]]:
    """The rows of columns of one length, as numbers of Python."""
    return zip(*(column.tolist() for column in columns), strict=True)
