"""Sorting: sorting of small integers, several times faster than numpy's argsort and lexsort."""

import numpy as np

from imbrex.engine.arrays import Int64


def rising(values: Int64) -> Int64:
    """Stable ascending order of values (not negative, below 2**40).

    The values are packed with their positions, and sorted directly.
    """
    bits = max(1, len(values).bit_length())
    keys = (values << bits) | np.arange(len(values))
    keys.sort()
    return np.asarray(keys & ((1 << bits) - 1))
