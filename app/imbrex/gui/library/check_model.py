"""Check model: checked essays with their matches in the library."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from imbrex.engine.review.decision import UNDECIDED, Decision
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.paged_model import Index
from imbrex.gui.widgets.bar_delegate import FRACTION, QUIET, STRONG
from imbrex.gui.widgets.table_header import header_data
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import translated_property
from imbrex.gui.wording.verdict_texts import verdict_told
from imbrex.library.documents.entry import Entry
from imbrex.library.search.search_results import Candidate, Checked, Sameness
from imbrex.messages import sentences


class CheckColumn(IntEnum):
    """Columns from left to right."""

    ESSAY = 0
    FOUND = 1
    COLLECTION = 2
    SHARE = 3
    BACK = 4
    REMARK = 5


@dataclass(frozen=True, slots=True)
class Line:
    """A row: an essay and a library document; `candidate` is None for an essay without matches.

    Attributes:
        first: whether it is the first row of its essay.
        sameness: the kind, if the two match as a whole.
    """

    checked: Checked
    first: bool
    candidate: Candidate | None
    sameness: Sameness | None

    @property
    def entry(self) -> Entry | None:
        """The library document."""
        return self.candidate.entry if self.candidate else None


class CheckModel(QAbstractTableModel):
    """Essays with the largest share first, each followed by its matches."""

    def __init__(self, names: LibraryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._lines: list[Line] = []
        self._decision: Callable[[str, int], Decision] = _undecided
        names.hidden_changed.connect(self._on_hidden_changed)

    def decide_by(self, decision: Callable[[str, int], Decision]) -> None:
        """Set the lookup of decisions, by essay key and library document number."""
        self._decision = decision
        self.refresh()

    def refresh(self) -> None:
        """Reset the model."""
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, len(CheckColumn) - 1))

    def show_checked(self, checked: Sequence[Checked], least: float) -> None:
        """Show essays with the matches that have at least this share, a fraction of 1, in either direction."""
        self.beginResetModel()
        ranked = sorted(checked, key=_greatest, reverse=True)
        self._lines = [line for one in ranked for line in _lines(one, least)]
        self.endResetModel()

    def line_at(self, row: int) -> Line:
        """Return a row."""
        return self._lines[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(CheckColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line, column = self._lines[index.row()], CheckColumn(index.column())
        is_figure = column in {CheckColumn.SHARE, CheckColumn.BACK}
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(line, column)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._tip(line, column))
            case Qt.ItemDataRole.TextAlignmentRole if is_figure:
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case _ if role == FRACTION and is_figure and line.candidate is not None:
                return line.candidate.containment if column is CheckColumn.SHARE else line.candidate.containment_back
            case _ if role == STRONG:
                return column is CheckColumn.REMARK and line.sameness is not None
            case _ if role == QUIET:
                return line.candidate is None and column is not CheckColumn.ESSAY
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return header_data(self._titles, (CheckColumn.SHARE, CheckColumn.BACK), section, orientation, role)

    @translated_property
    def _titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Essay"), self.tr("Essay that was checked")),
            (self.tr("Library document"), self.tr("Matching document in the library")),
            (self.tr("Collection"), self.tr("Course, year or other grouping")),
            (self.tr("Essay matched"), self.tr("Share of the essay that is also in the library document")),
            (self.tr("Document matched"), self.tr("Share of the library document that is also in the essay")),
            (self.tr("Status"), ""),
        )

    def _text(self, line: Line, column: CheckColumn) -> str:
        if column is CheckColumn.ESSAY:
            return self._name(line)
        if column is CheckColumn.REMARK:
            return " · ".join(filter(None, (self._verdict(line), self._remark(line))))
        candidate = line.candidate
        if candidate is None:
            return ""
        match column:
            case CheckColumn.FOUND:
                return self._entry_name(candidate.entry)
            case CheckColumn.COLLECTION:
                return " ".join(candidate.entry.collection.split())
            case CheckColumn.SHARE:
                return self._share(candidate, candidate.containment)
        return self._share(candidate, candidate.containment_back)

    def _tip(self, line: Line, column: CheckColumn) -> str:
        if column is CheckColumn.ESSAY:
            return self._name(line, whole=True)
        if column is CheckColumn.FOUND and line.entry is not None:
            author = self._names.author(line.entry.author)
            return "\n".join(part for part in (self._entry_name(line.entry), author) if part)
        if column is CheckColumn.REMARK and line.sameness is Sameness.TEXT and line.entry is not None:
            return self.tr("already in the library as “%1”").replace("%1", self._entry_name(line.entry))
        return self._text(line, column)

    def _name(self, line: Line, *, whole: bool = False) -> str:
        return self._names.essay(line.checked.document.key) if line.first or whole else ""

    def _entry_name(self, entry: Entry) -> str:
        return self._names.name(entry.document, [name.name for name in entry.names])

    @staticmethod
    def _share(candidate: Candidate, share: float) -> str:
        return percent(share) if candidate.exact else f"≈ {percent(share)}"

    def _verdict(self, line: Line) -> str:
        """The decision on the two; empty if undecided and without a note."""
        entry = line.entry
        decision = self._decision(line.checked.document.key, entry.document) if entry is not None else UNDECIDED
        return verdict_told(decision.verdict, bool(decision.note)) if decision else ""

    def _remark(self, line: Line) -> str:
        candidate, problem = line.candidate, line.checked.problem
        if problem is not None:
            return shown(sentences(problem.message, problem.hint), self._names.text)
        if candidate is None:
            return self.tr("no matches")
        if line.sameness is Sameness.TEXT:
            return self.tr("already in the library")
        if line.sameness is Sameness.WORDS:
            return self.tr("identical text")
        if not candidate.exact:
            return self.tr("estimate: the library has only fingerprints, so the text can't be shown")
        return self.tr("%Ln shared shingle(s)", "", candidate.shared)

    def _on_hidden_changed(self) -> None:
        self.refresh()


def _undecided(_essay: str, _document: int) -> Decision:
    return UNDECIDED


def _lines(checked: Checked, least: float) -> list[Line]:
    same: Mapping[int, Sameness] = {known.entry.document: known.sameness for known in reversed(checked.known)}
    shown = [one for one in checked.candidates if one.greater_containment >= least or one.entry.document in same]
    shown.sort(key=lambda one: (one.entry.document not in same, -one.greater_containment))
    lines = [Line(checked, not place, one, same.get(one.entry.document)) for place, one in enumerate(shown)]
    return lines or [Line(checked, True, None, None)]


def _greatest(checked: Checked) -> tuple[bool, float]:
    return bool(checked.known), max((one.greater_containment for one in checked.candidates), default=-1.0)
