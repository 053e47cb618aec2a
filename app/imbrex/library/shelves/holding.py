"""Holding: an entry of a shelf with its citation, and how far a shelf has been read."""

from imbrex.engine.text.document import Document, Problem
from imbrex.messages import Message
from imbrex.values import frozen


@frozen
class Citation:
    """Location of a source, as its reader needs it.

    Attributes:
        title: never empty.
        author: several are separated by semicolons.
        date: ISO 8601, in the precision that is known; empty if none is.
        address: in the web, or the path of a file; empty for none.
    """

    title: str
    author: str = ""
    date: str = ""
    address: str = ""

    @property
    def note(self) -> Message:
        """The first note of a document with this citation."""
        return Message("Source: {citation}.", citation=str(self).rstrip("."))

    def __str__(self) -> str:
        return ". ".join(part for part in (self.author, self.title, self.date, self.address) if part)


def is_citation(note: Message) -> bool:
    """Whether a note of a document is its citation, also if it was read back from a file."""
    return str(note).startswith("Source: ")


@frozen
class Holding:
    """An entry of a shelf.

    Attributes:
        place: what names it in its shelf, the same in every edition.
        stamp: another one if the entry may have changed.
        content: its text, or why there is none.
    """

    place: str
    stamp: str
    citation: Citation
    content: Document | Problem


@frozen
class Portion:
    """Some entries of a shelf, read one after another.

    Attributes:
        reached: how far the reading is then, of `total` of the shelf.
        holdings: entries that are new or may have changed.
        same: places of those that have not.
    """

    reached: int
    holdings: tuple[Holding, ...] = ()
    same: tuple[str, ...] = ()


@frozen
class ShelfState:
    """Description of a shelf, and the progress of reading it.

    Attributes:
        name: for display; distinguishes it from the user's other shelves.
        kind: "zim", "warc", "zotero" or "folder".
        path: of its file or folder.
        run: number of the reading under way or last finished, from 1; 0 before the first.
        edition: of the files when that reading began; it goes on only with the same one.
        reached, total: how far it is.
        finished: number of the last finished reading; 0 for none.
        updated: when that was, in UTC, ISO 8601; empty for never.
        size: of the files in bytes.
        paused: whether the user stopped it.
    """

    name: str
    kind: str
    path: str
    run: int = 0
    edition: str = ""
    reached: int = 0
    total: int = 0
    finished: int = 0
    updated: str = ""
    size: int = 0
    paused: bool = False

    @property
    def is_under_way(self) -> bool:
        """Whether the last reading was not finished, or none was begun."""
        return self.run == 0 or self.finished != self.run
