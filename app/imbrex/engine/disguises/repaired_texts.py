"""Repaired texts: the words of all documents as a reader sees them."""

from collections.abc import Sequence

from imbrex.engine.disguises.class_words import ClassWords
from imbrex.engine.disguises.word_batch import Batch
from imbrex.engine.disguises.word_repair import mend
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Disguises
from imbrex.engine.text.spelling_traits import Lookup
from imbrex.engine.text.tokenization import Tokenized

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
    """Repair the words of documents in place, all documents of a language together."""
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
            entry.count = len(words.number)


def _by_language(entries: Sequence[Tokenized], observer: Observer) -> list[list[int]]:
    by_code: dict[str, list[int]] = {}
    for index, entry in enumerate(watched(entries, observer)):
        by_code.setdefault(entry.language, []).append(index)
    return list(by_code.values())


def batch_of(
    entries: Sequence[Tokenized],
    places: Sequence[int],
    class_words: ClassWords,
    lookup: Lookup,
    find_language: LanguageFinder,
    observer: Observer = SILENT,
) -> Batch:
    """Documents of one language, as written."""
    return Batch(
        [entry.source.text for entry in entries],
        [entry.written for entry in entries],
        places,
        find_language(entries[0].language),
        lookup,
        class_words,
        observer,
    )
