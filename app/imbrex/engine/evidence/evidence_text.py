"""Evidence text: one of the two texts in the search for rare items."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt64
from imbrex.engine.citations.quotations import words_in_bibliographies
from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import Language
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Fate, Int32, Tokens

_ADDRESS = re.compile(
    r"(?:https?://|www\.)[^\s<>\"'»”)\]]{3,200}"
    r"|\b10\.\d{4,9}/[^\s<>\"'»”)\]]{2,100}"
    r"|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}",
    re.IGNORECASE,
)
_PREFIX = re.compile(r"^(?:https?://)?(?:www\.)?(?:dx\.)?(?:doi\.org/)?")


def addresses(text: str, observer: Observer = SILENT) -> list[Span]:
    """Their spans, ascending, without the marks that end a sentence."""
    found = watched(_ADDRESS.finditer(text), observer)
    return [Span(match.start(), match.start() + len(match[0].rstrip(".,;:!?"))) for match in found]


def key_of(address: str) -> str:
    """Normalized form of an address for comparison."""
    return _PREFIX.sub("", address.casefold()).rstrip("/")


Ints = NDArray[np.int64]

_SENTENCE_MARKS = frozenset('.!?…:;\n\r\v\f\u2028\u2029。！？«»“”„‟"‹›「」『』()[]{}•·*—–―|/\\')

_LONGEST_GAP = 8  # characters between two words of one sentence
_INITIALS = 4  # before a surname, each with a full stop that ends no sentence


T = TypeVar("T")

NOUN_CAPITALS = frozenset(("de", "lb"))
"""Languages that write every noun with a capital letter."""
_ASKED = 200  # words between two checks of the observer


@dataclass(frozen=True, eq=False)
class EvidenceText:
    """The words of a text. (Without slots, for cached properties.)

    Attributes:
        tokens: the words with their spans and fates.
        numbers: the spelling of each, shape (n,).
        written, forms: hash of each as it is read and of its normal form, shape (n,).
        counts: which words count: not those of templates and of what the options exclude, shape (n,).
        language: of the text.
        noun_capitals: whether all nouns have a capital, so that it makes no name.
    """

    tokens: Tokens
    numbers: Int32
    written: UInt64
    forms: UInt64
    counts: NDArray[np.bool_]
    language: Language
    observer: Observer = SILENT
    noun_capitals: bool = False

    @property
    def text(self) -> str:
        """The text as it was read."""
        return self.tokens.document.text

    def __len__(self) -> int:
        return len(self.numbers)

    def span(self, first: int, last: int | None = None) -> Span:
        """The span of a word or of a range of words."""
        return Span(int(self.tokens.start[first]), int(self.tokens.end[first if last is None else last]))

    @cached_property
    def capitals(self) -> NDArray[np.bool_]:
        """Mask of capitalized words, shape (n,)."""
        text = self.text
        return np.array([text[start].isupper() for start in self._watched(self.tokens.start.tolist())], np.bool_)

    @cached_property
    def inside(self) -> NDArray[np.bool_]:
        """Mask of words capitalized inside a sentence, shape (n,)."""
        inside = np.zeros(len(self), np.bool_)
        places = np.flatnonzero(self.capitals)
        inside[places] = [self._goes_on(place) for place in self._watched(places.tolist())]
        return inside

    @cached_property
    def shouted(self) -> NDArray[np.bool_]:
        """Mask of words in capitals throughout, single letters too, shape (n,)."""
        shouted = np.zeros(len(self), np.bool_)
        places = np.flatnonzero(self.capitals)
        shouted[places] = [self.tokens.word(place).isupper() for place in self._watched(places.tolist())]
        return shouted

    @cached_property
    def own(self) -> NDArray[np.bool_]:
        """Mask of words that count and are in no list of references: both authors may have read the same, shape
        (n,)."""
        listed = words_in_bibliographies(self.text, self.tokens.start, self.language.citing, self.observer)
        return np.asarray(self.counts & ~listed)

    @cached_property
    def plain(self) -> NDArray[np.bool_]:
        """Mask of words that count and are not part of an address, shape (n,)."""
        plain = self.counts.copy()
        spans = np.array(
            [(span.start, span.end) for span in self._watched(addresses(self.text, self.observer))], np.int64
        ).reshape(-1, 2)
        for first, last in self._watched(np.searchsorted(self.tokens.start, spans).tolist()):
            plain[first:last] = False
        return plain

    def places(self, hashes: UInt64, wanted: UInt64) -> list[list[int]]:
        """Positions of each wanted word (distinct, ascending) among the plain ones; `hashes` are `written` or
        `forms`."""
        found: list[list[int]] = [[] for _ in wanted]
        if len(wanted):
            place = np.minimum(np.searchsorted(wanted, hashes), len(wanted) - 1)
            for index in self._watched(np.flatnonzero((wanted[place] == hashes) & self.plain).tolist()):
                found[int(place[index])].append(index)
        return found

    def _watched(self, items: Iterable[T]) -> Iterator[T]:
        return watched(items, self.observer, _ASKED)

    def _goes_on(self, place: int) -> bool:
        """Whether a sentence continues before a word: nothing there ends, opens or lists one."""
        for before in range(place - 1, max(-1, place - 1 - _INITIALS), -1):
            gap = self.text[int(self.tokens.end[before]) : int(self.tokens.start[before + 1])]
            if gap.strip() != "." or not self._is_initial(before):
                return len(gap) <= _LONGEST_GAP and _SENTENCE_MARKS.isdisjoint(gap)
        return False

    def _is_initial(self, place: int) -> bool:
        return bool(self.capitals[place]) and self.tokens.end[place] - self.tokens.start[place] == 1


def evidence_text_of(corpus: Corpus, words: AllWords, number: int, observer: Observer) -> EvidenceText:
    """The document of a corpus with this number."""
    key = corpus.documents[number].key
    tokens = corpus.tokens(key, observer)
    numbers = words.of(number)
    counts, language = tokens.fate < Fate.DROPPED_TEMPLATE, corpus.language(key)
    is_noun = language.code in NOUN_CAPITALS
    return EvidenceText(
        tokens, numbers, words.written[numbers], words.forms[numbers], counts, language, observer, is_noun
    )
