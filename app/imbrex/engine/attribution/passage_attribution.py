"""Passage attribution: the citation status of each passage of a pair, in each of the two texts."""

from collections.abc import Collection

import numpy as np

from imbrex.engine.arrays import Bools, Int64, UInt8
from imbrex.engine.attribution.attribution import NOTHING, Attributed, Attribution, Standing
from imbrex.engine.citations.citations import Owning, find_citations, places_of_sources, within
from imbrex.engine.citations.quotations import quoted_stretches, quoted_words, words_in_bibliographies
from imbrex.engine.citations.text_ranges import Stretches, standing_in
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.document import Document
from imbrex.engine.text.sentences import sentence_ends
from imbrex.engine.text.tokens import Fate, Int32
from imbrex.values import frozen

REACH = 250
"""Words that a citation covers on either side: a long paragraph. One citation is no permission to copy pages, so a
passage counts as cited only if most of its words are within reach of one."""
BESIDE = 400
"""Code points beyond a passage within which its neighbouring sentences are sought; longer ones are cut there."""
_AT_AN_END = 3  # code points: a passage includes the marks that close its last sentence


@frozen(eq=False)
class _Side:
    """One text of a pair: its words, their surroundings, and the passages.

    Attributes:
        text: as it was read.
        reading: its words.
        start, end: the passages, code points.
        first, last: the same in words of the reading, half-open.
        low, high: the passages with the sentence before and after, code points.
        quoted, listed, given: words in quotations, in bibliographies, in templates or excluded phrases.
        citations: citations in the text.
        owning: which of them belong to quotations.
    """

    text: str
    reading: Reading
    start: Int64
    end: Int64
    first: Int64
    last: Int64
    low: Int64
    high: Int64
    quoted: Bools
    listed: Bools
    given: Bools
    citations: Stretches
    owning: Owning

    def are_near_citations(self) -> Bools:
        """Whether any citation is in each passage or beside it; most texts have few."""
        after = np.searchsorted(self.citations[:, 1], self.low, "right")
        return np.asarray(after < np.searchsorted(self.citations[:, 0], self.high))

    def most(self, words: Bools) -> Bools:
        """Passages with more than half of their words in the given mask."""
        before: Int64 = np.concatenate((np.zeros(1, np.int64), np.cumsum(words)))
        return np.asarray(2 * (before[self.last] - before[self.first]) > self.last - self.first)

    def cited(self, number: int, *, quoted: bool) -> Stretches:
        """Citations in a passage or in the sentence before or after it, without those of a quotation beside unquoted
        words.

        Before, because "As Smith (2010) writes:" announces; after, because "(Smith, 2010)" may follow the full stop,
        and "Smith (2010) goes on" takes it up. Citations farther away refer to other sentences.
        """
        found = within(self.citations, int(self.low[number]), int(self.high[number]))
        return found if quoted else self.owning.free(found, int(self.first[number]), int(self.last[number]))

    def copied_along(self, number: int, observer: Observer) -> set[str]:
        """Citations inside the passage itself, folded."""
        found = within(self.citations, int(self.start[number]), int(self.end[number]))
        return {self._folded(*one) for one in watched(found.tolist(), observer)}

    def reaches(self, number: int, citations: Stretches, others: Collection[str], observer: Observer) -> bool:
        """Whether most words of a passage are near one of the citations, ignoring those that the other side has too.

        A copied paragraph brings its citations along; they refer to its sources, not to the paragraph itself.
        """
        first, last = int(self.first[number]), int(self.last[number])
        near = np.zeros(last - first, np.bool_)
        words = np.searchsorted(self.reading.start, citations) - first
        for (begin, end), (low, high) in watched(zip(citations.tolist(), words.tolist(), strict=True), observer):
            if others and self._folded(begin, end) in others:
                continue
            near[max(0, low - REACH) : max(0, high + REACH)] = True
        return bool(2 * np.count_nonzero(near) > last - first)

    def _folded(self, begin: int, end: int) -> str:
        return "".join(self.text[begin:end].casefold().split())


def attribute(corpus: Corpus, passages: Rewritten, observer: Observer = SILENT) -> Attribution:
    """Determine the status of each passage on both sides. Raises KeyError if a document is no longer in the corpus.

    Most words of a passage decide: template text, part of a bibliography, quoted. A passage that is quoted and cited
    properly keeps that status even if both texts are by the same author.
    """
    if not len(passages):
        return Attribution(
            _without_passages(corpus, passages.left, observer), _without_passages(corpus, passages.right, observer)
        )
    left = _side(
        corpus,
        passages.left,
        (passages.left_start, passages.left_end, passages.left_first, passages.left_last),
        observer,
    )
    right = _side(
        corpus,
        passages.right,
        (passages.right_start, passages.right_end, passages.right_first, passages.right_last),
        observer,
    )
    own = _one_author(passages.left.tokens.document, passages.right.tokens.document)
    return Attribution(_attributed(left, right, own, observer), _attributed(right, left, own, observer))


def _without_passages(corpus: Corpus, reading: Reading, observer: Observer) -> Attributed:
    """The same for a text without passages, whose citations need not be found."""
    document = reading.tokens.document
    quotations = quoted_stretches(document.text, corpus.citing(document.key), observer)
    share = _share(standing_in(quotations, reading.start))
    return Attributed(np.zeros(0, np.uint8), np.full(len(reading), NOTHING, np.uint8), share)


def _share(words: Bools) -> float:
    return float(np.count_nonzero(words)) / max(1, len(words))


