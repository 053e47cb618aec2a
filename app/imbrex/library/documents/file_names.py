"""File names: the files of a document that has several, as one name in the library.

Names are kept apart from texts, and deleted with the name under which a text was added; the text keeps spans only.
"""

from collections.abc import Sequence

from imbrex.engine.text.document import Document, FilePart, Span

_BETWEEN = " + "
_LONGEST = 1000  # characters


def name_of(document: Document) -> str:
    """Return the name of a document, or the names of its files."""
    if not document.files:
        return document.name
    names = [" ".join(one.name.replace(_BETWEEN, " & ").split()) for one in document.files]
    name = _BETWEEN.join(names)
    return name if len(name) <= _LONGEST else f"{names[0][:_LONGEST]}{_BETWEEN}{len(names) - 1}"


def files_of(name: str, spans: Sequence[Span]) -> tuple[FilePart, ...]:
    """Return the files with these spans and the names in a result of `name_of`; none if they do not fit together."""
    names = name.split(_BETWEEN)
    if len(names) != len(spans):
        return ()
    return tuple(FilePart(one, span) for one, span in zip(names, spans, strict=True))
