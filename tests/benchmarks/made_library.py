"""A made library: documents of words that follow one another as in a real text, and copies whose source is known.

Every word is followed by one that follows it somewhere in the text (a Markov chain), so that common phrases are as
common as in the text, and no long stretch stands in two documents by itself.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_WORDS = re.compile(r"\w+[,.;!?]?")
_BLOCK = 4096


@dataclass(frozen=True)
class Query:
    """A text to look for; `source` is the document it copies `copied` words in a row from, -1 for none."""

    text: str
    source: int
    copied: int


class MadeLibrary:
    """Documents by number; the same seed gives the same ones in any order."""

    def __init__(self, source: Path, words: int = 300, seed: int = 20261121) -> None:
        found = _WORDS.findall(source.read_text("utf-8"))
        self.vocabulary = sorted(set(found))
        number = {word: place for place, word in enumerate(self.vocabulary)}
        self._text = np.array([number[word] for word in found], np.int32)
        follows = self._text[:-1]
        self._order = np.argsort(follows, kind="stable")
        self._first = np.searchsorted(follows[self._order], np.arange(len(self.vocabulary) + 1))
        self._first[-1] = len(follows)
        self._size = words
        self._seed = seed

    def texts(self, first: int, last: int) -> Iterator[str]:
        """The texts of a range of documents."""
        for block in range(first // _BLOCK, -(-last // _BLOCK)):
            rows = self._block(block)
            begin = max(first - block * _BLOCK, 0)
            for row in rows[begin : last - block * _BLOCK]:
                yield self._text_of(row)

    def queries(self, documents: int, count: int, copied: int | None) -> list[Query]:
        """Texts of which seven in ten copy one document each: `copied` words in a row, or 15 to 100 percent of it."""
        chance = np.random.default_rng(self._seed + 1 + (copied or 0))
        own = self._chains(chance, count)
        found = []
        for number in range(count):
            row = own[number]
            if number % 10 >= 7:
                found.append(Query(self._text_of(row), -1, 0))
                continue
            source, size = int(chance.integers(documents)), copied or int(self._size * chance.uniform(0.15, 1))
            theirs = self._block(source // _BLOCK)[source % _BLOCK]
            begin, at = (int(chance.integers(self._size - size + 1)) for _ in range(2))
            row[at : at + size] = theirs[begin : begin + size]
            found.append(Query(self._text_of(row), source, size))
        return found

    def _block(self, block: int) -> NDArray[np.int32]:
        return self._chains(np.random.default_rng((self._seed, block)), _BLOCK)

    def _chains(self, chance: np.random.Generator, count: int) -> NDArray[np.int32]:
        rows = np.empty((count, self._size), np.int32)
        rows[:, 0] = chance.choice(self._text[:-1], count)
        for place in range(1, self._size):
            before = rows[:, place - 1]
            low, high = self._first[before], self._first[before + 1]
            # The last word of the text may be followed by nothing: the chain begins anew.
            at = np.where(high > low, low + (chance.random(count) * (high - low)).astype(np.int64), 0)
            rows[:, place] = self._text[self._order[at] + 1]
        return rows

    def _text_of(self, row: NDArray[np.int32]) -> str:
        return " ".join([self.vocabulary[number] for number in row.tolist()])
