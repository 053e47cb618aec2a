"""Progress: progress of the review of a class."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.review.review import Review
from imbrex.engine.review.verdict import Verdict


def count_reviewed(
    review: Review,
    keys: Sequence[str],
    left: NDArray[np.int32],
    right: NDArray[np.int32],
    observer: Observer = SILENT,
) -> int:
    """Count the pairs that have a verdict; a note alone is none.

    Args:
        review: the decisions.
        keys: of all documents.
        left, right: indices in `keys` of the documents of each pair, parallel and distinct.
        observer: for cancellation.
    """
    places = {key: place for place, key in enumerate(keys)}
    decided = [
        sorted(places[key] for key in pair)
        for pair, decision in watched(review, observer)
        if decision.verdict is not Verdict.OPEN and len(pair) == 2 and pair <= places.keys()
    ]
    if not decided:
        return 0
    size = np.int64(len(keys))
    first, second = np.array(decided, np.int64).T
    pairs = np.minimum(left, right).astype(np.int64) * size + np.maximum(left, right)
    return int(np.count_nonzero(np.isin(pairs, first * size + second)))
