"""Inputs: the documents and projects named on the command line."""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from imbrex.cli.output.terminal import echo
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.review.review import NOTHING_DECIDED, Review
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import NO_SUBMISSION, Submission
from imbrex.errors import ImbrexError
from imbrex.files.folders import is_packed
from imbrex.files.reader import Reader, expand
from imbrex.files.submissions.unpacking import UNPACKING, Unpacking
from imbrex.languages.detection import all_written_in
from imbrex.languages.plain import Plain
from imbrex.languages.registry import Languages
from imbrex.messages import Message
from imbrex.projects.format import SUFFIX, is_project
from imbrex.values import frozen

if TYPE_CHECKING:  # slow to import, and not needed for plain texts
    from imbrex.cli.scans import Scans
    from imbrex.files.submissions.roster import Enrolled, Roster
    from imbrex.projects.opening import Opened


@frozen
class Projects:
    """The named projects, by absolute path."""

    opened: Mapping[str, "Opened"] = field(default_factory=dict)

    @property
    def options(self) -> Options | None:
        """The options of the first one; None if there is none."""
        return next((one.project.options for one in self.opened.values()), None)

    @property
    def review(self) -> Review:
        """The decisions of all projects; of two on the same pair or passage, that of the project named first."""
        review = Review()
        for one in self.opened.values():
            known = one.project.review
            review = Review({**known.pairs, **review.pairs}, {**known.marks, **review.marks})
        return review

    def outcomes(self, path: Path) -> list[Document | Problem] | None:
        """Contents of a project, documents first; None if the file is not one."""
        opened = self._opened_from(path)
        return None if opened is None else [*opened.project.documents, *opened.project.problems]

    def keeps_language(self, path: Path, language: str) -> bool:
        """Whether a project's documents keep their languages although this one is requested for all."""
        opened = self._opened_from(path)
        return opened is not None and opened.project.options.language == language

    def _opened_from(self, path: Path) -> "Opened | None":
        return self.opened.get(os.path.abspath(path)) if self.opened else None


def open_projects(names: Sequence[str], observer: Observer, *, any_options: bool) -> Projects:
    """Open the projects among the names, printing their notes.

    Args:
        names: of files and folders.
        observer: receives progress.
        any_options: whether projects with different options may be named together, as the options come from elsewhere.

    Raises:
        ImbrexError: one of them cannot be opened, or their options conflict.
    """
    projects = Projects({os.path.abspath(name): _opened(Path(name), observer) for name in _projects(names)})
    if not any_options and len({one.project.options for one in projects.opened.values()}) > 1:
        raise ImbrexError(
            Message("These projects have different options."),
            Message("Give one project, or set the options with --preset and other flags."),
        )
    for path, one in projects.opened.items():
        if one.note:
            echo(f"{Path(path).name}: {one.note}")
    return projects


def _opened(path: Path, observer: Observer) -> "Opened":
    from imbrex.projects.opening import open_project  # noqa: PLC0415 - as above

    return open_project(path, observer)


def _projects(names: Sequence[str]) -> Iterator[str]:
    """Files that are projects or named like one: a damaged project is not to be reported as an unsupported file."""
    for name in names:
        called_so = name.lower().endswith(SUFFIX) and os.path.isfile(name)
        if called_so or is_project(Path(name)):
            yield name


NO_PROJECTS = Projects()
_RAREST_FIRST = (Role.TEMPLATE, Role.ARCHIVE, Role.ESSAY)


@frozen
class Inputs:
    """The documents found under the given names.

    Attributes:
        documents: in the order in which they were named.
        problems: files that could not be read.
        review: the decisions in the projects among them.
        places: the file of the project or the ZIP file that a document was taken from, by the document's key; or the
            member of the ZIP file, if that was named.
        all_read: whether this run had no read errors: documents named twice were read, and so were projects with
            problems of their own.
        absent: students of the roster who handed in nothing.
        notes: sentences on the roster.
    """

    documents: tuple[Document, ...]
    problems: tuple[Problem, ...]
    review: Review = NOTHING_DECIDED
    places: Mapping[str, str] = field(default_factory=dict)
    all_read: bool = True
    absent: tuple["Enrolled", ...] = ()
    notes: tuple[Message, ...] = ()

    def place_of(self, document: Document) -> str:
        """The named file, or file in a named folder, that contains a document."""
        return self.places.get(document.key, document.path)


