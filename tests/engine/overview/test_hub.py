"""The document that most others share text with."""

from itertools import combinations

import numpy as np

from imbrex.engine.overview.hub import find_hub
from tests.rows import each_row

STAR = [(3, other) for other in range(10) if other != 3]


@each_row(
    ("pairs", "documents", "expected"),
    [
        (STAR, 10, (3, 9)),
        ([*STAR, (0, 1), (1, 2)], 10, (3, 9)),
        (STAR, 20, None),  # less than three fifths of the others
        (STAR[:3], 4, None),  # too few to tell
        (list(combinations(range(8), 2)), 8, None),  # all share with all
        ([*STAR, *((5, other) for other in range(5))], 10, None),  # another one has half as many and more
        ([], 5, None),
    ],
)
def test_a_hub_is_in_far_more_pairs_than_all_others(pairs, documents, expected):
    left, right = np.array([sorted(pair) for pair in pairs], np.int32).reshape(-1, 2).T
    assert find_hub(left, right, documents) == expected
