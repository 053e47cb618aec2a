"""Document model: the session's rows for a list view, each drawn in two lines."""

from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QLocale,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from imbrex.engine.text.role import Role
from imbrex.engine.text.submission import NO_SUBMISSION
from imbrex.files.folders import within_archive
from imbrex.gui.model.document_rows import Row, State
from imbrex.gui.model.session import Session
from imbrex.gui.theme.fonts import small
from imbrex.gui.widgets.clipboard import files
from imbrex.gui.wording.disguise_texts import disguise_name
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.numbers import moment_of
from imbrex.gui.wording.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
MOST_FILES = 20  # of a document, in its tooltip


class DocumentRole(IntEnum):
    """Data roles of a row."""

    KEY = Qt.ItemDataRole.UserRole + 1
    STATE = Qt.ItemDataRole.UserRole + 2
    DETAIL = Qt.ItemDataRole.UserRole + 3
    TAG = Qt.ItemDataRole.UserRole + 4
    WARNING = Qt.ItemDataRole.UserRole + 5
    REMEDY = Qt.ItemDataRole.UserRole + 6


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
            case DocumentRole.REMEDY:
                return _has_remedy(row)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else flags

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The files of rows; none while names are hidden, since file names reveal them."""
        documents = [self._rows[index.row()].document for index in indexes if not self._session.anonymous]
        paths = [document.path for document in documents if document and document.path]
        return files(list(dict.fromkeys(str(within_archive(Path(path))[0]) for path in paths)))

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
        if row.recognizing:
            return self.tr("Recognizing text…")
        if row.problem is not None:
            problem = self._session.shown_problem(row.problem)
            return problem.message if _has_remedy(row) else f"{problem.message} {problem.hint}".strip()
        warning = [self.warning(row)] if self.warning(row) else []
        return " · ".join([*warning, *self._group(row), *self._file(row), *self._words(row), self._language(row)])

    def warning(self, row: Row) -> str:
        """A caveat about the document's scores; empty for most documents."""
        return self.tr("unusual characters") if self._session.disguises.alarming(row.key) else ""

    def tag(self, row: Row) -> str:
        """The document's role, unless it is the default; or the action that would open it."""
        if row.problem is not None and _has_remedy(row):
            return self.tr("Enter password…") if row.problem.locked else self.tr("Recognize text…")
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

    def _group(self, row: Row) -> list[str]:
        group = row.document.submission.group if row.document is not None and not self._session.anonymous else ""
        return [" ".join(group.split())] if group else []

    def _file(self, row: Row) -> list[str]:
        """The number of files, or the name of one; the author's alias if the first line does not have it."""
        name, author = self._session.shown_name(row.key), self._session.shown_author(row.key)
        if row.document is not None and row.document.files:
            files = self.tr("%Ln file(s)", "", len(row.document.files))
            return [author, files] if author and self._session.anonymous else [files]
        submission = row.document.submission if row.document is not None else NO_SUBMISSION
        if submission.attempt < submission.attempts:
            attempt = self.tr("Attempt %1 of %2").replace("%2", str(submission.attempts))
            return [attempt.replace("%1", str(submission.attempt))]
        if not author or author == name:  # a student who handed in one file, which platforms give a long name
            return []
        return [author if self._session.anonymous else name]

    def _language(self, row: Row) -> str:
        return language_name(row.document.language if row.document else "")

    def _tooltip(self, row: Row) -> str:
        alarming = self._session.disguises.alarming(row.key)
        kinds = [f"{disguise_name(kind)}: {QLocale().toString(count)}" for kind, count in alarming.items()]
        notes = [self._session.shown_message(note) for note in (row.document.notes if row.document else ())]
        author = [] if self._session.anonymous else [self._session.shown_author(row.key)]
        told = [*author, self._place(row), self.detail(row), *self._files(row), *self._submission(row), *kinds, *notes]
        return plain_tip("\n".join(filter(None, told)))

    def _files(self, row: Row) -> list[str]:
        """The files of a document that has several, each on a line."""
        files = self._session.shown_files(row.key)
        names = [f"• {' '.join(one.name.split())}" for one in files[:MOST_FILES]]
        return [*names, "…"] if len(files) > MOST_FILES else names

    def _submission(self, row: Row) -> list[str]:
        """Facts from the learning platform or the roster, one per line; empty while names are hidden."""
        submission = row.document.submission if row.document is not None else NO_SUBMISSION
        if self._session.anonymous or submission == NO_SUBMISSION:
            return []
        attempt = self.tr("Attempt %1 of %2").replace("%2", str(submission.attempts))
        facts = (
            (self.tr("Assignment: %1"), submission.assignment),
            (self.tr("Group: %1"), submission.group),
            (self.tr("Team: %1"), ", ".join(submission.members)),
            (attempt, str(submission.attempt) if submission.attempts > 1 and submission.attempt else ""),
            (self.tr("Handed in: %1"), moment_of(submission.submitted)),
        )
        return [text.replace("%1", " ".join(fact.split()), 1) for text, fact in facts if fact]

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


def _has_remedy(row: Row) -> bool:
    """Whether a password or text recognition may solve the problem of a row."""
    return row.problem is not None and (row.problem.locked or row.problem.scanned) and not row.recognizing


