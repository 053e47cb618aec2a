"""Passages made by hand, as the search for rewriting would give them to the window."""

import numpy as np

from imbrex.engine.attribution.attribution import NOTHING, Attributed, Attribution, Standing
from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.engine.shares.shares import ClassedWords, PairClasses, WordClass
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound, main_classes
from tests.gui.compare.samples import tokens

LEFT = "one two three four five six seven eight nine ten eleven twelve"
RIGHT = "one two three and four six five so seven eight nine ten"
ROWS = (
    ((0, 3), (0, 3), Change.IDENTICAL, 1.0, Standing.NOT_CITED, Standing.NOT_CITED),
    ((3, 6), (4, 7), Change.REORDERED, 0.5, Standing.NOT_CITED, Standing.CITED_AND_QUOTED),
    ((6, 8), (8, 10), Change.IDENTICAL, 0.9, Standing.BIBLIOGRAPHY, Standing.BIBLIOGRAPHY),
    ((8, 9), (10, 11), Change.LIGHTLY_EDITED, 0.7, Standing.NOT_CITED, Standing.NOT_CITED),
)
"""Words of either side, half-open; class; share kept; standing on either side. Of twelve words on the right, three and
one are not cited, three are cited and quoted, two stand in the bibliography."""


def reading(text, key, numbers):
    """A text with every word looked at; equal words have equal numbers in all texts read with these `numbers`."""
    words = tokens(text, key)
    spelled = np.array([numbers.setdefault(word, len(numbers)) for word in text.split()], np.int32)
    count = len(spelled)
    every = np.arange(count, dtype=np.int32)
    return Reading(words, every, spelled, spelled, np.empty(0, np.int32), np.array([0, count], np.int32))


def rewritten(left, right, rows, bounded=False):
    """Passages as columns."""
    spans = np.array([[*one, *other] for one, other, *_ in rows], np.int32).reshape(-1, 4)
    return Rewritten(
        left,
        right,
        left.start[spans[:, 0]],
        left.end[spans[:, 1] - 1],
        right.start[spans[:, 2]],
        right.end[spans[:, 3] - 1],
        *(spans[:, column].copy() for column in range(4)),
        np.array([row[2] for row in rows], np.uint8),
        np.array([row[3] for row in rows], np.float64),
        np.ones(len(rows)),
        bounded,
    )


def attributed(count, spans, standings, quoted):
    """One side: the most serious standing of the passages over a word is that of the word."""
    words = np.full(count, NOTHING, np.uint8)
    for (first, last), standing in zip(spans, standings, strict=True):
        words[first:last] = np.minimum(words[first:last], standing)
    return Attributed(np.array(standings, np.uint8), words, quoted)


def found(left_text=LEFT, right_text=RIGHT, rows=ROWS, quoted=0.25, bounded=False, keys=("left", "right")):
    """The result of a search."""
    numbers = {}
    left, right = reading(left_text, keys[0], numbers), reading(right_text, keys[1], numbers)
    passages = rewritten(left, right, rows, bounded)
    words = word_changes(passages)
    sides = (
        attributed(len(left), [row[0] for row in rows], [row[4] for row in rows], 0.0),
        attributed(len(right), [row[1] for row in rows], [row[5] for row in rows], quoted),
    )
    classes = made_classes(passages, words)
    main = main_classes(passages, (left.tokens, right.tokens), classes)
    return RewritingFound(*keys, passages, words, Attribution(*sides), classes, main)


def made_classes(passages, words):
    """Kept words are verbatim and changed ones reworded; the others are only on their side."""
    sides = []
    for read, changed in ((passages.left, words.left), (passages.right, words.right)):
        classes = np.full(len(read.tokens), WordClass.ONLY_HERE, np.uint8)
        at = np.searchsorted(read.tokens.start, changed.start)
        classes[at] = np.where(changed.change == WordChange.KEPT, WordClass.VERBATIM, WordClass.REWORDED)
        classes[at[changed.change > WordChange.SWAPPED]] = WordClass.ONLY_HERE
        sides.append(ClassedWords(classes, np.zeros(len(classes), np.uint8)))
    return PairClasses(*sides)
