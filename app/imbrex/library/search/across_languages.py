"""Across languages: documents of a library that a text may be translated from, or that may be translated from it.

The index of words proposes documents in each language that a dictionary connects with that of the text. Those with a
kept text are then compared by translation, like two open documents; of the others the score decides.
"""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

import numpy as np
from sqlalchemy import Connection, select

from imbrex.engine.arrays import Int64
from imbrex.engine.fingerprints.fingerprints import Sought
from imbrex.engine.language import LanguageFinder, Lexicons
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.term_index import propose
from imbrex.library.database import schema
from imbrex.library.index.term_lookup import LibraryTerms, first_cells
from imbrex.library.search.search_results import Shares

if TYPE_CHECKING:
    from imbrex.library.search.translated_shares import TranslatedShares

_FLOOR = 20.0
"""Score of a proposal, which is then compared."""
_SURE = 90.0
"""Score that is enough without a text to compare: the best of 24,000 unrelated documents has 77 in one of 100 cases."""
_MOST = 4
"""Proposals in a language, each of which takes 30 ms to compare: the source of a passage is nearly always the first."""
_WORDS_EACH = 150
"""Content words of a text for one proposal more: an essay may have several sources."""

_MOST_NUMBER = 2_000_000
"""Documents with a higher number are not found across languages."""

_SIZES = select(schema.documents.c.document, schema.documents.c.words, schema.documents.c.language)


class AcrossLanguages:
    """Finds documents in other languages; remembers the sizes and languages of the documents.

    Attributes:
        sure: score that is enough for a document without a text.
    """

    def __init__(self, find_language: LanguageFinder, lexicons: Lexicons) -> None:
        self._find_language = find_language
        self._lexicons = lexicons
        self.sure = _SURE
        self._words: list[int] = []
        self._languages: list[str] = []
        self._pointer: Int64 = first_cells([])
        self._shares: TranslatedShares | None = None

    def propose(
        self, connection: Connection, generation: int, sought: Sought, observer: Observer
    ) -> dict[int, tuple[float, Shares]]:
        """Score and estimated shares of documents that the index proposes, by their numbers."""
        found: dict[int, tuple[float, Shares]] = {}
        if not len(sought.made.content):
            return found
        self._learn_sizes(connection)
        codes = np.array(self._languages)
        for code in sorted(set(self._languages) - {sought.language, ""}):
            if not self._lexicons.has(sought.language, code):
                continue
            lexicon = self._lexicons.find(sought.language, code, observer)
            if isinstance(lexicon, Lexicon):
                terms = LibraryTerms(connection, generation, self._pointer)
                most = _MOST + len(sought.made.content) // _WORDS_EACH
                made = propose(sought.made.content, lexicon, terms, _FLOOR, most, observer)
                columns = made.documents.tolist(), made.scores.tolist(), made.shares.tolist()
                for number, score, share in zip(*columns, strict=True):
                    if codes[number] == code:
                        size = sought.made.words / max(1, self._words[number])
                        found[number] = score, Shares(share, min(1.0, share * size))
        return found

    def compare(
        self,
        options: Options,
        document: Document,
        templates: Collection[Document],
        candidates: Mapping[int, Document],
        observer: Observer,
    ) -> dict[int, Shares]:
        """The shares of those candidates with which the document has passages that may be translated."""
        if not candidates:
            return {}
        if self._shares is None:
            from imbrex.library.search.translated_shares import TranslatedShares  # noqa: PLC0415 - few checks need it

            self._shares = TranslatedShares(self._find_language, self._lexicons)
        return self._shares.of(options, document, templates, candidates, observer)

    def expect_texts(self, *, expected: bool) -> None:
        """Make every proposal enough, or only sure ones: the caller compares documents without a text, or can't."""
        self.sure = _FLOOR if expected else _SURE

    def _learn_sizes(self, connection: Connection) -> None:
        """Read the sizes of documents that were added since the last call; numbers are never given twice."""
        number = schema.documents.c.document
        new = connection.execute(_SIZES.where(number >= len(self._words), number < _MOST_NUMBER)).all()
        for document, words, language in sorted(tuple(row) for row in new):
            missing = document - len(self._words)
            self._words += [*[0] * missing, words]
            self._languages += [*[""] * missing, language]
        if new:
            self._pointer = first_cells(self._words)
