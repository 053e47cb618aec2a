"""Spelling: removal of insignificant spelling differences, for many words at once.

Words are joined by NUL before a string method is applied: one call in C for all instead of one for each.
"""

import unicodedata
from collections.abc import Callable, Sequence

import mmh3
import numpy as np

from imbrex.engine.options import Canonization
from imbrex.engine.text.characters import APOSTROPHE_PATTERN, INVISIBLE_PATTERN
from imbrex.engine.text.tokens import UInt64

_SEPARATOR = "\0"


def clean(words: Sequence[str]) -> list[str]:
    """Words as a dictionary would spell them.

    Compatible forms are composed (NFKC: ligatures, full-width letters), invisible characters removed, and one kind of
    apostrophe is left. The case stays.
    """
    return _together(words, _clean)


def fold(words: Sequence[str], options: Canonization) -> list[str]:
    """Words without the differences in letter case and of ё and е that the options ignore."""

    def folded(text: str) -> str:
        if options.fold_case:
            text = text.casefold()
        return text.replace("ё", "е").replace("Ё", "Е") if options.fold_yo else text

    return _together(words, folded)


def hash_words(words: Sequence[str]) -> UInt64:
    """Low 64 bits of the 128-bit MurmurHash3 of each word in UTF-8, shape (n,)."""
    # As bytes: mmh3 crashes on a str with a lone surrogate.
    encoded = _SEPARATOR.join(words).encode("utf-8", "surrogatepass").split(_SEPARATOR.encode())
    if len(encoded) != len(words):
        encoded = [word.encode("utf-8", "surrogatepass") for word in words]
    return np.frombuffer(b"".join(map(mmh3.mmh3_x64_128_digest, encoded)), "<u8")[::2].astype(np.uint64)


def _clean(text: str) -> str:
    if text.isascii():
        return text
    return APOSTROPHE_PATTERN.sub("'", unicodedata.normalize("NFKC", INVISIBLE_PATTERN.sub("", text)))


def _together(words: Sequence[str], change: Callable[[str], str]) -> list[str]:
    """Change all words by one call, or one by one if a word itself contains the separator."""
    if not words:
        return []
    changed = change(_SEPARATOR.join(words)).split(_SEPARATOR)
    return changed if len(changed) == len(words) else [change(word) for word in words]
