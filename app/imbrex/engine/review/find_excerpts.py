"""Find excerpts: search for excerpts in a text that may have been edited since."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.review.review import Excerpt
from imbrex.engine.text.document import Span

GRAM = 8
"""Letters and digits of a search key."""
STEP = 4
"""Letters from the start of one search key of an excerpt to the next."""
FOUND = 0.5
"""Share of the keys that must be found near one another for an excerpt to be found."""
OFTEN = 50
"""Occurrences from which a key is uninformative."""
AGREED = 3
"""Hits with equal displacement that may determine the start or end of an excerpt."""

_AT_ONCE = 20
"""Keys between two checks of the observer: each may have `OFTEN` occurrences."""

_MIX = np.uint64(0x9E3779B97F4A7C15)  # 2^64 divided by the golden ratio: multiplying by it spreads neighbours


class Placing:
    """Finds excerpts in one text; those of an unchanged text cost a comparison each."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._made: Letters | None = None  # created when the first excerpt has changed

    def find(self, excerpt: Excerpt, observer: Observer = SILENT) -> Span | None:
        """Current position of an excerpt; of several, the one nearest to its previous position."""
        return self.find_all([excerpt], observer)[0]

    def find_all(self, excerpts: Sequence[Excerpt], observer: Observer = SILENT) -> list[Span | None]:
        """Current position of each excerpt; their order is irrelevant.

        One with several occurrences has most likely moved as far as the one before it in the text.
        """
        places: list[Span | None] = [None] * len(excerpts)
        shift = 0
        order = [(one.start, len(one.text), row) for row, one in enumerate(watched(excerpts, observer))]
        for _, _, row in watched(sorted(order), observer, 1):
            places[row] = place = self._find(excerpts[row], shift, observer)
            if place is not None:
                shift = place.start - excerpts[row].start
        return places

    def _find(self, excerpt: Excerpt, shift: int, observer: Observer) -> Span | None:
        if not excerpt.text:
            return None
        start = self._exactly(excerpt, shift)
        if start is not None:
            return Span(start, start + len(excerpt.text))
        return self._letters(observer).find(excerpt.text, excerpt.start + shift, observer)

    def _exactly(self, excerpt: Excerpt, shift: int) -> int | None:
        """Position of an unchanged excerpt."""
        text, words = self._text, excerpt.text
        for start in (excerpt.start + shift, excerpt.start):
            if start >= 0 and text.startswith(words, start):
                return start
        expected = max(0, excerpt.start + shift)
        before = text.rfind(words, 0, expected + len(words))
        after = text.find(words, expected)
        there = [start for start in (before, after) if start >= 0]
        return min(there, key=lambda start: abs(start - expected), default=None)

    def _letters(self, observer: Observer) -> "Letters":
        if self._made is None:
            self._made = Letters(self._text, observer)
        return self._made


class Letters:
    """The letters and digits of a text in lower case, with an index of all their runs."""

    def __init__(self, text: str, observer: Observer = SILENT) -> None:
        folded, self._places = _fold(text, observer)
        runs = _runs(folded)
        self._order = np.argsort(runs, kind="stable")
        self._sorted = runs[self._order]
        self._known: dict[tuple[str, int], Span | None] = {}  # every decision looks up all others again

    def find(self, excerpt: str, expected: int, observer: Observer = SILENT) -> Span | None:
        """Position of most of an excerpt, even if edited; near `expected` if ambiguous."""
        asked = excerpt, expected
        if asked not in self._known:
            self._known[asked] = self._find(excerpt, expected, observer)
        return self._known[asked]

    def _find(self, excerpt: str, expected: int, observer: Observer) -> Span | None:
        folded, _ = _fold(excerpt, observer)
        size = len(folded)
        asked = sorted({*range(0, size - GRAM + 1, STEP), size - GRAM})
        hits = self._hits(folded, asked, observer) if size >= GRAM else []
        if not hits:
            return None
        room = max(GRAM, size // 2)  # limit of displacement of an excerpt's letters by edits in it
        votes = Counter((place - at) // room for place, at in watched(hits, observer))
        both = {bin_: votes[bin_] + votes[bin_ + 1] for bin_ in watched(list(votes), observer)}
        most = max(both.values())
        tied = (bin_ for bin_, count in watched(both.items(), observer) if count == most)
        best = min(tied, key=lambda bin_: (abs(self._original(bin_ * room) - expected), bin_))
        mine = [(place, at) for place, at in watched(hits, observer) if (place - at) // room in (best, best + 1)]
        if len({at for _, at in watched(mine, observer)}) < FOUND * len(asked):
            return None
        places = _agreed(mine, observer)
        return Span(int(self._places[min(places)]), int(self._places[max(places) + GRAM - 1]) + 1)

    def _hits(self, folded: NDArray[np.uint32], asked: Sequence[int], observer: Observer) -> list[tuple[int, int]]:
        """Each position in the text of the runs that begin at `asked`, with that beginning."""
        runs = _runs(folded)[asked]
        first, last = (np.searchsorted(self._sorted, runs, side=side).tolist() for side in ("left", "right"))
        bounds = watched(zip(asked, first, last, strict=True), observer, _AT_ONCE)
        return [
            (int(place), at) for at, start, end in bounds if end - start <= OFTEN for place in self._order[start:end]
        ]

    def _original(self, place: int) -> int:
        return int(self._places[min(max(0, place), len(self._places) - 1)])


def _agreed(hits: Sequence[tuple[int, int]], observer: Observer) -> list[int]:
    """Positions of the hits that share their displacement with several others: chance repeats are isolated."""
    support = Counter(place - at for place, at in watched(hits, observer))
    least = min(AGREED, max(support.values()))
    return [place for place, at in watched(hits, observer) if support[place - at] >= least]


def _fold(text: str, observer: Observer) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
    """Lower-case letters and digits of a text as code points, and the position of each.

    A letter whose lower-case form has several code points counts as the first of them.
    """
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32)
    known, rows = np.unique(codes, return_inverse=True)
    signs = map(chr, watched(known.tolist(), observer))
    small = np.array([ord(sign.lower()[0]) if sign.isalnum() else 0 for sign in signs], np.uint32)
    folded = small[rows]
    places = np.flatnonzero(folded)
    return folded[places], places


def _runs(folded: NDArray[np.uint32]) -> NDArray[np.uint64]:
    """A number for each run of `GRAM` letters; shorter texts have none."""
    count = max(0, len(folded) - GRAM + 1)
    runs = np.zeros(count, np.uint64)
    for offset in range(GRAM):
        runs = (runs ^ folded[offset : offset + count].astype(np.uint64)) * _MIX
        runs ^= runs >> np.uint64(29)
    return runs
