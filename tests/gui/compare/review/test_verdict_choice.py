"""Verdicts given where the texts are read."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QTableView

from imbrex.engine.review.verdict import Verdict
from imbrex.gui.compare.review.verdict_choice import VerdictChoice
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.overview.pairs.pair_figures import PairColumn


@pytest.fixture
def choice(qtbot):
    choice = VerdictChoice()
    qtbot.addWidget(choice)
    choice.follow(Decisions(choice))
    choice.show_pair("a", "b")
    return choice


def choose(box, text):
    box.setCurrentText(text)
    box.activated.emit(box.currentIndex())


def test_each_pair_has_its_verdict(choice):
    choose(choice.box, "● copied")
    choice.show_pair("a", "c")
    assert choice.box.currentText() == "○ open"
    choice.show_pair("b", "a")
    assert choice.box.currentText() == "● copied"
    choose(choice.box, "○ open")
    assert not list(choice._decisions)


def test_each_verdict_has_a_key_that_the_tooltip_tells(choice):
    assert [action.shortcut().toString() for action in choice.keys] == ["O", "I", "C", "X"]
    choice.take_plain_keys(False)
    assert [action.shortcut().toString() for action in choice.keys] == ["Shift+O", "Shift+I", "Shift+C", "Shift+X"]
    assert "copied (Shift+X)" in choice.box.toolTip()
    choice.take_plain_keys(True)
    choice.keys[2].trigger()
    assert choice.box.currentText() == "❝ cited"
    assert "copied (X)" in choice.box.toolTip()


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
    qtbot.keyClick(window.controller.compare.view.left, Qt.Key.Key_X)
    assert window.controller.session.decisions.of(*compared) is Verdict.COPIED
    assert window.findChild(QComboBox, "pairVerdict").currentText() == "● copied"
    window.controller.show_pairs()
    model = window.findChild(QTableView, "pairsView").model()
    verdicts = [model.index(row, PairColumn.VERDICT).data() for row in range(model.rowCount())]
    assert verdicts.count("● copied") == 1


def test_a_verdict_of_the_table_is_seen_beside_the_texts(window, compared):
    window.controller.session.decisions.judge([tuple(reversed(compared))], Verdict.IGNORE)
    assert window.findChild(QComboBox, "pairVerdict").currentText() == "⊘ ignore"


def test_typing_in_find_gives_no_verdict(qtbot, window, compared):
    window.controller.compare.view.find_bar.open()
    field = window.findChild(QLineEdit, "findText")
    field.setFocus()
    qtbot.keyClicks(field, "xco")
    assert field.text() == "xco"
    assert window.controller.session.decisions.of(*compared) is Verdict.OPEN
