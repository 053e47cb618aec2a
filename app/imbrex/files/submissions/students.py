"""Students: the authors of documents, by permanent ids and by a roster.

A wrong author is worse than none: two students taken for one would turn a copy into drafts. So a student is recognized
only if one alone fits.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from pathlib import PurePath

from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import Submission
from imbrex.files.shared.shown_names import some_names
from imbrex.files.submissions import moodle
from imbrex.files.submissions.roster import Enrolled, Roster, plain_words
from imbrex.messages import Message
from imbrex.values import frozen

_MOST_PERMUTED = 4  # words of a name, which Canvas writes without blanks
_SHORTEST_ID = 5  # characters of an id in the name of a file
_SHORTEST_RUN = 2  # characters of a name in a script without blanks


@frozen
class Assigned:
    """Documents with their students.

    Attributes:
        documents: in their order, with authors, groups and names of the roster.
        absent: students of the roster with neither a document nor a file that could not be read.
        notes: sentences on the roster, and on submissions of students who are not in it.
    """

    documents: tuple[Document, ...]
    absent: tuple[Enrolled, ...] = ()
    notes: tuple[Message, ...] = ()


def with_lasting_ids(documents: Sequence[Document]) -> tuple[Document, ...]:
    """Give the same author to all documents of the same student, and others to students of one name.

    Moodle numbers students for each assignment, so there the full name decides over two archives: the same name is the
    same author. Students who share a name within one archive are told apart by their numbers, and stay apart.
    """
    owners: dict[tuple[str, str], str] = {}
    people: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for document in documents:
        told = document.submission
        if _lasts(told):
            person = owners.setdefault((told.platform, told.student), told.person)
            people[person].add((told.platform, told.student))
    settled = []
    for document in documents:
        told = document.submission
        if _lasts(told):
            person = owners[told.platform, told.student]
            namesakes = len({student for platform, student in people[person] if platform == told.platform}) > 1
            author = f"{person} ({told.student})" if namesakes else person
            settled.append(_by(document, author, told))
        else:
            settled.append(document)
    return tuple(settled)


def assign(documents: Sequence[Document], roster: Roster, unread: Iterable[str] = ()) -> Assigned:
    """Find the students of documents in a roster, by id, by name, or by the name of the file.

    Args:
        documents: to assign.
        roster: the students.
        unread: names of files that could not be read, which someone handed in all the same.
    """
    finder = _Finder(roster.students)
    found: list[Document] = []
    present: set[Enrolled] = set()
    strangers: list[str] = []
    for document in with_lasting_ids(documents):
        told = document.submission
        team = finder.team(told)
        student = None if team else finder.student(document)
        present.update(team or filter(None, [student]))
        if student is None:
            present.update(finder.namesakes(document))
        if team:
            members = tuple(finder.known_name(name) for name in told.members) or tuple(one.name for one in team)
            found.append(replace(document, submission=replace(told, members=members)))
        elif student is not None:
            found.append(_by(document, finder.author(student), _enrolled(told, student)))
        else:
            found.append(document)
            if told.person and document.role is not Role.TEMPLATE:
                strangers.append(document.author or document.name)
    notes = (*roster.notes, *_notes(strangers, bool(present)))
    present.update(filter(None, map(finder.of_file, unread)))
    return Assigned(tuple(found), tuple(one for one in roster.students if one not in present), notes)


def _enrolled(told: Submission, student: Enrolled) -> Submission:
    if told.person:
        return replace(told, group=student.group)
    return replace(told, group=student.group, person=student.name, student=next(iter(student.ids), ""))


def _lasts(told: Submission) -> bool:
    """Whether the id of a student is the same for all assignments."""
    return bool(told.student and told.person) and told.platform != moodle.NAME


def _by(document: Document, author: str, told: Submission) -> Document:
    """A document by another author, who is also in its name, if it was named after the old one."""
    name = document.name
    if document.author and name.startswith(document.author):
        name = author + name.removeprefix(document.author)
    return replace(document, author=author, name=name, submission=told)


def _notes(strangers: Sequence[str], any_known: bool) -> Iterator[Message]:
    if not any_known:
        yield Message("No document belongs to a student of the roster. Check that it is the roster of this class.")
    elif strangers:
        distinct = list(dict.fromkeys(strangers))
        yield Message(
            "{count} author(s) can't be assigned to one student of the roster: {names}.",
            count=len(distinct),
            names=some_names(distinct),
        )


class _Finder:
    """Finds students of a roster."""

    def __init__(self, students: Sequence[Enrolled]) -> None:
        self._by_id = {id_.casefold(): one for one in students for id_ in one.ids}
        self._by_words: dict[tuple[str, ...], list[Enrolled]] = defaultdict(list)
        self._joined: dict[str, list[Enrolled]] = defaultdict(list)
        self._with_word: dict[str, list[Enrolled]] = defaultdict(list)
        self._groups: dict[str, list[Enrolled]] = defaultdict(list)
        for one in students:
            words = plain_words(one.name)
            self._by_words[tuple(sorted(words))].append(one)
            for form in {"".join(order) for order in permutations(words[:_MOST_PERMUTED])}:
                self._joined[form].append(one)
            for word in set(words):
                self._with_word[word].append(one)
            if one.group:
                self._groups[" ".join(plain_words(one.group))].append(one)

    def author(self, student: Enrolled) -> str:
        """The name of a student, with an id if others have the same name."""
        namesakes = self._by_words[tuple(sorted(plain_words(student.name)))]
        return f"{student.name} ({student.ids[0]})" if len(namesakes) > 1 and student.ids else student.name

    def team(self, told: Submission) -> list[Enrolled]:
        """The students of a team: those named, or those of the group that has its name."""
        if told.members:
            return [one for name in told.members if (one := self._named(name)) is not None]
        return [] if self._named(told.person) else self._groups.get(" ".join(plain_words(told.person)), [])

    def student(self, document: Document) -> Enrolled | None:
        """The student of a document; None unless exactly one fits."""
        told = document.submission
        if document.role is Role.TEMPLATE:
            return None
        if told.platform != moodle.NAME and (known := self._by_id.get(told.student.casefold())):
            return known
        if told.person:
            return self._named(told.person)
        return self._named(document.author) if document.author else self._in_name(PurePath(document.name).stem)

    def of_file(self, name: str) -> Enrolled | None:
        """The student of a file that has no document, such as "Bo Li: scan.pdf" from an archive."""
        return self._named(name.partition(": ")[0].partition(" #")[0]) or self._in_name(name)

    def known_name(self, name: str) -> str:
        """The name of a student as the roster has it, if it has only one of this name."""
        student = self._named(name)
        return name if student is None else student.name

    def namesakes(self, document: Document) -> list[Enrolled]:
        """The students of one name, each of whom may have handed in a document."""
        told = document.submission
        every = map(plain_words, told.members or [told.person or document.author])
        return [one for words in every if words for one in self._same(words)]

    def _same(self, words: Sequence[str]) -> list[Enrolled]:
        return self._by_words.get(tuple(sorted(words)), []) or self._joined.get("".join(words), [])

    def _named(self, name: str) -> Enrolled | None:
        """The student with a name: in any order, without a middle name, or without blanks as in Canvas."""
        words = plain_words(name)
        if not words:
            return None
        same = self._same(words)
        if not same and len(words) > 1:
            wanted = set(words)
            same = [one for one in self._with(words) if _is_part(wanted, set(plain_words(one.name)))]
        return same[0] if same and len(same) == 1 else None

    def _with(self, words: Iterable[str]) -> list[Enrolled]:
        return list(dict.fromkeys(one for word in words for one in self._with_word.get(word, ())))

    def _in_name(self, name: str) -> Enrolled | None:
        """The student whose full name or long id is in the name of a file."""
        words = plain_words(name)
        present = set(words)
        found = {
            one
            for one in self._with(words)
            if len(one_words := plain_words(one.name)) > 1 and present >= set(one_words)
        }
        found |= {self._by_id[word] for word in present if len(word) >= _SHORTEST_ID and word in self._by_id}
        joined = "".join(words)
        if not joined.isascii():
            found |= {one for one in self._without_blanks() if "".join(plain_words(one.name)) in joined}
        return next(iter(found)) if len(found) == 1 else None

    def _without_blanks(self) -> Iterator[Enrolled]:
        for words, students in self._by_words.items():
            if len(words) == 1 and len(words[0]) >= _SHORTEST_RUN and not words[0].isascii():
                yield from students


def _is_part(one: set[str], other: set[str]) -> bool:
    """Whether one of two names only has additional words, such as a middle name."""
    return min(len(one), len(other)) > 1 and (one <= other or other <= one)
