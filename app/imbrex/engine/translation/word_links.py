"""Word links: which words of two sentences translate each other, one with one."""

from collections import defaultdict

import numpy as np

from imbrex.engine.arrays import Bools, Int64, table_rows
from imbrex.engine.translation.read_sentences import Sentences

Ranges = tuple[int, int, int, int]
"""First and end of the left sentences, first and end of the right ones."""


class WordLinker:
    """Finds the links of sentences, from the pairs of lemmas that translate each other."""

    def __init__(self, left: Sentences, right: Sentences, entries: tuple[Int64, Int64], by_sound: Bools) -> None:
        """Use these pairs of lemmas of the two texts; those by sound are not in a dictionary."""
        self._left = left
        self._right = right
        self._translations: defaultdict[int, dict[int, bool]] = defaultdict(dict)
        for one, other, sounds in table_rows((*entries, by_sound)):
            self._translations[one].setdefault(other, sounds)

    def links(self, sentences: Ranges) -> list[tuple[int, int, bool]]:
        """Left and right content word of each link in these sentences, and whether it is by sound.

        A word that could have several gets the one at the most similar place; dictionaries prevail over sounds.
        """
        left_first, left_last = self._left.first[list(sentences[:2])].tolist()
        right_first, right_last = self._right.first[list(sentences[2:])].tolist()
        there: defaultdict[int, list[int]] = defaultdict(list)
        for place, lemma in enumerate(self._right.word[right_first:right_last].tolist(), right_first):
            there[lemma].append(place)
        slope = (right_last - right_first) / max(1, left_last - left_first)
        candidates = sorted(
            (sounds, abs(right_first + (place - left_first) * slope - other), place, other)
            for place, lemma in enumerate(self._left.word[left_first:left_last].tolist(), left_first)
            for translation, sounds in self._translations.get(lemma, {}).items()
            for other in there.get(translation, ())
        )
        return _one_to_one(candidates)


def _one_to_one(candidates: list[tuple[bool, float, int, int]]) -> list[tuple[int, int, bool]]:
    taken: tuple[set[int], set[int]] = set(), set()
    links = []
    for sounds, _, left, right in candidates:
        if left not in taken[0] and right not in taken[1]:
            taken[0].add(left)
            taken[1].add(right)
            links.append((left, right, sounds))
    return sorted(links)


def sounds_only(entries: tuple[Int64, Int64], from_dictionary: int) -> tuple[tuple[Int64, Int64], Bools]:
    """The distinct pairs of lemmas, whose first `from_dictionary` are from one, and a mask of those by sound only."""
    keys = np.stack(entries, axis=1)
    distinct, first = np.unique(keys, axis=0, return_index=True)
    return (distinct[:, 0], distinct[:, 1]), first >= from_dictionary
