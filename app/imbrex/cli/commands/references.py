"""References: quotations against sources, and citations against the list of references, as a list or a JSON object."""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from imbrex.cli.arguments.command import add_json, add_recognition, describe
from imbrex.cli.arguments.student_flags import roster_from, unpacking_from
from imbrex.cli.commands.library_actions import open_library
from imbrex.cli.commands.running import echo_problems, exit_code, print_pieces
from imbrex.cli.inputs import Inputs, open_projects
from imbrex.cli.inputs import read as read_inputs
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import problem_remarks, with_line_ends
from imbrex.cli.output.terminal import NOTHING_READ, TerminalProgress, escape
from imbrex.engine.observer import Observer
from imbrex.engine.references.check_text import check_text, sources_among
from imbrex.engine.references.checked import (
    CheckedText,
    Citation,
    CitationStatus,
    Quotation,
    QuotationStatus,
    Reference,
    ReferenceStatus,
    is_finding,
)
from imbrex.engine.references.source_index import index_sources
from imbrex.engine.text.document import Document, Problem, Span
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from imbrex.library.quoted_sources import quoted_sources
from imbrex.messages import Message
from imbrex.values import frozen

_SHOWN = 70  # characters of a quotation
_SAID = {
    QuotationStatus.ALTERED: "differs from the source",
    QuotationStatus.ELSEWHERE: "in another source than the one cited",
    QuotationStatus.NOT_FOUND: "not found",
    CitationStatus.NOT_LISTED: "not in the list of references",
    CitationStatus.YEAR_DIFFERS: "another year in the list of references",
    CitationStatus.NAME_DIFFERS: "a similar name in the list of references",
}


@frozen(eq=False)
class Checked:
    """A document with its quotations and references; `documents` are those searched, by key."""

    document: Document
    result: CheckedText
    documents: Mapping[str, Document]
    problems: tuple[Problem, ...]


def check(
    document: Document, others: Sequence[Document], library: argparse.Namespace | None, observer: Observer
) -> Checked:
    """Check a document against others; quotations found in none of them are sought in the library."""
    citing = Languages().find(document.language).citing
    sources, lists = sources_among(others, document.key)
    result = check_text(document, citing, index_sources(sources, observer), lists, observer)
    missing = [one.span for one in result.quotations if one.status is QuotationStatus.NOT_FOUND]
    if library is not None and missing:
        with open_library(library) as opened:
            known = {one.text for one in (document, *sources)}
            found = quoted_sources(opened, document, missing, observer)
            sources += [one for one in found if one.text not in known]
        result = check_text(document, citing, index_sources(sources, observer), lists, observer)
    return Checked(document, result, {one.key: one for one in (document, *sources, *lists)}, ())


def references_table(checked: Checked) -> Iterator[str]:
    """Lines: counts, then what is to be checked, each with the line of the text."""
    result = checked.result
    yield f"{escape(checked.document.name)}: {', '.join(_counts(result))}"
    yield from _section("Quotations to check:", (_quotation(checked, one) for one in result.quotations))
    yield from _section("Citations to check:", (_citation(checked, one) for one in result.citations if is_finding(one)))
    rest = (one for one in result.references if one.status is ReferenceStatus.NOT_CITED)
    yield from _section("References that are not cited:", ([escape(one.text)] for one in rest))
    if result.bounded:
        yield "Only the first quotations and citations were checked, because there are too many."
    yield from problem_remarks(checked.problems)


def _counts(result: CheckedText) -> Iterator[str]:
    exact = sum(one.status is QuotationStatus.EXACT for one in result.quotations)
    quotations, citations, references = map(len, (result.quotations, result.citations, result.references))
    yield f"{Message('{count:,} quotation(s)', count=quotations)} ({exact:,} exact)"
    yield str(Message("{count:,} citation(s)", count=citations))
    yield str(Message("{count:,} reference(s)", count=references))
    if result.speech:
        yield f"{result.speech:,} in quotation marks that appear to be dialogue, titles or terms"


def _section(title: str, rows: Iterator[list[str]]) -> Iterator[str]:
    told = [row for row in rows if row]
    if told:
        yield ""
        yield title
        for head, *rest in told:
            yield f"  {head}"
            yield from (f"      {line}" for line in rest)


def _quotation(checked: Checked, quotation: Quotation) -> list[str]:
    if quotation.status is QuotationStatus.EXACT:
        return []
    document, said = checked.document, _SAID[quotation.status]
    if quotation.status is QuotationStatus.NOT_FOUND and quotation.source_open is False:
        said = "the cited source is not among the documents"
    rows = [f"line {_line(document, quotation.span)}: {_cut(document, quotation.span)} - {said}"]
    if quotation.source:
        source = checked.documents[quotation.source]
        rows.append(f"in {escape(source.name)}, line {_line(source, quotation.found)}")
        rows += [
            f"{_cut(document, one.quoted) or '(nothing)'} -> {_cut(source, one.source) or '(nothing)'}"
            for one in quotation.changes
        ]
    return rows


