"""Romanization: one key for Cyrillic and Latin spellings of a name, in any of the usual systems.

"Щербакова Юлия", "Shcherbakova Yulia" and "Ščerbakova Julija" have one key. It is for matching names alone: it discards
whatever the systems (GOST 7.79, BGN/PCGN, ICAO 9303, the scholarly one) disagree in.
"""

import re
import unicodedata

_LETTERS = str.maketrans(
    {
        "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "е": "e", "ё": "e", "є": "e", "ж": "zh", "з": "z",
        "и": "i", "й": "i", "і": "i", "ї": "i", "ы": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p",
        "р": "r", "с": "s", "т": "t", "у": "u", "ў": "u", "ф": "f", "х": "h", "ц": "c", "ч": "ch", "ш": "sh",
        "щ": "sh", "ъ": "", "ь": "", "э": "e", "ю": "iu", "я": "ia", "'": "", "’": "", "ʹ": "", "ʼ": "",
    }
)  # fmt: skip
# Letters of the scholarly system, before diacritics are removed.
_MARKED = str.maketrans({"š": "sh", "č": "ch", "ž": "zh", "ł": "l", "ø": "o", "đ": "d", "ß": "ss"})
_GROUPS = {
    "shch": "sh", "shh": "sh", "sch": "sh", "kh": "h", "tch": "ch", "tz": "c", "ts": "c", "ck": "k", "x": "ks",
    "ph": "f", "w": "v", "ye": "e", "je": "e", "yo": "e", "jo": "e", "y": "i", "j": "i",
}  # fmt: skip
_GROUP = re.compile("|".join(sorted(_GROUPS, key=len, reverse=True)))
_REPEATED = re.compile(r"(.)\1+")


def sound(word: str) -> str:
    """Return the key of a word in lower case; letters of other scripts stay."""
    latin = unicodedata.normalize("NFD", word.translate(_LETTERS).translate(_MARKED))
    bare = "".join(letter for letter in latin if not unicodedata.combining(letter))
    return _REPEATED.sub(r"\1", _GROUP.sub(lambda found: _GROUPS[found[0]], bare))


def is_cyrillic(word: str) -> bool:
    """Whether the first letter is Cyrillic."""
    return "\u0400" <= word[:1] <= "\u052f"
