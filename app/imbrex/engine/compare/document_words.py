"""Document words: the words of the loaded documents, found once and repaired in the context of all others."""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from imbrex.engine.disguises.class_words import ClassWords
from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.disguises.word_repair import IN_ITSELF, Found, mend
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.displayed_text import surfaces
from imbrex.engine.text.document import Document
from imbrex.engine.text.markup import strip_markup
from imbrex.engine.text.spelling_traits import Lookup
from imbrex.engine.text.tokenization import Tokenized, language_of, shown_by, tokenize
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Words

if TYPE_CHECKING:
    from imbrex.engine.disguises.findings import Findings

_AT_ONCE = 1 << 20  # words repaired together
_MOST_KEPT = 100_000  # repairs, some 30 MB
OUTSIDE = -1
"""Position of a text that is not a document of the class."""


def class_words_of(entries: Sequence[Tokenized], lookup: Lookup, observer: Observer = SILENT) -> ClassWords:
    """The words of all documents as written; document i is entry i."""
    lookup.readings(list(lookup.vocabulary.raw), observer)  # cached now: later reads have no observer
    return ClassWords([entry.written for entry in entries], lookup)


def mend_all(
    entries: Sequence[Tokenized],
    places: Sequence[int],
    class_words: ClassWords,
    lookup: Lookup,
    find_language: LanguageFinder,
    undo: Disguises,
    observer: Observer = SILENT,
    searches: "Searches | None" = None,
) -> None:
    """Repair the words of documents in place, many documents of a language together."""
    for mine in _by_language(entries, observer):
        chosen = [entries[index] for index in mine]
        batch = batch_of(chosen, [places[index] for index in mine], class_words, lookup, find_language, observer)
        known = None if searches is None else searches.of(mine)
        for entry, words in watched(zip(chosen, mend(batch, undo, known), strict=True), observer):
            entry.take(words)


def count_alone(
    entries: Sequence[Tokenized],
    lookup: Lookup,
    find_language: LanguageFinder,
    undo: Disguises,
    searches: "Searches",
    observer: Observer = SILENT,
) -> None:
    """Count the words of each document on its own, independent of the others."""
    nobody = ClassWords([], lookup)
    for mine in _by_language(entries, observer):
        chosen = [entries[index] for index in mine]
        batch = batch_of(chosen, [OUTSIDE] * len(chosen), nobody, lookup, find_language, observer)
        for entry, words in watched(zip(chosen, mend(batch, undo, searches.of(mine)), strict=True), observer):
            entry.count, entry.counted_for = len(words.number), undo


def _by_language(entries: Sequence[Tokenized], observer: Observer) -> list[list[int]]:
    """The documents of each language, in groups, because columns for all words of a large class fill the memory."""
    groups: list[list[int]] = []
    open_groups: dict[str, tuple[list[int], int]] = {}
    for index, entry in enumerate(watched(entries, observer)):
        group, words = open_groups.get(entry.language, ([], _AT_ONCE))
        if words >= _AT_ONCE:
            group, words = [], 0
            groups.append(group)
        group.append(index)
        open_groups[entry.language] = group, words + len(entry.written.number)
    return groups


def batch_of(
    entries: Sequence[Tokenized],
    places: Sequence[int],
    class_words: ClassWords,
    lookup: Lookup,
    find_language: LanguageFinder,
    observer: Observer = SILENT,
) -> Batch:
    """Documents of one language, as written."""
    recognized, uncertain = (
        np.concatenate(columns) for columns in zip(*(one.recognized() for one in entries), strict=True)
    )
    return Batch(
        [entry.source.text for entry in entries],
        [entry.written for entry in entries],
        places,
        find_language(entries[0].language),
        lookup,
        class_words,
        observer,
        recognized,
        uncertain,
    )


class Searches:
    """The searches for disguises in some documents, kept while their words as written are the same.

    So a switch makes only those that it turns on.
    """

    def __init__(self) -> None:
        self.found: dict[int, Found] = {}
        """What was found in each group of documents, by its first one."""
        self._written: list[Words] = []

    def begin(self, entries: Sequence[Tokenized]) -> None:
        """Forget what was found in other words, and more than need be kept."""
        many = sum(map(len, chain.from_iterable(found.values() for found in self.found.values()))) > _MOST_KEPT
        if many or not self.are_of(entries):
            self._written, self.found = [entry.written for entry in entries], {}

    def take_from(self, other: "Searches", entries: Sequence[Tokenized]) -> None:
        """Take the searches that look at no other document, if the other ones are of the same documents."""
        if other.are_of(entries):
            for group, found in other.found.items():
                self.found[group] = {one: found[one] for one in IN_ITSELF if one in found} | self.of([group])

    def are_of(self, entries: Sequence[Tokenized]) -> bool:
        """Whether these documents have the words that were searched."""
        return len(entries) == len(self._written) and all(
            entry.written is written for entry, written in zip(entries, self._written, strict=True)
        )

    def of(self, mine: Sequence[int]) -> Found:
        """The searches in a group of the documents, by their numbers, which all groups of these entries share."""
        return self.found.setdefault(mine[0], {})


