"""Document rows: the rows of the Documents list, as values."""

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from itertools import groupby
from pathlib import Path

from imbrex.engine.compare.report import Report
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.files.shared.shown_names import shown_name
from imbrex.values import frozen

_WITH_PAGES = frozenset(("pdf", "image"))  # readers


def distinct_names(named: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """Return new names for ambiguous ones, by key, from (name, path); unambiguous ones are omitted.

    Each gets just enough parent folders to distinguish it from its namesakes.
    """

    def by_name(key: str) -> str:
        return named[key][0]

    renamed: dict[str, str] = {}
    for name, group in groupby(sorted(named, key=by_name), by_name):
        namesakes = list(group)
        if len(namesakes) == 1:  # nearly all; splitting a path takes longest
            continue
        folders = {key: Path(named[key][1]).parent.parts for key in namesakes}
        places = set(folders.values())
        if len(places) > 1:
            depth = next(d for d in range(1, 1 + max(map(len, places))) if len({p[-d:] for p in places}) == len(places))
            renamed |= {key: shown_name("/".join([*parts[-depth:], name])) for key, parts in folders.items() if parts}
    return renamed


class State(StrEnum):
    """State of a row."""

    READING = "reading"
    READY = "ready"
    PROBLEM = "problem"


@frozen
class Row:
    """A row of the Documents list: a file being read, a document, or a problem.

    Attributes:
        key: the document's, or the path if there is no document.
        words: in the document; None until they are counted.
        problem: of reading, or why the document is not compared.
        excluded: words excluded because they are in a template, an excluded phrase, a quotation or a list of
            references.
        taken: of a template, the number of words it has excluded from others; None if unknown.
        recognizing: whether its text is being recognized.
    """

    key: str
    name: str
    state: State
    document: Document | None = None
    words: int | None = None
    problem: Problem | None = None
    excluded: int = 0
    taken: int | None = None
    recognizing: bool = False


def is_recognizable(row: Row) -> bool:
    """Whether a row is a scan, or a file that may have scanned pages."""
    if row.recognizing:
        return False
    if row.document is None:
        return row.problem is not None and row.problem.scanned
    return row.document.reader in _WITH_PAGES and bool(row.document.path) and not row.document.files


def distinct(made: list[Row]) -> dict[str, Row]:
    """Return rows by key; a file may have several problems, which have no keys of their own."""
    rows: dict[str, Row] = {}
    taken = {row.key for row in made if row.document is not None}
    for number, row in enumerate(made):
        key = row.key
        while key in rows or (row.document is None and key in taken):  # the number of a problem may be a student's
            key = f"{key}#{number}"
        rows[key] = replace(row, key=key)
    return rows


def counted(rows: Mapping[str, Row], report: Report) -> dict[str, Row]:
    """Return rows for the documents of a report, with word counts and problems; omits documents being reread."""
    taken = _taken_by_templates(report)
    known = ((rows.get(one.document.key), one) for one in report.documents)
    return {
        row.key: replace(
            row,
            state=State.PROBLEM if one.problem else State.READY,
            words=one.words,
            problem=one.problem,
            excluded=one.excluded,
            taken=taken.get(row.key),
        )
        for row, one in known
        if row is not None and row.state is not State.READING
    }


def told_apart(rows: Mapping[str, Row]) -> dict[str, Row]:
    """Return rows with distinct names, for the list and all results."""
    read = {key: row.document for key, row in rows.items() if row.document is not None and row.document.path}
    named = distinct_names({key: (document.name, _place(document)) for key, document in read.items()})
    return {
        key: replace(row, name=named[key], document=replace(read[key], name=named[key])) if key in named else row
        for key, row in rows.items()
    }


def _place(document: Document) -> str:
    """Return the place that distinguishes a document from its namesakes: its path, or the assignment of a student."""
    told = document.submission
    if told.archive and document.author and document.name.startswith(document.author):
        return f"{told.assignment or Path(told.archive).stem}/{document.name}"
    return document.path


def _taken_by_templates(report: Report) -> dict[str, int]:
    """Words that templates have excluded from others; known only if nothing else excludes words."""
    templates = [counted for counted in report.documents if counted.document.role is Role.TEMPLATE]
    exclusions = report.options.exclusions
    if len(templates) != 1 or exclusions.phrases or exclusions.quotations or exclusions.bibliographies:
        return {}
    return {templates[0].document.key: sum(counted.excluded for counted in report.documents)}


def merged(rows: dict[str, Row], made: dict[str, dict[str, Row]]) -> dict[str, Row]:
    """Put the documents of each file in place of its row; a new document replaces a loaded one."""
    fresh = {key: row for rows_of_file in made.values() for key, row in rows_of_file.items()}
    result: dict[str, Row] = {}
    for key, row in rows.items():
        if key in made:
            result.update(made[key])
        else:
            result.setdefault(key, fresh.get(key, row))
    return result | fresh
