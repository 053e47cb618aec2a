"""Corpus: the loaded documents, with cached intermediate results.

It only caches: results depend on its documents and options, not on the order in which they came. It belongs to one
thread.
"""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from itertools import compress
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64, UInt8, UInt64
from imbrex.engine.compare.all_words import AllWords, both_forms
from imbrex.engine.compare.columns import Columns, Keys, join, shingle_keys
from imbrex.engine.compare.common_shingles import Shingles
from imbrex.engine.compare.comparison import Comparison, compare
from imbrex.engine.compare.document_words import Texts
from imbrex.engine.compare.exclusions import FATES, Excluded, exclude
from imbrex.engine.compare.kept_words import KeptWords, WholeTexts, kept_words, whole_texts
from imbrex.engine.compare.pairs import Pairs, count_shared
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.compare.too_short import refuse, serves_as_template, too_short
from imbrex.engine.language import NO_LEXICONS, Citing, Language, LanguageFinder, Lexicons
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.options import Canonization, Disguises, Exclusions, Options
from imbrex.engine.text.canonization import Lexicon, Terms, tokens_of
from imbrex.engine.text.document import Document
from imbrex.engine.text.recent_answers import Recent
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokenization import Tokenized, language_of, tag_context
from imbrex.engine.text.tokens import Fate, Tokens
from imbrex.engine.text.vocabulary import Vocabulary

if TYPE_CHECKING:
    from imbrex.engine.compare.common_phrases import CommonPhrase
    from imbrex.engine.disguises.findings import Findings

_MOST_SPELLINGS = 400_000  # about 100 MB; then new documents start with none
_REMEMBERED = 4  # canonizations whose terms are kept, so that switching back costs nothing


