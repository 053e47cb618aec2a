"""Zotero: the files attached in a Zotero library, with the citations of their items."""

import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath

from imbrex.engine.observer import SILENT, Observer
from imbrex.files.formats import SUFFIXES
from imbrex.files.open_files import open_file
from imbrex.library.shelves.holding import Citation
from imbrex.shelves.kinds.folder import FileContents, listed
from imbrex.shelves.reading.shelf_process import ShelfProcess
from imbrex.shelves.reading.zotero_tasks import Attached, Attachments

_DATABASE = "zotero.sqlite"
_STORED, _BASED = "storage:", "attachments:"


def matches(path: Path) -> bool:
    """Whether it is the data folder of Zotero, or the database in it."""
    return _database(path).is_file()


def _database(path: Path) -> Path:
    return path if path.name == _DATABASE and not path.is_dir() else path / _DATABASE


def open_zotero(path: Path, process: ShelfProcess, observer: Observer = SILENT) -> FileContents:
    """The attached files of a library. Raises ImbrexError if its database can't be read."""
    database = _database(path)
    with open_file(database) as opened:
        found: Attachments = process.ask("zotero-items", Attachments, opened.fileno(), observer)
    files, size = listed(_files(found, database.parent), observer)
    return FileContents(files, "Zotero", size)


def _files(found: Attachments, folder: Path) -> Iterator[tuple[str, Path, str, Citation]]:
    for one in found.attached:
        path = _path(one, folder)
        if path is not None and path.suffix.lower() in SUFFIXES:
            yield one.key, path, one.changed, Citation(one.title, one.author, one.date, one.address)


def _path(one: Attached, folder: Path) -> Path | None:
    """The file of an attachment; None if its path leads out of its folder or depends on a setting of Zotero."""
    if one.path.startswith(_STORED):
        name = one.path.removeprefix(_STORED)
        is_plain = name == os.path.basename(name) == PureWindowsPath(name).name and name not in ("", ".", "..")
        return folder / "storage" / one.key / name if is_plain and "\0" not in name else None
    if one.path.startswith(_BASED) or "\0" in one.path:
        return None
    is_absolute = PurePosixPath(one.path).is_absolute() or PureWindowsPath(one.path).is_absolute()
    return Path(one.path) if is_absolute else None
