"""Word lists: function words of a language, from resources/words/, and word handling common to all languages."""

import re
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from imbrex import assets
from imbrex.engine.language import PartOfSpeech
from imbrex.values import frozen

APOSTROPHES = "'’‘＇ʼ"
LONGEST = 64
"""Letters; longer chains are in no dictionary, and some morphologies take very long on them."""

_ASCII_APOSTROPHE = str.maketrans(dict.fromkeys(APOSTROPHES, "'"))
_SEPARATOR = "\0"
_WORD = re.compile(r"\w[\w'·-]*")  # \w excludes emoji and lone surrogates, which break some morphologies


@frozen
class WordList:
    """Function words of one language.

    Attributes:
        parts: `PartOfSpeech` mask by lower-case word with ASCII apostrophes; 0 for a word that is only a stop word.
    """

    parts: Mapping[str, int]

    @property
    def known_parts(self) -> PartOfSpeech:
        """Every part of speech that has a word."""
        return PartOfSpeech(reduce(or_, set(self.parts.values()), 0))


def read_word_list(code: str) -> WordList:
    """Read resources/words/<code>.txt: [sections] named like parts of speech or "other", words, # comments."""
    parts: dict[str, int] = {}
    part = 0
    for line in assets.text(f"words/{code}.txt").splitlines():
        plain = line.partition("#")[0].strip() if "#" in line else line
        if plain.startswith("["):
            section = plain.strip().strip("[]")
            part = 0 if section == "other" else int(PartOfSpeech[section.upper()])
        else:
            for word in plain.split():
                parts[word] = parts.get(word, 0) | part
    return WordList(parts)


def simplify(word: str) -> str:
    """The word in lower case with ASCII apostrophes, as in lists and dictionaries."""
    word = word.lower()
    return word if word.isascii() else word.translate(_ASCII_APOSTROPHE)


def simplified(words: Sequence[str]) -> list[str]:
    """Each word as by `simplify`, by one call for all."""
    together = _SEPARATOR.join(words).lower()
    if not together.isascii():
        for mark in APOSTROPHES[1:]:
            together = together.replace(mark, "'")
    found = together.split(_SEPARATOR)
    return found if len(found) == len(words) else list(map(simplify, words))


def is_plain(word: str) -> bool:
    """Whether a simplified word is fit for a dictionary look-up."""
    return len(word) <= LONGEST and (word.isalpha() or _WORD.fullmatch(word) is not None)


def with_all_apostrophes(words: frozenset[str]) -> frozenset[str]:
    """The words, those with an ASCII apostrophe also with a typographic one."""
    return words | {word.replace("'", "’") for word in words if "'" in word}
