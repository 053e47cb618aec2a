"""Source notes: which footnotes and endnotes name a source, and where the text refers to them."""

from imbrex.engine.citation_rules import Citing
from imbrex.engine.citations.bibliography import signs_of
from imbrex.engine.text.document import Document, PartKind

_ENOUGH = 2  # signs of a reference: a year alone stands in many a remark


def places_of_sources(document: Document, citing: Citing) -> tuple[int, ...]:
    """Where a mark refers to a note that names a source, as code points, rising.

    Marks and notes come in the same order. Where a file has another number of them, because several notes are one
    piece of text, all marks count if most lines of the notes name a source.
    """
    marks = document.note_marks
    notes = [
        document.text[part.span.start : part.span.end] for part in document.parts if part.kind is PartKind.FOOTNOTE
    ]
    if len(notes) != len(marks):
        notes = [line for note in notes for line in note.split("\n") if line.strip()]
    named = [names_source(note, citing) for note in notes]
    if len(notes) == len(marks):
        return tuple(mark for mark, name in zip(marks, named, strict=True) if name)
    return marks if 2 * sum(named) > len(named) else ()


def names_source(note: str, citing: Citing) -> bool:
    """Whether a note is a reference, or repeats the one before."""
    return signs_of(note) >= _ENOUGH or note.casefold().lstrip().startswith(tuple(citing.again))
