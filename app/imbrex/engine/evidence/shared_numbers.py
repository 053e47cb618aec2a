"""Shared numbers: numbers, dates and addresses that both texts have."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import replace

import numpy as np

from imbrex.engine.evidence.addresses import addresses, key_of
from imbrex.engine.evidence.document_frequency import Crowd
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.numbers import numbers_in
from imbrex.engine.evidence.side import Side
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Span

MOST = 400
"""Shared figures of a kind that are examined, the first in the left text: two copies of a table have thousands."""
_DIGITS = re.compile(r"\d+")
_PROBE = 3  # digits: a group, where digits are grouped

Places = dict[str, list[Span]]
Find = Callable[[str, Observer], Places]


def find_figures(left: Side, right: Side, crowd: Crowd, observer: Observer) -> list[Item]:
    """Find addresses, dates and numbers that both texts have and few others."""
    numbers = _shared(Kind.NUMBER, numbers_in, left, right, observer)
    at = _shared(Kind.ADDRESS, addresses_in, left, right, observer)
    counts = {
        Kind.NUMBER: _having(numbers.keys(), crowd, numbers_in, _may_have(numbers.keys()), observer),
        Kind.ADDRESS: _having(at.keys(), crowd, addresses_in, _has_address, observer),
    }
    found = [replace(item, others=counts[item.kind][key]) for some in (numbers, at) for key, item in some.items()]
    return [item for item in found if item.others <= crowd.limit]


def addresses_in(text: str, observer: Observer = SILENT) -> Places:
    """The addresses of a text, by normalized form."""
    found: Places = {}
    for span in watched(addresses(text, observer), observer):
        found.setdefault(key_of(text[span.start : span.end]), []).append(span)
    return found


def _shared(kind: Kind, find: Find, left: Side, right: Side, observer: Observer) -> dict[str, Item]:
    """Items in both texts outside templates and lists of references, `MOST` at most."""
    mine = find(left.text, observer)
    observer.check()
    its = find(right.text, observer)
    observer.check()
    keys = mine.keys() & its.keys()
    places, others = _own(mine, keys, left, observer), _own(its, keys, right, observer)
    both = watched(places.keys() & others.keys(), observer)
    first = [key for _, key in sorted((places[key][0], key) for key in both)[:MOST]]
    return {
        key: Item(kind, _told(left.text, places[key][0]), tuple(places[key]), tuple(others[key]), 0) for key in first
    }


def _own(found: Places, keys: AbstractSet[str], side: Side, observer: Observer) -> Places:
    """Spans of figures whose words all count, without figures that have none."""
    held = sorted((span, key) for key in watched(keys, observer) for span in found[key])
    firsts = np.searchsorted(side.tokens.end, [span.start for span, _ in watched(held, observer)], side="right")
    lasts = np.searchsorted(side.tokens.start, [span.end for span, _ in watched(held, observer)])
    foreign = np.concatenate((np.zeros(1, np.int64), np.cumsum(~side.own)))
    own: Places = {}
    count = (foreign[firsts] == foreign[np.maximum(firsts, lasts)]).tolist()
    for (span, key), counts in watched(zip(held, count, strict=True), observer):
        if counts:
            own.setdefault(key, []).append(span)
    return own


def _told(text: str, place: Span) -> str:
    return " ".join(text[place.start : place.end].split())


def _having(
    keys: AbstractSet[str],
    crowd: Crowd,
    find: Find,
    may_have: Callable[[str], bool],
    observer: Observer,
) -> Counter[str]:
    """Number of crowd documents with each figure; only texts that may have one are searched."""
    counts: Counter[str] = Counter()
    for text in crowd.texts() if keys else ():
        observer.check()
        if may_have(text):
            counts.update(keys & find(text, observer).keys())
    return counts


def _may_have(numbers: Iterable[str]) -> Callable[[str], bool]:
    """Test whether a text has the last digits before the point of any of the numbers, or of the year of a date."""
    probes = {re.split(r"[-.]", number, maxsplit=1)[0][-_PROBE:] for number in numbers}

    def may_have(text: str) -> bool:
        return any(digits[-_PROBE:] in probes for digits in set(_DIGITS.findall(text)))

    return may_have


def _has_address(text: str) -> bool:
    return any(sign in text for sign in ("//", "www.", "@", "10."))
