"""The table of pairs: ranking, sorting and filtering over arrays."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QPushButton

from imbrex.engine.document import Document, Problem, Role
from imbrex.engine.options import Options
from imbrex.engine.pairs import Pairs
from imbrex.engine.report import Counted, Report
from imbrex.gui.pages.pair_model import PairColumn, PairModel, natural
from imbrex.gui.pages.pairs import PairsPage, possible_pairs

NAMES = ("delta", "alpha", "Bravo", "charlie")


@pytest.fixture
def report():
    """Pairs 0-1 (10 of 20 and 100), 0-2 (15 of 20 and 60) and 1-3 (40 of 100 and 50)."""
    documents = tuple(Counted(Document(name, name, ""), 100, 100) for name in NAMES)
    left, right = np.array([0, 0, 1], np.int32), np.array([1, 2, 3], np.int32)
    sizes = np.array([20, 100, 60, 50], np.int32)
    return Report(Options(), documents, Pairs(left, right, np.array([10, 15, 40], np.int32), sizes))


@pytest.fixture
def model(qapp, report):
    model = PairModel()
    model.show_report(report)
    return model


def column(model, column):
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_larger_containment_ranks_first(model):
    assert column(model, PairColumn.SHARED) == ["40", "15", "10"]  # 80 %, 75 %, 50 %


def test_figures_stand_in_their_columns(model):
    row = [model.index(0, number).data() for number in PairColumn]
    assert row == ["alpha", "charlie", "40 %", "80 %", "36 %", "40"]


@pytest.mark.parametrize(
    ("by", "order", "expected"),
    [
        (PairColumn.SHARED, Qt.SortOrder.AscendingOrder, ["10", "15", "40"]),
        (PairColumn.CONTAINMENT_LEFT, Qt.SortOrder.DescendingOrder, ["15", "10", "40"]),
        (PairColumn.RIGHT, Qt.SortOrder.AscendingOrder, ["10", "15", "40"]),  # alpha, Bravo, charlie
        (PairColumn.LEFT, Qt.SortOrder.DescendingOrder, ["10", "15", "40"]),  # delta twice, in the documents' order
    ],
)
def test_sorting(model, by, order, expected):
    model.sort(by, order)
    assert column(model, PairColumn.SHARED) == expected
    model.sort(-1)
    assert column(model, PairColumn.SHARED) == ["40", "15", "10"]


def test_a_filter_keeps_pairs_with_the_name_on_either_side(model):
    model.filter_names("BRA")
    assert column(model, PairColumn.RIGHT) == ["Bravo"]
    model.filter_names("delta")
    assert model.rowCount() == 2
    model.filter_names("nobody")
    assert model.rowCount() == 0
    model.filter_names("")
    assert model.rowCount() == model.total == 3


def test_the_selection_follows_its_pair_through_sorting(qtbot, report):
    page = PairsPage()
    qtbot.addWidget(page)
    page.show_report(report, 0)
    page.view.selectRow(0)
    page.view.sortByColumn(PairColumn.SHARED, Qt.SortOrder.AscendingOrder)
    assert page.view.currentIndex().row() == 2
    page.show_report(report, 0)
    assert page.view.currentIndex().row() == 2


def test_the_heading_says_what_is_shown_and_what_is_not(qtbot, report):
    page = PairsPage()
    qtbot.addWidget(page)
    page.show_report(report, 2)
    assert page.heading.startswith("3 of 6 pair")
    problems = page.findChild(QPushButton, "showProblems")
    assert problems.text().startswith("2 document")
    field = page.findChild(QLineEdit, "pairsFilter")
    qtbot.keyClicks(field, "delta")
    assert "2 shown" in page.heading
    qtbot.keyClicks(field, "x")
    assert "deltax" in page.heading
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert page.view.model().rowCount() == 3
    page.show_report(report, 0)
    assert not problems.isVisibleTo(page)


def test_a_click_on_a_column_of_figures_shows_the_largest_first(qtbot, report):
    page = PairsPage()
    qtbot.addWidget(page)
    page.resize(800, 400)
    page.show_report(report, 0)
    header = page.view.horizontalHeader()
    for column_number, first in ((PairColumn.SHARED, "40"), (PairColumn.LEFT, "40")):
        x = header.sectionViewportPosition(column_number) + 20
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, header.height() // 2))
        assert column(page.view.model(), PairColumn.SHARED)[0] == first


def test_numbers_in_names_sort_by_their_value():
    names = ["essay 10", "Essay 2", "essay", "ёж 3", "12"]
    assert sorted(names, key=natural) == ["12", "essay", "Essay 2", "essay 10", "ёж 3"]


def test_pairs_that_are_never_compared_are_not_counted():
    roles = (Role.ARCHIVE, Role.ARCHIVE, Role.ESSAY, Role.SOURCE)
    documents = tuple(Counted(Document(str(number), "", "", role=role), 9, 9) for number, role in enumerate(roles))
    ill = Counted(Document("ill", "", ""), 1, 1, Problem("ill", "too short"))
    nothing = np.empty(0, np.int32)
    report = Report(Options(), (*documents, ill), Pairs(nothing, nothing, nothing, nothing))
    assert possible_pairs(report) == 5  # 4 * 3 / 2, less the one of two archive documents


def test_the_model_keeps_qts_rules(model, qtmodeltester):
    qtmodeltester.check(model, force_py=True)
