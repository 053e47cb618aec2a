"""The table of pairs: ranking, sorting, filtering and verdicts over arrays."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.options import Options
from imbrex.engine.overview.pair_details import Details
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import Verdict
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.document import Document, Properties, Role
from imbrex.engine.text.file_history import FileHistory
from imbrex.gui.model.decisions import Decisions
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.pairs.arrangement import Arrangement
from imbrex.gui.overview.pairs.pair_delegates import PARTS
from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.overview.pairs.pair_model import natural, ranks_of
from imbrex.gui.overview.pairs.pairs_view import PairsView
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.overview.shared.detail_cache import DetailCache
from imbrex.gui.overview.shared.ranking import order_of, rank
from imbrex.gui.overview.shared.share_cache import ShareBlock, ShareCache
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.share_bar import QUIET
from imbrex.gui.wording.verdict_texts import verdict_name, verdict_told
from imbrex.messages import Message
from tests.gui.overview.rankings import exact_of, make_class, make_ranking

NAMES = ("delta", "alpha", "Bravo", "charlie")


def make_report(authors=("", "", "", "")):
    """Pairs 0-1 (10 of 20 and 100), 0-2 (15 of 20 and 60) and 1-3 (40 of 100 and 50)."""
    documents = tuple(
        Counted(Document(name, name, "", author=author), 100, 100) for name, author in zip(NAMES, authors, strict=True)
    )
    left, right = np.array([0, 0, 1], np.int32), np.array([1, 2, 3], np.int32)
    sizes = np.array([20, 100, 60, 50], np.int32)
    return Report(Options(), documents, Pairs(left, right, np.array([10, 15, 40], np.int32), sizes))


VERBATIM = np.array([30, 20, 10])
"""Words of 100 that the right text of each pair has word for word: the order is the reverse of that by containment."""


def words(verbatim, reworded=0):
    """The shares of a text of 100 words."""
    return Shares(verbatim_words=verbatim, reworded_words=reworded, only_here_words=100 - verbatim - reworded)


class Table:
    """The view with a report of its own."""

    def __init__(self, qtbot, shown=str):
        self.choice, self.decisions = ClassChoice(), Decisions()
        self.view = PairsView(self.choice, self.decisions, Settings(), shown=shown)
        qtbot.addWidget(self.view)
        self.view.resize(1200, 400)
        self.show(make_report())

    def show(self, report, threshold=0.0, score=Score.CONTAINMENT):
        self.report = report
        exact = exact_of(VERBATIM, words=100)
        self.details, self.shares = DetailCache(len(report.pairs)), ShareCache(exact)
        self.view.show_ranking(rank(report, exact, score), NAMES, (self.details, self.shares), threshold)

    def add(self, headlines):
        """Let all shares of some pairs arrive: words of 100, by index in the report, on the right side only."""
        block = ShareBlock(np.array(list(headlines), np.uint32))
        self.shares.add_searched(block, [(words(0), words(*count)) for count in headlines.values()])
        self.view.show_shares()

    def column(self, column):
        model = self.view.model
        return [model.index(row, column).data() for row in range(model.rowCount())]

    @property
    def shared(self):
        """The shared shingles of each listed pair, which tell pairs apart."""
        return [text for text in self.column(PairColumn.SHARED) if text is not None]

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
    assert table.shared == ["40", "15", "10"]  # 80%, 75%, 50%


def test_pairs_can_be_ranked_by_another_figure(table):
    table.show(make_report(), score=Score.JACCARD)
    assert table.shared == ["40", "15", "10"]  # 36%, 23%, 9%
    assert table.column(PairColumn.JACCARD) == ["36%", "23%", "9%"]


def test_figures_stand_in_their_columns(table):
    row = [table.view.model.index(0, column).data() for column in PairColumn]
    assert row == ["alpha ↔ charlie", "10%", "40%", "80%", "…", "…", "36%", "…", "…", "40", "83.3", "", "○ Undecided"]


def test_a_percentile_is_what_it_is_in_tenths(qtbot):
    """Nine of ten pairs are below the first one, and single precision must not make 89.9 of them."""
    shared = {pair: 10 + number for number, pair in enumerate(combinations(range(5), 2))}
    view = PairsView(ClassChoice(), Decisions(), Settings())
    qtbot.addWidget(view)
    ranking = make_ranking(shared)
    names = tuple(counted.document.name for counted in ranking.report.documents)
    view.show_ranking(ranking, names, (DetailCache(len(shared)), ShareCache(ranking.exact)), 0.0)
    texts = [view.model.index(row, PairColumn.PERCENTILE).data().split()[0] for row in range(10)]
    assert texts == [f"{10 * below}.0" for below in range(9, -1, -1)]


def test_every_verdict_has_room_in_its_column(table):
    metrics, column = table.view.table.fontMetrics(), PairColumn.VERDICT
    for verdict in Verdict:
        assert table.view.table.columnWidth(column) >= 32 + metrics.horizontalAdvance(verdict_name(verdict))


def test_what_only_passages_tell_comes_later(table):
    table.details.add(np.array([2, 0], np.uint32), details_of([30, 12]))
    table.view.show_details()
    assert [text.split(" word")[0] for text in table.column(PairColumn.LONGEST)] == ["30", "…", "≥ 12"]
    assert table.column(PairColumn.COVERAGE_RIGHT) == ["20%", "…", "≥ 60%"]
    table.view.show_details(lambda: "Stopped.")
    assert table.column(PairColumn.LONGEST)[1] == "–"
    index = table.view.model.index(1, PairColumn.LONGEST)
    assert "Stopped." in index.data(Qt.ItemDataRole.ToolTipRole)


def test_the_pairs_on_top_are_asked_for_first_and_all_of_them_once(table):
    order = rank(table.report, exact_of(VERBATIM), Score.CONTAINMENT).order
    assert table.details.unknown(order).pairs.tolist() == [2, 1, 0]
    table.details.add(np.array([2], np.uint32), details_of([30]))
    assert table.details.unknown(order).pairs.tolist() == [1, 0]
    table.details.add(np.array([1, 0], np.uint32), details_of([1, 2]))
    assert table.details.unknown(order) is None
    assert table.details.is_complete


@pytest.mark.parametrize(
    ("by", "order", "expected"),
    [
        (PairColumn.SHARED, Qt.SortOrder.AscendingOrder, ["10", "15", "40"]),
        (PairColumn.CONTAINMENT_LEFT, Qt.SortOrder.DescendingOrder, ["15", "10", "40"]),
        (PairColumn.PAIR, Qt.SortOrder.AscendingOrder, ["40", "10", "15"]),  # alpha, delta twice
        (PairColumn.PAIR, Qt.SortOrder.DescendingOrder, ["15", "10", "40"]),
        (PairColumn.LONGEST, Qt.SortOrder.DescendingOrder, ["10", "40", "15"]),
        (PairColumn.LONGEST, Qt.SortOrder.AscendingOrder, ["40", "10", "15"]),  # what is not known stays last
        (PairColumn.VERDICT, Qt.SortOrder.DescendingOrder, ["15", "10", "40"]),
    ],
)
def test_sorting(table, by, order, expected):
    table.details.add(np.array([2, 0], np.uint32), details_of([12, 30]))
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
    assert shown.text() == ""
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
        assert f"{len(expected)} of 3 pair" in shown.text()
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
    assert "passages computed for 0" in shown.text()
    table.details.add(np.array([2, 1, 0], np.uint32), details_of([30, 12, 5]))
    table.view.show_details()
    assert table.shared == ["40", "15"]
    assert "computed" not in shown.text()


def test_pairs_below_the_level_are_folded_away_with_their_number(qtbot, table):
    view, model = table.view.table, table.view.model
    table.view.show_threshold(0.76)
    assert table.shared == ["40"]
    assert model.index(1, 0).data().startswith("2 pair")
    assert model.index(1, 0).data().endswith("show")
    assert view.columnSpan(1, 0) == len(PairColumn)
    assert model.pair_at(1) is None
    view.setCurrentIndex(model.index(1, 0))
    qtbot.keyClick(view, Qt.Key.Key_4)
    assert list(table.decisions) == []  # the row is no pair
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert table.shared == ["40", "15", "10"]
    assert [model.index(row, 0).data(QUIET) for row in range(4)] == [False, True, True, True]
    assert view.currentIndex().row() == 1  # the same row counts them
    view.sortByColumn(PairColumn.SHARED, Qt.SortOrder.AscendingOrder)
    assert table.shared == ["40", "10", "15"]  # those that stand out stay first
    table.show(make_report(), threshold=0.76)
    assert len(table.shared) == 3  # the class is the same
    assert Arrangement.from_dict(table.view.arrangement.to_dict()).shows_below
    view.setCurrentIndex(model.index(1, 0))
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert table.shared == ["40"]
    table.view.filter.setText("delta")
    assert table.shared == ["10", "15"]  # what is looked for is listed wherever it is
    table.view.filter.clear()
    view.sortByColumn(-1, Qt.SortOrder.DescendingOrder)
    table.view.show_threshold(0.9)
    assert table.shared == []
    table.view.choose_first()
    assert table.choice.pair is None  # nothing stands out
    table.view.show_threshold(0.0)
    assert table.shared == ["40", "15", "10"]
    assert model.fold_row == -1


def test_another_class_is_folded_again(table):
    table.view.show_threshold(0.76)
    table.view.table.fold_toggled.emit()
    assert len(table.shared) == 3
    ranking = make_class({(0, 1): 500}, documents=6)
    known = DetailCache(len(ranking.values)), ShareCache(ranking.exact)
    table.view.show_ranking(ranking, tuple("abcdef"), known, 0.3)
    assert len(table.shared) == 1


def test_rows_stay_in_place_while_figures_arrive_and_are_sorted_at_the_end(qtbot, table, monkeypatch):
    hovered = []
    monkeypatch.setattr(QWidget, "underMouse", lambda widget: bool(hovered))
    table.show(make_report(), threshold=0.1, score=Score.VERBATIM)
    table.view.table.selectRow(2)
    assert table.shared == ["10", "15", "40"]
    assert table.column(PairColumn.OVERLAP) == ["30%", "20%", "10%"]
    told = table.find(QLabel, "pairsShown")
    assert "0 of 3" in told.text()
    table.add({2: (10, 80)})
    assert table.shared == ["10", "15", "40"]
    assert table.column(PairColumn.OVERLAP) == ["30%", "20%", "90%"]
    assert "1 of 3" in told.text()
    hovered.append(True)
    table.add({1: (20,), 0: (30,)})
    assert table.shared == ["10", "15", "40"]  # the mouse is on them
    hovered.clear()
    table.view.table.mouse_left.emit()
    assert table.shared == ["40", "10", "15"]
    assert table.column(PairColumn.OVERLAP) == ["90%", "30%", "20%"]
    assert table.view.table.currentIndex().row() == 0  # the pair that was selected
    assert told.text() == ""


def test_no_pair_that_is_folded_away_has_the_larger_overlap(table):
    """Reworded text counts only in pairs that stand out, as it is searched for only there."""
    table.show(make_report(), threshold=0.05, score=Score.VERBATIM)
    table.view.table.fold_toggled.emit()
    table.add({0: (30, 1), 1: (20, 2), 2: (10, 80)})
    assert table.column(PairColumn.OVERLAP) == ["90%", "31%", "22%"]
    table.view.show_threshold(0.15)
    assert table.column(PairColumn.OVERLAP) == ["31%", "22%", None, "10%"]
    table.view.filter.setText("overlap > 50")
    assert table.shared == []
    table.view.filter.clear()
    table.view.show_threshold(0.05)
    assert table.column(PairColumn.OVERLAP) == ["90%", "31%", "22%"]


def test_another_measure_ranks_the_pairs_though_their_overlap_is_shown(table):
    table.show(make_report(), threshold=0.05)
    assert table.shared == ["40", "15", "10"]
    assert table.column(PairColumn.OVERLAP) == ["10%", "20%", "30%"]


def test_the_overlap_is_the_larger_one_and_its_direction_is_told(table):
    table.view.show_threshold(0.1)
    table.add({2: (30, 12)})
    index = table.view.model.index(0, PairColumn.OVERLAP)
    assert index.data() == "42%"
    assert index.data(PARTS) == (0.30, 0.12, 0.0, 0.0)
    first, second = index.data(Qt.ItemDataRole.ToolTipRole).split("\n")
    assert "42% of charlie is also in alpha: 30% word for word, 12% reworded, 58% only here" in first
    assert "0% of alpha is also in charlie" in second
    table.view.filter.setText("overlap > 40")
    assert table.shared == ["40"]


def test_the_arrow_leads_from_the_earlier_document(table):
    report = make_report()

    def arrows(**changes):
        documents = tuple(
            replace(one, document=replace(one.document, **changes.get(one.document.key, {})))
            for one in report.documents
        )
        table.show(replace(report, documents=documents))
        return table.column(PairColumn.PAIR)

    assert arrows() == ["alpha ↔ charlie", "delta ↔ Bravo", "delta ↔ alpha"]
    roles = arrows(charlie={"role": Role.SOURCE}, delta={"role": Role.ARCHIVE})
    assert roles == ["charlie → alpha", "delta → Bravo", "delta → alpha"]
    dates = {
        "alpha": {"properties": Properties(created="2024-05-02")},
        "charlie": {"properties": Properties(created="2024-05-01T10:00:00")},
        "delta": {"properties": Properties(created="2024-05-02T09:00:00")},
    }
    assert arrows(**dates) == ["alpha ← charlie", "delta ↔ Bravo", "delta ↔ alpha"]
    assert "2024-05-01" in table.view.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_notices_name_disguises_and_parts_that_were_not_read(table):
    report, note = make_report(), Message("{count} pages contain no text. They may be scanned images.", count=3)
    documents = list(report.documents)
    documents[1] = replace(documents[1], document=replace(documents[1].document, notes=(note,)))
    table.show(replace(report, documents=tuple(documents)))
    assert table.column(PairColumn.NOTICES) == ["⚠ Unread parts", "", "⚠ Unread parts"]
    tip = table.view.model.index(0, PairColumn.NOTICES).data(Qt.ItemDataRole.ToolTipRole)
    assert "alpha: 3 pages" in tip
    scan = Message("{name}: {note}", name="scan.pdf", note=Message("Recognized from a scan."))
    documents[1] = replace(documents[1], document=replace(documents[1].document, notes=(scan,)))
    table.show(replace(report, documents=tuple(documents)))
    assert table.column(PairColumn.NOTICES) == ["⚠ Recognized text", "", "⚠ Recognized text"]


def test_a_notice_names_the_pairs_whose_files_were_edited_in_the_same_session(table):
    report = make_report()
    documents = list(report.documents)
    for number in (1, 3):
        histories = replace(documents[number].document, history=FileHistory((7, 8)))
        documents[number] = replace(documents[number], document=histories)
    table.show(replace(report, documents=tuple(documents)))
    assert table.column(PairColumn.NOTICES).count("⚠ Shared editing history") == 1
    row = table.column(PairColumn.NOTICES).index("⚠ Shared editing history")
    assert set(table.view.model.pair_at(row)) == {1, 3}
    assert "2 editing session" in table.view.model.index(row, PairColumn.NOTICES).data(Qt.ItemDataRole.ToolTipRole)
    table.view.show_threshold(1.0)
    fold = table.view.model.index(table.view.model.fold_row, PairColumn.PAIR)
    assert fold.data().endswith("show · ⚠ Shared editing history: 1")
    assert table.view.without_text == ()


def test_pairs_that_share_an_editing_session_and_no_text_are_told(table):
    report = make_report()
    listed = set(zip(report.pairs.left.tolist(), report.pairs.right.tolist(), strict=True))
    left, right = min(set(combinations(range(len(report.documents)), 2)) - listed)
    documents = list(report.documents)
    for number in (left, right):
        edited = replace(documents[number].document, history=FileHistory((7,)))
        documents[number] = replace(documents[number], document=edited)
    table.show(replace(report, documents=tuple(documents)))
    assert table.view.without_text == ((left, right),)
    assert "⚠ Shared editing history" not in table.column(PairColumn.NOTICES)


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
        known = DetailCache(len(ranking.values)), ShareCache(ranking.exact)
        table.view.show_ranking(ranking, names, known, 0.0)
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
    assert table.column(PairColumn.VERDICT) == ["○ Undecided", "● Copied", "○ Undecided"]
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
    assert table.column(PairColumn.VERDICT) == ["○ Undecided", "● Copied", "○ Undecided"]


def test_verdicts_outlive_a_new_report(table):
    table.decisions.judge([("charlie", "alpha"), ("gone", "alpha")], Verdict.CITED)
    table.show(make_report())
    assert table.column(PairColumn.VERDICT) == ["❝ Cited", "○ Undecided", "○ Undecided"]


def chips(table):
    """The texts of the chips that are offered."""
    found = table.view.findChildren(Chip)
    return [chip.text() for chip in found if not chip.isHidden()]


def test_verdicts_and_notes_narrow_the_table_down(table):
    assert chips(table) == []
    table.decisions.judge([("charlie", "alpha")], Verdict.CITED)
    table.decisions.note_pair("Bravo", "delta", "See her <b>mail</b>.")
    assert chips(table) == ["○ Undecided 2", "❝ Cited 1", "✎ With a note 1"]
    assert table.column(PairColumn.VERDICT) == ["❝ Cited", "○ Undecided ✎", "○ Undecided"]
    tip = table.view.model.index(1, PairColumn.VERDICT).data(Qt.ItemDataRole.ToolTipRole)
    assert "See her &lt;b&gt;mail" in tip
    table.find(Chip, "pairsOPEN").click()
    assert table.shared == ["15", "10"]
    table.find(Chip, "pairsNoted").click()
    assert table.shared == ["15"]
    table.decisions.note_pair("Bravo", "delta", "")
    assert table.shared == ["15", "10"]  # nothing has a note any more, so nobody can ask for one
    table.decisions.undo_stack.undo()
    assert chips(table) == ["○ Undecided 2", "❝ Cited 1", "✎ With a note 1"]


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
    names = [text.split(" ↔ ") for text in table.column(PairColumn.PAIR)]
    shares = [table.column(PairColumn.CONTAINMENT_LEFT), table.column(PairColumn.CONTAINMENT_RIGHT)]
    table.show(replace(report, documents=documents))
    table.details.coverage_left[:], table.details.coverage_right[:] = 0.25, 0.75
    for row, (left, right) in enumerate(names):
        turns = [name in roles for name in (left, right)] == [False, True]
        shown = table.column(PairColumn.PAIR)[row].split(" → ")
        assert shown == ([right, left] if turns else [left, right])
        both = [table.column(column)[row] for column in (PairColumn.CONTAINMENT_LEFT, PairColumn.CONTAINMENT_RIGHT)]
        assert both == [column[row] for column in (shares[::-1] if turns else shares)]
        assert table.column(PairColumn.COVERAGE_LEFT)[row] == ("75%" if turns else "25%")
        numbers = table.view.model.pair_at(row)
        assert [NAMES[number] for number in numbers] == shown
        assert table.view.model.row_of(numbers) == row
    assert table.column(PairColumn.PAIR)[0].startswith("charlie")


def test_a_menu_offers_what_can_be_done_with_a_pair(table):
    table.view.table.selectRow(0)
    menu = table.view.table.menu()
    texts = [action.text() for action in menu.actions() if action.text()]
    assert [text for text in texts if text in set(map(verdict_told, Verdict))] == list(map(verdict_told, Verdict))
    asked = []
    table.choice.document_opened.connect(asked.append)
    menu.actions()[2].trigger()
    assert asked == [3]


def test_five_columns_are_shown_and_others_by_choice(qtbot, table):
    view = table.view.table
    table.view.resize(1100, 300)
    table.view.grab()
    shown = [table.view.model.title(column) for column in PairColumn if column not in view.hidden]
    assert shown == ["Pair", "Overlap", "Longest match", "Notices", "Verdict"]
    table.view.resize(480, 300)
    table.view.grab()
    assert PairColumn.NOTICES in view.hidden  # there are none
    assert view.columnWidth(PairColumn.PAIR) > 60
    table.view.resize(1100, 300)
    view.columns_menu().actions()[PairColumn.JACCARD - 1].toggle()
    assert PairColumn.JACCARD not in view.hidden
    again = PairsView(ClassChoice(), Decisions(), Settings())
    qtbot.addWidget(again)
    again.resize(1100, 300)
    again.grab()
    assert again.table.hidden == view.hidden
    again.table.columns_menu().actions()[-1].trigger()
    assert PairColumn.JACCARD in again.table.hidden


def test_a_click_on_a_column_of_figures_shows_the_largest_first(qtbot, table):
    table.view.table.columns_menu().actions()[PairColumn.JACCARD - 1].toggle()
    table.view.grab()
    header = table.view.table.horizontalHeader()
    for column, first in ((PairColumn.JACCARD, "40"), (PairColumn.PAIR, "40")):
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


def test_the_preview_leaves_rows_of_the_table_in_sight(table):
    view = table.view
    view.show()
    table.choice.choose_pair((0, 2))
    for height, is_shown in ((800, True), (260, False), (800, True)):
        view.resize(900, height)
        assert view.preview.isVisible() == is_shown, height
        rows = table.view.table.viewport().height() // view.table.verticalHeader().defaultSectionSize()
        assert rows >= 3 or not is_shown
    table.choice.choose_pair(None)
    assert not view.preview.isVisible()