MARGIN = 8
SIGN = 18  # pixels reserved for the sign in front of a row
MOST_LINES = 5  # of a problem's explanation; the tooltip shows all of it
PALEST = 235  # of 255, on a selected row
WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
COLOURS = {State.READY: QColor("#3f9d6d"), State.READING: QColor("#8a93a0"), State.PROBLEM: QColor("#d9822b")}


class DocumentDelegate(QStyledItemDelegate):
    """Paints name and detail; a problem has a triangle, not only a colour, its full explanation and a link.

    Signal: remedy_requested (key), by a click on the link.
    """

    remedy_requested = Signal(str)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._font, self._usual_size = view.font(), QSize()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if index.data(DocumentRole.STATE) != State.PROBLEM:
            return self._usual(option.font)
        width = self._view.viewport().width()
        rect = QRect(0, 0, width, 10_000)
        has_link = index.data(DocumentRole.REMEDY)
        last = self._link_rect(rect, option, index) if has_link else self._detail_rect(rect, option, index)
        return QSize(0, last.bottom() + MARGIN)

    def _usual(self, font: QFont) -> QSize:
        """The size of a row without a problem; measuring each row of a class would block the window."""
        if self._usual_size.isEmpty() or font != self._font:
            lines = QFontMetrics(font).height() + QFontMetrics(small(font)).height()
            self._font, self._usual_size = QFont(font), QSize(1, lines + 2 * MARGIN)
        return self._usual_size

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        widget: QWidget = option.widget
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        painter.save()
        state = State(index.data(DocumentRole.STATE))
        rect: QRect = option.rect
        sign = State.PROBLEM if index.data(DocumentRole.WARNING) else state
        self._paint_sign(painter, QPoint(rect.left() + MARGIN + 4, rect.top() + MARGIN + 8), sign)
        self._paint_name(painter, option, index)
        painter.setFont(small(option.font))
        painter.setPen(self.ink(option, 165 if state is not State.PROBLEM else 235))
        box = self._detail_rect(rect, option, index)
        detail = index.data(DocumentRole.DETAIL)
        if state is not State.PROBLEM:  # only a problem may take more than one line
            detail = painter.fontMetrics().elidedText(detail, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, WRAP, detail)
        painter.restore()

    def _paint_name(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = self._name_rect(option.rect, option)
        tag = index.data(DocumentRole.TAG)
        metrics = QFontMetrics(option.font)
        if index.data(DocumentRole.REMEDY):
            self._paint_link(painter, option, index)
        elif tag:
            painter.setPen(self.ink(option, 165))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight), tag)
            box.setRight(box.right() - metrics.horizontalAdvance(tag) - MARGIN)
        painter.setPen(self.ink(option, 255))
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), name)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            place = event.position().toPoint()
            if index.data(DocumentRole.REMEDY) and self._link_rect(option.rect, option, index).contains(place):
                self.remedy_requested.emit(index.data(DocumentRole.KEY))
                return True
        return super().editorEvent(event, model, option, index)

    def _paint_link(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        font = QFont(option.font)
        font.setUnderline(True)
        painter.setFont(font)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(self.ink(option, 255) if is_selected else option.palette.color(QPalette.ColorRole.Link))
        painter.drawText(self._link_rect(option.rect, option, index), 0, index.data(DocumentRole.TAG))
        painter.restore()

    @staticmethod
    def _paint_sign(painter: QPainter, centre: QPoint, state: State) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(COLOURS[state])
        if state is not State.PROBLEM:
            painter.drawEllipse(centre, 4, 4)
            return
        painter.drawPolygon([centre + QPoint(0, -7), centre + QPoint(8, 7), centre + QPoint(-8, 7)])
        painter.setBrush(QColor("white"))
        painter.drawRect(QRect(centre.x() - 1, centre.y() - 2, 2, 5))
        painter.drawRect(QRect(centre.x() - 1, centre.y() + 4, 2, 2))

    @staticmethod
    def ink(option: QStyleOptionViewItem, alpha: int) -> QColor:
        """The text colour at an opacity from 0 to 255; small text on a selected row is hardly paler."""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        colour = QColor(option.palette.color(role))
        colour.setAlpha(max(alpha, PALEST) if selected else alpha)
        return colour

    @staticmethod
    def _name_rect(rect: QRect, option: QStyleOptionViewItem) -> QRect:
        height = QFontMetrics(option.font).height()
        left = rect.left() + MARGIN + SIGN
        return QRect(left, rect.top() + MARGIN - 2, rect.right() - MARGIN - left, height)

    def _detail_rect(
        self, rect: QRect, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QRect:
        name = self._name_rect(rect, option)
        metrics = QFontMetrics(small(option.font))
        box = QRect(name.left(), name.bottom() + 3, name.width(), metrics.height() * MOST_LINES)
        needed = metrics.boundingRect(box, WRAP, index.data(DocumentRole.DETAIL))
        box.setHeight(min(box.height(), max(needed.height(), metrics.height())))
        return box

    def _link_rect(
        self, rect: QRect, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QRect:
        """The line below the explanation of a problem, with the action that may solve it."""
        detail, metrics = self._detail_rect(rect, option, index), QFontMetrics(option.font)
        width = min(detail.width(), metrics.horizontalAdvance(index.data(DocumentRole.TAG)))
        return QRect(detail.left(), detail.bottom() + 3, width, metrics.height())
