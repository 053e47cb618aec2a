"""Drawn letters: letters drawn with others, with digits or marks, as in "rnodem", "l0st", "Iight" or "wo·rd"."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import numpy as np

from imbrex.engine.arrays import unique
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.undisguised_words import CYRILLIC, LATIN, script_of_language

_MOST_SITES = 5  # in a word; each may be honest, so that all subsets are tried
_SHORTEST = 3  # characters
_STOP_WORD = 2  # characters of "0f" and "t0"
_DIGITS = {
    LATIN: {"0": "o", "1": "li", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b"},
    CYRILLIC: {"0": "о", "3": "з", "4": "ч", "6": "б", "8": "в"},
}
_DRAWN = {
    LATIN: {"rn": "m", "cl": "d", "vv": "w", "I": "l"},
    CYRILLIC: {},
}
_DOT = "·"
# With a dot below, an ogonek, a bar or a tail; accents are honest in names and loan words.
_ALTERED = {
    LATIN: dict(zip("ạẹịọụḅḍḥḳḷṃṇṛṣṭẉỵẓąęįųǫđħłŧøƀɨɍᴑ", "aeioubdhklmnrstwyzaeiuodhltobiro", strict=True)),
    CYRILLIC: dict.fromkeys(map(chr, (*range(0x483, 0x488), *range(0x2DE0, 0x2E00))), "")
    | dict(zip("қүұңғҳөҙҫҷӣӯҋӄӈӷ", "куунгхозсчиуикнг", strict=True)),
}
_OWN = {"pl": "ąęł", "lt": "ąęįų", "da": "ø", "nb": "ø", "nn": "ø", "ca": _DOT}
PLAIN = str.maketrans({letter: plain for some in _ALTERED.values() for letter, plain in some.items()})
"""Altered letters as plain ones, for `str.translate`."""
_PLAIN_NUMBER = late(r"\d{3}|^\d\d|^.\d\d$|^\d+$")


def drawn(word: str, language: str, *, in_digits: bool = False) -> Iterator[str]:
    """Possible readings of a word, the fewest changes first; the caller knows which of them are words.

    With `in_digits`, the text is full of digits for letters, so that even "b3" and "700k" may be words.
    """
    script = script_of_language(language)
    if script not in _DRAWN or (_PLAIN_NUMBER.search(word) and not in_digits):
        return
    plain = word.translate(_altered(language))
    if plain != word:
        yield plain
        word = plain
    if len(word) < _STOP_WORD:
        return
    if any(map(str.isdigit, word)):
        yield from _without_digits(word, _DIGITS[script], in_digits=in_digits)
        return
    sites = [(match.start(), match.end(), match[0]) for match in _pattern(language).finditer(word)]
    if len(word) < _SHORTEST or len(sites) > _MOST_SITES:
        return
    table = _DRAWN[script]
    for count in range(1, len(sites) + 1):
        for chosen in combinations(sites, count):
            pieces: list[str] = []
            position = 0
            for start, end, letters in chosen:
                pieces += word[position:start], table[letters]
                position = end
            yield "".join([*pieces, word[position:]])


def may_be_drawn(words: Sequence[str], language: str) -> list[bool]:
    """A quick test that most words fail, by one search in all."""
    together = "\0".join(words)
    if together.count("\0") != len(words) - 1:  # the separator is part of a word
        return [_may_be_drawn(word, language) for word in words]
    # Patterns that begin with one of few characters, because what is before or after one is looked at far more slowly.
    signs = ["|".join(_DRAWN.get(script_of_language(language), {})), r"\d"]
    if not together.isascii():
        signs.append(f"[{re.escape(''.join(map(chr, _altered(language))))}]")
    places = [match.start() for sign in filter(None, signs) for match in re.finditer(sign, together)]
    begins = np.cumsum([0, *(len(word) + 1 for word in words[:-1])])
    asked = unique(np.searchsorted(begins, np.array(places, np.int64), side="right") - 1).tolist()
    answers = [False] * len(words)
    for index in asked:
        answers[index] = _may_be_drawn(words[index], language)
    return answers


def _may_be_drawn(word: str, language: str) -> bool:
    return not _altered(language).keys().isdisjoint(map(ord, word)) or _pattern(language).search(word) is not None


def _without_digits(word: str, digits: dict[str, str], *, in_digits: bool) -> Iterator[str]:
    letters = sum(map(str.isalpha, word))
    most = _MOST_SITES if in_digits and letters else min(letters + 1, _MOST_SITES)
    if len(word) - letters > most or (len(word) < _SHORTEST and "0" not in word and not in_digits):
        return
    choices = [digits.get(character, "") if character.isdigit() else character for character in word]
    yield from map("".join, product(*choices))


@cache
def _altered(language: str) -> dict[int, str]:
    own = _OWN.get(language, "")
    signs = {**_ALTERED.get(script_of_language(language), {}), _DOT: ""}
    return {ord(sign): plain for sign, plain in signs.items() if sign not in own}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    script = script_of_language(language)
    signs = [sign for sign in _DRAWN.get(script, {}) if sign != "I"]
    if script == LATIN:
        signs.append("(?<=[a-z])I|I(?=[a-z])")
    return re.compile("|".join((r"[^\W\d_]\d|\d[^\W\d_]", *signs)))
