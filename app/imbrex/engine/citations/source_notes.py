"""Source notes: footnotes and endnotes that name a source, and the references to them."""

from imbrex.engine.citation_rules import Citing
from imbrex.engine.citations.bibliography import signs_of
from imbrex.engine.text.document import Document, PartKind

_ENOUGH = 2  # signs of a reference: many remarks have a year alone


def places_of_sources(document: Document, citing: Citing) -> tuple[int, ...]:
    """Positions of the marks of notes that name a source, as code points, ascending.

    Marks and notes come in the same order. If their numbers differ, because several notes are one piece of text, all
    marks count if most lines of the notes name a source.
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
    """Whether a note is a reference, or repeats the previous one."""
    return signs_of(note) >= _ENOUGH or note.casefold().lstrip().startswith(tuple(citing.again))
