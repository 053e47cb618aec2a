"""Canonization: canonical form of each spelling, why some are dropped, and the fates of the words of a document.

Everything is decided once per distinct spelling (and, for parts of speech that depend on context, once per word of the
documents that need it). Switching an option repeats only the step that depends on it.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt8, UInt64, unique
from imbrex.engine.language import Language, LanguageFinder, PartOfSpeech
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.options import Canonization, Disguises, WordForm
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokenization import Tokenized
from imbrex.engine.text.tokens import Fate, Int32, Tokens
from imbrex.engine.text.undisguised_words import HARMLESS, read
from imbrex.engine.text.vocabulary import Vocabulary, clean, fold, hash_words

UNDO_ALL = Disguises()

_LONGEST_WORD = 64  # longer "words" (chains of letters, encoded data) are in no dictionary
_ASKED = 500  # spellings between two checks of the observer, for cheap steps
_BATCH = 4000  # spellings per request to a language, so that cancellation is prompt
# Plain integers: looking a member up in an enum costs more than all the rest done for a word.
_KEPT, _FOLDED, _DROPPED = int(Fate.KEPT), int(Fate.FOLDED), int(Fate.DROPPED)
_PART_FATES = {part: Fate[f"DROPPED_{part.name}"] for part in PartOfSpeech}


class Lexicon:
    """Cached morphology of the spellings of a vocabulary, for all options."""

    def __init__(self, vocabulary: Vocabulary, find_language: LanguageFinder) -> None:
        self.vocabulary = vocabulary
        self.find_language = find_language
        self._lemmas: dict[int, str] = {}
        self._stems: dict[int, str] = {}
        self._parts: dict[int, int] = {}

    def readings(self, first: int, undo: Disguises, observer: Observer = SILENT) -> dict[int, int]:
        """Numbers of the readings of disguised spellings from `first` on; the vocabulary grows by those."""
        vocabulary = self.vocabulary
        found = {}
        for number in watched([number for number in vocabulary.raw if number >= first], observer):
            language, raw = vocabulary.languages[number], vocabulary.raw[number]
            word, kinds = read(raw, language, undo)
            disguised = bool(kinds - HARMLESS) and word != unicodedata.normalize("NFC", raw)
            if disguised or word != vocabulary.spellings[number]:
                found[number] = vocabulary.number_reading(word, language, disguised=disguised)
        return found

    def forms(self, numbers: Sequence[int], form: WordForm, language: Language, observer: Observer) -> dict[int, str]:
        """Lemma or stem of the spellings; if a language has only one of the two, it serves for both."""
        if form is WordForm.AS_WRITTEN or not (language.has_lemmas or language.has_stems):
            return {}
        by_lemma = language.has_lemmas and (form is WordForm.LEMMA or not language.has_stems)
        known, ask = (self._lemmas, language.lemmas) if by_lemma else (self._stems, language.stems)
        for batch, words in self._unknown(numbers, known, observer):
            known.update(zip(batch, ask(words), strict=True))
        return known

    def parts(self, numbers: Sequence[int], language: Language, observer: Observer) -> dict[int, int]:
        """`PartOfSpeech` masks of the spellings."""
        for batch, words in self._unknown(numbers, self._parts, observer):
            self._parts.update(zip(batch, language.parts_of_speech(words), strict=True))
        return self._parts

    def _unknown(
        self, numbers: Sequence[int], known: dict[int, object] | dict[int, str] | dict[int, int], observer: Observer
    ) -> Iterable[tuple[list[int], list[str]]]:
        spellings, asked = self.vocabulary.spellings, watched(numbers, observer, _ASKED)
        missing = [number for number in asked if number not in known and len(spellings[number]) <= _LONGEST_WORD]
        for first in range(0, len(missing), _BATCH):
            observer.check()
            observer.progress(Progress("normalization", first, len(missing)))
            batch = missing[first : first + _BATCH]
            yield batch, [spellings[number] for number in batch]


@dataclass(slots=True, eq=False, repr=False)
class Terms:
    """Canonical form of every spelling of a vocabulary under one canonization, as columns that grow with it.

    Attributes:
        spelled: the term, by spelling.
        fate: a `Fate`, by spelling.
        hashes: 64-bit hash of the term, by spelling.
        texts: the distinct terms, as far as `term` was requested.
    """

    spelled: list[str] = field(default_factory=list)
    fate: UInt8 = field(default_factory=lambda: np.zeros(0, np.uint8))
    hashes: UInt64 = field(default_factory=lambda: np.zeros(0, np.uint64))
    texts: list[str] = field(default_factory=list)
    _term: Int32 = field(default_factory=lambda: np.zeros(0, np.int32))
    _numbers: dict[str, int] = field(default_factory=dict)

    def grow(
        self, lexicon: Lexicon, options: Canonization, undo: Disguises = UNDO_ALL, observer: Observer = SILENT
    ) -> None:
        """Canonize the spellings added since the last call."""
        first = len(self.fate)
        if first == len(lexicon.vocabulary):
            return
        read_as = lexicon.readings(first, undo, observer)
        texts, fates = _canonize(range(first, len(lexicon.vocabulary)), lexicon, options, observer)
        self.spelled += texts
        self.fate = np.concatenate((self.fate, fates))
        self.hashes = np.concatenate((self.hashes, hash_words(texts)))
        self._read(lexicon.vocabulary, first, read_as)

    def _read(self, vocabulary: Vocabulary, first: int, read_as: Mapping[int, int]) -> None:
        """Assign disguised spellings their readings."""
        for (_, _, disguised), number in vocabulary.readings.items():
            if disguised and number >= first and self.fate[number] < _DROPPED:
                self.fate[number] = Fate.UNDISGUISED
        for number, other in read_as.items():
            self.spelled[number] = self.spelled[other]
            self.hashes[number] = self.hashes[other]
            self.fate[number] = self.fate[other]

    @property
    def term(self) -> Int32:
        """Index into `texts`, by spelling; computed on demand, because pairs are compared by hashes."""
        if len(self._term) < len(self.spelled):
            new = self.spelled[len(self._term) :]
            numbers = [self._numbers.setdefault(text, len(self._numbers)) for text in new]
            self.texts.extend(islice(self._numbers, len(self.texts), None))
            self._term = np.concatenate((self._term, np.array(numbers, np.int32)))
        return self._term


def _canonize(numbers: range, lexicon: Lexicon, options: Canonization, observer: Observer) -> tuple[list[str], UInt8]:
    """Term and fate of each spelling of a range of the vocabulary."""
    spellings = lexicon.vocabulary.spellings[numbers.start : numbers.stop]
    texts = fold(spellings, options)
    both = watched(zip(texts, spellings, strict=True), observer, _ASKED)
    fates = [_KEPT if text == word else _FOLDED for text, word in both]
    if options.drop_numbers:
        _drop_numbers(texts, fates, observer)
    asked = options.drop_stop_words or options.drop or options.word_form is not WordForm.AS_WRITTEN
    codes = lexicon.vocabulary.languages[numbers.start : numbers.stop] if asked else []
    for code in dict.fromkeys(codes):
        mine = [index for index, other in watched(enumerate(codes), observer, _ASKED) if other == code]
        _ask_language(mine, numbers.start, texts, fates, lexicon.find_language(code), lexicon, options, observer)
    return texts, np.frombuffer(bytes(fates), np.uint8)


def _ask_language(
    mine: list[int],
    first: int,
    texts: list[str],
    fates: list[int],
    language: Language,
    lexicon: Lexicon,
    options: Canonization,
    observer: Observer,
) -> None:
    """Drop and reshape the spellings of one language, in place; index i has the vocabulary number `first` + i."""
    if options.drop_stop_words:
        _drop_stop_words(watched(mine, observer, _ASKED), texts, fates, language, options)
    if not options.drop and options.word_form is WordForm.AS_WRITTEN:
        return
    asked = watched(mine, observer, _ASKED)
    worded = [index for index in asked if fates[index] < _DROPPED and texts[index][:1].isalpha()]
    if options.drop & language.known_parts & ~language.context_parts:
        numbers = [first + index for index in watched(worded, observer, _ASKED)]
        parts = lexicon.parts(numbers, language, observer)
        masks = [parts.get(number, 0) for number in watched(numbers, observer, _ASKED)]
        _drop_parts(watched(worded, observer, _ASKED), masks, fates, int(options.drop))
        worded = [index for index in watched(worded, observer, _ASKED) if fates[index] < _DROPPED]
    numbers = [first + index for index in watched(worded, observer, _ASKED)]
    forms = lexicon.forms(numbers, options.word_form, language, observer)
    if forms:
        found = [forms.get(number, "") for number in watched(numbers, observer, _ASKED)]
        _put_forms(watched(worded, observer, _ASKED), found, texts, fates, options)


def _drop_numbers(texts: list[str], fates: list[int], observer: Observer) -> None:
    for index, text in watched(enumerate(texts), observer, _ASKED):
        if text[:1].isnumeric() and text.replace(".", "").replace(",", "").isnumeric():
            fates[index] = Fate.DROPPED_NUMBER


def _drop_stop_words(
    mine: Iterable[int], texts: list[str], fates: list[int], language: Language, options: Canonization
) -> None:
    stop_words = _as_folded(frozenset(options.stop_words or language.stop_words), options)
    for index in mine:
        if texts[index] in stop_words and fates[index] < _DROPPED:
            fates[index] = Fate.DROPPED_STOP_WORD


@lru_cache(maxsize=32)
def _as_folded(stop_words: frozenset[str], options: Canonization) -> frozenset[str]:
    """Stop words as they are compared: in a check of one text this takes longer than to look up its new words."""
    return frozenset(fold(clean(sorted(stop_words)), options))


def _drop_parts(worded: Iterable[int], masks: list[int], fates: list[int], drop: int) -> None:
    for index, mask in zip(worded, masks, strict=True):
        if mask & drop:
            fates[index] = first_fate(mask & drop)


def first_fate(mask: int) -> Fate:
    """The fate of a word with these dropped parts of speech: that of the first in the order of `PartOfSpeech`."""
    return _PART_FATES[PartOfSpeech(mask & -mask)]


def _put_forms(
    worded: Iterable[int], forms: list[str], texts: list[str], fates: list[int], options: Canonization
) -> None:
    changed = int(Fate.STEMMED if options.word_form is WordForm.STEM else Fate.LEMMATIZED)
    for index, form in zip(worded, fold(forms, options), strict=True):
        if form and form != texts[index]:
            texts[index] = form
            fates[index] = changed


def tokens_of(document: Document, tokenized: Tokenized, terms: Terms, masks: UInt8 | None, excluded: UInt8) -> Tokens:
    """Combine the results on a document's words.

    Args:
        document: whose words they are.
        tokenized: their spans and numbers.
        terms: the term of each word of the vocabulary.
        masks: dropped parts of speech determined in context, a mask for each word; None if there are none.
        excluded: the fate of each excluded word, 0 for all others.
    """
    number = tokenized.words.number
    fate = terms.fate[number]
    if masks is not None:
        _drop_by_context(fate, masks)
    fate[excluded != 0] = excluded[excluded != 0]
    kept = np.flatnonzero(fate < Fate.DROPPED).astype(np.int32)
    return Tokens(
        document=document if tokenized.turned is None else replace(document, text=tokenized.turned),
        start=tokenized.words.start,
        end=tokenized.words.end,
        fate=fate,
        term=terms.term[number],
        terms=terms.texts,
        kept=kept,
        hashes=terms.hashes[number[kept]],
        barriers=_kept_barriers(
            kept, unique(np.concatenate((tokenized.barriers, np.flatnonzero(np.diff(excluded)) + 1)))
        ),
        count=tokenized.count,
    )


def _drop_by_context(fate: UInt8, masks: UInt8) -> None:
    """Assign fates by context, in place; words already dropped keep their reason."""
    for mask in set(masks[masks != 0].tolist()):
        fate[(masks == mask) & (fate < Fate.DROPPED)] = first_fate(mask)


def _kept_barriers(kept: Int32, barriers: NDArray[np.signedinteger]) -> Int32:
    """Starts of parts and of text after exclusions, in kept words."""
    inner = np.searchsorted(kept, barriers)
    return unique(inner[(inner > 0) & (inner < len(kept))]).astype(np.int32)
