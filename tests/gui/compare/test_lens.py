import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QStackedWidget, QToolButton, QWidget

from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.shares.shares import WordClass
from imbrex.gui.compare.compare_view import CompareView
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
from imbrex.gui.theme.apply_theme import apply
from imbrex.gui.theme.fonts import reading_font
from imbrex.gui.theme.text_size import add_style
from imbrex.gui.theme.theme import LIGHT
from imbrex.gui.wording.passage_texts import CHANGE_SIGNS
from tests.gui.compare.changes.conftest import find
from tests.gui.compare.panes.test_text_pane import rect_of
from tests.gui.compare.rewrites import ORIGINAL, OTHER, REWRITE, far_down, pair
from tests.rows import each_row

LEFT, RIGHT = f"{OTHER}\n{ORIGINAL}", f"{REWRITE}\nParliament debated taxes on sugar and on salt that winter."


@pytest.fixture
def rewritten(view):
    comparison, found = pair(LEFT, RIGHT)
    view.show_comparison(comparison)
    view.set_lens(Lens.REWRITING)
    view.show_rewriting(found)
    QApplication.processEvents()
    return view


def place(view):
    return view.findChild(QLabel, "passageCount").accessibleName()


def shown(pane, row):
    """The text of a passage as a pane shows it."""
    return pane.version.text[int(pane.version.highlights.start[row]) : int(pane.version.highlights.end[row])]


def state(view):
    return view.search_notice.sentence


def is_seen(view, name):
    return view.findChild(QWidget, name).isVisible()


def marked(pane, marks=None):
    """Each marked stretch of a pane as its text, with its class."""
    marks = pane.words if marks is None else marks
    rows = zip(marks.start.tolist(), marks.end.tolist(), marks.kind.tolist(), strict=True)
    return [(between(pane, start, end), WordClass(kind)) for start, end, kind in rows]


def changed(pane):
    """What is marked inside the current passage."""
    return marked(pane, pane.changed)


def between(pane, start, end):
    """What stands between two positions of the document that a pane shows."""
    return pane.map.display.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


def hint_at(view, pane, text):
    """What a pane tells of the word with which a text begins."""
    pane.point_hovered.emit(pane.version.text.index(text))
    return pane.hint


def test_each_lens_shows_passages_of_its_own(rewritten):
    comparison, found = pair(LEFT, RIGHT)
    assert [shown(rewritten.right, row) for row in range(len(found.passages))] == [REWRITE]
    assert shown(rewritten.left, 0) == ORIGINAL
    rewritten.set_lens(Lens.SHINGLES)
    assert len(rewritten.left.version.highlights) == len(comparison.passages) > 1
    assert place(rewritten).startswith(f"{len(comparison.passages)} run")


def test_a_passage_tells_its_class_in_the_bar(rewritten, qtbot):
    qtbot.keyClick(rewritten.left, Qt.Key.Key_F8)
    _, found = pair(LEFT, RIGHT)
    assert place(rewritten) == f"Passage 1 of 1 · {found.passages[0].change.label}"


def test_every_class_has_a_sign_of_its_own():
    assert len(set(CHANGE_SIGNS.values())) == len(Change)


