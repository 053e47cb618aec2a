"""Archive: the documents of a ZIP file, by student if it is from a learning platform."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from imbrex.engine.observer import Progress
from imbrex.engine.text.budget import excess
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.joining import joined
from imbrex.engine.text.submission import Submission
from imbrex.files.shared.file_names import natural
from imbrex.files.shared.shown_names import shown_name, some_names
from imbrex.files.shared.zip_archive import DAMAGED_HINT, ENCRYPTED, LOCKED_HINT, too_large
from imbrex.files.submissions.archive_members import NESTED, Found, OpenArchive, find_members
from imbrex.files.submissions.layout import Filed, Member
from imbrex.files.submissions.linked_members import linked_members
from imbrex.files.submissions.unpacking import Attempts, Unpacking
from imbrex.files.submissions.zip_directory import MOST_MEMBERS, Listing
from imbrex.messages import Message
from imbrex.values import frozen

_STAGE = "reading"
_UNPACK = Message("Unpack the ZIP file and open the folder.")
_SMALLEST_SCAN = 20_000  # bytes; smaller images are logos and icons, a page at 100 dpi takes more

Outcome = Document | Problem


@frozen
class _Work:
    """All files of one attempt of a student."""

    submission: Submission
    author: str
    files: tuple[Filed, ...]

    @property
    def key(self) -> str:
        """Its identity in the archive; that of the latest attempt does not depend on the number of attempts."""
        told = self.submission
        earlier = f"~{told.attempt}" if told.attempt < told.attempts else ""
        return "/".join(filter(None, (told.assignment, told.student or told.person))) + earlier

    @property
    def name(self) -> str:
        """The student, and the attempt if it is not the latest."""
        told = self.submission
        earlier = f" #{told.attempt}" if told.attempt < told.attempts else ""
        return shown_name(self.author + earlier)

    def has(self, member: str) -> bool:
        """Whether a member is one of its files."""
        return any(filed.member.name == member for filed in self.files)


def read_archive(archive: OpenArchive, listing: Listing, unpacking: Unpacking, inside: str = "") -> list[Outcome]:
    """Read the documents of a ZIP file: those of students first, then problems.

    Args:
        archive: the ZIP file.
        listing: its members.
        unpacking: what is read.
        inside: name of a member, if only the document that has it is wanted.

    Raises:
        Cancelled: by the observer.
    """
    found = find_members(archive, listing)
    works = [work for work in _works(found.filed, archive.path) if _is_wanted(work, unpacking, inside)]
    others = [] if unpacking.only else [one for one in found.others if inside in {"", one.name}]
    named = {one.name: one for one in (*found.others, *found.lists)}
    if len(others) > 1:
        linked = linked_members(archive, named)
        others = [one for one in others if one.place not in linked]
    outcomes: list[Outcome] = []
    waiting: list[_Work | Member] = [*works, *others]
    for done, one in enumerate(waiting):
        _report(archive, done, len(waiting))
        if isinstance(one, _Work):
            outcomes += _read_work(archive, one, unpacking, inside)
        else:
            outcomes += _read_other(archive, one, named)
    if not inside and unpacking.only is None:
        outcomes += [*found.problems, *_skipped(archive.path, found)]
    if inside and any(isinstance(one, Document) for one in outcomes):
        outcomes = [one for one in outcomes if _is_about(one, f"{archive.path}/{inside}")]
    return _with_one_lock(archive.path, outcomes) or [_empty(archive)]


def _is_about(outcome: Outcome, path: str) -> bool:
    """Whether an outcome is a document, or a problem with the file of a path or with the password."""
    return isinstance(outcome, Document) or outcome.path == path or outcome.locked


def _is_wanted(work: _Work, unpacking: Unpacking, inside: str) -> bool:
    told = work.submission
    if inside:
        return work.has(inside)
    return unpacking.includes(told) and (unpacking.attempts is Attempts.ALL or told.attempt == told.attempts)


def _report(archive: OpenArchive, done: int, total: int) -> None:
    archive.observer.progress(Progress(_STAGE, done, total))
    archive.observer.check()


# Students and their attempts.


def _works(filed: Iterable[Filed], path: Path) -> list[_Work]:
    """The attempts of each student, in the order of the archive."""
    by_student: dict[tuple[str, str], dict[str, list[Filed]]] = defaultdict(lambda: defaultdict(list))
    for one in filed:
        by_student[one.assignment, _student(one)][one.order].append(one)
    namesakes = _namesakes(one for orders in by_student.values() for files in orders.values() for one in files)
    works = []
    for orders in by_student.values():
        for attempt, order in enumerate(sorted(orders), 1):
            files = orders[order]
            first = files[0]
            submission = Submission(
                first.platform,
                first.student,
                first.person,
                members=first.members,
                assignment=first.assignment,
                attempt=attempt,
                attempts=len(orders),
                submitted=first.submitted,
                archive=str(path),
            )
            author = f"{first.person} ({first.student})" if first.person in namesakes else first.person
            # The files of a team may be there once for each member.
            distinct = {one.name: one for one in reversed(files)}.values() if first.members else files
            works.append(_Work(submission, author, tuple(sorted(distinct, key=lambda one: natural(one.name)))))
    return works


def _student(filed: Filed) -> str:
    return filed.student or filed.person


def _namesakes(filed: Iterable[Filed]) -> set[str]:
    """Names that several students have."""
    students: dict[str, set[str]] = defaultdict(set)
    for one in filed:
        students[one.person].add(_student(one))
    return {person for person, ids in students.items() if len(ids) > 1}


# Documents of a student.


@frozen
class _Sorted:
    """The files of an attempt: those to read, scans beside them, and names of the others; linked files are in none."""

    readable: tuple[Filed, ...]
    scans: tuple[Filed, ...]
    others: tuple[str, ...]


def _sorted_files(archive: OpenArchive, work: _Work, named: Mapping[str, Member], inside: str) -> _Sorted:
    """Sort the files of an attempt; images are read if one of them is wanted, or if there is nothing else."""
    linked, kinds = linked_members(archive, named), archive.kinds

    def is_readable(one: Filed) -> bool:
        if kinds.is_image(one.name) and one.member.name == inside:
            return True  # to be recognized
        return one.online is not None or (kinds.has_text(one.name) and one.member.place not in linked)

    images = [one for one in work.files if kinds.is_image(one.name)]
    readable = list(filter(is_readable, work.files)) or images
    rest = [one for one in work.files if one not in readable]
    scans = [one for one in rest if one in images and one.member.size >= _SMALLEST_SCAN]
    others = [one.name for one in rest if one not in scans and one.member.place not in linked]
    return _Sorted(tuple(readable), tuple(scans), tuple(others))


def _read_other(archive: OpenArchive, member: Member, named: Mapping[str, Member]) -> Iterator[Outcome]:
    """Read a file that no student handed in."""
    for one in archive.read_member(member, beside=named):
        yield _keyed(archive.path, member, one) if isinstance(one, Document) else one


def _read_work(archive: OpenArchive, work: _Work, unpacking: Unpacking, inside: str) -> list[Outcome]:
    """Read the files of an attempt: one document, or one for each file, and problems."""
    named = {one.name: one.member for one in work.files if one.online is None}
    files = _sorted_files(archive, work, named, inside)
    outcomes = [outcome for filed in files.readable for outcome in _read_file(archive, work, filed, named)]
    documents = [one for one in outcomes if isinstance(one, Document)]
    problems: list[Outcome] = [one for one in outcomes if isinstance(one, Problem)]
    problems += [_scan(archive, work, one) for one in files.scans]
    if not documents:
        return problems or [_none_readable(archive, work, files.others)]
    return [*(documents if unpacking.by_file else [_whole(archive.path, work, documents, files.others)]), *problems]


def _whole(path: Path, work: _Work, documents: Sequence[Document], others: Sequence[str]) -> Outcome:
    """All documents of an attempt as one, with a note that names the files that were not read."""
    key, document = f"{path}#{work.key}", documents[0]
    if len(documents) > 1:
        document = joined(documents, key=key, name=work.name, path=str(path))
        if too_much := excess(document.text):
            return Problem(work.name, *too_much, str(path))
    notes = (*document.notes, Message("Not read: {files}.", files=some_names(others))) if others else document.notes
    return replace(document, key=key, name=work.name, notes=notes)


def _read_file(archive: OpenArchive, work: _Work, filed: Filed, named: Mapping[str, Member]) -> Iterator[Outcome]:
    for one in archive.read_member(filed.member, filed.online, named):
        if isinstance(one, Problem):
            yield replace(one, name=f"{work.name}: {shown_name(filed.name)}")
        else:
            keyed = _keyed(archive.path, filed.member, one)
            name, author = shown_name(filed.name), shown_name(work.author)
            yield replace(keyed, name=name, author=author, submission=work.submission)


def _keyed(path: Path, member: Member, document: Document) -> Document:
    """A document whose key is not the path of a file, which it would be watched for."""
    return replace(document, key=f"{path}#{member.name}{document.key.removeprefix(document.path)}")


def _scan(archive: OpenArchive, work: _Work, filed: Filed) -> Problem:
    """An image beside readable files, which may be a page of the text."""
    name, path = f"{work.name}: {shown_name(filed.name)}", f"{archive.path}/{filed.member.name}"
    return Problem(name, Message("This is an image, not text."), Message("Recognize its text."), path, scanned=True)


def _none_readable(archive: OpenArchive, work: _Work, names: Sequence[str]) -> Problem:
    return Problem(
        work.name,
        Message("None of the submitted files can be read: {files}.", files=some_names(names)),
        archive.kinds.hint,
        f"{archive.path}/{work.files[0].member.name}",
    )


# Problems of the whole archive.


def _skipped(path: Path, found: Found) -> Iterator[Problem]:
    """A problem for each reason why members were skipped."""
    for reason, names in found.skipped.items():
        count, files = len(names), some_names(names)
        message, hint = {
            "locked": (ENCRYPTED, LOCKED_HINT),
            "sealed": (Message("The ZIP file is encrypted by an unsupported method."), _UNPACK),
            "outside": (
                Message("Skipped {count} file(s) with an unsafe path: {files}.", count=count, files=files),
                Message("Unpack the ZIP file, and open these files if you trust them."),
            ),
            "link": (
                Message("Skipped {count} link(s) to other files: {files}.", count=count, files=files),
                Message("Unpack the ZIP file, and open these files if you trust them."),
            ),
            "large": (too_large().message, too_large().hint),
            NESTED: (
                Message("Skipped {count} ZIP file(s) inside other ZIP files: {files}.", count=count, files=files),
                Message("Unpack them, and open the files inside."),
            ),
            "cut": (
                Message("The ZIP file is damaged or incomplete. Only part of its files were read."),
                DAMAGED_HINT,
            ),
            "many": (
                Message("Only the first {most:,} files were read.", most=MOST_MEMBERS),
                _UNPACK,
            ),
        }[reason]
        yield Problem(shown_name(path.name), message, hint, str(path), locked=reason == "locked")


def _with_one_lock(path: Path, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Put one problem first for all members that need the password of the ZIP file."""
    locks = [one for one in outcomes if isinstance(one, Problem) and one.locked and one.path == str(path)]
    rest = [one for one in outcomes if one not in locks] if locks else list(outcomes)
    return [replace(locks[0], name=shown_name(path.name)), *rest] if locks else rest


def _empty(archive: OpenArchive) -> Problem:
    message, path = Message("The ZIP file contains no documents."), archive.path
    return Problem(shown_name(path.name), message, archive.kinds.hint, str(path))
