"""Respaced words: text whose blanks are missing, or stand inside words.

Where many words are none, and words are far shorter or longer than usual, the letters between two marks are cut again,
into words of the dictionary and of the other documents. Hyphens, dots and the like inside words count as blanks there.
A sign that is nearly always inside a word is removed from it, whichever sign it is.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

import numpy as np

from imbrex.engine.arrays import Bools, Int64, among, unique
from imbrex.engine.disguises.word_batch import BLANKS, BROKEN, Batch
from imbrex.engine.disguises.word_splitting import LONGEST_CHAIN, Chain, cut
from imbrex.engine.observer import watched
from imbrex.engine.text.spelling_traits import LONGEST, Trait
from imbrex.engine.text.strange_letters import MARKS
from imbrex.values import frozen

_MARKS = BLANKS | frozenset(MARKS)
_FEWEST_TORN = 6  # words with the same sign inside
_SHARE_TORN = 0.6  # of the places where it is between letters; the hyphens of an honest text are mostly in compounds
_UNKNOWN = 0.03  # of the words of a text in which signs are looked for
MOST = 200_000
"""Letters of a document that are cut, 40,000 words; these take half a minute."""
_FEW = 5  # chains between two checks of the observer


@frozen
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


def find_interrupted(batch: Batch) -> Iterator[Respaced]:
    """Words with a sign inside, where most of what this sign is in are words without it."""
    unknown = batch.has(Trait.UNKNOWN)
    count = np.diff(np.searchsorted(np.flatnonzero(unknown), batch.first))
    likely = count >= np.maximum(_FEWEST_TORN, _UNKNOWN * np.diff(batch.first))
    if not likely.any():
        return
    parts = np.flatnonzero(unknown | batch.has(Trait.LETTER))
    for runs in watched(_runs_by_sign(batch, likely), batch.observer, 1):
        is_piece = np.searchsorted(parts, runs[:, 0]) < np.searchsorted(parts, runs[:, 1])
        if np.count_nonzero(is_piece) >= _fewest_torn(len(runs)):  # hardly ever
            yield from _torn(batch, list(map(tuple, runs.tolist())), is_piece.tolist())


def _fewest_torn(runs: int) -> float:
    """How many of the runs of words with one sign must be words without it."""
    return max(_FEWEST_TORN, _SHARE_TORN * runs)


def _runs_by_sign(batch: Batch, wanted: Bools) -> Iterator[Int64]:
    """The half-open ranges of words between which there is one sign only, for each sign that is frequent in a text.

    Each is of shape (ranges, 2); `wanted` tells the texts to look at.
    """
    places, codes = batch.signs(np.flatnonzero(wanted).tolist())
    has_letters = (batch.lengths[places] > 0) & (batch.lengths[places + 1] > 0)
    places, codes = places[has_letters], codes[has_letters]
    signs = [code for code in unique(codes).tolist() if unicodedata.category(chr(code))[0] in "PS"]
    is_sign = among(codes, np.array(signs, np.uint32))
    places, codes = places[is_sign], codes[is_sign]
    texts = batch.text[places]
    order = np.lexsort((places, codes, texts))
    places, texts, codes = places[order], texts[order], codes[order]
    ends = np.flatnonzero((texts[1:] != texts[:-1]) | (codes[1:] != codes[:-1])) + 1
    for some in np.split(places, ends):
        if len(some) >= _FEWEST_TORN:
            begins = np.flatnonzero(np.diff(some, prepend=-2) != 1)
            lasts = some[np.append(begins[1:], len(some)) - 1]
            yield np.stack((some[begins], lasts + 2), axis=1)


def _torn(batch: Batch, runs: Sequence[tuple[int, int]], is_piece: Sequence[bool]) -> Iterator[Respaced]:
    """The words that the runs are without their sign, if that is so of most; "to-day" is two words anyway.

    `is_piece` tells the runs with a word that may be part of one.
    """
    wholes = list(batch.wholes(runs).values())
    is_known = batch.lookup.known(wholes, batch.language, batch.observer)
    torn = [known and piece for known, piece in zip(is_known, is_piece, strict=True)]
    if sum(torn) >= _fewest_torn(len(runs)):
        for (first, last), whole, known, piece in zip(runs, wholes, is_known, is_piece, strict=True):
            if known or piece:
                yield Respaced(first, last, (whole,), ())


def find_broken(batch: Batch) -> Iterator[Respaced]:
    """Words in text with blanks inside words, where these are others."""
    runs = list(_windows(batch, _runs(batch)))
    wholes = watched(batch.wholes(runs).items(), batch.observer)
    chains = [Chain(letters, batch.place(first)) for (first, _), letters in wholes]
    cuts = _cut(chains, batch)
    for (first, last), chain in watched(zip(runs, chains, strict=True), batch.observer, _FEW):
        if pieces := cuts.get(chain):
            yield from _changed(batch, first, last, pieces)


def find_glued(batch: Batch) -> Iterator[Respaced]:
    """Chains of letters that are words without blanks."""
    long = batch.lengths > LONGEST
    glued = np.flatnonzero(long | (batch.blocks[1] & batch.has(Trait.UNKNOWN))).tolist()
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
    return {chain: pieces for chain, pieces in asked if letters[chain.place] > BROKEN * words[chain.place]}


def _runs(batch: Batch) -> Iterator[tuple[int, int]]:
    """Half-open ranges of words in broken blocks with one mark between two; they may end in other blocks."""
    broken = np.flatnonzero(batch.blocks[0])
    if not len(broken):
        return
    odd = np.concatenate(([False], batch.strange, [False]))
    wanted = (batch.blocks[0] | odd[:-2] | odd[1:-1] | odd[2:]) & (batch.lengths > 0)
    tied = batch.near & wanted[1:] & wanted[:-1]
    # What is between words is looked at last, as few of these ranges have a word of a broken block.
    places = [np.arange(first, last - 1) for first, last in watched(_ranges(tied, broken), batch.observer)]
    tied[:] = False
    if places:
        asked = np.concatenate(places)
        tied[asked] = batch.follows(asked, _MARKS)
    yield from watched(_ranges(tied, broken), batch.observer)


def _ranges(tied: Bools, wanted: Int64) -> Iterator[tuple[int, int]]:
    """Half-open ranges of words that are each tied to the next, if they include one of those wanted, in order."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], tied, [False])).astype(np.int8)))
    first, last = edges[::2], edges[1::2] + 1
    chosen = np.searchsorted(wanted, first) < np.searchsorted(wanted, last)
    return zip(first[chosen].tolist(), last[chosen].tolist(), strict=True)


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
