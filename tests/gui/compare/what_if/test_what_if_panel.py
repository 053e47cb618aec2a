"""The What-if dock: the engine's curve and switches, and what a click on them does."""

from itertools import combinations_with_replacement

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QPushButton, QTableView

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import LONGEST_SHINGLE, Canonization, Options, Shingling, WordForm
from imbrex.engine.text.document import Document
from imbrex.engine.what_if.option_switches import pair_score, try_switches
from imbrex.engine.what_if.shingle_lengths import ChanceFrom, what_if
from imbrex.gui.compare.what_if.curve import CurveView, Series
from imbrex.gui.compare.what_if.switch_model import SwitchColumn, Switched, SwitchesJob, SwitchModel, WhatIfJob
from imbrex.gui.compare.what_if.what_if_panel import WhatIfPanel
from imbrex.languages.plain import Plain
from imbrex.messages import Message
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.noted_jobs import note_finished
from tests.gui.questions import ask

pytestmark = pytest.mark.one_window

ALL = f"{ROSE} {FOX} {HARBOUR} {LETTER} {SCHOOL}"
TEXTS = ("", "word", "word word word", ROSE, f"{ROSE} {FOX}", ALL, " ".join(f"w{number}" for number in range(300)))


def corpus_of(*texts, options=None):
    corpus = Corpus(lambda _: Plain(), options)
    corpus.add([Document(str(number), f"{number}.txt", text) for number, text in enumerate(texts)])
    return corpus


@pytest.fixture
def dock(qtbot, window, open_and_wait, pair):
    """The dock on an open pair, with everything worked out."""
    open_and_wait(*pair)
    window.findChild(QDockWidget, "whatIfDock").reveal()
    settle(qtbot, window)
    return window.controller.panels[WhatIfPanel]


def settle(qtbot, window):
    """Wait until curve and table are of the options in force."""
    panel, controller = window.controller.panels[WhatIfPanel], window.controller

    def is_settled():
        studies = controller.panels.queries
        return (
            not controller.runner.is_busy
            and not controller._timer.isActive()
            and not studies._timer.isActive()
            and panel.table.model().rowCount() > 1
            and panel.curve.current == controller.session.options.shingles.length
        )

    qtbot.waitUntil(is_settled, timeout=30_000)


def test_every_reason_is_known_to_the_translators():
    said = set()
    for canonization in (Canonization(), Canonization(drop_stop_words=False)):
        for texts in ((*pair, *TEXTS[3:]) for pair in combinations_with_replacement(TEXTS, 2)):
            for loaded in (texts, texts[:2]):
                corpus = corpus_of(*loaded, options=Options(canonization=canonization))
                said.add(what_if(corpus, "0", "1").suggestion.reason)
    assert len(said) > 5
    assert all(isinstance(reason, Message) for reason in said)


def test_nothing_is_worked_out_while_nobody_looks(window, open_and_wait, pair):
    asked = note_finished(window.controller.runner)
    open_and_wait(*pair)
    assert not window.findChild(QDockWidget, "whatIfDock").isVisible()
    assert WhatIfJob not in asked
    assert SwitchesJob not in asked


def the_curve_says_what_the_comparison_says(window, dock):
    comparison = window.controller.session.report.pairs
    assert dock.curve.count == LONGEST_SHINGLE
    said = dock.curve.describe(3)
    assert window.findChild(QLabel, "leftHeadFigure").text() in said
    assert window.findChild(QLabel, "rightHeadFigure").text() in said
    assert f"Jaccard: {round(100 * float(comparison.jaccard[0]))}%" in said
    assert dock.curve.current == 3
    assert said == dock.curve.accessibleDescription()


def a_click_on_the_curve_sets_the_length(qtbot, window, dock):
    place = dock.curve.place(5, 0.5).toPoint()
    qtbot.mouseClick(dock.curve, Qt.MouseButton.LeftButton, pos=place)
    assert window.controller.session.options.shingles.length == 5
    settle(qtbot, window)
    assert dock.curve.current == 5
    assert window.controller.session.report.options.shingles.length == 5


def arrow_keys_walk_along_the_curve_and_stop_at_its_ends(qtbot, window, dock):
    lengths = []
    window.controller.session.options_changed.connect(lambda options: lengths.append(options.shingles.length))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(dock.curve, key)
    assert lengths == [4, 3, 2, 1]


def the_suggestion_can_be_taken(qtbot, window, dock):
    take = window.findChild(QPushButton, "takeSuggestion")
    length = dock._suggested
    assert length is not None
    assert str(length) in take.text()
    assert str(length) in window.findChild(QLabel, "suggestionReason").text()
    window.controller.session.set_options(window.controller.session.options.with_value("shingle-length", length + 5))
    settle(qtbot, window)
    take.click()
    assert window.controller.session.options.shingles.length == length
    settle(qtbot, window)
    assert not take.isEnabled()


