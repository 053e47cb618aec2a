"""Common phrases: phrases in too many documents to say anything about a pair, and text that most share.

A phrase grows from the most frequent shingle, word by word on both sides, as long as it loses hardly any documents; so
a heading that all essays carry is one phrase, although some of them changed a word of it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt64, among, inside, unique
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.shingles import distinct, is_member, shingle_hashes, shingles_of, whole
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.tokens import Tokens
from imbrex.values import frozen

IN_A_ROW = 5
"""Consecutive words that most documents of a class never share by chance."""


def common_shingles(documents: Sequence[Tokens]) -> UInt64:
    """The shingles of `IN_A_ROW` words in at least three quarters of the documents, ascending."""
    sets = [distinct(shingles_of(tokens, IN_A_ROW)) for tokens in documents]
    hashes, counts = np.unique(np.concatenate([np.zeros(0, np.uint64), *sets]), return_counts=True)
    return np.asarray(hashes[4 * counts >= 3 * len(documents)], np.uint64)


def without(tokens: Tokens, common: UInt64) -> Tokens:
    """The words of a document outside the given shingles; a new part begins where words were removed."""
    starts = among(shingle_hashes(tokens.hashes, IN_A_ROW), common)
    starts &= whole(len(starts), IN_A_ROW, tokens.barriers)
    if not starts.any():
        return tokens
    first = np.flatnonzero(starts)
    left = ~inside(first, first + IN_A_ROW, len(tokens.hashes))
    number = np.concatenate((np.zeros(1, np.int64), np.cumsum(left)))
    gaps = np.flatnonzero(np.diff(np.flatnonzero(left)) > 1) + 1
    ends: Int64 = unique(np.concatenate((number[tokens.barriers], gaps)))
    barriers = ends[(ends > 0) & (ends < number[-1])].astype(np.int32)
    return replace(tokens, kept=tokens.kept[left], hashes=tokens.hashes[left], barriers=barriers)


FEWEST_DOCUMENTS = 3
FEWEST_WORDS = 3
MOST = 1000
"""Maximum number of phrases listed; a class has dozens."""

_KEEPS = 0.8
"""Share of its documents that a phrase must keep while it grows: at .5 the headings of a class of 200 ran on into the
same first words of a hundred essays, at .95 one changed word cut them in two."""


@frozen
class CommonPhrase:
    """A phrase that many documents have.

    Attributes:
        text: as written in the first document that has it; suitable for `Options.exclusions.phrases`.
        words: compared words in it.
        documents: number of documents that have it.
        share: those of all documents that take part, a fraction of 1.
    """

    text: str
    words: int
    documents: int
    share: float


@frozen
class _Phrase:
    """Starts of a phrase of `words` words in all documents."""

    first: Int64
    words: int


def find_common_phrases(
    words: KeptWords,
    length: int,
    share: float,
    taking_part: NDArray[np.bool_],
    tokens_of: Callable[[int], Tokens],
    observer: Observer = SILENT,
) -> list[CommonPhrase]:
    """Find the phrases in more than a share of the documents, largest total of words first.

    Args:
        words: the compared words of all documents.
        length: words in a shingle; phrases have at least that many, and three.
        share: a fraction of 1.
        taking_part: which documents count, shape (documents,).
        tokens_of: returns the words of a document by its number.
        observer: for progress and cancellation.
    """
    owner = np.repeat(np.arange(words.documents), words.sizes)
    total = int(np.count_nonzero(taking_part))
    fewest = max(FEWEST_DOCUMENTS, int(share * total) + 1)
    found = []
    for phrase in _grow_all(words, owner, taking_part, max(length, FEWEST_WORDS), fewest, observer):
        documents = _count(owner, phrase.first)
        found.append(CommonPhrase(_text(words, owner, phrase, tokens_of), phrase.words, documents, documents / total))
    return sorted(found, key=lambda phrase: (-phrase.words * phrase.documents, phrase.text))


def _grow_all(
    words: KeptWords, owner: Int64, taking_part: NDArray[np.bool_], length: int, fewest: int, observer: Observer
) -> Iterator[_Phrase]:
    """Phrases from the most frequent shingle down, without those inside an earlier phrase."""
    hashes = shingle_hashes(words.hashes, length)
    places = np.flatnonzero(whole(len(hashes), length, words.barriers) & taking_part[owner[: len(hashes)]])
    seeds = _common(hashes[places], owner[places], fewest)
    places = places[is_member(hashes[places], np.sort(seeds))]
    order = np.argsort(hashes[places], kind="stable")
    by_hash = hashes[places][order]
    used = np.zeros(len(words.hashes), np.bool_)
    limits = _limits(words)
    grown = 0
    for done, seed in enumerate(seeds):
        observer.check()
        observer.progress(Progress("phrases", done, len(seeds)))
        low, high = np.searchsorted(by_hash, seed, "left"), np.searchsorted(by_hash, seed, "right")
        first = places[order[low:high]]
        if _count(owner, first[~(used[first] & used[first + length - 1])]) < fewest:
            continue
        phrase = _grow(words, owner, limits, _Phrase(first, length), fewest, observer)
        for step in range(phrase.words):
            used[phrase.first + step] = True
        yield phrase
        grown += 1
        if grown == MOST:
            return


def _common(hashes: UInt64, owner: Int64, fewest: int) -> UInt64:
    """Shingles in at least `fewest` documents, the most frequent first."""
    order = np.lexsort((owner, hashes))
    hashes, owner = hashes[order], owner[order]
    new = np.ones(len(hashes), np.bool_)
    new[1:] = (hashes[1:] != hashes[:-1]) | (owner[1:] != owner[:-1])
    hashes = hashes[new]
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(hashes)), np.bool_), hashes[1:] != hashes[:-1])))
    count = np.diff(first, append=len(hashes))
    chosen = count >= fewest
    return hashes[first[chosen]][np.argsort(-count[chosen], kind="stable")]


def _limits(words: KeptWords) -> tuple[Int64, Int64]:
    """First word of the part of each word, and the word after its last."""
    part = np.searchsorted(words.barriers, np.arange(len(words.hashes)), side="right") - 1
    after = np.append(words.barriers[1:], len(words.hashes))
    return words.barriers[part], after[part]


def _grow(
    words: KeptWords, owner: Int64, limits: tuple[Int64, Int64], phrase: _Phrase, fewest: int, observer: Observer
) -> _Phrase:
    """Extend a phrase to the right, then to the left, by the most frequent neighbour."""
    least = max(fewest, int(np.ceil(_KEEPS * _count(owner, phrase.first))))
    begin, end = limits
    while len(first := _followed(words, phrase.first, phrase.first + phrase.words, end[phrase.first])):
        observer.check()
        if _count(owner, first) < least:
            break
        phrase = _Phrase(first, phrase.words + 1)
    while len(first := _followed(words, phrase.first, phrase.first - 1, end[phrase.first], begin[phrase.first])):
        observer.check()
        if _count(owner, first) < least:
            break
        phrase = _Phrase(first - 1, phrase.words + 1)
    return phrase


def _followed(words: KeptWords, first: Int64, neighbour: Int64, end: Int64, begin: Int64 | int = 0) -> Int64:
    """The positions followed by the most frequent neighbour within the same part."""
    inside = (neighbour < end) & (neighbour >= begin)
    first, neighbour = first[inside], neighbour[inside]
    if not len(first):
        return first
    values, counts = np.unique(words.hashes[neighbour], return_counts=True)
    commonest: Int64 = first[words.hashes[neighbour] == values[np.argmax(counts)]]
    return commonest


def _count(owner: Int64, places: Int64) -> int:
    """Number of documents that contain the ascending positions."""
    owners = owner[places]
    return int(np.count_nonzero(np.diff(owners))) + 1 if len(owners) else 0


def _text(words: KeptWords, owner: Int64, phrase: _Phrase, tokens_of: Callable[[int], Tokens]) -> str:
    """The phrase as written in the first document."""
    place = int(phrase.first[0])
    document = int(owner[place])
    tokens = tokens_of(document)
    first = place - int(words.pointer[document])
    span = tokens.span(first, first + phrase.words)
    return " ".join(tokens.document.text[span.start : span.end].split())