def _citation(checked: Checked, citation: Citation) -> list[str]:
    document = checked.document
    rows = [f"line {_line(document, citation.span)}: {_cut(document, citation.span)} - {_SAID[citation.status]}"]
    return rows + [escape(checked.result.references[entry].text) for entry in citation.entries[:1]]


def _cut(document: Document, span: Span) -> str:
    piece = " ".join(document.text[span.start : span.end].split())
    return escape(piece if len(piece) <= _SHOWN else f"{piece[: _SHOWN - 1]}…")


def _line(document: Document, span: Span) -> int:
    return document.text.count("\n", 0, span.start) + 1


def references_record(checked: Checked) -> Iterator[str]:
    """The same as one JSON object; offsets are code points of the texts as they were read."""
    document, result = checked.document, checked.result
    yield from record(
        "references",
        {
            "document": _named(document),
            "language": document.language,
            "source_count": result.sources,
            "quotations": [_quotation_record(checked, one) for one in result.quotations],
            "dialogue_count": result.speech,
            "citations": [_citation_record(document, one) for one in result.citations],
            "references": [_reference_record(checked, one) for one in result.references],
            "too_many": result.bounded,
            "problems": [asdict(problem) for problem in checked.problems],
        },
    )


def _quotation_record(checked: Checked, quotation: Quotation) -> dict[str, Any]:
    document, source = checked.document, checked.documents.get(quotation.source)
    return {
        "status": quotation.status.value,
        **_place(document, quotation.span),
        "block": quotation.block,
        "citation_indices": list(quotation.cited),
        "source_open": quotation.source_open,
        "source": {**_named(source), **_place(source, quotation.found)} if source else None,
        "changes": [
            {"quoted_words": _place(document, one.quoted), "source_words": _place(source, one.source)}
            for one in quotation.changes
            if source
        ],
    }


def _citation_record(document: Document, citation: Citation) -> dict[str, Any]:
    told = {
        "surnames": list(citation.names),
        "year": citation.year,
        "entry_number": citation.number,
        "page": citation.page,
    }
    return {
        "status": citation.status.value,
        **_place(document, citation.span),
        **told,
        "reference_indices": list(citation.entries),
    }


def _reference_record(checked: Checked, reference: Reference) -> dict[str, Any]:
    listed = checked.documents[reference.list_key]
    return {
        "status": reference.status.value,
        **_place(listed, reference.span),
        "list": _named(listed),
        "entry_number": reference.number,
        "surnames": list(reference.names),
        "years": list(reference.years),
    }


def _named(document: Document) -> dict[str, str]:
    return {"name": document.name, "path": document.path}


def _place(document: Document, span: Span) -> dict[str, Any]:
    text = document.text[span.start : span.end]
    return {"start": span.start, "end": span.end, "line": _line(document, span), "text": text}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(
        parser,
        "FILE [SOURCES ...] [--library FILE] [--json]",
        "BibTeX and RIS files among SOURCES are lists of references; they complete the list in FILE.",
    )
    parser.add_argument("file", metavar="FILE", help="document to check")
    parser.add_argument("paths", nargs="*", metavar="SOURCES", help="documents that it quotes, and lists of references")
    add_recognition(parser)
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--library", metavar="FILE", help="Also search this library for quotations.")
    place.add_argument("--url", metavar="URL", help="Also search this shared library for quotations.")
    add_json(parser, "list")


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs = _read(namespace, progress)
    path = os.path.abspath(namespace.file)
    document = next((one for one in inputs.documents if inputs.place_of(one) == path), None)
    if document is None:
        echo_problems(inputs.problems)
        return NOTHING_READ
    others = [one for one in inputs.documents if one.key != document.key]
    checked = check(document, others, namespace if namespace.library or namespace.url else None, progress)
    checked = replace(checked, problems=inputs.problems)
    progress.clear()
    lines = with_line_ends(references_table(checked))
    print_pieces(references_record(checked) if namespace.json else lines, progress)
    return exit_code(inputs)


def _read(namespace: argparse.Namespace, progress: TerminalProgress) -> Inputs:
    names = [namespace.file, *namespace.paths]
    projects = open_projects(names, progress, any_options=True)
    unpacking, roster = unpacking_from(namespace), roster_from(namespace)
    return read_inputs({Role.ESSAY: names}, "", progress, projects, unpacking, roster, namespace.recognize)
