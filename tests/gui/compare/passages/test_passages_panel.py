"""The Passages dock: a row for each passage, chips that narrow them down, and switches for what counts."""

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDockWidget, QLabel, QTableView, QToolButton

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.document import Document
from imbrex.gui.compare.passages.passage_model import PassageColumn, PassageModel
from imbrex.gui.compare.passages.passages_panel import BESIDE, PassagesPanel
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.widgets.share_bar import QUIET
from imbrex.gui.wording.numbers import percent
from imbrex.gui.wording.plain_text import plain_tip
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE
from tests.gui.rewritten import ROWS, found

pytestmark = pytest.mark.one_window

PAIR = ("left", "right")


@pytest.fixture
def session(qapp):
    session = Session()
    documents = [
        Document(key, f"{key} of Petrova.txt", f"{key} by Anna Petrova", author="Anna Petrova") for key in PAIR
    ]
    session.add([FileRead(document.key, (document,)) for document in documents])
    return session


@pytest.fixture
def panel(qtbot, session):
    panel = PassagesPanel(session, Settings())
    qtbot.addWidget(panel)
    panel.resize(900, 300)
    panel.show()
    panel.show_pair(PAIR)
    panel.show_found(found())
    return panel


def column(panel, column, role=Qt.ItemDataRole.DisplayRole):
    model = panel.table.model()
    return [model.index(row, column).data(role) for row in range(model.rowCount())]


def numbers(panel):
    return [panel.table.model().number_at(row) for row in range(panel.table.model().rowCount())]


def told(panel):
    label = panel.findChild(QLabel, "passagesTold")
    return label.text() if label.isVisibleTo(panel) else ""


def summary(panel):
    return panel.findChild(QLabel, "passagesSummary").text()


def chip(panel, name):
    return panel.findChild(QToolButton, f"list{name}")


def test_many_rows_are_chosen_in_one_step(panel):
    seen = []
    panel.table.selectionModel().selectionChanged.connect(lambda *_: seen.append(panel.table.chosen))
    panel.table.choose([3, 1, 0])
    assert sorted(panel.table.chosen) == [0, 1, 3]
    assert panel.table.current == 0
    assert len(seen) <= 2  # the first row, and then all of them
    panel.table.choose([2, 99])
    assert panel.table.chosen == [2]


def test_a_row_tells_what_a_passage_is(panel):
    assert column(panel, PassageColumn.NUMBER) == ["1 =", "2 ⇄", "3 =", "4 ≈"]
    assert column(panel, PassageColumn.CHANGE) == ["identical", "reordered", "identical", "lightly edited"]
    assert column(panel, PassageColumn.STANDING) == ["not cited", "cited and quoted", "bibliography", "not cited"]
    assert column(panel, PassageColumn.WORDS) == ["3", "3", "2", "1"]
    assert column(panel, PassageColumn.KEPT) == ["100%", "50%", "90%", "70%"]
    assert column(panel, PassageColumn.TEXT) == ["one two three", "four six five", "seven eight", "nine"]
    assert not told(panel)


def test_the_tooltip_tells_of_the_left_text_where_it_differs(panel):
    tips = column(panel, PassageColumn.STANDING, Qt.ItemDataRole.ToolTipRole)
    assert tips[0] == plain_tip("not cited")
    left_out = "Doesn't count: cited and quoted"
    assert tips[1] == plain_tip(f"cited and quoted; in the left text: not cited\n{left_out}")


def test_both_figures_and_the_share_of_each_standing(panel):
    assert (
        summary(panel) == "75% of the right text is in shared passages, changed words included; 33% after exclusions."
    )
    assert chip(panel, "NOT_CITED").text() == "2 · 33%"
    assert chip(panel, "CITED_AND_QUOTED").text() == "1 · 25%"
    assert chip(panel, "BIBLIOGRAPHY").text() == "1 · 17%"
    assert not chip(panel, "TEMPLATE").isVisibleTo(panel)


