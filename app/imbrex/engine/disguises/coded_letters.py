"""Coded letters: letters written as numeric HTML entities ("&#1072;"), which a browser would show as letters."""

import html
import re
from collections.abc import Iterator

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Span

CODED = re.compile("&#(?:[0-9]{1,7}|[xX][0-9a-fA-F]{1,6});")
_WORD = re.compile(rf"(?:[^\W\d_]|{CODED.pattern})+")
_ACCENTED = re.compile("[\u00aa-\u024f\u1e00-\u1eff]")  # old programs had no other way to write them
_ASKED = 100  # words between two checks of the observer


def decoded(text: str) -> str:
    """The text with numeric entities decoded."""
    return CODED.sub(lambda match: html.unescape(match[0]), text) if "&#" in text else text


def coded_words(text: str, observer: Observer = SILENT) -> Iterator[tuple[Span, str, int]]:
    """Words with letters needlessly written as entities: span, reading, and number of such letters.

    Accented Latin letters don't count; a word of one letter is about that letter, as in a text about HTML.
    """
    if "&#" not in text:
        return
    for match in watched(_WORD.finditer(text), observer, _ASKED):
        found = watched(map(html.unescape, CODED.findall(match[0])), observer)
        letters = [letter for letter in found if letter.isalpha()]
        coded = [letter for letter in watched(letters, observer) if not _ACCENTED.match(letter)]
        reading = html.unescape(match[0])
        if coded and len(reading) > 1:
            yield Span(*match.span()), reading, len(coded)
