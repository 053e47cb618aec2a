"""Inputs: the documents named on the command line."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from imbrex.cli.inputs.projects import Projects
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.review.review import NOTHING_DECIDED, Review
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.files.reader import Reader, expand
from imbrex.languages.detection import written_in
from imbrex.messages import Message

NO_PROJECTS = Projects()
_RAREST_FIRST = (Role.TEMPLATE, Role.ARCHIVE, Role.ESSAY)


@dataclass(frozen=True, slots=True)
class Inputs:
    """The documents found under the given names.

    Attributes:
        documents: in the order in which they were named.
        problems: files that could not be read.
        review: the decisions in the projects among them.
        projects: the file of the project that a document was taken from, by the document's key.
        all_read: whether this run had no read errors: documents named twice were read, and so were projects with
            problems of their own.
    """

    documents: tuple[Document, ...]
    problems: tuple[Problem, ...]
    review: Review = NOTHING_DECIDED
    projects: Mapping[str, str] = field(default_factory=dict)
    all_read: bool = True

    def place_of(self, document: Document) -> str:
        """The named file, or file in a named folder, that contains a document."""
        return self.projects.get(document.key, document.path)


def read(
    names: Mapping[Role, Sequence[str]], language: str, observer: Observer, projects: Projects = NO_PROJECTS
) -> Inputs:
    """Read files and folders, and take the contents of projects; a language of "" is detected for each document.

    Files named under several roles, such as a template among the essays, have the rarest of them. Documents of a
    project keep their role and language there, except for essays of a project named for another role, and for another
    requested language.
    """
    found, problems = _places(names)
    documents: dict[str, Document] = {}
    taken: dict[str, str] = {}
    all_read = not problems
    with Reader() as reader:
        for done, (path, role) in enumerate(found):
            observer.progress(Progress("reading", done, len(found)))
            kept = projects.outcomes(path)
            for outcome in reader.read(path, observer) if kept is None else kept:
                if isinstance(outcome, Problem):
                    problems.append(outcome)
                    all_read &= kept is not None
                elif outcome.key not in documents:
                    keeps = projects.keeps_language(path, language)
                    documents[outcome.key] = _as_asked(outcome, role, language, keeps=keeps)
                    if kept is not None:
                        taken[outcome.key] = os.path.abspath(path)
                elif kept is None:
                    problems.append(_named_twice(outcome))
    return Inputs(tuple(documents.values()), tuple(problems), projects.review, taken, all_read)


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
        paths, missing = expand([Path(name)])
        known = taken if os.path.isdir(name) else elsewhere
        found += [path for path in paths if os.path.abspath(path) not in known]
        problems += missing
        taken.update(map(os.path.abspath, paths))
    return found, problems


def _as_asked(document: Document, role: Role, language: str, *, keeps: bool) -> Document:
    """A document with the role it was named for and its language, which it may keep if it has one."""
    code = (keeps and document.language) or language or written_in(document)
    return replace(document, language=code, role=role if document.role is Role.ESSAY else document.role)


def _named_twice(document: Document) -> Problem:
    return Problem(
        document.name,
        Message("This document was given twice and is compared once."),
        Message("Give another document to compare it with."),
        document.path,
    )
