"""Tokenization: splitting of documents into words, with markup, language and the parts of an office file."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from imbrex.engine.arrays import Bools, UInt8, unique
from imbrex.engine.language import Language, LanguageFinder
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.budget import Excess, excess, excess_of_words
from imbrex.engine.text.characters import FILLERS, is_visible
from imbrex.engine.text.displayed_text import OVERRIDE, surfaces, turned
from imbrex.engine.text.document import Document
from imbrex.engine.text.invisible import INVISIBLE_PATTERN
from imbrex.engine.text.markup import Stripped, strip_markup
from imbrex.engine.text.reversed_text import FEWEST_REVERSED, find_reversed, unreversed
from imbrex.engine.text.span import Span
from imbrex.engine.text.spelling_traits import Lookup
from imbrex.engine.text.strange_letters import JOINER
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Rules, Source, Words, find_words

_SENTENCE_ENDS = frozenset(".!?…。！？")
_LONGEST_SENTENCE = 200  # words; longer ones (lists, tables) are cut, so that cancellation is prompt
_BLANKS = str.maketrans(FILLERS, " " * len(FILLERS))
_BATCH = 100  # sentences tagged at once
_DIRECTION = 3


@dataclass(slots=True, eq=False, repr=False)
class Tokenized:
    """The words of a document.

    Attributes:
        document: whose words they are.
        rules: the definition of a word.
        without_markup: whether markup was removed.
        source: the text that they were found in, and the language of their spellings.
        shown: kinds of invisible text that were removed, and whether any was reversed.
        stripped: original positions of the source's characters; None if the source is the original.
        written: the words as written in the source, before any repair.
        turned: the text of the document in reading order, if some of it is reversed, with these positions.
        excess: why there are none, if the text exceeds the budget.
        words: spans in the original, and numbers in the vocabulary.
        barriers: words that begin a new part of the document, ascending.
        context: parts of speech determined in context, if requested so far.
        count: number of words in its own text, repaired without other documents, so that it does not depend on them; -1
            until they have been counted.
        counted_for: the disguises that were undone before they were counted.
    """

    document: Document
    rules: Rules
    without_markup: bool
    source: Source
    shown: tuple[bool, ...]
    stripped: Stripped | None
    written: Words
    turned: str | None = None
    excess: Excess | None = None
    words: Words = field(init=False)
    barriers: Int32 = field(init=False)
    context: UInt8 | None = field(default=None)
    count: int = field(default=-1)
    counted_for: Disguises | None = field(default=None)

    def __post_init__(self) -> None:
        self._place(self.written)

    @property
    def language(self) -> str:
        """Code of the language of the words."""
        return self.source.language

    @property
    def looked_for_reversed(self) -> bool:
        """Whether text that is written backwards was searched for."""
        return self.shown[_DIRECTION]

    def is_of(self, document: Document, options: Options) -> bool:
        """Whether these are still the words of this document under these options."""
        return (
            self.document.text is document.text
            and self.document.parts == document.parts
            and self.document.unseen == document.unseen
            and self.document.recognition == document.recognition
            and self.rules == rules_of(options)
            and self.without_markup == options.canonization.strip_html
            and self.language == language_of(document, options)
            and self.shown == shown_by(options)
        )

    def recognized(self) -> tuple[Bools, Bools]:
        """Which words as written were recognized in a picture, and which of these are uncertain, each of shape (n,)."""
        words, found = _original(self.written, self.stripped), self.document.recognition
        return _within(words, found.pages), _within(words, found.uncertain)

    def take(self, mended: Words) -> None:
        """Replace the words as written by those that a reader sees."""
        if mended is self.words:  # nearly always
            return
        words = _original(mended, self.stripped)
        if words is self.words:  # as in most of many short texts
            return
        if not np.array_equal(words.number, self.words.number) or not np.array_equal(words.start, self.words.start):
            self._place(mended)

    def _place(self, words: Words) -> None:
        self.words = _original(words, self.stripped)
        self.barriers = _barriers(self.document, self.words)
        self.context = None


def rules_of(options: Options) -> Rules:
    """Definition of a word under these options."""
    return Rules(not options.canonization.drop_punctuation, not options.canonization.collapse_spaces)


def language_of(document: Document, options: Options) -> str:
    """The language in which a document is canonized."""
    return options.language or document.language or "und"


def shown_by(options: Options) -> tuple[bool, ...]:
    """The disguises that are undone before words are found."""
    undo = options.disguises
    shown = undo.layers, undo.unseen, undo.fonts, undo.direction  # the last is at `_DIRECTION`
    return *shown, undo.lookalikes, undo.invisible, undo.overlays, undo.spaced


def tokenize(
    documents: Sequence[Document],
    options: Options,
    lookup: Lookup,
    find_language: LanguageFinder,
    observer: Observer = SILENT,
) -> list[Tokenized]:
    """Find the words of documents."""
    rules, strip = rules_of(options), options.canonization.strip_html
    languages = [find_language(language_of(document, options)) for document in documents]
    texts = surfaces(documents, options.disguises, languages, observer)
    markup = [strip_markup(text, observer) if strip else None for text in watched(texts, observer)]
    sources = []
    readable: list[str | None] = []
    over: list[Excess | None] = []
    for document, language, shown, stripped in zip(documents, languages, texts, markup, strict=True):
        observer.check()
        readable.append(_turned(document, (), options, observer) if stripped is None else None)
        source, too_much = _within_budget(stripped.text if stripped else shown, language, rules)
        sources.append(source)
        over.append(too_much)
    found = find_words(sources, lookup.vocabulary, rules, observer)
    if options.disguises.direction:
        suspects = _may_be_reversed(found, languages, lookup)
        for index in watched([*suspects, *(index for index, one in enumerate(over) if one)], observer, 1):
            stripped, language = markup[index], languages[index]
            text = stripped.text if stripped else texts[index]
            if ranges := [place[:2] for place in find_reversed(text, language.stop_words, observer)]:
                if stripped is None:
                    readable[index] = _turned(documents[index], ranges, options, observer)
                sources[index], over[index] = _within_budget(unreversed(text, ranges), language, rules)
                found[index : index + 1] = find_words([sources[index]], lookup.vocabulary, rules, observer)
    rows = zip(documents, sources, markup, found, readable, over, strict=True)
    return [
        Tokenized(document, rules, strip, source, shown_by(options), stripped, words, text, too_much)
        for document, source, stripped, words, text, too_much in watched(rows, observer)
    ]


def _may_be_reversed(found: Sequence[Words], languages: Sequence[Language], lookup: Lookup) -> list[int]:
    """The texts with enough words that are others in reverse: a quick test that most fail."""
    of_language = {
        language.code: lookup.reversed_stop_words(language)
        for language in {language.code: language for language in languages if not language.segments}.values()
    }
    return [
        index
        for index, (words, language) in enumerate(zip(found, languages, strict=True))
        if language.code in of_language
        and np.count_nonzero(of_language[language.code][words.number]) >= FEWEST_REVERSED
    ]


def _turned(document: Document, ranges: Sequence[tuple[int, int]], options: Options, observer: Observer) -> str | None:
    """The text of a document in reading order, as long as it was; None if it is so already."""
    text = turned(document.text, observer) if options.disguises.direction else document.text
    if text != document.text:
        text = text.replace(OVERRIDE, JOINER)  # a window that obeys it would turn the text again
    text = unreversed(text, ranges)
    return None if text == document.text else text


def _within_budget(text: str, language: Language, rules: Rules) -> tuple[Source, Excess | None]:
    """The source of words in a text, empty with a reason where there is too much of them."""
    if over := excess(text):
        return Source("", language.code), over
    source = Source(text, language.code, _segmented(text, language) if language.segments else None)
    over = excess_of_words(source, rules)
    return (Source("", language.code), over) if over else (source, None)


def _segmented(text: str, language: Language) -> Int32:
    """Words of a text without spaces, found ignoring invisible characters, which become part of the words."""
    text = text.translate(_BLANKS)
    if INVISIBLE_PATTERN.search(text) is None:
        return language.segment(text)
    spans = language.segment(INVISIBLE_PATTERN.sub("", text))
    place = np.flatnonzero(is_visible(text)).astype(np.int32)
    return np.stack((place[spans[:, 0]], place[spans[:, 1] - 1] + np.int32(1)), axis=1)


def _within(words: Words, spans: Sequence[Span]) -> Bools:
    """Whether each word begins in one of some spans, which are in order."""
    if not spans:
        return np.zeros(len(words.start), np.bool_)
    starts, ends = (np.array([getattr(span, name) for span in spans], np.int32) for name in ("start", "end"))
    place = np.searchsorted(starts, words.start, side="right") - 1
    return np.asarray((place >= 0) & (words.start < ends[place]))


def _original(words: Words, stripped: Stripped | None) -> Words:
    """Positions in the text as read."""
    if stripped is None or not len(words.start):
        return words
    return Words(stripped.start[words.start], stripped.end[words.end - 1], words.number)


def _barriers(document: Document, words: Words) -> Int32:
    """The words that begin a new part of the document."""
    if len(document.parts) <= 1:
        return np.zeros(0, np.int32)
    borders = np.array([part.span.start for part in document.parts[1:]], np.int32)
    first = unique(np.searchsorted(words.start, borders)).astype(np.int32)
    return first[(first > 0) & (first < len(words.start))]


def tag_context(tokenized: Tokenized, vocabulary: Vocabulary, language: Language, observer: Observer) -> UInt8:
    """Parts of speech determined in context, a mask for each word; cached."""
    if tokenized.context is None:
        sentences = _sentences(tokenized, vocabulary, observer)
        masks: list[int] = []
        for first in range(0, len(sentences), _BATCH):
            observer.check()
            for tagged in language.tag(sentences[first : first + _BATCH]):
                masks += tagged
        tokenized.context = np.array(masks, np.uint8)
    return tokenized.context


def _sentences(tokenized: Tokenized, vocabulary: Vocabulary, observer: Observer) -> list[list[str]]:
    """The words, split at full stops and empty lines between them."""
    text, words = tokenized.document.text, tokenized.words
    sentences: list[list[str]] = [[]]
    end = 0
    rows = zip(words.start.tolist(), words.end.tolist(), words.number.tolist(), strict=True)
    for start, stop, number in watched(rows, observer):
        gap = text[end:start]
        ends = len(gap) > 1 and (not _SENTENCE_ENDS.isdisjoint(gap) or gap.count("\n") > 1)
        if sentences[-1] and (ends or len(sentences[-1]) == _LONGEST_SENTENCE):
            sentences.append([])
        sentences[-1].append(vocabulary.spellings[number])
        end = stop
    return sentences if sentences[0] else []
