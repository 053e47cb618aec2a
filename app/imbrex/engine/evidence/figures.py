"""Figures: numbers, dates and addresses that both texts have."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

import numpy as np

from imbrex.engine.document import Span
from imbrex.engine.evidence.addresses import addresses, key_of
from imbrex.engine.evidence.crowd import Crowd
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.numbers import numbers_in
from imbrex.engine.evidence.side import Side
from imbrex.engine.observer import Observer

MOST = 400
"""Shared figures of a kind that are looked at, the first in the left text: two copies of a table have thousands."""
_DIGITS = re.compile(r"\d+")
_PROBE = 3  # digits: a group, where digits are grouped

Places = dict[str, list[Span]]


def find_figures(left: Side, right: Side, crowd: Crowd, observer: Observer) -> list[Item]:
    """Find addresses, dates and numbers that both texts have and few others."""
    numbers = _shared(Kind.NUMBER, numbers_in(left.text), numbers_in(right.text), left, right)
    at = _shared(Kind.ADDRESS, addresses_in(left.text), addresses_in(right.text), left, right)
    counts = {
        Kind.NUMBER: _having(numbers.keys(), crowd, numbers_in, _may_have(numbers.keys()), observer),
        Kind.ADDRESS: _having(at.keys(), crowd, addresses_in, _has_address, observer),
    }
    found = [replace(item, others=counts[item.kind][key]) for some in (numbers, at) for key, item in some.items()]
    return [item for item in found if item.others <= crowd.limit]


def addresses_in(text: str) -> dict[str, list[Span]]:
    """The addresses of a text, by what they are compared as."""
    found: dict[str, list[Span]] = {}
    for span in addresses(text):
        found.setdefault(key_of(text[span.start : span.end]), []).append(span)
    return found


def _shared(kind: Kind, mine: Places, its: Places, left: Side, right: Side) -> dict[str, Item]:
    """What both texts have outside templates and lists of references, `MOST` at most."""
    shared: dict[str, Item] = {}
    for key in mine.keys() & its.keys():
        places, others = _own(mine[key], left), _own(its[key], right)
        if places and others:
            text = " ".join(left.text[places[0].start : places[0].end].split())
            shared[key] = Item(kind, text, tuple(places), tuple(others), 0)
    first = sorted(shared, key=lambda key: shared[key].left[0])[:MOST]
    return {key: shared[key] for key in first}


def _own(spans: Sequence[Span], side: Side) -> list[Span]:
    """Places whose words all count."""
    firsts = np.searchsorted(side.tokens.end, [span.start for span in spans], side="right").tolist()
    lasts = np.searchsorted(side.tokens.start, [span.end for span in spans]).tolist()
    return [span for span, first, last in zip(spans, firsts, lasts, strict=True) if side.own[first:last].all()]


def _having(
    keys: AbstractSet[str],
    crowd: Crowd,
    find: Callable[[str], Places],
    may_have: Callable[[str], bool],
    observer: Observer,
) -> Counter[str]:
    """How many of the crowd have each of some figures; only texts that may have one are looked through."""
    counts: Counter[str] = Counter()
    for text in crowd.texts() if keys else ():
        observer.check()
        if may_have(text):
            counts.update(keys & find(text).keys())
    return counts


def _may_have(numbers: Iterable[str]) -> Callable[[str], bool]:
    """Whether a text has the last digits before the point of any of some numbers, or of the year of a date."""
    probes = {re.split(r"[-.]", number, maxsplit=1)[0][-_PROBE:] for number in numbers}

    def may_have(text: str) -> bool:
        return any(digits[-_PROBE:] in probes for digits in set(_DIGITS.findall(text)))

    return may_have


def _has_address(text: str) -> bool:
    return any(sign in text for sign in ("//", "www.", "@", "10."))
