from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Fate
from imbrex.gui.overview.shared.cards import CardRole
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.overview.texts.origin_texts import OriginTexts
from imbrex.gui.overview.texts.text_view import TextView
from imbrex.gui.overview.texts.traced_text import NOWHERE
from imbrex.gui.overview.texts.traced_text_pane import StretchGutter
from imbrex.gui.theme.theme import DARK, LIGHT
from imbrex.gui.widgets.text.excluded_ranges import LeftOut
from tests.engine.conftest import Toy
from tests.examples import examples
from tests.gui.overview.made_class import NAMES, counted, origins, shown

SCORES = {(0, 1): 0.64, (0, 2): 0.5, (1, 2): 0.2, (3, 4): 1.0, (0, 5): 0.1}
SHIPS = "Ships waited outside the harbour while a storm carried broken timber along the coast."  # 14 words
LETTER = "My grandmother kept every letter from her brother inside a blue box."  # 12 words
ROSE = "The gardener planted seven yellow roses beside the gate."  # 9 words
PIECES = ((ROSE, None), (SHIPS, 1), (LETTER, 2), (ROSE, None), (SHIPS, 1))


@pytest.fixture
def choice():
    return ClassChoice()


@pytest.fixture
def view(qtbot, qapp, choice):
    palette = qapp.palette()
    qapp.setPalette(LIGHT.palette())
    view = TextView(choice)
    qtbot.addWidget(view)
    view.resize(1100, 600)
    view.show()
    qtbot.waitExposed(view)
    yield view
    qapp.setPalette(palette)


@pytest.fixture
def made():
    return shown(
        SCORES,
        d0=counted("a.txt", 178, excluded=120),
        d5=counted("f.txt", problem="This text contains no words."),
    )


@pytest.fixture
def seen(view, made, choice):
    """The first text on screen: 28 words are also in b, 12 in c, 18 only there."""
    choice.choose_document(0)
    view.show_class(made)
    view.show_origins(made, origins(0, *PIECES, totals={2: 0.45}))
    QApplication.processEvents()
    return view.page


def test_what_is_not_compared_is_grey(view, made, choice):
    choice.choose_document(0)
    view.show_class(made)
    left_out = LeftOut(np.array([0]), np.array([len(ROSE)]))
    view.show_origins(made, origins(0, *PIECES, totals={2: 0.45}), left_out=left_out)
    QApplication.processEvents()
    pane = view.page.pane
    assert LIGHT.base.name() not in colours(pane, 4)
    assert LIGHT.base.name() in colours(pane, len(ROSE) + len(SHIPS) + len(LETTER) + 4)
    view.show_origins(made, origins(0, *PIECES, totals={2: 0.45}))
    QApplication.processEvents()
    assert LIGHT.base.name() in colours(pane, 4)


def column(table, number):
    model = table.model()
    return [model.index(row, number).data() for row in range(model.rowCount())]


def card(view, row, role=Qt.ItemDataRole.DisplayRole):
    return view.model().index(row, 0).data(role)


def label(view, name):
    return view.findChild(QLabel, name).text()


def click(qtbot, view, row):
    qtbot.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(row, 0)).center()
    )


def rect_of(pane, point):
    position = pane.map.position(point)
    for line in pane.lines():
        if line.start <= position < line.end:
            return next(line.rects(position, position + 1))
    return None


@pytest.fixture
def tip(monkeypatch):
    """What the tooltip of a place says; a real one needs a screen."""
    told = []

    class Told:
        @staticmethod
        def showText(_place, text, _widget):
            told.append(text)

    for module in ("origin_bar", "traced_text_pane"):
        monkeypatch.setattr(f"imbrex.gui.overview.texts.{module}.QToolTip", Told)

    def tip(widget, place):
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
        shown = QTextDocument()
        shown.setHtml(told[-1])
        return shown.toPlainText()

    return tip


