"""The Measures dock: what the engine says, in words of the window, worked out only while somebody looks."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDockWidget, QLabel, QListView, QSpinBox

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.hints import hints
from imbrex.engine.measures.registry import MEASURES, measure_pair
from imbrex.engine.measures.value import Kind, Value, in_figures
from imbrex.engine.options import Canonization, Options, Shingling
from imbrex.engine.text.document import Document
from imbrex.gui.compare.measures.measure_model import (
    COSTLY,
    QUICK,
    ROW,
    CostlyMeasureJob,
    Measured,
    MeasureJob,
    MeasureModel,
)
from imbrex.gui.compare.measures.measures_panel import MeasuresPanel
from imbrex.gui.compare.what_if.switch_model import SwitchesJob
from imbrex.gui.start.application import create_window
from imbrex.languages.plain import Plain
from imbrex.messages import Message
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.noted_jobs import note_ends, note_finished

pytestmark = pytest.mark.one_window

ALL = f"{ROSE} {FOX} {HARBOUR} {LETTER} {SCHOOL}"
NUMBERED = " ".join(f"word{number} stands here." for number in range(400))
SHUFFLED = " ".join(f"here word{number} stands." for number in range(399, -1, -1))


@pytest.fixture
def wait_for_measures(qtbot, window):
    """Wait until nothing is worked out any more."""

    def wait():
        qtbot.waitUntil(lambda: not window.controller.runner.is_busy and bool(rows(window)), timeout=30_000)

    return wait


def rows(window):
    model = window.findChild(QListView, "measuresView").model()
    return [model.index(number).data(ROW) for number in range(model.rowCount())]


def row(window, label):
    return next(row for row in rows(window) if row.label == label)


TEXTS = ("", "word", "a. b. c.", ROSE, ALL, f"{ALL} {ALL}", NUMBERED, SHUFFLED)


@pytest.mark.parametrize("length", [1, 3])
def test_every_sentence_of_a_measure_is_a_message(length):
    documents = [
        Document(str(number), f"text {number}.txt", text, language="en" if number % 2 else "de")
        for number, text in enumerate(TEXTS)
    ]
    everything = 0
    for loaded in (documents, documents[3:5]):
        corpus = Corpus(lambda _: Plain(), Options(shingles=Shingling(length=length), canonization=Canonization()))
        corpus.add(loaded)
        collection = Collection(corpus)
        for left, right in combinations(loaded, 2):
            values = measure_pair(collection, left.key, right.key)
            said = [text for value in values.values() for text in (value.detail, value.caution, value.reason)]
            said += hints(values, collection.side(left.key), collection.side(right.key))
            assert all(isinstance(text, Message) for text in said)
            everything += sum(map(bool, said))
    assert everything > 300


def test_every_hint_is_a_message():
    """Figures made up so that each hint has its turn: real ones would take megabytes."""
    corpus = Corpus(lambda _: Plain(), Options())
    corpus.add([Document("a", "a", ROSE), Document("b", "b", NUMBERED)])
    sides = [Collection(corpus).side(key) for key in "ab"]
    found = set()
    for high, low, bits in product((0.1, 0.9), (0.1, 0.6), (2, 30)):
        names = {"containment-left": high, "containment-right": low, "jaccard": low, "simhash": bits}
        names |= {"ncd-xz": 0.1, "ncd-gzip": high, "ncd-bzip2": low}
        values = {name: Value(figure) for name, figure in names.items()}
        found.update(hints(values | {"supershingles": Value(0.0, near_duplicate=False)}, *sides))
    assert len(found) == 8
    assert all(isinstance(hint, Message) for hint in found)


def test_nothing_is_worked_out_while_nobody_looks(window, open_and_wait, pair):
    asked = note_finished(window.controller.runner)
    open_and_wait(*pair)
    assert not window.findChild(QDockWidget, "measuresDock").isVisible()
    assert MeasureJob not in asked


def test_nothing_is_worked_out_behind_another_panel(qtbot, window, open_and_wait, wait_for_measures, pair):
    asked = note_finished(window.controller.runner)
    open_and_wait(*pair)
    measures, what_if = (window.findChild(QDockWidget, name) for name in ("measuresDock", "whatIfDock"))
    measures.reveal()
    wait_for_measures()
    what_if.reveal()
    qtbot.waitUntil(lambda: SwitchesJob in asked, timeout=30_000)
    asked.clear()
    window.findChild(QSpinBox, "shingleLength").setValue(2)
    qtbot.waitUntil(lambda: SwitchesJob in asked, timeout=30_000)
    assert MeasureJob not in asked
    before = row(window, "Jaccard (resemblance)")
    measures.reveal()
    qtbot.waitUntil(lambda: row(window, "Jaccard (resemblance)") != before, timeout=30_000)


def test_the_view_menu_opens_all_measures_of_the_pair(qtbot, window, open_and_wait, wait_for_measures, pair):
    open_and_wait(*pair)
    action = next(action for action in window.menus.experts.actions() if action.text() == "Measures")
    action.trigger()
    wait_for_measures()
    values = measures_of(pair)
    labels = {measure.name: measure.label for measure in MEASURES}
    shown = [row for row in rows(window) if not row.is_hint]
    assert [row.label for row in shown] == [labels[name] for name in QUICK]
    for measure in (measure for measure in MEASURES if not measure.costly):
        if measure.kind is Kind.FRACTION:
            assert row(window, measure.label).figure == (in_figures(values[measure.name], measure.kind) or "–")
        assert row(window, measure.label).notes == (values[measure.name].detail or values[measure.name].reason)


def measures_of(pair):
    """What the engine itself says of two files, with the languages of the window."""
    from imbrex.languages.registry import Languages

    corpus = Corpus(Languages().find)
    corpus.add([Document(str(path), path.name, path.read_text("utf-8"), language="en") for path in pair])
    return measure_pair(Collection(corpus), *map(str, pair), names=QUICK)


def test_an_estimate_stands_beside_the_exact_value(window, open_and_wait, wait_for_measures, pair):
    open_and_wait(*pair)
    window.findChild(QDockWidget, "measuresDock").reveal()
    wait_for_measures()
    minhash, exact = row(window, "MinHash-84"), row(window, "Jaccard (resemblance)")
    assert exact.figure in minhash.beside
    assert "±" in minhash.figure
    assert minhash.bar.exact == exact.bar.share
    assert minhash.bar.error > 0
    assert row(window, "Supershingles, 6 of 14").bar.thresholds == (2 / 6,)
    assert "near-duplicates: no" in row(window, "Supershingles, 6 of 14").beside
    simhash = row(window, "SimHash-64, keywords")
    assert simhash.bar.share == 1 - int(simhash.figure.split()[0]) / 64
    assert simhash.bar.thresholds == (61 / 64,)


def test_figures_follow_the_options(qtbot, window, open_and_wait, wait_for_measures, write):
    open_and_wait(write("short.txt", ROSE), write("long.txt", ALL))
    window.findChild(QDockWidget, "measuresDock").reveal()
    wait_for_measures()
    before = row(window, "Jaccard (resemblance)")
    window.findChild(QSpinBox, "shingleLength").setValue(1)
    qtbot.waitUntil(lambda: row(window, "Jaccard (resemblance)") != before, timeout=30_000)
    window.findChild(QSpinBox, "shingleLength").setValue(20)
    qtbot.waitUntil(lambda: row(window, "Jaccard (resemblance)").figure == "–", timeout=30_000)
    assert "too short" in row(window, "Jaccard (resemblance)").notes


@pytest.mark.own_window
def test_costly_measures_wait_to_be_asked_and_are_remembered(qtbot, window, open_and_wait, wait_for_measures, pair):
    jobs = note_finished(window.controller.runner)
    open_and_wait(*pair)
    window.findChild(QDockWidget, "measuresDock").reveal()
    wait_for_measures()
    assert CostlyMeasureJob not in jobs
    window.findChild(QCheckBox, "costlyMeasures").click()
    assert row(window, "Compression distance, xz").figure == "…"
    qtbot.waitUntil(lambda: row(window, "Compression distance, xz").figure != "…", timeout=30_000)
    assert 0 < float(row(window, "Compression distance, xz").figure) < 1.2
    assert "documents" in row(window, "LSA").notes
    assert len([row for row in rows(window) if not row.is_hint]) == len(QUICK) + len(COSTLY)
    other = create_window()
    qtbot.addWidget(other)
    assert other.controller.panels[MeasuresPanel].wants_costly
    other.close()


def test_another_pair_is_measured_and_no_pair_clears_the_list(qtbot, window, open_and_wait, wait_for_measures, folder):
    open_and_wait(folder)
    dock = window.findChild(QDockWidget, "measuresDock")
    dock.reveal()
    assert not dock.isVisible()  # there is nothing to show yet
    assert not rows(window)
    keys = [document.key for document in window.controller.session.documents]
    figures = []
    for left, right in ((0, 1), (0, 4)):
        window.controller.show_pair(keys[left], keys[right])
        wait_for_measures()
        figures.append(row(window, "Jaccard (resemblance)").figure)
    assert figures[0] != figures[1] == "0.0%"
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not rows(window), timeout=30_000)
    assert not dock.isVisible()


def test_stopping_says_so_and_comparing_again_works_it_out(qtbot, window, open_and_wait, wait_for_measures, pair):
    open_and_wait(*pair)
    ends = note_ends(window.controller.runner)
    window.findChild(QDockWidget, "measuresDock").reveal()
    window.controller.panels.queries._ask()
    assert window.controller.runner.is_running(MeasureJob)
    window.controller.stop()
    qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=30_000)
    told = window.findChild(QLabel, "measuresTold")
    error = [error for job, error in ends if isinstance(job, MeasureJob)][-1]  # earlier ones were replaced
    # It may have been quicker than the stop.
    assert ("stopped" in told.text()) == told.isVisible() == (error is not None)
    window.controller.refresh()
    wait_for_measures()
    assert row(window, "MinHash-84").figure


def test_a_query_that_had_to_give_way_is_asked_again(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    window.findChild(QDockWidget, "measuresDock").reveal()
    window.controller.panels.queries._ask()
    assert window.controller.runner.is_running(MeasureJob)
    window.controller.show_pair(*window.controller.pair)
    assert not window.controller.runner.is_running(MeasureJob)
    qtbot.waitUntil(lambda: bool(rows(window)), timeout=10_000)


def test_a_pair_that_is_opened_again_is_measured_again(qtbot, window, open_and_wait, wait_for_measures, folder):
    open_and_wait(folder)
    window.findChild(QDockWidget, "measuresDock").reveal()
    keys = [document.key for document in window.controller.session.documents]
    for _ in range(2):
        window.controller.show_pair(keys[0], keys[1])
        wait_for_measures()
        qtbot.keyClick(window, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not rows(window), timeout=10_000)


def test_a_row_can_be_copied_and_is_read_out_whole(qtbot, window, open_and_wait, wait_for_measures, pair):
    open_and_wait(*pair)
    window.findChild(QDockWidget, "measuresDock").reveal()
    wait_for_measures()
    view = window.findChild(QListView, "measuresView")
    view.setFocus()
    number = next(number for number, each in enumerate(rows(window)) if each.label == "MinHash-84")
    view.setCurrentIndex(view.model().index(number))
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text()
    minhash = rows(window)[number]
    for part in (minhash.label, minhash.figure, minhash.beside, minhash.notes.rstrip(".")):
        assert part in copied


@pytest.mark.parametrize("width", [300, 1000])
def test_no_text_of_a_row_is_cut_off(qtbot, window, open_and_wait, wait_for_measures, pair, width):
    open_and_wait(*pair)
    window.findChild(QDockWidget, "measuresDock").reveal()
    wait_for_measures()
    view = window.findChild(QListView, "measuresView")
    delegate = view.itemDelegate()
    for each in rows(window):
        plan = delegate._plan(each, width, view.font())
        assert all(piece.box.left() >= 0 and piece.box.right() < width for piece in plan.pieces)
        assert all(piece.box.bottom() < plan.height for piece in plan.pieces)
        boxes = [piece.box for piece in plan.pieces]
        assert not [1 for one, other in combinations(boxes, 2) if one.intersects(other)]


def test_the_model_keeps_qts_rules(qapp, qtmodeltester):
    corpus = Corpus(lambda _: Plain())
    corpus.add([Document("a", "a", ROSE), Document("b", "b", ALL)])
    model = MeasureModel()
    model.show_measured(Measured(measure_pair(Collection(corpus), "a", "b", QUICK), ("A hint.",)), costly=True)
    qtmodeltester.check(model, force_py=True)


def test_an_open_dock_is_open_again_at_the_next_start(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    window.findChild(QDockWidget, "measuresDock").reveal()
    window.close()
    again = create_window()
    qtbot.addWidget(again)
    again.show()
    again.open_paths(list(pair))
    qtbot.waitUntil(lambda: bool(rows(again)) and not again.controller.runner.is_busy, timeout=30_000)
    assert again.findChild(QListView, "measuresView").isVisible()
    assert not again.findChild(QDockWidget, "whatIfDock").isVisible()
    again.close()
