"""File history: what a word processor records in a file about its editing."""

from imbrex.engine.text.span import Span
from imbrex.values import frozen


@frozen
class Written:
    """A piece of a text, and the editing session in which it was written."""

    session: int
    span: Span


@frozen
class FileHistory:
    """The history of a file, which anybody can edit: it is reported, and never acted upon.

    Attributes:
        sessions: random numbers of the editing sessions, ascending; also of those whose text is gone.
        written: pieces of the text by session, in order, not overlapping; text of unknown sessions is left out.
        minutes: total time of editing; -1 if missing.
        revisions: how often the file was saved; -1 if missing.
        template: name of the template it was made from.
        program: the program that saved it last.
    """

    sessions: tuple[int, ...] = ()
    written: tuple[Written, ...] = ()
    minutes: int = -1
    revisions: int = -1
    template: str = ""
    program: str = ""


NO_HISTORY = FileHistory()
"""The history of a file without any, and of pasted text."""
