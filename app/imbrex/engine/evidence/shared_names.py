"""Shared names: capitalized words inside sentences, in both texts.

In a language that capitalizes every noun (German), only neighbours of which the dictionary lacks one count as a name.
For Chinese, see `chinese_names.py`.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.evidence.chinese_names import find_han_names
from imbrex.engine.evidence.document_frequency import Crowd
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.rare_words import NOUN_CAPITALS
from imbrex.engine.evidence.side import Side
from imbrex.engine.observer import Observer, watched

SHORTEST = 3
"""Letters of a one-word name."""
SHORTEST_UNKNOWN = 4
"""Letters of a name that is rare only by its absence from the dictionary: months and the like are shortened to
three."""
LONGEST_RUN = 5
"""Words of a name; a longer run of capitals is a title or a heading."""
_ASKED = 50  # runs between two checks of the observer
_TIE = re.compile(r"[ \u00a0]|-|\. ?|['\u2019]s? ?")

Name = tuple[int, ...]
"""Hashes of the normal forms of its words."""
Places = dict[Name, list[tuple[int, int]]]
"""First and last word of each occurrence of a name."""


def find_names(left: Side, right: Side, crowd: Crowd, observer: Observer) -> list[Item]:
    """Find names that both texts have and few others."""
    if left.language.segments and right.language.segments:
        return find_han_names(left, right, crowd, observer)
    proper = _proper(left, right)
    mine, its = _names(left, proper), _names(right, proper)
    observer.check()
    shared = [name for name in watched(mine, observer) if name in its]
    words = np.unique(np.array([word for name in shared for word in name], np.uint64))
    holders = dict(zip(words.tolist(), crowd.holders(words, crowd.words.forms), strict=True))
    counts = ((name, len(set.intersection(*(holders[word] for word in name)))) for name in watched(shared, observer))
    rare = {name: count for name, count in counts if count <= crowd.limit}
    telling = _longest(_telling(rare, mine, left, crowd), observer)
    return [_item(name, count, mine, its, left, right) for name, count in telling]


def _proper(left: Side, right: Side) -> NDArray[np.uint64]:
    """Normal forms capitalized inside a sentence and never in lower case in the two texts."""
    inside = np.concatenate([side.forms[side.inside & side.plain & side.own] for side in (left, right)])
    small = np.concatenate([side.forms[~side.capitals] for side in (left, right)])
    return np.setdiff1d(inside, small)


def _names(side: Side, proper: NDArray[np.uint64]) -> Places:
    """All names of a text: runs of capitals and their subruns, because the other text may have a shorter form."""
    is_name = side.capitals & side.plain & side.own & np.isin(side.forms, proper)
    found: Places = {}
    for first, last in watched(_runs(side, np.flatnonzero(is_name).tolist()), side.observer, _ASKED):
        for begin in range(first, last + 1):
            for end in range(begin, last + 1):
                if end > begin or _stands_alone(side, begin):
                    found.setdefault(_key(side, begin, end), []).append((begin, end))
    return found


def _runs(side: Side, places: list[int]) -> Iterator[tuple[int, int]]:
    """Runs of neighbours separated only by what joins the words of a name."""
    if not places:
        return
    first = places[0]
    for place, following in pairwise([*places, -1]):
        gap = side.text[int(side.tokens.end[place]) : int(side.tokens.start[following])]
        if following != place + 1 or not _TIE.fullmatch(gap) or following - first >= LONGEST_RUN:
            yield first, place
            first = following


def _key(side: Side, first: int, last: int) -> Name:
    return tuple(side.forms[first : last + 1].tolist())


def _stands_alone(side: Side, place: int) -> bool:
    """Whether a word may be a name by itself: neither an initial nor an abbreviation, nor any German noun."""
    word = side.tokens.word(place)
    if side.language.code in NOUN_CAPITALS or word[1:] != word[1:].lower():
        return False
    return len(word) >= SHORTEST


def _telling(rare: dict[Name, int], mine: Places, side: Side, crowd: Crowd) -> dict[Name, int]:
    """Distinctive names: those of dictionary words (countries, seas) only if nobody else in a class has them.

    Without a class, two adjacent names always count: the dictionary has "Ivan" and "Petrov".
    """
    sure: set[Name] = set()
    unsure: dict[Name, list[str]] = {}
    for name, count in watched(rare.items(), side.observer, _ASKED):
        words = [word for word in _words(side, *mine[name][0]) if len(word) >= SHORTEST]
        nouns = side.language.code in NOUN_CAPITALS
        if not nouns and ((crowd.can_tell and not count) or len(words) > 1):
            sure.add(name)
        elif len(words) > 1 or (words and len(words[0]) >= SHORTEST_UNKNOWN):
            unsure[name] = words
    unknown = _unknown(side, {word for words in unsure.values() for word in words})
    sure |= {name for name, words in unsure.items() if not unknown.isdisjoint(words)}
    return {name: count for name, count in rare.items() if name in sure}


def _words(side: Side, first: int, last: int) -> Iterator[str]:
    return map(side.tokens.word, range(first, last + 1))


def _unknown(side: Side, words: set[str]) -> set[str]:
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


def _item(name: Name, others: int, mine: Places, its: Places, left: Side, right: Side) -> Item:
    first, last = mine[name][0]
    place = left.span(first, last)
    return Item(
        Kind.NAME,
        " ".join(left.text[place.start : place.end].split()),
        tuple(left.span(*each) for each in watched(mine[name], left.observer)),
        tuple(right.span(*each) for each in watched(its[name], right.observer)),
        others,
    )
