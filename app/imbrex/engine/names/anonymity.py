"""Anonymity: loaded documents under aliases, without their authors' names, for unbiased reading."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.names.hidden_names import HiddenNames, Places
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document, FilePart, Problem, Properties
from imbrex.engine.text.submission import NO_SUBMISSION
from imbrex.engine.text.tokens import Tokens
from imbrex.messages import Message, verbatim

BULLET = "•"
_REMEMBERED = 4
"""Texts whose names are cached: those of the displayed pair are requested repeatedly."""


class Anonymity:
    """Aliases of the loaded documents, and their texts with bullets for names; recreated when the documents change.

    An alias is a word and the number of the document in loading order. Every function is deterministic, and its results
    are for display only: comparisons use the original documents.

    Only `Document.key` still holds a path: it identifies a document and is never shown.
    """

    def __init__(
        self,
        documents: Sequence[Document],
        word: str = "Text",
        author_word: str = "Author",
        file_word: str = "File",
    ) -> None:
        self._word, self._file_word = word, file_word
        self._aliases = {document.key: f"{word} {number}" for number, document in enumerate(documents, 1)}
        self._by_name: dict[str, str] = {}
        paths = Counter(document.path for document in documents)
        for document in documents:
            alias = self._aliases[document.key]
            self._by_name.setdefault(document.key, alias)
            self._by_name.setdefault(document.name, alias)
            if paths[document.path] == 1:  # the ZIP file of a class is the path of all its students
                self._by_name.setdefault(document.path, alias)
        authors = dict.fromkeys(document.author for document in documents if document.author)
        self._authors = {author: f"{author_word} {number}" for number, author in enumerate(authors, 1)}
        self._author_word = author_word
        self._documents = tuple(documents)
        self._names: HiddenNames | None = None  # created when the first text is masked: aliases do not need the texts
        self._found: dict[str, Places] = {}

    def alias(self, key: str) -> str:
        """Return the alias of a document. Raises KeyError for one that is not loaded."""
        return self._aliases[key]

    def alias_of_name(self, name: str, path: str = "") -> str:
        """Return the alias of the document with this path or name; one that is not loaded gets no number."""
        return (path and self._by_name.get(path)) or self._by_name.get(name) or f"{self._word} –"

    def alias_of_author(self, author: str) -> str:
        """Return the alias of an author, the same for the same author; empty for none."""
        return author and self._authors.get(author, f"{self._author_word} –")

    def mask_files(self, files: Sequence[FilePart]) -> tuple[FilePart, ...]:
        """Return the files of a document with their numbers as names, without paths and properties."""
        return tuple(
            replace(one, name=f"{self._file_word} {number}", path="", properties=Properties())
            for number, one in enumerate(files, 1)
        )

    def mask(self, document: Document, observer: Observer = SILENT) -> Document:
        """Return a document fit for display: no name, no path, no properties, and a text of the same length."""
        return replace(
            document,
            name=self.alias_of_name(document.name, document.key),
            text=self.mask_text(document.text, observer),
            path="",
            author=self.alias_of_author(document.author),
            properties=Properties(),
            files=self.mask_files(document.files),
            submission=NO_SUBMISSION,
        )

    def mask_text(self, text: str, observer: Observer = SILENT) -> str:
        """Replace every letter of a name or an e-mail address, and digits of a student number, by bullets."""
        return _cover(text, self._find(text, observer), observer)

    def mask_tokens(self, tokens: Tokens, observer: Observer = SILENT) -> Tokens:
        """Return words fit for display: those inside hidden text have bullets for their canonical form.

        Spans, fates and hashes stay; `terms` gets new entries at its end.
        """
        text = tokens.document.text
        places = self._find(text, observer)
        document = replace(self.mask(replace(tokens.document, text="")), text=_cover(text, places, observer))
        hidden = _overlapping(tokens, places)
        numbers, inverse = np.unique(tokens.term[hidden], return_inverse=True)
        bullets = [BULLET * len(tokens.terms[number]) for number in watched(numbers.tolist(), observer)]
        term = tokens.term.copy()
        term[hidden] = len(tokens.terms) + inverse
        return replace(tokens, document=document, term=term, terms=[*tokens.terms, *bullets])

    def alias_of_problem(self, problem: Problem, number: int) -> str:
        """Return the alias of the document that has a problem, or a letter for an unread file, by its number from 0."""
        if known := self._by_name.get(problem.path) or self._by_name.get(problem.name):
            return known
        letters = ""
        while number >= 0:
            number, letter = divmod(number, 26)
            letters, number = chr(ord("A") + letter) + letters, number - 1
        return f"{self._word} {letters}"

    def hide(self, problem: Problem, number: int = 0, observer: Observer = SILENT) -> Problem:
        """Return a problem fit for display, without its path: by its alias, or by its number among unread files."""
        alias = self.alias_of_problem(problem, number)
        return Problem(alias, self._masked(problem.message, observer), self._masked(problem.hint, observer))

    def _masked(self, message: Message, observer: Observer) -> Message:
        return verbatim(self.mask_text(message, observer))

    def _find(self, text: str, observer: Observer) -> Places:
        """Find the ranges to hide, with a cache."""
        if self._names is None:
            self._names = HiddenNames(self._documents, observer)
        places = self._found.pop(text, None)
        if places is None:
            places = self._names.find(text, observer)
        self._found[text] = places
        if len(self._found) > _REMEMBERED:
            del self._found[next(iter(self._found))]
        return places


def _cover(text: str, places: Places, observer: Observer) -> str:
    pieces = []
    done = 0
    for start, end in watched(places, observer):
        pieces += [text[done:start], BULLET * (end - start)]
        done = end
    return "".join([*pieces, text[done:]]) if pieces else text


def _overlapping(tokens: Tokens, places: Places) -> NDArray[np.bool_]:
    """Mask of words that overlap hidden ranges, shape (n,)."""
    starts, ends = np.array(places, np.int32).reshape(-1, 2).T
    next_place = np.searchsorted(ends, tokens.start, side="right")  # the first that ends after the start of the word
    return np.asarray(np.append(starts, np.iinfo(np.int32).max)[next_place] < tokens.end)
