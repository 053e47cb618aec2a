"""Check view: results of a library check, essay by essay."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QDate, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.engine.percent import rounded
from imbrex.engine.review.review import UNDECIDED, Decision
from imbrex.gui.library.library_jobs import CheckResult
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.library_table import LibraryTable
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.share_bar import STRONG
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import percent, percent_sign, short_day
from imbrex.gui.wording.translation import translated, translated_property
from imbrex.gui.wording.verdict_texts import verdict_told
from imbrex.library.documents.entry import Entry
from imbrex.library.search.search_results import LEAST, Candidate, Checked, Sameness
from imbrex.messages import sentences
from imbrex.values import frozen


class CheckColumn(IntEnum):
    """Columns from left to right."""

    ESSAY = 0
    FOUND = 1
    COLLECTION = 2
    SHARE = 3
    BACK = 4
    REMARK = 5


@frozen
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


class CheckModel(ColumnModel):
    """Essays with the largest share first, each followed by its matches."""

    numeric = (CheckColumn.SHARE, CheckColumn.BACK)

    def __init__(self, names: LibraryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rows: list[Line] = []
        self._decision: Callable[[str, Entry], Decision] = _undecided
        names.hidden_changed.connect(self.repaint)

    def decide_by(self, decision: Callable[[str, Entry], Decision]) -> None:
        """Set the lookup of decisions, by essay key and library document."""
        self._decision = decision
        self.repaint()

    def show_checked(self, checked: Sequence[Checked], least: float) -> None:
        """Show essays with the matches that have at least this share, a fraction of 1, in either direction."""
        self.beginResetModel()
        ranked = sorted(checked, key=_greatest, reverse=True)
        self._rows = [line for one in ranked for line in _lines(one, least)]
        self.endResetModel()

    def line_at(self, row: int) -> Line:
        """Return a row."""
        return self._rows[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == STRONG:
            return index.column() == CheckColumn.REMARK and self._rows[index.row()].sameness is not None
        return super().data(index, role)

    def fraction(self, row: int, column: int) -> float | None:
        candidate = self._rows[row].candidate
        if candidate is None or column not in self.numeric:
            return None
        return candidate.share if column == CheckColumn.SHARE else candidate.share_back

    def is_quiet(self, row: int, column: int) -> bool:
        return self._rows[row].candidate is None and column != CheckColumn.ESSAY

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Essay"), self.tr("Essay that was checked")),
            (self.tr("Library document or source"), self.tr("Matching document in the library, or source in a shelf")),
            (self.tr("Collection"), self.tr("Course, year or other grouping")),
            (self.tr("Essay matched"), self.tr("Share of the essay that is also in the library document")),
            (self.tr("Document matched"), self.tr("Share of the library document that is also in the essay")),
            (self.tr("Status"), ""),
        )

    def text(self, row: int, column: int) -> str:
        line = self._rows[row]
        if column == CheckColumn.ESSAY:
            return self._name(line)
        if column == CheckColumn.REMARK:
            return " · ".join(filter(None, (self._verdict(line), self._remark(line))))
        if (candidate := line.candidate) is None:
            return ""
        match column:
            case CheckColumn.FOUND:
                return self._entry_name(candidate.entry)
            case CheckColumn.COLLECTION:
                return " ".join(candidate.entry.collection.split())
            case CheckColumn.SHARE:
                return self._share(candidate, candidate.share)
        return self._share(candidate, candidate.share_back)

    def tip(self, row: int, column: int) -> str:
        line = self._rows[row]
        if column == CheckColumn.ESSAY:
            return self._name(line, whole=True)
        if column == CheckColumn.FOUND and line.entry is not None:
            return "\n".join(filter(None, self._cited(line.entry)))
        if column == CheckColumn.REMARK and line.sameness is Sameness.TEXT and line.entry is not None:
            return self.tr("already in the library as “%1”").replace("%1", self._entry_name(line.entry))
        return self.text(row, column)

    def _name(self, line: Line, *, whole: bool = False) -> str:
        return self._names.essay(line.checked.document.key) if line.first or whole else ""

    def _cited(self, entry: Entry) -> tuple[str, ...]:
        name = self._names.of_entry(entry)
        if entry.shelf:
            return name, _line(entry.author), _shown_date(entry.date), entry.names[0].path
        return name, self._names.author(entry.author)

    def _entry_name(self, entry: Entry) -> str:
        name = self._names.of_entry(entry)
        return f"{name} · {_shown_date(entry.date)}" if entry.shelf and entry.date else name

    @staticmethod
    def _share(candidate: Candidate, share: float) -> str:
        return percent(share) if candidate.exact else f"≈ {percent(share)}"

    def _verdict(self, line: Line) -> str:
        """The decision on the two; empty if undecided and without a note."""
        entry = line.entry
        decision = self._decision(line.checked.document.key, entry) if entry is not None else UNDECIDED
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
            return self._estimated(candidate)
        if candidate.translated is not None:
            return self.tr("may be translated")
        return self.tr("%Ln shared shingle(s)", "", candidate.shared)

    def _estimated(self, candidate: Candidate) -> str:
        """Return why the shares of a match are only estimates."""
        if candidate.entry.shelf and candidate.entry.has_text:
            return self.tr("estimate; compare to count")
        if candidate.entry.shelf:
            return self.tr("estimate: the shelf's file is missing, so the text can't be shown")
        if candidate.translated is not None:
            return self.tr("may be translated; estimate: the library has only fingerprints, so the text can't be shown")
        return self.tr("estimate: the library has only fingerprints, so the text can't be shown")


def _undecided(_essay: str, _entry: Entry) -> Decision:
    return UNDECIDED


def _lines(checked: Checked, least: float) -> list[Line]:
    same: Mapping[tuple[str, int], Sameness] = {
        known.entry.identity: known.sameness for known in reversed(checked.known)
    }
    shown = [one for one in checked.candidates if one.greater_share >= least or one.entry.identity in same]
    shown.sort(key=lambda one: (one.entry.identity not in same, -one.greater_share))
    lines = [Line(checked, not place, one, same.get(one.entry.identity)) for place, one in enumerate(shown)]
    return lines or [Line(checked, True, None, None)]


def _shown_date(date: str) -> str:
    """A date in the user's locale if its day is known, otherwise as it is."""
    day = QDate.fromString(date, Qt.DateFormat.ISODate)
    return short_day(day) if day.isValid() else date


