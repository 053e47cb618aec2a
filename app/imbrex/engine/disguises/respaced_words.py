"""Respaced words: text whose blanks are missing, or stand inside words.

Where many words are none, and words are far shorter or longer than usual, the letters between two marks are cut again,
into words of the dictionary and of the other documents. Hyphens, dots and the like inside words count as blanks there.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

import numpy as np

from imbrex.engine.arrays import Bools
from imbrex.engine.disguises.word_batch import BLANKS, Batch
from imbrex.engine.disguises.word_splitting import LONGEST_CHAIN, Chain, cut
from imbrex.engine.observer import watched
from imbrex.engine.text.spelling_traits import LONGEST, Trait
from imbrex.engine.text.strange_letters import MARKS

_MARKS = BLANKS | frozenset(MARKS)
_BLOCK = 100  # words that are judged together
_FEWEST = 20  # of them, with letters
_STRANGE = 0.4  # share of words that are none; half as many in honest text of another language
_BROKEN = 3.7  # letters of a word on average; honest text has 4.7 and more
_GLUED = 15.0
_GLUED_WORDS = 5  # of a block; they are sentences
MOST = 200_000
"""Letters of a document that are cut, 40,000 words; these take half a minute."""
_FEW = 5  # chains between two checks of the observer


@dataclass(frozen=True, slots=True)
class Respaced:
    """Words `first <= i < last` of a batch that are others, with the spans of these in the text."""

    first: int
    last: int
    readings: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]


def letter_spans(batch: Batch, first: int, last: int) -> list[tuple[int, int]]:
    """The span of each letter of some words as they are read; words and readings may differ in length."""
    spans: list[tuple[int, int]] = []
    words = batch.words[int(batch.text[first])]
    base = int(batch.first[batch.text[first]])
    for index, reading in zip(range(first - base, last - base), batch.readings(first, last), strict=True):
        start, end = int(words.start[index]), int(words.end[index])
        starts = [min(start + place, end - 1) for place in range(len(reading))]
        spans += zip(starts, [*starts[1:], end], strict=True)
    return spans


def piece_spans(letters: Sequence[tuple[int, int]], pieces: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """The span of each piece of some letters."""
    borders = list(accumulate(map(len, pieces), initial=0))
    return tuple((letters[a][0], letters[b - 1][1]) for a, b in pairwise(borders))


def find_broken(batch: Batch) -> Iterator[Respaced]:
    """Words in text with blanks inside words, where these are others."""
    runs = list(_windows(batch, _runs(batch)))
    chains = [Chain("".join(batch.readings(*run)), batch.place(run[0])) for run in watched(runs, batch.observer)]
    cuts = _cut(chains, batch)
    for (first, last), chain in watched(zip(runs, chains, strict=True), batch.observer, _FEW):
        if pieces := cuts.get(chain):
            yield from _changed(batch, first, last, pieces)


def find_glued(batch: Batch) -> Iterator[Respaced]:
    """Chains of letters that are words without blanks."""
    long = batch.lengths > LONGEST
    glued = np.flatnonzero(long | (_blocks(batch)[1] & batch.has(Trait.UNKNOWN))).tolist()
    chains = {index: list(_chains(batch, index)) for index in watched(glued, batch.observer)}
    cuts = _cut([chain for some in chains.values() for chain in some], batch)
    for index, some in watched(chains.items(), batch.observer, _FEW):
        pieces = [piece for chain in some for piece in cuts.get(chain, [chain.letters])]
        if len(pieces) > len(some):
            spans = piece_spans(letter_spans(batch, index, index + 1), pieces)
            yield Respaced(index, index + 1, tuple(pieces), spans)


def _chains(batch: Batch, index: int) -> Iterator[Chain]:
    """A word in pieces that can be cut."""
    word, place = batch.reading(index), batch.place(index)
    for start in watched(range(0, len(word), LONGEST_CHAIN), batch.observer):
        yield Chain(word[start : start + LONGEST_CHAIN], place)


def _cut(chains: Sequence[Chain], batch: Batch) -> dict[Chain, list[str]]:
    """The words of chains, by document: not of one whose words would be as short as broken ones, which is chance."""
    letters, words = Counter[int](), Counter[int]()
    wanted = []
    for chain in watched(chains, batch.observer):
        letters[chain.place] += len(chain.letters)
        if letters[chain.place] <= MOST:
            wanted.append(chain)
        else:
            batch.uncut[chain.place] += len(chain.letters)
    cuts = cut(wanted, batch, gaps=True)
    letters.clear()
    for chain, pieces in watched(cuts.items(), batch.observer):
        letters[chain.place] += len(chain.letters)
        words[chain.place] += len(pieces)
    asked = watched(cuts.items(), batch.observer)
    return {chain: pieces for chain, pieces in asked if letters[chain.place] > _BROKEN * words[chain.place]}


def _strange(batch: Batch) -> Bools:
    """Whether each word is none."""
    single = batch.has(Trait.LETTER) & ~batch.has(Trait.STOP_WORD)
    return np.asarray((batch.lengths > 0) & (batch.has(Trait.UNKNOWN) | single | (batch.lengths > LONGEST)))


def _blocks(batch: Batch) -> tuple[Bools, Bools]:
    """Whether each word is in a block of broken words, and in one of glued words."""
    begins = np.concatenate([np.arange(a, b, _BLOCK) for a, b in pairwise(batch.first)])
    count, letters = (
        np.add.reduceat(column, begins) for column in ((batch.lengths > 0).astype(np.int64), batch.lengths)
    )
    broken = (count >= _FEWEST) & (letters <= _BROKEN * count)
    glued = (count >= _GLUED_WORDS) & (letters >= _GLUED * count)
    if broken.any() or glued.any():
        many = np.add.reduceat(_strange(batch).astype(np.int64), begins) >= _STRANGE * count
        broken, glued = broken & many, glued & many
    sizes = np.diff(begins, append=len(batch.lengths))
    return np.repeat(broken, sizes), np.repeat(glued, sizes)


def _runs(batch: Batch) -> Iterator[tuple[int, int]]:
    """Half-open ranges of words in broken blocks with one mark between two; they may end in other blocks."""
    broken = _blocks(batch)[0]
    if not broken.any():
        return
    odd = np.concatenate(([False], _strange(batch), [False]))
    wanted = (broken | odd[:-2] | odd[1:-1] | odd[2:]) & (batch.lengths > 0)
    tied = batch.near & wanted[1:] & wanted[:-1]
    tied[tied] = batch.follows(np.flatnonzero(tied), _MARKS)
    edges = np.flatnonzero(np.diff(np.concatenate(([False], tied, [False])).astype(np.int8)))
    runs = zip(edges[::2].tolist(), (edges[1::2] + 1).tolist(), strict=True)
    yield from ((first, last) for first, last in watched(runs, batch.observer) if broken[first:last].any())


def _windows(batch: Batch, runs: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The runs in pieces that can be cut."""
    for first, last in watched(runs, batch.observer):
        start, letters = first, 0
        for index, length in watched(enumerate(batch.lengths[first:last].tolist(), first), batch.observer):
            if letters + length > LONGEST_CHAIN and index > start:
                yield start, index
                start, letters = index, 0
            letters += length
        yield start, last


def _changed(batch: Batch, first: int, last: int, pieces: Sequence[str]) -> Iterator[Respaced]:
    """The words that are others, each with as few neighbours as possible."""
    letters = letter_spans(batch, first, last)
    old = list(accumulate(map(len, batch.readings(first, last)), initial=0))
    new = list(accumulate(map(len, pieces), initial=0))
    places = {border: place for place, border in enumerate(new)}
    common = [(index, places[border]) for index, border in enumerate(old) if border in places]
    for (a, start), (b, end) in pairwise(common):
        if b - a > 1 or end - start > 1:
            spans = piece_spans(letters[new[start] : new[end]], pieces[start:end])
            yield Respaced(first + a, first + b, tuple(pieces[start:end]), spans)
