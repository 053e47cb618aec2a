"""Disguises: disguises in documents, their hits and their effect, as a table or as one JSON object."""

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from imbrex.cli.arguments.command import add_json, add_paths, describe
from imbrex.cli.arguments.option_flags import add_options
from imbrex.cli.arguments.student_flags import add_student_flags
from imbrex.cli.commands.running import exit_code, load, print_pieces
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import record
from imbrex.cli.output.table import counted, problem_remarks, with_line_ends
from imbrex.cli.output.terminal import NOTHING_READ, TerminalProgress, escape
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.findings import Finding, Findings, spelled
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.percent import percent
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.what_if.disguise_effect import SWITCHES, Effect, effects
from imbrex.values import frozen

_LISTED = 20  # hits per kind; the record has all
_QUOTED = 60  # characters of a hit


@frozen(eq=False)
class Unmasked:
    """Disguises and their effects.

    Attributes:
        findings: of the requested documents, in their order.
        effects: of those that are compared, by key; empty if there is only one document.
        documents: all that were read, by key.
    """

    options: Options
    findings: tuple[Findings, ...]
    effects: Mapping[str, Effect]
    documents: Mapping[str, Document]
    problems: tuple[Problem, ...]


def unmask(inputs: Inputs, asked: Sequence[str], corpus: Corpus, observer: Observer) -> Unmasked:
    """Find the disguises of the documents at these paths, and their effect among all documents."""
    places = [os.path.abspath(path) for path in asked]
    told = [document for document in inputs.documents if _lies_at(inputs.place_of(document), places)]
    found = []
    for done, document in enumerate(told):
        observer.progress(Progress("disguises", done, len(told)))
        observer.check()
        found.append(corpus.disguises(document.key, observer))
    worth = effects(corpus, observer) if len(inputs.documents) > 1 else {}
    documents = {document.key: document for document in inputs.documents}
    return Unmasked(corpus.options, tuple(found), worth, documents, inputs.problems)


def disguises_table(unmasked: Unmasked) -> Iterator[str]:
    """Lines: each document with the effect, the alarming kinds with their hits, then the others."""
    for number, findings in enumerate(unmasked.findings):
        if number:
            yield ""
        yield from _lines(findings, unmasked)
    yield from problem_remarks(unmasked.problems)


def _lines(findings: Findings, unmasked: Unmasked) -> Iterator[str]:
    document, effect = findings.document, unmasked.effects.get(findings.document.key)
    count = "disguised" if findings.alarms else "no disguises" if not findings.places else "no unusual disguises"
    yield f"{escape(document.name)}: {findings.words:,} words, {count}"
    if effect is not None and effect.other and findings.places:
        other = escape(unmasked.documents[effect.other].name)
        before, after = percent(effect.typed), percent(effect.undone)
        yield f"  {before} matched {other} before the disguises were removed, {after} after"
    for kind in _kinds(findings):
        if kind in findings.alarms:
            yield f"  ! {_counted(findings, kind)}"
            yield from (f"      {line}" for line in _places(findings, kind))
    others = [_counted(findings, kind) for kind in _kinds(findings) if kind not in findings.alarms]
    if findings.pictures:
        others.append(f"{counted(findings.pictures, 'large image')} that may contain text")
    if others:
        yield f"  at usual levels: {'; '.join(others)}"
    yield from (f"  {note}" for note in findings.notes)


def _kinds(findings: Findings) -> list[Disguise]:
    """The kinds found, by descending number of hits."""
    count = findings.count()
    return sorted(count, key=lambda kind: (-count[kind], kind))


def _counted(findings: Findings, kind: Disguise) -> str:
    places = findings.of(kind)
    letters = sum(place.letters for place in places)
    return f"{kind.value}: {counted(len(places), 'hit')}, {letters:,} letters"


