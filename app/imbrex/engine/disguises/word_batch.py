"""Word batch: the words of several texts of one language, end to end, with everything needed for repair."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Int64, UInt32, blocks, unique
from imbrex.engine.disguises.class_words import ClassWords
from imbrex.engine.language import Language
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.characters import codes_of
from imbrex.engine.text.spelling_traits import LONGEST, Lookup, Trait, is_word
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.words import Words
from imbrex.values import frozen

_ASKED = 2000  # words between two checks of the observer
_CHARACTERS = 1 << 16  # looked at together
_BLOCK = 100  # words that are judged together
_FEWEST = 20  # of them, with letters
_STRANGE = 0.4  # share of words that are none; half as many in honest text of another language
_GLUED = 15.0  # letters of a word on average
_GLUED_WORDS = 5  # of a block; they are sentences
BROKEN = 3.7
"""Letters of a word on average; honest text has 4.7 and more."""

BLANKS = frozenset(" \u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u2060\u3164\u2800\uffa0")


@frozen(eq=False, caches=True)
class Batch:
    """Texts of one language.

    Attributes:
        texts, words: their text and words.
        places: number of each text among all documents of the class.
        language: of all of them.
        lookup: of spellings.
        class_words: the words of the whole class.
        observer: for cancellation.
        recognized, uncertain: which words were recognized in a picture, and which of these may be wrong, shape (n,).
        uncut: letters of each document, by its number, that were not cut into words because there are too many.
    """

    texts: Sequence[str]
    words: Sequence[Words]
    places: Sequence[int]
    language: Language
    lookup: Lookup
    class_words: ClassWords
    observer: Observer
    recognized: Bools
    uncertain: Bools
    uncut: Counter[int] = field(default_factory=Counter)
    _found: dict[Trait, Bools] = field(default_factory=dict)

    @cached_property
    def number(self) -> Int32:
        """Number of each word."""
        return np.concatenate([words.number for words in self.words])

    @cached_property
    def _index(self) -> NDArray[np.intp]:
        """The same as numpy looks up: it would convert narrower numbers each time."""
        return self.number.astype(np.intp)

    @cached_property
    def text(self) -> Int32:
        """Number of the text of each word."""
        return np.repeat(np.arange(len(self.words), dtype=np.int32), [len(words.number) for words in self.words])

    @cached_property
    def end(self) -> Int32:
        """End of each word in its text."""
        return np.concatenate([words.end for words in self.words])

    @cached_property
    def near(self) -> Bools:
        """Whether one character separates each word from the next of the same text, shape (n - 1,)."""
        start = np.concatenate([words.start for words in self.words])
        return np.asarray((start[1:] - self.end[:-1] == 1) & (self.text[1:] == self.text[:-1]))

    def signs(self, texts: Sequence[int]) -> tuple[Int64, UInt32]:
        """The words of some texts, in order, that one character other than a space separates from the next, and it."""
        begins = np.cumsum([0, *(len(self.texts[text]) for text in texts)])
        groups = watched(blocks(begins, _CHARACTERS), self.observer, 1)
        parts = [self._signs_in(texts[low:high]) for low, high in groups]
        places = np.concatenate([np.zeros(0, np.int64), *(some for some, _ in parts)])
        return places, np.concatenate([np.zeros(0, np.uint32), *(some for _, some in parts)])

    def _signs_in(self, texts: Sequence[int]) -> tuple[Int64, UInt32]:
        words, letters = [self.words[text] for text in texts], [self.texts[text] for text in texts]
        sizes, lengths = (np.fromiter(map(len, some), np.int64) for some in ([one.number for one in words], letters))
        owner = np.repeat(np.arange(len(texts)), sizes)
        start, end = (np.concatenate(some) for some in zip(*((one.start, one.end) for one in words), strict=True))
        near = np.flatnonzero((start[1:] - end[:-1] == 1) & (owner[1:] == owner[:-1]))
        after = codes_of("".join(letters))[end[near] + (np.cumsum(lengths) - lengths)[owner[near]]]
        apart = np.flatnonzero(after != ord(" "))  # few are
        places = near[apart]
        return places + (self.first[texts] - (np.cumsum(sizes) - sizes))[owner[places]], after[apart].astype(np.uint32)

    def has(self, trait: Trait) -> Bools:
        """Whether each word has a trait; not to be changed, as several repairs ask for the same one."""
        if trait not in self._found:
            traits = self.lookup.traits(trait, self.spellings, self.language, self.observer)
            is_there = traits[self.spellings].any()
            self._found[trait] = traits.take(self._index) if is_there else np.zeros(len(self.number), np.bool_)
        return self._found[trait]

    def distinct(
        self, trait: Trait, judge: Callable[[list[str], str], list[bool]] | None = None
    ) -> list[tuple[int, str]]:
        """Numbers and readings of the distinct words that have a trait; `judge` as for `Lookup.traits`."""
        traits = self.lookup.traits(trait, self.spellings, self.language, self.observer, judge)
        numbers = self.spellings[traits[self.spellings]].tolist()
        return list(zip(numbers, self.lookup.readings(numbers, self.observer), strict=True))

    def has_number(self, numbers: Sequence[int]) -> Bools:
        """Whether each word has one of these numbers."""
        wanted = np.zeros(len(self.lookup.vocabulary), np.bool_)
        wanted[list(numbers)] = True
        return wanted.take(self._index)

    @cached_property
    def lengths(self) -> Int32:
        """Number of letters of each word as it is read; 0 if it has other characters than letters and apostrophes."""
        lengths = np.zeros(len(self.lookup.vocabulary), np.int32)
        words = self.lookup.readings(self.spellings.tolist(), self.observer)
        sizes = np.fromiter(map(len, words), np.int32, len(words))
        odd = np.flatnonzero(~np.fromiter(map(str.isalpha, words), np.bool_, len(words))).tolist()
        none = [index for index in watched(odd, self.observer, _ASKED) if not words[index] or not is_word(words[index])]
        sizes[none] = 0
        lengths[self.spellings] = sizes
        return lengths.take(self._index)

    @cached_property
    def strange(self) -> Bools:
        """Whether each word is none."""
        single = self.has(Trait.LETTER)
        letters = unique(self.number[single]).astype(np.int64)
        stop_words = self.lookup.traits(Trait.STOP_WORD, letters, self.language, self.observer)
        single = single & ~stop_words[self.number]
        return np.asarray((self.lengths > 0) & (self.has(Trait.UNKNOWN) | single | (self.lengths > LONGEST)))

    @cached_property
    def blocks(self) -> tuple[Bools, Bools]:
        """Whether each word is in a block of broken words, and in one of glued words."""
        sizes = -(-np.diff(self.first) // _BLOCK)  # blocks of each text
        begins = np.repeat(self.first[:-1], sizes) + _BLOCK * (
            np.arange(sizes.sum()) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        )
        count, letters = (
            np.add.reduceat(column, begins) for column in ((self.lengths > 0).astype(np.int64), self.lengths)
        )
        broken = (count >= _FEWEST) & (letters <= BROKEN * count)
        glued = (count >= _GLUED_WORDS) & (letters >= _GLUED * count)
        if broken.any() or glued.any():
            many = np.add.reduceat(self.strange.astype(np.int64), begins) >= _STRANGE * count
            broken, glued = broken & many, glued & many
        words = np.diff(begins, append=len(self.lengths))
        return np.repeat(broken, words), np.repeat(glued, words)

    @cached_property
    def spellings(self) -> NDArray[np.int64]:
        """The distinct numbers of the words, ascending: there are a hundred times fewer."""
        met = np.zeros(len(self.lookup.vocabulary), np.bool_)
        met[self._index] = True
        return np.flatnonzero(met)

    @cached_property
    def first(self) -> NDArray[np.int64]:
        """First word of each text."""
        return np.cumsum([0, *(len(words.number) for words in self.words)])

    def between(self, index: int) -> str:
        """The character after a word."""
        text = int(self.text[index])
        return self.texts[text][int(self.words[text].end[index - self.first[text]])]

    def follows(self, indices: NDArray[np.intp], marks: frozenset[str]) -> list[bool]:
        """Whether one of the marks follows each of the given words."""
        places = zip(self.text[indices].tolist(), self.end[indices].tolist(), strict=True)
        return [self.texts[text][end] in marks for text, end in watched(places, self.observer, _ASKED)]

    def reading(self, index: int) -> str:
        """A word with its own disguises undone."""
        return self.lookup.reading(int(self.number[index]))

    def readings(self, first: int, last: int) -> list[str]:
        """Words `first <= i < last` with their own disguises undone."""
        return list(map(self._every_reading.__getitem__, self._numbers[first:last].tolist()))

    def wholes(self, spans: Iterable[tuple[int, int]]) -> dict[tuple[int, int], str]:
        """The words of each range `first <= i < last` as one."""
        number, spelled = self._numbers, self._every_reading.__getitem__
        return {span: "".join(map(spelled, number[slice(*span)])) for span in watched(spans, self.observer)}

    @cached_property
    def _numbers(self) -> memoryview:
        """The number of each word, of which single ones are read twice as fast as from an array."""
        return self.number.data

    @cached_property
    def _every_reading(self) -> Sequence[str]:
        return self.lookup.every_reading(self.observer)

    def place(self, index: int) -> int:
        """Number of a word's document among all documents of the class."""
        return self.places[int(self.text[index])]

    def are_apart(self, first: int, last: int, marks: frozenset[str] = BLANKS) -> bool:
        """Whether one of the marks separates every two neighbours."""
        return all(self.between(index) in marks for index in range(first, last - 1))
