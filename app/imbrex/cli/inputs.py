"""Inputs: the documents named on the command line."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from imbrex.engine.document import Document, Problem
from imbrex.engine.observer import Observer, Progress
from imbrex.files.reading import Reader, expand
from imbrex.languages.detection import detect


@dataclass(frozen=True, slots=True)
class Inputs:
    """What was found under the names given.

    Attributes:
        documents: in the order in which they were named.
        problems: what could not be read.
    """

    documents: tuple[Document, ...]
    problems: tuple[Problem, ...]


def read(names: Sequence[str], language: str, observer: Observer) -> Inputs:
    """Read files and folders; a language of "" is found for each document."""
    paths, problems = expand([Path(name) for name in names])
    documents: dict[str, Document] = {}
    with Reader() as reader:
        for done, path in enumerate(paths):
            observer.progress(Progress("reading", done, len(paths)))
            for outcome in reader.read(path, observer):
                if isinstance(outcome, Problem):
                    problems.append(outcome)
                elif outcome.key in documents:
                    problems.append(_named_twice(outcome))
                else:
                    documents[outcome.key] = replace(outcome, language=language or detect(outcome.text))
    return Inputs(tuple(documents.values()), tuple(problems))


def _named_twice(document: Document) -> Problem:
    return Problem(
        document.name,
        "This document was named twice; it is compared once.",
        "Name another one to compare it with.",
        document.path,
    )
