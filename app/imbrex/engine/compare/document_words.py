"""Document words: the words of the loaded documents, found once and repaired in the context of all others."""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from imbrex.engine.disguises.class_words import ClassWords
from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.disguises.word_repair import mend
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises, Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.spelling_traits import Lookup
from imbrex.engine.text.tokenization import Tokenized, tokenize
from imbrex.engine.text.vocabulary import Vocabulary

if TYPE_CHECKING:
    from imbrex.engine.disguises.findings import Findings

_AT_ONCE = 1 << 20  # words repaired together
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
) -> None:
    """Repair the words of documents in place, many documents of a language together."""
    for mine in _by_language(entries, observer):
        chosen = [entries[index] for index in mine]
        batch = batch_of(chosen, [places[index] for index in mine], class_words, lookup, find_language, observer)
        for entry, words in watched(zip(chosen, mend(batch, undo), strict=True), observer):
            entry.take(words)


def count_alone(
    entries: Sequence[Tokenized],
    lookup: Lookup,
    find_language: LanguageFinder,
    undo: Disguises,
    observer: Observer = SILENT,
) -> None:
    """Count the words of each document on its own, independent of the others."""
    nobody = ClassWords([], lookup)
    for mine in _by_language(entries, observer):
        chosen = [entries[index] for index in mine]
        batch = batch_of(chosen, [OUTSIDE] * len(chosen), nobody, lookup, find_language, observer)
        for entry, words in watched(zip(chosen, mend(batch, undo), strict=True), observer):
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

    def __getitem__(self, key: str) -> Tokenized:
        return self._entries[key]

    def copied(self) -> "Texts":
        """A copy with the same words, which can find words by other options without affecting this one."""
        twin = copy(self)
        twin._entries = {key: copy(entry) for key, entry in self._entries.items()}  # noqa: SLF001
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
        stale = [
            document
            for key, document in documents.items()
            if key not in self._entries or not self._entries[key].is_of(document, options)
        ]
        if stale:
            self._mended_for = None
            found = tokenize(stale, options, self._lookup, self._find_language, observer)
            self._entries.update(zip((document.key for document in stale), found, strict=True))
        wanted = list(documents), options.disguises
        if self._mended_for != wanted:
            self._mended_for = None  # until all are repaired, in case of cancellation
            self._mend(list(documents), options.disguises, observer)
            if self._counts:
                self.count(list(documents), options.disguises, observer)
            self._mended_for = wanted

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
        mend_all(entries, places, self._class_words, self._lookup, self._find_language, undo, observer)
        if not self._independent:  # its columns, as large as all texts, are found again if they are needed
            self._class_words = class_words_of(entries, self._lookup, observer)
        else:
            for entry in entries:
                entry.count, entry.counted_for = len(entry.words.number), undo

    def count(self, keys: Sequence[str], undo: Disguises, observer: Observer = SILENT) -> None:
        """Count the words of documents that are new, or were counted with other disguises undone."""
        fresh = [entry for entry in map(self._entries.__getitem__, keys) if entry.counted_for != undo]
        count_alone(fresh, self._lookup, self._find_language, undo, observer)
