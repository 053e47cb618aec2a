"""Verdicts given where the texts are read."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTableView, QToolButton

from imbrex.engine.review.review import Verdict
from imbrex.gui.compare.review.verdict_choice import VerdictChoice
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.overview.pairs.pair_figures import PairColumn

pytestmark = pytest.mark.one_window


@pytest.fixture
def choice(qtbot):
    choice = VerdictChoice()
    qtbot.addWidget(choice)
    choice.follow(Decisions(choice))
    choice.show_pair("a", "b")
    return choice


def test_each_pair_has_its_verdict(qtbot, choice):
    qtbot.mouseClick(choice.findChild(QToolButton, "pairCopied"), Qt.MouseButton.LeftButton)
    choice.show_pair("a", "c")
    assert choice.shown is Verdict.OPEN
    choice.show_pair("b", "a")
    assert choice.shown is Verdict.COPIED
    qtbot.mouseClick(choice.findChild(QToolButton, "pairOpen"), Qt.MouseButton.LeftButton)
    assert not list(choice._decisions)


def test_each_verdict_has_a_digit_that_the_tooltip_shows(choice):
    assert [action.shortcut().toString() for action in choice.keys] == ["1", "2", "3", "4"]
    assert all(f"({number})" in action.toolTip() for number, action in enumerate(choice.keys, 1))
    choice.keys[2].trigger()
    assert choice.shown is Verdict.CITED


def test_no_pair_takes_no_verdict(choice):
    choice.clear()
    choice.keys[3].trigger()
    assert not list(choice._decisions)


@pytest.fixture
def compared(qtbot, window, open_and_wait, folder):
    """A pair of a class."""
    open_and_wait(folder)
    keys = [row.key for row in window.controller.session.rows][:2]
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.controller.show_pair(*keys)
    window.activateWindow()
    return keys


def test_a_verdict_beside_the_texts_stands_in_the_table(qtbot, window, compared):
    qtbot.keyClick(window.controller.compare.view.left, Qt.Key.Key_4)
    assert window.controller.session.decisions.of(*compared) is Verdict.COPIED
    assert window.controller.compare.verdict.shown is Verdict.COPIED
    window.controller.show_pairs()
    model = window.findChild(QTableView, "pairsView").model()
    verdicts = [model.index(row, PairColumn.VERDICT).data() for row in range(model.rowCount())]
    assert verdicts.count("● Copied") == 1


def test_a_verdict_of_the_table_is_seen_beside_the_texts(window, compared):
    window.controller.session.decisions.judge([tuple(reversed(compared))], Verdict.IGNORE)
    assert window.controller.compare.verdict.shown is Verdict.IGNORE


def test_typing_gives_no_verdict(qtbot, window, compared):
    window.controller.compare.view.find_bar.open()
    window.controller.compare.note.open_field()
    for field in (window.findChild(QLineEdit, "findText"), window.findChild(QPlainTextEdit, "pairNote")):
        field.setFocus()
        qtbot.keyClicks(field, "1234")
        assert "1234" in (field.text() if isinstance(field, QLineEdit) else field.toPlainText())
    assert window.controller.session.decisions.of(*compared) is Verdict.OPEN