def a_switch_is_applied_by_double_click_button_and_enter(qtbot, window, dock):
    table, apply = dock.table, window.findChild(QPushButton, "applySwitch")
    assert not apply.isEnabled()
    table.selectRow(0)
    assert not apply.isEnabled()  # the pair as it is
    for press in (
        lambda row: table.doubleClicked.emit(table.model().index(row, 0)),
        lambda _: apply.click(),
        lambda _: qtbot.keyClick(table, Qt.Key.Key_Return),
    ):
        row = next(
            row for row in range(1, table.model().rowCount()) if table.model().switch_at(row).flag == "fold-case"
        )
        switch, score = table.model().switch_at(row), table.model().switch_at(row).score
        before = window.controller.session.options
        table.selectRow(row)
        assert apply.isEnabled()
        press(row)
        assert window.controller.session.options == before.with_value(switch.flag, switch.value) != before
        settle(qtbot, window)
        assert table.model()._now == score  # what was promised is what came


def test_the_dock_of_a_pair(request, qtbot, window, dock):
    def begin():
        window.controller.session.set_options(Options())
        settle(qtbot, window)

    ask(
        request,
        begin,
        the_curve_says_what_the_comparison_says,
        a_switch_is_applied_by_double_click_button_and_enter,
        a_click_on_the_curve_sets_the_length,
        the_suggestion_can_be_taken,
        arrow_keys_walk_along_the_curve_and_stop_at_its_ends,
    )


def test_switches_are_told_as_the_engine_says_them():
    corpus = corpus_of(f"{ROSE} {FOX}", f"{ROSE.upper()} {HARBOUR}")
    now = pair_score(corpus, "0", "1")
    model = SwitchModel()
    model.show_switched(Switched(corpus.options, now, tuple(try_switches(corpus, "0", "1"))))
    rows = {model.index(row, 0).data(): row for row in range(model.rowCount())}
    assert model.index(0, 0).data() == "Current"
    assert {"Letter case: off", "Include: preposition", "Ignore: adverb", "Word form: as written"} <= rows.keys()
    options = Options(canonization=Canonization(fold_case=False))
    other = corpus_of(f"{ROSE} {FOX}", f"{ROSE.upper()} {HARBOUR}", options=options)
    expected = 100 * pair_score(other, "0", "1").containment_left
    lost = 100 * now.containment_left - expected
    cell = model.index(rows["Letter case: off"], SwitchColumn.LEFT).data()
    assert cell == f"{expected:.1f}% (−{lost:.1f})"
    assert rows["Letter case: off"] == 1  # it changes most


def test_a_pair_without_figures_says_so_and_harms_nothing(qtbot, window, open_and_wait, write):
    open_and_wait(write("numbers.txt", "1 22 333 4444 55555"), write("full.txt", ALL))
    window.controller.session.set_options(window.controller.session.options.with_value("drop-numbers", True))
    window.findChild(QDockWidget, "whatIfDock").reveal()
    settle(qtbot, window)
    reason = window.findChild(QLabel, "suggestionReason")
    assert reason.text() == "One of the texts has no words to compare."
    assert not window.findChild(QPushButton, "takeSuggestion").isVisible()
    assert window.findChild(QTableView, "switchesView").model().index(0, SwitchColumn.LEFT).data() == "–"
    assert window.findChild(QTableView, "switchesView").model().index(1, 0).data() == "Numbers: off"


def test_leaving_the_pair_clears_the_dock(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    window.findChild(QDockWidget, "whatIfDock").reveal()
    keys = [document.key for document in window.controller.session.documents]
    window.controller.show_pair(keys[0], keys[1])
    settle(qtbot, window)
    assert "other documents" in window.controller.panels[WhatIfPanel].curve.describe(1)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.controller.panels[WhatIfPanel].curve.count, timeout=30_000)
    assert not window.findChild(QDockWidget, "whatIfDock").isVisible()
    assert not window.findChild(QTableView, "switchesView").model().rowCount()


def test_places_on_the_curve_and_lengths_are_inverse(qtbot):
    view = CurveView()
    qtbot.addWidget(view)
    view.resize(500, 200)
    assert view.length_at(100) is None
    view.show_series([Series("line", (0.5, None, 1.0, 0.0), 0)], 2, 3)
    for length in range(1, 5):
        assert view.length_at(view.place(length, 0).x()) == length
    assert (view.length_at(-50), view.length_at(10_000)) == (1, 4)
    assert "line: –" in view.describe(2)
    assert view.place(1, 1).y() < view.place(1, 0).y()


def test_the_curve_is_painted_where_its_figures_are(qtbot):
    view = CurveView()
    qtbot.addWidget(view)
    view.resize(500, 260)
    view.show_series([Series("line", (1.0, 0.0, 1.0), 0)], 1, None)
    image = view.grab().toImage()
    colour = image.pixelColor(view.place(2, 0.0).toPoint())
    assert colour != image.pixelColor(view.place(2, 0.6).toPoint() + QPoint(3, 0))
    assert colour == image.pixelColor(view.place(3, 1.0).toPoint())


def test_the_switch_model_keeps_qts_rules(qapp, qtmodeltester):
    corpus = corpus_of(ROSE, ALL, options=Options(shingles=Shingling(length=2)))
    model = SwitchModel()
    model.show_switched(Switched(corpus.options, pair_score(corpus, "0", "1"), tuple(try_switches(corpus, "0", "1"))))
    qtmodeltester.check(model, force_py=True)
    assert any(switch.value is WordForm.STEM for row in range(model.rowCount()) if (switch := model.switch_at(row)))
    assert what_if(corpus, "0", "1").chance_from is ChanceFrom.SHUFFLED
