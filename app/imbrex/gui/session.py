"""Session: the documents, options and last report, on the window's side."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from imbrex.engine.document import Document, Problem, Role
from imbrex.engine.options import Options
from imbrex.engine.report import Report
from imbrex.gui.distinct_names import distinct_names
from imbrex.gui.jobs import FileRead


class State(StrEnum):
    """How far a row has come."""

    READING = "reading"
    READY = "ready"
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the Documents list: a file on its way, a document, or the reason why there is none.

    Attributes:
        key: the document's, or the path while there is no document.
        words: of the original; None until they have been counted.
        problem: of reading, or why the document takes no part in the comparison.
    """

    key: str
    name: str
    state: State
    document: Document | None = None
    words: int | None = None
    problem: Problem | None = None


class Session(QObject):
    """Hold what is loaded and tell what has changed.

    Signals:
        rows_changed: documents came, went or changed state; nothing to compare anew.
        documents_changed: what is to be compared has changed.
        options_changed: (Options).
        report_changed: (Report or None).
    """

    rows_changed = Signal()
    documents_changed = Signal()
    options_changed = Signal(object)
    report_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, Row] = {}
        self._roles: dict[Path, Role] = {}
        self._roots: list[Path] = []
        self._options = Options()
        self._report: Report | None = None
        self._pasted = 0

    @property
    def rows(self) -> list[Row]:
        """All rows, in the order they were opened."""
        return list(self._rows.values())

    @property
    def documents(self) -> tuple[Document, ...]:
        """All that was read, also what proved too short."""
        return tuple(row.document for row in self._rows.values() if row.document is not None)

    @property
    def comparable(self) -> tuple[Document, ...]:
        """The documents without a problem."""
        rows = self._rows.values()
        return tuple(row.document for row in rows if row.document is not None and row.state is State.READY)

    @property
    def problems(self) -> list[Problem]:
        """Everything that could not be read or compared, with its reason."""
        return [row.problem for row in self._rows.values() if row.problem is not None]

    @property
    def pending(self) -> tuple[Path, ...]:
        """Files and folders that were opened and are not read yet."""
        reading = [Path(row.key) for row in self._rows.values() if row.state is State.READING]
        return tuple(dict.fromkeys([*reading, *self._roots]))

    @property
    def options(self) -> Options:
        """What is in force."""
        return self._options

    @property
    def report(self) -> Report | None:
        """The last one; None before the first and while there is nothing to compare."""
        return self._report

    def row(self, key: str) -> Row | None:
        """The row of a key."""
        return self._rows.get(key)

    def document(self, key: str) -> Document | None:
        """The document of a key."""
        row = self._rows.get(key)
        return row.document if row else None

    def open(self, paths: Iterable[Path], role: Role = Role.ESSAY) -> None:
        """Note files and folders to read."""
        for path in paths:
            self._roots.append(path)
            self._roles[path] = role
        self.rows_changed.emit()

    def expand(self, paths: Sequence[Path]) -> None:
        """Put a row for every file that is going to be read, in place of the folders noted by `open`."""
        self._roots.clear()
        for path in paths:
            key = str(path)
            old = self._rows.get(key)
            if old is None or old.document is None:
                self._rows[key] = Row(key, path.name, State.READING)
            else:
                self._rows[key] = replace(old, state=State.READING)
        self.rows_changed.emit()

    def add(self, files: Iterable[FileRead]) -> None:
        """Take in what was read."""
        made = {file.key: _distinct([self._made(result, file.key) for result in file.results]) for file in files}
        self._rows = _put(self._rows, made)
        self._tell_apart()
        self.documents_changed.emit()
        self.rows_changed.emit()

    def abandon(self) -> list[str]:
        """Forget what was opened and never read; give the names."""
        lost = [row for row in self._rows.values() if row.state is State.READING]
        names = [row.name for row in lost] + [path.name for path in self._roots]
        self._roots.clear()
        for row in lost:
            if row.document is None:
                del self._rows[row.key]
            else:
                self._rows[row.key] = replace(row, state=State.READY)
        self.rows_changed.emit()
        return names

    def remove(self, keys: Collection[str]) -> None:
        """Take rows out."""
        gone = [key for key in keys if self._rows.pop(key, None) is not None]
        if gone:
            self.documents_changed.emit()
            self.rows_changed.emit()

    def clear(self) -> None:
        """Take everything out, also what has not been read yet."""
        self._roots.clear()
        self.remove(list(self._rows))

    def set_language(self, keys: Collection[str], code: str) -> None:
        """Say by hand in which language documents are."""
        self._change(keys, language=code)

    def set_role(self, keys: Collection[str], role: Role) -> None:
        """Say what documents are in the comparison."""
        self._change(keys, role=role)

    def set_options(self, options: Options) -> None:
        """Put options in force."""
        if options != self._options:
            self._options = options
            self.options_changed.emit(options)

    def set_report(self, report: Report | None) -> None:
        """Take the newest report; rows learn their words and their problems from it."""
        self._report = report
        for counted in report.documents if report else ():
            row = self._rows.get(counted.document.key)
            if row is not None and row.state is not State.READING:
                state = State.PROBLEM if counted.problem else State.READY
                self._rows[row.key] = replace(row, words=counted.words, problem=counted.problem, state=state)
        self.rows_changed.emit()
        self.report_changed.emit(report)

    def next_pasted_number(self) -> int:
        """Number of the next pasted text, from 1."""
        self._pasted += 1
        return self._pasted

    def _made(self, result: Document | Problem, key: str) -> Row:
        if isinstance(result, Problem):
            return Row(key, result.name, State.PROBLEM, problem=result)
        return Row(result.key, result.name, State.READY, replace(result, role=self._role(Path(key), result.role)))

    def _tell_apart(self) -> None:
        """Give documents of one name names that people can tell apart, in the list and in every result."""
        read = {key: row.document for key, row in self._rows.items() if row.document is not None and row.document.path}
        named = {key: (document.name, document.path) for key, document in read.items()}
        for key, name in distinct_names(named).items():
            self._rows[key] = replace(self._rows[key], name=name, document=replace(read[key], name=name))

    def _role(self, path: Path, default: Role) -> Role:
        """What the file, or the folder it was opened with, was said to be."""
        return next((self._roles[place] for place in (path, *path.parents) if place in self._roles), default)

    def _change(self, keys: Collection[str], **values: Any) -> None:
        rows = [row for key in keys if (row := self._rows.get(key)) is not None]
        for row in rows:
            if row.document is not None:
                self._rows[row.key] = replace(row, document=replace(row.document, **values))
        if rows:
            self.documents_changed.emit()
            self.rows_changed.emit()


def _distinct(made: list[Row]) -> dict[str, Row]:
    """Rows by key; a file may hold several problems, which have no key of their own."""
    rows: dict[str, Row] = {}
    for number, row in enumerate(made):
        key = row.key if row.key not in rows else f"{row.key}#{number}"
        rows[key] = replace(row, key=key)
    return rows


def _put(rows: dict[str, Row], made: dict[str, dict[str, Row]]) -> dict[str, Row]:
    """Put what each file held where its row stood; a document that was loaded before gives way to the new one."""
    fresh = {key: row for rows_of_file in made.values() for key, row in rows_of_file.items()}
    result: dict[str, Row] = {}
    for key, row in rows.items():
        if key in made:
            result.update(made[key])
        elif key not in fresh:
            result[key] = row
    return result | fresh
