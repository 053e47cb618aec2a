"""Reference model: quotations, citations and references of a text, with what a reader should check."""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum, StrEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, Qt

from imbrex.engine.references.checked import (
    NOWHERE,
    Change,
    CitationStatus,
    Quotation,
    QuotationStatus,
    ReferenceStatus,
    is_finding,
)
from imbrex.engine.text.document import Document, Span
from imbrex.gui.compare.disguises.place_model import MARKS
from imbrex.gui.compare.references.references_job import ReferencesFound
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.plain_text import isolated, plain_tip, quote
from imbrex.gui.wording.translation import translated_property
from imbrex.values import frozen

_LONGEST = 300  # code points of a cell
_WHOLE = 2000  # code points of a tool tip
_BEFORE = 9  # code points of a quotation before its first change, which a narrow column would cut off

_SAID = {
    QuotationStatus.EXACT: QT_TRANSLATE_NOOP("ReferenceModel", "Exact"),
    QuotationStatus.ALTERED: QT_TRANSLATE_NOOP("ReferenceModel", "Differs"),
    QuotationStatus.ELSEWHERE: QT_TRANSLATE_NOOP("ReferenceModel", "Other source"),
    QuotationStatus.NOT_FOUND: QT_TRANSLATE_NOOP("ReferenceModel", "Not found"),
    CitationStatus.LISTED: QT_TRANSLATE_NOOP("ReferenceModel", "Listed"),
    CitationStatus.NOT_LISTED: QT_TRANSLATE_NOOP("ReferenceModel", "Not listed"),
    CitationStatus.YEAR_DIFFERS: QT_TRANSLATE_NOOP("ReferenceModel", "Other year"),
    CitationStatus.NAME_DIFFERS: QT_TRANSLATE_NOOP("ReferenceModel", "Similar name"),
    CitationStatus.NO_LIST: QT_TRANSLATE_NOOP("ReferenceModel", "No list"),
    ReferenceStatus.CITED: QT_TRANSLATE_NOOP("ReferenceModel", "Cited"),
    ReferenceStatus.NOT_CITED: QT_TRANSLATE_NOOP("ReferenceModel", "Not cited"),
}


class Kind(StrEnum):
    """The subject of a row."""

    QUOTATION = "quotation"
    CITATION = "citation"
    REFERENCE = "reference"


class ReferenceColumn(IntEnum):
    """Columns, left to right."""

    STATUS = 0
    TEXT = 1
    SOURCE = 2


@frozen
class ReferenceRow:
    """A row: its place in the document `key`, the counterpart, and the words to mark on both sides."""

    kind: Kind
    status: QuotationStatus | CitationStatus | ReferenceStatus
    key: str
    span: Span
    source: str = ""
    found: Span = NOWHERE
    changes: tuple[Change, ...] = ()
    is_finding: bool = True
    absent: bool = False  # the cited source is not open


