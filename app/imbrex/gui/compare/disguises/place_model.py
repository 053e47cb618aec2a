"""Place model: the hits of one kind of disguise, as typed and as read."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from imbrex.engine.disguises.findings import Finding, Findings, Spelled, Strange, spelled
from imbrex.engine.text.disguise import Disguise
from imbrex.gui.wording.disguise_texts import disguise_name
from imbrex.gui.wording.plain_text import isolated, plain_tip, quote

Index = QModelIndex | QPersistentModelIndex
MARKS = int(Qt.ItemDataRole.UserRole) + 1
"""Model role: half-open ranges of the cell's text to mark."""
_LONGEST_READING = 160


class PlaceColumn(IntEnum):
    """Columns, left to right."""

    TYPED = 0
    READ = 1


class PlaceModel(QAbstractTableModel):
    """Rows are hits; their texts are built on demand."""

    def __init__(self, shown: Callable[[str], str], parent: QObject | None = None) -> None:
        """Use `shown` to hide names in texts."""
        super().__init__(parent)
        self._shown = shown
        self._text = ""
        self._places: tuple[Finding, ...] = ()

    def show_kind(self, findings: Findings | None, kind: Disguise | None) -> None:
        self.beginResetModel()
        self._text = findings.document.text if findings is not None else ""
        self._places = findings.of(kind) if findings is not None and kind is not None else ()
        self.endResetModel()

    def place_at(self, row: int) -> Finding:
        return self._places[row]

    def repaint(self) -> None:
        """Repaint, as names may have been hidden or shown."""
        if self._places:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._places) - 1, len(PlaceColumn) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._places)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(PlaceColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        place = self._places[index.row()]
        if index.column() == PlaceColumn.READ:
            return self._read_as(place, role)
        typed = self._typed(place)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return typed.text
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip("\n".join([typed.text, *map(self._told, typed.strange)]))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join([typed.text, *map(self._told, typed.strange)])
        return typed.marks if role == MARKS else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        titles = (self.tr("As typed"), self.tr("Read as"))
        return titles[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _read_as(self, place: Finding, role: int) -> object:
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            reading = quote(self._shown(place.reading), _LONGEST_READING) or self._unread(place.kind)
            return reading if role == Qt.ItemDataRole.DisplayRole else plain_tip(reading)
        return None

    def _unread(self, kind: Disguise) -> str:
        """Return the substitute for a reading if the page does not display the text."""
        return disguise_name(kind)

    def _typed(self, place: Finding) -> Spelled:
        found = spelled(self._text, place)
        shown, reading = self._shown(found.text), self._shown(place.reading)
        if shown == found.text and reading == place.reading:
            return found
        # A name in look-alike letters is found by its reading only.
        return Spelled(shown if reading == place.reading else quote(reading, _LONGEST_READING), (), ())

    def _told(self, strange: Strange) -> str:
        name = f"{strange.code} {strange.name}".strip()
        if not strange.instead.strip():
            return name
        return self.tr("%1, read as “%2”").replace("%2", isolated(strange.instead)).replace("%1", name, 1)
