"""Translated shares: how much of a document and of others in another language may be translated, from their texts."""

from collections.abc import Collection, Mapping
from typing import TypeVar

from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import LanguageFinder, Lexicons
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.rewriting.sentence_words import read
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokenization import language_of
from imbrex.engine.translation.find_translated import find_translated
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.read_sentences import read_documents
from imbrex.engine.translation.translated import Translated
from imbrex.engine.translation.translated_pair import remember_pair
from imbrex.library.search.search_results import Shares

_T = TypeVar("_T")


class TranslatedShares:
    """Compares documents by translation, as open ones are compared, with one reading of each for all steps."""

    def __init__(self, find_language: LanguageFinder, lexicons: Lexicons, options: Options, observer: Observer) -> None:
        """Compare under these options; the observer may cancel."""
        self._find_language = find_language
        self._lexicons = lexicons
        self._options = options
        self._observer = observer

    def of(
        self, document: Document, templates: Collection[Document], candidates: Mapping[int, Document]
    ) -> dict[int, Shares]:
        """The shares of the candidates with which the document has passages that may be translated, and that count."""
        passages = self._passages(document, candidates)
        if not passages:
            return {}
        corpus = Corpus(self._find_language, self._options, counts=False, lexicons=self._lexicons)
        others = {number: candidates[number] for number in passages}
        corpus.add([document, *others.values(), *templates], self._observer)
        keys = [document.key, *(one.key for one in others.values())]
        readings = dict(zip(keys, read(corpus, keys, self._observer), strict=True))
        found: dict[int, Shares] = {}
        for number, one in others.items():
            remember_pair(corpus, *_ordered(document.key, one.key, first=document.text < one.text), passages[number])
            taken = find_taken(corpus, document.key, one.key, self._observer, readings)
            classes = find_classes(corpus, document.key, one.key, self._observer, taken)
            if classes.left.shares.translated_words:
                found[number] = Shares(classes.left.shares.headline, classes.right.shares.headline)
        return found

    def _passages(self, document: Document, candidates: Mapping[int, Document]) -> dict[int, Translated]:
        """The passages of the document and each candidate that has any, as `find_pair` finds them."""
        documents = [document, *candidates.values()]
        checked, *others = read_documents(documents, self._find_language, self._options, self._observer)
        mine = language_of(document, self._options)
        found: dict[int, Translated] = {}
        for (number, one), other in zip(candidates.items(), others, strict=True):
            self._observer.check()
            first = document.text < one.text
            codes = _ordered(mine, language_of(one, self._options), first=first)
            lexicon = self._lexicons.find(*codes, self._observer) if codes[0] != codes[1] else None
            if isinstance(lexicon, Lexicon):
                passages = find_translated(*_ordered(checked, other, first=first), lexicon, self._observer)
                if len(passages):
                    found[number] = passages
        return found


def _ordered(one: _T, other: _T, *, first: bool) -> tuple[_T, _T]:
    return (one, other) if first else (other, one)
