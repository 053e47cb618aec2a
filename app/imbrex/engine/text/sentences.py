"""Sentences: starts of sentences and paragraphs among the compared words of a text."""

import re
from operator import methodcaller

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import unique
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.tokens import Int32, Tokens

# Both begin with one set of characters, which is found much faster than an alternation.
_SENTENCE_END = late(r"[.!?…。！？\n](?:(?<=[.!?…])(?=[\s\"'»”’)\]]|$)|(?<=[。！？])|(?<=\n)[^\S\n]*\n)")
# A single line break may only wrap a line; after the end of a sentence, or twice, it ends a paragraph.
_PARAGRAPH_END = late(r"[.!?…。！？\n](?:(?<!\n)[\"'»”’)\]]{0,3}[^\S\n]{0,9}\n|(?<=\n)[^\S\n]*\n)")


def sentence_starts(tokens: Tokens) -> Int32:
    """Indices into `kept` of the words that begin a sentence, ascending, including the first word and those after
    barriers."""
    return _starts(tokens, _SENTENCE_END)


def paragraph_starts(tokens: Tokens) -> Int32:
    """Indices into `kept` of the words that begin a paragraph, ascending; a subset of `sentence_starts`."""
    return _starts(tokens, _PARAGRAPH_END)


def sentence_ends(text: str) -> NDArray[np.int64]:
    """Positions of the marks that end sentences, ascending."""
    return _starts_of(_SENTENCE_END, text)


def _starts_of(pattern: re.Pattern[str], text: str) -> NDArray[np.int64]:
    return np.fromiter(map(methodcaller("start"), pattern.finditer(text)), np.int64)


def _starts(tokens: Tokens, end: re.Pattern[str]) -> Int32:
    if not len(tokens.kept):
        return np.zeros(0, np.int32)
    marks = _starts_of(end, tokens.document.text)
    following = np.searchsorted(tokens.start, marks, side="right")  # the word after each mark
    begins = np.searchsorted(tokens.kept, following)
    begins = begins[begins < len(tokens.kept)]
    return unique(np.concatenate(([0], begins, tokens.barriers))).astype(np.int32)
