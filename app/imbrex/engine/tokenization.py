"""Tokenization: documents to words, through markup, language and the parts of an office file."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from imbrex.engine.disguises.mends import mend
from imbrex.engine.disguises.surface import surface
from imbrex.engine.disguises.traits import Lookup
from imbrex.engine.document import Document
from imbrex.engine.language import Language, LanguageFinder
from imbrex.engine.markup import Stripped, strip_markup
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.ranges import Rules
from imbrex.engine.tokens import Int32, UInt8
from imbrex.engine.vocabulary import Vocabulary
from imbrex.engine.words import Source, Words, find_words

_SENTENCE_ENDS = frozenset(".!?…。！？")
_LONGEST_SENTENCE = 200  # words; longer ones (lists, tables) are cut, so that Cancel is heard
_BATCH = 100  # sentences tagged in one go


@dataclass(slots=True)
class Tokenized:
    """The words of a document.

    Attributes:
        document: whose words they are.
        rules: what counted as a word.
        stripped: whether markup was taken out.
        language: code of the language whose spellings the words are.
        words: places in the original, and numbers in the vocabulary.
        barriers: words that begin a new part of the document, rising.
        mended: which disguises were undone to find them.
        context: parts of speech told from neighbours, once they have been asked for.
    """

    document: Document
    rules: Rules
    stripped: bool
    language: str
    words: Words
    barriers: Int32
    mended: tuple[bool, ...] = ()
    context: UInt8 | None = field(default=None)

    def is_of(self, document: Document, options: Options) -> bool:
        """Whether these are still the words of this document under these options."""
        return (
            self.document.text is document.text
            and self.document.parts == document.parts
            and self.document.unseen == document.unseen
            and self.mended == _mended(options)
            and self.rules == rules_of(options)
            and self.stripped == options.canonization.strip_html
            and self.language == language_of(document, options)
        )


def rules_of(options: Options) -> Rules:
    """What counts as a word besides letters and digits."""
    return Rules(not options.canonization.drop_punctuation, not options.canonization.collapse_spaces)


def language_of(document: Document, options: Options) -> str:
    """The language a document is canonized in."""
    return options.language or document.language or "und"


def _mended(options: Options) -> tuple[bool, ...]:
    """Which disguises are undone before the words are known; the rest is done for each spelling."""
    undo = options.disguises
    mends = (undo.lookalikes, undo.spaced, undo.split, undo.joined, undo.numerals)
    return (undo.layers, undo.unseen, undo.direction, *mends)


def tokenize(
    documents: Sequence[Document],
    options: Options,
    lookup: Lookup,
    find_language: LanguageFinder,
    observer: Observer = SILENT,
) -> list[Tokenized]:
    """Find the words of documents."""
    rules, strip = rules_of(options), options.canonization.strip_html
    texts = [surface(document, options.disguises) for document in documents]
    markup = [strip_markup(text) if strip else None for text in texts]
    sources = []
    for document, shown, stripped in zip(documents, texts, markup, strict=True):
        observer.check()
        code = language_of(document, options)
        text = stripped.text if stripped else shown
        language = find_language(code)
        sources.append(Source(text, code, language.segment(text) if language.segments else None))
    found = find_words(sources, lookup.vocabulary, rules, observer)
    mended = _mend(sources, found, lookup, find_language, options, observer)
    return [
        _tokenized(document, rules, strip, source.language, _original(words, stripped), _mended(options))
        for document, source, stripped, words in zip(documents, sources, markup, mended, strict=True)
    ]


def _mend(
    sources: Sequence[Source],
    found: Sequence[Words],
    lookup: Lookup,
    find_language: LanguageFinder,
    options: Options,
    observer: Observer,
) -> list[Words]:
    """The words with disguises undone, all texts of a language together."""
    mended = list(found)
    for code in dict.fromkeys(source.language for source in sources):
        mine = [index for index, source in enumerate(sources) if source.language == code]
        texts, words = [sources[index].text for index in mine], [found[index] for index in mine]
        results = mend(texts, words, find_language(code), lookup, options.disguises, observer)
        for index, result in zip(mine, results, strict=True):
            mended[index] = result
    return mended


def _original(words: Words, stripped: Stripped | None) -> Words:
    """Places in the text as it was read."""
    if stripped is None or not len(words.start):
        return words
    return Words(stripped.start[words.start], stripped.end[words.end - 1], words.number)


def _tokenized(
    document: Document, rules: Rules, strip: bool, language: str, words: Words, mended: tuple[bool, ...]
) -> Tokenized:
    barriers = np.zeros(0, np.int32)
    if len(document.parts) > 1:
        borders = np.array([part.span.start for part in document.parts[1:]], np.int32)
        first = np.unique(np.searchsorted(words.start, borders)).astype(np.int32)
        barriers = first[(first > 0) & (first < len(words.start))]
    return Tokenized(document, rules, strip, language, words, barriers, mended)


def tag_context(tokenized: Tokenized, vocabulary: Vocabulary, language: Language, observer: Observer) -> UInt8:
    """Parts of speech told from neighbours, a mask a word; asked once, then remembered."""
    if tokenized.context is None:
        sentences = _sentences(tokenized, vocabulary)
        masks: list[int] = []
        for first in range(0, len(sentences), _BATCH):
            observer.check()
            for tagged in language.tag(sentences[first : first + _BATCH]):
                masks += tagged
        tokenized.context = np.array(masks, np.uint8)
    return tokenized.context


def _sentences(tokenized: Tokenized, vocabulary: Vocabulary) -> list[list[str]]:
    """The words, cut where a full stop or an empty line stands between two of them."""
    text, words = tokenized.document.text, tokenized.words
    sentences: list[list[str]] = [[]]
    end = 0
    for start, stop, number in zip(words.start.tolist(), words.end.tolist(), words.number.tolist(), strict=True):
        gap = text[end:start]
        ends = len(gap) > 1 and (not _SENTENCE_ENDS.isdisjoint(gap) or gap.count("\n") > 1)
        if sentences[-1] and (ends or len(sentences[-1]) == _LONGEST_SENTENCE):
            sentences.append([])
        sentences[-1].append(vocabulary.spellings[number])
        end = stop
    return sentences if sentences[0] else []
