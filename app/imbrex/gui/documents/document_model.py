"""Document model: the session's rows for a list view."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QLocale, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from imbrex.engine.text.role import Role
from imbrex.gui.model.rows import Row, State
from imbrex.gui.model.session import Session
from imbrex.gui.widgets.clipboard import files
from imbrex.gui.wording.disguise_texts import disguise_name
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex


class DocumentRole(IntEnum):
    """Data roles of a row."""

    KEY = Qt.ItemDataRole.UserRole + 1
    STATE = Qt.ItemDataRole.UserRole + 2
    DETAIL = Qt.ItemDataRole.UserRole + 3
    TAG = Qt.ItemDataRole.UserRole + 4
    WARNING = Qt.ItemDataRole.UserRole + 5
    LOCKED = Qt.ItemDataRole.UserRole + 6


class DocumentModel(QAbstractListModel):
    """Shows the session's rows, without a copy of its own."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: list[Row] = session.rows
        session.rows_changed.connect(self._on_rows_changed)
        session.anonymous_changed.connect(self._repaint)
        session.disguises.changed.connect(self._repaint_warnings)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._name(row)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tooltip(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(part for part in (self._name(row), self.detail(row), self.tag(row)) if part)
            case DocumentRole.KEY:
                return row.key
            case DocumentRole.STATE:
                return row.state.value
            case DocumentRole.DETAIL:
                return self.detail(row)
            case DocumentRole.TAG:
                return self.tag(row)
            case DocumentRole.WARNING:
                return self.warning(row)
            case DocumentRole.LOCKED:
                return row.problem is not None and row.problem.locked
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The files of rows; none while names are hidden, since file names reveal them."""
        documents = [self._rows[index.row()].document for index in indexes if not self._session.anonymous]
        return files(list(dict.fromkeys(document.path for document in documents if document and document.path)))

    def key_at(self, index: Index) -> str:
        """The key of the row at an index."""
        return self._rows[index.row()].key

    def index_of(self, key: str) -> QModelIndex:
        """The index of a key; invalid if there is no such row."""
        number = next((number for number, row in enumerate(self._rows) if row.key == key), None)
        return QModelIndex() if number is None else self.index(number)

    def detail(self, row: Row) -> str:
        """The second line: state, findings, or the problem and its remedy."""
        if row.state is State.READING:
            return self.tr("Reading…")
        if row.problem is not None:
            problem = self._session.shown_problem(row.problem)
            return f"{problem.message} {problem.hint}".strip()
        warning = [self.warning(row)] if self.warning(row) else []
        return " · ".join([*warning, *self._file(row), *self._words(row), self._language(row)])

    def warning(self, row: Row) -> str:
        """A caveat about the document's scores; empty for most documents."""
        return self.tr("disguises") if self._session.disguises.alarming(row.key) else ""

    def tag(self, row: Row) -> str:
        """The document's role, unless it is the default; or the action that would open it."""
        if row.problem is not None and row.problem.locked:
            return self.tr("Enter password…")
        role = row.document.role if row.document else Role.ESSAY
        if role is Role.ARCHIVE and row.document is not None and row.document.reader == "library":
            return self.tr("library")
        return {
            Role.SOURCE: self.tr("source"),
            Role.ARCHIVE: self.tr("archive"),
            Role.TEMPLATE: self.tr("template"),
        }.get(role, "")

    def _words(self, row: Row) -> list[str]:
        if row.words is None:
            return []
        words = self.tr("%Ln word(s)", "", row.words)
        if row.taken is not None:
            return [words, self.tr("%Ln word(s) excluded from others", "", row.taken)]
        return [words, self.tr("%Ln excluded", "", row.excluded)] if row.excluded else [words]

    def _name(self, row: Row) -> str:
        """The author if known; while names are hidden, the alias of the document says more than that of an author."""
        author = "" if self._session.anonymous else self._session.shown_author(row.key)
        return author or self._session.shown_name(row.key)

    def _file(self, row: Row) -> list[str]:
        """The name of the document, or the author's alias, if the first line has the other."""
        name, author = self._session.shown_name(row.key), self._session.shown_author(row.key)
        return [author if self._session.anonymous else name] if author else []

    def _language(self, row: Row) -> str:
        return language_name(row.document.language if row.document else "")

    def _tooltip(self, row: Row) -> str:
        alarming = self._session.disguises.alarming(row.key)
        kinds = [f"{disguise_name(kind)}: {QLocale().toString(count)}" for kind, count in alarming.items()]
        notes = [self._session.shown_message(note) for note in (row.document.notes if row.document else ())]
        author = [] if self._session.anonymous else [self._session.shown_author(row.key)]
        return plain_tip("\n".join([*filter(None, author), self._place(row), self.detail(row), *kinds, *notes]))

    def _place(self, row: Row) -> str:
        """The path of a row, or its shown name while names are hidden, as paths contain names."""
        place = row.document.path if row.document else row.problem.path if row.problem else ""
        return self._session.shown_name(row.key) if self._session.anonymous else place or row.name

    def _repaint(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _repaint_warnings(self) -> None:
        roles = [DocumentRole.DETAIL, DocumentRole.WARNING, Qt.ItemDataRole.ToolTipRole]
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), roles)

    def _on_rows_changed(self) -> None:
        rows = self._session.rows
        if [row.key for row in rows] == [row.key for row in self._rows]:
            changed = [number for number, row in enumerate(rows) if row is not self._rows[number]]
            self._rows = rows
            if changed:
                self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
