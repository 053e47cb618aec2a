"""Sorting: sorting of small integers, several times faster than numpy's argsort and lexsort."""

import numpy as np

from imbrex.engine.arrays import Int64


def rising(values: Int64) -> Int64:
    """Stable ascending order of values (not negative, below 2**40).

    The values are packed with their positions, and sorted directly, unless they are in order already.
    """
    if bool((values[1:] >= values[:-1]).all()):
        return np.arange(len(values))
    bits = max(1, len(values).bit_length())
    keys = (values << bits) | np.arange(len(values))
    keys.sort()
    return np.asarray(keys & ((1 << bits) - 1))