def test_a_switch_with_names_and_keys_chooses_the_lens(rewritten, qtbot):
    chosen = []
    rewritten.lens_changed.connect(chosen.append)
    for number, lens in enumerate(Lens, 1):
        button = rewritten.findChild(QToolButton, f"{lens.value}Lens")
        assert button.accessibleName()
        assert button.accessibleDescription()
        assert button.defaultAction().shortcut().toString() == f"Ctrl+{number}"
    qtbot.keyClick(rewritten, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert rewritten.findChild(QToolButton, "shinglesLens").isChecked()
    qtbot.mouseClick(rewritten.findChild(QToolButton, "rewritingLens"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(rewritten, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert chosen == [Lens.SHINGLES, Lens.REWRITING, Lens.CHANGES]
    assert rewritten.lens is Lens.CHANGES


def test_the_keys_of_the_lenses_rest_while_the_view_is_not_seen(rewritten):
    actions = rewritten.bar.lens.actions_for_menu
    assert all(action.isEnabled() for action in actions)
    rewritten.hide()
    assert not any(action.isEnabled() for action in actions)


def test_changes_take_the_place_of_the_texts_and_lead_back_to_them(rewritten):
    rewritten.set_lens(Lens.CHANGES)
    assert rewritten.changes.isVisible()
    assert not rewritten.left.isVisible()
    assert not rewritten.bar.next.isEnabled()
    rewritten.show_changes(find(LEFT, RIGHT))
    assert rewritten.bar.next.isEnabled()
    rewritten.bar.next.trigger()
    assert rewritten.changes.number == 0
    assert place(rewritten) == f"Change 1 of {rewritten.changes.count}"
    next_button = rewritten.findChild(QToolButton, "nextPassage")
    assert (next_button.accessibleName(), next_button.toolTip()) == ("Next change", "Next change (F8 or ])")
    assert not rewritten.bar.canonized.isEnabled()
    rewritten.changes.place_requested.emit(LEFT.index("daughter"), RIGHT.index("daughter"))
    assert rewritten.lens is Lens.REWRITING
    assert rewritten.bar.next.text() == "Next passage"
    assert rewritten.left.isVisible()
    first, last = rewritten.left.visible_points()
    assert first <= LEFT.index("daughter") < last


def test_what_was_rewritten_is_read_from_its_beginning_though_exact_passages_are_further_down(view):
    filler = [f"{OTHER}{number} tons were sold in town {number}." for number in range(40)]
    apart = [f"Snow {number} lay upon roof {number} while owls {number} slept." for number in range(40)]
    first = "Gardeners planted seven yellow roses at northern gates. Heavy storms carried broken timber along coasts."
    turned = first.replace("seven", "exactly seven").replace("roses", "blooming roses").replace("gates", "old gates")
    turned = (
        turned.replace("storms", "winter storms").replace("carried", "often carried").replace("timber", "oak timber")
    )
    comparison, found = pair("\n".join([first, *filler, ORIGINAL]), "\n".join([turned, *apart, ORIGINAL]))
    assert int(comparison.passages.left_start[0]) > 1000
    assert int(found.passages.left_start[0]) < 100
    view.show_comparison(comparison)
    QApplication.processEvents()
    assert view.left.verticalScrollBar().value() > 0
    view.clear()
    view.set_lens(Lens.REWRITING)
    view.show_comparison(comparison)
    QApplication.processEvents()
    view.show_rewriting(found)
    QApplication.processEvents()
    assert view.left.verticalScrollBar().value() == 0


def test_what_was_said_of_a_word_goes_when_other_passages_are_shown(rewritten, qtbot):
    rewritten.left.point_clicked.emit(int(rewritten.left.version.highlights.start[0]))
    assert rewritten.current_index() == 0
    with qtbot.waitSignal(rewritten.tooltip.status_message) as heard:
        rewritten.set_lens(Lens.SHINGLES)
    assert heard.args == [""]


def test_keys_that_were_in_the_texts_are_in_the_list_of_changes(rewritten):
    rewritten.left.setFocus()
    rewritten.set_lens(Lens.CHANGES)
    assert rewritten.changes.list.hasFocus()
    rewritten.set_lens(Lens.REWRITING)
    assert rewritten.left.hasFocus()


def test_changes_open_where_people_read(view):
    numbered = [f"{OTHER}Town {number} sold {number} tons." for number in range(60)]
    left, right = "\n\n".join(numbered), "\n\n".join([*(text.replace("sold", "bought") for text in numbered), ORIGINAL])
    comparison, _ = pair(left, right)
    view.show_comparison(comparison)
    QApplication.processEvents()
    view.panes.scroll_to(left.index("Town 40"), right.index("Town 40"))
    view.set_lens(Lens.CHANGES)
    view.show_changes(find(left, right))
    assert 39 <= view.changes.list.top_row <= 40
    view.changes.list.verticalScrollBar().setValue(0)
    view.set_lens(Lens.SHINGLES)
    view.set_lens(Lens.CHANGES)
    assert view.changes.list.top_row == 0  # the texts have not moved since, so the changes stay


def test_no_passages_of_another_lens_are_shown_while_rewriting_is_searched(view):
    comparison, found = pair(LEFT, RIGHT)
    view.show_comparison(comparison)
    view.show_searching()
    assert len(view.left.version.highlights) == len(comparison.passages)
    view.set_lens(Lens.REWRITING)
    assert place(view) == "Finding passages…"
    assert not len(view.left.version.highlights)
    view.show_rewriting(found)
    assert place(view) == "1 passage"
    assert len(view.left.version.highlights) == len(found.passages)


def test_a_search_without_end_says_so_and_can_be_asked_for_again(view, qtbot):
    view.show_comparison(pair(LEFT, RIGHT)[0])
    view.set_lens(Lens.REWRITING)
    view.show_searching()
    view.show_no_rewriting(lambda: "Stopped.")
    assert (state(view), place(view)) == ("Stopped.", "")
    with qtbot.waitSignal(view.search_notice.link.clicked, timeout=1000):
        qtbot.mouseClick(view.search_notice.link, Qt.MouseButton.LeftButton)
    view.set_lens(Lens.SHINGLES)
    assert state(view) == ""


def test_old_passages_stay_until_there_are_new_ones(rewritten):
    comparison, found = pair(LEFT, RIGHT)
    rewritten.show_comparison(dataclasses.replace(comparison, length=4), found)
    rewritten.show_searching()
    assert state(rewritten) == ""
    assert len(rewritten.left.version.highlights) == len(found.passages)


def test_another_pair_starts_without_what_was_said_of_the_last(rewritten):
    rewritten.show_no_rewriting(lambda: "Stopped.")
    rewritten.show_comparison(pair(ORIGINAL, f"{REWRITE} {OTHER}")[0])
    assert state(rewritten) == ""
    assert rewritten._content.found is None


def test_texts_without_anything_in_common_say_so(view):
    comparison, found = pair(OTHER, ORIGINAL)
    view.show_comparison(comparison, found)
    view.set_lens(Lens.REWRITING)
    assert place(view) == "No shared passages found, identical or rewritten."


def test_a_bounded_search_says_that_some_may_be_missing(view):
    comparison, found = pair(LEFT, RIGHT)
    bounded = dataclasses.replace(found, passages=dataclasses.replace(found.passages, bounded=True))
    view.show_comparison(comparison, bounded)
    view.set_lens(Lens.REWRITING)
    assert "some passages may be missing" in place(view)


def test_two_identical_texts_are_one_identical_passage(view):
    comparison, found = pair(ORIGINAL, ORIGINAL)
    view.show_comparison(comparison, found)
    view.set_lens(Lens.REWRITING)
    view.set_current(0)
    assert place(view) == "Passage 1 of 1 · identical"
    assert {kind for pane in (view.left, view.right) for _, kind in marked(pane)} == {WordClass.VERBATIM}
    assert changed(view.left) == changed(view.right) == []


# Words


def test_words_are_marked_by_their_class_and_inside_the_current_passage_by_their_change(rewritten):
    left, right = dict(marked(rewritten.left)), dict(marked(rewritten.right))
    assert set(left.values()) == set(right.values()) == {WordClass.VERBATIM, WordClass.REWORDED}
    assert not changed(rewritten.left)
    rewritten.set_current(0)
    left, right = dict(changed(rewritten.left)), dict(changed(rewritten.right))
    assert "day" not in left  # compared by normal forms, it is in a shared run, and counts as such
    assert left["heavy"] is WordClass.ONLY_HERE
    assert right["ships"] is WordClass.REWORDED
    assert not any("keeper" in text for text in (*left, *right))  # it is the same on both sides
    rewritten.set_current(-1)
    rewritten.current.mark(-1)
    assert not changed(rewritten.left)


def test_the_words_of_each_mark_are_those_of_the_figure(rewritten):
    _, found = pair(LEFT, RIGHT)
    for pane, classed in ((rewritten.left, found.classes.left), (rewritten.right, found.classes.right)):
        for kind, count in (
            (WordClass.VERBATIM, classed.shares.verbatim_words),
            (WordClass.REWORDED, classed.shares.reworded_words),
        ):
            inside = [text for text, one in marked(pane) if one is kind]
            assert sum(len(text.split()) for text in inside) == count > 0


def test_a_chip_switches_its_marks_off_and_on_in_text_strip_and_ribbon(rewritten, qtbot):
    chip = rewritten.findChild(QToolButton, "markVerbatim")
    strip = rewritten.findChild(QWidget, "rightStrip")
    before = marked(rewritten.right)
    assert WordClass.VERBATIM in {kind for kind, _ in strip.rows(200)}
    assert len(rewritten.panes._ribbon.bands()) == 1
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert {kind for _, kind in marked(rewritten.right)} == {WordClass.REWORDED}
    assert {kind for kind, _ in strip.rows(200)} == {-1, WordClass.REWORDED}
    assert not rewritten.panes._ribbon.bands()  # most of its words are the same
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert marked(rewritten.right) == before


def test_a_step_passes_over_passages_that_are_switched_off(view, qtbot):
    same = "Gardeners planted seven yellow roses at northern gates before the first frost of the year arrived."
    other = "Nobody answered the telephone during the long summer strike of the railway workers in town."
    left, right = f"{same} {OTHER} {ORIGINAL}", f"{same} {other * 3} {REWRITE}"
    comparison, found = pair(left, right)
    hidden = dataclasses.replace(found, main=np.array([WordClass.VERBATIM, WordClass.REWORDED], np.uint8))
    assert len(found.passages) == 2
    view.show_comparison(comparison, hidden)
    view.set_lens(Lens.REWRITING)
    QApplication.processEvents()
    qtbot.mouseClick(view.findChild(QToolButton, "markVerbatim"), Qt.MouseButton.LeftButton)
    assert [view.left.is_hidden(number) for number in range(2)] == [True, False]
    qtbot.keyClick(view.left, Qt.Key.Key_F8)
    assert view.current_index() == 1
    qtbot.keyClick(view.left, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert view.current_index() == 1


def test_marks_go_with_the_lens(rewritten):
    rewritten.set_lens(Lens.SHINGLES)
    assert rewritten.left.words is None
    assert not is_seen(rewritten, "classChips")


def test_the_compared_words_have_passages_and_marks_too(rewritten):
    rewritten.bar.canonized.trigger()
    rewritten.set_current(0)
    assert shown(rewritten.left, 0).startswith("keeper count")
    assert all(text.strip() == text and text for text, _ in marked(rewritten.left))
    assert ("boat", WordClass.REWORDED) in changed(rewritten.left)
    assert "Replaced with another word" in hint_at(rewritten, rewritten.left, "boat")


def test_a_word_tells_what_became_of_it_and_where_its_counterpart_is(rewritten):
    hint = hint_at(rewritten, rewritten.right, "days")
    assert "Another form of the word" in hint
    assert "here: days; in the other text: day" in hint
    assert "Passage 1 of 1" in hint
    assert "Only in the left text" in hint_at(rewritten, rewritten.left, "heavy")
    assert "Replaced with another word" in hint_at(rewritten, rewritten.left, "boats")
    assert "“Parliament” is compared as" in hint_at(rewritten, rewritten.right, "Parliament")


def test_the_counterpart_is_lit_on_the_other_side_until_the_mouse_leaves(rewritten):
    hint_at(rewritten, rewritten.right, "vinegar")
    assert between(rewritten.left, *rewritten.left.lit) == "vinegar"
    assert rewritten.right.lit is None
    hint_at(rewritten, rewritten.left, "heavy")
    assert rewritten.left.lit is rewritten.right.lit is None
    hint_at(rewritten, rewritten.left, "vinegar")
    assert rewritten.right.lit is not None
    rewritten.left.point_hovered.emit(-1)
    assert rewritten.right.lit is None
    assert rewritten.left.hint == ""


def test_the_mouse_over_a_word_is_enough(rewritten):
    area = rect_of(rewritten.right, RIGHT.index("days"))
    position = QPointF(area.center().x() + 2, area.center().y())
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        position,
        rewritten.right.viewport().mapToGlobal(position),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(rewritten.right.viewport(), event)
    assert "here: days; in the other text: day" in rewritten.right.hint


def test_a_word_of_two_passages_is_marked_as_in_the_current_one(view):
    edited = ORIGINAL.replace("heavy ", "").replace("great lens", "large lens")
    left, right = ORIGINAL, f"{ORIGINAL} {OTHER * 3} {edited}"
    comparison, found = pair(left, right)
    assert len(found.passages) == 2
    view.show_comparison(comparison, found)
    view.set_lens(Lens.REWRITING)
    number = int(np.argmin(found.passages.kept))
    view.set_current(number)
    assert "Only in the left text" in hint_at(view, view.left, "heavy")
    assert changed(view.right)
    view.set_current(1 - number)
    assert changed(view.left) == changed(view.right) == []


def pixels(pane, color):
    """Number of pixels of a colour in a pane."""
    image = pane.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.count_nonzero(np.frombuffer(image.constBits(), np.uint32) == color.rgb())


def test_text_ribbon_strip_and_legend_have_the_same_colours(rewritten):
    rewritten.resize(1000, 600)
    for hue, name in ((0, "markVerbatim"), (1, "markReworded")):
        assert pixels(rewritten.right, LIGHT.highlight(hue)) > 100
        chip = rewritten.findChild(QToolButton, name)
        swatch = chip.icon().pixmap(chip.iconSize()).toImage()
        assert swatch.pixelColor(swatch.rect().center()) == QColor(LIGHT.strong(hue).name())
        strip = rewritten.findChild(QWidget, "rightStrip").grab().toImage()
        assert LIGHT.strong(hue).rgb() in {strip.pixel(7, y) for y in range(strip.height())}
    ribbon = rewritten.panes._ribbon.grab().toImage()
    assert LIGHT.strong(0).rgb() in {ribbon.pixel(1, y) for y in range(ribbon.height())}


# Places


def test_a_pair_opens_at_its_first_passage_where_none_is_in_sight(view):
    comparison, found = pair(*far_down())
    view.show_comparison(comparison, found)
    QApplication.processEvents()
    first, last = view.left.visible_points()
    start = int(view.left.version.highlights.start[0])
    assert first <= start < last
    assert view.left.verticalScrollBar().value() > 0
    assert view.current_index() == -1


def test_it_opens_there_too_when_it_is_shown_later(qtbot, light):
    view = CompareView()
    qtbot.addWidget(view)
    view.show_comparison(pair(*far_down())[0])
    QApplication.processEvents()
    view.resize(900, 500)
    view.show()
    qtbot.waitExposed(view)
    QApplication.processEvents()
    assert view.left.visible_points()[0] <= int(view.left.version.highlights.start[0]) < view.left.visible_points()[1]


def test_what_is_found_later_is_sought_only_where_nobody_has_scrolled(view):
    left, right = far_down()
    comparison, found = pair(left, right)
    nothing = dataclasses.replace(comparison, passages=pair(OTHER, ORIGINAL)[0].passages)
    view.set_lens(Lens.REWRITING)
    view.show_comparison(nothing)
    QApplication.processEvents()
    assert view.left.verticalScrollBar().value() == 0
    view.show_rewriting(found)
    QApplication.processEvents()
    assert view.left.visible_points()[1] > left.index("keeper")
    view.clear()
    view.show_comparison(nothing)
    QApplication.processEvents()
    view.left.verticalScrollBar().setValue(5)
    view.show_rewriting(found)
    QApplication.processEvents()
    assert view.left.verticalScrollBar().value() == 5


def test_a_lens_keeps_the_place_and_the_passage(rewritten):
    rewritten.set_current(0)
    rewritten.set_lens(Lens.SHINGLES)
    assert rewritten.current_index() >= 0
    inside = rewritten.left.version.highlights.start[rewritten.current_index()]
    rewritten.set_lens(Lens.REWRITING)
    assert rewritten.current_index() == 0
    assert LEFT.index(ORIGINAL) <= inside < len(LEFT)


def test_a_passage_of_a_list_is_shown_whatever_the_lens(rewritten):
    rewritten.set_lens(Lens.SHINGLES)
    rewritten.show_rewritten(0)
    assert rewritten.lens is Lens.REWRITING
    assert rewritten.current_index() == 0


STRANGE = {
    "right to left": (
        "حارس المنارة أحصى أحد عشر قاربا عائدا عبر الضباب الكثيف قبل منتصف الليل في آخر يوم من الشهر. "
        "وكانت ابنته قد لمعت العدسة الكبيرة في ذلك الصباح بالخل وقطعة من الكتان القديم.",
        "الكثيف",
        "en",
    ),
    "emoji": (
        "The keeper 🐉 counted eleven 🚀 boats returning 👩‍👩‍👧 through heavy 𝔘 fog before midnight. "
        "His daughter 🧽 had polished the great lens that morning with vinegar and a linen rag.",
        "heavy",
        "en",
    ),
    "Chinese": (
        "灯塔看守人在午夜之前数到十一艘渔船穿过浓雾返回港口。他的女儿那天早晨用醋和亚麻布擦亮了巨大的透镜。",
        "早晨",
        "zh",
    ),
}


@pytest.mark.parametrize("name", STRANGE)
def test_marks_are_at_the_words_of_any_script(view, name):
    text, gone, code = STRANGE[name]
    comparison, found = pair(text, text.replace(gone, ""), code)
    view.show_comparison(comparison, found)
    view.set_lens(Lens.REWRITING)
    view.set_current(0)
    assert gone in "".join(part for part, kind in changed(view.left) if kind is WordClass.ONLY_HERE)
    view.left.viewport().grab()
    view.left.point_hovered.emit(text.index(gone))
    assert "Only in the left text" in view.left.hint


def test_only_what_is_on_the_screen_is_painted(view, monkeypatch):
    rows = [f"{ORIGINAL.replace('eleven', f'word{number}')}" for number in range(120)]
    other = [row.replace("heavy ", "thick ") for row in rows]
    comparison, found = pair("\n".join(rows), "\n".join(other))
    view.show_comparison(comparison, found)
    view.set_lens(Lens.REWRITING)
    marks = view.left.words
    assert len(marks.start) >= 100
    seen = [row for line in view.left.lines() for row in marks.between(line.start, line.end)]
    assert 0 < len(seen) < 40
    first, last = view.left.visible_range()
    assert all(first <= int(marks.start[row]) < last for row in seen)


def test_font_and_size_of_the_text_outlive_a_change_of_theme(qtbot, qapp):
    apply(qapp, "light")
    stack = QStackedWidget()
    add_style(stack)
    qtbot.addWidget(stack)
    view = CompareView()
    stack.addWidget(view)
    stack.show()
    larger, *_ = view.bar.zoom_actions()
    larger.trigger()
    for scheme in ("dark", "light"):
        apply(qapp, scheme)
        assert view.left.font().families() == reading_font().families()
        assert view.right.font().pointSizeF() == pytest.approx(reading_font().pointSizeF() * 1.1)


def test_the_lenses_stay_where_they_are_while_other_buttons_come_and_go(rewritten, qtbot):
    switch = rewritten.findChild(QWidget, "lensSwitch")
    places = set()
    for lens in Lens:
        rewritten.set_lens(lens)
        rewritten.layout().activate()
        QApplication.processEvents()
        places.add((switch.mapTo(rewritten, switch.rect().topLeft()).x(), switch.width()))
    assert len(places) == 1


@each_row(("stored", "lens"), [("map", Lens.CHANGES), ("changes", Lens.CHANGES), ("atlas", Lens.SHINGLES)])
def test_the_lens_is_known_by_its_former_name(stored, lens, qapp):
    settings = Settings()
    settings.store.setValue("compare/lens", stored)
    assert settings.lens is lens