class Corpus:
    """Documents to compare with one another under one set of options."""

    def __init__(
        self,
        find_language: LanguageFinder,
        options: Options | None = None,
        *,
        counts: bool = True,
        independent: bool = False,
        lexicons: Lexicons = NO_LEXICONS,
    ) -> None:
        """Create without documents.

        Args:
            find_language: finds a language by its code.
            options: of comparison.
            counts: if False, only texts that are too short have their words counted.
            independent: find the words of each document without looking at the others, except templates.
            lexicons: translations of words, for documents in two languages.
        """
        self._counts = counts
        self._independent = independent
        self._find_language = find_language
        self.lexicons = lexicons
        self.known: dict[Hashable, object] = {}
        """Results that depend on some of the documents only, by a name that includes what else they depend on."""
        self._known_of: dict[Hashable, tuple[Document, ...]] = {}
        self._options = options or Options()
        self._documents: dict[str, Document] = {}
        self._forget_words()
        self._columns: Columns | None = None
        self._excluded: Excluded | None = None
        self._tokens: dict[str, Tokens] = {}
        self._shingled = Recent[Shingles]()
        self._words_found = False
        self._has_template = False  # asked once a pair: looking at all documents each time takes longer than a pair

    @property
    def documents(self) -> list[Document]:
        """Documents in the order in which they were added."""
        return list(self._documents.values())

    @property
    def options(self) -> Options:
        """Current options of comparison."""
        return self._options

    def set_options(self, options: Options) -> None:
        """Change the options; only what depends on the change is recomputed, on demand."""
        same = options.compares_like(self._options)
        self._options = options
        if not same:
            self._forget()

    def add(self, documents: Sequence[Document], observer: Observer = SILENT) -> None:
        """Add documents and find their words; a document replaces an earlier one with the same key."""
        for document in documents:
            self._documents[document.key] = document
        self._forget()
        self._tokenize(observer)

    def remove(self, keys: Collection[str]) -> None:
        """Remove documents; unknown keys are ignored."""
        for key in keys:
            self._documents.pop(key, None)
        self._texts.remove(keys)
        self._forget()
        if not self._documents:
            self._forget_words()

    def replace_all(self, documents: Sequence[Document], observer: Observer = SILENT) -> None:
        """Replace all documents by others; known words stay known, unless there are too many."""
        if len(self._vocabulary) > _MOST_SPELLINGS:
            self._forget_words()
        self._texts.remove(list(self._documents))
        self._documents = {}
        self.add(documents, observer)

    def report(self, observer: Observer = SILENT) -> Report:
        """Compare all documents with one another."""
        keys = self._shingle_keys(observer)
        counted = self._count(keys, observer)
        pairs = count_shared(keys.packed, len(self._documents), observer)
        return Report(self._options, counted, compared(pairs, self.documents))

    def counted(self, observer: Observer = SILENT) -> tuple[Counted, ...]:
        """All documents with their word counts, as in the report, without comparing them."""
        return self._count(self._shingle_keys(observer), observer)

    def _shingle_keys(self, observer: Observer) -> Keys:
        columns, terms = self._current_columns(observer)
        return shingle_keys(columns, terms, self._options.shingles, observer)

    def _count(self, keys: Keys, observer: Observer) -> tuple[Counted, ...]:
        short = compress(self._documents, keys.shingles == 0)
        self._texts.count(list(short), self._options.disguises, observer)
        excluded = self._excluded.counts() if self._excluded else None
        entries = [self._texts[key] for key in self._documents]
        return count_documents(self.documents, entries, keys, excluded, self._options.shingles.length)

    def compare(self, left_key: str, right_key: str, observer: Observer = SILENT) -> Comparison:
        """Compare two documents side by side.

        Raises ImbrexError if one of them is too short for a single shingle.
        """
        left, right = self.tokens(left_key, observer), self.tokens(right_key, observer)
        rules = self._options.shingles
        for tokens in sorted((left, right), key=lambda tokens: tokens.document.role is not Role.TEMPLATE):
            refuse(tokens, rules.length, self._texts[tokens.document.key].excess)
        shortest = self._options.passages.minimum_words
        return compare(left, right, rules.length, shortest, observer, rules.stride, self._shingled)

    def tokens(self, key: str, observer: Observer = SILENT) -> Tokens:
        """The words of a document with their fates. Raises KeyError for an unknown key."""
        if key not in self._tokens:
            self._tokens[key] = self._make_tokens(key, observer)
        return self._tokens[key]

    def alone(self, keys: Collection[str], observer: Observer = SILENT, *, raw: bool = False) -> "Corpus":
        """A corpus of some of the documents, for trying other options; with the templates, or `raw`, for words alone.

        Raises KeyError for an unknown key.
        """
        options = replace(self._options, exclusions=Exclusions()) if raw else self._options
        corpus = Corpus(self._find_language, options, counts=not raw, lexicons=self.lexicons)
        documents = [self._documents[key] for key in keys]
        if raw and self._has_the_words_of(keys):
            self._give_words(corpus)
        elif raw:  # templates among them are read as normal texts
            corpus.add([replace(one, role=Role.ESSAY) for one in documents], observer)
        else:
            corpus.add([*documents, *(one for one in self._documents.values() if one.role is Role.TEMPLATE)], observer)
        return corpus

    def _has_the_words_of(self, keys: Collection[str]) -> bool:
        """Whether some documents by themselves have the words found here: they are all, and none is a template."""
        every = self._words_found and not self._independent and not self._has_template
        return every and self._documents.keys() == set(keys)

    def citing(self, key: str) -> Citing:
        """Citation rules of a document's language. Raises KeyError for an unknown key."""
        return self._find_language(language_of(self._documents[key], self._options)).citing

    def kept_words(self, observer: Observer = SILENT) -> KeptWords:
        """The compared words of all documents, in the order of `documents` and of the report."""
        return kept_words(*self._current_columns(observer))

    def usual_words(self, observer: Observer = SILENT) -> KeptWords:
        """The words that the usual options compare, whichever are chosen; exclusions are those of the options."""
        columns, _ = self._current_columns(observer)
        left_out = self._excluded.fate != 0 if self._excluded else None
        return kept_words(replace(columns, left_out=left_out), self._terms_of(Canonization(), observer))

    def whole_texts(self, observer: Observer = SILENT) -> WholeTexts:
        """Every word of all documents, dropped and excluded ones included, in the order of `documents`."""
        columns, terms = self._current_columns(observer)
        return whole_texts(columns, terms, self._excluded.fate if self._excluded else None)

    def words_of(self, documents: Int64, observer: Observer = SILENT) -> tuple[WholeTexts, KeptWords]:
        """The words of some documents, by their ascending numbers: every one, and those that are compared."""
        columns, terms = self._current_columns(observer)
        fate = self._excluded.fate if self._excluded else None
        if len(documents) < len(self._documents):
            fate = None if fate is None else fate[columns.mask(documents)]
            columns = columns.of(documents)
        return whole_texts(columns, terms, fate), kept_words(columns, terms)

    def all_words(self, observer: Observer = SILENT) -> AllWords:
        """All words of all documents, whatever the options exclude, in the order of `documents`."""
        self._tokenize(observer)
        entries = [self._texts[key] for key in self._documents]
        words = join([(entry.words.number, entry.barriers) for entry in entries], [None] * len(entries))
        written, forms = (self._terms_of(form, observer) for form in both_forms(self._options.canonization))
        return AllWords(words.numbers, words.pointer, written.hashes, forms.hashes, written.spelled)

    def language(self, key: str) -> Language:
        """Language in which a document is read. Raises KeyError for an unknown document."""
        return self._find_language(language_of(self._documents[key], self._options))

    def common_phrases(self, share: float, observer: Observer = SILENT) -> "list[CommonPhrase]":
        """Phrases in more than a share of the documents (a fraction of 1), ignoring templates and archive."""
        from imbrex.engine.compare.common_phrases import find_common_phrases  # noqa: PLC0415 - for classes only

        documents = self.documents
        counts = np.array([document.role in {Role.ESSAY, Role.SOURCE} for document in documents], np.bool_)
        return find_common_phrases(
            self.kept_words(observer),
            self._options.shingles.length,
            share,
            counts,
            lambda number: self.tokens(documents[number].key, observer),
            observer,
        )

    def disguises(self, key: str, observer: Observer = SILENT) -> "Findings":
        """The disguises of a document, whatever the options undo. Raises KeyError for an unknown key."""
        self._tokenize(observer)
        return self._texts.disguises(self._documents[key], self._options, observer)

    def remember(self, name: Hashable, keys: Sequence[str], result: object) -> None:
        """Keep a result in `known` until one of these documents is replaced or removed."""
        self.known[name] = result
        self._known_of[name] = tuple(self._documents[key] for key in keys)

    def _forget(self) -> None:
        """Discard results that depend on the documents and options."""
        for name, documents in list(self._known_of.items()):
            if any(self._documents.get(one.key) is not one for one in documents):
                del self.known[name], self._known_of[name]
        self._columns = self._excluded = None
        self._tokens = {}
        self._shingled = Recent()
        self._words_found = False
        self._has_template = bool(self._templates.any())

    def _forget_words(self) -> None:
        """Discard all known words: another class has others, and they would pile up over a long day."""
        self._vocabulary = Vocabulary()
        self._lexicon = Lexicon(self._vocabulary, self._find_language)
        self._texts = Texts(self._vocabulary, self._find_language, counts=self._counts, independent=self._independent)
        self._terms: dict[tuple[Canonization, Disguises], Terms] = {}

    def _give_words(self, other: "Corpus") -> None:
        """Give another corpus all documents with their words, so that none are found twice."""
        mine = dict(self._documents), self._vocabulary, self._lexicon, self._texts.copied(), True
        other._documents, other._vocabulary, other._lexicon, other._texts, other._words_found = mine  # noqa: SLF001

    def _make_tokens(self, key: str, observer: Observer) -> Tokens:
        self._tokenize(observer)
        terms = self._current_terms(observer)
        tokenized = self._texts[key]
        masks = self._context_masks(tokenized, observer)
        return tokens_of(self._documents[key], tokenized, terms, masks, self._excluded_words(key, observer))

    def _tokenize(self, observer: Observer) -> None:
        """Find the words of all documents that changed or whose options did."""
        if not self._words_found:  # scanning thousands of documents for each one requested takes seconds
            self._texts.find(self._documents, self._options, observer)
            self._words_found = True

    def _current_terms(self, observer: Observer) -> Terms:
        return self._terms_of(self._options.canonization, observer)

    def _terms_of(self, options: Canonization, observer: Observer) -> Terms:
        undo = self._options.disguises
        terms = self._terms.pop((options, undo), None) or Terms()
        terms.grow(self._lexicon, options, undo, observer)
        self._terms[options, undo] = terms  # most recently used last
        for old in list(self._terms)[:-_REMEMBERED]:
            del self._terms[old]
        return terms

    def _join(self, observer: Observer) -> Columns:
        entries = [self._texts[key] for key in self._documents]
        left_out: list[NDArray[np.bool_] | None] = []
        for index, entry in enumerate(entries):
            masks = self._context_masks(entry, observer)
            left_out.append(None if masks is None else masks != 0)
            if masks is not None:
                observer.progress(Progress("normalization", index, len(entries)))
        return join([(entry.words.number, entry.barriers) for entry in entries], left_out)

    def _context_masks(self, tokenized: Tokenized, observer: Observer) -> UInt8 | None:
        """Parts of speech to drop that depend on context, a mask for each word; None if there are none to drop."""
        language = self._find_language(tokenized.language)
        drop = self._options.canonization.drop & language.context_parts
        if not drop:
            return None
        return tag_context(tokenized, self._vocabulary, language, observer) & np.uint8(drop)

    def _current_columns(self, observer: Observer) -> tuple[Columns, Terms]:
        """The words of all documents without excluded ones, and their terms."""
        self._tokenize(observer)
        terms = self._current_terms(observer)
        if self._columns is None:
            columns = self._join(observer)
            if self._excludes:
                self._excluded = self._exclude(columns, observer)
                columns = self._excluded.columns
            self._columns = columns  # last, so that a cancelled call leaves no partial state
        return self._columns, terms

    @property
    def has_given_text(self) -> bool:
        """Whether there is a template or an excluded phrase, which documents may repeat."""
        return bool(self._options.exclusions.phrases) or self._has_template

    @property
    def _excludes(self) -> bool:
        """Whether any words may have to be excluded."""
        options = self._options.exclusions
        return bool(options.quotations or options.bibliographies or self.has_given_text)

    def _exclude(self, columns: Columns, observer: Observer) -> Excluded:
        phrases = self._phrases(observer)
        return exclude(
            columns,
            self._current_terms(observer),  # phrases may have brought new spellings
            self._templates,
            self._options.exclusions.template_words,
            phrases,
            self._set_apart(observer),
        )

    def _set_apart(self, observer: Observer) -> UInt8 | None:
        """Fates of all words by context; None if the options exclude none for that."""
        options = self._options.exclusions
        if not (options.quotations or options.bibliographies):
            return None
        from imbrex.engine.citations.quotations import set_apart  # noqa: PLC0415 - only with these options

        fates = [np.zeros(0, np.uint8)]
        for key, document in self._documents.items():
            observer.check()
            fates.append(set_apart(document.text, self._texts[key].words.start, self.citing(key), options, observer))
        return np.concatenate(fates)

    def _phrases(self, observer: Observer) -> list[UInt64]:
        """Word hashes of the excluded phrases, each in every language of the documents."""
        phrases = [
            Document(phrase, phrase, phrase, language=code)
            for phrase in self._options.exclusions.phrases
            for code in self._texts.languages
        ]
        found = self._texts.of_phrases(phrases, self._options, observer)
        terms = self._current_terms(observer)
        hashes = []
        for entry in found:
            numbers = entry.words.number
            masks = self._context_masks(entry, observer)
            keep = terms.fate[numbers] < Fate.DROPPED
            hashes.append(terms.hashes[numbers[keep if masks is None else keep & (masks == 0)]])
        return hashes

    def _excluded_words(self, key: str, observer: Observer) -> UInt8:
        """Fates of the excluded words of a document, 0 for all others."""
        if not self._excludes:
            return np.zeros(len(self._texts[key].words.number), np.uint8)
        columns, _ = self._current_columns(observer)
        number = list(self._documents).index(key)
        excluded = self._excluded
        assert excluded is not None
        return excluded.fate[columns.pointer[number] : columns.pointer[number + 1]]

    @property
    def _templates(self) -> NDArray[np.bool_]:
        """Mask of the documents that are templates."""
        return np.array([document.role is Role.TEMPLATE for document in self._documents.values()], np.bool_)


