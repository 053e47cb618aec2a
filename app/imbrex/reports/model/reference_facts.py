"""Reference facts: quotations, citations and references of a text that a reader should check."""

from imbrex.values import frozen

Pieces = tuple[tuple[str, bool], ...]
"""A text on one line, cut where words begin or end to differ; whether each piece differs."""


@frozen
class ReferenceFacts:
    """One line of the section.

    Attributes:
        status: the value of a status of `engine.references.checked`.
        line: of the text, from 1.
        text: in the document.
        source: name of the document that has the words, as it may be shown; empty if there is none.
        source_hash: SHA-256 of its text, hexadecimal.
        found: its words, or the entry that may be meant.
    """

    status: str
    line: int
    text: Pieces
    source: str = ""
    found: Pieces = ()
    source_hash: str = ""


@frozen
class TextReferences:
    """One text.

    Attributes:
        name: as it may be shown.
        quotations, citations, references: numbers of all, checked or not.
        rows: what a reader should check, in the order of the text.
        left_out: number of rows beyond the first ones.
        document_index: in a class report, index of the document there.
    """

    name: str
    quotations: int
    citations: int
    references: int
    rows: tuple[ReferenceFacts, ...]
    left_out: int = 0
    document_index: int | None = None
