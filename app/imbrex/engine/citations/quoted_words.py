"""Quoted words: words in quotations and bibliographies, which the options can exclude from comparison."""

import numpy as np

from imbrex.engine.citation_rules import Citing
from imbrex.engine.citations.bibliography import find_bibliographies
from imbrex.engine.citations.block_quotes import find_block_quotes
from imbrex.engine.citations.quotations import find_quotations
from imbrex.engine.citations.text_ranges import Bools, Stretches, outermost, standing_in
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Exclusions
from imbrex.engine.text.tokens import Fate, Int32, UInt8


def quoted_stretches(text: str, citing: Citing, observer: Observer = SILENT) -> Stretches:
    """Ranges inside quotation marks or block quotes."""
    quotations = find_quotations(text, citing.marks, observer)
    return outermost([*quotations.tolist(), *find_block_quotes(text, observer).tolist()])


def quoted_words(text: str, start: Int32, citing: Citing, observer: Observer = SILENT) -> Bools:
    """Mask of words, by their starts, inside quotation marks or block quotes."""
    return standing_in(quoted_stretches(text, citing, observer), start)


def words_in_bibliographies(text: str, start: Int32, citing: Citing, observer: Observer = SILENT) -> Bools:
    """Mask of words, by their starts, inside lists of references."""
    return standing_in(find_bibliographies(text, citing, observer), start)


def set_apart(text: str, start: Int32, citing: Citing, exclusions: Exclusions, observer: Observer = SILENT) -> UInt8:
    """Fates of the words that the options exclude by context, 0 for all others, shape (words,)."""
    fate = np.zeros(len(start), np.uint8)
    if exclusions.quotations:
        fate[quoted_words(text, start, citing, observer)] = Fate.DROPPED_QUOTATION
    if exclusions.bibliographies:
        fate[words_in_bibliographies(text, start, citing, observer)] = Fate.DROPPED_BIBLIOGRAPHY
    return fate
