"""The Common text dock: phrases that many texts have, and the box that leaves each of them out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from imbrex.engine.compare.common_phrases import MOST, CommonPhrase
from imbrex.engine.text.document import Document
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.common_text.common_text_panel import CommonTextPanel
from imbrex.gui.overview.common_text.phrase_model import PhraseColumn, PhraseModel
from imbrex.gui.theme import apply_theme
from imbrex.gui.theme.contrast import contrast
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL

TASK = "Describe how the people of your village prepare bread during the long northern winter nights."
BREAD = CommonPhrase("prepare bread during the long nights", 6, 9, 0.9)
WINTER = CommonPhrase("long northern winter", 3, 4, 0.4)
CHECK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def session(qapp):
    session = Session()
    texts = {name: f"{name} tells of Anna Petrova" for name in ("one", "two", "three")}
    documents = [Document(key, f"{key}.txt", text, author="Anna Petrova") for key, text in texts.items()]
    session.add([FileRead(document.key, (document,)) for document in documents])
    return session


@pytest.fixture
def panel(qtbot, session):
    panel = CommonTextPanel(session, Settings())
    qtbot.addWidget(panel)
    return panel


def excluded(session):
    return list(session.options.exclusions.phrases)


def column(panel, column, role=Qt.ItemDataRole.DisplayRole):
    model = panel.table.model()
    return [model.index(row, column).data(role) for row in range(model.rowCount())]


def summary(panel):
    return panel.findChild(QLabel, "commonSummary").text()


def checked(panel):
    states = zip(column(panel, 0), column(panel, 0, CHECK), strict=True)
    return [text for text, state in states if state == Qt.CheckState.Checked]


def test_each_phrase_tells_its_words_and_texts(panel):
    panel.show_found((WINTER, BREAD))
    assert column(panel, PhraseColumn.PHRASE) == [BREAD.text, WINTER.text]  # most words in all texts together first
    assert column(panel, PhraseColumn.WORDS) == ["6", "3"]
    assert column(panel, PhraseColumn.TEXTS) == ["9 · 90%", "4 · 40%"]
    assert summary(panel).startswith("2 ")


def test_the_share_is_a_wish(qtbot, panel):
    assert panel.choice == 0.25
    with qtbot.waitSignal(panel.query_changed):
        panel.findChild(QSpinBox, "commonShare").setValue(60)
    assert panel.choice == 0.6


def test_a_box_leaves_a_phrase_out_and_takes_it_back(session, panel):
    panel.show_found((BREAD, WINTER))
    box = panel.table.model().index(1, PhraseColumn.PHRASE)
    assert panel.table.model().setData(box, Qt.CheckState.Checked, CHECK)
    assert excluded(session) == [WINTER.text]
    assert checked(panel) == [WINTER.text]
    panel.table.model().setData(box, Qt.CheckState.Unchecked, CHECK)
    assert excluded(session) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_keyboard_checks_the_row(qtbot, session, panel, key):
    panel.show_found((BREAD, WINTER))
    panel.table.setCurrentIndex(panel.table.model().index(1, PhraseColumn.TEXTS))
    qtbot.keyClick(panel.table, key)
    assert excluded(session) == [WINTER.text]
    qtbot.keyClick(panel.table, key)
    assert excluded(session) == []


def test_what_is_left_out_stays_in_its_place_though_it_is_found_no_more(qtbot, session, panel):
    panel.show_found((BREAD, WINTER))
    panel.table.selectRow(0)
    qtbot.keyClick(panel.table, Qt.Key.Key_Space)
    panel.show_found((WINTER,))
    assert column(panel, PhraseColumn.PHRASE) == [BREAD.text, WINTER.text]
    assert column(panel, PhraseColumn.TEXTS)[0] == "9 · 90%"
    assert checked(panel) == [BREAD.text]
    assert panel.table.currentIndex().row() == 0
    assert "1 excluded" in summary(panel)
    qtbot.keyClick(panel.table, Qt.Key.Key_Space)
    assert excluded(session) == []


def test_phrases_typed_elsewhere_are_listed_too(session, panel):
    panel.show_found((WINTER,))
    session.set_options(session.options.with_value("exclude-phrases", ["typed by hand"]))
    assert column(panel, PhraseColumn.PHRASE) == [WINTER.text, "typed by hand"]
    assert column(panel, PhraseColumn.TEXTS)[1] == "–"
    assert checked(panel) == ["typed by hand"]


def test_all_and_none(session, panel):
    session.set_options(session.options.with_value("exclude-phrases", ["typed by hand"]))
    panel.show_found((BREAD, WINTER))
    every, none = panel.findChild(QPushButton, "leaveOutAll"), panel.findChild(QPushButton, "leaveOutNone")
    every.click()
    assert excluded(session) == ["typed by hand", BREAD.text, WINTER.text]
    assert not every.isEnabled()
    none.click()
    assert excluded(session) == []
    assert not none.isEnabled()
    assert column(panel, PhraseColumn.PHRASE) == [BREAD.text, WINTER.text]
    assert every.isEnabled()


def test_a_cut_list_says_so(panel):
    panel.show_found(tuple(CommonPhrase(f"phrase {number}", 3, 5, 0.5) for number in range(MOST)))
    assert "showing the first" in summary(panel)
    assert panel.table.model().rowCount() == MOST


def test_finding_nothing_is_a_sentence(panel):
    panel.show_found(())
    assert summary(panel) == "no phrase is in this many texts"
    assert not panel.table.isVisibleTo(panel)


def test_two_texts_have_no_common_phrases(session, panel):
    session.remove(["three"])
    panel.show_found(())
    told = panel.findChild(QLabel, "commonTextTold")
    assert told.isVisibleTo(panel)
    assert "three documents" in told.text()


def test_a_phrase_of_many_lines_is_one_line_with_its_whole_in_the_tooltip(panel):
    text = "<b>one</b> two\u2028three"
    panel.show_found((CommonPhrase(text, 3, 3, 1.0),))
    assert column(panel, PhraseColumn.PHRASE) == ["<b>one</b> two three"]
    assert "&lt;b&gt;one" in column(panel, PhraseColumn.PHRASE, Qt.ItemDataRole.ToolTipRole)[0]


def test_names_are_hidden_in_phrases_and_what_is_left_out_stays_the_phrase_itself(qtbot, session, panel):
    phrase = CommonPhrase("an essay by Anna Petrova", 3, 3, 1.0)
    panel.show_found((phrase,))
    session.set_anonymous(True)
    shown, tip = column(panel, 0)[0], column(panel, 0, Qt.ItemDataRole.ToolTipRole)[0]
    assert shown.startswith("an essay by")
    assert "Petrova" not in shown
    assert "Petrova" not in tip
    panel.table.selectRow(0)
    qtbot.keyClick(panel.table, Qt.Key.Key_Space)
    assert excluded(session) == [phrase.text]


def test_the_model_keeps_qts_rules(qapp, qtmodeltester):
    model = PhraseModel(str)
    model.show_excluded([BREAD.text, "typed by hand"])
    model.show_found([BREAD, WINTER])
    qtmodeltester.check(model, force_py=True)


def test_the_task_of_a_class_is_found_and_left_out(qtbot, window, open_and_wait, write):
    for number, text in enumerate((ROSE, FOX, HARBOUR, LETTER, SCHOOL), 1):
        write(f"class/essay {number}.txt", f"{TASK}\n\n{text}")
    report = open_and_wait(write("class/essay 6.txt", ROSE).parent)
    assert len(report.pairs) == 11
    window.findChild(QDockWidget, "commonTextDock").reveal()
    table = window.findChild(QTableView, "commonTextView")
    qtbot.waitUntil(lambda: table.model().rowCount() == 1, timeout=30_000)
    assert "village prepare bread" in table.model().index(0, PhraseColumn.PHRASE).data()
    assert table.model().index(0, PhraseColumn.TEXTS).data() == "5 · 83%"
    table.selectRow(0)
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        qtbot.keyClick(table, Qt.Key.Key_Space)
    assert len(blocker.args[0].pairs) == 1  # the two that share the rose
    assert sum(counted.excluded > 0 for counted in blocker.args[0].documents) == 5
    assert window.findChild(QWidget, "commonTextPanel").isVisible()


def test_a_click_on_the_box_checks_it(qtbot, session, panel):
    panel.show_found((BREAD, WINTER))
    panel.resize(600, 300)
    panel.show()
    qtbot.waitExposed(panel)
    row = panel.table.visualRect(panel.table.model().index(1, PhraseColumn.PHRASE))
    option = QStyleOptionViewItem()
    panel.table.initViewItemOption(option)
    option.rect = row
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    box = panel.table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, panel.table)
    qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert excluded(session) == [WINTER.text]
    qtbot.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert excluded(session) == [WINTER.text]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_empty_box_can_be_seen_in_the_dark(qapp, panel, scheme):
    apply_theme.apply(qapp, scheme)
    panel.show_found((BREAD,))
    option = QStyleOptionViewItem()
    option.palette = qapp.palette()
    panel.table.itemDelegate().initStyleOption(option, panel.table.model().index(0, PhraseColumn.PHRASE))
    ground, page = option.palette.base().color(), qapp.palette().base().color()
    apply_theme.apply(qapp, "light")
    assert (contrast(ground, page) > 1.5) == (scheme == "dark")


def test_what_is_left_out_is_counted_apart_from_what_is_found(session, panel):
    panel.show_found((BREAD,))
    panel.findChild(QPushButton, "leaveOutAll").click()
    panel.show_found(())
    assert summary(panel) == "no other phrase is in this many texts · 1 excluded"


def test_phrases_have_the_room_that_the_figures_leave(qtbot, panel):
    panel.resize(360, 400)
    panel.show()
    panel._model.show_found([BREAD, WINTER])
    table = panel.table
    wide = table.fontMetrics().horizontalAdvance
    for which in (PhraseColumn.WORDS, PhraseColumn.TEXTS):
        assert all(wide(text) < table.columnWidth(which) for text in column(panel, which))
        assert table.sizeHintForColumn(which) <= table.columnWidth(which)
        assert table.horizontalHeader().sectionSizeHint(which) <= table.columnWidth(which)
    few = table.columnWidth(PhraseColumn.TEXTS)
    panel._model.show_found([CommonPhrase("all", 1, 123_456, 1.0)])
    assert wide(column(panel, PhraseColumn.TEXTS)[0]) < table.columnWidth(PhraseColumn.TEXTS)
    assert few < table.columnWidth(PhraseColumn.TEXTS)
