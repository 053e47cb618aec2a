"""Exclusions: words that say nothing about a pair, in a template, an excluded phrase or, if the options say so, a
quotation or bibliography.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt8, UInt64, inside, unique
from imbrex.engine.compare.columns import Columns
from imbrex.engine.compare.kept_words import KeptWords, kept_mask, kept_words
from imbrex.engine.compare.shingles import distinct, is_member, shingle_hashes, whole
from imbrex.engine.text.canonization import Terms
from imbrex.engine.text.tokens import Fate
from imbrex.values import frozen

FEWEST = 2
"""Compared words of the shortest phrase or template: a single word would be removed from every sentence."""
FATES = max(Fate) - Fate.DROPPED_TEMPLATE + 1
"""Number of ways to be excluded."""


@frozen
class Excluded:
    """Excluded words of each document, and the words that remain.

    Attributes:
        columns: all words, with the excluded ones marked as left out; words around an exclusion do not become
            neighbours.
        fate: reason for each excluded word (`Fate.DROPPED_TEMPLATE` and those after it), 0 for all others, shape (n,).
    """

    columns: Columns
    fate: UInt8

    def counts(self) -> Int64:
        """Excluded words of each document by their fates from `DROPPED_TEMPLATE` on, shape (documents, `FATES`)."""
        words = np.flatnonzero(self.fate)
        owner = np.searchsorted(self.columns.pointer, words, side="right") - 1
        documents = len(self.columns.pointer) - 1
        cells = owner * FATES + self.fate[words] - Fate.DROPPED_TEMPLATE
        return np.bincount(cells, minlength=documents * FATES).reshape(documents, FATES)


def exclude(
    columns: Columns,
    terms: Terms,
    templates: NDArray[np.bool_],
    template_words: int,
    phrases: Sequence[UInt64],
    set_apart: UInt8 | None = None,
) -> Excluded:
    """Exclude words shared with templates, phrases, and words set apart.

    Args:
        columns: words of all documents, templates too.
        terms: the terms of the words.
        templates: which documents are templates, shape (documents,); nothing is excluded from those.
        template_words: consecutive words that a document must share with a template. A template that is shorter than
            this is a phrase.
        phrases: the word hashes of each phrase; those of fewer than `FEWEST` words are skipped.
        set_apart: fates of words excluded by context, 0 for all others, shape (n,); None: there are none. Templates and
            phrases are matched with these words in place.
    """
    words = kept_words(columns, terms)
    places = np.flatnonzero(kept_mask(columns, terms))
    open_to = np.repeat(~templates, words.sizes)
    short = [_of(words, number) for number in np.flatnonzero(templates & (words.sizes < template_words)).tolist()]
    in_template = _shared_with_templates(words, open_to, template_words) | _in_phrases(words, open_to, short)
    fate = np.zeros(len(columns.numbers), np.uint8)
    if set_apart is not None:
        fate[places[open_to]] = set_apart[places[open_to]]
    fate[places[_in_phrases(words, open_to, phrases)]] = Fate.DROPPED_PHRASE
    fate[places[in_template]] = Fate.DROPPED_TEMPLATE
    return Excluded(_without(columns, fate), fate)


def occurrences(words: KeptWords, phrase: UInt64) -> Int64:
    """Positions of a phrase's first word, ascending, without matches across parts."""
    places = np.flatnonzero(words.hashes[: max(0, len(words.hashes) - len(phrase) + 1)] == phrase[0])
    for step in range(1, len(phrase)):
        places = places[words.hashes[places + step] == phrase[step]]
    return places[_undivided(words, places, len(phrase))]


def _of(words: KeptWords, number: int) -> UInt64:
    return words.hashes[words.pointer[number] : words.pointer[number + 1]]


def _shared_with_templates(words: KeptWords, open_to: NDArray[np.bool_], length: int) -> NDArray[np.bool_]:
    """Kept words inside a shingle that is also in a template."""
    if open_to.all():
        return np.zeros(len(open_to), np.bool_)
    hashes = shingle_hashes(words.hashes, length)
    complete = whole(len(hashes), length, words.barriers)
    mine = open_to[: len(hashes)]
    known = distinct(hashes[complete & ~mine])
    first = np.flatnonzero(complete & mine)
    first = first[is_member(hashes[first], known)]
    return inside(first, first + length, len(open_to))


def _in_phrases(words: KeptWords, open_to: NDArray[np.bool_], phrases: Iterable[UInt64]) -> NDArray[np.bool_]:
    """Kept words inside one of the phrases."""
    found = np.zeros(len(open_to), np.bool_)
    for phrase in phrases:
        if len(phrase) >= FEWEST:
            first = occurrences(words, phrase)
            found |= inside(first, first + len(phrase), len(open_to))
    return found & open_to


def _undivided(words: KeptWords, places: Int64, length: int) -> NDArray[np.bool_]:
    """Which runs of `length` words have no border inside."""
    after = np.searchsorted(words.barriers, places, side="right")
    return np.asarray(after == np.searchsorted(words.barriers, places + length - 1, side="right"))


def _without(columns: Columns, fate: UInt8) -> Columns:
    """Exclude the words, with a border at each excluded run."""
    out = fate != 0
    begins = np.flatnonzero(out & ~np.concatenate((np.zeros(min(1, len(out)), np.bool_), out[:-1])))
    left_out = out if columns.left_out is None else out | columns.left_out
    return Columns(columns.numbers, columns.pointer, unique(np.concatenate((columns.barriers, begins))), left_out)
