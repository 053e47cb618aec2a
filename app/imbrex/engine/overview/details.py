"""Details: figures of many pairs that only their passages tell."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.pairs import Float32
from imbrex.engine.tokens import Int32


@dataclass(frozen=True, slots=True)
class Details:
    """The same figures as `Comparison` has, for many pairs at once; parallel to the pairs asked for, shape (p,).

    Attributes:
        coverage_left, coverage_right: compared words inside a passage, of all compared words of that side.
        longest: compared words of the longest passage.
        passages: how many there are.
        bounded: where a text repeats itself so much that not every pairing of the repeats was followed.
    """

    coverage_left: Float32
    coverage_right: Float32
    longest: Int32
    passages: Int32
    bounded: NDArray[np.bool_]
