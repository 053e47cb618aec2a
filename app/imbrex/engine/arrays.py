"""Arrays: short names of the types of numpy arrays, and what positions ranges cover."""

import numpy as np
from numpy.typing import NDArray

Bools = NDArray[np.bool_]
Float64 = NDArray[np.float64]
Int64 = NDArray[np.int64]
UInt16 = NDArray[np.uint16]
UInt32 = NDArray[np.uint32]
UInt64 = NDArray[np.uint64]
UInt8 = NDArray[np.uint8]


def inside(first: NDArray[np.integer], last: NDArray[np.integer], count: int) -> Bools:
    """Mask of `count` positions inside half-open ranges, which may overlap."""
    change = np.zeros(count + 1, np.int64)
    np.add.at(change, first, 1)
    np.add.at(change, last, -1)
    return np.asarray(np.cumsum(change[:-1]) > 0)
