"""Place model: the hits of one kind of disguise, as typed and as read."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from imbrex.engine.disguises.findings import Finding, Findings, Spelled, Strange, spelled
from imbrex.engine.text.disguise import Disguise
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.disguise_texts import disguise_name
from imbrex.gui.wording.plain_text import isolated, plain_tip, quote
from imbrex.gui.wording.translation import translated_property

MARKS = int(Qt.ItemDataRole.UserRole) + 1
"""Model role: half-open ranges of the cell's text to mark."""
_LONGEST_READING = 160


class PlaceColumn(IntEnum):
    """Columns, left to right."""

    TYPED = 0
    READ = 1


class PlaceModel(ColumnModel):
    """Rows are hits; their texts are built on demand."""

    def __init__(self, shown: Callable[[str], str], parent: QObject | None = None) -> None:
        """Use `shown` to hide names in texts."""
        super().__init__(parent)
        self._shown = shown
        self._text = ""
        self._rows: tuple[Finding, ...] = ()

    def show_kind(self, findings: Findings | None, kind: Disguise | None) -> None:
        self.beginResetModel()
        self._text = findings.document.text if findings is not None else ""
        self._rows = findings.of(kind) if findings is not None and kind is not None else ()
        self.endResetModel()

    def place_at(self, row: int) -> Finding:
        return self._rows[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        place = self._rows[index.row()]
        if index.column() == PlaceColumn.READ:
            return self._read_as(place, role)
        typed = self._typed(place)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return typed.text
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip("\n".join([typed.text, *map(self._described, typed.strange)]))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join([typed.text, *map(self._described, typed.strange)])
        return typed.marks if role == MARKS else None

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (self.tr("As typed"), ""), (self.tr("Read as"), "")

    def _read_as(self, place: Finding, role: int) -> object:
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            reading = quote(self._shown(place.reading), _LONGEST_READING) or disguise_name(place.kind)
            return reading if role == Qt.ItemDataRole.DisplayRole else plain_tip(reading)
        return None

    def _typed(self, place: Finding) -> Spelled:
        found = spelled(self._text, place)
        shown, reading = self._shown(found.text), self._shown(place.reading)
        if shown == found.text and reading == place.reading:
            return found
        # A name in look-alike letters is found by its reading only.
        return Spelled(shown if reading == place.reading else quote(reading, _LONGEST_READING), (), ())

    def _described(self, strange: Strange) -> str:
        name = f"{strange.code} {strange.name}".strip()
        if not strange.instead.strip():
            return name
        return self.tr("%1, read as “%2”").replace("%2", isolated(strange.instead)).replace("%1", name, 1)
