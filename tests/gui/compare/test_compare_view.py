import dataclasses

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton, QWidget

from imbrex.engine.shares.shares import WordClass
from imbrex.gui.theme.apply_theme import apply
from imbrex.gui.theme.theme import DARK
from tests.gui.compare.panes.test_text_pane import rect_of
from tests.gui.compare.samples import compare, long_comparison


def top_of(pane, number):
    """Top of a passage's first line in the viewport, None where it is not on screen."""
    found = pane.height_of(pane.map.position(int(pane.version.highlights.start[number])))
    return found[0] if found else None


def click(qtbot, pane, point):
    place = rect_of(pane, point).center().toPoint()
    qtbot.mouseClick(pane.viewport(), Qt.MouseButton.LeftButton, pos=place)


def level(view, number):
    """How far apart a passage and its twin stand, in lines."""
    return abs(top_of(view.left, number) - top_of(view.right, number)) / view.left.fontMetrics().height()


@pytest.fixture
def long(view):
    view.show_comparison(long_comparison())
    QApplication.processEvents()
    return view


def text_of(view, name):
    return view.findChild(QLabel, name).text()


def test_keys_walk_through_the_passages(long, qtbot):
    seen = []
    long.passage_changed.connect(seen.append)
    qtbot.keyClick(long.left, Qt.Key.Key_F8)
    qtbot.keyClick(long.left, Qt.Key.Key_F8)
    qtbot.keyClick(long.left, Qt.Key.Key_BracketRight)
    qtbot.keyClick(long.left, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(long.right, Qt.Key.Key_BracketLeft)
    assert seen == [0, 1, 2, 1, 0]
    assert text_of(long, "passageCount") == "Run 1 of 20"
    assert not long.findChild(QToolButton, "previousPassage").isEnabled()


def test_a_walk_begins_where_people_read(long, qtbot):
    long.set_current(9)
    long.show_comparison(long_comparison(range(0, 120, 12)))  # without the passage that was looked at
    assert long.current_index() == -1
    first = long.left.visible_points()[0]
    starts = long.left.version.highlights.start
    qtbot.keyClick(long.left, Qt.Key.Key_F8)
    after = long.current_index()
    assert starts[after - 1] < first <= starts[after]
    long.show_comparison(long_comparison())
    long.set_current(9)
    long.show_comparison(long_comparison(range(0, 120, 12)))
    qtbot.keyClick(long.left, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert long.current_index() == after - 1


def test_buttons_walk_through_the_passages_and_end_with_the_last(long, qtbot):
    button = long.findChild(QToolButton, "nextPassage")
    for _ in range(20):
        assert button.isEnabled()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert long.current_index() == 19
    assert not button.isEnabled()


def test_each_passage_walked_to_is_on_screen_and_level_with_its_twin(long):
    for number in (1, 7, 19, 4):
        long.set_current(number)
        assert top_of(long.left, number) is not None
        assert level(long, number) < 0.75


def test_a_click_brings_the_twin(long, qtbot):
    long.bar.together.setChecked(False)
    long.left.scroll_to(int(long.left.version.highlights.start[8]), 150)
    assert top_of(long.right, 8) is None
    before = top_of(long.left, 8)
    click(qtbot, long.left, int(long.left.version.highlights.start[8]) + 3)
    assert long.current_index() == 8
    assert top_of(long.left, 8) == before
    assert level(long, 8) < 1.5
    click(qtbot, long.right, int(long.right.version.highlights.start[8]) - 3)
    assert long.current_index() == 8  # no passage there


def test_enter_on_a_passage_goes_to_its_twin(long, qtbot):
    long.left.move_caret(int(long.left.version.highlights.start[1]) + 2)
    qtbot.keyClick(long.left, Qt.Key.Key_Return)
    assert long.current_index() == 1


def test_clicks_where_passages_lie_on_one_another_take_turns(view, qtbot):
    view.show_comparison(compare("one two three", "one two three and one two three", [(0, 0, 3), (0, 4, 3)]))
    QApplication.processEvents()
    seen = set()
    for _ in range(2):
        click(qtbot, view.left, 1)
        seen.add(view.current_index())
    assert seen == {0, 1}


def test_scrolling_is_locked_by_the_passages(long):
    for number in (3, 10, 15):
        long.left.scroll_to(int(long.left.version.highlights.start[number]), long.left.viewport().height() * 0.4)
        assert level(long, number) < 2
    long.right.scroll_to(int(long.right.version.highlights.start[5]), long.right.viewport().height() * 0.4)
    assert level(long, 5) < 2
    long.bar.together.setChecked(False)
    before = long.right.verticalScrollBar().value()
    long.left.verticalScrollBar().setValue(0)
    assert long.right.verticalScrollBar().value() == before


def test_the_strip_shows_the_passages_and_jumps(long, qtbot):
    strip = long.findChild(QWidget, "leftStrip")
    rows = strip.rows(strip.height())
    highlights, length = long.left.version.highlights, len(long.left.version.text)
    for number in range(20):
        middle = (int(highlights.start[number]) + int(highlights.end[number])) / 2
        assert rows[int(middle / length * strip.height())] == (WordClass.VERBATIM, False)
    assert rows.count((-1, False)) > strip.height() / 2
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(5, strip.height() // 2))
    first, last = long.left.visible_points()
    assert first < length // 2 < last


def test_what_was_said_of_a_word_goes_with_its_passage(long, qtbot):
    long.set_current(0)
    with qtbot.waitSignal(long.tooltip.status_message) as heard:
        click(qtbot, long.left, int(long.left.version.highlights.start[0]))
    assert "Passage 1 of" in heard.args[0]
    with qtbot.waitSignal(long.tooltip.status_message) as heard:
        qtbot.keyClick(long.left, Qt.Key.Key_F8)
    assert heard.args[0] == ""


def test_a_band_is_clicked(long, qtbot):
    long.show_comparison(long_comparison(range(0, 120, 2)))
    long.set_current(4)
    ribbon = long.findChild(QWidget, "ribbon")
    band = next(band for band in ribbon.bands() if band.number != 4 and band.left_shown and band.right_shown)
    middle = (band.left[0] + band.left[1] + band.right[0] + band.right[1]) / 4
    place = QPoint(ribbon.width() // 2, round(middle))
    qtbot.mouseClick(ribbon, Qt.MouseButton.LeftButton, pos=place)
    assert long.current_index() == band.number


def test_bands_end_where_the_passages_are(long):
    long.set_current(4)
    ribbon = long.findChild(QWidget, "ribbon")
    band = next(band for band in ribbon.bands() if band.number == 4)
    assert band.left[0] == top_of(long.left, 4)
    assert band.right[0] == top_of(long.right, 4)


def test_the_same_documents_again_keep_place_and_passage(long):
    long.set_current(9)
    places = [pane.verticalScrollBar().value() for pane in (long.left, long.right)]
    documents = [pane.document().revision() for pane in (long.left, long.right)]
    long.show_comparison(long_comparison(range(6, 120, 12)))  # the passage is number 4 now
    assert long.current_index() == 4
    assert [pane.verticalScrollBar().value() for pane in (long.left, long.right)] == places
    assert [pane.document().revision() for pane in (long.left, long.right)] == documents
    long.show_comparison(long_comparison(range(0, 120, 12)))
    assert long.current_index() == -1
    assert [pane.verticalScrollBar().value() for pane in (long.left, long.right)] == places


def test_other_documents_begin_at_the_top(long):
    long.set_current(9)
    long.show_comparison(compare("quite another text", "and one more", []))
    assert long.current_index() == -1
    assert long.left.verticalScrollBar().value() == 0
    assert long.left.toPlainText() == "quite another text"


def test_the_canonized_text_keeps_the_place_and_the_passages(long):
    long.set_current(9)
    start = int(long.left.version.highlights.start[9])
    word = long.left.version.token_at(start)
    long.bar.canonized.setChecked(True)
    version = long.left.version
    # Each of the cuts made for showing stands behind a space.
    assert long.left.toPlainText().replace(" \n", " ") == long.left.version.tokens.canonical_text()
    assert long.current_index() == 9
    assert version.token_at(int(version.highlights.start[9])) == word
    assert top_of(long.left, 9) is not None
    long.bar.canonized.setChecked(False)
    assert int(long.left.version.highlights.start[9]) == start
    assert top_of(long.left, 9) is not None


def test_canonized_words_tell_their_originals(view, qtbot):
    view.show_comparison(compare("The Running ships", "running ships", [(0, 0, 2)]))
    QApplication.processEvents()
    view.bar.canonized.setChecked(True)
    QApplication.processEvents()
    assert view.left.toPlainText() == "run ship"
    with qtbot.waitSignal(view.tooltip.status_message) as heard:
        click(qtbot, view.left, 1)
    assert heard.args[0].startswith("“Running” is compared as “run” (normal form)")


def test_hovering_a_word_tells_its_fate(view, qtbot):
    view.show_comparison(compare("The <b>running ships", "running ships", [(1, 0, 2)]))
    QApplication.processEvents()
    with qtbot.waitSignal(view.tooltip.status_message) as heard:
        qtbot.mouseMove(view.left.viewport(), rect_of(view.left, 8).center().toPoint())
    assert heard.args[0] == "“running” is compared as “run” (normal form) · Passage 1 of 1"
    assert "run ship" in view.left.hint
    view.left.point_hovered.emit(5)
    assert "<b>" not in view.left.hint
    assert "“b”" in view.left.hint
    view.left.point_hovered.emit(-1)
    assert view.left.hint == ""


def test_find_walks_through_both_texts(view, qtbot):
    view.show_comparison(compare("Word, other WORD", "no\nword here", []))
    QApplication.processEvents()
    qtbot.keyClick(view.left, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = view.findChild(QLineEdit, "findText")
    assert field.isVisible()
    field.setText("word")
    view.find_bar.search()
    assert text_of(view, "findCount") == "1 of 3"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert view.left.caret() == 12
    qtbot.keyClick(view.left, Qt.Key.Key_F3)
    assert text_of(view, "findCount") == "3 of 3"
    assert view.right.caret() == 3
    qtbot.keyClick(view.left, Qt.Key.Key_F3)
    assert text_of(view, "findCount") == "1 of 3"
    qtbot.keyClick(view.left, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert text_of(view, "findCount") == "3 of 3"
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert not field.isVisible()


def test_escape_in_a_text_closes_the_find_bar_before_anything_else(view, qtbot):
    other = QAction(view)
    other.setShortcut("Esc")
    view.addAction(other)
    taken = []
    other.triggered.connect(lambda: taken.append(True))
    view.show_comparison(compare("one", "two", []))
    view.find_bar.open()
    view.left.setFocus()
    qtbot.keyClick(view.left, Qt.Key.Key_Escape)
    assert not view.find_bar.isVisible()
    assert taken == []
    qtbot.keyClick(view.left, Qt.Key.Key_Escape)
    assert taken == [True]


def test_hits_are_marked_while_the_bar_is_open(view, light):
    view.show_comparison(compare("some word here word", "none", []))
    QApplication.processEvents()
    view.find_bar.open()
    view.findChild(QLineEdit, "findText").setText("word")
    view.find_bar.search()

    def pixel(point):
        corner = rect_of(view.left, point).bottomLeft().toPoint() + QPoint(1, 0)
        return view.left.viewport().grab().toImage().pixelColor(corner).name()

    assert pixel(6) == light.hit_current.name()
    assert pixel(16) == light.hit.name()
    view.find_bar.close_bar()
    assert pixel(6) == pixel(16) == light.base.name()


def test_nothing_found_is_said(view):
    view.show_comparison(compare("one", "two", []))
    view.find_bar.open()
    view.findChild(QLineEdit, "findText").setText("three")
    view.find_bar.search()
    assert text_of(view, "findCount") == "no hits"
    assert not view.findChild(QToolButton, "findNext").isEnabled()


def test_no_passage_is_a_sentence(view):
    view.show_comparison(compare("one two", "three four", [], length=3))
    assert view.findChild(QLabel, "passageCount").accessibleName().startswith("These texts share no run of 3")
    assert not view.bar.next.isEnabled()


def test_clear_leaves_nothing(long):
    long.set_current(3)
    long.clear()
    assert long.current_index() == -1
    assert long.left.toPlainText() == long.right.toPlainText() == ""
    assert text_of(long, "passageCount") == ""
    lenses = long.bar.lens.actions_for_menu
    assert not any(action.isEnabled() for action in long.bar.actions_for_menu() if action not in lenses)
    long.set_current(0)
    assert long.current_index() == -1


def test_an_empty_text_is_no_trouble(view):
    comparison = compare("", "words here", [])
    view.show_comparison(dataclasses.replace(comparison, length=0))
    view.bar.canonized.setChecked(True)
    view.left.verticalScrollBar().setValue(5)
    view.grab()


def test_everything_has_a_name_for_tests_and_screen_readers(view):
    for name in ("leftText", "rightText", "leftStrip", "rightStrip", "ribbon", "previousPassage", "nextPassage"):
        assert view.findChild(QWidget, name).accessibleName(), name
    for button in view.findChildren(QToolButton):
        if button.objectName() and not button.objectName().startswith("qt_") and not view.changes.isAncestorOf(button):
            assert button.accessibleName(), button.objectName()
            assert not button.icon().isNull() or button.text(), button.objectName()


def test_no_key_is_given_twice(view):
    keys = [key.toString() for action in view.findChildren(QAction) for key in action.shortcuts() if key.toString()]
    assert sorted(keys) == sorted(set(keys))


def test_icons_can_be_seen_in_the_dark(view, qapp):
    def brightest():
        image = view.findChild(QToolButton, "nextPassage").icon().pixmap(32, 32).toImage()
        colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        return max(colour.lightness() for colour in colours if colour.alpha() > 200)

    apply(qapp, "light")
    QApplication.processEvents()
    assert brightest() < 80
    apply(qapp, "dark")
    QApplication.processEvents()
    assert brightest() > 180
    assert view.left.palette().color(view.left.palette().ColorRole.Base) == DARK.base
    apply(qapp, "light")


def test_repeats_that_were_not_followed_are_told(view):
    comparison = compare("one two", "one two", [(0, 0, 2)])
    view.show_comparison(comparison)
    place = view.findChild(QLabel, "passageCount")
    assert "repeat" not in place.accessibleName()
    bounded = dataclasses.replace(comparison.passages, bounded=True)
    view.show_comparison(dataclasses.replace(comparison, passages=bounded))
    assert "some repeats are not listed" in place.accessibleName()


def test_the_leading_text_gives_way_at_the_end_of_the_other(view):
    line, shared = "some words\n", "one two three\n"
    comparison = compare(line * 40 + shared + line * 100, line * 100 + shared, [(80, 200, 3)])
    view.show_comparison(comparison)
    QApplication.processEvents()
    view.set_current(0)
    assert top_of(view.right, 0) > view.right.viewport().height() * 0.6
    assert level(view, 0) < 1.5
