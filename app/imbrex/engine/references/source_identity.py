"""Source identity: which documents are the sources that citations name."""

from collections.abc import Sequence

from imbrex.engine.names.name_inflection import cases, stems
from imbrex.engine.references.checked import Citation, Reference
from imbrex.engine.references.source_index import fold, is_han, words_of
from imbrex.engine.text.document import Document

_BEGINNING = 400  # code points of a document that may have its title page
_TITLE = 3  # first words of a title, in this order
_SHORTEST = 4  # letters of a word of a title
_FEWEST = 2


class Identities:
    """The sources, by their names, properties and first lines, and the entries of a list that they may be."""

    def __init__(self, documents: Sequence[Document], entries: Sequence[Reference]) -> None:
        self._entries = entries
        self._beginnings = [_Beginning(document) for document in documents]
        self._of = [self._known(one) for one in self._beginnings]

    def is_known(self, document: int) -> bool:
        """Whether a document is an entry of the list."""
        return bool(self._of[document])

    def fits(self, document: int, cited: Sequence[Citation]) -> bool:
        """Whether a document may be one of the cited sources."""
        known, beginning = self._of[document], self._beginnings[document]
        return any(
            known & set(one.entries) if known and one.entries else any(map(beginning.has, one.names)) for one in cited
        )

    def is_open(self, cited: Sequence[Citation]) -> bool:
        """Whether one of the cited sources is among the documents."""
        return any(self.fits(document, cited) for document in range(len(self._of)))

    def _known(self, beginning: "_Beginning") -> frozenset[int]:
        return frozenset(number for number, entry in enumerate(self._entries) if beginning.is_of(entry))


class _Beginning:
    """Identifying text of a document: its name, author, title and first lines."""

    def __init__(self, document: Document) -> None:
        told = document.properties
        stem = (document.name.rpartition(".")[0] or document.name).replace("_", " ")
        self._text = f"{stem} {document.author} {told.author} {told.title} {document.text[:_BEGINNING]}"
        words = [fold(match.group()) for match in words_of(self._text)]
        self._words = frozenset(form for word in words for form in cases(word))
        self._line = f" {' '.join(word for word in words if len(word) >= _SHORTEST)} "

    def is_of(self, entry: Reference) -> bool:
        """Whether it has the first author of an entry and its year or part of its title, or the title."""
        named = bool(entry.names) and self.has(entry.names[0])
        dated = any(year[:4] in self._words for year in entry.years)
        names = {fold(name) for name in entry.names}
        words = [fold(match.group()) for match in words_of(entry.text)]
        title = [word for word in words if word not in names and len(word) >= _SHORTEST and not word.isdigit()]
        titled = len(title) >= _TITLE and f" {' '.join(title[:_TITLE])} " in self._line
        return titled or (named and (dated or len(self._words.intersection(title)) >= _FEWEST))

    def has(self, name: str) -> bool:
        """Whether it has a name, inflected or not; a Chinese one is found as it is written."""
        if is_han(name):
            return name in self._text
        return any(stem in self._words for stem in stems(fold(name)))