def words_apart(corpus: Corpus, reading: Reading, observer: Observer = SILENT) -> UInt8:
    """Kind of each word of a reading, shape (words,): 3 a template or an excluded phrase, 2 a bibliography, 1 a
    quotation, 0 none of them."""
    observer.check()
    document = reading.tokens.document
    citing = corpus.citing(document.key)
    apart = np.zeros(len(reading), np.uint8)
    apart[quoted_words(document.text, reading.start, citing, observer)] = 1
    apart[words_in_bibliographies(document.text, reading.start, citing, observer)] = 2
    apart[_given(corpus, reading, observer)] = 3
    return apart


def _side(corpus: Corpus, reading: Reading, places: tuple[Int32, Int32, Int32, Int32], observer: Observer) -> _Side:
    observer.check()
    document = reading.tokens.document
    citing = corpus.citing(document.key)
    citations = find_citations(document.text, citing, places_of_sources(document, citing), observer)
    observer.check()
    ends = _ends_outside(sentence_ends(document.text), citations)
    quotations = quoted_stretches(document.text, citing, observer)
    start, end, first, last = (one.astype(np.int64) for one in places)
    return _Side(
        document.text,
        reading,
        start,
        end,
        first,
        last,
        *_with_neighbours(start, end, ends, len(document.text)),
        standing_in(quotations, reading.start),
        words_in_bibliographies(document.text, reading.start, citing, observer),
        _given(corpus, reading, observer),
        citations,
        Owning(document.text, reading.start, quotations, ends),
    )


def _with_neighbours(start: Int64, end: Int64, ends: Int64, size: int) -> tuple[Int64, Int64]:
    """Passages of a text of this size with the sentences before and after them."""
    borders = np.concatenate((np.zeros(1, np.int64), ends, np.array([size - 1], np.int64)))
    before = np.searchsorted(ends, start) - 1
    after = np.searchsorted(ends, end - _AT_AN_END) + 2
    low, high = borders[np.maximum(before, 0)], borders[np.minimum(after, len(borders) - 1)] + 1
    return np.maximum(low, start - BESIDE), np.minimum(high, end + BESIDE)


def _ends_outside(ends: Int64, citations: Stretches) -> Int64:
    """Ends of sentences, without the full stops of "et al." and "p."."""
    citations = citations[citations[:, 1] - citations[:, 0] > 1]  # without note marks, which may follow an end directly
    if not len(citations) or not len(ends):
        return ends
    before = np.searchsorted(citations[:, 0], ends, side="right") - 1
    outside: Int64 = ends[(before < 0) | (ends >= citations[np.maximum(before, 0), 1])]
    return outside


def _given(corpus: Corpus, reading: Reading, observer: Observer) -> Bools:
    """Words of a reading that templates and excluded phrases exclude, with the stop words between them.

    Both columns are of one text, but may be tokenized differently. If nothing is excluded, the lookup is skipped: in a
    long text it may take longer than all the rest.
    """
    if not corpus.has_given_text:
        return np.zeros(len(reading), np.bool_)
    tokens = corpus.tokens(reading.tokens.document.key, observer)
    matter = np.flatnonzero((tokens.fate < Fate.DROPPED) | (tokens.fate >= Fate.DROPPED_TEMPLATE))
    if not len(matter):
        return np.zeros(len(reading), np.bool_)
    out = np.isin(tokens.fate[matter], (Fate.DROPPED_TEMPLATE, Fate.DROPPED_PHRASE))
    before = np.searchsorted(tokens.start[matter], reading.start, side="right") - 1
    inside = reading.start < tokens.end[matter][np.maximum(before, 0)]
    after = np.minimum(before + 1, len(matter) - 1)
    return np.asarray((before >= 0) & out[np.maximum(before, 0)] & (inside | out[after]))


def _one_author(left: Document, right: Document) -> bool:
    return bool(left.author) and left.author == right.author


def _attributed(side: _Side, other: _Side, own: bool, observer: Observer) -> Attributed:
    quoted, listed, given = side.most(side.quoted), side.most(side.listed), side.most(side.given)
    standing = np.where(quoted, Standing.CITATION_MISSING, Standing.NOT_CITED).astype(np.uint8)
    for number in np.flatnonzero(side.are_near_citations()).tolist():
        observer.check()
        standing[number] = _standing(side, other, number, bool(quoted[number]), observer)
    if own:
        standing[standing != Standing.CITED_AND_QUOTED] = Standing.OWN_WORK
    standing[listed] = Standing.BIBLIOGRAPHY
    standing[given] = Standing.TEMPLATE
    return Attributed(standing, _by_words(side, standing), _share(side.quoted))


def _standing(side: _Side, other: _Side, number: int, quoted: bool, observer: Observer) -> Standing:
    """Status of a passage by quotation marks and citations alone."""
    citations = side.cited(number, quoted=quoted)
    others = set() if quoted or not len(citations) else other.copied_along(number, observer)
    cited = len(citations) > 0 and side.reaches(number, citations, others, observer)
    if quoted:
        return Standing.CITED_AND_QUOTED if cited else Standing.CITATION_MISSING
    return Standing.MARKS_MISSING if cited else Standing.NOT_CITED


def _by_words(side: _Side, standing: UInt8) -> UInt8:
    """The most serious status over each word."""
    words = np.full(len(side.reading), NOTHING, np.uint8)
    for number in np.argsort(-standing.astype(np.int64), kind="stable").tolist():
        words[side.first[number] : side.last[number]] = standing[number]
    return words
