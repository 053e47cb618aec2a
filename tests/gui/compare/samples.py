"""Small comparisons made by hand, without the engine's canonization."""

import re
from functools import cache

import numpy as np

from imbrex.engine.compare.comparison import Comparison, Scores
from imbrex.engine.compare.passages import Passages
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.tokens import Fate, Tokens

STOP_WORDS = {"the", "a", "of"}
LEMMAS = {"running": "run", "ships": "ship"}


def tokens(text, key="left", parts=(), barriers=()):
    """Words of a text: lower case, three stop words left out, two lemmas known."""
    terms, rows = [], []
    for match in re.finditer(r"[^\W\d_]+", text):
        word = match.group()
        term = LEMMAS.get(word.lower(), word.lower())
        fate = Fate.KEPT if term == word else Fate.LEMMATIZED if word.lower() in LEMMAS else Fate.FOLDED
        if term in STOP_WORDS:
            fate = Fate.DROPPED_STOP_WORD
        rows.append((match.start(), match.end(), int(fate), len(terms)))
        terms.append(term)
    columns = np.array(rows, np.int32).reshape(-1, 4)
    kept = np.flatnonzero(columns[:, 2] < Fate.DROPPED).astype(np.int32)
    document = Document(key, f"{key}.txt", text, tuple(parts), f"/essays/{key}.txt", "en")
    return Tokens(
        document,
        columns[:, 0].copy(),
        columns[:, 1].copy(),
        columns[:, 2].astype(np.uint8),
        columns[:, 3].copy(),
        terms,
        kept,
        kept.astype(np.uint64),
        np.array(barriers, np.int32),
        len(columns),
    )


def passages(left, right, runs):
    """Passages from rows of (first kept word left, first kept word right, words)."""
    rows = []
    for one, other, words in runs:
        here, there = left.span(one, one + words), right.span(other, other + words)
        rows.append((here.start, here.end, there.start, there.end, one, other, words))
    table = np.array(sorted(rows), np.int32).reshape(-1, 7)
    return Passages(*(table[:, column].copy() for column in range(7)))


def compare(left_text, right_text, runs, length=2, left_parts=(), coverage=0.5):
    """A comparison of two texts with these passages."""
    left, right = tokens(left_text, "left", left_parts), tokens(right_text, "right")
    scores = Scores(coverage, coverage, coverage, coverage, coverage, coverage)
    return Comparison(left, right, length, scores, len(runs), passages(left, right, runs))


def letters(number):
    """A word made of letters alone that tells a number."""
    return "".join(chr(ord("a") + int(digit)) for digit in f"{number:04d}")


def long_comparison(found=range(0, 120, 6), paragraphs=120, key_words=30, shift=9):
    """Two long texts that share every other paragraph; the right one begins with `shift` paragraphs of its own.

    `found` are the paragraphs reported as passages, the rest of them being passed over by some option.
    """
    runs = [(row * key_words, (row + shift) * key_words, key_words) for row in found]
    return compare(*_long_texts(paragraphs, key_words, shift), runs)


@cache
def _long_texts(paragraphs, key_words, shift):
    left = [" ".join(f"l{letters(row)}{letters(word)}" for word in range(key_words)) for row in range(paragraphs)]
    right = [" ".join(f"r{letters(row)}{letters(word)}" for word in range(key_words)) for row in range(paragraphs)]
    for row in range(0, paragraphs, 2):
        right[row] = left[row]
    lead = [" ".join(f"x{letters(row)}{letters(word)}" for word in range(key_words)) for row in range(shift)]
    return "\n".join(left), "\n".join(lead + right)


def part(kind, text, piece):
    """The part that a piece of a text is."""
    start = text.index(piece)
    return Part(PartKind(kind), Span(start, start + len(piece)))
