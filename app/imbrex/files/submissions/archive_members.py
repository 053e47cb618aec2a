"""Archive members: the files of a ZIP file and of those inside of it, with the students who submitted them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath
from typing import Protocol

from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.file_names import ZIP, is_hidden
from imbrex.files.submissions.layout import Filed, Kinds, Layout, Member
from imbrex.files.submissions.layouts import layout_of
from imbrex.files.submissions.linked_members import REFERENCES
from imbrex.files.submissions.zip_directory import MOST_MEMBERS, Fault, Listing
from imbrex.messages import Message
from imbrex.values import frozen

NESTED = "nested"
_LONGEST = 200  # characters of a student's name


class OpenArchive(Protocol):
    """A ZIP file that is being read."""

    @property
    def path(self) -> Path:
        """Of the file."""

    @property
    def password(self) -> str:
        """Of its members; empty if unknown."""

    @property
    def kinds(self) -> Kinds:
        """Of files that can be read."""

    @property
    def observer(self) -> Observer:
        """Receives progress, and may cancel."""

    def list_members(self, place: Sequence[int]) -> Listing:
        """List the members of the ZIP file, or of one in it. Raises ImbrexError."""

    def read_member(
        self, member: Member, online: str | None = None, beside: Mapping[str, Member] | None = None
    ) -> list[Document | Problem]:
        """Read a member with those it names, or the text that was typed and is in it; without a password, one with the
        archive's path."""

    def unpack(self, member: Member) -> bytes:
        """The bytes of a member. Raises ImbrexError."""


@dataclass(slots=True)
class Found:
    """The files of a ZIP file.

    Attributes:
        filed: those of students.
        others: other documents.
        lists: lists of references, which LaTeX documents include.
        skipped: names of members that are not read, by the reason.
        problems: with ZIP files inside.
        images: other images, which are scans if there is nothing else.
        count: of all members.
    """

    filed: list[Filed] = field(default_factory=list)
    others: list[Member] = field(default_factory=list)
    lists: list[Member] = field(default_factory=list)
    images: list[Member] = field(default_factory=list)
    skipped: dict[Fault | str, list[str]] = field(default_factory=lambda: defaultdict(list))
    problems: list[Problem] = field(default_factory=list)
    count: int = 0


def _is_zip(name: str) -> bool:
    return PurePath(name).suffix.lower() == ZIP


def find_members(archive: OpenArchive, listing: Listing) -> Found:
    """Find all files, including those of ZIP files inside, and their students."""
    found = Found()
    members = _members(archive, listing, None, found)
    students = _students(archive, members, archive.path.stem)
    for member in members:
        nested = _list_nested(archive, member, found)
        if nested is None:
            _add(archive.kinds, member, students, found)
        else:
            _add_nested(archive, member, nested, students.filed.get(member.place), found)
    if not found.filed and not found.others:
        found.others = found.images
    return found


@frozen
class _Students:
    """The students of members, by their place; and the places of lists of submissions."""

    filed: Mapping[tuple[int, ...], Filed] = field(default_factory=dict)
    listings: frozenset[tuple[int, ...]] = frozenset()


def place_of(archive: OpenArchive, name: str) -> tuple[int, ...]:
    """The place of a member, whose name has that of a ZIP file inside if it is in one.

    Raises:
        ImbrexError: there is none.
    """
    for listed in archive.list_members(()).members:
        if listed.name == name:
            return (listed.number,)
        inner = name.removeprefix(f"{listed.name}/")
        if _is_zip(listed.name) and inner != name:
            nested = archive.list_members((listed.number,)).members
            if found := [one.number for one in nested if one.name == inner]:
                return listed.number, found[0]
    raise UnreadableError(Message("File not found."), Message("Check the file name."))


def _list_nested(archive: OpenArchive, member: Member, found: Found) -> Listing | None:
    """The members of a ZIP file inside; None for any other file."""
    if not _is_zip(member.name):
        return None
    archive.observer.check()
    try:
        listing = archive.list_members(member.place)
    except ImbrexError as error:
        found.problems.append(Problem(member.file, error.message, error.hint, f"{archive.path}/{member.name}"))
        return Listing(False, [])
    return None if listing.is_document else listing


def _add(kinds: Kinds, member: Member, students: _Students, found: Found) -> None:
    if member.place in students.filed:
        found.filed.append(students.filed[member.place])
    elif (kinds.has_text(member.name) or _is_zip(member.name)) and member.place not in students.listings:
        found.others.append(member)
    elif kinds.is_image(member.name):
        found.images.append(member)
    elif member.name.endswith(REFERENCES):
        found.lists.append(member)


def _add_nested(archive: OpenArchive, outer: Member, listing: Listing, filed: Filed | None, found: Found) -> None:
    """Add the files of a ZIP file inside: they belong to its student, or it is an archive of its own."""
    members = _members(archive, listing, outer, found)
    own = _Students() if filed else _students(archive, members, PurePath(outer.name).stem)
    for member in members:
        if _is_zip(member.name):
            found.skipped[NESTED].append(member.name)
        elif filed is not None:
            inner = member.name.removeprefix(f"{outer.name}/")
            found.filed.append(replace(filed, member=member, name=f"{filed.name}/{inner}"))
        else:
            _add(archive.kinds, member, own, found)


def _members(archive: OpenArchive, listing: Listing, outer: Member | None, found: Found) -> list[Member]:
    """The members that are read; reasons for others are noted."""
    members = []
    if listing.is_cut:
        found.skipped["cut"].append(outer.name if outer else archive.path.name)
    for listed in listing.members:
        name = f"{outer.name}/{listed.name}" if outer else listed.name
        found.count += 1
        if found.count > MOST_MEMBERS:
            found.skipped["many"].append(name)
        elif listed.fault == "outside" or not any(map(is_hidden, name.split("/"))):
            if not listed.fault or (listed.fault == "locked" and archive.password):
                place = (*outer.place, listed.number) if outer else (listed.number,)
                members.append(Member(place, name, listed.size, listed.crc))
            else:
                found.skipped[listed.fault].append(name)
    return members


def _students(archive: OpenArchive, members: Sequence[Member], name: str) -> _Students:
    def text(member: Member) -> str:
        return next((one.text for one in archive.read_member(member) if isinstance(one, Document)), "")

    layout: Layout | None = layout_of([member.name for member in members])
    if layout is None:
        return _Students()
    filed = layout.file_members(members, name, text)
    return _Students(
        {one.member.place: replace(one, platform=layout.NAME, person=one.person[:_LONGEST]) for one in filed},
        frozenset(member.place for member in members if layout.is_listing(member.name)),
    )
