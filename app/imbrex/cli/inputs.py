"""Inputs: the documents named on the command line."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from imbrex.engine.document import Document, Problem, Role
from imbrex.engine.observer import Observer, Progress
from imbrex.files.reading import Reader, expand
from imbrex.languages.detection import detect

_RAREST_FIRST = (Role.TEMPLATE, Role.ARCHIVE, Role.ESSAY)


@dataclass(frozen=True, slots=True)
class Inputs:
    """What was found under the names given.

    Attributes:
        documents: in the order in which they were named.
        problems: what could not be read.
    """

    documents: tuple[Document, ...]
    problems: tuple[Problem, ...]


def read(names: Mapping[Role, Sequence[str]], language: str, observer: Observer) -> Inputs:
    """Read files and folders; a language of "" is found for each document.

    What is named under several roles, as a template that lies among the essays is, has the rarest of them.
    """
    found, problems = _places(names)
    documents: dict[str, Document] = {}
    with Reader() as reader:
        for done, (path, role) in enumerate(found):
            observer.progress(Progress("reading", done, len(found)))
            for outcome in reader.read(path, observer):
                if isinstance(outcome, Problem):
                    problems.append(outcome)
                elif outcome.key in documents:
                    problems.append(_named_twice(outcome))
                else:
                    code = language or detect(outcome.text)
                    documents[outcome.key] = replace(outcome, language=code, role=role)
    return Inputs(tuple(documents.values()), tuple(problems))


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
    """The files named, but for those elsewhere; what lies in a folder and was named besides is there once."""
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


def _named_twice(document: Document) -> Problem:
    return Problem(
        document.name,
        "This document was named twice; it is compared once.",
        "Name another one to compare it with.",
        document.path,
    )