def colours(pane, point):
    image, area = pane.viewport().grab().toImage(), rect_of(pane, point).toAlignedRect()
    places = [(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
    return {image.pixelColor(x, y).name() for x, y in places}


# What is said


def test_it_is_said_how_much_stands_where(seen):
    assert seen.summary == "48% also in b.txt · 21% in c.txt · 31% only here"
    assert label(seen, "originFacts") == "178 words · 58 compared · 120 excluded"


@examples(60)
@given(
    st.lists(st.sampled_from("the a apple apples of one two 7 12 “stone river” lamp. References".split()), max_size=40),
    st.lists(st.sampled_from("apple stone river lamp the of one".split()), min_size=2, max_size=5),
    st.fixed_dictionaries({
        "drop-stop-words": st.booleans(), "drop-numbers": st.booleans(), "exclude-quotations": st.booleans(),
        "exclude-bibliographies": st.booleans(), "undo-numerals": st.booleans(),
        "drop": st.lists(st.sampled_from(["adverb", "preposition"]), unique=True),
        "exclude-phrases": st.lists(st.sampled_from(["stone river", "the apple lamp"]), unique=True),
    }),
    st.booleans(),
)  # fmt: skip
def test_the_counts_of_words_add_up(words, sheet, options, has_template):
    corpus = Corpus(lambda _: Toy(), Options.from_dict(options))
    corpus.add([Document("text", "text", " ".join(words))])
    if has_template:
        corpus.add([Document("sheet", "sheet", " ".join(sheet), role=Role.TEMPLATE)])
    one, fates = corpus.report().documents[0], corpus.tokens("text").fate
    assert one.ignored == np.count_nonzero((fates >= Fate.DROPPED) & (fates < Fate.DROPPED_TEMPLATE))
    assert one.excluded == np.count_nonzero(fates >= Fate.DROPPED_TEMPLATE)
    total, *parts = (int(fact.split()[0]) for fact in OriginTexts().facts(one).split(" · "))
    assert total == one.words == len(fates)
    assert total == sum(parts)


def test_texts_without_room_in_the_sentence_are_counted(view, seen, made):
    pieces = [("word " * (10 - number), number) for number in range(1, 6)]
    view.show_origins(made, origins(0, *pieces))
    assert seen.summary == ("26% also in b.txt · 23% in c.txt · 20% in d.txt · 31% in 2 more texts · 0% only here")


def test_a_text_that_stands_only_here(view, seen, made, qtbot):
    made = shown({(1, 2): 0.2})
    view.show_class(made)
    view.show_origins(made, origins(0, (SHIPS, None)))
    assert seen.summary == "Nothing in this text appears in another text."
    assert column(seen.legend, 1) == ["only here"]
    seen.step(1)
    assert seen.current == -1


def test_a_text_with_too_little_in_common_to_name_another_one(view, seen, made):
    view.show_origins(made, origins(0, (SHIPS, None)))
    assert seen.summary == "No other text shares more than a few words in a row with this one."


def test_the_legend_is_sorted_by_share_and_tells_what_is_common_altogether(seen):
    assert column(seen.legend, 0) == ["1", "2", ""]
    assert column(seen.legend, 1) == ["b.txt", "c.txt", "only here"]
    assert column(seen.legend, 2) == ["48%", "21%", "31%"]
    assert column(seen.legend, 3) == ["48%", "45%", ""]


def test_what_is_unique_is_quoted_in_order(seen):
    assert [card(seen.unique, row) for row in range(2)] == ["9 words", "9 words"]
    assert card(seen.unique, 0, CardRole.BODY) == ROSE
    assert seen.unique.model().rowCount() == 2


def test_the_list_tells_what_is_known_of_each_text(view, seen):
    cards = view.chooser.view
    assert card(cards, 0, CardRole.BODY) == "containment up to 64% · 31% only here"
    assert card(cards, 3, CardRole.BODY) == "containment up to 100%"
    assert card(cards, 5, CardRole.BODY) == "not compared"


def test_drafts_of_one_author_are_not_the_most_alike_pair(view):
    made = shown(SCORES, d3=counted("d.txt", author="Kovacs"), d4=counted("e.txt", author="Kovacs"))
    view.show_class(made)
    assert card(view.chooser.view, 3, CardRole.BODY) == "containment up to 0%"


# What there is to see


def test_the_text_is_tinted_where_it_stands_elsewhere(seen):
    text = seen.pane.toPlainText()
    assert colours(seen.pane, 3) & {LIGHT.base.name()}
    assert LIGHT.highlight(0).name() in colours(seen.pane, text.index("waited") + 2)
    assert LIGHT.highlight(1).name() in colours(seen.pane, text.index("grandmother") + 2)
    seen.go_to(1)
    assert LIGHT.highlight_current(0).name() in colours(seen.pane, text.index("waited") + 2)


def test_numbers_stand_beside_the_lines(seen):
    gutter = seen.findChild(StretchGutter)
    picture = gutter.grab().toImage()
    assert list(dict.fromkeys(rank for _, _, ranks in gutter.marks() for rank in ranks)) == [0, 1]
    for top, bottom, ranks in gutter.marks():
        bar = {picture.pixelColor(gutter.width() - 2, y).name() for y in range(int(top) + 1, int(bottom) - 1)}
        assert {LIGHT.strong(rank).name() for rank in ranks} <= bar
    top, bottom, _ = gutter.marks()[0]
    assert len({picture.pixelColor(x, y).name() for x in range(25) for y in range(int(top), int(bottom))}) > 1


def test_the_theme_can_change(view, seen, qapp):
    qapp.setPalette(DARK.palette())
    qapp.processEvents()
    assert DARK.highlight(0).name() in colours(seen.pane, seen.pane.toPlainText().index("waited") + 2)


def test_lists_stand_below_the_text_in_a_narrow_window(view, seen):
    view.resize(1100, 600)
    beside = seen.tabs.mapTo(seen, seen.tabs.rect().topLeft()).x()
    view.resize(640, 600)
    QApplication.processEvents()
    assert seen.tabs.mapTo(seen, seen.tabs.rect().topLeft()).x() < beside


def test_the_mouse_is_told_where_a_stretch_also_stands(view, seen, made, tip):
    view.show_origins(made, origins(0, *PIECES, others=3))
    QApplication.processEvents()
    text = seen.pane.toPlainText()
    place = rect_of(seen.pane, text.index("waited") + 2).center().toPoint()
    assert tip(seen.pane.viewport(), place) == "1 · b.txt\n14 words · in 3 other texts"
    place = rect_of(seen.pane, text.index("gardener") + 2).center().toPoint()
    assert tip(seen.pane.viewport(), place) == "Only here\n9 words"
    assert tip(seen.bar, QPoint(2, 10)) == "Only here\n9 words"
    assert tip(seen.bar, QPoint(seen.bar.width() - 2, 10)).startswith("1 · b.txt")


def test_a_phrase_too_small_to_name_a_text_for_is_not_said_to_stand_only_here(view, seen, made, tip):
    found = origins(0, (SHIPS, None))
    view.show_origins(made, replace(found, stretches=(replace(found.stretches[0], others=2),)))
    assert tip(seen.bar, QPoint(2, 10)) == "Too short to match to another text\n14 words"


# What people do


def test_stretches_are_walked_by_keys_from_every_part(view, seen, choice, qtbot):
    qtbot.keyClick(seen.pane, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert seen.current == 1
    assert choice.pair == (0, 1)
    qtbot.keyClick(seen.legend, "]")
    assert seen.current == 2
    assert choice.pair == (0, 2)
    qtbot.keyClick(view.chooser.view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert seen.current == 4
    qtbot.keyClick(seen.unique, "]")
    assert seen.current == 4
    qtbot.keyClick(seen.bar, "[")
    qtbot.keyClick(seen.bar, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(seen.bar, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert seen.current == 1


def test_brackets_can_be_typed_into_the_filter(view, seen, qtbot):
    field = view.findChild(QLineEdit, "textFilter")
    qtbot.keyClicks(field, "[a]")
    assert field.text() == "[a]"
    assert seen.current == -1


def test_a_step_begins_where_people_read(view, seen, made):
    text = [(f"{ROSE}\n" * 30, None), (SHIPS, 1), (f"{ROSE}\n" * 30, None), (LETTER, 2), (f"{ROSE}\n" * 30, None)]
    view.show_origins(made, origins(0, *text))
    QApplication.processEvents()
    middle = seen.pane.toPlainText().index(LETTER) - 400
    seen.pane.scroll_to(middle, 0)
    seen.step(1)
    assert seen.current == 3
    assert seen.pane.is_comfortable(int(seen.pane.map.point(seen.pane.toPlainText().index(LETTER))))
    seen.step(-1)
    assert seen.current == 1


def test_a_click_in_the_text_chooses_the_pair(seen, choice, qtbot):
    place = rect_of(seen.pane, seen.pane.toPlainText().index("grandmother") + 3).center().toPoint()
    qtbot.mouseClick(seen.pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert choice.pair == (0, 2)
    assert seen.current == 2
    assert seen.legend.currentIndex().row() == 1


def test_a_click_on_the_bar_scrolls_and_chooses(view, seen, made, choice):
    view.show_origins(made, origins(0, (f"{ROSE}\n" * 200, None), (LETTER, 2)))
    QApplication.processEvents()
    assert rect_of(seen.pane, seen.pane.toPlainText().index(LETTER)) is None
    seen.bar.stretch_selected.emit(1)
    assert rect_of(seen.pane, seen.pane.toPlainText().index(LETTER)) is not None
    assert choice.pair == (0, 2)


def test_what_is_on_screen_is_marked_on_the_bar(view, seen, made):
    view.show_origins(made, origins(0, (f"{ROSE}\n" * 200, None), (LETTER, 2)))
    QApplication.processEvents()
    first, last = seen.bar._seen
    assert first == 0
    assert 0 < last < 900
    seen.pane.verticalScrollBar().setValue(seen.pane.verticalScrollBar().maximum())
    assert seen.bar._seen[1] == 200 * 9 + 12


def test_the_legend_chooses_and_opens(seen, choice, qtbot):
    opened = []
    choice.pair_opened.connect(opened.append)
    click(qtbot, seen.legend, 1)
    assert choice.pair == (0, 2)
    assert seen.current == 2
    qtbot.keyClick(seen.legend, Qt.Key.Key_Return)
    assert opened == [(0, 2)]
    qtbot.keyClick(seen.legend, Qt.Key.Key_Down)
    assert seen.current == 0
    qtbot.keyClick(seen.legend, Qt.Key.Key_Return)
    assert opened == [(0, 2)]
    assert seen.tabs.currentWidget() is seen.unique


def test_enter_and_double_clicks_open_the_pair(seen, choice, qtbot):
    opened = []
    choice.pair_opened.connect(opened.append)
    seen.go_to(1)
    qtbot.keyClick(seen.pane, Qt.Key.Key_Return)
    qtbot.keyClick(seen.bar, Qt.Key.Key_Return)
    place = rect_of(seen.pane, seen.pane.toPlainText().index("grandmother") + 3).center().toPoint()
    qtbot.mouseDClick(seen.pane.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened == [(0, 1), (0, 1), (0, 2)]
    seen.go_to(0)
    qtbot.keyClick(seen.pane, Qt.Key.Key_Return)
    assert len(opened) == 3


def test_a_unique_piece_is_gone_to(seen, choice, qtbot):
    seen.tabs.setCurrentWidget(seen.unique)
    QApplication.processEvents()
    click(qtbot, seen.unique, 1)
    assert seen.current == 3
    assert seen.pane.caret() == seen.pane.toPlainText().rindex(ROSE)
    assert choice.pair is None
    qtbot.keyClick(seen.unique, Qt.Key.Key_Up)
    assert seen.current == 0
    qtbot.keyClick(seen.unique, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is seen.pane


def test_what_is_copied_is_the_text_itself(view, seen, made):
    odd = "First 😀 line\r\nshared words\r\nlast"
    view.show_origins(made, replace(origins(0, (odd, 1)), text=odd))
    seen.pane.selectAll()
    assert seen.pane.createMimeDataFromSelection().text() == odd


def test_places_after_strange_characters_are_right(view, seen, made):
    view.show_origins(made, origins(0, ("😀 one\r\n\r\n👩‍🚀 two", None), (SHIPS, 1)))
    QApplication.processEvents()
    shown_text = seen.pane.toPlainText()
    start, end = int(seen.pane.shown.start[1]), int(seen.pane.shown.end[1])
    units = shown_text.encode("utf-16-le")
    assert units[2 * start : 2 * end].decode("utf-16-le") == SHIPS


def test_the_text_can_be_made_larger(seen, qtbot):
    before = seen.pane.font().pointSizeF()
    qtbot.keyClick(seen.pane, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert seen.pane.font().pointSizeF() == pytest.approx(before * 1.1)


# What is chosen, here and elsewhere


def test_a_text_is_chosen_in_the_list(view, seen, choice, qtbot):
    click(qtbot, view.chooser.view, 2)
    assert choice.document == 2
    qtbot.keyClick(view.chooser.view, Qt.Key.Key_Down)
    assert choice.document == 3


def test_a_text_chosen_elsewhere_is_marked_in_the_list(view, seen, choice):
    choice.choose_document(4)
    assert view.chooser.view.currentIndex().row() == 4


def test_the_filter_narrows_the_list_and_says_so(view, seen, choice, qtbot):
    field = view.findChild(QLineEdit, "textFilter")
    qtbot.keyClicks(field, "B.T")
    assert column(view.chooser.view, 0) == ["b.txt"]
    assert label(view, "textCount") == "showing 1 of 6"
    assert choice.document == 0
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert len(column(view.chooser.view, 0)) == 6
    assert view.chooser.view.currentIndex().row() == 0
    assert not view.findChild(QLabel, "textCount").isVisible()
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is view.chooser.view


def test_a_pair_chosen_elsewhere_is_marked(seen, choice):
    seen.go_to(1)
    choice.choose_pair((2, 0))
    assert seen.legend.currentIndex().row() == 1
    assert seen.current == -1
    choice.choose_pair((3, 4))
    assert seen.legend.currentIndex().row() == 1


# What cannot be shown


def test_without_a_chosen_text_people_are_asked_to_choose(view, made):
    view.show_class(made)
    assert "Select a text" in view.notice


def test_a_document_with_a_problem_tells_its_reason_at_once(view, seen, choice):
    choice.choose_document(5)
    assert view.notice == "This text contains no words. Look at the file."


def test_a_template_is_not_compared(view, choice):
    choice.choose_document(0)
    view.show_class(shown(SCORES, d0=counted("a.txt", role=Role.TEMPLATE)))
    assert "template" in view.notice


def test_a_reason_is_told(view, seen, made):
    view.show_origins(made, None, lambda: "This takes too long.")
    assert view.notice == "This takes too long."
    view.show_origins(made, None)
    assert "Finding" in view.notice


def test_the_text_before_stays_until_the_next_one_is_there(view, seen, made, choice):
    choice.choose_document(1)
    assert view.notice == ""
    assert label(seen, "originName") == "a.txt"
    view.show_origins(made, origins(0, *PIECES))  # too late: another text is chosen
    assert label(seen, "originName") == "a.txt"
    view.show_origins(made, origins(1, (SHIPS, 0)))
    assert label(seen, "originName") == "b.txt"
    assert seen.summary == "100% also in a.txt · 0% only here"


def test_work_that_takes_long_is_told(view, seen, choice, qtbot):
    choice.choose_document(1)
    qtbot.waitUntil(lambda: "Finding" in view.notice, timeout=5000)


def test_a_sentence_never_outstays_its_reason(view, made, choice):
    view.show_class(made)
    choice.choose_document(1)
    assert "Finding" in view.notice
    choice.choose_document(5)
    assert "no words" in view.notice
    choice.choose_document(None)
    assert "Select" in view.notice


def test_another_threshold_leaves_what_is_shown(view, seen, made):
    view.show_class(replace(made, threshold=0.9))
    assert not view._timer.isActive()
    assert view.notice == ""
    assert "only here" in card(view.chooser.view, 0, CardRole.BODY)


def test_another_report_waits_for_its_origins(view, seen, choice):
    smaller = shown({(0, 1): 0.5}, NAMES[:2])
    choice.choose_document(4)
    view.show_class(smaller)
    assert len(column(view.chooser.view, 0)) == 2
    choice.choose_document(1)
    view.show_origins(smaller, origins(1, (SHIPS, 0)))
    assert label(seen, "originName") == "b.txt"


def test_the_score_follows_what_the_pairs_are_ranked_by(view, seen, made):
    view.show_class(replace(made, values=np.full(len(made.values), 0.25, np.float32)))
    assert card(view.chooser.view, 0, CardRole.BODY).startswith("containment up to 25%")


# Strange and large input


def test_a_large_text_of_many_stretches_is_shown(view, seen, made):
    pieces = [("word " * 9 + "end.\n", None if number % 2 else 1 + number % 3) for number in range(4_000)]
    found = origins(0, *pieces)
    view.show_origins(made, found)
    seen.step(1)
    seen.go_to(2_000)
    assert seen.pane.is_comfortable(found.stretches[2_000].span.start)
    assert seen.unique.model().rowCount() == 2_000


@pytest.mark.parametrize(
    "text",
    ["محمد كتب هذا النص في المساء", "灯塔看守人每天晚上都在本子上写下", "Смотритель 😀 маяка", "\ud800 odd \x00 end"],
)
def test_texts_of_all_scripts_are_shown_and_quoted(view, choice, text):
    names = (f"{text}.txt".replace("\x00", ""), *NAMES[1:])
    made = shown(SCORES, names)
    choice.choose_document(0)
    view.show_class(made)
    view.show_origins(made, origins(0, (text, None), (text, 1)))
    QApplication.processEvents()
    view.page.go_to(1)
    assert view.page._traced.rank.tolist() == [NOWHERE, 0]
    for widget in (view.page.pane, view.page.bar, view.page.unique, view.chooser.view):
        assert not widget.grab().isNull()


def test_all_can_be_found_and_is_read_aloud(view, seen):
    for widget in (view.chooser.view, seen.bar, seen.pane, seen.legend, seen.unique):
        assert widget.objectName()
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert seen.bar.accessibleDescription() == seen.summary