class Texts:
    """Finds and caches the words of documents."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        find_language: LanguageFinder,
        *,
        counts: bool = True,
        independent: bool = False,
    ) -> None:
        """Create without documents.

        Args:
            vocabulary: numbers the spellings.
            find_language: finds a language by its code.
            counts: if False, the number of words of each text by itself is not needed.
            independent: repair the words of each document without looking at the others.
        """
        self._find_language = find_language
        self._counts = counts
        self._independent = independent
        self._lookup = Lookup(vocabulary)
        self._entries: dict[str, Tokenized] = {}
        self._class_words = ClassWords([], self._lookup)
        self._mended_for: tuple[list[str], Disguises] | None = None
        self._searches, self._searches_alone = Searches(), Searches()

    def __getitem__(self, key: str) -> Tokenized:
        return self._entries[key]

    def copied(self) -> "Texts":
        """A copy with the same words, which can find words by other options without affecting this one."""
        twin = copy(self)
        twin._entries = {key: copy(entry) for key, entry in self._entries.items()}  # noqa: SLF001
        twin._searches, twin._searches_alone = Searches(), Searches()  # noqa: SLF001
        return twin

    @property
    def languages(self) -> list[str]:
        """Codes of the languages of all documents."""
        return sorted({entry.language for entry in self._entries.values()})

    def remove(self, keys: Collection[str]) -> None:
        """Remove documents; unknown keys are ignored."""
        for key in keys:
            self._entries.pop(key, None)

    def find(self, documents: Mapping[str, Document], options: Options, observer: Observer = SILENT) -> None:
        """Find the words of all documents that changed or whose options did; `documents` is the complete set."""
        stale = [document for document in documents.values() if not self._has(document, options)]
        if stale:
            self._mended_for = None
            self._entries.update(self._displayed_alike(stale, options, observer))
            stale = [document for document in stale if not self._has(document, options)]
            found = tokenize(stale, options, self._lookup, self._find_language, observer)
            self._entries.update(zip((document.key for document in stale), found, strict=True))
        wanted = list(documents), options.disguises
        if self._mended_for != wanted:
            self._mended_for = None  # until all are repaired, in case of cancellation
            self._mend(list(documents), options.disguises, observer)
            if self._counts:
                self.count(list(documents), options.disguises, observer)
            self._mended_for = wanted

    def _has(self, document: Document, options: Options) -> bool:
        return document.key in self._entries and self._entries[document.key].is_of(document, options)

    def _displayed_alike(
        self, documents: Sequence[Document], options: Options, observer: Observer
    ) -> dict[str, Tokenized]:
        """Known words of documents, by key, whose text the options change in nothing: most have no disguise."""
        strip = options.canonization.strip_html
        asked = [
            document
            for document in watched(documents, observer)
            if (old := self._entries.get(document.key)) is not None
            and not (old.stripped or old.turned or old.excess)
            and old.looked_for_reversed >= options.disguises.direction
            and replace(old, shown=shown_by(options), without_markup=strip).is_of(document, options)
        ]
        languages = [self._find_language(language_of(document, options)) for document in asked]
        texts = surfaces(asked, options.disguises, languages, observer)
        return {
            document.key: replace(old, document=document, shown=shown_by(options), without_markup=strip)
            for document, text in watched(zip(asked, texts, strict=True), observer)
            if text == (old := self._entries[document.key]).source.text and not (strip and strip_markup(text, observer))
        }

    def of_phrases(self, phrases: Sequence[Document], options: Options, observer: Observer = SILENT) -> list[Tokenized]:
        """The words of texts that are not documents of the class."""
        found = tokenize(phrases, options, self._lookup, self._find_language, observer)
        places = [OUTSIDE] * len(found)
        mend_all(found, places, self._class_words, self._lookup, self._find_language, options.disguises, observer)
        return found

    def disguises(self, document: Document, options: Options, observer: Observer = SILENT) -> "Findings":
        """The disguises of one document, whatever the options undo."""
        from imbrex.engine.disguises.findings import AS_TYPED, find_disguises  # noqa: PLC0415 - for a text in view

        written = replace(options, disguises=AS_TYPED)
        (entry,) = tokenize([document], written, self._lookup, self._find_language, observer)
        place = list(self._entries).index(document.key)
        batch = batch_of([entry], [place], self._class_words, self._lookup, self._find_language, observer)
        return find_disguises(entry, batch)

    def _mend(self, keys: Sequence[str], undo: Disguises, observer: Observer) -> None:
        """Repair all documents: a new one may contain the word that another one has split."""
        self._entries = {key: self._entries[key] for key in keys}
        entries = list(self._entries.values())
        places: Sequence[int] = [OUTSIDE] * len(entries)
        if not self._independent:
            self._class_words = class_words_of(entries, self._lookup, observer)
            places = range(len(entries))
        self._searches.begin(entries)
        mend_all(entries, places, self._class_words, self._lookup, self._find_language, undo, observer, self._searches)
        if not self._independent:  # its columns, as large as all texts, are found again if they are needed
            self._class_words = class_words_of(entries, self._lookup, observer)
        else:
            for entry in entries:
                entry.count, entry.counted_for = len(entry.words.number), undo

    def count(self, keys: Sequence[str], undo: Disguises, observer: Observer = SILENT) -> None:
        """Count the words of documents that are new, or were counted with other disguises undone."""
        fresh = [entry for entry in map(self._entries.__getitem__, keys) if entry.counted_for != undo]
        if fresh:
            self._searches_alone.begin(fresh)
            self._searches_alone.take_from(self._searches, fresh)
            count_alone(fresh, self._lookup, self._find_language, undo, self._searches_alone, observer)
