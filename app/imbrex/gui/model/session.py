"""Session: the documents, options and last report, on the window's side."""

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from imbrex.engine.compare.report import Report
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, FilePart, Problem
from imbrex.engine.text.role import Role
from imbrex.files.shared.shown_names import shown_name
from imbrex.files.submissions.roster import Enrolled, Roster
from imbrex.files.submissions.students import Assigned, assign, with_lasting_ids
from imbrex.gui.model.aliases import Aliases, with_aliases
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.model.disguise_cache import DisguiseCache
from imbrex.gui.model.document_rows import Row, State, counted, distinct, merged, told_apart
from imbrex.gui.model.overrides import NO_ROSTER, Groups, Overrides, regrouped
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import translated
from imbrex.messages import Message, Name, verbatim
from imbrex.values import frozen


@frozen
class FileRead:
    """The content of one file. `key` is the path it was requested by."""

    key: str
    results: tuple[Document | Problem, ...]


@frozen
class Abilities:
    """Combined features of the languages."""

    parts: PartOfSpeech = PartOfSpeech(0)
    lemmas: bool = False
    stems: bool = False


class Session(QObject):
    """Loaded documents and options, with change notifications.

    Signals:
        rows_changed: documents were added, removed or changed state, without a need to compare again.
        documents_changed: the documents to compare have changed.
        options_changed: (Options).
        rules_changed: the options that affect comparing have changed.
        report_changed: (Report or None).
        anonymous_changed: (bool) whether names are hidden has changed.
        awaited_changed: dictionaries of other languages are being read.
        replaced: all documents were closed, or those of a project opened in their place.
    """

    rows_changed = Signal()
    documents_changed = Signal()
    options_changed = Signal(object)
    rules_changed = Signal()
    report_changed = Signal(object)
    anonymous_changed = Signal(bool)
    awaited_changed = Signal()
    replaced = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.decisions = Decisions(self)
        self.disguises = DisguiseCache(self)
        self._rows: dict[str, Row] = {}
        self.said = Overrides()
        self._roots: list[Path] = []
        self._options = Options()
        self._report: Report | None = None
        self._hidden_names = Aliases()
        self._aliases: dict[str, str] | None = None
        self._unread: dict[tuple[str, str], int] = {}  # numbers of unread files for their aliases, by name and path
        self._is_anonymous = False
        self._awaited: frozenset[tuple[str, str]] = frozenset()
        self._assigned = Assigned(())
        self.documents_changed.connect(self._on_documents_changed)  # before all other slots
        translated(self._rename)
        self.rows_changed.connect(self._on_rows_changed)

    @property
    def rows(self) -> list[Row]:
        """All rows, in the order in which they were opened."""
        return list(self._rows.values())

    @property
    def documents(self) -> tuple[Document, ...]:
        """All readable documents, including those too short to compare."""
        return tuple(row.document for row in self._rows.values() if row.document is not None)

    @property
    def comparable(self) -> tuple[Document, ...]:
        """The documents to compare: those without a problem, except templates."""
        ready = (row.document for row in self._rows.values() if row.state is State.READY)
        return tuple(document for document in ready if document is not None and document.role is not Role.TEMPLATE)

    @property
    def problems(self) -> list[Problem]:
        """All files that could not be read or compared, with reasons."""
        return [row.problem for row in self._rows.values() if row.problem is not None]

    @property
    def unread(self) -> int:
        """Number of files that could not be read."""
        return sum(row.document is None for row in self._rows.values() if row.problem is not None)

    @property
    def pending(self) -> tuple[Path, ...]:
        """Files and folders still to be read."""
        reading = [Path(row.key) for row in self._rows.values() if row.state is State.READING]
        return tuple(dict.fromkeys([*reading, *self._roots]))

    @property
    def options(self) -> Options:
        """The current options."""
        return self._options

    @property
    def report(self) -> Report | None:
        """The last report; None before the first one and while there is nothing to compare."""
        return self._report

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages in which documents are compared, sorted."""
        return tuple(sorted({self._options.language or one.language for one in self.documents}))

    @property
    def awaited(self) -> frozenset[tuple[str, str]]:
        """The pairs of languages whose dictionaries are being read."""
        return self._awaited

    def await_dictionaries(self, awaited: Iterable[tuple[str, str]]) -> None:
        """Note the pairs of languages whose dictionaries are being read."""
        if (pairs := frozenset(awaited)) != self._awaited:
            self._awaited = pairs
            self.awaited_changed.emit()

    def awaited_between(self, left: str, right: str) -> tuple[str, str] | None:
        """The languages of two documents, given by their keys, while their dictionary is being read."""
        documents = self.document(left), self.document(right)
        codes = tuple(sorted(self._options.language or one.language for one in documents if one is not None))
        return next((pair for pair in self._awaited if pair == codes), None)

    @property
    def anonymous(self) -> bool:
        """Whether names are hidden everywhere."""
        return self._is_anonymous

    def _rename(self) -> None:
        """Refresh the displayed aliases, which contain translated words."""
        if self._is_anonymous:
            self.anonymous_changed.emit(True)

    @property
    def anonymity(self) -> Anonymity | None:
        """Hides names in texts; None while they are shown."""
        if not self._is_anonymous:
            return None
        return self._hidden_names.anonymity(self.tr("Text"), self.tr("Author"), self.tr("File"))

    @property
    def aliases(self) -> list[str]:
        """Keys in the order of their numbers; empty for the number of a removed document."""
        return [key if key in self._rows else "" for key in self._hidden_names.keys]

    def row(self, key: str) -> Row | None:
        """Return the row of a key."""
        return self._rows.get(key)

    def document(self, key: str) -> Document | None:
        """Return the document of a key."""
        row = self._rows.get(key)
        return row.document if row else None

    @property
    def authors(self) -> list[str]:
        """All known authors and groups, sorted alphabetically."""
        return sorted({document.author for document in self.documents if document.author})

    def shown_name(self, key: str) -> str:
        """The name of a document or row as displayed now."""
        row, anonymity = self._rows.get(key), self.anonymity
        if row is None:
            return key if anonymity is None else anonymity.alias_of_name(key)
        if anonymity is None:
            return row.name
        if row.document is None and row.problem is not None:
            return self._alias_of_problem(row.problem, anonymity)
        return anonymity.alias_of_name(row.name, row.key)

    def _alias_of_problem(self, problem: Problem, anonymity: Anonymity) -> str:
        number = self._unread.get((problem.name, problem.path), len(self._unread))
        return anonymity.alias_of_problem(problem, number)

    def shown_author(self, key: str) -> str:
        """The author of a document as displayed now; empty if unknown."""
        document, anonymity = self.document(key), self.anonymity
        author = document.author if document is not None else ""
        return author if anonymity is None else anonymity.alias_of_author(author)

    def shown_files(self, key: str) -> tuple[FilePart, ...]:
        """The files of a document as displayed now; none if it was read from one file."""
        document, anonymity = self.document(key), self.anonymity
        files = document.files if document is not None else ()
        return files if anonymity is None else anonymity.mask_files(files)

    def shown_problem(self, problem: Problem) -> Problem:
        """A problem as displayed now."""
        anonymity = self.anonymity
        if anonymity is None:
            return replace(problem, message=verbatim(shown(problem.message)), hint=verbatim(shown(problem.hint)))
        alias = self._alias_of_problem(problem, anonymity)

        def hide(text: str) -> str:  # the document may have no row
            return self._hidden(text if isinstance(text, Name) else with_aliases(text, {problem.name: alias}))

        return Problem(alias, verbatim(shown(problem.message, hide)), verbatim(shown(problem.hint, hide)))

    def shown_message(self, message: str) -> str:
        """A message in the language of the window, as displayed now."""
        return shown(message, self._hidden)

    def shown_text(self, text: str) -> str:
        """A sentence or an excerpt of a document as displayed now."""
        anonymity = self.anonymity
        if anonymity is None:
            return text
        return anonymity.mask_text(with_aliases(text, self._row_aliases()))

    def set_anonymous(self, wanted: bool) -> None:
        """Hide names, or show them again."""
        if wanted != self._is_anonymous:
            self._is_anonymous, self._aliases = wanted, None
            self.anonymous_changed.emit(wanted)

    def open(self, paths: Iterable[Path], role: Role = Role.ESSAY) -> None:
        """Queue files and folders for reading; loaded documents keep their role unless a new one is given."""
        for path in paths:
            self._roots.append(path)
            self.said.open_as(path, role, loaded=self._is_loaded(path))
        self.rows_changed.emit()

    def expand(self, paths: Sequence[Path]) -> None:
        """Add a row for each file to be read, in place of the folders queued by `open`."""
        self._roots.clear()
        for path in paths:
            key = str(path)
            old = self._rows.get(key)
            if old is None or old.document is None:
                self._rows[key] = Row(key, shown_name(path.name), State.READING)
            else:
                self._rows[key] = replace(old, state=State.READING)
        self.rows_changed.emit()

    def add(self, files: Iterable[FileRead]) -> None:
        """Add the content of files."""
        made: dict[str, dict[str, Row]] = {}
        for file in files:
            results = regrouped(file.results, self.said.groups, partial(self._newest, made))
            made[file.key] = distinct([self._made(result, file.key) for result in results])
        self._rows = told_apart(merged(self._rows, made))
        self.documents_changed.emit()
        self.rows_changed.emit()

    def regroup(self, old: Sequence[Document], new: Sequence[Document], groups: Groups) -> tuple[Document, ...]:
        """Put documents in place of others, on behalf of a step; return these as they were.

        If one of them is no longer open, nothing is changed.
        """
        replaced = [self.document(document.key) for document in old]
        known = tuple(document for document in replaced if document is not None)
        if len(known) < len(old):
            return tuple(old)
        made = {old[0].key: {one.key: Row(one.key, one.name, State.READY, one) for one in new}}
        gone = {document.key for document in old[1:]}
        self._rows = told_apart(merged({key: row for key, row in self._rows.items() if key not in gone}, made))
        self.said.groups = groups
        self.documents_changed.emit()
        self.rows_changed.emit()
        return known

    def set_recognizing(self, keys: Iterable[str], recognizing: bool) -> None:
        """Mark rows whose text is being recognized, or no longer."""
        for key in keys:
            if key in self._rows:
                self._rows[key] = replace(self._rows[key], recognizing=recognizing)
        self.rows_changed.emit()

    @property
    def absent(self) -> tuple[Enrolled, ...]:
        """Students of the roster who handed in nothing."""
        return self._assigned.absent

    @property
    def roster_notes(self) -> tuple[Message, ...]:
        """Messages about the roster and its students."""
        return self._assigned.notes

    def use_roster(self, roster: Roster, before: Sequence[Document] = ()) -> None:
        """Assign documents to the students of a roster; those in `before` first get their authors and groups back."""
        self.said.roster = roster
        self._take_students(before)
        self._take_students(self._assign())
        self.documents_changed.emit()
        self.rows_changed.emit()

    def assign_students(self) -> bool:
        """Assign new documents to the students of the roster, or by their ids; return whether anything was changed."""
        is_changed = self._take_students(self._assign())
        if is_changed:
            self.documents_changed.emit()
            self.rows_changed.emit()
        return is_changed

    def _assign(self) -> tuple[Document, ...]:
        if self.said.roster.students:
            unread = [row.name for row in self._rows.values() if row.document is None]
            self._assigned = assign(self.documents, self.said.roster, unread)
            removed = self.said.removed_students  # who handed in something all the same
            absent = tuple(one for one in self._assigned.absent if one not in removed)
            self._assigned = replace(self._assigned, absent=absent)
        else:
            self._assigned = Assigned(with_lasting_ids(self.documents))
        return self._assigned.documents

    def _take_students(self, documents: Iterable[Document]) -> bool:
        """Take authors and submissions from documents, except authors that were set by hand."""
        changes = {}
        for one in documents:
            known = self.document(one.key)
            if known is None:
                continue
            name, author = (known.name, known.author) if one.key in self.said.authors else (one.name, one.author)
            if (author, one.submission) != (known.author, known.submission):
                changes[one.key] = replace(known, author=author, name=name, submission=one.submission)
        for key, document in changes.items():
            self._rows[key] = replace(self._rows[key], name=document.name, document=document)
        return bool(changes)

    def abandon(self) -> list[str]:
        """Discard queued files; return their names."""
        lost = [row for row in self._rows.values() if row.state is State.READING]
        names = [row.name for row in lost] + [shown_name(path.name) for path in self._roots]
        self._roots.clear()
        for row in lost:
            if row.document is None:
                del self._rows[row.key]
            else:
                self._rows[row.key] = replace(row, state=State.READY)
        self.rows_changed.emit()
        return names

    def remove(self, keys: Collection[str]) -> None:
        """Remove rows."""
        gone = [row for key in keys if (row := self._rows.pop(key, None)) is not None]
        if gone:
            self.said.forget([row.key for row in gone])
            for row in gone:
                self.said.note_removed(row.key, row.problem.name if row.problem else row.name, row.document)
            self.documents_changed.emit()
            self.rows_changed.emit()

    def clear(self) -> None:
        """Remove everything, including queued files and the roster."""
        self._roots.clear()
        self.said.roster, self._assigned = NO_ROSTER, Assigned(())
        self.remove(list(self._rows))
        self.said.removed.clear()
        self.replaced.emit()

    def restore(
        self, rows: Iterable[Row], said: Overrides, options: Options, aliases: Sequence[str], *, anonymous: bool
    ) -> None:
        """Replace the session; `aliases` are keys in the order of their numbers."""
        self._roots.clear()
        self._rows = {row.key: row for row in rows}
        self.said, self._report = said, None
        self._hidden_names.number(aliases)
        turned, self._is_anonymous = anonymous != self._is_anonymous, anonymous
        self.set_options(options)
        self.documents_changed.emit()
        self.rows_changed.emit()
        self.report_changed.emit(None)
        if turned:
            self.anonymous_changed.emit(anonymous)
        self.replaced.emit()

    def set_language(self, keys: Collection[str], code: str) -> None:
        """Set the language of documents manually."""
        self.said.languages |= dict.fromkeys(keys, code)
        self._change({key: {"language": code} for key in keys})

    def set_role(self, keys: Collection[str], role: Role) -> None:
        """Set the role of documents."""
        self.said.roles |= {Path(key): role for key in keys}
        self._change({key: {"role": role} for key in keys})

    def set_authors(self, authors: Mapping[str, str]) -> None:
        """Set the authors or groups of documents manually; empty for unknown."""
        cleaned = {key: " ".join(author.split()) for key, author in authors.items()}
        self.said.authors |= cleaned
        self._change({key: {"author": author} for key, author in cleaned.items()})

    def set_options(self, options: Options) -> None:
        """Set the options."""
        old, self._options = self._options, options
        if options != old:
            self.options_changed.emit(options)
        if not options.compares_like(old):
            self.rules_changed.emit()

    def set_report(self, report: Report | None) -> None:
        """Set the newest report, which updates word counts and problems of the rows."""
        self._report = report
        if report is not None:
            self._rows |= counted(self._rows, report)
        self.rows_changed.emit()
        self.report_changed.emit(report)

    def next_pasted_number(self) -> int:
        """Return the number of the next pasted text, from 1."""
        self.said.pasted += 1
        return self.said.pasted

    def _hidden(self, text: str) -> str:
        """A name or free text in a message as displayed now."""
        anonymity = self.anonymity
        if anonymity is None or not isinstance(text, Name):
            return self.shown_text(text)
        return self._row_aliases().get(text) or anonymity.alias_of_name(text)

    def _row_aliases(self) -> dict[str, str]:
        """Aliases of the rows."""
        if self._aliases is None:
            self._aliases = {row.name: self.shown_name(row.key) for row in self._rows.values()}
        return self._aliases

    def _on_documents_changed(self) -> None:
        self._hidden_names.note(self.documents)
        self._aliases = None

    def _on_rows_changed(self) -> None:
        self._aliases = None
        if not self._rows:
            self._unread.clear()
        for row in self._rows.values():
            if row.document is None and row.problem is not None:
                self._unread.setdefault((row.problem.name, row.problem.path), len(self._unread))

    def _made(self, result: Document | Problem, key: str) -> Row:
        if isinstance(result, Problem):
            return Row(key, result.name, State.PROBLEM, problem=result)
        return Row(result.key, result.name, State.READY, self.said.applied(result, key))

    def _newest(self, made: Mapping[str, Mapping[str, Row]], key: str) -> Document | None:
        """The document of a key, as it was read last."""
        rows = [rows[key] for rows in made.values() if key in rows]
        return rows[-1].document if rows else self.document(key)

    def _is_loaded(self, path: Path) -> bool:
        """Whether anything of a file or folder is loaded."""
        place = str(path)
        return any(key == place or key.startswith((place + os.sep, f"{place}#")) for key in self._rows)

    def _change(self, changes: Mapping[str, Mapping[str, Any]]) -> None:
        rows = [row for key in changes if (row := self._rows.get(key)) is not None and row.document is not None]
        for row in rows:
            assert row.document is not None
            self._rows[row.key] = replace(row, document=replace(row.document, **changes[row.key]))
        if rows:
            self.documents_changed.emit()
            self.rows_changed.emit()
