"""Rest: passages among the paragraphs that nothing was found for.

Passages do not overlap in the rewrite, and each is a stretch of it: of two stretches that enclose one another, as where
one paragraph was brought into the middle of others, the search leaves one out. Among the rest alone it is found.
"""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewrite_map.word_origins import NOWHERE, find_origins
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Int64, Reading
from imbrex.engine.rewriting.word_changes import word_changes

Bools = NDArray[np.bool_]


def origins_among(left: Reading, right: Reading, free: tuple[Bools, Bools], observer: Observer = SILENT) -> Int64:
    """The word of the left text that each word of the right one stands for, among the free words of either.

    Shape (words of the right text,), `NOWHERE` for words that are not free or stand for none.
    """
    found = find_passages(only(right, free[1]), only(left, free[0]), observer).mirrored()
    among = find_origins(found, word_changes(found, observer))
    there = np.flatnonzero(among != NOWHERE)
    origins = np.full(len(right), NOWHERE, np.int64)
    origins[np.flatnonzero(free[1])[there]] = np.flatnonzero(free[0])[among[there]]
    return origins


def only(reading: Reading, chosen: Bools) -> Reading:
    """A reading of the chosen words; where others were left out, a part and a sentence begin."""
    number = np.concatenate((np.zeros(1, np.int64), np.cumsum(chosen)))
    count = int(number[-1])
    gaps = np.flatnonzero(np.diff(np.flatnonzero(chosen)) > 1) + 1
    barriers = np.union1d(number[reading.barriers], gaps)
    return replace(
        reading,
        kept=reading.kept[chosen],
        stems=reading.stems[chosen],
        written=reading.written[chosen],
        barriers=barriers[(barriers > 0) & (barriers < count)].astype(np.int32),
        sentences=np.union1d(number[reading.sentences], gaps).astype(np.int32),
    )