def test_one_figure_is_told_where_nothing_is_excluded(panel):
    for standing in ("CITED_AND_QUOTED", "BIBLIOGRAPHY"):
        panel.findChild(QCheckBox, f"counts{standing}").click()
    assert summary(panel) == "75% of the right text is in shared passages, changed words included."


@pytest.mark.parametrize(
    ("standing", "counted"),
    [("NOT_CITED", "0%"), ("CITED_AND_QUOTED", "58%"), ("BIBLIOGRAPHY", "50%"), ("MARKS_MISSING", "33%")],
)
def test_each_switch_is_an_option_and_shows_at_once(session, panel, standing, counted):
    box = panel.findChild(QCheckBox, f"counts{standing}")
    before = box.isChecked()
    box.click()
    assert getattr(session.options.attribution, standing.lower()) is not before
    assert f"{counted} after exclusions" in summary(panel)
    box.click()
    assert "33% after exclusions" in summary(panel)


def test_the_switches_follow_the_options(session, panel):
    boxes = {standing: panel.findChild(QCheckBox, f"counts{standing.name}") for standing in Standing}
    assert [standing for standing, box in boxes.items() if box.isChecked()] == list(Standing)[:3]
    session.set_options(session.options.with_value("count-template", True))
    assert boxes[Standing.TEMPLATE].isChecked()
    assert boxes[Standing.TEMPLATE].accessibleName() == "template, 0 passages, 0%"
    assert chip(panel, "TEMPLATE").accessibleName() == "List only: template, 0 passages, 0%"


def test_what_does_not_count_stands_back(session, panel):
    assert column(panel, 0, QUIET) == [False, True, True, False]
    session.set_options(session.options.with_value("count-bibliography", True))
    assert column(panel, 0, QUIET) == [False, True, False, False]


def test_chips_narrow_the_list_and_agree(panel):
    chip(panel, "IDENTICAL").click()
    assert numbers(panel) == [0, 2]
    chip(panel, "NOT_CITED").click()
    assert numbers(panel) == [0]
    chip(panel, "BIBLIOGRAPHY").click()
    assert numbers(panel) == [0, 2]
    for name in ("IDENTICAL", "NOT_CITED", "BIBLIOGRAPHY"):
        chip(panel, name).click()
    assert numbers(panel) == [0, 1, 2, 3]


def test_chips_count_and_are_there_only_for_what_is_there(panel):
    assert chip(panel, "IDENTICAL").text() == "= identical 2"
    assert not chip(panel, "HEAVILY_EDITED").isVisibleTo(panel)
    panel.show_found(found(rows=ROWS[:1]))
    assert not panel.filter.isVisibleTo(panel)  # all are of one class


def test_a_chip_of_what_is_gone_does_not_hide_the_rest(panel):
    chip(panel, "REORDERED").click()
    chip(panel, "CITED_AND_QUOTED").click()
    panel.show_found(found(rows=ROWS[2:]))
    assert numbers(panel) == [0, 1]


def test_no_row_for_two_kinds_is_a_sentence(panel):
    chip(panel, "REORDERED").click()
    chip(panel, "BIBLIOGRAPHY").click()
    none = panel.findChild(QLabel, "passagesNone")
    assert not numbers(panel)
    assert none.isVisibleTo(panel)
    chip(panel, "REORDERED").click()
    assert not none.isVisibleTo(panel)


@pytest.mark.parametrize(
    ("by", "rising"),
    [
        (PassageColumn.NUMBER, [0, 1, 2, 3]),
        (PassageColumn.CHANGE, [0, 2, 3, 1]),
        (PassageColumn.STANDING, [0, 3, 1, 2]),
        (PassageColumn.WORDS, [3, 2, 0, 1]),
        (PassageColumn.KEPT, [1, 3, 2, 0]),
        (PassageColumn.TEXT, [1, 3, 0, 2]),
    ],
)
def test_every_column_sorts_and_the_current_row_stays_its_passage(panel, by, rising):
    panel.show_current(2)
    panel.table.sortByColumn(by, Qt.SortOrder.AscendingOrder)
    assert numbers(panel) == rising
    assert panel.table.current == 2
    panel.table.sortByColumn(by, Qt.SortOrder.DescendingOrder)
    assert panel.table.current == 2
    assert numbers(panel)[0] != rising[0]


