"""Word letters: words as runs of letters, for what goes by spelling alone and not by a language's idea of a word."""

import re

from imbrex.engine.names.generic_names import plain
from imbrex.engine.text.characters import INVISIBLE_PATTERN, INVISIBLE_SET

LONGEST_NAME = 60
"""Letters; a word that is longer is no name, and may be made to do harm."""

# Marks that are put on a letter, and signs that are there and not seen: a name with one inside is the same name.
# One class for all of them, as some invisible signs are letters too: two would make a long run of those hang.
WORD = re.compile(rf"[^\W\d_](?:(?![\d_])[\w\u0300-\u036f{INVISIBLE_SET}])*")
# Scripts that put no blank between words, or endings right behind a name: Han, kana, Hangul.
_IDEOGRAPHS = re.compile(
    "[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+"
)


def distinct_words(text: str) -> set[str]:
    """Give the different words of a text as they are spelled in it."""
    return set(WORD.findall(" ".join(set(text.split()))))


def runs_of_ideographs(text: str) -> list[str]:
    """Give the stretches of a text in Han, kana or Hangul."""
    return _IDEOGRAPHS.findall(text)


def has_ideographs(text: str) -> bool:
    """Tell whether any letter is Han, kana or Hangul."""
    return _IDEOGRAPHS.search(text) is not None


def bare(word: str) -> str:
    """Give a word in the form in which words are compared: letter case folded, without signs that are not seen."""
    return plain(INVISIBLE_PATTERN.sub("", word))


def is_lower(word: str) -> bool:
    """Tell a word that begins with a small letter; letters without case are neither small nor capital."""
    return word[0].islower()