def _line(text: str) -> str:
    return " ".join(text.split())


def _greatest(checked: Checked) -> tuple[bool, float]:
    return bool(checked.known), max((one.greater_share for one in checked.candidates), default=-1.0)


class CheckView(QWidget):
    """A headline and a table; a double click compares the two texts.

    Signals:
        compare_requested: (Line) an essay and its match.
    """

    compare_requested = Signal(object)

    def __init__(self, names: LibraryNames) -> None:
        super().__init__()
        self._result: CheckResult | None = None
        self.model = CheckModel(names, self)
        self.table = self._make_table()
        self._headline = PlainLabel(name="checkHeadline", wraps=True)
        self._least = QSpinBox()
        self._least.setObjectName("checkLeast")
        self._least.setRange(0, 100)
        self._least.setValue(int(rounded(LEAST, 0).value))
        translated(self._least.setSuffix, percent_sign)
        translated(self._least.setAccessibleName, lambda: self.tr("Match at least"))
        translated(
            self._least.setToolTip,
            lambda: self.tr("Lists documents that match at least this much of the essay, or the reverse"),
        )
        self.check = QPushButton()
        translated(self.check.setText, lambda: self.tr("Check"))
        self.check.setObjectName("libraryCheckButton")
        self.check_add = QPushButton()
        translated(self.check_add.setText, lambda: self.tr("Check and add…"))
        self.check_add.setObjectName("libraryCheckAddButton")
        self._lay_out()
        self._least.valueChanged.connect(self._show)
        self.table.row_chosen.connect(self._on_row_chosen)
        self.table.menu_requested.connect(self._show_menu)
        self.clear()

    def show_result(self, result: CheckResult) -> None:
        """Show the result of a check."""
        self._result = result
        self._show()

    def clear(self) -> None:
        """Show nothing: no check has been made in this library."""
        self._result = None
        self.model.show_checked((), 0)
        translated(
            self._headline.setText,
            lambda: self.tr(
                "No essays checked yet. A check finds earlier documents that match the open essays and opens "
                "the best matches for comparison."
            ),
        )

    def _show(self) -> None:
        if self._result is not None:
            self.model.show_checked(self._result.checked, self._least.value() / 100)
            translated(self._headline.setText, partial(self._summary, self._result))

    def _summary(self, result: CheckResult) -> str:
        checked, least = result.checked, self._least.value() / 100
        known = sum(bool(one.known) for one in checked)
        found = sum(any(c.greater_share >= least for c in one.candidates) and not one.known for one in checked)
        parts = [self.tr("%Ln essay(s) checked", "", result.count)]
        if result.count < len(checked):
            parts.append(self.tr("%Ln couldn't be checked", "", len(checked) - result.count))
        if known:
            parts.append(self.tr("%Ln already in the library", "", known))
        parts.append(
            self.tr("%Ln with matches of %1 or more", "", found).replace("%1", percent(least))
            if least
            else self.tr("%Ln with matches", "", found)
        )
        return " · ".join(parts) + "."

    def _show_menu(self, place: QPoint) -> None:
        row = self.table.currentIndex().row()
        if row < 0:
            return
        menu = QMenu(self)
        menu.addAction(self.tr("Compare texts"), lambda: self._on_row_chosen(row))
        menu.addAction(self.table.copy_action())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def _make_table(self) -> LibraryTable:
        weights = {CheckColumn.ESSAY: 4, CheckColumn.FOUND: 4, CheckColumn.COLLECTION: 2, CheckColumn.REMARK: 4}
        samples = {CheckColumn.SHARE: percent(1.0), CheckColumn.BACK: percent(1.0)}
        return LibraryTable(
            self.model, "libraryChecked", lambda: self.tr("Checked essays"), weights, samples, (CheckColumn.COLLECTION,)
        )

    def _lay_out(self) -> None:
        said, asked = QHBoxLayout(), QHBoxLayout()
        asked.setSpacing(8)
        said.addWidget(self._headline, 1, Qt.AlignmentFlag.AlignVCenter)
        label = PlainLabel()
        translated(label.setText, lambda: self.tr("Match at least"))
        label.setBuddy(self._least)
        for widget in (label, self._least, self.check, self.check_add):
            asked.addWidget(widget)
        line = FoldingRow(said, asked, 8)
        line.setContentsMargins(12, 6, 12, 6)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addWidget(line)
        layout.addWidget(self.table, 1)

    def _on_row_chosen(self, row: int) -> None:
        line: Line = self.model.line_at(row)
        if line.candidate is not None:
            self.compare_requested.emit(line)
