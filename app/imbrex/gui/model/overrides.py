"""Overrides: roles, languages, authors, groups of files and the roster set manually, kept when files are reread."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.joining import joined, separated
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import Submission
from imbrex.files.submissions.roster import MOST_STUDENTS, Enrolled, Roster
from imbrex.files.submissions.students import assign
from imbrex.values import frozen

NO_ROSTER = Roster(())


@frozen
class Groups:
    """Documents made of others by hand.

    Attributes:
        joined: keys of the documents that were joined, by the key of the whole.
        separated: keys of the documents that were separated into their files.
    """

    joined: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    separated: frozenset[str] = frozenset()

    def with_joined(self, whole: str, members: tuple[str, ...]) -> Groups:
        """Return the groups after documents were joined."""
        return Groups({**self.joined, whole: members}, self.separated)

    def with_separated(self, whole: str) -> Groups:
        """Return the groups after a document, joined by hand or read so, was separated."""
        if whole not in self.joined:
            return Groups(self.joined, self.separated | {whole})
        return Groups({key: members for key, members in self.joined.items() if key != whole}, self.separated)


def regrouped(
    results: Iterable[Document | Problem], groups: Groups, opened: Callable[[str], Document | None]
) -> Iterator[Document | Problem]:
    """Join and separate documents that were read again as it was done by hand; `opened` returns an open document."""
    owners = {member: key for key, members in groups.joined.items() for member in members}
    wholes: dict[str, Document] = {}
    for result in results:
        singles: Iterable[Document | Problem] = (result,)
        if isinstance(result, Document) and result.key in groups.separated:
            singles = separated(result)
        for single in singles:
            owner = owners.get(single.key) if isinstance(single, Document) else None
            whole = wholes.get(owner) or opened(owner) if owner is not None else None
            if isinstance(single, Document) and owner is not None and whole is not None:
                wholes[owner] = _with_file(whole, single, groups.joined[owner].index(single.key))
            else:
                yield single
    yield from wholes.values()


def _with_file(whole: Document, file: Document, place: int) -> Document:
    """Replace one file of a joined document, unless it was made of documents of several files."""
    singles = list(separated(whole))
    singles[place : place + 1] = separated(file)
    if len(singles) != len(whole.files):
        return whole
    made = joined(singles, key=whole.key, name=whole.name, path=whole.path)
    return replace(made, author=whole.author, language=whole.language, role=whole.role, submission=whole.submission)


@dataclass(slots=True)
class Overrides:
    """Authors and languages by document key; roles by document key, or by the file or folder opened.

    `pasted` counts the pasted texts, so that each gets a number. `removed` has what is known of the students of rows
    that were removed, as documents without text: they handed in something all the same.
    """

    roles: dict[Path, Role] = field(default_factory=dict)
    authors: dict[str, str] = field(default_factory=dict)
    languages: dict[str, str] = field(default_factory=dict)
    pasted: int = 0
    groups: Groups = field(default_factory=Groups)
    roster: Roster = NO_ROSTER
    removed: dict[str, Document] = field(default_factory=dict)

    def note_removed(self, key: str, name: str, document: Document | None) -> None:
        """Remember whose document or unread file was removed."""
        if len(self.removed) < MOST_STUDENTS and (document is None or document.role is not Role.TEMPLATE):
            author, told = (document.author, document.submission) if document is not None else ("", Submission())
            self.removed[key] = Document(key, name, "", author=author, submission=_student_of(told))

    def open_as(self, path: Path, role: Role, *, loaded: bool) -> None:
        """Record the role a file or folder was opened with; a `loaded` one keeps its role unless a new one is given."""
        if role is not Role.ESSAY:
            self.roles = {place: known for place, known in self.roles.items() if path not in place.parents}
            self.roles[path] = role
        elif not loaded:
            self.roles[path] = role

    def forget(self, keys: Collection[str]) -> None:
        """Remove the overrides of documents."""
        for key in keys:
            self.authors.pop(key, None)
            self.languages.pop(key, None)
            self.roles.pop(Path(key), None)

    def applied(self, document: Document, file: str) -> Document:
        """Apply the overrides to a document read from a file."""
        return replace(
            document,
            role=self._role((Path(document.key), Path(file), *Path(file).parents), document.role),
            author=self.authors.get(document.key, document.author),
            language=self.languages.get(document.key, document.language),
        )

    def to_dict(self) -> dict[str, Any]:
        """Return plain values."""
        return {
            "roles": {str(place): role.value for place, role in self.roles.items()},
            "authors": dict(self.authors),
            "languages": dict(self.languages),
            "pasted": self.pasted,
            "joined": {key: list(members) for key, members in self.groups.joined.items()},
            "separated": sorted(self.groups.separated),
            "removed": [number for number, one in enumerate(self.roster.students) if one in self.removed_students],
            "roster": [[one.name, list(one.ids), one.group] for one in self.roster.students],
        }

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> Overrides:
        """Create from plain values; invalid ones are skipped."""
        roles, pasted = _texts(values.get("roles")), values.get("pasted")
        return cls(
            {Path(place): Role(role) for place, role in roles.items() if role in list(Role)},
            _texts(values.get("authors")),
            _texts(values.get("languages")),
            pasted if isinstance(pasted, int) and pasted >= 0 else 0,
            Groups(_lists(values.get("joined")), frozenset(_list(values.get("separated")))),
            (roster := _roster(values.get("roster"))),
            {one.key: one for one in _removed(values.get("removed"), roster)},
        )

    @property
    def removed_students(self) -> frozenset[Enrolled]:
        """The students of the roster whose documents were removed."""
        if not self.removed:
            return frozenset()
        names = [one.name for one in self.removed.values()]
        absent = assign(tuple(self.removed.values()), self.roster, names).absent
        return frozenset(self.roster.students) - frozenset(absent)

    def _role(self, places: Iterable[Path], default: Role) -> Role:
        """The role set for the document, its file, or the folder it was opened with."""
        return next((self.roles[place] for place in places if place in self.roles), default)


def _roster(values: object) -> Roster:
    rows = values if isinstance(values, list) else []
    rows = [row for row in rows[:MOST_STUDENTS] if isinstance(row, list) and len(row) == 3]
    known = ((name, ids, group) for name, ids, group in rows if isinstance(name, str) and isinstance(group, str))
    return Roster(tuple(Enrolled(name, _list(ids), group) for name, ids, group in known if name))


def _student_of(told: Submission) -> Submission:
    return Submission(told.platform, told.student, told.person, members=told.members)


def _removed(values: object, roster: Roster) -> Iterator[Document]:
    """Documents of removed students, of whom a project has only the numbers in the roster."""
    for number in values if isinstance(values, list) else []:
        if isinstance(number, int) and 0 <= number < len(roster.students):
            name, ids = roster.students[number].name, roster.students[number].ids
            told = Submission(student=next(iter(ids), ""), person=name)
            yield Document(f"removed:{number}", name, "", author=name, submission=told)


def _list(values: object) -> tuple[str, ...]:
    return tuple(value for value in values if isinstance(value, str)) if isinstance(values, list) else ()


def _lists(values: object) -> dict[str, tuple[str, ...]]:
    if not isinstance(values, Mapping):
        return {}
    return {key: _list(members) for key, members in values.items() if isinstance(key, str)}


def _texts(values: object) -> dict[str, str]:
    if not isinstance(values, Mapping):
        return {}
    return {key: value for key, value in values.items() if isinstance(key, str) and isinstance(value, str)}
