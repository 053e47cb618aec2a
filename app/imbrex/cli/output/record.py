"""Record: the comparison as one JSON object, for programs."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from imbrex.cli.commands.compare import Pair, Result
from imbrex.cli.inputs.inputs import Inputs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.measures.registry import BY_NAME
from imbrex.engine.text.document import Problem


def record(inputs: Inputs, result: Result) -> Iterator[str]:
    """Pieces of the object's text; a pair is worked out only when its turn comes, so that thousands need no room."""
    yield f'{{\n"options": {as_json(result.report.options.to_dict())},\n"documents": ['
    yield from separated(as_json(entry) for entry in documents_of(inputs, result.report))
    yield '],\n"pairs": ['
    yield from separated(as_json(_pair(pair)) for pair in result)
    yield f'],\n"pairs_compared": {result.compared},\n"problems": ['
    yield from separated(as_json(asdict(problem)) for problem in result.problems)
    yield "]\n}\n"


def separated(items: Iterator[str]) -> Iterator[str]:
    """The items of a JSON list, one a line."""
    for number, item in enumerate(items):
        yield f",\n{item}" if number else f"\n{item}"


def as_json(value: Any) -> str:
    """JSON on one line, letters as they are."""
    return json.dumps(value, ensure_ascii=False)


def documents_of(inputs: Inputs, report: Report) -> Iterator[dict[str, Any]]:
    """What was read, then what was not; of the latter nobody knows the language or the number of words."""
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


def _pair(pair: Pair) -> dict[str, Any]:
    return {
        "left": pair.left.document.name,
        "right": pair.right.document.name,
        "left_path": pair.left.document.path,
        "right_path": pair.right.document.path,
        "scores": asdict(pair.scores),
        "shared_shingles": pair.shared_shingles,
        "passages": [
            {
                "left": {"start": passage.left.start, "end": passage.left.end},
                "right": {"start": passage.right.start, "end": passage.right.end},
                "words": passage.words,
            }
            for passage in pair.passages or ()
        ],
        **_measures(pair),
    }


def _measures(pair: Pair) -> dict[str, Any]:
    """The values asked for; no key at all where none were."""
    if pair.measures is None:
        return {}
    values = {
        name: {"kind": BY_NAME[name].kind, "estimates": BY_NAME[name].estimates or None, **asdict(value)}
        for name, value in pair.measures.items()
    }
    return {"measures": values, "hints": list(pair.hints)}
