"""Arrays: short names of the types of numpy arrays."""

import numpy as np
from numpy.typing import NDArray

Bools = NDArray[np.bool_]
Float64 = NDArray[np.float64]
Int64 = NDArray[np.int64]
UInt16 = NDArray[np.uint16]
UInt32 = NDArray[np.uint32]
UInt64 = NDArray[np.uint64]
UInt8 = NDArray[np.uint8]
