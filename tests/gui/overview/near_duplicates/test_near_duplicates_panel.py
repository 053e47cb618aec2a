"""The Near-duplicates dock: what an index finds, misses and wrongly brings up, beside the exact figures."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDockWidget, QLabel, QSpinBox, QTableView, QWidget

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.near_duplicates import IN_ROUNDS, RULES, Method, NearDuplicates, find_near_duplicates
from imbrex.engine.options import Options
from imbrex.engine.review.review import Verdict
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.near_duplicates.near_duplicates_job import NearDuplicatesJob, NearFound
from imbrex.gui.overview.near_duplicates.near_duplicates_panel import INDEX_NAMES, NearDuplicatesPanel
from imbrex.gui.overview.near_duplicates.near_model import NearColumn, NearModel, Outcome, outcomes
from imbrex.languages.registry import Languages
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.noted_jobs import note_finished

NAMES_OF_FOUR = ("delta", "alpha", "Bravo", "charlie")


def words(first: int, count: int) -> str:
    return " ".join(f"word{number}" for number in range(first, first + count))


@pytest.fixture
def twins(write):
    """Five essays: 1 and 2 are nearly the same, 3 shares half with them, 4 and 5 nothing."""
    long = words(0, 400)
    texts = (f"{long} {ROSE}", f"{long} {FOX}", f"{words(0, 200)} {HARBOUR}", LETTER * 3, SCHOOL * 3)
    paths = [write(f"class/essay {number}.txt", text) for number, text in enumerate(texts, 1)]
    return paths[0].parent


@pytest.fixture
def found():
    """A search made up so that every outcome is there once."""
    documents = tuple(Counted(Document(name, name, ""), 9, 9) for name in NAMES_OF_FOUR)
    left, right = np.array([0, 0, 0, 1, 1], np.int32), np.array([1, 2, 3, 2, 3], np.int32)
    sizes = np.array([100] * 4, np.int32)
    report = Report(Options(), documents, Pairs(left, right, np.array([95, 90, 85, 30, 20], np.int32), sizes))
    near = NearDuplicates(
        Method.SUPERSHINGLES,
        0.7,
        left,
        right,
        np.array([0.9, 0.8, 0.7, 0.2, 0.1]),
        np.array([True, False, True, True, True]),
        np.array([True, False, False, True, False]),
        4,
        (),
    )
    return NearFound(report, near)


def column(model, column):
    return [model.index(row, column).data() for row in range(model.rowCount())]


def open_dock(qtbot, window):
    """Show the dock and wait for what it finds."""
    window.findChild(QDockWidget, "nearDuplicatesDock").reveal()
    settle(qtbot, window)
    return window.findChild(QTableView, "nearDuplicatesView").model()


def settle(qtbot, window):
    studies = window.controller.panels.queries

    def is_settled():
        timers = (window.controller._timer, studies._timer)
        return not window.controller.runner.is_busy and not any(timer.isActive() for timer in timers)

    qtbot.waitUntil(is_settled, timeout=30_000)


def test_every_index_has_a_name_and_a_rule():
    assert set(INDEX_NAMES) == set(RULES) == set(Method)


def test_nothing_is_looked_for_while_nobody_looks(window, open_and_wait, twins):
    asked = note_finished(window.controller.runner)
    open_and_wait(twins)
    assert not window.findChild(QDockWidget, "nearDuplicatesDock").isVisible()
    assert NearDuplicatesJob not in asked


def test_each_index_shows_what_the_engine_finds(qtbot, window, open_and_wait, twins):
    report = open_and_wait(twins)
    model = open_dock(qtbot, window)
    corpus = Corpus(Languages().find, report.options)
    corpus.add([counted.document for counted in report.documents])
    collection, pairs = Collection(corpus), corpus.report().pairs
    window.findChild(QSpinBox, "nearThreshold").setValue(70)
    box, rounds = window.findChild(QComboBox, "nearMethod"), window.findChild(QSpinBox, "nearRounds")
    for method in Method:
        box.setCurrentIndex(box.findData(method.value))
        settle(qtbot, window)
        assert rounds.isEnabled() is (method in IN_ROUNDS), method
        expected = find_near_duplicates(collection, pairs, method, 0.7, rounds.value())
        summary = window.findChild(QLabel, "nearSummary").text()
        assert summary.startswith("10 pairs"), method
        names = {"proposed": "candidates", "accepted": "found", "true": "near-duplicates", "missed": "missed"}
        for attribute, name in names.items():
            assert f"{name}: {np.count_nonzero(getattr(expected, attribute))}" in summary, method
        assert [column(model, one)[0] for one in (NearColumn.LEFT, NearColumn.RIGHT)] == ["essay 1", "essay 2"], method
        assert column(model, NearColumn.JACCARD)[0] == f"{100 * float(expected.jaccard[0]):.1f}%", method


def test_the_threshold_decides_what_is_true(qtbot, window, open_and_wait, twins):
    open_and_wait(twins)
    model = open_dock(qtbot, window)
    threshold, summary = window.findChild(QSpinBox, "nearThreshold"), window.findChild(QLabel, "nearSummary")
    threshold.setValue(100)
    settle(qtbot, window)
    assert "near-duplicates: 0" in summary.text()
    assert "No pair reaches the threshold" in summary.text()
    assert not {"found", "missed by the index", "rejected by the rule"} & {*column(model, NearColumn.OUTCOME)}
    threshold.setValue(40)
    settle(qtbot, window)
    assert "near-duplicates: 3" in summary.text()
    assert "missed 2 near-duplicates" in summary.text()  # half a text is too little for supershingles
    assert "missed by the index" in column(model, NearColumn.OUTCOME)


def test_a_pair_opens_in_compare_by_double_click_and_enter(qtbot, window, open_and_wait, twins):
    open_and_wait(twins)
    open_dock(qtbot, window)
    table = window.findChild(QTableView, "nearDuplicatesView")
    for press in (
        lambda: table.doubleClicked.emit(table.model().index(0, 0)),
        lambda: qtbot.keyClick(table, Qt.Key.Key_Return),
    ):
        table.selectRow(0)
        press()
        qtbot.waitUntil(window.findChild(QWidget, "comparePage").isVisible, timeout=30_000)
        assert [key.rsplit("/")[-1] for key in window.controller.pair] == ["essay 1.txt", "essay 2.txt"]
        settle(qtbot, window)
        assert table.isVisible()
        assert table.currentIndex().row() == 0
        qtbot.keyClick(window, Qt.Key.Key_Escape)
        qtbot.waitUntil(window.findChild(QWidget, "overviewPage").isVisible, timeout=30_000)


def test_it_follows_documents_and_options(qtbot, window, open_and_wait, twins):
    open_and_wait(twins)
    model = open_dock(qtbot, window)
    before = column(model, NearColumn.JACCARD)
    window.findChild(QSpinBox, "shingleLength").setValue(1)
    settle(qtbot, window)
    assert column(model, NearColumn.JACCARD) != before
    keys = [document.key for document in window.controller.session.documents]
    window.controller.session.remove(keys[:1])
    settle(qtbot, window)
    assert "6 pairs" in window.findChild(QLabel, "nearSummary").text()
    window.controller.session.remove(keys[1:3])
    settle(qtbot, window)
    assert not window.findChild(QDockWidget, "nearDuplicatesDock").isVisible()
    assert not model.rowCount()


def test_archive_documents_are_not_pairs(qtbot, window, open_and_wait, twins):
    open_and_wait(twins)
    model = open_dock(qtbot, window)
    assert model.rowCount() == 1
    keys = [document.key for document in window.controller.session.documents]
    window.controller.session.set_role(keys[:2], Role.ARCHIVE)
    settle(qtbot, window)
    assert "9 pairs" in window.findChild(QLabel, "nearSummary").text()
    assert not model.rowCount()


def test_every_outcome_has_its_words_and_its_place(qtbot, found):
    model = NearModel()
    model.show_found(found)
    assert outcomes(found.near).tolist() == [
        Outcome.FOUND,
        Outcome.MISSED,
        Outcome.REFUSED,
        Outcome.FALSE,
        Outcome.PROPOSED,
    ]
    assert model.rowCount() == 4
    model.show_all(True)
    assert len(set(column(model, NearColumn.OUTCOME))) == 5
    model.sort(NearColumn.OUTCOME, Qt.SortOrder.DescendingOrder)
    assert column(model, NearColumn.JACCARD) == ["10.0%", "20.0%", "70.0%", "80.0%", "90.0%"]
    assert model.pair_at(0) == ("alpha", "charlie")
    model.sort(NearColumn.RIGHT, Qt.SortOrder.AscendingOrder)
    assert column(model, NearColumn.RIGHT) == ["alpha", "Bravo", "Bravo", "charlie", "charlie"]
    assert model.row_of("delta", "alpha") == 0
    assert model.row_of("alpha", "delta") == -1


@pytest.mark.parametrize(
    ("true", "proposed", "accepted", "expected"),
    [
        (0.95, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], "No pair reaches"),
        (0.85, [1, 1, 1, 1, 1], [1, 0, 0, 0, 0], "found all near-duplicates"),
        (0.75, [1, 0, 1, 1, 1], [1, 0, 0, 0, 0], "missed 1 near-duplicate."),
        (0.65, [1, 1, 1, 1, 1], [1, 0, 0, 0, 0], "its rule rejected 2 near-duplicates."),
    ],
)
def test_the_verdict_is_a_plain_sentence(qtbot, found, true, proposed, accepted, expected):
    panel = NearDuplicatesPanel(Session(), Settings())
    qtbot.addWidget(panel)
    columns = (np.array(column, np.bool_) for column in (proposed, accepted))
    old = found.near
    near = NearDuplicates(old.method, true, old.left, old.right, old.jaccard, *columns, old.compared, ())
    panel.show_found(NearFound(found.report, near))
    assert expected in panel.findChild(QLabel, "nearSummary").text()


def test_the_selected_pair_stays_selected(qtbot, found):
    panel = NearDuplicatesPanel(Session(), Settings())
    qtbot.addWidget(panel)
    panel.show_found(found)
    panel.table.selectRow(1)
    kept = panel.table.model().pair_at(1)
    panel.table.sortByColumn(NearColumn.JACCARD, Qt.SortOrder.AscendingOrder)
    assert panel.table.model().pair_at(panel.table.currentIndex().row()) == kept
    panel.findChild(QCheckBox, "nearAll").click()
    assert panel.table.model().pair_at(panel.table.currentIndex().row()) == kept
    panel.show_found(found)
    assert panel.table.model().pair_at(panel.table.currentIndex().row()) == kept


def test_the_model_keeps_qts_rules(qapp, found, qtmodeltester):
    model = NearModel()
    model.show_found(found)
    qtmodeltester.check(model, force_py=True)


def test_near_duplicates_have_the_verdicts_of_all_pairs(qtbot, window, open_and_wait, twins):
    open_and_wait(twins)
    model = open_dock(qtbot, window)
    window.findChild(QSpinBox, "nearThreshold").setValue(40)
    settle(qtbot, window)
    table, decisions = window.findChild(QTableView, "nearDuplicatesView"), window.controller.session.decisions
    pair = model.pair_at(0)
    window.activateWindow()
    table.setFocus()
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_3)
    assert decisions.of(*pair) is Verdict.CITED
    assert column(model, NearColumn.VERDICT)[0] == "❝ Cited"
    decisions.note_pair(*pair[::-1], "twins")
    assert column(model, NearColumn.VERDICT)[0] == "❝ Cited ✎"
    table.sortByColumn(NearColumn.VERDICT, Qt.SortOrder.DescendingOrder)
    assert column(model, NearColumn.VERDICT)[0] == "❝ Cited ✎"
    decisions.undo_stack.setIndex(0)
    assert set(column(model, NearColumn.VERDICT)) == {"○ Undecided"}
