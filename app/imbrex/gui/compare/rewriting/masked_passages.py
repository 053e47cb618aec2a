"""Masked passages: the passages of a pair with names hidden.

Masking keeps the length of a text, so positions remain valid.
"""

from dataclasses import replace

from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound


def masked(comparison: Comparison, anonymity: Anonymity) -> Comparison:
    """Return a comparison with names hidden."""
    left, right = anonymity.mask_tokens(comparison.left), anonymity.mask_tokens(comparison.right)
    return replace(comparison, left=left, right=right)


def masked_found(found: RewritingFound, anonymity: Anonymity) -> RewritingFound:
    """Return the passages with names hidden."""
    passages = found.passages
    left, right = masked_reading(passages.left, anonymity), masked_reading(passages.right, anonymity)
    return replace(found, passages=replace(passages, left=left, right=right))


def masked_reading(reading: Reading, anonymity: Anonymity) -> Reading:
    """Return a text with names hidden."""
    return replace(reading, tokens=anonymity.mask_tokens(reading.tokens))
