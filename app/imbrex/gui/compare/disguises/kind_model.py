"""Kind model: the kinds of disguise in a document, alarming ones first."""

from collections.abc import Mapping
from dataclasses import fields
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.option_fields import Describe
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.what_if.disguise_effect import SWITCHES
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.disguise_texts import DisguiseTexts, disguise_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import in_points
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated_property
from imbrex.values import frozen

OPTIONS: Mapping[str, Describe] = {item.name: item.metadata["describe"] for item in fields(Disguises)}


class KindColumn(IntEnum):
    """Columns, left to right."""

    KIND = 0
    PLACES = 1
    LETTERS = 2
    WORTH = 3
    UNDO = 4


@frozen
class KindRow:
    """A kind and its findings; `kind` is None for the separator between alarming and other kinds."""

    kind: Disguise | None
    places: int = 0
    letters: int = 0


class KindModel(ColumnModel):
    """Rows with a switch. Signal: option_chosen (flag, whether to undo the disguise)."""

    option_chosen = Signal(str, object)
    numeric = (KindColumn.PLACES, KindColumn.LETTERS, KindColumn.WORTH)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[KindRow] = []
        self._worth: Mapping[Disguise, float] | None = None
        self._undo = Disguises()
        self._texts = DisguiseTexts(self)

    def show_findings(self, findings: Findings | None) -> None:
        self.beginResetModel()
        self._worth = None
        self._rows = [] if findings is None else _rows(findings)
        self.endResetModel()

    def show_worth(self, worth: Mapping[Disguise, float]) -> None:
        """Show the effect of each kind, fractions of 1."""
        self._worth = worth
        self.repaint()

    def show_undone(self, undo: Disguises) -> None:
        """Show which kinds are undone."""
        self._undo = undo
        self.repaint()

    @property
    def divider(self) -> int:
        """Return the row of the separator; -1 if there is none."""
        return next((number for number, row in enumerate(self._rows) if row.kind is None), -1)

    def kind_at(self, row: int) -> Disguise | None:
        return self._rows[row].kind if 0 <= row < len(self._rows) else None

    def row_of(self, kind: Disguise | None) -> int:
        """Return the row of a kind; -1 if it is missing."""
        return next((number for number, row in enumerate(self._rows) if kind and row.kind is kind), -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        kind = self._rows[index.row()].kind
        if kind is None:
            return Qt.ItemFlag.NoItemFlags
        flags = super().flags(index)
        switchable = index.column() == KindColumn.UNDO and kind in SWITCHES
        return flags | Qt.ItemFlag.ItemIsUserCheckable if switchable else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._rows[index.row()], KindColumn(index.column())
        if row.kind is None:
            return self._divider(column, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row.kind, row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row.kind, row, column)
            case Qt.ItemDataRole.CheckStateRole if column is KindColumn.UNDO and row.kind in SWITCHES:
                return Qt.CheckState.Checked if self._is_undone(row.kind) else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.AccessibleTextRole if column is KindColumn.UNDO and row.kind in SWITCHES:
                return shown(OPTIONS[SWITCHES[row.kind]].label)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        kind = self._rows[index.row()].kind
        is_switch = role == Qt.ItemDataRole.CheckStateRole and index.column() == KindColumn.UNDO
        if kind is None or not is_switch or kind not in SWITCHES:
            return False
        self.option_chosen.emit(OPTIONS[SWITCHES[kind]].flag, Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Disguise"), ""),
            (self.tr("Hits"), self.tr("Number of hits in the text")),
            (self.tr("Letters"), self.tr("Letters and marks affected")),
            (self.tr("Effect"), self.tr("Percentage points of similarity missed if this kind is not removed")),
            (self.tr("Remove"), self.tr("Remove this kind before comparing. Same as the setting in Options.")),
        )

    def alignment(self, column: int) -> int:
        centred = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        return centred if column == KindColumn.UNDO else super().alignment(column)

    def _text(self, kind: Disguise, row: KindRow, column: KindColumn) -> str | None:
        locale = QLocale()
        if column is KindColumn.KIND:
            return self._texts.pictures(row.places) if kind is Disguise.PICTURE else disguise_name(kind)
        if kind is Disguise.PICTURE or column is KindColumn.UNDO:
            return None
        if column is KindColumn.WORTH:
            worth = None if self._worth is None else self._worth.get(kind)
            return "–" if worth is None else in_points(worth)
        return locale.toString(row.places if column is KindColumn.PLACES else row.letters)

    def _tip(self, kind: Disguise, row: KindRow, column: KindColumn) -> str | None:
        if column is KindColumn.UNDO and kind in SWITCHES:
            return plain_tip(shown(OPTIONS[SWITCHES[kind]].help))
        return plain_tip(self._text(kind, row, column) or "") if column is KindColumn.KIND else None

    def _divider(self, column: KindColumn, role: int) -> object:
        if role == Qt.ItemDataRole.DisplayRole and column is KindColumn.KIND:
            return self.tr("Also found, at usual levels:") if self.divider else self.tr("Found, at usual levels:")
        if role == Qt.ItemDataRole.ForegroundRole:
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None

    def _is_undone(self, kind: Disguise) -> bool:
        return bool(getattr(self._undo, SWITCHES[kind]))


def _rows(findings: Findings) -> list[KindRow]:
    """Return the alarming kinds by descending count, then the others after a separator."""
    counts = findings.count()
    letters = {kind: sum(place.letters for place in findings.of(kind)) for kind in counts}
    kinds = sorted(counts, key=lambda kind: (-counts[kind], kind))
    rows = [KindRow(kind, counts[kind], letters[kind]) for kind in kinds]
    if findings.pictures:
        rows.append(KindRow(Disguise.PICTURE, findings.pictures))
    alarming = [row for row in rows if row.kind in findings.alarms]
    others = [row for row in rows if row.kind not in findings.alarms]
    return [*alarming, KindRow(None), *others] if others else alarming
