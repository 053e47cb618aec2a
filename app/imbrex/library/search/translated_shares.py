"""Translated shares: how much of a document and of others in another language may be translated, from their texts."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import LanguageFinder, Lexicons
from imbrex.engine.observer import Observer
from imbrex.engine.options import Exclusions, Options
from imbrex.engine.rewriting.sentence_words import Reading, read_raw
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokenization import language_of
from imbrex.engine.translation.find_translated import find_translated
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.read_sentences import read_raw as read_texts_raw
from imbrex.engine.translation.translated import Translated
from imbrex.engine.translation.translated_pair import remember_pair
from imbrex.library.search.search_results import Shares

_T = TypeVar("_T")


class TranslatedShares:
    """Compares documents by translation, as open ones are compared; words that were once read stay known."""

    def __init__(self, find_language: LanguageFinder, lexicons: Lexicons) -> None:
        """Use these languages and dictionaries."""
        self._lexicons = lexicons
        self._words = Corpus(find_language, counts=False)
        self._texts = Corpus(find_language, counts=False, lexicons=lexicons)

    def of(
        self,
        options: Options,
        document: Document,
        templates: Collection[Document],
        candidates: Mapping[int, Document],
        observer: Observer,
    ) -> dict[int, Shares]:
        """The shares of the candidates with which the document has passages that may be translated, and that count."""
        self._words.set_options(replace(options, exclusions=Exclusions()))
        self._words.replace_all([document, *candidates.values()], observer)
        passages = self._passages(options, document, candidates, observer)
        found = {number: candidates[number] for number in passages}
        keys = [document.key, *(one.key for one in found.values())]
        readings = dict(zip(keys, read_raw(self._words, keys, observer), strict=True)) if found else {}
        self._texts.set_options(options)
        self._texts.replace_all([document, *found.values(), *templates] if found else [], observer)
        for number, one in found.items():
            remember_pair(self._texts, *_ordered(document.key, one.key, document, one), passages[number])
        shares = {number: self._shares(document, one, readings, observer) for number, one in found.items()}
        for corpus in (self._words, self._texts):
            corpus.replace_all([])
        return {number: one for number, one in shares.items() if one is not None}

    def _passages(
        self, options: Options, document: Document, candidates: Mapping[int, Document], observer: Observer
    ) -> dict[int, Translated]:
        """The passages of the document and each candidate that has any, as `find_pair` finds them."""
        keys = [document.key, *(one.key for one in candidates.values())]
        checked, *others = read_texts_raw(self._words, keys, observer)
        mine = language_of(document, options)
        found: dict[int, Translated] = {}
        for (number, one), other in zip(candidates.items(), others, strict=True):
            observer.check()
            codes = _ordered(mine, language_of(one, options), document, one)
            lexicon = self._lexicons.find(*codes, observer) if codes[0] != codes[1] else None
            if isinstance(lexicon, Lexicon):
                passages = find_translated(*_ordered(checked, other, document, one), lexicon, observer)
                if len(passages):
                    found[number] = passages
        return found

    def _shares(
        self, document: Document, other: Document, readings: Mapping[str, Reading], observer: Observer
    ) -> Shares | None:
        """The shares of both; None if no translated passage counts."""
        taken = find_taken(self._texts, document.key, other.key, observer, readings)
        classes = find_classes(self._texts, document.key, other.key, observer, taken)
        if not classes.left.shares.translated_words:
            return None
        return Shares(classes.left.shares.headline, classes.right.shares.headline)


def _ordered(one: _T, other: _T, first: Document, second: Document) -> tuple[_T, _T]:
    """Values of two documents, in the order in which a pair is searched."""
    return (one, other) if first.text < second.text else (other, one)
