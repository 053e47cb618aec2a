"""Passage endings: ends of passages in the text, given their last words."""

import re

import numpy as np

from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.tokens import Int32

_CLOSING = re.compile(r"[^\w\s]{0,3}")  # a full stop and quotes belong to the sentence that they close


def ends_of(reading: Reading, last: Int32) -> Int32:
    """Ends of passages, including the marks that close their last words, but never past the next word."""
    text = reading.tokens.document.text
    ends = []
    for end in reading.end[last - 1].tolist():
        found = _CLOSING.match(text, end)
        ends.append(found.end() if found else end)
    return np.array(ends, np.int32)