def read(
    names: Mapping[Role, Sequence[str]],
    language: str,
    observer: Observer,
    projects: Projects = NO_PROJECTS,
    unpacking: Unpacking = UNPACKING,
    roster: Path | None = None,
    recognize: Sequence[str] | None = None,
) -> Inputs:
    """Read files and folders, and take the contents of projects; a language of "" is detected for each document.

    Files named under several roles, such as a template among the essays, have the rarest of them. Documents of a
    project keep their role and language there, except for essays of a project named for another role, and for another
    requested language. Scans are recognized in the languages `recognize`, the usual ones if empty; None leaves them
    unread.

    Raises:
        ImbrexError: the roster cannot be read; text recognition, or one of its languages, is not installed.
    """
    students = _read_roster(roster) if roster else None
    found, problems = _places(names)
    documents: dict[str, Document] = {}
    taken: dict[str, str] = {}
    all_read = not problems
    with Reader() as reader, _scans(reader, recognize, language) as scans:
        for done, (path, role) in enumerate(found):
            observer.progress(Progress("reading", done, len(found)))
            kept = projects.outcomes(path)
            packed = is_packed(path)
            for outcome in _read_file(path, reader, scans, unpacking, observer) if kept is None else kept:
                if isinstance(outcome, Problem):
                    problems.append(outcome)
                    all_read &= kept is not None
                elif outcome.key not in documents:
                    keeps = projects.keeps_language(path, language)
                    code = (keeps and outcome.language) or language
                    documents[outcome.key] = _as_asked(outcome, role, code)
                    if kept is not None or packed:
                        taken[outcome.key] = os.path.abspath(path)
                elif kept is None and not packed:  # a member may be named beside its ZIP file
                    problems.append(_named_twice(outcome))
    known = _with_languages(list(documents.values()), observer)
    assigned, absent, notes = _assigned(known, students, problems)
    return Inputs(assigned, tuple(problems), projects.review, taken, all_read, absent, notes)


def _read_file(
    path: Path, reader: Reader, scans: "Scans | None", unpacking: Unpacking, observer: Observer
) -> Sequence[Document | Problem]:
    if str(path) == _STANDARD_INPUT:
        found = _from_standard_input(reader, observer)
    else:
        found = reader.read(path, observer, unpacking=unpacking)
    return scans.read(path, found, observer) if scans else list(map(_hinted, found))


@contextmanager
def _scans(reader: Reader, codes: Sequence[str] | None, language: str) -> Iterator["Scans | None"]:
    """The program that recognizes scans, if requested."""
    if codes is None:
        yield None
        return
    from imbrex.cli.scans import Scans  # noqa: PLC0415 - as above

    with Scans(reader, codes, language) as scans:
        yield scans


_STANDARD_INPUT = "-"
_NAME = "standard input"
_LARGEST_INPUT = 512 * 2**20  # bytes


