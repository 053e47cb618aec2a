"""Origins: one document against all others, as a table or as one JSON object."""

import argparse
import os
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from imbrex.cli.arguments.command import add_json, add_recognition, describe
from imbrex.cli.arguments.option_flags import add_options, add_role_flags
from imbrex.cli.commands.running import echo_problems, load, outcome, print_pieces
from imbrex.cli.inputs import Inputs, documents_of
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import align, labels_of, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import NOTHING_READ, TerminalProgress, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import Observer
from imbrex.engine.overview.origins import Origin, Origins, Stretch
from imbrex.engine.overview.questions import origins_of
from imbrex.engine.percent import percent
from imbrex.engine.text.document import Document, Problem
from imbrex.values import frozen

_QUOTED = 60  # characters of a passage


@frozen(eq=False)
class Traced:
    """A document with everything that also appears elsewhere.

    Attributes:
        origins: None if the document is not compared; one of the problems has the reason.
        problems: files that could not be read or compared.
    """

    report: Report
    origins: Origins | None
    problems: tuple[Problem, ...]
    inputs: Inputs


def trace(inputs: Inputs, document: Document, corpus: Corpus, observer: Observer) -> Traced:
    """Find the other occurrences of each word of a document, except in drafts by the same author."""
    report = corpus.report(observer)
    number = next(place for place, one in enumerate(report.documents) if one.document.key == document.key)
    found = origins_of(corpus, report, number, observer) if report.documents[number].takes_part else None
    problems = (*inputs.problems, *(counted.problem for counted in report.documents if counted.problem))
    return Traced(report, found, problems, inputs)


def origins_table(traced: Traced) -> Iterator[str]:
    """Lines: shares by document, then the text piece by piece."""
    if traced.origins:
        yield from _shares(traced, traced.origins)
        yield from _stretches(traced, traced.origins)
    yield from problem_remarks(traced.problems)


def _shares(traced: Traced, origins: Origins) -> Iterator[str]:
    labels = _labels(traced.report)
    yield f"{labels[origins.document]}: {origins.words:,} compared words\n"
    rows = [
        (f"also in {labels[one.other]}", percent(one.share), f"{percent(one.total)} in total")
        for one in origins.origins
    ]
    yield from (f"  {line}" for line in align([*rows, ("only here", percent(origins.unique), "")], 1))


def _stretches(traced: Traced, origins: Origins) -> Iterator[str]:
    labels = _labels(traced.report)
    rows = [("in", "text", "words", "others")]
    for one in origins.stretches:
        where = "only here" if one.other is None else labels[one.other]
        rows.append((where, _quoted(origins.text, one), f"{one.words:,}", str(one.others or "")))
    yield ""
    yield from align(rows, 2, head=True)


def _quoted(text: str, stretch: Stretch) -> str:
    piece = " ".join(text[stretch.span.start : stretch.span.end].split())
    return escape(piece if len(piece) <= _QUOTED else f"{piece[: _QUOTED // 2]}…{piece[-_QUOTED // 2 + 1 :]}")


def origins_record(traced: Traced) -> Iterator[str]:
    """The same as one JSON object; shares are fractions of 1, offsets code points of the text as it was read."""
    origins = traced.origins
    yield from record(
        "origins",
        {
            "options": traced.report.options.to_dict(),
            "documents": list(documents_of(traced.inputs, traced.report)),
            "document": _named(traced, origins.document) if origins else None,
            "words": origins.words if origins else None,
            "unique": origins.unique if origins else None,
            "origins": [_origin(traced, one) for one in origins.origins] if origins else [],
            "stretches": [_stretch(traced, one) for one in origins.stretches] if origins else [],
            "problems": [asdict(problem) for problem in traced.problems],
        },
    )


def _origin(traced: Traced, origin: Origin) -> dict[str, Any]:
    figures = {"words": origin.words, "share": origin.share, "total": origin.total}
    return {"other": _named(traced, origin.other), **figures}


def _stretch(traced: Traced, stretch: Stretch) -> dict[str, Any]:
    other = None if stretch.other is None else _named(traced, stretch.other)
    places = {"start": stretch.span.start, "end": stretch.span.end, "words": stretch.words}
    return {**places, "other": other, "also_in": stretch.others}


def _named(traced: Traced, number: int) -> dict[str, str]:
    document = traced.report.documents[number].document
    return {"name": document.name, "path": document.path}


def _labels(report: Report) -> list[str]:
    labels = labels_of(report, 0)
    return [labels[counted.document.key] for counted in report.documents]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "FILE FOLDERS_OR_FILES [--json] [options]",
        "Each word is attributed to one document: the one that accounts for the most words still unattributed.",
    )
    parser.add_argument("file", metavar="FILE", help="document to trace")
    parser.add_argument("paths", nargs="+", metavar="FOLDERS_OR_FILES", help="documents to search; may include FILE")
    add_recognition(parser)
    add_json(parser, "list")
    add_role_flags(parser)
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    path = os.path.abspath(namespace.file)
    document = next((one for one in inputs.documents if inputs.place_of(one) == path), None)
    if document is None:
        echo_problems(inputs.problems)
        return NOTHING_READ
    traced = trace(inputs, document, corpus, progress)
    progress.clear()
    pieces = origins_record(traced) if namespace.json else with_line_ends(origins_table(traced))
    print_pieces(pieces, progress)
    if traced.origins is None:
        return NOTHING_READ
    return outcome(inputs, traced.report.possible + traced.report.possible_own, traced.problems)
