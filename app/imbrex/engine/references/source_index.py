"""Source index: the words of all sources, and the places that share most of a quotation's words."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.text.document import Document

_HAN = "\u3400-\u9fff\uf900-\ufaff"
_JOINERS = "\u00ad\u200b-\u200d\u2060\u0300-\u036f"  # invisible inside words, or part of a decomposed letter
_LETTER = rf"[^\W_{_HAN}]"
_WORD = re.compile(rf"[{_HAN}]|{_LETTER}(?:[{_JOINERS}]*{_LETTER}|[{_JOINERS}])*")
_INVISIBLE = re.compile(f"[{_JOINERS}]")
_MARK = re.compile(r"\[\d{1,3}\]")  # a reference of the source itself

_MOST_HITS = 300  # places of two adjacent words: more are function words, or a hostile text
_MOST_PLACES = 10  # sources aligned for each quotation


def fold(word: str) -> str:
    """The spelling by which words are compared."""
    return _INVISIBLE.sub("", unicodedata.normalize("NFKC", word).casefold()).replace("ё", "е")


def is_han(word: str) -> bool:
    """Whether a word is Chinese: names of several characters are several words here."""
    return word >= "\u3400"


def words_of(text: str, start: int = 0, end: int | None = None) -> Iterator[re.Match[str]]:
    """Words of a part of a text; each Chinese character is one, and an apostrophe divides words."""
    return _WORD.finditer(text, start, len(text) if end is None else end)


@dataclass(slots=True, eq=False)
class SourceIndex:
    """Words of documents in one column, and the places of each pair of adjacent words.

    Attributes:
        documents: the sources.
        first: index of the first word of each, and the number of all words.
        start, end: code points of the words in their text.
        words: number of each word's spelling; two sources are separated by -1.
    """

    documents: tuple[Document, ...]
    first: Int64
    start: Int64
    end: Int64
    words: Int64
    _numbers: dict[str, int]
    _counts: Int64
    _spellings: tuple[str, ...] = field(init=False)
    _pairs: Int64 = field(init=False)
    _places: Int64 = field(init=False)

    def __post_init__(self) -> None:
        self._spellings = tuple(self._numbers)
        codes = self._code(self.words[:-1], self.words[1:])
        self._places = np.argsort(codes, kind="stable")
        self._pairs = codes[self._places]

    def numbers(self, words: Sequence[str]) -> Int64:
        """Numbers of folded words; -2 for those in no source, which matches nothing."""
        return np.array([self._numbers.get(word, -2) for word in words], np.int64)

    def rarity(self, numbers: Int64) -> float:
        """How surprising it is to meet these words by chance, in nats."""
        known = numbers[numbers >= 0]
        return float(np.log(len(self.words) / self._counts[known]).sum())

    def spelling(self, number: int) -> str:
        """The folded spelling of a word; empty between two sources."""
        return self._spellings[number] if number >= 0 else ""

    @property
    def size(self) -> int:
        """Number of words of all sources."""
        return len(self.words)

    def document_of(self, word: int) -> int:
        """The document that has a word."""
        return int(np.searchsorted(self.first, word, side="right")) - 1

    def exact(self, wanted: Int64) -> Int64:
        """All places of a sequence of words, ascending; at most one pair's worth."""
        if len(wanted) == 1:
            return np.flatnonzero(self.words == wanted[0]).astype(np.int64)
        begin, end = self._found(wanted)
        rarest = int(np.argmin(end - begin))
        places = self._places[begin[rarest] : end[rarest]] - rarest
        places = places[(places >= 0) & (places + len(wanted) <= self.size)]
        for step in range(len(wanted)):
            places = places[self.words[places + step] == wanted[step]]
        return np.sort(places)

    def likely(self, wanted: Int64) -> Iterator[tuple[int, int]]:
        """Ranges of words that share most pairs of words with a sequence, one for each of the likeliest sources."""
        begin, end = self._found(wanted)
        sizes = end - begin
        usable = np.flatnonzero((sizes > 0) & (sizes <= max(_MOST_HITS, int(sizes[sizes > 0].min(initial=0)))))
        if not len(usable):
            return
        hits = [self._places[begin[one] : end[one]][: 10 * _MOST_HITS] - one for one in usable.tolist()]
        shifts = np.sort(np.concatenate(hits))
        reach = len(wanted) // 2 + 6
        count = np.searchsorted(shifts, shifts + reach, side="right") - np.arange(len(shifts))
        owner = np.searchsorted(self.first, np.maximum(shifts, 0), side="right") - 1
        order = np.lexsort((shifts, -count, owner))
        best = order[np.unique(owner[order], return_index=True)[1]]  # of each source
        for one in best[np.argsort(-count[best], kind="stable")][:_MOST_PLACES].tolist():
            low, high = int(shifts[one]) - 6, int(shifts[one + count[one] - 1]) + len(wanted) + 6
            document = int(owner[one])
            yield max(low, int(self.first[document])), min(high, int(self.first[document + 1]) - 1)

    def _found(self, wanted: Int64) -> tuple[Int64, Int64]:
        codes = self._code(wanted[:-1], wanted[1:])
        codes[(wanted[:-1] < 0) | (wanted[1:] < 0)] = -1
        left, right = np.searchsorted(self._pairs, codes), np.searchsorted(self._pairs, codes, side="right")
        right[codes < 0] = left[codes < 0]
        return left, right

    def _code(self, left: Int64, right: Int64) -> Int64:
        codes: Int64 = left * (len(self._numbers) + 1) + right
        codes[(left < 0) | (right < 0)] = -2
        return codes


def index_sources(documents: Sequence[Document], observer: Observer = SILENT) -> SourceIndex:
    """Index the words of documents."""
    numbers: dict[str, int] = {}
    spelled: dict[str, int] = {}
    words: list[int] = []
    starts: list[int] = []
    ends: list[int] = []
    first = [0]
    for done, document in enumerate(documents):
        observer.progress(Progress("quotations", done, len(documents)))
        text = document.text
        apart = {place for mark in _MARK.finditer(text) for place in range(*mark.span())}
        for match in watched(words_of(text), observer, 1000):
            if match.start() in apart:
                continue
            word = match.group()
            number = spelled.get(word)
            if number is None:
                number = spelled[word] = numbers.setdefault(fold(word), len(numbers))
            words.append(number)
            starts.append(match.start())
            ends.append(match.end())
        words.append(-1)
        starts.append(len(text))
        ends.append(len(text))
        first.append(len(words))
    column = np.array(words, np.int64)
    counts = np.bincount(column[column >= 0], minlength=len(numbers)).astype(np.int64)
    places = np.array(first, np.int64), np.array(starts, np.int64), np.array(ends, np.int64)
    return SourceIndex(tuple(documents), *places, column, numbers, counts)
