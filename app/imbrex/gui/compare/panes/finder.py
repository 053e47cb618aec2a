"""Finder: searches a text for people, without regard to case."""

import numpy as np

from imbrex.gui.widgets.text.highlights import Ints

MOST_HITS = 100_000


def fold(text: str) -> str:
    """The text in lower case with line breaks as spaces, of the same length.

    One character alone grows when it is lowered (İ), and one is lowered by its neighbours (final sigma).
    """
    folded = text.replace("İ", "i").lower().replace("ς", "σ")
    return folded.replace("\n", " ").replace("\r", " ").replace("\u00a0", " ")


def find_all(folded: str, query: str) -> Ints:
    """Places of a query in a folded text, rising, not overlapping, `MOST_HITS` at most."""
    needle = fold(query)
    places: list[int] = []
    place = folded.find(needle) if needle else -1
    while place >= 0 and len(places) < MOST_HITS:
        places.append(place)
        place = folded.find(needle, place + len(needle))
    return np.array(places, np.int64)