class ReferenceModel(ColumnModel):
    """Rows in the order of the text: quotations, citations, references; cells are built on demand."""

    def __init__(
        self, shown: Callable[[str], str], shown_name: Callable[[str], str], parent: QObject | None = None
    ) -> None:
        """Use `shown` and `shown_name` to hide names in texts and of documents."""
        super().__init__(parent)
        self._shown, self._shown_name = shown, shown_name
        self._found: ReferencesFound | None = None
        self._every: list[ReferenceRow] = []
        self._rows: list[ReferenceRow] = []
        self._kinds = frozenset(Kind)
        self._all = False

    def show_found(self, found: ReferencesFound | None) -> None:
        """Show a result; None while there is none."""
        self._found = found
        self._every = list(_rows(found)) if found is not None else []
        self._filter()

    def show_kinds(self, kinds: frozenset[Kind], *, every: bool) -> None:
        """Show only these kinds, and only what is to be checked unless `every`."""
        self._kinds, self._all = kinds, every
        self._filter()

    def row_at(self, row: int) -> ReferenceRow | None:
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._rows[index.row()], ReferenceColumn(index.column())
        if column is ReferenceColumn.STATUS:
            return _status(row) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(quote(self._cell(row, column, whole=True)[0]))
        text, marks = self._cell(row, column)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return text
        return marks if role == MARKS else None

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Status"), ""),
            (
                self.tr("In this text"),
                self.tr("Words that differ from the source are framed. Click to go to the place."),
            ),
            (self.tr("In the source or list"), self.tr("The words of the source, and its name")),
        )

    def _filter(self) -> None:
        self.beginResetModel()
        self._rows = [one for one in self._every if one.kind in self._kinds and (one.is_finding or self._all)]
        self.endResetModel()

    def _cell(
        self, row: ReferenceRow, column: ReferenceColumn, *, whole: bool = False
    ) -> tuple[str, tuple[tuple[int, int], ...]]:
        assert self._found is not None
        documents = self._found.documents
        if column is ReferenceColumn.TEXT:
            return self._marked(documents[row.key], row.span, [one.quoted for one in row.changes], whole)
        if not row.source:
            return (self.tr("The cited source is not open") if row.absent else ""), ()
        document = documents[row.source]
        text, marks = self._marked(document, row.found, [one.source for one in row.changes], whole)
        if row.kind is not Kind.QUOTATION:
            return text, marks
        name = self._shown_name(row.source) or self._shown(document.name)
        return f"{text} · {isolated(name)}", marks

    def _marked(
        self, document: Document, span: Span, marked: Sequence[Span], whole: bool
    ) -> tuple[str, tuple[tuple[int, int], ...]]:
        """Part of a text on one line, with masked names, and the ranges of the marked words in it.

        It begins near the first mark unless the whole is wanted.
        """
        first = min((one.start for one in marked), default=span.start)
        start = span.start
        if not whole and first - start > _BEFORE:
            start = document.text.find(" ", first - _BEFORE, first) + 1 or first
        end = min(span.end, start + (_WHOLE if whole else _LONGEST))
        pieces = ["…" if start > span.start else ""]
        marks: list[tuple[int, int]] = []
        length, place = len(pieces[0]), start
        for one in [*sorted(marked), Span(end, end)]:
            for low, high, is_mark in ((place, min(one.start, end), False), (one.start, min(one.end, end), True)):
                piece = self._shown(_on_one_line(document.text[low:high])) if low < high else ""
                if is_mark and one.start < end:
                    marks.append((length, length + len(piece)))
                pieces.append(piece)
                length += len(piece)
            place = max(place, one.end)
        return "".join(pieces) + ("…" if end < span.end else ""), tuple(marks)


def _on_one_line(text: str) -> str:
    return "".join(" " if character.isspace() else character for character in text).encode("utf-8", "replace").decode()


def _status(row: ReferenceRow) -> str:
    return QCoreApplication.translate("ReferenceModel", str(_SAID[row.status]))


def _rows(found: ReferencesFound) -> Iterator[ReferenceRow]:
    result = found.result
    yield from (_quotation(found.key, one) for one in result.quotations)
    for citation in result.citations:
        entry = result.references[citation.entries[0]] if citation.entries else None
        source, place = (entry.list_key, entry.span) if entry is not None else ("", NOWHERE)
        yield ReferenceRow(
            Kind.CITATION,
            citation.status,
            found.key,
            citation.span,
            source,
            place,
            is_finding=is_finding(citation),
        )
    for reference in result.references:
        is_missing = reference.status is ReferenceStatus.NOT_CITED
        yield ReferenceRow(Kind.REFERENCE, reference.status, reference.list_key, reference.span, is_finding=is_missing)


def _quotation(key: str, one: Quotation) -> ReferenceRow:
    return ReferenceRow(
        Kind.QUOTATION,
        one.status,
        key,
        one.span,
        one.source,
        one.found,
        one.changes,
        is_finding=one.status is not QuotationStatus.EXACT,
        absent=one.source_open is False,
    )