def _places(findings: Findings, kind: Disguise) -> Iterator[str]:
    places, text = findings.of(kind), findings.document.text
    for place in places[:_LISTED]:
        reading = f" -> {_quoted(place.reading)}" if place.reading else ""
        codes = " ".join(strange.code for strange in spelled(text, place).strange)
        typed = _quoted(text[place.span.start : place.span.end])
        yield f"line {_line(text, place)}: {typed}{reading}{f'  ({codes})' if codes else ''}"
    if len(places) > _LISTED:
        yield f"and {len(places) - _LISTED:,} more; see --json"


def _quoted(text: str) -> str:
    piece = " ".join(text.split())
    return escape(piece if len(piece) <= _QUOTED else f"{piece[: _QUOTED - 1]}…")


def _line(text: str, place: Finding) -> int:
    return text.count("\n", 0, place.span.start) + 1


def disguises_record(unmasked: Unmasked) -> Iterator[str]:
    """The same as one JSON object; shares are fractions of 1, offsets code points of the text as it was read."""
    yield from record(
        "disguises",
        {
            "options": unmasked.options.to_dict(),
            "documents": (_document(findings, unmasked) for findings in unmasked.findings),
            "problems": map(asdict, unmasked.problems),
        },
    )


def _document(findings: Findings, unmasked: Unmasked) -> dict[str, Any]:
    document, effect = findings.document, unmasked.effects.get(findings.document.key)
    return {
        "name": document.name,
        "path": document.path,
        "language": document.language,
        "words": findings.words,
        "alarms": sorted(findings.alarms),
        "pictures": findings.pictures,
        "notes": list(findings.notes),
        "effect": _effect(effect, unmasked) if effect is not None and effect.other else None,
        "kinds": [_kind(findings, kind, unmasked.options) for kind in _kinds(findings)],
        "hits": [_place(findings.document.text, place) for place in findings.places],
    }


def _effect(effect: Effect, unmasked: Unmasked) -> dict[str, Any]:
    other = unmasked.documents[effect.other]
    return {"other": {"name": other.name, "path": other.path}, "before": effect.typed, "after": effect.undone}


def _kind(findings: Findings, kind: Disguise, options: Options) -> dict[str, Any]:
    places = findings.of(kind)
    return {
        "kind": kind,
        "count": len(places),
        "letters": sum(place.letters for place in places),
        "alarm": kind in findings.alarms,
        "undone": _is_undone(kind, options),
    }


def _is_undone(kind: Disguise, options: Options) -> bool:
    if kind is Disguise.CODED:  # decoded with all other HTML
        return options.canonization.strip_html
    return bool(getattr(options.disguises, SWITCHES[kind]))


def _place(text: str, place: Finding) -> dict[str, Any]:
    return {
        "kind": place.kind,
        "start": place.span.start,
        "end": place.span.end,
        "line": _line(text, place),
        "letters": place.letters,
        "typed": text[place.span.start : place.span.end],
        "reading": place.reading,
    }


def _lies_at(path: str, places: Sequence[str]) -> bool:
    """Whether a file was named or is in a named folder."""
    return any(path == place or path.startswith(place.rstrip(os.sep) + os.sep) for place in places)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments to the parser."""
    describe(parser, "FILES_OR_FOLDERS [--against FILES_OR_FOLDERS] [--json] [options]")
    add_paths(parser)
    add_student_flags(parser)
    parser.add_argument(
        "--against",
        nargs="+",
        action="extend",
        default=[],
        metavar="FILES_OR_FOLDERS",
        help="Other documents to compare these with, such as possible sources.",
    )
    add_json(parser, "list")
    add_options(parser)


def run(namespace: argparse.Namespace, progress: TerminalProgress) -> int:
    """Run the command; return its exit code."""
    inputs, corpus = load(namespace, progress)
    unmasked = unmask(inputs, namespace.paths, corpus, progress)
    progress.clear()
    lines = with_line_ends(disguises_table(unmasked))
    print_pieces(disguises_record(unmasked) if namespace.json else lines, progress)
    return exit_code(inputs) if unmasked.findings else NOTHING_READ
