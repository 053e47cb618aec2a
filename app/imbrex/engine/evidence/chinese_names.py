"""Chinese names: names in Chinese, which has no capital letters.

Titles have brackets of their own and foreign names a dot between their parts. Personal names that the segmenter does
not know are a surname and two characters; as that may be two words as well ("high" is a surname), it counts only if a
class shows that nobody else has it. The segmenter treats most personal names as one word: they are among the rare
words.
"""

import re
from collections.abc import Iterator

import numpy as np

from imbrex.engine.evidence.document_frequency import Crowd
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.side import Side
from imbrex.engine.names.chinese_surnames import begins_with_surname
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.document import Span

_TITLE = re.compile(r"《[^《》\n]{2,40}》")
_DOTS = re.compile(r"(?<=[\u4e00-\u9fff])[·•・](?:[\u4e00-\u9fff]{1,8}[·•・]){0,3}(?=[\u4e00-\u9fff])")
_HAN = re.compile(r"[\u4e00-\u9fff]+")
MOST = 400
"""Shared names searched for in all other texts: two copies of an encyclopedia have thousands."""
_GIVEN = 2  # characters of a given name; one could be any word

Places = dict[str, list[Span]]


def find_han_names(left: Side, right: Side, crowd: Crowd, observer: Observer) -> list[Item]:
    """Find titles, foreign names and personal names that both texts have and few others."""
    found = _shared(_titles(left), _titles(right), crowd, crowd.limit, observer)
    found += _shared(_foreigners(left), _foreigners(right), crowd, crowd.limit, observer)
    if crowd.can_tell:
        found += _shared(_people(left), _people(right), crowd, 0, observer)
    return found


def _shared(mine: Places, its: Places, crowd: Crowd, most: int, observer: Observer) -> list[Item]:
    counts = dict.fromkeys([name for name in mine if name in its][:MOST], 0)
    for text in crowd.texts() if counts else ():
        observer.check()
        for name in counts:
            counts[name] += name in text
    return [
        Item(Kind.NAME, name, tuple(mine[name]), tuple(its[name]), count)
        for name, count in counts.items()
        if count <= most
    ]


def _titles(side: Side) -> Places:
    return _by_name((match[0], Span(*match.span())) for match in watched(_TITLE.finditer(side.text), side.observer))


def _foreigners(side: Side) -> Places:
    return _by_name(_dotted(side))


def _dotted(side: Side) -> Iterator[tuple[str, Span]]:
    """Spans from the word before the first dot to the one after the last; the segmenter may know part of a long
    name."""
    start, end = side.tokens.start.astype(np.int64), side.tokens.end.astype(np.int64)
    for match in watched(_DOTS.finditer(side.text), side.observer):
        first, last = int(np.searchsorted(end, match.start())), int(np.searchsorted(start, match.end()))
        if last < len(side) and end[first] == match.start() and start[last] == match.end():
            span = side.span(first, last)
            yield side.text[span.start : span.end], span


def _people(side: Side) -> Places:
    return _by_name(_surnames(side))


def _surnames(side: Side) -> Iterator[tuple[str, Span]]:
    tokens, stop_words = side.tokens, side.language.stop_words
    for place in watched(range(len(side) - 1), side.observer):
        surname = tokens.word(place)
        if len(surname) == 1 and begins_with_surname(surname) and surname not in stop_words:
            span = side.span(place, place + 1)
            name = side.text[span.start : span.end]
            if len(name) == 1 + _GIVEN and side.own[place] and _HAN.fullmatch(name):
                yield name, span


def _by_name(found: Iterator[tuple[str, Span]]) -> Places:
    places: Places = {}
    for name, span in found:
        places.setdefault(name, []).append(span)
    return places
