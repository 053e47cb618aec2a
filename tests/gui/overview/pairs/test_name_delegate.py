"""Names in narrow columns: what all of them end in is given up first."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QStandardItem, QStandardItemModel, QTextLayout
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from imbrex.gui.overview.pairs.name_delegate import PADDING, SPARED, NameDelegate, shared_ending, telling_lengths
from imbrex.gui.widgets.row_table import STYLE
from tests.rows import each_row

NAMES = ("Лариса Мельник.docx", "Полина Шевчук.docx", "a.docx")


@each_row(
    ("names", "ending"),
    [
        (NAMES, ".docx"),
        (("Anna_17_file_Final essay.txt", "Boris_27_file_Final essay.txt"), "_file_Final essay.txt"),
        (("draft 1.txt", "draft 11.txt"), ".txt"),
        (("Text 1", "Text 11"), ""),
        (("a.txt", "b.doc"), ""),
        (("only.txt",), ""),
        ((), ""),
    ],
)
def test_the_ending_of_all_names_is_found(names, ending):
    assert shared_ending(names) == ending


@pytest.fixture
def metrics(qapp):
    return QFontMetrics(qapp.font())


@pytest.fixture
def delegate(qapp):
    delegate = NameDelegate(qapp)
    delegate.show_names(NAMES)
    return delegate


def test_only_names_without_room_lose_their_ending(delegate, metrics):
    room = metrics.horizontalAdvance(NAMES[0])
    assert delegate.fitted(NAMES[0], metrics, room) == NAMES[0]
    assert delegate.fitted(NAMES[0], metrics, room - 1) == "Лариса Мельник…"
    assert delegate.fitted(NAMES[2], metrics, room - 1) == "a.docx"


def test_nothing_of_a_name_is_lost_to_other_names(delegate, metrics):
    delegate.show_names((".docx", "a.docx"))
    assert delegate.fitted(".docx", metrics, 1) == ".docx"
    delegate.show_names(("Text 1", "Text 2"))
    assert delegate.fitted("Text 1", metrics, 1) == "Text 1"


def test_what_tells_names_apart_is_kept(delegate, metrics):
    ending = "_file_Final essay.txt"
    names = [f"{name}_{number}{ending}" for name, number in (("Anna Ashdown", 1001), ("Anna Berg", 1002))]
    delegate.show_names(names)
    room = metrics.horizontalAdvance("Anna Ashdown…")
    assert delegate.fitted(names[0], metrics, room) == "Anna Ashdown…"
    drafts = [f"{name} draft {number}" for name in ("Anna Ashdown", "Anna Berg") for number in (1, 2)]
    delegate.show_names(drafts)
    assert delegate.fitted(drafts[0], metrics, room) == drafts[0]


@pytest.mark.parametrize(
    ("names", "lengths"),
    [
        (("ab", "b", "ac"), {"ab": 2, "ac": 2, "b": 1}),
        (("a", "ab", "abc", "b"), {"a": 2, "ab": 3, "abc": 3, "b": 1}),
        (("same", "same"), {"same": 0}),
        ((), {}),
    ],
)
def test_how_much_of_a_name_tells_it_from_all_others(names, lengths):
    assert telling_lengths(names) == lengths


def test_twins_do_not_make_other_names_hard_to_read(delegate, metrics):
    names = ("Ben Carter - essay (1).docx", "Ben Carter - essay.docx", "Emily Brown - essay.docx")
    delegate.show_names(names)
    room = metrics.horizontalAdvance("Emily Brown…")
    assert delegate.fitted(names[2], metrics, room) == "Emily Brow…"
    assert delegate.fitted(names[0], metrics, room) == "Ben Carter - essay (1)"  # whose middle the view cuts out
    room = metrics.horizontalAdvance("Ben Carter - essay …")
    assert delegate.fitted(names[0], metrics, room) == "Ben Carter - essay (1)"  # a space at the end tells nothing


def test_a_cell_uses_its_padding_and_no_more_than_its_place(qtbot, delegate, metrics):
    delegate.show_names(("W" * 60, "W" * 61))
    model = QStandardItemModel()
    model.appendRow([QStandardItem("W" * 60)])
    view = QTableView()
    qtbot.addWidget(view)
    view.setModel(model)
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.font = view.font()
    option.rect = QRect(0, 0, 100, 20)
    option.textElideMode = Qt.TextElideMode.ElideNone
    image = QImage(200, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    delegate.paint(painter, option, model.index(0, 0))
    painter.end()
    assert all(image.pixelColor(x, y) == Qt.GlobalColor.white for x in range(100, 200) for y in range(20))
    assert any(image.pixelColor(x, y) != Qt.GlobalColor.white for x in range(90, 100) for y in range(20))
    assert SPARED < PADDING


def test_what_was_fitted_is_not_shortened_again(qtbot, delegate):
    name = "Irene Lindqvist 5.docx"
    delegate.show_names((name, "Boris Zimmer.docx"))
    model = QStandardItemModel()
    model.appendRow([QStandardItem(name)])
    view = QTableView()
    qtbot.addWidget(view)
    view.setStyleSheet(STYLE)
    view.setModel(model)
    fitted = 0
    for width in range(60, 240):
        option = QStyleOptionViewItem()
        option.initFrom(view)
        option.rect = QRect(0, 0, width, 20)
        delegate.initStyleOption(option, model.index(0, 0))
        cell = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
        margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
        if option.text.endswith("…"):
            fitted += 1
            assert natural_width(option.text, option.font) <= cell.width() - 2 * margin, (width, option.text)
    assert fitted > 50


def natural_width(text, font):
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    return line.naturalTextWidth()