def _from_standard_input(reader: Reader, observer: Observer) -> list[Document | Problem]:
    """Read standard input as a file of any format; it has a name, but no path."""
    if sys.stdin is None or sys.stdin.closed:
        return [Problem(_NAME, Message("Standard input is closed."), Message("Name a file instead."))]
    data = sys.stdin.buffer.read(_LARGEST_INPUT + 1)
    if len(data) > _LARGEST_INPUT:
        return [Problem(_NAME, Message("Standard input is larger than {size} MB.", size=_LARGEST_INPUT // 2**20))]
    import tempfile  # noqa: PLC0415 - as above

    with tempfile.TemporaryDirectory(prefix="imbrex") as folder:
        file = Path(folder, _NAME)
        file.write_bytes(data)
        outcomes = reader.read(file, observer)
    return [
        replace(one, path="")
        if isinstance(one, Problem)
        else replace(one, key=f"-{one.key[len(str(file)) :]}", path="")
        for one in outcomes
    ]


def _hinted(outcome: Document | Problem) -> Document | Problem:
    if isinstance(outcome, Document) or not outcome.scanned:
        return outcome
    from imbrex.cli.scans import hinted  # noqa: PLC0415 - as above

    return hinted(outcome)


def _read_roster(path: Path) -> "Roster":
    from imbrex.files.submissions.roster import read_roster  # noqa: PLC0415 - as above

    return read_roster(path)


def _assigned(
    documents: tuple[Document, ...], roster: "Roster | None", problems: Sequence[Problem]
) -> tuple[tuple[Document, ...], tuple["Enrolled", ...], tuple[Message, ...]]:
    """Documents with their students, who is absent, and sentences on the roster."""
    if roster is None and all(one.submission == NO_SUBMISSION for one in documents):
        return documents, (), ()
    from imbrex.files.submissions.students import Assigned, assign, with_lasting_ids  # noqa: PLC0415 - as above

    every = with_lasting_ids(documents)
    names = [one.name for one in problems]
    found = Assigned(every) if roster is None else assign(every, roster, names)
    return found.documents, found.absent, found.notes


def _places(names: Mapping[Role, Sequence[str]]) -> tuple[list[tuple[Path, Role]], list[Problem]]:
    """The files of each role, essays first."""
    found: list[tuple[Path, Role]] = []
    problems: list[Problem] = []
    for role in _RAREST_FIRST:
        elsewhere = {os.path.abspath(path) for path, _ in found}
        paths, missing = _expand(names.get(role, ()), elsewhere)
        found, problems = [(path, role) for path in paths] + found, missing + problems
    return found, problems


def _expand(names: Sequence[str], elsewhere: set[str]) -> tuple[list[Path], list[Problem]]:
    """The named files, except those elsewhere; a file that is both named and in a named folder is there once."""
    found: list[Path] = []
    problems: list[Problem] = []
    taken = set(elsewhere)
    for name in names:
        paths, missing = ([Path(name)], []) if name == _STANDARD_INPUT else expand([Path(name)])
        known = taken if os.path.isdir(name) else elsewhere
        places = list(map(os.path.abspath, paths))
        found += [path for path, place in zip(paths, places, strict=True) if place not in known]
        problems += missing
        taken.update(places)
    return found, problems


def _as_asked(document: Document, role: Role, language: str) -> Document:
    """A document with the role it was named for, unless it has another, and with a language."""
    role = role if document.role is Role.ESSAY else document.role
    if (document.language, document.role) == (language, role):  # nearly always
        return document
    return replace(document, language=language, role=role)


def _with_languages(documents: Sequence[Document], observer: Observer) -> tuple[Document, ...]:
    """The documents, those without a language with that of their text."""
    unknown = [one for one in documents if not one.language]
    found = dict(zip((one.key for one in unknown), all_written_in(unknown, observer), strict=True))
    return tuple(replace(one, language=found[one.key]) if one.key in found else one for one in documents)


def _named_twice(document: Document) -> Problem:
    return Problem(
        document.name,
        Message("This document was given twice and is compared once."),
        Message("Give another document to compare it with."),
        document.path,
    )


def documents_of(inputs: Inputs, report: Report) -> Iterator[dict[str, Any]]:
    """Documents, then problems, whose language and number of words are unknown."""
    for counted in report.documents:
        yield _document(counted)
    known = {(counted.document.name, counted.document.path) for counted in report.documents}
    for problem in inputs.problems:
        if (problem.name, problem.path) not in known:
            yield {
                "name": problem.name,
                "path": problem.path,
                "role": None,
                "author": None,
                "language": None,
                "words": None,
                "compared_words": None,
                "excluded_words": None,
                "notes": [],
                "problem": _sentence(problem),
                "submission": None,
                "files": [],
            }


def _document(counted: Counted) -> dict[str, Any]:
    document = counted.document
    return {
        "name": document.name,
        "path": document.path,
        "role": document.role.value,
        "author": document.author,
        "language": document.language,
        "words": counted.words,
        "compared_words": counted.compared,
        "excluded_words": counted.excluded,
        "notes": list(document.notes),
        "problem": _sentence(counted.problem) if counted.problem else None,
        "submission": _submission(document.submission),
        "files": [
            {"name": part.name, "path": part.path, "start": part.span.start, "end": part.span.end}
            for part in document.files
        ],
    }


def _submission(told: Submission) -> dict[str, Any] | None:
    return None if told == NO_SUBMISSION else asdict(told)


def absent_from(inputs: Inputs) -> list[dict[str, Any]]:
    """The students of the roster without a document."""
    return [asdict(one) for one in inputs.absent]


def _sentence(problem: Problem) -> str:
    return f"{problem.message} {problem.hint}".strip()


def put_first(corpus: Corpus, names: Sequence[str], observer: Observer) -> None:
    """Mark the documents with these paths or names as sources, which are on the left.

    Raises ImbrexError if a name has no document, or several.
    """
    sources = [_called(name, corpus.documents) for name in names]
    if sources:
        corpus.add([replace(document, role=Role.SOURCE) for document in sources], observer)


def _called(name: str, documents: Sequence[Document]) -> Document:
    place = os.path.abspath(name)
    found = [one for one in documents if place in (one.path, *(part.path for part in one.files))]
    found = found or [one for one in documents if one.name == name]
    if not found:
        raise ImbrexError(
            Message("No document is called {name}.", name=name),
            Message("Give the path or name of a document in the comparison."),
        )
    if len(found) > 1:
        raise ImbrexError(
            Message("{found} documents are called {name}.", found=len(found), name=name),
            Message("Give the path of the one you mean."),
        )
    return found[0]


_OPEN_CLASSES = PartOfSpeech.ADJECTIVE | PartOfSpeech.ADVERB


def unmet(documents: Sequence[Document], options: Options, languages: Languages) -> Iterator[str]:
    """Sentences on parts of speech to drop that a document's language cannot identify, and on an unknown language."""
    if options.language and languages.find(options.language).code == Plain.code != options.language.lower():
        yield f"Language {options.language!r} is not supported; its words are compared as written."
    for code in sorted({document.language for document in documents}):
        language = languages.find(code)
        missing = options.canonization.drop & _OPEN_CLASSES & ~language.known_parts
        if missing:
            parts = " and ".join(f"{part.label}s" for part in missing)
            yield f"{language.name}: can't recognize {parts}, so none are ignored."
