"""Recognized words: mistakes of text recognition, as the other documents of the class spell the words.

Recognition confuses letters of similar shape. A copied passage is found all the same: a word that may be wrong takes
the spelling that another document has between the same words, if it is near; or, between others, the spelling of the
class with the same shape, if there is one such word.
"""

from collections.abc import Iterable, Iterator
from functools import cache

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.disguises.class_words import Integers
from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.disguises.word_sequence import NOTHING, WordSequence
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.edit_distance import edits
from imbrex.engine.text.spelling_traits import LONGEST
from imbrex.engine.text.tokens import Int32

_AROUND = ((-1, 1), (-2, -1), (1, 2))
"""Places of the words around a suspect, of which another document must have two."""
_ROUNDS = 2  # a word that was respelled shows the place of the next
_TRIED = 20  # spellings of other documents in one place
_LETTERS = 3  # for each mistake; a word of three may have one
_SHORTEST = 4  # letters of a word without its place
_BASE = np.uint64(0x9E3779B97F4A7C15)  # odd, so that no bit is lost

# Letters and pairs of letters that recognition confuses, as one of them.
_SHAPES = (
    ("rn", "m"), ("cl", "d"), ("vv", "w"), ("ii", "u"), ("li", "h"), ("ﬁ", "fi"), ("ﬂ", "fl"),
    ("0", "o"), ("1", "l"), ("|", "l"), ("!", "l"), ("i", "l"), ("j", "l"), ("5", "s"), ("8", "b"), ("6", "b"),
    ("9", "g"), ("q", "g"), ("e", "c"), ("é", "c"), ("è", "c"), ("t", "f"), ("v", "y"), ("u", "n"),
    ("щ", "ш"), ("ц", "ш"), ("н", "п"), ("и", "п"), ("й", "п"), ("л", "п"), ("е", "с"), ("ё", "с"), ("о", "с"),
    ("з", "э"), ("ь", "ъ"), ("ы", "ъ"), ("і", "l"), ("ї", "l"), ("ä", "a"), ("ö", "o"), ("ü", "n"), ("ß", "b"),
)  # fmt: skip


def find_respelled(batch: Batch, suspects: Bools) -> dict[int, str]:
    """The spelling of other documents for words that may be wrong, by index; those without one are omitted."""
    words, known = batch.class_words, batch.class_words.spellings
    if not known:
        return {}
    row = words.sequence(batch.words, batch.places)
    asked = np.flatnonzero(suspects)
    found: dict[int, str] = {}
    word = row.word.copy()
    for _ in range(_ROUNDS):
        for index, others in _in_place(word, row, asked, words.whole, batch.observer):
            own = batch.reading(index).casefold()
            near = nearest(own, (known[other] for other in others))
            if near and near != own:
                found[index] = near
                word[row.at(np.array([index]))] = next(other for other in others if known[other] == near)
        asked = np.array([index for index in asked.tolist() if index not in found], np.int64)
    found |= _of_shape(batch, asked.tolist())
    return {index: _cased(near, batch.reading(index)) for index, near in sorted(found.items())}


def _in_place(
    word: Int32, row: WordSequence, asked: Int64, whole: WordSequence, observer: Observer
) -> Iterator[tuple[int, list[int]]]:
    """Yield each asked word that another document has a word in place of, with the numbers of such words."""
    at = row.at(asked)
    at_of = dict(zip(asked.tolist(), at.tolist(), strict=True))
    others: dict[int, dict[int, None]] = {}
    for before, after in _AROUND:
        observer.check()
        wanted = _key(word, at + before, at + after)
        by_key: dict[int, list[int]] = {}
        for index, key in zip(asked.tolist(), wanted.tolist(), strict=True):
            if key != NOTHING:
                by_key.setdefault(key, []).append(index)
        there = np.flatnonzero(whole.word >= 0)
        keys = _key(whole.word, there + before, there + after)
        met = np.isin(keys, np.array(list(by_key), np.int64))
        for place, key in watched(zip(there[met].tolist(), keys[met].tolist(), strict=True), observer):
            for index in by_key[key]:
                if whole.text[place] != row.text[at_of[index]] and len(others.setdefault(index, {})) < _TRIED:
                    others[index][int(whole.word[place])] = None
    yield from ((index, list(some)) for index, some in others.items())


def _key(word: Int32, one: Integers, other: Integers) -> Int64:
    """A number for two words, -1 if either is missing."""
    left, right = word[one], word[other]
    mixed = (left.astype(np.uint64) * _BASE) ^ right.astype(np.uint64)
    return np.where((left < 0) | (right < 0), NOTHING, (mixed >> np.uint64(1)).astype(np.int64))


def nearest(word: str, others: Iterable[str]) -> str:
    """The nearest of some words, if it is as near as a mistake of recognition; empty if none is."""
    best, least = "", max(1, -(-len(word) // _LETTERS)) + 1
    for other in others:
        if max(len(word), len(other)) > LONGEST:
            continue
        distance = min(edits(word, other, least), edits(shape(word), shape(other), least))
        if distance < least:
            best, least = other, distance
    return best


def _of_shape(batch: Batch, asked: list[int]) -> dict[int, str]:
    """The only spelling of the class with the shape of a word that no other document has."""
    words = batch.class_words
    own = {index: batch.reading(index).casefold() for index in asked}
    alone = {
        index: word
        for index, word in watched(own.items(), batch.observer)
        if _SHORTEST <= len(word) <= LONGEST and not words.stands_elsewhere(word, batch.place(index))
    }
    wanted = set(map(shape, alone.values()))
    shaped: dict[str, list[str]] = {}
    for spelling in watched(words.spellings if wanted else [], batch.observer):
        if len(spelling) <= LONGEST and (of := shape(spelling)) in wanted:
            shaped.setdefault(of, []).append(spelling)
    found = {}
    for index, word in alone.items():
        others = [other for other in shaped.get(shape(word), ()) if words.stands_elsewhere(other, batch.place(index))]
        if len(others) == 1:
            found[index] = others[0]
    return found


@cache
def _table() -> tuple[list[tuple[str, str]], dict[int, str]]:
    pairs = [(one, other) for one, other in _SHAPES if len(one) > 1]
    return pairs, {ord(one): other for one, other in _SHAPES if len(one) == 1}


def shape(word: str) -> str:
    """A word in lower case with one letter for all that recognition confuses with it."""
    pairs, letters = _table()
    for one, other in pairs:
        word = word.replace(one, other)
    return word.translate(letters)


def _cased(word: str, like: str) -> str:
    return word.capitalize() if like[:1].isupper() and not like[1:].isupper() else word
