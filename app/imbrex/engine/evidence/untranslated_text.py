"""Untranslated text: what a text has word for word of a text in another language: quotations and single words."""

from collections.abc import Collection, Iterator
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, UInt64, unique
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.document import Span

FEWEST = 3
"""Words of a quotation."""
_FOREIGN = 2
"""Words of a quotation that only the language of the other text has: names and terms are the same in both."""
_SHORTEST = 4
"""Letters of an untranslated word."""
MOST = 400
"""Quotations and words of each side that are examined, the first ones."""


def find_untranslated(
    left: EvidenceText, right: EvidenceText, rest: RestOfClass, corpus: Corpus, observer: Observer
) -> list[Item]:
    """Find words of either text in the language of the other one, which also has them.

    Args:
        left, right: two texts in different languages.
        crowd: the documents around them.
        corpus: of all documents, for their languages.
        observer: for cancellation.
    """
    mine = _found(left, right, _of_language(rest, corpus, left), observer)
    its = _found(right, left, _of_language(rest, corpus, right), observer)
    found = [*mine, *(replace(item, left=item.right, right=item.left) for item in its)]
    return [item for item in found if item.others <= rest.limit]


def _of_language(rest: RestOfClass, corpus: Corpus, side: EvidenceText) -> RestOfClass:
    """The documents in the language of a side: the others have its foreign words by nature."""
    codes = [corpus.language(document.key).code for document in rest.documents]
    return replace(rest, others=rest.others & (np.array(codes) == side.language.code))


def _found(side: EvidenceText, other: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    foreign = _foreign(side, other, rest)
    quoted = np.zeros(len(side), np.bool_)
    quotations: list[Item] = []
    for first, last, place in watched(_runs(side, other), observer, 20):
        if np.count_nonzero(foreign[first:last]) >= _FOREIGN and len(quotations) < MOST:
            quoted[first:last] = True
            quotations.append(_quotation(side, other, (first, last, place), rest))
    words = unique(side.written[foreign & ~quoted])
    # One occurrence in a quotation is enough: the word is shown with it.
    words = np.setdiff1d(words, side.written[quoted])[:MOST]
    return [*quotations, *_words(side, other, words, rest, observer)]


def _foreign(side: EvidenceText, other: EvidenceText, rest: RestOfClass) -> Bools:
    """Mask of the words that both texts have and only the other language knows, but for names."""
    if not other.language.has_dictionary or not side.language.has_dictionary:
        return np.zeros(len(side), np.bool_)
    shared = np.isin(side.written, other.written[other.plain]) & side.plain & side.own & ~side.capitals
    numbers = unique(side.numbers[shared])
    spelled = [rest.words.spelled[number] for number in numbers.tolist()]
    usual = side.language.stop_words
    good = np.array([len(word) >= _SHORTEST and word.isalpha() and word not in usual for word in spelled], np.bool_)
    numbers, words = numbers[good], [word for word, is_good in zip(spelled, good, strict=True) if is_good]
    if not words:
        return np.zeros(len(side), np.bool_)
    known = zip(side.language.known(words), other.language.known(words), strict=True)
    only = [its and not mine for mine, its in known]
    return np.asarray(shared & np.isin(side.numbers, numbers[np.array(only, np.bool_)]))


def _runs(side: EvidenceText, other: EvidenceText) -> Iterator[tuple[int, int, int]]:
    """Longest runs of words that the other text has too: first word, end, and first word there."""
    mine, its = _grams(side.written), _grams(other.written)
    if not len(mine) or not len(its):
        return
    keys, first = np.unique(its, return_index=True)
    place = np.minimum(np.searchsorted(keys, mine), len(keys) - 1)
    there = np.where(keys[place] == mine, first[place], -1)
    counts = side.plain & side.own
    start = 0
    for begin in np.flatnonzero(there >= 0).tolist():
        if begin < start:
            continue
        length = _common(side.written, other.written, begin, int(there[begin]), counts)
        if length >= FEWEST:
            yield begin, begin + length, int(there[begin])
            start = begin + length


def _grams(words: UInt64) -> UInt64:
    """A hash of each three words in a row."""
    if len(words) < FEWEST:
        return np.zeros(0, np.uint64)
    factor = np.uint64(0x9E3779B97F4A7C15)
    return np.asarray((words[:-2] * factor + words[1:-1]) * factor + words[2:])


def _common(mine: UInt64, its: UInt64, begin: int, there: int, counts: Bools) -> int:
    size = min(len(mine) - begin, len(its) - there)
    same = (mine[begin : begin + size] == its[there : there + size]) & counts[begin : begin + size]
    return size if same.all() else int(np.argmin(same))


def _quotation(side: EvidenceText, other: EvidenceText, run: tuple[int, int, int], rest: RestOfClass) -> Item:
    first, last, place = run
    span, its = side.span(first, last - 1), other.span(place, place + last - first - 1)
    holders = rest.holders(unique(side.written[first:last]), rest.words.written)
    text = " ".join(side.text[span.start : span.end].split())
    return Item(Kind.LITERAL_QUOTATION, text, (span,), (its,), len(set.intersection(*holders)))


def _words(
    side: EvidenceText, other: EvidenceText, wanted: UInt64, rest: RestOfClass, observer: Observer
) -> Iterator[Item]:
    counts = rest.counts(wanted, rest.words.written).tolist()
    places = zip(side.places(side.written, wanted), other.places(other.written, wanted), counts, strict=True)
    for mine, its, count in watched(places, observer, 20):
        yield Item(
            Kind.UNTRANSLATED_WORD,
            side.tokens.word(mine[0]),
            _spans(side, mine),
            _spans(other, its),
            count,
        )


def _spans(side: EvidenceText, places: Collection[int]) -> tuple[Span, ...]:
    return tuple(side.span(place) for place in places)
