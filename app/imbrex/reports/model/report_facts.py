"""Facts: the documents and settings of a report."""

import hashlib
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from imbrex.engine.compare.report import Counted
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document
from imbrex.reports.model.disguise_facts import DisguiseFacts
from imbrex.values import frozen


@frozen
class FileFacts:
    """One file of a document that was made of several; `start` and `end` are its span of code points in the text.

    Attributes:
        name: as it may be shown; an alias in an anonymous report.
        file_hash: SHA-256 of the file as it was read.
    """

    name: str
    start: int
    end: int
    file_hash: str


@frozen
class DocumentFacts:
    """One document.

    Attributes:
        name, author: as they may be shown; an alias in an anonymous report.
        role: in the comparison.
        language: code of the detected language.
        words, compared_words: numbers of all words, and of those left after canonization and exclusions.
        characters: code points of the text; the spans of passages count them.
        text_hash: SHA-256 of the text in UTF-8, hexadecimal.
        file_hash: SHA-256 of the file as it was read; empty for pasted text and several files.
        notes: remarks of its reader.
        problem: why it was not compared; empty if it was.
        disguises: of its text; None if not examined.
        files: in the order of the text; empty for a document of one file.
    """

    name: str
    author: str
    role: str
    language: str
    words: int
    compared_words: int
    characters: int
    text_hash: str
    file_hash: str
    notes: tuple[str, ...] = ()
    problem: str = ""
    disguises: DisguiseFacts | None = None
    files: tuple[FileFacts, ...] = ()

    def file_at(self, point: int) -> str:
        """Name of the file at a code point of the text; empty for a document of one file."""
        row = bisect_right(self.files, point, key=lambda one: one.start) - 1
        return self.files[row].name if row >= 0 else ""


@frozen
class Making:
    """Settings and origin of a report.

    Attributes:
        title: of the report; empty for none.
        made: date and time, ISO 8601.
        version: of the program.
        options: every option by the name of its flag.
        anonymous: whether names are hidden.
        language: of the report's own words.
        verdicts: whether it includes decisions and notes; otherwise the figures are those of the program alone.
    """

    title: str
    made: str
    version: str
    options: dict[str, Any]
    anonymous: bool = False
    language: str = "en"
    verdicts: bool = True


@frozen
class OtherFacts:
    """A document loaded besides a pair, which may be a template or determine the common words of the class.

    It has no name here: the report on two authors must not reveal others. Hashes as above, `file_hashes` of each file
    of several.

    Attributes:
        author_index: index of the first document by the same author, among both of the pair, then the others; None if
            its author is unknown.
    """

    role: str
    language: str
    text_hash: str
    file_hash: str
    file_hashes: tuple[str, ...] = ()
    author_index: int | None = None


def others_of(documents: Sequence[Document], pair: tuple[str, str]) -> tuple[OtherFacts, ...]:
    """The documents except two, given by their keys, left and right."""
    by_key = {one.key: one for one in documents}
    ordered = [*map(by_key.__getitem__, pair), *(one for one in documents if one.key not in pair)]
    authors: dict[str, int] = {}
    for index, one in enumerate(ordered):
        authors.setdefault(one.author, index)
    return tuple(
        OtherFacts(
            one.role.value,
            one.language,
            text_hash(one.text),
            one.file_hash,
            tuple(file.file_hash for file in one.files),
            authors[one.author] if one.author else None,
        )
        for one in ordered[2:]
    )


def facts_of(counted: Counted, anonymity: Anonymity | None = None, observer: Observer = SILENT) -> DocumentFacts:
    """The facts of a document as they may be shown."""
    document, problem = counted.document, counted.problem
    words = [*document.notes, f"{problem.message} {problem.hint}".strip() if problem else ""]
    name, author, files = document.name, document.author, document.files
    if anonymity is not None:
        files = anonymity.mask_files(files)
        name, author = anonymity.alias(document.key), anonymity.alias_of_author(author)
        words = [anonymity.mask_text(sentence, observer) for sentence in words]
    return DocumentFacts(
        name=name,
        author=author,
        role=document.role.value,
        language=document.language,
        words=counted.words,
        compared_words=counted.compared,
        characters=len(document.text),
        text_hash=text_hash(document.text),
        file_hash=document.file_hash,
        notes=tuple(words[:-1]),
        problem=words[-1],
        files=tuple(FileFacts(one.name, one.span.start, one.span.end, one.file_hash) for one in files),
    )


def text_hash(text: str) -> str:
    """SHA-256 of a text in UTF-8, hexadecimal; lone surrogates are encoded as three bytes each."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
