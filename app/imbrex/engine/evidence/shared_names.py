"""Shared names: capitalized words inside sentences, and names in Chinese, in both texts.

In a language that capitalizes every noun (German), only neighbours of which the dictionary lacks one count as a name.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import unique
from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.names.chinese_surnames import begins_with_surname
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.document import Span

# Names in Chinese, which has no capital letters.
# Titles have brackets of their own and foreign names a dot between their parts. Personal names that the segmenter
# does not know are a surname and two characters; as that may be two words as well ("high" is a surname), it counts
# only if no other text of a class has it. The segmenter treats most personal names as one word: they are among
# the rare words.

_TITLE = re.compile(r"《[^《》\n]{2,40}》")
_DOTS = re.compile(r"(?<=[\u4e00-\u9fff])[·•・](?:[\u4e00-\u9fff]{1,8}[·•・]){0,3}(?=[\u4e00-\u9fff])")
_HAN = re.compile(r"[\u4e00-\u9fff]+")
MOST = 400
"""Shared names searched for in all other texts: two copies of an encyclopedia have thousands."""
_GIVEN = 2  # characters of a given name; one could be any word

NamePlaces = dict[str, list[Span]]


def find_han_names(left: EvidenceText, right: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    """Find titles, foreign names and personal names that both texts have and few others."""
    found = _shared(_titles(left), _titles(right), rest, rest.limit, observer)
    found += _shared(_foreigners(left), _foreigners(right), rest, rest.limit, observer)
    if rest.can_tell:
        found += _shared(_people(left), _people(right), rest, 0, observer)
    return found


def _shared(mine: NamePlaces, its: NamePlaces, rest: RestOfClass, most: int, observer: Observer) -> list[Item]:
    counts = dict.fromkeys([name for name in mine if name in its][:MOST], 0)
    for text in rest.texts() if counts else ():
        observer.check()
        for name in counts:
            counts[name] += name in text
    return [
        Item(Kind.NAME, name, tuple(mine[name]), tuple(its[name]), count)
        for name, count in counts.items()
        if count <= most
    ]


def _titles(side: EvidenceText) -> NamePlaces:
    return _by_name((match[0], Span(*match.span())) for match in watched(_TITLE.finditer(side.text), side.observer))


def _foreigners(side: EvidenceText) -> NamePlaces:
    return _by_name(_dotted(side))


def _dotted(side: EvidenceText) -> Iterator[tuple[str, Span]]:
    """Spans from the word before the first dot to the one after the last; the segmenter may know part of a long
    name."""
    start, end = side.tokens.start.astype(np.int64), side.tokens.end.astype(np.int64)
    for match in watched(_DOTS.finditer(side.text), side.observer):
        first, last = int(np.searchsorted(end, match.start())), int(np.searchsorted(start, match.end()))
        if last < len(side) and end[first] == match.start() and start[last] == match.end():
            span = side.span(first, last)
            yield side.text[span.start : span.end], span


def _people(side: EvidenceText) -> NamePlaces:
    return _by_name(_surnames(side))


def _surnames(side: EvidenceText) -> Iterator[tuple[str, Span]]:
    tokens, stop_words = side.tokens, side.language.stop_words
    for place in watched(range(len(side) - 1), side.observer):
        surname = tokens.word(place)
        if len(surname) == 1 and begins_with_surname(surname) and surname not in stop_words:
            span = side.span(place, place + 1)
            name = side.text[span.start : span.end]
            if len(name) == 1 + _GIVEN and side.own[place] and _HAN.fullmatch(name):
                yield name, span


def _by_name(found: Iterator[tuple[str, Span]]) -> NamePlaces:
    places: NamePlaces = {}
    for name, span in found:
        places.setdefault(name, []).append(span)
    return places


SHORTEST = 3
"""Letters of a one-word name."""
SHORTEST_UNKNOWN = 4
"""Letters of a name that is rare only by its absence from the dictionary: months and the like are shortened to
three."""
LONGEST_RUN = 5
"""Words of a name; a longer run of capitals is a title or a heading."""
_ASKED = 50  # runs between two checks of the observer
_ABBREVIATION = 4  # letters before a full stop: "J.", "Prof."
_TIE = re.compile(r"[ \u00a0]|-|\. ?|['\u2019]s? ?")

Name = tuple[int, ...]
"""Hashes of the normal forms of its words."""
Places = dict[Name, list[tuple[int, int]]]
"""First and last word of each occurrence of a name."""


def find_names(left: EvidenceText, right: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    """Find names that both texts have and few others."""
    if left.language.segments and right.language.segments:
        return find_han_names(left, right, rest, observer)
    proper = _proper(left, right)
    mine, its = _names(left, proper), _names(right, proper)
    observer.check()
    shared = [name for name in watched(mine, observer) if name in its]
    words = unique(np.array([word for name in shared for word in name], np.uint64))
    holders = dict(zip(words.tolist(), rest.holders(words, rest.words.forms), strict=True))
    counts = ((name, len(set.intersection(*(holders[word] for word in name)))) for name in watched(shared, observer))
    rare = {name: count for name, count in counts if count <= rest.limit}
    telling = _longest(_telling(rare, mine, left, rest), observer)
    return [_item(name, count, mine, its, left, right) for name, count in telling]


def _proper(left: EvidenceText, right: EvidenceText) -> NDArray[np.uint64]:
    """Normal forms capitalized inside a sentence and never in lower case in the two texts."""
    inside = np.concatenate([side.forms[side.inside & side.plain & side.own] for side in (left, right)])
    small = np.concatenate([side.forms[~side.capitals] for side in (left, right)])
    return np.setdiff1d(inside, small)


def _names(side: EvidenceText, proper: NDArray[np.uint64]) -> Places:
    """All names of a text: runs of capitals and their subruns, because the other text may have a shorter form."""
    is_name = side.capitals & side.plain & side.own & np.isin(side.forms, proper)
    found: Places = {}
    for first, last in watched(_runs(side, np.flatnonzero(is_name).tolist()), side.observer, _ASKED):
        for begin in range(first, last + 1):
            for end in range(begin, last + 1):
                if end > begin or _stands_alone(side, begin):
                    found.setdefault(_key(side, begin, end), []).append((begin, end))
    return found


def _runs(side: EvidenceText, places: list[int]) -> Iterator[tuple[int, int]]:
    """Runs of neighbours separated only by what joins the words of a name."""
    if not places:
        return
    first = places[0]
    for place, following in pairwise([*places, -1]):
        if following != place + 1 or not _is_tied(side, place) or following - first >= LONGEST_RUN:
            yield first, place
            first = following


def _is_tied(side: EvidenceText, place: int) -> bool:
    """Whether a word and the next one are joined; a full stop after a long one ends a sentence."""
    start, end = int(side.tokens.start[place]), int(side.tokens.end[place])
    gap = side.text[end : int(side.tokens.start[place + 1])]
    return bool(_TIE.fullmatch(gap)) and (not gap.startswith(".") or end - start <= _ABBREVIATION)


def _key(side: EvidenceText, first: int, last: int) -> Name:
    return tuple(side.forms[first : last + 1].tolist())


def _stands_alone(side: EvidenceText, place: int) -> bool:
    """Whether a word may be a name by itself: neither an initial nor an abbreviation, nor any German noun."""
    word = side.tokens.word(place)
    if side.noun_capitals or word[1:] != word[1:].lower():
        return False
    return len(word) >= SHORTEST


def _telling(rare: dict[Name, int], mine: Places, side: EvidenceText, rest: RestOfClass) -> dict[Name, int]:
    """Distinctive names: those of dictionary words (countries, seas) only if no other text in a class has them.

    Without a class, two adjacent names always count: the dictionary has "Ivan" and "Petrov".
    """
    sure: set[Name] = set()
    unsure: dict[Name, list[str]] = {}
    for name, count in watched(rare.items(), side.observer, _ASKED):
        words = [word for word in _words(side, *mine[name][0]) if len(word) >= SHORTEST]
        nouns = side.noun_capitals
        if not nouns and ((rest.can_tell and not count) or len(words) > 1):
            sure.add(name)
        elif len(words) > 1 or (words and len(words[0]) >= SHORTEST_UNKNOWN):
            unsure[name] = words
    unknown = _unknown(side, {word for words in unsure.values() for word in words})
    sure |= {name for name, words in unsure.items() if not unknown.isdisjoint(words)}
    return {name: count for name, count in rare.items() if name in sure}


def _words(side: EvidenceText, first: int, last: int) -> Iterator[str]:
    return map(side.tokens.word, range(first, last + 1))


def _unknown(side: EvidenceText, words: set[str]) -> set[str]:
    """The words missing from the dictionary; none without a dictionary."""
    asked = sorted(words)
    if not asked or not side.language.has_dictionary:
        return set()
    return {word for word, known in zip(asked, side.language.known(asked), strict=True) if not known}


def _longest(rare: dict[Name, int], observer: Observer) -> Iterable[tuple[Name, int]]:
    """Names that are not part of a longer one."""
    parts = {part for name in watched(rare, observer, _ASKED) for part in _parts(name)}
    return [(name, count) for name, count in rare.items() if name not in parts]


def _parts(name: Name) -> Iterator[Name]:
    """Every proper subrun of its words."""
    for length in range(1, len(name)):
        for first in range(len(name) - length + 1):
            yield name[first : first + length]


def _item(name: Name, others: int, mine: Places, its: Places, left: EvidenceText, right: EvidenceText) -> Item:
    first, last = mine[name][0]
    place = left.span(first, last)
    return Item(
        Kind.NAME,
        " ".join(left.text[place.start : place.end].split()),
        tuple(left.span(*each) for each in watched(mine[name], left.observer)),
        tuple(right.span(*each) for each in watched(its[name], right.observer)),
        others,
    )
