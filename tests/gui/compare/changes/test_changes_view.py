"""The changes: rows, folds, marks, what is said of them, walking, switches, and long texts."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from imbrex.engine.changes.changes import ChangeKind
from imbrex.engine.changes.word_diff import Mark
from imbrex.gui.compare.changes.change_list import KEPT
from imbrex.gui.compare.changes.change_texts import SIGNS
from imbrex.gui.compare.changes.row_layout import format_of
from imbrex.gui.compare.changes.row_painter import column_lefts
from imbrex.gui.theme.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT
from imbrex.gui.widgets.text.text_map import LONGEST_PARAGRAPH
from tests.gui.compare.changes.conftest import (
    LEFT,
    OTHER,
    PARAGRAPHS,
    RIGHT,
    entries,
    find,
    masked,
    text_of,
    with_edits,
)
from tests.rows import each_row

UNCHANGED, EDITED, MOVED, SPLIT, JOINED, NEW, DELETED, AWAY = ChangeKind


def told(view):
    """What each item says, as a screen reader hears it."""
    model = view.list.model()
    return [
        model.index(item).data(Qt.ItemDataRole.AccessibleTextRole).partition(". ")[0]
        for item in range(model.rowCount())
    ]


def chip(view, kind):
    return view.chips.findChild(QToolButton, f"changes{kind.name.title()}")


def rect(view, item):
    return view.list.visualRect(view.list.model().index(item))


def click(view, item, qtbot, double=False):
    place = rect(view, item).center()
    qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    if double:
        qtbot.mouseDClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def walk(view, by=1):
    """The changes that one key stops at, from here on."""
    seen = []
    while not seen or view.number != seen[-1]:
        seen.append(view.number)
        view.step(by)
    return seen


def test_changes_are_listed_and_the_rest_is_folded(shown):
    assert told(shown) == [
        "Moved from paragraph 5",
        "1 unchanged paragraph",
        "1 word changed",
        "Deleted paragraph",
        "New paragraph",
        "1 unchanged paragraph",
        "Moved to paragraph 1",
    ]


def test_the_counts_add_up(shown):
    counts = [chip(shown, kind).text() for kind in SIGNS if not chip(shown, kind).isHidden()]
    assert set(counts) == {"+ 1 new", "= 2 unchanged", "≈ 1 edited", "− 1 deleted", "⇅ 1 moved"}
    numbers = [int(text.split()[1]) for text in counts if "unchanged" not in text]
    assert (shown.changes.changed, shown.changes.total) == (sum(numbers), sum(numbers) + 2)


def test_switches_without_room_show_numbers_only(shown):
    shown.chips.show_brief(True)
    assert chip(shown, EDITED).text() == "≈ 1"
    assert chip(shown, EDITED).accessibleName() == "1 edited"
    assert chip(shown, EDITED).toolTip().startswith("1 edited\n")


@each_row(
    ("new", "words"),
    [
        (("shorter shifts", "longer hours"), "2 words changed"),
        (("several banks ", ""), "2 words removed"),
        (("several banks", "several large old banks"), "2 words added"),
        (("shorter shifts", "much longer hours"), "2 words changed, 1 word added"),
        (("Copper", "copper"), "Only punctuation, letter case or look-alike letters changed"),
    ],
)
def test_an_edit_says_how_many_words_were_changed(view, new, words):
    view.show_changes(find(LEFT, LEFT.replace(*new)))
    assert told(view)[1] == words


def test_splitting_joining_and_moving_are_told_in_words(view):
    first, second = PARAGRAPHS[0].split(". ", 1)
    parted = text_of(f"{first}.", second.replace("morning", "evening"), *PARAGRAPHS[1:])
    view.show_changes(find(LEFT, parted))
    assert told(view) == ["Split into 2 paragraphs, 1 word changed", "4 unchanged paragraphs"]
    view.show_changes(find(parted, LEFT))
    assert told(view)[0] == "2 paragraphs joined, 1 word changed"
    assert chip(view, JOINED).text() == "∪ 1 joined"
    view.show_changes(find(LEFT, text_of(f"{first}.", *PARAGRAPHS[1:], second)))
    assert told(view)[-1] == "Moved from paragraph 1"
    view.show_changes(find(text_of(f"{first}.", *PARAGRAPHS[1:], second), LEFT))
    assert told(view)[-1] == "Moved into paragraph 1"


def test_a_screen_reader_hears_the_changed_words(shown):
    said = shown.list.model().index(2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("1 word changed. Before: shorter. After: longer. ")
    assert "Copper prices" in said
    interface = QAccessible.queryAccessibleInterface(shown.list)
    assert interface.childCount() == len(told(shown))
    assert interface.child(2).text(QAccessible.Text.Name) == said


def test_one_key_walks_all_changes_and_nothing_else(shown):
    assert (shown.number, shown.count) == (-1, 4)
    assert walk(shown) == [-1, 0, 1, 2, 3]
    assert walk(shown, -1) == [3, 2, 1, 0]
    kinds = find().changes.kind[[shown._rows.row[item] for item in shown._rows.stops]]
    assert {UNCHANGED, AWAY}.isdisjoint(kinds.tolist())


def test_a_step_begins_with_what_is_in_sight(view):
    view.show_changes(with_edits(2000, 20))
    view.list.verticalScrollBar().setValue(view.list.verticalScrollBar().maximum() // 2)
    view.step(1)
    assert 40 <= view.number <= 60


def test_all_changes_of_a_long_text_are_walked_and_each_is_seen(view):
    found = with_edits(800, 2)
    view.show_changes(found)
    seen = []
    for _ in range(view.count):
        view.step(1)
        seen.append(view.number)
        place = rect(view, view.list.currentIndex().row())
        assert place.top() >= 0
        assert place.bottom() <= view.list.viewport().height()
    assert seen == list(range(400))
    assert len(view.list._layouts) <= KEPT


def test_a_click_selects_a_change_and_opens_and_closes_a_fold(shown, qtbot):
    with qtbot.waitSignal(shown.marked) as marked:
        click(shown, 2, qtbot)
    assert marked.args == [1]
    click(shown, 1, qtbot)
    assert told(shown)[1:4] == ["1 unchanged paragraph", "Unchanged", "1 word changed"]
    assert shown.number == 1
    click(shown, 1, qtbot)
    assert told(shown)[1:3] == ["1 unchanged paragraph", "1 word changed"]


def test_the_former_place_of_a_moved_paragraph_leads_to_its_new_one(shown, qtbot):
    click(shown, 6, qtbot)
    assert shown.list.currentIndex().row() == 0


def test_keys_walk_the_list_and_open_folds(shown, qtbot):
    shown.list.setFocus()
    shown.list.make_current(0)
    qtbot.keyClick(shown.list, Qt.Key.Key_Down)
    assert shown.list.currentIndex().row() == 1
    qtbot.keyClick(shown.list, Qt.Key.Key_Space)
    assert told(shown)[2] == "Unchanged"
    qtbot.keyClick(shown.list, Qt.Key.Key_End)
    assert shown.list.currentIndex().row() == len(told(shown)) - 1
    qtbot.keyClick(shown.list, Qt.Key.Key_Home)
    assert shown.list.currentIndex().row() == 0


def test_a_double_click_or_enter_leads_to_the_texts(shown, qtbot):
    with qtbot.waitSignal(shown.place_requested) as asked:
        click(shown, 0, qtbot, double=True)
    assert asked.args == [LEFT.index(PARAGRAPHS[4]), 0]
    shown.list.setFocus()
    shown.go_to(3)
    with qtbot.waitSignal(shown.place_requested) as asked:
        qtbot.keyClick(shown.list, Qt.Key.Key_Return)
    assert asked.args == [LEFT.index(PARAGRAPHS[2]), -1]
    shown.step(1)
    with qtbot.waitSignal(shown.place_requested) as asked:
        qtbot.keyClick(shown.list, Qt.Key.Key_Enter)
    assert asked.args == [-1, RIGHT.index(OTHER)]


def test_a_click_on_an_ellipsis_shows_a_paragraph_in_full(view, qtbot):
    words = " ".join(f"word{n}" for n in range(400))
    view.show_changes(find(words, words.replace("word399", "other")))
    before, laid = rect(view, 0).height(), view.list.layout_of(0)
    start, length = laid.flowing[1].elided[0]
    line = laid.texts[1].lineForTextPosition(start)
    x = line.cursorToX(start + length // 2)[0] + column_lefts(view.list.viewport().width())[1]
    place = QPoint(round(x), round(laid.top + line.y() + line.height() / 2))
    qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert rect(view, 0).height() > before
    assert view.list.layout_of(0).flowing[1].text == words.replace("word399", "other")
    view.list.setFocus()
    qtbot.keyClick(view.list, Qt.Key.Key_Space)
    assert rect(view, 0).height() == before


def test_a_menu_copies_the_paragraphs_of_a_row(shown, monkeypatch):
    menus = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _place: menus.append(menu))
    for item in (2, 3, 1):
        shown.list.customContextMenuRequested.emit(rect(shown, item).center())
    assert [[action.isEnabled() for action in menu.actions()] for menu in menus] == [[True] * 3, [True, False, True]]
    menus[0].actions()[1].trigger()
    assert QApplication.clipboard().text() == PARAGRAPHS[1].replace("shorter", "longer")


@each_row("kind", [EDITED, MOVED, NEW, DELETED])
def test_a_switch_folds_a_kind_and_takes_it_out_of_the_walk(shown, kind):
    here = chip(shown, kind)
    here.click()
    assert shown.count == 3
    assert any(text.endswith(("other paragraph", "other paragraphs")) for text in told(shown))
    here.click()
    assert shown.count == 4


def test_the_switch_of_unchanged_paragraphs_lists_them_but_they_are_no_stops(shown):
    chip(shown, UNCHANGED).click()
    assert told(shown).count("Unchanged") == 2
    assert len(told(shown)) == 7
    assert shown.count == 4


def test_kinds_without_rows_are_not_offered(shown):
    assert {kind for kind in SIGNS if not chip(shown, kind).isHidden()} == {UNCHANGED, EDITED, MOVED, NEW, DELETED}


def test_an_edit_keeps_place_and_choice(view):
    left = entries(200)
    right = [text.replace("told", "spoke") if n % 10 == 0 else text for n, text in enumerate(left)]
    view.show_changes(find("\n\n".join(left), "\n\n".join(right)))
    view.go_to(150)
    top = view.list.top_row
    right[151] = right[151].replace("told", "sang")
    view.show_changes(find("\n\n".join(left), "\n\n".join(right)))
    assert view.list.current_row == 150
    assert abs(view.list.top_row - top) <= 10
    view.show_changes(find(keys=("a", "b")))
    assert (view.list.verticalScrollBar().value(), view.number) == (0, -1)


def test_a_thousand_rows_are_laid_out_only_in_sight(view):
    view.show_changes(find(text_of(*entries(1_000)), text_of(*(text.replace("of", "on") for text in entries(1_000)))))
    view.show()
    assert view.count == 1_000
    bar = view.list.verticalScrollBar()
    for share in (0.3, 0.9, 0.1, 1.0):
        bar.setValue(round(share * bar.maximum()))
        view.grab()
    assert len(view.list._layouts) < 100
    view.go_to(999)
    assert view.number == 999
    assert rect(view, 999).bottom() <= view.list.viewport().height()


def test_a_row_stays_where_it_is_while_those_above_it_are_laid_out(view):
    """Heights are estimates until a row is seen: the text being read must not jump."""
    left = [f"{text} {' '.join(OTHER.split()[: n % 20])}" for n, text in enumerate(entries(400))]
    view.show_changes(find(text_of(*left), text_of(*(text.replace("told", "sang") for text in left))))
    view.go_to(300)
    bar = view.list.verticalScrollBar()
    for _ in range(40):
        item = view.list._visible()[1]
        before = rect(view, item).top()
        moved = bar.value()
        bar.setValue(bar.value() - 37)
        assert rect(view, item).top() - before == pytest.approx(37, abs=1)
        assert bar.value() != moved


def test_nothing_is_left_when_cleared(shown):
    shown.clear()
    assert told(shown) == []
    assert all(chip(shown, kind).isHidden() for kind in SIGNS)
    assert (shown.count, shown.number) == (0, -1)
    assert not shown.is_of("left", "right")
    shown.step(1)


@pytest.mark.parametrize(("left", "right"), [(LEFT, "— … —"), ("* * *", RIGHT), (LEFT, OTHER), ("", "")])
def test_pairs_with_nothing_in_common(view, left, right):
    view.show_changes(find(left, right))
    assert set(told(view)) <= {"New paragraph", "Deleted paragraph"}
    view.step(1)
    view.grab()


def test_hostile_texts_are_shown_as_they_are(view):
    odd = (
        "<b>bold</b> &amp; \ud800 \u202e right to left \u202c and\x00nothing \u2029 besides some more words for a row."
    )
    view.show_changes(find(text_of(*PARAGRAPHS, odd), text_of(*PARAGRAPHS, odd.replace("nothing", "something"))))
    said = view.list.model().index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "<b>bold</b>" in said
    view.step(1)
    view.grab()


def test_a_word_without_end_is_cut(view):
    view.show_changes(find("a" * 300_000 + " one", "a" * 300_000 + " two"))
    assert len(view.list.layout_of(0).flowing[0].text) <= LONGEST_PARAGRAPH + 10
    view.step(1)
    view.grab()


def test_hidden_names_are_hidden_in_rows(shown):
    shown.show_changes(masked(find()))
    said = " ".join(str(shown.list.model().index(item).data()) for item in range(7))
    assert "grandmother" not in said
    assert "shorter" not in said


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK], ids=lambda theme: theme.name)
def test_removed_and_added_words_are_marked_in_every_theme(view, theme):
    QApplication.setPalette(theme.palette())
    view.show_changes(find("one two three four five", "one two seven four five"))
    QApplication.processEvents()
    image = view.list.viewport().grab().toImage()
    sides = []
    for left, right in ((0, image.width() // 2), (image.width() // 2, image.width())):
        pixels = {image.pixel(x, y) for x in range(left, right) for y in range(90)}
        sides.append(pixels)
    QApplication.setPalette(QPalette())
    assert image.pixelColor(2, image.height() - 2).name() == theme.base.name()
    backgrounds = [format_of(theme.name, Mark.CHANGED, side).background().color().rgb() for side in (0, 1)]
    assert backgrounds[0] in sides[0] - sides[1]
    assert backgrounds[1] in sides[1] - sides[0]


def test_the_size_of_the_texts_changes_with_the_zoom(shown):
    before = rect(shown, 0).height()
    shown.set_zoom(200)
    assert rect(shown, 0).height() > 1.5 * before
    shown.set_zoom(100)
    assert rect(shown, 0).height() == before


def test_the_strip_shows_every_change_and_leads_there(view, qtbot):
    view.show_changes(with_edits(500, 50))
    strip = view.findChild(object, "changeStrip")
    image = strip.grab().toImage()
    colours = [image.pixelColor(strip.width() // 2, y).name() for y in range(image.height())]
    ticks = np.flatnonzero(np.array(colours) != colours[-1])
    assert len(ticks) >= 10
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=strip.rect().center())
    assert view.number == 5


def test_everything_has_a_name_and_a_sign_of_its_own(shown):
    for name in ("changeList", "changeStrip"):
        assert shown.findChild(object, name).accessibleName()
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert all(chip(shown, kind).toolTip() for kind in SIGNS)
