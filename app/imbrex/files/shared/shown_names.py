"""Shown names: display form of file names, whatever their characters, and removal of lone surrogates."""

import unicodedata
from collections.abc import Sequence

from imbrex.messages import Message, Name, both

_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_MOST_NAMED, _LONGEST = 3, 100
_BREAKING = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x85\u2028\u2029")


def without_surrogates(text: str) -> str:
    """Join surrogate pairs into one character and replace lone ones by U+FFFD."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


def shown_name(name: str) -> str:
    """Return a name as text on one line: no lone surrogates, no control characters, no direction overrides.

    "essay\u202etxt.exe" would look like "essayexe.txt". Joiners stay: names of some scripts are misspelled without.
    """
    text = without_surrogates(name)
    return text if text.isprintable() else "".join(map(_shown, text))


def some_names(names: Sequence[str]) -> Message:
    """Return the first of some names, for a sentence."""
    shown = [Name(" ".join(shown_name(name)[:_LONGEST].split())) for name in names[:_MOST_NAMED]]
    return both(*shown, *(["…"] if len(names) > _MOST_NAMED else []))


def _shown(letter: str) -> str:
    if letter in _BREAKING:
        return " "
    return "\ufffd" if letter in _TURNING or unicodedata.category(letter) == "Cc" else letter
