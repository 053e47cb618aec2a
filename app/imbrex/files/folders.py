"""Folders: search for documents in folders."""

import errno
import os
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import compress
from operator import not_
from pathlib import Path
from typing import TypeAlias

from imbrex.engine.text.document import Problem
from imbrex.files.formats import IMAGE, SUFFIXES
from imbrex.files.shared.file_names import ZIP, is_hidden, natural
from imbrex.files.shared.linked_files import linked_by
from imbrex.files.shared.shown_names import shown_name
from imbrex.messages import Message
from imbrex.system_errors import reason_of

_DOCUMENTS = frozenset(SUFFIXES).difference(IMAGE.suffixes)


OnError: TypeAlias = Callable[[Path, OSError], None]
"""Called with a folder that cannot be listed, and the error."""


def _ignore(_folder: Path, _error: OSError) -> None:
    """Skip the folder."""


def expand(paths: Iterable[Path]) -> tuple[list[Path], list[Problem]]:
    """Replace folders by the documents in them, in natural order.

    A file given by name is always kept; in a folder only files of known types count, and images only in a folder that
    has nothing else: they are scans then, and no pictures of web pages. A folder that cannot be listed is
    a problem.
    """
    found: list[Path] = []
    problems: list[Problem] = []
    for path in paths:
        if os.path.isdir(path):  # unlike the method of Path, it never raises
            inside, unlisted = _opened(path)
            found += inside
            problems += unlisted
        elif _is_there(path):
            found.append(path)
        else:
            problems.append(
                Problem(
                    _name(path),
                    Message("File not found."),
                    Message("Check the file name."),
                    str(path),
                )
            )
    return found, problems


def documents_in(
    folder: Path, deep: bool = True, onerror: OnError = _ignore, suffixes: Collection[str] = _DOCUMENTS
) -> Iterator[Path]:
    """Yield the documents of a folder, then, if `deep`, those of each subfolder; no folder is visited twice.

    The depth is limited only by the system's longest path. `onerror` is called with each folder that cannot be listed.
    """
    waiting = [folder]
    seen: set[tuple[int, int]] = set()
    while waiting:
        here = waiting.pop()
        try:
            entries = _entries(here, seen)
        except OSError as error:
            onerror(here, error)
            continue
        documents = [_is_document(entry, suffixes) for entry in entries]
        yield from (here / entry.name for entry in compress(entries, documents))
        if deep:
            others = compress(entries, map(not_, documents))
            waiting += [here / entry.name for entry in others if _holds(entry.is_dir)][::-1]


def _opened(folder: Path) -> tuple[list[Path], list[Problem]]:
    problems: list[Problem] = []
    found = _without_linked(documents_in(folder, onerror=lambda at, error: problems.append(_unlisted(at, error))))
    found = found or list(documents_in(folder, suffixes=IMAGE.suffixes))
    if not found and not problems:
        problems.append(
            Problem(_name(folder), Message("The folder contains no documents."), unsupported(), str(folder))
        )
    return found, problems


def _without_linked(paths: Iterable[Path]) -> list[Path]:
    """Leave out files that are read as parts of other documents."""
    found = list(paths)
    linked = linked_by(found)
    return [path for path in found if Path(os.path.realpath(path)) not in linked] if linked else found


def unsupported() -> Message:
    """A hint with the types of files that can be read."""
    return Message("Supported file types: {kinds}.", kinds=", ".join(sorted(suffix[1:] for suffix in SUFFIXES)))


def _entries(folder: Path, seen: set[tuple[int, int]]) -> list[os.DirEntry[str]]:
    """Visible entries of a folder in natural order; none if it was `seen`, because links may form cycles."""
    status = os.stat(folder)
    identity = (status.st_dev, status.st_ino)
    if identity in seen:
        return []
    seen.add(identity)
    with os.scandir(folder) as entries:
        visible = [entry for entry in entries if not is_hidden(entry.name)]
    return sorted(visible, key=lambda entry: (natural(entry.name), entry.name))


def _is_document(entry: os.DirEntry[str], suffixes: Collection[str]) -> bool:
    return os.path.splitext(entry.name)[1].lower() in suffixes and _holds(entry.is_file)


def _holds(question: Callable[[], bool]) -> bool:
    """Answer a question about an entry; True if access is denied, so that opening it shows the reason."""
    try:
        return question()
    except PermissionError:
        return True
    except OSError:  # cyclic links
        return False


def within_archive(path: Path) -> tuple[Path, str]:
    """The ZIP file of a path such as "archive.zip/member", and the member; the path itself and "" for any other."""
    if ZIP not in str(path).lower():  # a quick test that nearly all pass
        return path, ""
    for folder in path.parents:
        if folder.suffix.lower() == ZIP and os.path.isfile(folder):
            return folder, path.relative_to(folder).as_posix()
    return path, ""


def is_packed(path: Path) -> bool:
    """Whether a path is that of a ZIP file, or of a member of one."""
    return ZIP in str(path).lower() and within_archive(path)[0].suffix.lower() == ZIP


def _is_there(path: Path) -> bool:
    """Whether a path may exist; True if access is denied, so that opening it shows the reason."""
    try:
        os.lstat(within_archive(path)[0])
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return False
    except OSError:
        return True
    return True


def _unlisted(folder: Path, error: OSError) -> Problem:
    hint = Message("Check that the file exists and that you have permission to read it.")
    if error.errno == errno.ENAMETOOLONG:
        hint = Message("Move it up a few folders.")
    reason = reason_of(error).lower()
    return Problem(_name(folder), Message("Couldn't open the folder: {reason}.", reason=reason), hint, str(folder))


def _name(path: Path) -> str:
    return shown_name(path.name or str(path))
