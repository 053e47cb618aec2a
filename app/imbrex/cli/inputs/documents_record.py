"""Documents record: the documents of a command as plain data, including unreadable ones."""

from collections.abc import Iterator
from typing import Any

from imbrex.cli.inputs.inputs import Inputs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.text.document import Problem


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
    }


def _sentence(problem: Problem) -> str:
    return f"{problem.message} {problem.hint}".strip()