def count_documents(
    documents: Sequence[Document], entries: Sequence[Tokenized], keys: Keys, excluded: Int64 | None, length: int
) -> tuple[Counted, ...]:
    """Attach word counts to each document, and the problem if it has nothing to compare.

    Args:
        documents: all of them.
        entries: the words of each.
        keys: their shingles.
        excluded: excluded words of each, see `Excluded.counts`; None if there are none.
        length: words in a shingle.
    """
    out = [[0] * FATES] * len(entries) if excluded is None else excluded.tolist()
    counts = zip(documents, entries, keys.kept.tolist(), keys.shingles.tolist(), out, strict=True)
    return tuple(_count(*figures, length) for figures in counts)


def _count(
    document: Document, entry: Tokenized, kept: int, shingles: int, excluded: Sequence[int], length: int
) -> Counted:
    takes_part = shingles or serves_as_template(document, kept)
    problem = None if takes_part else too_short(document, entry.count, kept, excluded, length, entry.excess)
    return Counted(document, entry.count, kept, problem, sum(excluded))


def compared(pairs: Pairs, documents: Sequence[Document]) -> Pairs:
    """Drop pairs with a template, and pairs of two archive documents."""
    archive = np.array([document.role is Role.ARCHIVE for document in documents], np.bool_)
    template = np.array([document.role is Role.TEMPLATE for document in documents], np.bool_)
    if np.count_nonzero(archive) <= 1 and not template.any():
        return pairs
    left, right = pairs.left, pairs.right
    return pairs.take(~((archive[left] & archive[right]) | template[left] | template[right]))
