"""Rows of tables, cards and cells can be copied and carried to other programs."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDragLeaveEvent, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication, QListView, QMenu

from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.model.lens import Lens
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.widgets.clipboard import parcel

pytestmark = pytest.mark.one_window


@pytest.fixture
def clipboard():
    QGuiApplication.clipboard().clear()
    return QGuiApplication.clipboard()


@pytest.fixture
def carried(monkeypatch):
    """What was dragged out, in place of a real drag."""
    data = []
    for place in ("imbrex.gui.widgets.row_table", "imbrex.gui.documents.documents_panel"):
        monkeypatch.setattr(f"{place}.drag", lambda _source, mime: data.append(mime))
    return data


@pytest.fixture
def menus(monkeypatch):
    """Menus that were opened, without a screen that could show them."""
    opened = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, *_: opened.append([entry.text() for entry in menu.actions()]))
    return opened


def sweep(qtbot, table, row):
    """Press on a row and move the mouse away."""
    area, place = table.viewport(), table.visualRect(table.model().index(row, 0)).center()
    away = QPointF(place + QPoint(60, 30))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    qtbot.mousePress(area, left, pos=place)
    QApplication.sendEvent(area, QMouseEvent(QEvent.Type.MouseMove, away, area.mapToGlobal(away), left, left, none))
    qtbot.mouseRelease(area, left, pos=place)


def ask_menu(widget):
    """Press the key that opens a menu."""
    place = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)


def test_a_pair_is_copied_and_dragged_as_it_is_seen(window, folder, open_and_wait, clipboard, carried, qtbot):
    open_and_wait(folder)
    table = window.controller.overview.pairs.table
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    row = clipboard.text().split("\t")
    assert row[:2] == [str(table.model().index(0, column).data()) for column in range(2)]
    sweep(qtbot, table, 0)
    assert carried[0].text() == clipboard.text()
    sweep(qtbot, table, 1)
    assert carried[1].text().startswith(str(table.model().index(1, 0).data()))
    assert "Copy" in [entry.text() for entry in table.menu().actions()]


def test_hidden_names_are_not_copied(window, folder, open_and_wait, clipboard):
    open_and_wait(folder)
    window.commands["anonymous"].setChecked(True)
    table = window.controller.overview.pairs.table
    table.selectRow(0)
    assert "essay" not in table.copied()
    assert "Text" in table.copied()


def test_passages_are_carried_with_both_sides(window, pair, open_and_wait, qtbot, clipboard, carried):
    open_and_wait(*pair)
    window.controller.compare.view.set_lens(Lens.REWRITING)
    table = window.controller.panels[PassagesPanel].table
    qtbot.waitUntil(lambda: table.model().rowCount() > 0, timeout=30_000)
    table.selectRow(0)
    table.clearSelection()
    sweep(qtbot, table, 0)
    assert carried == []  # where several can be chosen, a sweep chooses
    table.selectRow(0)
    sweep(qtbot, table, 0)
    assert "left.txt\n" in carried[0].text()
    assert "right.txt\n" in carried[0].text()
    next(entry for entry in table.actions() if entry.objectName() == "citePassage").trigger()
    assert "(left.txt, words " in clipboard.text()
    assert "; compared on " in clipboard.text()
    window.commands["anonymous"].setChecked(True)
    table.selectRow(0)
    assert "left.txt" not in table.copied() + table.cited(table.chosen)


def test_documents_are_carried_as_their_own_files(window, pair, open_and_wait, carried):
    open_and_wait(*pair)
    view = window.findChild(QListView, "documentsView")
    window.controller.documents.select([str(pair[1])])
    view.startDrag(Qt.DropAction.CopyAction)
    assert [url.toLocalFile() for url in carried[0].urls()] == [str(pair[1])]
    window.commands["anonymous"].setChecked(True)
    view.startDrag(Qt.DropAction.CopyAction)
    assert len(carried) == 1


def test_what_is_dragged_from_the_window_is_not_opened_by_it(window, pair):
    class Own(QDragEnterEvent):
        def source(self):
            return window

    _ = window.controller
    data = parcel("text")
    data.setUrls([QUrl.fromLocalFile(str(pair[0]))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for widget in (window, window.start.rewrite):
        own = Own(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        own.ignore()
        widget.dragEnterEvent(own)
        assert not own.isAccepted()
        other = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
        widget.dragEnterEvent(other)
        assert other.isAccepted()
        widget.dragLeaveEvent(QDragLeaveEvent())


def test_cells_of_the_matrix_have_a_menu(window, folder, open_and_wait, menus, qtbot, clipboard):
    open_and_wait(folder)
    overview = window.controller.overview
    overview.tabs.show_tab(Tab.MATRIX)
    heatmap = overview.heatmap
    qtbot.waitUntil(lambda: heatmap.matrix is not None and heatmap.current is not None)
    ask_menu(heatmap)
    matrix, cell = heatmap.matrix, heatmap.current
    names = [matrix.shown.names[document] for document in matrix.documents_at(*cell)]
    assert menus[-1][:4] == ["Compare texts", *(f"Show only “{name}”" for name in names), "Copy"]
    heatmap.menu(matrix, cell).actions()[3].trigger()
    assert clipboard.text() == heatmap.describe(cell)
    assert [entry.text() for entry in heatmap.menu(matrix, (0, 0)).actions()] == ["Show only this text", "Copy"]
    with qtbot.waitSignal(overview.choice.pair_opened):
        heatmap.menu(matrix, cell).actions()[0].trigger()


def test_clusters_have_menus(window, folder, open_and_wait, menus, qtbot, clipboard):
    open_and_wait(folder)
    overview = window.controller.overview
    overview.tabs.show_tab(Tab.CLUSTERS)
    cards = window.findChild(QListView, "clusterList")
    qtbot.waitUntil(lambda: cards.model().rowCount() > 0, timeout=30_000)
    cards.show_row(0)
    ask_menu(cards)
    assert "Copy" in menus[-1]
    qtbot.keyClick(cards, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert str(cards.currentIndex().data()) in clipboard.text()
    members = overview.clusters.pane.members
    members.show_row(0)
    ask_menu(members)
    assert menus[-1] == ["Open", "Copy"]


def test_several_rows_have_their_headings(window, pair, open_and_wait):
    open_and_wait(*pair)
    table = window.controller.library.page.entries.table
    assert table.copied() == ""
