"""Cognates: words that sound alike in two languages, names above all, whatever their alphabets.

Each word has up to two keys, and words with a common key are taken as translations of each other: its first sounds, and
its consonants.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.text.late_pattern import late

_LATIN = str.maketrans(
    dict(
        zip(
            "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ",
            "a b v g d e zh z i i k l m n o p r s t u f h c ch sh sh _ i _ e iu ia i i e g".split(),
            strict=True,
        )
    )
    | {"_": "", "ß": "ss", "ł": "l", "ø": "o", "đ": "d", "æ": "e", "œ": "e"}
)
_SOUNDS = (
    ("tsch", "ch"), ("sch", "sh"), ("cz", "ch"), ("sz", "sh"), ("kh", "h"), ("ph", "f"), ("th", "t"), ("ck", "k"),
    ("ks", "x"), ("cs", "x"), ("tz", "c"), ("ts", "c"), ("qu", "kv"), ("w", "v"), ("y", "i"), ("j", "i"),
    ("tion", "cia"), ("ch", "1"), ("sh", "2"), ("zh", "3"), ("c", "k"),
)  # fmt: skip
_TWICE = late(r"(.)\1+")
_VOWELS = late("[aeiou]")
_FIRST_SOUNDS = 5
_FEWEST_CONSONANTS = 3
_MOST_ALIKE = 20
"""Words of one key: more are no names but endings."""
_REMEMBERED = 1 << 15
"""Words whose keys are remembered, 10 MB: a text is compared with many that share most of their words."""


def sounds_of(word: str) -> str:
    """The word in Latin letters, spelled as it sounds, roughly."""
    word = word.translate(_LATIN).replace("_", "")
    word = "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))
    for spelling, sound in _SOUNDS:
        word = word.replace(spelling, sound)
    return _TWICE.sub(r"\1", word)


def consonants_of(sounds: str) -> str:
    """The consonants of what `sounds_of` returns."""
    return _TWICE.sub(r"\1", _VOWELS.sub("", sounds))


@lru_cache(_REMEMBERED)
def keys_of(word: str) -> frozenset[str]:
    """The keys of a lemma, of which one is its spelling; no other for a short one or a number."""
    sounds = sounds_of(word)
    keys = {word + "!"}
    if not sounds or (sounds[0].isdigit() and word[0].isdigit()):
        return frozenset(keys)
    if len(sounds) >= _FIRST_SOUNDS:
        keys.add(sounds[:_FIRST_SOUNDS])
    consonants = consonants_of(sounds)
    if len(consonants) >= _FEWEST_CONSONANTS and len(sounds) > _FEWEST_CONSONANTS:
        keys.add(("-" if _VOWELS.match(sounds) else "") + "=" + consonants)
    return frozenset(keys)


def cognates(left: Sequence[str], right: Sequence[str]) -> tuple[Int64, Int64]:
    """Indices into both sequences of lemmas, for each pair that sounds alike, and those that are spelled the same."""
    by_key: defaultdict[str, list[int]] = defaultdict(list)
    for index, word in enumerate(right):
        for key in keys_of(word):
            by_key[key].append(index)
    pairs = {
        (index, other)
        for index, word in enumerate(left)
        for key in keys_of(word)
        if len(alike := by_key.get(key, ())) <= _MOST_ALIKE
        for other in alike
    }
    found = np.array(sorted(pairs), np.int64).reshape(-1, 2)
    return found[:, 0], found[:, 1]