def test_the_current_passage_comes_back_with_its_row(panel):
    panel.show_current(1)
    chip(panel, "IDENTICAL").click()
    assert panel.table.current == -1
    chip(panel, "IDENTICAL").click()
    assert panel.table.current == 1


def test_a_click_and_enter_go_to_the_passage_and_arrows_only_move(qtbot, panel):
    table = panel.table
    asked = []
    panel.passage_requested.connect(asked.append)
    place = table.visualRect(table.model().index(1, PassageColumn.TEXT)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == [1]
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert asked == [1]
    assert table.current == 2
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert asked == [1, 2]


def test_both_sides_can_be_copied(qtbot, panel):
    panel.show_current(1)
    panel.table.setFocus()
    qtbot.keyClick(panel.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "reordered · cited and quoted; in the left text: not cited · 3 words · 50% of the words kept\n\n"
        "left of Petrova.txt\nfour five six\n\nright of Petrova.txt\nfour six five\n"
    )


def test_names_are_hidden_in_rows_and_copies(session, panel):
    text = "four Anna Petrova six five so seven eight nine ten eleven twelve"
    row = ((0, 3), (0, 3), Change.IDENTICAL, 1.0, Standing.NOT_CITED, Standing.NOT_CITED)
    panel.show_found(found(text, text, (row,)))
    assert column(panel, PassageColumn.TEXT) == ["four Anna Petrova"]
    panel.show_current(0)
    session.set_anonymous(True)
    assert panel.table.current == 0
    panel.findChild(QTableView, "passagesView").actions()[1].trigger()
    for shown in (*column(panel, PassageColumn.TEXT), QGuiApplication.clipboard().text()):
        assert "four ••••" in shown
        assert "Petrova" not in shown
    session.set_anonymous(False)
    assert column(panel, PassageColumn.TEXT) == ["four Anna Petrova"]


def test_what_is_missing_is_told(panel):
    panel.show_pair(None)
    assert "Open a pair" in told(panel)
    panel.show_pair(("left", "other"))
    assert "Finding passages" in told(panel)
    panel.show_message(lambda: "Stopped.")
    assert told(panel) == "Stopped."
    panel.show_found(found(rows=()))
    assert "No shared passages found" in told(panel)
    assert not panel.table.isVisibleTo(panel)
    panel.show_found(found())
    assert not told(panel)
    panel.show_searching()
    assert not told(panel)  # there is something to look at meanwhile


def test_a_search_that_was_bounded_says_so(panel):
    assert "may be missing" not in summary(panel)
    panel.show_found(found(bounded=True))
    assert "may be missing" in summary(panel)


def test_a_new_search_keeps_the_passage_that_people_look_at(panel):
    panel.show_current(2)
    panel.show_found(found(rows=ROWS[1:]))
    assert panel.table.current == 1
    panel.show_found(found(rows=ROWS[:1]))
    assert panel.table.current == -1


def test_two_thousand_rows_are_listed_and_sorted(qtbot, panel):
    words = " ".join(f"word{number % 977}" for number in range(4_000))
    rows = [
        ((2 * at, 2 * at + 2), (2 * at, 2 * at + 2), Change(at % 4), at / 2_000, Standing(at % 7), Standing(at % 5))
        for at in range(2_000)
    ]
    panel.show_found(found(words, words, rows))
    assert panel.table.model().rowCount() == 2_000
    panel.show_current(777)
    for by in PassageColumn:
        panel.table.sortByColumn(by, Qt.SortOrder.DescendingOrder)
        assert panel.table.current == 777
    texts = [text.strip("\u2068\u2069") for text in column(panel, PassageColumn.TEXT)]
    assert texts == sorted(texts, reverse=True)
    chip(panel, "HEAVILY_EDITED").click()
    assert panel.table.model().rowCount() == 500


@pytest.mark.parametrize("width", [BESIDE - 140, BESIDE, 1200])
def test_nothing_is_cut_off_at_any_width(qtbot, panel, width):
    panel.resize(width, 360)
    QCoreApplication.processEvents()  # lays out
    boxes = panel.findChildren(QCheckBox)
    assert len(boxes) == len(Standing)
    for box in boxes:
        assert box.width() >= box.sizeHint().width(), box.objectName()
    header = panel.table.horizontalHeader()
    for shown in (PassageColumn.NUMBER, PassageColumn.STANDING, PassageColumn.TEXT):
        assert not header.isSectionHidden(shown)
        assert header.sectionSize(shown) >= 60


def test_the_model_keeps_qts_rules(qapp, panel, qtmodeltester):
    model = panel.table.model()
    assert isinstance(model, PassageModel)
    qtmodeltester.check(model, force_py=True)


# In the window


def settle(qtbot, window):
    controller = window.controller
    timers = (controller._timer, controller.panels.queries._timer)
    qtbot.waitUntil(
        lambda: not controller.runner.is_busy and not any(timer.isActive() for timer in timers), timeout=30_000
    )


@pytest.fixture
def opened(qtbot, window, open_and_wait, write):
    """A rewrite beside its source, with the dock open."""
    body = " ".join((ROSE, FOX, LETTER))
    open_and_wait(write("source.txt", f"{HARBOUR} {body}"), write("essay.txt", f"{body} {HARBOUR.upper()}"))
    window.findChild(QDockWidget, "passagesDock").reveal()
    settle(qtbot, window)
    return window.controller.panels[PassagesPanel]


def test_the_dock_lists_what_the_worker_finds(qtbot, window, opened):
    assert len(numbers(opened)) == len(window.controller.compare._found.passages) > 0
    assert percent(window.controller.compare._found.attribution.right.raw) in summary(opened)


def test_going_to_a_passage_shows_it_in_the_texts_and_back(qtbot, window, opened):
    view = window.controller.compare.view
    assert view.lens is Lens.REWRITING  # the list has opened
    view.set_lens(Lens.SHINGLES)
    assert not opened.is_seen  # its passages are not those of the texts
    window.findChild(QDockWidget, "passagesDock").show()
    assert view.lens is Lens.REWRITING
    opened.table.selectRow(0)
    qtbot.keyClick(opened.table, Qt.Key.Key_Return)
    assert view.current_index() == 0
    opened.table.clearSelection()
    opened.table.setCurrentIndex(opened.table.model().index(-1, -1))
    view.panes.set_current(-1)
    view.current.mark(-1)
    view.set_current(0)
    assert opened.table.current == 0


def test_a_switch_of_what_counts_changes_the_figures_and_compares_nothing(qtbot, window, opened):
    report, before = window.controller.session.report, summary(opened)
    heads = window.controller.compare.heads
    figure = heads.right.value.text()
    opened.findChild(QCheckBox, "countsNOT_CITED").click()
    settle(qtbot, window)
    assert window.controller.session.report is report
    assert summary(opened) != before
    assert heads.right.value.text() != figure
    assert percent(window.controller.panels.review.counted) in summary(opened)


def test_without_anybody_looking_nothing_is_searched(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    settle(qtbot, window)
    assert window.controller.compare._found is None
    window.controller.compare.view.set_lens(Lens.REWRITING)
    settle(qtbot, window)
    assert window.controller.compare._found is not None


def test_words_of_passages_are_those_of_the_right_text(panel):
    listed = panel.table.model().listed
    assert listed.words.tolist() == [3, 3, 2, 1]
    assert np.isclose(sum(listed.shares().values()), listed.found.attribution.right.raw)
