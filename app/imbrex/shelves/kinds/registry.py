"""Registry: the kinds of shelves. A new one is a file with `matches` and a function that opens it, and a line here."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.shelves.kinds import folder, warc, zim, zotero
from imbrex.shelves.kinds.contents import Contents
from imbrex.shelves.reading.shelf_process import ShelfProcess
from imbrex.system_errors import reason_of

Open = Callable[[Path, ShelfProcess, Observer], Contents]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind: its name in files, the name for users, how it is recognized and how it is opened."""

    name: str
    title: Message
    matches: Callable[[Path], bool]
    open: Open


KINDS = (
    Kind("zim", Message("Kiwix file"), zim.matches, zim.ZimContents),
    Kind("zotero", Message("Zotero library"), zotero.matches, zotero.open_zotero),
    Kind("warc", Message("Web archive"), warc.matches, warc.WarcContents),
    Kind("folder", Message("Folder"), folder.matches, folder.open_folder),
)
"""A path is of the first kind that matches."""


def kind_of(path: Path) -> Kind:
    """The kind of shelf at a path.

    Raises:
        ImbrexError: it is none, or missing.
    """
    try:
        if not path.exists():
            raise ImbrexError(Message("{path} not found.", path=path), Message("Check the name of the file or folder."))
        found = next((kind for kind in KINDS if kind.matches(path)), None)
    except OSError as error:
        raise _denied(path, error) from error
    if found is None:
        raise ImbrexError(
            Message("{path} can't be a shelf.", path=path),
            Message(
                "A shelf is a ZIM file from Kiwix, a WARC file, the data folder of Zotero, or a folder of documents."
            ),
        )
    return found


def open_contents(name: str, path: Path, process: ShelfProcess, observer: Observer = SILENT) -> Contents:
    """Open the files of a shelf of a kind. Raises ImbrexError."""
    kind = next((one for one in KINDS if one.name == name), None)
    if kind is None:
        raise ImbrexError(
            Message("This shelf was added by a newer version of Imbrex."), Message("Install the latest version.")
        )
    try:
        return kind.open(path, process, observer)
    except OSError as error:
        raise _denied(path, error) from error


def _denied(path: Path, error: OSError) -> ImbrexError:
    return ImbrexError(
        Message("Couldn't open {path}: {reason}.", path=path, reason=reason_of(error).lower()),
        Message("Check that the file exists and that you have permission to read it."),
    )
