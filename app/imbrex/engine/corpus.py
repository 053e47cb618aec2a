"""Corpus: the loaded documents, with everything that has been worked out about them so far.

It only remembers: what it answers depends on its documents and options, not on the order in which they came. It
belongs to one thread.
"""

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.canonization import Lexicon, Terms, first_fate
from imbrex.engine.columns import Columns, join, shingle_keys
from imbrex.engine.comparison import Comparison, compare
from imbrex.engine.document import Document, Problem, Role
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.options import Canonization, Options
from imbrex.engine.pairs import Pairs, count_shared
from imbrex.engine.report import Counted, Report
from imbrex.engine.shingles import shingles_of
from imbrex.engine.tokenization import Tokenized, tag_context, tokenize
from imbrex.engine.tokens import Fate, Int32, Tokens, UInt8
from imbrex.engine.vocabulary import Vocabulary
from imbrex.errors import ImbrexError

_REMEMBERED = 4  # canonizations whose terms are kept, so that switching back costs nothing


class Corpus:
    """Documents to compare with one another under one set of options."""

    def __init__(self, find_language: LanguageFinder, options: Options | None = None) -> None:
        self._find_language = find_language
        self._options = options or Options()
        self._documents: dict[str, Document] = {}
        self._tokenized: dict[str, Tokenized] = {}
        self._vocabulary = Vocabulary()
        self._lexicon = Lexicon(self._vocabulary, find_language)
        self._terms: dict[Canonization, Terms] = {}
        self._columns: Columns | None = None
        self._tokens: dict[str, Tokens] = {}
        self._words_found = False

    @property
    def documents(self) -> list[Document]:
        """In the order in which they were added."""
        return list(self._documents.values())

    @property
    def options(self) -> Options:
        """What comparisons are made with."""
        return self._options

    def set_options(self, options: Options) -> None:
        """Change the options; only what they touch is worked out again, and only when asked for."""
        self._options = options
        self._forget()

    def add(self, documents: Sequence[Document], observer: Observer = SILENT) -> None:
        """Add documents and find their words; one with the key of an earlier one takes its place."""
        for document in documents:
            self._documents[document.key] = document
        self._forget()
        self._tokenize(observer)

    def remove(self, keys: Collection[str]) -> None:
        """Forget documents; unknown keys are no error."""
        for key in keys:
            self._documents.pop(key, None)
            self._tokenized.pop(key, None)
        self._forget()

    def report(self, observer: Observer = SILENT) -> Report:
        """Compare all documents with one another."""
        self._tokenize(observer)
        terms = self._current_terms(observer)
        if self._columns is None:
            self._columns = self._join(observer)
        keys = shingle_keys(self._columns, terms, self._options.shingles.length, observer)
        pairs = count_shared(keys.packed, len(self._documents), observer)
        words = np.diff(self._columns.pointer).tolist()
        documents = tuple(
            Counted(document, total, kept, None if shingles else self._too_short(document, total, kept))
            for document, total, kept, shingles in zip(
                self._documents.values(), words, keys.kept.tolist(), keys.shingles.tolist(), strict=True
            )
        )
        return Report(self._options, documents, self._without_archive(pairs))

    def compare(self, left_key: str, right_key: str, observer: Observer = SILENT) -> Comparison:
        """Compare two documents side by side.

        Raises ImbrexError where one of them is too short for a single shingle.
        """
        left, right = self.tokens(left_key, observer), self.tokens(right_key, observer)
        length = self._options.shingles.length
        for tokens in (left, right):
            if not len(shingles_of(tokens, length)):
                problem = self._too_short(tokens.document, len(tokens), len(tokens.kept))
                raise ImbrexError(f"{problem.name}: {problem.message}", problem.hint)
        return compare(left, right, length, self._options.passages.minimum_words)

    def tokens(self, key: str, observer: Observer = SILENT) -> Tokens:
        """The words of a document with their fates. Raises KeyError for an unknown key."""
        if key not in self._tokens:
            self._tokens[key] = self._make_tokens(key, observer)
        return self._tokens[key]

    def alone(self, keys: Collection[str], observer: Observer = SILENT) -> "Corpus":
        """A corpus of some of the documents, to try other options on. Raises KeyError for an unknown key."""
        corpus = Corpus(self._find_language, self._options)
        corpus.add([self._documents[key] for key in keys], observer)
        return corpus

    def _forget(self) -> None:
        """Forget what hangs on the documents and options as they were."""
        self._columns = None
        self._tokens = {}
        self._words_found = False

    def _make_tokens(self, key: str, observer: Observer) -> Tokens:
        self._tokenize(observer)
        terms = self._current_terms(observer)
        tokenized = self._tokenized[key]
        number = tokenized.words.number
        fate = terms.fate[number]
        masks = self._context_masks(tokenized, observer)
        if masks is not None:
            _drop_by_context(fate, masks)
        kept = np.flatnonzero(fate < Fate.DROPPED).astype(np.int32)
        return Tokens(
            document=self._documents[key],
            start=tokenized.words.start,
            end=tokenized.words.end,
            fate=fate,
            term=terms.term[number],
            terms=terms.texts,
            kept=kept,
            hashes=terms.hashes[number[kept]],
            barriers=_kept_barriers(kept, tokenized.barriers),
        )

    def _tokenize(self, observer: Observer) -> None:
        """Find the words of all documents that changed or whose options did."""
        if self._words_found:  # looking through thousands of documents for each one asked for takes seconds
            return
        stale = [
            document
            for key, document in self._documents.items()
            if key not in self._tokenized or not self._tokenized[key].is_of(document, self._options)
        ]
        if stale:
            found = tokenize(stale, self._options, self._vocabulary, self._find_language, observer)
            self._tokenized.update(zip((document.key for document in stale), found, strict=True))
        self._words_found = True

    def _current_terms(self, observer: Observer) -> Terms:
        options = self._options.canonization
        terms = self._terms.pop(options, None) or Terms()
        terms.grow(self._lexicon, options, observer)
        self._terms[options] = terms  # last in the order of use
        for old in list(self._terms)[:-_REMEMBERED]:
            del self._terms[old]
        return terms

    def _join(self, observer: Observer) -> Columns:
        entries = [self._tokenized[key] for key in self._documents]
        left_out: list[NDArray[np.bool_] | None] = []
        for index, entry in enumerate(entries):
            masks = self._context_masks(entry, observer)
            left_out.append(None if masks is None else masks != 0)
            if masks is not None:
                observer.progress(Progress("canonization", index, len(entries)))
        return join([(entry.words.number, entry.barriers) for entry in entries], left_out)

    def _context_masks(self, tokenized: Tokenized, observer: Observer) -> UInt8 | None:
        """Dropped parts of speech that only neighbours tell, as a mask a word; None where there are none to drop."""
        language = self._find_language(tokenized.language)
        drop = self._options.canonization.drop & language.context_parts
        if not drop:
            return None
        return tag_context(tokenized, self._vocabulary, language, observer) & np.uint8(drop)

    def _too_short(self, document: Document, words: int, kept: int) -> Problem:
        length = self._options.shingles.length
        if not words:
            message, hint = "There is no word in this text.", "Check that the right file was chosen."
        elif words < length:
            message = f"This text has only {words} word{'s' if words > 1 else ''}; a shingle needs {length}."
            hint = "Choose shorter shingles, or check that the right file was chosen."
        elif kept < length:
            message = f"Only {kept} of its {words} words are compared; a shingle needs {length}."
            hint = "Choose shorter shingles, or drop fewer kinds of words."
        else:
            message = f"No part of it has {length} words in a row to compare; a shingle needs {length}."
            hint = "Choose shorter shingles."
        return Problem(document.name, message, hint, document.path)

    def _without_archive(self, pairs: Pairs) -> Pairs:
        """Leave out pairs of two archive documents."""
        archive = np.array([document.role is Role.ARCHIVE for document in self._documents.values()], np.bool_)
        if np.count_nonzero(archive) < 2:
            return pairs
        stays = ~(archive[pairs.left] & archive[pairs.right])
        return pairs.take(stays)


def _drop_by_context(fate: UInt8, masks: UInt8) -> None:
    """Give words their fate by neighbours, in place; those that are out already keep their reason."""
    for mask in set(masks[masks != 0].tolist()):
        fate[(masks == mask) & (fate < Fate.DROPPED)] = first_fate(mask)


def _kept_barriers(kept: Int32, barriers: Int32) -> Int32:
    """Where parts begin, counted in kept words."""
    inner = np.searchsorted(kept, barriers)
    return np.unique(inner[(inner > 0) & (inner < len(kept))]).astype(np.int32)
