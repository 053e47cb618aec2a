"""Change list: the rows of both texts side by side; only what is in sight is laid out and painted."""

from collections import OrderedDict

import numpy as np
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView

from imbrex.engine.changes.changes import ChangeKind
from imbrex.engine.changes.word_diff import Mark, Piece, WordDiff, diff_row
from imbrex.gui.compare.changes.change_texts import ChangeTexts
from imbrex.gui.compare.changes.row_layout import RowLayout, Typesetter
from imbrex.gui.compare.changes.row_painter import RowPainter, column_lefts, column_width, fold_height
from imbrex.gui.compare.changes.shown_rows import RowGeometry, ShownRows
from imbrex.gui.model.text_zoom import NORMAL, stepped
from imbrex.gui.theme.fonts import reading_font, scaled, small
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.theme.theme import is_palette_change, page_palette, theme_of
from imbrex.gui.wording.plain_text import quote
from imbrex.gui.wording.translation import retranslated, translated

Index = QModelIndex | QPersistentModelIndex

_SPOKEN = 120  # characters of a paragraph for screen readers
_MOST = 5  # changed pieces for screen readers


class ChangeModel(QAbstractListModel):
    """Items are rows and folds; all roles are computed on demand."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: ShownRows | None = None
        self._texts = ChangeTexts(self)

    def show_rows(self, rows: ShownRows | None) -> None:
        """Show other items; None for none."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() or self._rows is None else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._rows is None or not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told(index.row())
        return None

    def told(self, item: int) -> str:
        """Return an item in words."""
        assert self._rows is not None
        if self._rows.is_fold(item):
            return self._texts.fold(*self._rows.folded(item))
        changes, row = self._rows.changes, int(self._rows.row[item])
        diff = diff_row(changes, row)
        said = self._texts.row(changes, row, diff)
        return ". ".join([said, *self._pieces(diff), quote(self._text(row), _SPOKEN)])

    def _pieces(self, diff: WordDiff) -> list[str]:
        """Return the first changed words of both sides."""
        assert self._rows is not None
        changes = self._rows.changes
        left, right = (
            _words(reading.tokens.document.text, pieces)
            for reading, pieces in ((changes.left, diff.left), (changes.right, diff.right))
        )
        told = [self.tr("Before: %1").replace("%1", left) if left else ""]
        told.append(self.tr("After: %1").replace("%1", right) if right else "")
        return list(filter(None, told))

    def _text(self, row: int) -> str:
        """Return the beginning of a row, as on the right side if it has one."""
        assert self._rows is not None
        changes = self._rows.changes
        side = 1 if changes.right_rows[row][0] < changes.right_rows[row][1] else 0
        reading, rows = ((changes.left, changes.left_rows), (changes.right, changes.right_rows))[side]
        span = changes.paragraphs[side].span(int(rows[row][0]))
        return " ".join(reading.tokens.document.text[span.start : min(span.end, span.start + 2 * _SPOKEN)].split())


def _words(text: str, pieces: list[Piece]) -> str:
    found = [" ".join(text[start:end].split()) for start, end, mark in pieces if mark is Mark.CHANGED]
    return ", ".join(found[:_MOST]) + ("…" if len(found) > _MOST else "")


EYE = 0.25  # where a change is shown, as a share of the height
KEPT = 300  # layouts
LEAST = 36  # pixels


