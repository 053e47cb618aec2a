"""Across languages: documents of a library that a text may be translated from, or that may be translated from it.

The index of words proposes documents in each language that a dictionary connects with that of the text. Those with a
kept text are then compared by translation, like two open documents; of the others the score decides.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Integer, bindparam, select

from imbrex.engine.arrays import Int64
from imbrex.engine.fingerprints.fingerprints import Fingerprinter, Sought
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
_SURE = ((45.0, 1.4), (60.0, 1.3), (90.0, 1.15))
"""Scores that are enough without a text to compare, and how many times the score of the next document they must be.

Of Russian translations of 100 to 250 words .66 so find their source among 42,640 documents (.20 by a score of 90
alone), of technical manuals .64; without their source 1 of 299 other texts, and 14 of 120 manuals, get another one.
"""
_MOST = 4
"""Proposals in a language, each of which takes 15 ms to compare: the source of a passage is nearly always the first."""
_WORDS_EACH = 150
"""Content words of a text for one proposal more: an essay may have several sources."""

_MOST_NUMBER = 2_000_000
"""Documents with a higher number are not found across languages."""

_SIZES = select(schema.documents.c.document, schema.documents.c.words, schema.documents.c.language).where(
    schema.documents.c.document >= bindparam("known", type_=Integer), schema.documents.c.document < _MOST_NUMBER
)


class AcrossLanguages:
    """Finds documents in other languages; remembers the sizes and languages of the documents."""

    def __init__(self, find_language: LanguageFinder, lexicons: Lexicons) -> None:
        self._find_language = find_language
        self._lexicons = lexicons
        self._expects_texts = False
        self._words: list[int] = []
        self._languages: list[str] = []
        self._spoken: list[str] = []
        self._pointer: Int64 = first_cells([])
        self._shares: TranslatedShares | None = None

    def propose(
        self,
        connection: Connection,
        generation: int,
        sought: Sought,
        fingerprinter: Fingerprinter,
        observer: Observer,
    ) -> dict[int, tuple[bool, Shares]]:
        """Of documents that the index proposes, by their numbers: whether that is enough, and the estimated shares."""
        found: dict[int, tuple[bool, Shares]] = {}
        self._learn_sizes(connection)
        codes = [code for code in self._spoken if code != sought.language and self._lexicons.has(sought.language, code)]
        content = fingerprinter.content(sought, observer) if codes else sought.made.content
        for code in codes if len(content) else ():
            lexicon = self._lexicons.find(sought.language, code, observer)
            if isinstance(lexicon, Lexicon):
                terms = LibraryTerms(connection, generation, self._pointer)
                most = _MOST + len(content) // _WORDS_EACH
                made = propose(content, lexicon, terms, _FLOOR, most, observer)
                stands_out = len(made) > 0 and _stands_out(made.scores.tolist())
                for place, (number, share) in enumerate(
                    zip(made.documents.tolist(), made.shares.tolist(), strict=True)
                ):
                    if self._languages[number] == code:
                        size = sought.made.words / max(1, self._words[number])
                        sure = self._expects_texts or (stands_out and not place)
                        found[number] = sure, Shares(share, min(1.0, share * size))
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
        self._expects_texts = expected

    def _learn_sizes(self, connection: Connection) -> None:
        """Read the sizes of documents that were added since the last call; numbers are never given twice."""
        new = connection.execute(_SIZES, {"known": len(self._words)}).all()
        for document, words, language in sorted(tuple(row) for row in new):
            missing = document - len(self._words)
            self._words += [*[0] * missing, words]
            self._languages += [*[""] * missing, language]
        if new:
            self._pointer = first_cells(self._words)
            self._spoken = sorted(set(self._languages) - {""})


def _stands_out(scores: Sequence[float]) -> bool:
    """Whether the first of these falling scores is enough without a comparison."""
    following = scores[1] if len(scores) > 1 else _FLOOR
    return any(scores[0] >= least and scores[0] >= times * following for least, times in _SURE)
