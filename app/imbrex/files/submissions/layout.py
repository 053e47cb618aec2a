"""Layout: how a learning platform names the files of an archive of submissions."""

from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import Protocol

from imbrex.messages import Message
from imbrex.values import frozen

Text = Callable[["Member"], str]
"""Reads the text of a small member; empty if it has none."""


@frozen
class Member:
    """A file in a ZIP file.

    Attributes:
        place: its number in the ZIP file, followed by its number in a ZIP file inside of it.
        name: with its folders, separated by "/".
        size: in bytes, unpacked.
        crc: checksum of the content.
    """

    place: tuple[int, ...]
    name: str
    size: int = 0
    crc: int = 0

    @property
    def file(self) -> str:
        """Its name without folders."""
        return self.name.rpartition("/")[2]


@frozen
class Kinds:
    """Suffixes of files that can be read, those of images, and a sentence with all of them."""

    texts: frozenset[str]
    images: frozenset[str]
    hint: Message

    def has_text(self, name: str) -> bool:
        """Whether a file is of a known type, and no image."""
        return PurePath(name).suffix.lower() in self.texts

    def is_image(self, name: str) -> bool:
        """Whether a file is an image, which may be a scan."""
        return PurePath(name).suffix.lower() in self.images


@frozen
class Filed:
    """A member, and the student who submitted it.

    Attributes:
        name: of the file as it was submitted.
        person: name of the student or the team.
        student: id, the same in all attempts.
        assignment: its name.
        order: sorts the attempts of one student.
        submitted: time, ISO 8601.
        members: names of a team's members.
        online: HTML text that is inside the member, which is no submitted file itself.
        platform: name of the learning platform.
    """

    member: Member
    name: str
    person: str
    student: str = ""
    assignment: str = ""
    order: str = ""
    submitted: str = ""
    members: tuple[str, ...] = ()
    online: str | None = None
    platform: str = ""


class Layout(Protocol):
    """Interface of a platform's module."""

    NAME: str
    """Name of the platform."""

    def matches(self, names: Sequence[str]) -> bool:
        """Whether an archive with these members is from the platform."""

    def file_members(self, members: Sequence[Member], archive: str, text: Text) -> list[Filed]:
        """Find the students of members; those of none are missing.

        Args:
            members: of the archive.
            archive: its name, without suffix.
            text: reads a member.
        """

    def is_listing(self, name: str) -> bool:
        """Whether a member, by its name, is about submissions, and none of them."""


def most(count: int, total: int) -> bool:
    """Whether a pattern matched enough of the names to be no coincidence."""
    return count > 0 and 2 * count >= total
