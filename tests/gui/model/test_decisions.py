"""Decisions: steps that can be taken back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.gui.model.decisions import Decisions
from tests.gui.conftest import FOX, HARBOUR, ROSE

MARK = Mark(Excerpt(0, "seven yellow roses"), Excerpt(4, "seven red roses"), Decision(Verdict.CITED))


@pytest.fixture
def decisions(qapp):
    return Decisions()


def test_every_step_can_be_taken_back_and_again(decisions):
    decisions.judge([("a", "b"), ("a", "c")], Verdict.COPIED)
    decisions.note_pair("b", "a", "Ask her.")
    decisions.mark("b", "a", (MARK,), lambda: "verdict on a passage")
    seen = [decisions.review]
    while decisions.undo_stack.canUndo():
        decisions.undo_stack.undo()
        seen.append(decisions.review)
    assert len(seen) == 4
    assert seen[-1] == Review()
    assert seen[1].of("a", "b") == Decision(Verdict.COPIED, "Ask her.")
    assert seen[1].marks_of("a", "b") == ()
    for _ in range(3):
        decisions.undo_stack.redo()
    assert decisions.review == seen[0]
    assert decisions.review.marks_of("a", "b") == (MARK.turned(),)


def test_a_run_of_typing_is_one_step(decisions):
    decisions.judge([("a", "b")], Verdict.IGNORE)
    for note in ("s", "se", "see"):
        decisions.note_pair("a", "b", note, run="1")
    for note in ("see p", "see page"):
        decisions.note_pair("a", "b", note, run="2")
    assert decisions.undo_stack.count() == 3
    decisions.undo_stack.undo()
    assert decisions.review.of("a", "b").note == "see"
    decisions.undo_stack.undo()
    assert decisions.review.of("a", "b") == Decision(Verdict.IGNORE)


def test_typing_that_changed_nothing_is_no_step(decisions):
    for note in ("s", ""):
        decisions.note_pair("a", "b", note, run="1")
    assert not decisions.undo_stack.canUndo()
    assert decisions.review == Review()


def test_a_verdict_that_holds_already_is_no_step(decisions):
    decisions.judge([("a", "b")], Verdict.OPEN)
    decisions.judge([("a", "b")], Verdict.CITED)
    decisions.judge([("b", "a")], Verdict.CITED)
    assert decisions.undo_stack.count() == 1


def test_what_goes_back_says_of_which_pairs(decisions):
    told = []
    decisions.returned.connect(told.append)
    decisions.judge([("a", "b")], Verdict.CITED)
    assert told == []
    decisions.undo_stack.undo()
    decisions.undo_stack.redo()
    assert told == [(("a", "b"),)] * 2


def test_other_decisions_have_no_way_back(decisions):
    decisions.judge([("a", "b")], Verdict.CITED)
    changes = []
    decisions.changed.connect(lambda: changes.append(decisions.review))
    review = Review().judged([("c", "d")], Verdict.IGNORE)
    decisions.restore(review)
    assert changes == [review]
    assert not decisions.undo_stack.canUndo()


@pytest.fixture
def pair(window, write, open_and_wait):
    paths = [write("a.txt", f"{ROSE} {FOX}"), write("b.txt", f"{ROSE} {HARBOUR}")]
    open_and_wait(*paths)
    window.activateWindow()
    return [str(path) for path in paths]


def test_the_menu_says_what_it_takes_back(qtbot, window, pair):
    told = []
    window.controller.status_message.connect(told.append)
    undo, redo = (window.findChild(QAction, f"{name}Action") for name in ("undo", "redo"))
    assert (undo.isEnabled(), redo.isEnabled(), undo.text()) == (False, False, "&Undo")
    qtbot.keyClick(window.controller.compare.view.left, Qt.Key.Key_4)
    assert undo.text().startswith("&Undo verdict “copied” on 1 pair")
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.session.decisions.of(*pair) is Verdict.OPEN
    assert not undo.isEnabled()
    assert told[0].startswith("Undone: verdict “copied” on 1 pair")
    assert redo.text().startswith("&Redo verdict “copied” on 1 pair")
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert window.controller.session.decisions.of(*pair) is Verdict.COPIED


def test_undo_in_a_text_field_belongs_to_the_field(qtbot, window, pair):
    qtbot.keyClick(window.controller.compare.view.left, Qt.Key.Key_4)
    window.controller.compare.view.find_bar.open()
    field = window.findChild(QLineEdit, "findText")
    field.setFocus()
    qtbot.keyClicks(field, "fox")
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == ""
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.controller.session.decisions.of(*pair) is Verdict.COPIED
