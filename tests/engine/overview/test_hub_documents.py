"""The document that most others share text with."""

from itertools import combinations

import numpy as np

from imbrex.engine.overview.hub_documents import find_hub
from tests.rows import each_row

STAR = [(3, other) for other in range(10) if other != 3]
TWO = [*((3, other) for other in (0, 1, 2, 4, 6)), *((5, other) for other in (6, 7, 8, 9, 10, 11))]
"""Two sources, each of half of a class."""


@each_row(
    ("pairs", "documents", "expected"),
    [
        (STAR, 10, ((3,), 9)),
        ([*STAR, (0, 1), (1, 2)], 10, ((3,), 9)),
        (TWO, 12, ((3, 5), 11)),
        ([*TWO, *((7, other) for other in range(2))], 12, None),  # a third one has half as many and more
        ([*TWO, (3, 5)], 12, ((3, 5), 12)),  # the two share text too
        ([*TWO, *((8, other) for other in (0, 1, 2, 4, 7, 10))], 12, ((3, 5, 8), 17)),
        (STAR, 20, None),  # less than three fifths of the others
        (STAR[:3], 4, None),  # too few to tell
        (list(combinations(range(8), 2)), 8, None),  # all share with all
        ([*STAR, *((other, (other + 1) % 10) for other in range(10) if other not in (2, 3))], 10, ((3,), 9)),
        ([*STAR, *combinations((0, 1, 2, 4, 5, 6), 2)], 10, None),  # others have half as many and more
        ([], 5, None),
    ],
)
def test_a_hub_is_in_far_more_pairs_than_all_others(pairs, documents, expected):
    left, right = np.array([sorted(pair) for pair in pairs], np.int32).reshape(-1, 2).T
    assert find_hub(left, right, documents) == expected
