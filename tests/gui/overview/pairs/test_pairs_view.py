"""The table of pairs: ranking, sorting, filtering and verdicts over arrays."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.options import Options
from imbrex.engine.overview.pair_details import Details
from imbrex.engine.overview.score import Score
from imbrex.engine.review.verdict import Verdict
from imbrex.engine.text.document import Document, Role
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.overview.pairs.pair_model import natural, ranks_of
from imbrex.gui.overview.pairs.pairs_view import PairsView
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.overview.shared.known_details import KnownDetails
from imbrex.gui.overview.shared.ranking import order_of, rank
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.wording.verdict_texts import verdict_name
from tests.gui.overview.rankings import make_class, make_ranking

NAMES = ("delta", "alpha", "Bravo", "charlie")


def make_report(authors=("", "", "", "")):
    """Pairs 0-1 (10 of 20 and 100), 0-2 (15 of 20 and 60) and 1-3 (40 of 100 and 50)."""
    documents = tuple(
        Counted(Document(name, name, "", author=author), 100, 100) for name, author in zip(NAMES, authors, strict=True)
    )
    left, right = np.array([0, 0, 1], np.int32), np.array([1, 2, 3], np.int32)
    sizes = np.array([20, 100, 60, 50], np.int32)
    return Report(Options(), documents, Pairs(left, right, np.array([10, 15, 40], np.int32), sizes))


class Table:
    """The view with a report of its own."""

    def __init__(self, qtbot, shown=str):
        self.choice, self.decisions = ClassChoice(), Decisions()
        self.view = PairsView(self.choice, self.decisions, Settings(), shown=shown)
        qtbot.addWidget(self.view)
        self.view.resize(1200, 400)
        self.show(make_report())

    def show(self, report, threshold=0.0, score=Score.CONTAINMENT):
        self.report, self.details = report, KnownDetails(len(report.pairs))
        self.view.show_ranking(rank(report, score), NAMES, self.details, threshold)

    def column(self, column):
        model = self.view.model
        return [model.index(row, column).data() for row in range(model.rowCount())]

    @property
    def shared(self):
        return self.column(PairColumn.SHARED)

    def find(self, kind, name):
        return self.view.findChild(kind, name)


@pytest.fixture
def table(qtbot):
    return Table(qtbot)


def details_of(longest):
    """Details of some pairs, told apart by their longest passage."""
    count = len(longest)
    coverage = np.linspace(0.1, 0.3, count, dtype=np.float32)
    ones = np.ones(count, np.int32)
    return Details(coverage, coverage * 2, np.array(longest, np.int32), ones, np.arange(count) == 1)


def test_the_larger_containment_ranks_first(table):
    assert table.shared == ["40", "15", "10"]  # 80%, 75%, 50 %


def test_pairs_can_be_ranked_by_another_figure(table):
    table.show(make_report(), score=Score.JACCARD)
    assert table.shared == ["40", "15", "10"]  # 36%, 23%, 9 %
    assert table.column(PairColumn.JACCARD) == ["36%", "23%", "9%"]


def test_figures_stand_in_their_columns(table):
    row = [table.view.model.index(0, column).data() for column in PairColumn]
    assert row == ["alpha", "charlie", "40%", "80%", "…", "…", "36%", "…", "…", "40", "83.3", "…", "○ open"]


def test_a_percentile_is_what_it_is_in_tenths(qtbot):
    """Nine of ten pairs are below the first one, and single precision must not make 89.9 of them."""
    shared = {pair: 10 + number for number, pair in enumerate(combinations(range(5), 2))}
    view = PairsView(ClassChoice(), Decisions(), Settings())
    qtbot.addWidget(view)
    ranking = make_ranking(shared)
    names = tuple(counted.document.name for counted in ranking.report.documents)
    view.show_ranking(ranking, names, KnownDetails(len(shared)), 0.5)
    texts = [view.model.index(row, PairColumn.PERCENTILE).data().split()[0] for row in range(10)]
    assert texts == [f"{10 * below}.0" for below in range(9, -1, -1)]


def test_every_verdict_has_room_in_its_column(table):
    metrics, column = table.view.table.fontMetrics(), PairColumn.VERDICT
    for verdict in Verdict:
        assert table.view.table.columnWidth(column) >= 32 + metrics.horizontalAdvance(verdict_name(verdict))


def test_what_only_passages_tell_comes_later(table):
    table.details.learn(np.array([2, 0], np.uint32), details_of([30, 12]))
    table.view.show_details()
    assert table.column(PairColumn.LONGEST) == ["30", "…", "≥ 12"]
    assert table.column(PairColumn.COVERAGE_RIGHT) == ["20%", "…", "≥ 60%"]
    table.view.show_details(lambda: "Stopped.")
    assert table.column(PairColumn.LONGEST) == ["30", "–", "≥ 12"]
    index = table.view.model.index(1, PairColumn.LONGEST)
    assert "Stopped." in index.data(Qt.ItemDataRole.ToolTipRole)


def test_the_pairs_on_top_are_asked_for_first_and_all_of_them_once(table):
    order = rank(table.report, Score.CONTAINMENT).order
    assert table.details.unknown(order).pairs.tolist() == [2, 1, 0]
    table.details.learn(np.array([2], np.uint32), details_of([30]))
    assert table.details.unknown(order).pairs.tolist() == [1, 0]
    table.details.learn(np.array([1, 0], np.uint32), details_of([1, 2]))
    assert table.details.unknown(order) is None
    assert table.details.is_complete


@pytest.mark.parametrize(
    ("by", "order", "expected"),
    [
        (PairColumn.SHARED, Qt.SortOrder.AscendingOrder, ["10", "15", "40"]),
        (PairColumn.CONTAINMENT_LEFT, Qt.SortOrder.DescendingOrder, ["15", "10", "40"]),
        (PairColumn.RIGHT, Qt.SortOrder.AscendingOrder, ["10", "15", "40"]),  # alpha, Bravo, charlie
        (PairColumn.LEFT, Qt.SortOrder.DescendingOrder, ["10", "15", "40"]),  # delta twice, in the documents' order
        (PairColumn.LONGEST, Qt.SortOrder.DescendingOrder, ["10", "40", "15"]),
        (PairColumn.LONGEST, Qt.SortOrder.AscendingOrder, ["40", "10", "15"]),  # what is not known stays last
        (PairColumn.VERDICT, Qt.SortOrder.DescendingOrder, ["15", "10", "40"]),
    ],
)
def test_sorting(table, by, order, expected):
    table.details.learn(np.array([2, 0], np.uint32), details_of([12, 30]))
    table.decisions.judge([("delta", "Bravo")], Verdict.COPIED)
    table.view.model.sort(by, order)
    assert table.shared == expected
    table.view.model.sort(-1)
    assert table.shared == ["40", "15", "10"]


@pytest.mark.parametrize("falling", [True, False])
@pytest.mark.parametrize("kind", [np.float32, np.int32])
def test_packed_sorting_is_stable_sorting(kind, falling):
    values = np.random.default_rng(7).integers(0, 50, 3000).astype(kind)
    expected = np.argsort(-values if falling else values, kind="stable")
    assert order_of(values, falling=falling).tolist() == expected.tolist()


@pytest.mark.parametrize("falling", [True, False])
def test_unknown_figures_sort_last(falling):
    order = order_of(np.array([0.5, np.nan, 1.0, 0.0], np.float32), falling=falling)
    assert order.tolist() == ([2, 0, 3, 1] if falling else [3, 0, 2, 1])


def test_the_filter_narrows_down_and_says_by_how_much(qtbot, table):
    field, shown = table.find(QLineEdit, "pairsFilter"), table.find(QLabel, "pairsShown")
    assert shown.text().startswith("3 pair")
    for text, expected in (
        ("BRA", ["15"]),
        ("delta", ["15", "10"]),
        ("delta al", ["10"]),
        ("containment >= 75", ["40", "15"]),
        ("containment < 80 jaccard > 10%", ["15"]),
        ("nobody", []),
    ):
        field.setText(text)
        assert table.shared == expected
        assert shown.text().startswith(f"{len(expected)} of 3 pair")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert len(table.shared) == 3


def test_a_mistake_in_the_filter_says_what_is_understood_and_hides_nothing(table):
    field, told = table.find(QLineEdit, "pairsFilter"), table.find(QLabel, "filterTold")
    field.setText("delta jaccard > 10 beauty > 3")
    assert table.shared == ["15"]
    assert "jaccard > 10%" in told.text()
    assert "“beauty > 3”" in told.text()
    assert "containment" in told.text()
    field.setText("delta")
    assert told.text() == ""
    field.setText("<b>x</b> > 3")
    assert told.textFormat() is Qt.TextFormat.PlainText


def test_a_condition_on_passages_says_how_many_are_known(table):
    field, shown = table.find(QLineEdit, "pairsFilter"), table.find(QLabel, "pairsShown")
    field.setText("longest > 10")
    assert table.shared == []
    assert "passages of 0 known" in shown.text()
    table.details.learn(np.array([2, 1, 0], np.uint32), details_of([30, 12, 5]))
    table.view.show_details()
    assert table.shared == ["40", "15"]
    assert "known" not in shown.text()


def test_the_threshold_makes_rows_quiet_or_hides_them(table):
    table.view.show_threshold(0.75)
    quiet = [table.view.model.index(row, 0).data(256 + 2) for row in range(3)]
    assert quiet == [False, False, True]
    table.find(QCheckBox, "onlyReaching").setChecked(True)
    assert table.shared == ["40", "15"]
    table.view.show_threshold(0.76)
    assert table.shared == ["40"]
    assert table.find(QLabel, "pairsShown").text().startswith("1 of 3 pair")


def test_drafts_of_one_author_stand_in_a_class_of_their_own(table):
    kind = table.find(QComboBox, "pairKind")
    assert kind.isHidden()
    table.show(make_report(authors=("A", "", "A", "")))
    assert not kind.isHidden()
    assert table.shared == ["40", "10"]
    kind.setCurrentIndex(1)
    assert table.shared == ["15"]
    kind.setCurrentIndex(2)
    assert table.shared == ["40", "15", "10"]
    table.show(make_report())
    assert table.shared == ["40", "15", "10"]


def test_the_choice_is_the_selection(qtbot, table):
    table.view.choose_first()
    assert table.choice.pair == (1, 3)
    table.choice.choose_pair((2, 0))
    assert table.view.table.currentIndex().row() == 1
    table.view.table.selectRow(2)
    assert table.choice.pair == (0, 1)
    with qtbot.waitSignal(table.choice.pair_opened) as opened:
        qtbot.keyClick(table.view.table, Qt.Key.Key_Return)
    assert opened.args == [(0, 1)]


def test_the_selection_follows_its_pair(table):
    table.view.table.selectRow(0)
    table.view.table.sortByColumn(PairColumn.SHARED, Qt.SortOrder.AscendingOrder)
    assert table.view.table.currentIndex().row() == 2
    table.show(make_report())
    assert table.view.table.currentIndex().row() == 2
    assert table.choice.pair == (1, 3)


@pytest.mark.parametrize(("chosen", "place"), [(145, 140), (3, 140)])
def test_another_report_keeps_the_place_in_the_table(table, chosen, place):
    """Whether the selected row is on the screen or not."""
    ranking = make_class(documents=40)
    names = tuple(counted.document.name for counted in ranking.report.documents)

    def show():
        table.view.show_ranking(ranking, names, KnownDetails(len(ranking.values)), 0.0)
        table.view.grab()

    show()
    table.view.table.selectRow(chosen)
    table.view.table.verticalScrollBar().setValue(place)
    show()
    assert table.view.table.verticalScrollBar().value() == place
    assert table.view.table.currentIndex().row() == chosen


def test_a_pair_that_the_filter_hides_stays_chosen(table):
    table.view.table.selectRow(0)
    field = table.find(QLineEdit, "pairsFilter")
    field.setText("bravo")
    assert table.choice.pair == (1, 3)
    field.clear()
    assert table.view.table.currentIndex().row() == 0


def test_verdicts_are_set_by_key_and_can_be_asked_for(qtbot, table):
    with qtbot.waitActive(table.view):
        table.view.show()
        table.view.activateWindow()
    table.view.table.setFocus()
    table.view.table.selectRow(1)
    qtbot.keyClick(table.view.table, Qt.Key.Key_4)
    assert table.column(PairColumn.VERDICT) == ["○ open", "● copied", "○ open"]
    assert table.decisions.of("Bravo", "delta") is Verdict.COPIED
    assert table.view.table.currentIndex().row() == 1
    table.find(QLineEdit, "pairsFilter").setText("verdict = copied")
    assert table.shared == ["15"]
    table.view.table.selectRow(0)
    qtbot.keyClick(table.view.table, Qt.Key.Key_1)
    assert table.shared == []
    assert list(table.decisions) == []


def test_a_verdict_given_elsewhere_stands_in_the_table(table):
    table.choice.judge(table.view.model.pair_at(1), Verdict.COPIED)
    assert table.column(PairColumn.VERDICT) == ["○ open", "● copied", "○ open"]


def test_verdicts_outlive_a_new_report(table):
    table.decisions.judge([("charlie", "alpha"), ("gone", "alpha")], Verdict.CITED)
    table.show(make_report())
    assert table.column(PairColumn.VERDICT) == ["❝ cited", "○ open", "○ open"]


def chips(table):
    """The texts of the chips that are offered."""
    found = table.view.findChildren(Chip)
    return [chip.text() for chip in found if not chip.isHidden()]


def test_verdicts_and_notes_narrow_the_table_down(table):
    assert chips(table) == []
    table.decisions.judge([("charlie", "alpha")], Verdict.CITED)
    table.decisions.note_pair("Bravo", "delta", "See her <b>mail</b>.")
    assert chips(table) == ["○ open 2", "❝ cited 1", "✎ with a note 1"]
    assert table.column(PairColumn.VERDICT) == ["❝ cited", "○ open ✎", "○ open"]
    tip = table.view.model.index(1, PairColumn.VERDICT).data(Qt.ItemDataRole.ToolTipRole)
    assert "See her &lt;b&gt;mail" in tip
    table.find(Chip, "pairsOPEN").click()
    assert table.shared == ["15", "10"]
    table.find(Chip, "pairsNoted").click()
    assert table.shared == ["15"]
    table.decisions.note_pair("Bravo", "delta", "")
    assert table.shared == ["15", "10"]  # nothing has a note any more, so nobody can ask for one
    table.decisions.undo_stack.undo()
    assert chips(table) == ["○ open 2", "❝ cited 1", "✎ with a note 1"]


def test_the_filter_finds_notes_as_people_see_them(qtbot):
    table = Table(qtbot, lambda note: note.replace("Bravo", "•"))
    field = table.find(QLineEdit, "pairsFilter")
    field.setText("note = see")
    assert table.shared == []
    table.decisions.note_pair("Bravo", "delta", "See Bravo’s mail.")
    assert table.shared == ["15"]
    field.setText("note = bravo")
    assert table.shared == []  # a name that is hidden cannot be guessed


def test_what_is_undone_is_chosen(table):
    table.view.show()
    table.decisions.judge([("Bravo", "delta")], Verdict.COPIED)
    table.view.table.selectRow(0)
    table.decisions.undo_stack.undo()
    assert table.view.table.currentIndex().row() == 1


def test_sources_and_earlier_essays_stand_left(table):
    """The report has pairs in the order of loading, and Compare has what others may be made from on the left."""
    report = make_report()
    roles = {"charlie": Role.SOURCE, "delta": Role.ARCHIVE}
    documents = tuple(
        replace(one, document=replace(one.document, role=roles.get(one.document.key, Role.ESSAY)))
        for one in report.documents
    )
    names = [table.column(PairColumn.LEFT), table.column(PairColumn.RIGHT)]
    shares = [table.column(PairColumn.CONTAINMENT_LEFT), table.column(PairColumn.CONTAINMENT_RIGHT)]
    table.show(replace(report, documents=documents))
    table.details.coverage_left[:], table.details.coverage_right[:] = 0.25, 0.75
    for row, (left, right) in enumerate(zip(*names, strict=True)):
        turns = [name in roles for name in (left, right)] == [False, True]
        shown = [table.column(column)[row] for column in (PairColumn.LEFT, PairColumn.RIGHT)]
        assert shown == ([right, left] if turns else [left, right])
        both = [table.column(column)[row] for column in (PairColumn.CONTAINMENT_LEFT, PairColumn.CONTAINMENT_RIGHT)]
        assert both == [column[row] for column in (shares[::-1] if turns else shares)]
        assert table.column(PairColumn.COVERAGE_LEFT)[row] == ("75%" if turns else "25%")
        numbers = table.view.model.pair_at(row)
        assert [NAMES[number] for number in numbers] == shown
        assert table.view.model.row_of(numbers) == row
    assert any(name in roles for name in table.column(PairColumn.LEFT))


def test_a_menu_offers_what_can_be_done_with_a_pair(table):
    table.view.table.selectRow(0)
    menu = table.view.table.menu()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert [text[2:] for text in texts if text[2:] in list(Verdict)] == list(Verdict)
    asked = []
    table.choice.document_opened.connect(asked.append)
    menu.actions()[2].trigger()
    assert asked == [3]


def test_columns_give_way_where_there_is_no_room(table):
    view = table.view.table
    table.view.resize(1600, 300)
    table.view.grab()
    assert view.hidden == [PairColumn.DISGUISES]  # nobody knows of any
    table.view.resize(700, 300)
    table.view.grab()
    assert PairColumn.SHARED in view.hidden
    assert not {PairColumn.CONTAINMENT_LEFT, PairColumn.CONTAINMENT_RIGHT, PairColumn.VERDICT} & set(view.hidden)


def test_chosen_columns_are_remembered(qtbot, table):
    table.view.grab()
    action = {action.text(): action for action in table.view.table.columns_menu().actions()}["Jaccard"]
    action.toggle()
    assert PairColumn.JACCARD in table.view.table.hidden
    again = PairsView(ClassChoice(), Decisions(), Settings())
    qtbot.addWidget(again)
    again.resize(2000, 300)
    again.grab()
    assert again.table.hidden == table.view.table.hidden
    again.table.columns_menu().actions()[-1].trigger()
    assert again.table.hidden == [PairColumn.DISGUISES]


def test_a_click_on_a_column_of_figures_shows_the_largest_first(qtbot, table):
    table.view.grab()
    header = table.view.table.horizontalHeader()
    for column, first in ((PairColumn.JACCARD, "40"), (PairColumn.LEFT, "40")):
        x = header.sectionViewportPosition(column) + 20
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, header.height() // 2))
        assert table.shared[0] == first


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", ["Äpfel 2", "Äpfel 10", "Zebra", "еда", "ёж"]),
        ("ru", ["еда", "ёж", "Äpfel 2", "Äpfel 10", "Zebra"]),
    ],
)
def test_letters_in_names_sort_as_the_language_does(language, expected):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        names = ("Zebra", "ёж", "Äpfel 10", "еда", "Äpfel 2")
        assert [names[number] for number in ranks_of(names).argsort()] == expected
    finally:
        QLocale.setDefault(before)


def test_numbers_in_names_sort_by_their_value():
    names = ["essay 10", "Essay 2", "essay", "ёж 3", "12"]
    assert sorted(names, key=natural) == ["12", "essay", "Essay 2", "essay 10", "ёж 3"]


def test_the_model_keeps_qts_rules(table, qtmodeltester):
    qtmodeltester.check(table.view.model, force_py=True)
