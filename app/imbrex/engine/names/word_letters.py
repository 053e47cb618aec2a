"""Word letters: words as runs of letters, for work based on spelling and not on a language's tokenization."""

import re

from imbrex.engine.names.generic_names import plain
from imbrex.engine.text.invisible import INVISIBLE_PATTERN, INVISIBLE_SET

LONGEST_NAME = 60
"""Letters; a longer word is not a name, and may be malicious."""

# Combining marks and invisible characters: a name with one inside is the same name. One class for all of them, because
# some invisible characters are letters too: with two, a long run of those would hang.
WORD = re.compile(rf"[^\W\d_](?:(?![\d_])[\w\u0300-\u036f{INVISIBLE_SET}])*")
# Scripts without blanks between words, or with endings directly after a name: Han, kana, Hangul.
_IDEOGRAPHS = re.compile(
    "[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]+"
)


def distinct_words(text: str) -> set[str]:
    """Return the distinct words of a text as spelled."""
    return set(WORD.findall(" ".join(set(text.split()))))


def runs_of_ideographs(text: str) -> list[str]:
    """Return the stretches of a text in Han, kana or Hangul."""
    return _IDEOGRAPHS.findall(text)


def has_ideographs(text: str) -> bool:
    """Whether any letter is Han, kana or Hangul."""
    return _IDEOGRAPHS.search(text) is not None


def bare(word: str) -> str:
    """Return a word as compared: letter case folded, without invisible characters."""
    return plain(INVISIBLE_PATTERN.sub("", word))


def is_lower(word: str) -> bool:
    """Whether a word begins with a lower-case letter; letters without case are neither lower nor upper."""
    return word[0].islower()
