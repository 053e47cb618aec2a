"""Zotero: the files attached in a Zotero library, with the citations of their items."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path, PurePosixPath, PureWindowsPath

from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Problem
from imbrex.files.formats import SUFFIXES
from imbrex.files.open_files import open_file
from imbrex.library.shelves.holding import Citation
from imbrex.messages import Message
from imbrex.shelves.kinds.folder import FileContents, listed
from imbrex.shelves.reading.shelf_process import ShelfProcess
from imbrex.shelves.reading.zotero_tasks import Attached, Attachments

_DATABASE = "zotero.sqlite"
_STORED, _BASED = "storage:", "attachments:"
_PROFILES = (
    (Path(".zotero", "zotero"), "*/prefs.js"),
    (Path("Library", "Application Support", "Zotero"), "Profiles/*/prefs.js"),
    (Path("AppData", "Roaming", "Zotero", "Zotero"), "Profiles/*/prefs.js"),
)
"""Settings of Zotero on Linux, macOS and Windows, in the home folder."""
_PREFERENCE = re.compile(r'^user_pref\("extensions\.zotero\.(\w+)", ("(?:[^"\\\n]|\\.)*")\);\s*$', re.MULTILINE)
_LARGEST = 8 << 20  # bytes of such a file
_NO_BASE = Message(
    "This file is in the base folder of Zotero's linked files, which is not set for you on this computer."
)
_SET_BASE = Message("Set it in Zotero (Settings, Advanced, Files and Folders), and update the shelf.")


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


def _files(found: Attachments, folder: Path) -> Iterator[tuple[str, Path | Problem, str, Citation]]:
    base = _base_folder(folder)
    for one in found.attached:
        citation = Citation(one.title, one.author, one.date, one.address)
        path = _path(one, folder, base)
        if path is not None and path.suffix.lower() in SUFFIXES:
            yield one.key, path, one.changed, citation
        elif one.path.startswith(_BASED) and base is None and PurePosixPath(one.path).suffix.lower() in SUFFIXES:
            title = one.title or PurePosixPath(one.path.removeprefix(_BASED)).name
            yield one.key, Problem(title, _NO_BASE, _SET_BASE), one.changed, replace(citation, title=title)


def _path(one: Attached, folder: Path, base: Path | None) -> Path | None:
    """The file of an attachment; None if its path leads out of its folder, or its base folder is not known."""
    if one.path.startswith(_STORED):
        name = one.path.removeprefix(_STORED)
        is_plain = name == os.path.basename(name) == PureWindowsPath(name).name and name not in ("", ".", "..")
        return folder / "storage" / one.key / name if is_plain and "\0" not in name else None
    if "\0" in one.path:
        return None
    if one.path.startswith(_BASED):
        inside = PurePosixPath(one.path.removeprefix(_BASED))
        leads_out = ".." in inside.parts or inside.is_absolute() or PureWindowsPath(inside).drive
        return None if base is None or leads_out else base / inside
    is_absolute = PurePosixPath(one.path).is_absolute() or PureWindowsPath(one.path).is_absolute()
    return Path(one.path) if is_absolute else None


def _base_folder(folder: Path) -> Path | None:
    """The base folder of linked files, by the settings of the Zotero whose data folder this is; None if it has none."""
    home = Path.home()
    for place, pattern in _PROFILES:
        for path in sorted((home / place).glob(pattern)):
            told = _preferences(path)
            chosen = told.get("dataDir") or told.get("lastDataDir") or str(home / "Zotero")
            base = told.get("baseAttachmentPath", "")
            if os.path.realpath(chosen) == os.path.realpath(folder) and os.path.isabs(base):
                return Path(base)
    return None


def _preferences(path: Path) -> dict[str, str]:
    """Settings of Zotero that are texts, by name; none if they can't be read."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            found = _PREFERENCE.findall(file.read(_LARGEST))
    except OSError:
        return {}
    told = {}
    for name, value in found:
        with suppress(ValueError):
            told[name] = json.loads(value)
    return told