class ChangeList(QListView):
    """A list of rows and folds.

    Signals:
        chosen: (row of the changes) the user selected a row; -1 for a fold.
        opened: (row) double-clicked, or Enter was pressed.
        followed: (row) the former place of a moved paragraph was clicked.
        fold_toggled: (first row of a fold) the user opens or closes a fold.
        zoomed: (percent) the user changed the size of the texts.
    """

    chosen = Signal(int)
    opened = Signal(int)
    followed = Signal(int)
    fold_toggled = Signal(int)
    zoomed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("changeList")
        self.rows: ShownRows | None = None
        self.tops = RowGeometry(np.zeros(0))  # of the items
        self._layouts: OrderedDict[int, RowLayout] = OrderedDict()
        self._whole: set[int] = set()  # rows without omissions
        self._zoom = NORMAL
        self._is_laying_out = False
        self._pressed = QPoint()
        self._items = ChangeModel(self)
        self._typesetter = self._new_typesetter()
        self._painter = RowPainter(self)
        self.setModel(self._items)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumHeight(LEAST)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # the width of the texts never changes
        self.setAutoScroll(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMouseTracking(True)
        translated(self.setAccessibleName, lambda: self.tr("Changed paragraphs, original and rewrite side by side"))
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)
        self._color()

    # Content

    def show_rows(self, rows: ShownRows | None) -> None:
        """Show items; those of the same texts keep the row at the top, and the current item."""
        old, current = self.rows, self.currentIndex().row()
        focused = (int(old.row[current]), old.is_fold(current)) if old is not None and current >= 0 else None
        same = old is not None and rows is not None and old.changes is rows.changes
        anchor = self._anchor() if same else None
        kept = (old.row[anchor[0]], anchor[1]) if anchor is not None and old is not None else None
        if not same:
            self._whole.clear()
        self.rows = rows
        self._items.show_rows(rows)
        self._set_out()
        if rows is not None and kept is not None:
            self._lay_out_visible((rows.item_of(int(kept[0])), kept[1]))
        else:
            self.verticalScrollBar().setValue(0)
        if same and rows is not None and focused is not None:
            item = rows.item_of(focused[0])
            is_below = item > 0 and rows.row[item - 1] == focused[0]  # of the fold with the same first row
            self._set_current_item(item - 1 if focused[1] and is_below else item)

    def make_current(self, row: int) -> None:
        """Make a row of the changes current, without scrolling; -1 for none."""
        item = self.rows.item_of(row) if self.rows is not None and row >= 0 else -1
        is_listed = self.rows is not None and item >= 0 and int(self.rows.row[item]) == row
        self._set_current_item(item if is_listed else -1)

    @property
    def current_row(self) -> int:
        """Return the current row of the changes, -1 for none or a fold."""
        item = self.currentIndex().row()
        return int(self.rows.row[item]) if self.rows is not None and item >= 0 and not self.rows.is_fold(item) else -1

    @property
    def top_row(self) -> int:
        """Return the first row of the changes in sight, 0 for an empty list."""
        visible = self._visible()
        return int(self.rows.row[visible[0]]) if self.rows is not None and visible else 0

    def show_row(self, row: int) -> None:
        """Scroll a row, or its fold, to eye level; of a high one the first change."""
        if self.rows is None or not len(self.rows):
            return
        item = self.rows.item_of(row)
        inside = 0.0 if self.rows.is_fold(item) else self.layout_of(item).first_change
        height, page = self._fold_height if self.rows.is_fold(item) else self.layout_of(item).height, self._page
        level = min(EYE * page, max(0.0, page - height) / 2)
        if inside + level + self.fontMetrics().height() * 2 > page:
            level = EYE * page - inside
        self._lay_out_visible((item, level))

    def seek(self, row: int) -> None:
        """Scroll a row to the top, unless it is in sight."""
        if self.rows is not None and len(self.rows):
            item = self.rows.item_of(row)
            if item not in self._visible():
                self._lay_out_visible((item, 0.0))

    def set_zoom(self, percent: int) -> None:
        """Set the size of the texts in percent of the normal one."""
        self._zoom = percent
        self._lay_out_again()

    def layout_of(self, item: int) -> RowLayout:
        """Return the layout of an item that is a row."""
        assert self.rows is not None
        row = int(self.rows.row[item])
        laid = self._layouts.get(row)
        if laid is None:
            laid = self._typesetter.lay_out(self.rows.changes, row, whole=row in self._whole)
            self._layouts[row] = laid
            while len(self._layouts) > KEPT:
                self._layouts.popitem(last=False)
        self._layouts.move_to_end(row)
        return laid

    def _set_current_item(self, item: int) -> None:
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self._items.index(item) if item >= 0 else QModelIndex(), flag)

    # Geometry

    @property
    def _page(self) -> int:
        return self.viewport().height()

    @property
    def _fold_height(self) -> float:
        return fold_height(self.font())

    def _new_typesetter(self) -> Typesetter:
        font = scaled(reading_font(), self._zoom / 100)
        width = column_width(self.viewport().width())
        return Typesetter(font, small(QFont(self.font())), theme_of(QApplication.palette()), width)

    def _set_out(self) -> None:
        """Estimate the heights of all items."""
        rows = self.rows
        heights = np.zeros(0)
        if rows is not None:
            heights = self._typesetter.estimates(rows.changes)[rows.row]
            heights[rows.size > 0] = self._fold_height
        self.tops = RowGeometry(heights)
        self._lay_out_visible(None)

    def _lay_out_again(self) -> None:
        """Lay out with another font, width or theme, keeping the item at the top."""
        anchor = self._anchor()
        self._typesetter = self._new_typesetter()
        self._layouts.clear()
        self._set_out()
        self._lay_out_visible(anchor)

    def _anchor(self) -> tuple[int, float] | None:
        """Return the first visible item and its distance from the top of the page; the current one if visible."""
        visible = self._visible()
        if not visible:
            return None
        item = self.currentIndex().row() if self.currentIndex().row() in visible else visible[0]
        return item, self.tops.top(item) - self.verticalOffset()

    def _visible(self) -> range:
        top = self.verticalOffset()
        return self.tops.between(top, top + self._page - 1)

    def _lay_out_visible(self, anchor: tuple[int, float] | None) -> None:
        """Lay out what is in sight, keeping an item at a distance from the top; None for the first laid out one."""
        if self._is_laying_out:
            return
        self._is_laying_out = True
        if anchor is None:
            exact = next((item for item in self._visible() if self.tops.is_exact(item)), None)
            anchor = (exact, self.tops.top(exact) - self.verticalOffset()) if exact is not None else None
        while True:
            self._set_range()
            if anchor is not None:
                self.verticalScrollBar().setValue(round(self.tops.top(anchor[0]) - anchor[1]))
            unknown = [item for item in self._visible() if not self.tops.is_exact(item)]
            if not unknown:
                break
            self.tops.set_heights({item: self._measured(item) for item in unknown})
        self._is_laying_out = False
        self.viewport().update()

    def _measured(self, item: int) -> float:
        assert self.rows is not None
        return self._fold_height if self.rows.is_fold(item) else self.layout_of(item).height

    def _set_range(self) -> None:
        bar = self.verticalScrollBar()
        bar.setPageStep(self._page)
        bar.setSingleStep(self.fontMetrics().height() * 2)
        bar.setRange(0, max(0, round(self.tops.total) - self._page))

    # What Qt asks for

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        return 0

    def visualRect(self, index: Index) -> QRect:
        if not 0 <= index.row() < len(self.tops):
            return QRect()
        top = self.tops.top(index.row()) - self.verticalOffset()
        return QRect(0, round(top), self.viewport().width(), round(self.tops.height(index.row())))

    def indexAt(self, point: QPoint) -> QModelIndex:
        y = point.y() + self.verticalOffset()
        if not 0 <= y < self.tops.total:
            return QModelIndex()
        return self._items.index(self.tops.at(y))

    def scrollTo(self, index: Index, _hint: object = QAbstractItemView.ScrollHint.EnsureVisible) -> None:
        rect = self.visualRect(index)
        if rect.isValid() and (rect.top() < 0 or rect.bottom() > self._page):
            level = 0.0 if rect.top() < 0 or rect.height() > self._page else self._page - rect.height()
            self._lay_out_visible((index.row(), level))

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        count, item = self._items.rowCount(), self.currentIndex().row()
        if not count:
            return QModelIndex()
        actions = QAbstractItemView.CursorAction
        if action in (actions.MovePageDown, actions.MovePageUp):
            way = 1 if action is actions.MovePageDown else -1
            start = self.tops.top(item) if item >= 0 else self.verticalOffset()
            return self._items.index(self.tops.at(start + way * self._page))
        goals = {actions.MoveHome: 0, actions.MoveEnd: count - 1}
        back = action in (actions.MoveUp, actions.MoveLeft, actions.MovePrevious)
        nearest = self._visible()[0]
        goal = goals.get(action, nearest if item < 0 else item - 1 if back else item + 1)
        return self._items.index(min(max(goal, 0), count - 1))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def isIndexHidden(self, _index: Index) -> bool:
        return False

    def doItemsLayout(self) -> None:
        QAbstractItemView.doItemsLayout(self)  # QListView would measure all items

    def updateGeometries(self) -> None:
        self._set_range()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self._lay_out_visible(None)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        QAbstractItemView.resizeEvent(self, event)
        if column_width(self.viewport().width()) != self._typesetter.width:
            self._lay_out_again()
        else:
            self._lay_out_visible(None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_palette_change(event) or is_font_change(event):
            self._color()
            self._lay_out_again()

    @retranslated
    def _color(self) -> None:
        """Use the colours of a page."""
        self.viewport().setPalette(page_palette(self.viewport()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item >= 0:
            self._act(item, opens=event.key() != Qt.Key.Key_Space)
            return
        before = item
        super().keyPressEvent(event)
        if self.currentIndex().row() != before and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
            self.chosen.emit(self.current_row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        hand = index.isValid() and self._is_link(index.row(), event.position().toPoint())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(stepped(self._zoom, 1 if event.angleDelta().y() > 0 else -1))
            event.accept()
        else:
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        if self.rows is not None:
            current = self.currentIndex().row() if self.hasFocus() or self.current_row >= 0 else -1
            for item in self._visible():
                rect = self.visualRect(self._items.index(item))
                if not event.rect().intersects(rect):
                    continue
                if self.rows.is_fold(item):
                    self._painter.paint_fold(
                        painter, rect, self._items.told(item), self.rows.is_open(item), item == current
                    )
                else:
                    self._painter.paint_row(
                        painter,
                        rect,
                        self.rows.changes,
                        int(self.rows.row[item]),
                        self.layout_of(item),
                        item == current,
                    )
        painter.end()

    def _is_link(self, item: int, place: QPoint) -> bool:
        """Return whether a click on an item does more than select it."""
        assert self.rows is not None
        kind = self.rows.changes.kind[self.rows.row[item]]
        return self.rows.is_fold(item) or kind == ChangeKind.MOVED_AWAY or self._is_on_ellipsis(item, place)

    def _is_on_ellipsis(self, item: int, place: QPoint) -> bool:
        """Return whether a position is where text was left out."""
        top = self.tops.top(item) - self.verticalOffset()
        return self.layout_of(item).is_elided_at(place.x(), place.y() - top, column_lefts(self.viewport().width()))

    def _act(self, item: int, opens: bool) -> None:
        """Open or close a fold; open a row in the texts, or show it in full."""
        assert self.rows is not None
        row = int(self.rows.row[item])
        if self.rows.is_fold(item):
            self.fold_toggled.emit(row)
        elif self.rows.changes.kind[row] == ChangeKind.MOVED_AWAY:
            self.followed.emit(row)
        elif opens:
            self.opened.emit(row)
        else:
            self._toggle_whole(item)

    def _toggle_whole(self, item: int) -> None:
        assert self.rows is not None
        row = int(self.rows.row[item])
        top = self.tops.top(item) - self.verticalOffset()
        self._whole ^= {row}
        self._layouts.pop(row, None)
        self.tops.set_heights({item: self.layout_of(item).height})
        self._lay_out_visible((item, top))

    def _on_clicked(self, index: QModelIndex) -> None:
        assert self.rows is not None
        item, row = index.row(), int(self.rows.row[index.row()])
        if self.rows.is_fold(item):
            self.fold_toggled.emit(row)
        elif self.rows.changes.kind[row] == ChangeKind.MOVED_AWAY:
            self.followed.emit(row)
        else:
            self.chosen.emit(row)
            if self._is_on_ellipsis(item, self._pressed):
                self._toggle_whole(item)

    def _on_double_clicked(self, index: QModelIndex) -> None:
        assert self.rows is not None
        if not self.rows.is_fold(index.row()):
            self.opened.emit(int(self.rows.row[index.row()]))
