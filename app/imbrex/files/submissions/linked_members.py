"""Linked members: LaTeX documents of a ZIP file whose parts are other members of it."""

import posixpath
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Protocol

from imbrex.errors import ImbrexError
from imbrex.files.shared.file_names import LATEX_SUFFIXES
from imbrex.files.shared.linked_files import LARGEST, MOST_SEARCHED, linked_in
from imbrex.files.submissions.layout import Member

REFERENCES = ".bbl"
"""Suffix of lists of references, as BibTeX writes them."""


class Unpacker(Protocol):
    """Something that unpacks the members of a ZIP file."""

    def unpack(self, member: Member) -> bytes:
        """The bytes of a member. Raises ImbrexError."""


class Members:
    """Members of a ZIP file as the folder of one of them; see `linked_files.Folder`.

    Attributes:
        main: the path of that one.
    """

    def __init__(self, unpacker: Unpacker, main: Member, named: Mapping[str, Member]) -> None:
        """Use members by their names as they were submitted, which may differ from those in the ZIP file."""
        self._unpacker, self._named = unpacker, named
        name = next((name for name, member in named.items() if member.place == main.place), main.name)
        self._folder = posixpath.dirname(name)
        self.main = Path(name)

    def find(self, name: str) -> Path | None:
        """The member of a name; None if there is none inside the folder."""
        path = posixpath.normpath(posixpath.join(self._folder, name))
        is_inside = path.startswith(f"{self._folder}/") if self._folder else not path.startswith(("/", ".."))
        return Path(path) if is_inside and path in self._named else None

    def read(self, path: Path, most: int) -> bytes:
        """The bytes of a member; nothing if they are more, or cannot be read."""
        member = self._named[path.as_posix()]
        if member.size <= most:
            with suppress(ImbrexError):
                return self._unpacker.unpack(member)
        return b""


def linked_members(unpacker: Unpacker, named: Mapping[str, Member]) -> set[tuple[int, ...]]:
    """The places of the members that belong to a LaTeX document among them."""
    documents = list(_documents(named))
    found: set[Path] = set()
    size = 0
    for member in documents if len(documents) > 1 else ():
        size += member.size
        folder = Members(unpacker, member, named)
        if size <= MOST_SEARCHED:
            found |= linked_in(folder.main, folder.read(folder.main, LARGEST), folder)
    return {named[path.as_posix()].place for path in found}


def _documents(named: Mapping[str, Member]) -> Iterable[Member]:
    return (member for name, member in named.items() if PurePosixPath(name).suffix.lower() in LATEX_SUFFIXES)
