"""Deciding about passages in their list: verdicts for one and for many, notes, filters, and what is kept for later."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton, QToolButton

from imbrex.engine.attribution.attribution import Standing, left_out
from imbrex.engine.review.review import LONGEST_NOTE, Decision, Excerpt, Mark, Verdict
from imbrex.engine.text.document import Document
from imbrex.gui.compare.passages.passage_model import PassageColumn
from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.widgets.details_dialog import DetailsDialog
from imbrex.gui.widgets.share_bar import QUIET
from tests.gui.rewritten import ROWS, found

PAIR = ("left", "right")


@pytest.fixture
def session(qapp):
    session = Session()
    documents = [Document(key, f"{key}.txt", "by Anna Petrova", author="Anna Petrova") for key in PAIR]
    session.add([FileRead(document.key, (document,)) for document in documents])
    return session


@pytest.fixture
def panel(qtbot, session):
    panel = PassagesPanel(session, Settings())
    qtbot.addWidget(panel)
    panel.resize(1100, 320)
    with qtbot.waitActive(panel):
        panel.show()
        panel.activateWindow()
    panel.show_pair(PAIR)
    panel.show_found(found())
    panel.table.setFocus()
    return panel


def column(panel, column, role=Qt.ItemDataRole.DisplayRole):
    model = panel.table.model()
    return [model.index(row, column).data(role) for row in range(model.rowCount())]


def numbers(panel):
    return [panel.table.model().number_at(row) for row in range(panel.table.model().rowCount())]


def summary(panel):
    return panel.findChild(QLabel, "passagesSummary").text()


def chip(panel, name):
    return panel.findChild(QToolButton, f"list{name}")


def note(panel):
    return panel.findChild(QPlainTextEdit, "passageNote")


def verdicts(session, key="right"):
    """What is remembered, by the words on one side."""
    marks = session.decisions.review.marks_of("left", key)
    return {mark.right.text: mark.decision.verdict for mark in marks}


@pytest.mark.parametrize(
    ("key", "verdict"),
    [(Qt.Key.Key_2, Verdict.IGNORE), (Qt.Key.Key_3, Verdict.CITED), (Qt.Key.Key_4, Verdict.COPIED)],
)
def test_a_key_decides_about_the_row_and_another_takes_it_back(qtbot, session, panel, key, verdict):
    panel.table.choose([0])
    qtbot.keyClick(panel.table, key, Qt.KeyboardModifier.AltModifier)
    assert verdicts(session) == {"one two three": verdict}
    assert panel.table.current == 0  # one more key goes on
    qtbot.keyClick(panel.table, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert verdicts(session) == {}
    session.decisions.undo_stack.undo()
    assert verdicts(session) == {"one two three": verdict}


def test_several_rows_are_decided_at_once_and_undone_at_once(qtbot, session, panel):
    panel.table.choose([0, 2, 3])
    qtbot.keyClick(panel.table, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert column(panel, PassageColumn.VERDICT) == ["❝ Cited", "○ Undecided", "❝ Cited", "❝ Cited"]
    assert session.decisions.undo_stack.undoText().startswith("verdict “cited” on 3 passage")
    panel.table.choose([1])
    session.decisions.undo_stack.undo()
    assert column(panel, PassageColumn.VERDICT) == ["○ Undecided"] * 4
    assert sorted(panel.table.chosen) == [0, 2, 3]  # what was undone is what people see


def test_the_figure_and_the_rows_that_stand_back_follow_at_once(session, panel):
    assert "33% after exclusions." in summary(panel)
    panel.table.choose([0])
    panel.judge(Verdict.CITED)
    assert "8% after exclusions. 1 of 4 passage" in summary(panel)
    panel.table.choose([1, 2])
    panel.judge(Verdict.COPIED)
    assert "50% after exclusions. 3 of 4 passage" in summary(panel)
    assert column(panel, 0, QUIET) == [True, False, False, False]
    panel.findChild(QToolButton, "passageOpen").click()
    assert "8% after exclusions. 1 of 4 passage" in summary(panel)


def test_without_verdicts_the_figure_is_that_of_the_standings(session, panel):
    right = panel.review.found.attribution.right
    for standing in Standing:
        name = standing.name.lower().replace("_", "-")
        session.set_options(session.options.with_value(f"count-{name}", not standing % 2))
        assert panel.review.counted == right.counted(left_out(session.options.attribution))


def test_what_does_not_count_says_why(session, panel):
    panel.review.write(0, "see the lecture")
    panel.table.choose([0])
    panel.judge(Verdict.IGNORE)
    panel.review.judge([2], Verdict.COPIED)
    assert [panel.review.reason(number) for number in range(4)] == [
        "Doesn't count, by your verdict: ignored – see the lecture",
        "Doesn't count: cited and quoted",
        "Counts, by your verdict: copied",
        "",
    ]
    panel.review.judge([3], Verdict.COPIED)
    assert panel.review.reason(3) == ""  # it counts without anybody's word, too
    for shown in PassageColumn:
        assert "see the lecture" in column(panel, shown, Qt.ItemDataRole.ToolTipRole)[0]
    told = column(panel, PassageColumn.TEXT, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told[1] == "Doesn't count: cited and quoted"
    assert column(panel, PassageColumn.VERDICT, Qt.ItemDataRole.AccessibleTextRole)[0] == "ignored, with a note"


def test_the_buttons_show_and_give_the_verdict_of_all_chosen_rows(panel):
    def pressed():
        names = ("Open", "Ignore", "Cited", "Copied")
        return [name for name in names if panel.findChild(QToolButton, f"passage{name}").isChecked()]

    panel.table.choose([0, 1])
    assert pressed() == ["Open"]
    panel.findChild(QToolButton, "passageCited").click()
    assert pressed() == ["Cited"]
    panel.findChild(QToolButton, "passageCited").click()
    assert pressed() == ["Cited"]
    panel.table.choose([1, 2])
    assert pressed() == []


def test_a_note_is_saved_as_typed_in_one_step(qtbot, session, panel):
    panel.table.choose([1])
    note(panel).setFocus()
    qtbot.keyClicks(note(panel), "x no 4")
    assert panel.review[1] == Decision(Verdict.OPEN, "x no 4")
    assert column(panel, PassageColumn.VERDICT)[1] == "○ Undecided ✎"
    assert session.decisions.undo_stack.count() == 1
    qtbot.keyClick(note(panel), Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is panel.table
    session.decisions.undo_stack.undo()
    assert note(panel).toPlainText() == ""
    session.decisions.undo_stack.redo()
    assert note(panel).toPlainText() == "x no 4"


def test_a_note_gone_on_with_later_is_a_step_of_its_own(qtbot, session, panel):
    panel.table.choose([1])
    for words in ("see ", "p. 4"):
        note(panel).setFocus()
        note(panel).moveCursor(QTextCursor.MoveOperation.End)
        qtbot.keyClicks(note(panel), words)
        panel.table.setFocus()
    assert panel.review[1].note == "see p. 4"
    session.decisions.undo_stack.undo()
    assert panel.review[1].note == "see "


def test_a_note_is_that_of_its_passage(qtbot, session, panel):
    for number, words in ((0, "first"), (3, "last")):
        panel.table.choose([number])
        note(panel).setPlainText(words)
    panel.table.choose([0])
    assert note(panel).toPlainText() == "first"
    panel.table.choose([1])
    assert note(panel).toPlainText() == ""
    assert [panel.review[number].note for number in range(4)] == ["first", "", "", "last"]
    session.decisions.undo_stack.undo()
    assert [panel.review[number].note for number in range(4)] == ["first", "", "", ""]


def test_a_note_is_cut_at_a_page_where_it_is_pasted(panel):
    panel.table.choose([0])
    note(panel).setPlainText("😀" * (LONGEST_NOTE + 5))
    assert panel.review[0].note == "😀" * LONGEST_NOTE
    assert note(panel).toPlainText() == panel.review[0].note


def test_notes_are_masked_while_names_are_hidden_and_nobody_saves_the_mask(session, panel):
    panel.review.write(0, "Ask Anna Petrova.")
    panel.table.choose([0])
    session.set_anonymous(True)
    assert "Petrova" not in note(panel).toPlainText()
    assert note(panel).isReadOnly()
    tips = column(panel, PassageColumn.VERDICT, Qt.ItemDataRole.ToolTipRole)
    assert "••••" in tips[0]
    assert "Petrova" not in tips[0]
    session.set_anonymous(False)
    assert note(panel).toPlainText() == "Ask Anna Petrova."
    assert not note(panel).isReadOnly()
    assert panel.review[0].note == "Ask Anna Petrova."


def test_what_rests_hides_names_too(session, panel):
    sides = Excerpt(0, "Gone, by Anna Petrova."), Excerpt(0, "Gone too, by Anna Petrova.")
    mark = Mark(*sides, Decision(Verdict.CITED, "Ask Anna Petrova."))
    session.decisions.mark("left", "right", (mark,), str)
    line = panel.findChild(QPushButton, "restingMarks")
    assert line.toolTip().count("Petrova") == 2
    session.set_anonymous(True)
    assert "Petrova" not in line.toolTip()
    assert "Gone too" in line.toolTip()


def test_chips_list_what_has_a_verdict_or_a_note(panel):
    assert not chip(panel, "OPEN").isVisibleTo(panel)  # nothing is decided yet
    panel.review.judge([0, 1], Verdict.COPIED)
    panel.review.write(3, "later")
    texts = [chip(panel, name).text() for name in ("OPEN", "COPIED", "Noted")]
    assert texts == ["○ Undecided 2", "● Copied 2", "✎ With a note 1"]
    chip(panel, "OPEN").click()
    assert numbers(panel) == [2, 3]
    chip(panel, "Noted").click()
    assert numbers(panel) == [3]
    chip(panel, "OPEN").click()
    chip(panel, "Noted").click()
    chip(panel, "COPIED").click()
    chip(panel, "IDENTICAL").click()
    assert numbers(panel) == [0]


def test_a_row_in_hand_stays_until_people_go_on(qtbot, panel):
    """In a list of what is open, a row that has just been decided does not slip away, and the next key goes on."""
    asked = []
    panel.passage_requested.connect(asked.append)
    panel.review.judge([0], Verdict.CITED)
    chip(panel, "OPEN").click()
    panel.table.choose([1])
    panel.table.setFocus()
    qtbot.keyClick(panel.table, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert numbers(panel) == [1, 2, 3]
    assert panel.table.current == 1
    panel.go_to_next_undecided()
    assert numbers(panel) == [2, 3]
    assert (panel.table.current, asked) == (2, [2])


def test_the_next_open_passage_comes_round_and_then_there_is_none(panel):
    panel.table.choose([2])
    panel.judge(Verdict.CITED)
    panel.go_to_next_undecided()
    assert panel.table.current == 3
    panel.judge(Verdict.CITED)
    panel.go_to_next_undecided()
    assert panel.table.current == 0
    panel.go_to_next_undecided(-1)
    assert panel.table.current == 1
    assert panel.review.next_undecided(-1, -1) == 1
    panel.review.judge([0], Verdict.CITED)
    assert panel.review.next_undecided(1) == 1
    panel.review.judge([1], Verdict.CITED)
    assert not panel.findChild(QToolButton, "nextOpenPassage").isEnabled()
    panel.go_to_next_undecided()
    assert panel.table.current == 1


def test_buttons_tell_the_verdicts_where_there_is_room_and_give_way_again(qapp, panel):
    panel.resize(1100, 320)
    qapp.processEvents()
    buttons = [panel.findChild(QToolButton, f"passage{verdict.name.capitalize()}") for verdict in Verdict]
    assert all(len(button.text()) > 1 for button in buttons)
    panel.resize(panel.minimumSizeHint().width(), 320)
    qapp.processEvents()
    assert all(len(button.text()) == 1 for button in buttons)
    assert panel.width() < 640


def test_rows_sort_by_verdict(panel):
    panel.review.judge([1], Verdict.COPIED)
    panel.review.judge([3], Verdict.IGNORE)
    panel.review.write(2, "note")
    panel.table.sortByColumn(PassageColumn.VERDICT, Qt.SortOrder.AscendingOrder)
    assert numbers(panel) == [0, 2, 3, 1]


def test_verdicts_come_back_with_their_passages(session, panel):
    panel.review.judge([0], Verdict.COPIED)
    panel.review.judge([3], Verdict.CITED)
    panel.review.write(3, "see p. 4 <b>")
    panel.show_found(found(rows=ROWS[:2]))
    unmatched = panel.findChild(QPushButton, "restingMarks")
    assert unmatched.isVisibleTo(panel)
    assert unmatched.text().startswith("1 verdict")
    assert "see p. 4 &lt;b&gt;" in unmatched.toolTip()
    assert column(panel, PassageColumn.VERDICT) == ["● Copied", "○ Undecided"]
    unmatched.click()
    dialog = panel.findChild(DetailsDialog)
    assert dialog.findChild(QPlainTextEdit, "details").toPlainText() == "❝ Cited: nine\n    see p. 4 <b>"
    dialog.close()
    panel.show_found(found())
    assert not unmatched.isVisibleTo(panel)
    assert column(panel, PassageColumn.VERDICT) == ["● Copied", "○ Undecided", "○ Undecided", "❝ Cited ✎"]


def test_another_pair_has_its_own_verdicts(session, panel):
    panel.review.judge([0], Verdict.COPIED)
    panel.show_pair(("left", "other"))
    panel.show_found(found(keys=("left", "other")))
    assert panel.review.decided == 0
    panel.review.judge([1], Verdict.CITED)
    panel.show_pair(PAIR)
    panel.show_found(found())
    assert column(panel, PassageColumn.VERDICT) == ["● Copied", "○ Undecided", "○ Undecided", "○ Undecided"]
    assert verdicts(session, "other") == {"four six five": Verdict.CITED}


def test_other_decisions_of_a_session_are_shown_at_once(session, panel):
    panel.review.judge([0], Verdict.COPIED)
    review = session.decisions.review
    session.decisions.restore(replace(review, marks={}))
    assert panel.review.decided == 0
    session.decisions.restore(review)
    assert column(panel, PassageColumn.VERDICT)[0] == "● Copied"


def test_the_context_menu_of_the_list_decides_too(panel):
    texts = [action.text() for action in panel.table.actions() if not action.isSeparator()]
    assert texts[-5:] == ["○ Undecided", "⊘ Ignored", "❝ Cited", "● Copied", "Note…"]
    panel.table.choose([1])
    next(action for action in panel.table.actions() if action.text() == "❝ Cited").trigger()
    assert panel.review[1].verdict is Verdict.CITED
    panel.table.actions()[-1].trigger()
    assert QApplication.focusWidget() is note(panel)


def test_where_there_is_no_room_signs_stand_for_words(panel):
    panel.review.judge([1], Verdict.CITED)
    panel.resize(560, 320)
    panel.grab()
    assert column(panel, PassageColumn.VERDICT) == ["○", "❝", "○", "○"]
    assert "cited" in column(panel, PassageColumn.VERDICT, Qt.ItemDataRole.ToolTipRole)[1]
    assert panel.table.horizontalScrollBar().maximum() == 0
    cited = panel.findChild(QToolButton, "passageCited")
    assert (cited.text(), cited.accessibleName()) == ("❝", "cited")
    panel.resize(1100, 320)
    panel.grab()
    assert column(panel, PassageColumn.VERDICT)[1] == "❝ Cited"
    assert cited.text() == "❝ Cited"


def test_shift_and_a_click_choose_many_rows(qtbot, panel):
    table = panel.table
    for number, modifier in ((0, Qt.KeyboardModifier.NoModifier), (2, Qt.KeyboardModifier.ShiftModifier)):
        place = table.visualRect(table.model().index(number, PassageColumn.TEXT)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, modifier, QPoint(place))
    assert sorted(table.chosen) == [0, 1, 2]
    qtbot.keyClick(table, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert panel.review.decided == 3
