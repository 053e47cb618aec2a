"""The map: cards, what they say, what goes with what, filters, keys, ribbons, and the words still shared."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.gui.compare.changes.map_ribbon import MOST_BANDS
from imbrex.gui.compare.changes.outcome_texts import SIGNS, outcome_name, outcome_tip
from imbrex.gui.compare.changes.paragraph_model import ParagraphRole
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.gui.compare.changes.conftest import LEFT, OTHER, PARAGRAPHS, RIGHT, find, long_changes, masked, text_of

KEPT, EDITED, MOVED, NEW, DROPPED = Outcome


def outcomes(column):
    model = column.cards
    return [Outcome(model.index(row).data(ParagraphRole.OUTCOME)) for row in range(model.rowCount())]


def spoken(column, row):
    return column.cards.index(row).data(Qt.ItemDataRole.AccessibleTextRole)


def label(view, name):
    return view.findChild(QLabel, name).text()


def chip(view, outcome):
    return view.findChild(QToolButton, f"map{outcome.name}")


def click(column, row, qtbot, double=False):
    place = column.visualRect(column.cards.index(row)).center()
    qtbot.mouseClick(column.viewport(), Qt.MouseButton.LeftButton, pos=place)
    if double:
        qtbot.mouseDClick(column.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_every_paragraph_has_a_card_that_says_what_became_of_it(shown):
    assert outcomes(shown.left) == [KEPT, EDITED, DROPPED, KEPT, MOVED]
    assert outcomes(shown.right) == [MOVED, KEPT, EDITED, NEW, KEPT]
    said = spoken(shown.right, 0)
    assert "Paragraph 1: moved" in said
    assert "5" in said
    assert "My grandmother kept every letter" in said
    assert shown.right.cards.index(3).data().startswith("Seven carpenters")


def test_the_figure_tells_words_and_share(shown):
    found = find()
    assert label(shown, "sharedWords").startswith(
        f"Words still shared: {found.changes.shared} of {found.changes.words} ("
    )
    assert label(shown, "sharedWordsChange") == ""


def test_the_figure_falls_while_the_rewrite_is_edited(shown):
    before = find().changes
    edited = find(right=RIGHT.replace("fishing boats returning through the fog", "ships that came home in heavy rain"))
    shown.show_changes(edited)
    fewer = before.shared - edited.changes.shared
    assert fewer > 0
    change = label(shown, "sharedWordsChange")
    assert change.startswith(f"▼ {fewer} fewer")
    assert f"was {before.shared} of {before.words}" in change
    assert not shown.findChild(QLabel, "sharedWordsChange").isHidden()
    shown.show_changes(find(right=RIGHT + "\n\n" + PARAGRAPHS[2]))
    assert label(shown, "sharedWordsChange").startswith("▲ ")
    shown.show_changes(find())
    assert label(shown, "sharedWordsChange").startswith("No change since the pair was opened")


def test_other_options_and_hidden_names_are_no_edit(shown):
    shown.show_changes(find())
    assert label(shown, "sharedWordsChange") == ""
    edited = find(right=text_of(*PARAGRAPHS))
    shown.show_changes(edited)
    told = label(shown, "sharedWordsChange")
    assert told
    shown.show_changes(masked(edited))
    assert label(shown, "sharedWordsChange") == told


def test_another_pair_begins_anew(shown):
    shown.show_changes(find(right=text_of(*PARAGRAPHS), keys=("left", "third")))
    assert label(shown, "sharedWordsChange") == ""


def test_hidden_names_are_hidden_on_cards(shown):
    shown.show_changes(masked(find()))
    assert "grandmother" not in spoken(shown.right, 0)
    assert set(shown.right.cards.index(0).data()) <= {"•", " "}


@pytest.mark.parametrize("outcome", list(Outcome))
def test_chips_count_and_filter(shown, qtbot, outcome):
    here = chip(shown, outcome)
    assert str({KEPT: 2}.get(outcome, 1)) in here.text()
    assert outcome_name(outcome) in here.text()
    qtbot.mouseClick(here, Qt.MouseButton.LeftButton)
    assert set(outcomes(shown.left)) | set(outcomes(shown.right)) == {outcome}
    qtbot.mouseClick(here, Qt.MouseButton.LeftButton)
    assert (len(outcomes(shown.left)), len(outcomes(shown.right))) == (5, 5)


def test_a_chip_counts_both_texts_where_they_differ(shown):
    """Two paragraphs that were joined are two of the original and one of the rewrite."""
    joined = find(
        right=text_of(f"{PARAGRAPHS[0]} {PARAGRAPHS[1]}", *PARAGRAPHS[2:], "Nobody has read this here before.")
    )
    shown.show_changes(joined)
    differ = [one for one in (KEPT, EDITED, MOVED) if joined.changes.left.count(one) != joined.changes.right.count(one)]
    assert differ
    for outcome in differ:
        left, right = joined.changes.left.count(outcome), joined.changes.right.count(outcome)
        assert chip(shown, outcome).text().endswith(f" {left} → {right}")
        assert "of the original" in chip(shown, outcome).toolTip() or not left
    assert "→" not in chip(shown, NEW).text()


def test_a_filter_stays_while_the_text_is_edited(shown, qtbot):
    qtbot.mouseClick(chip(shown, MOVED), Qt.MouseButton.LeftButton)
    shown.show_changes(find(right=RIGHT.replace("yard", "garden")))
    assert outcomes(shown.right) == [MOVED]
    shown.show_changes(find(right=text_of(*PARAGRAPHS)))  # nothing has moved any more, so nothing is asked for
    assert outcomes(shown.right) == [KEPT] * 5
    assert chip(shown, MOVED).isHidden()


def test_a_click_chooses_a_card_and_what_goes_with_it(shown, qtbot):
    click(shown.right, 0, qtbot)
    assert shown.left.current_number == 4
    click(shown.left, 1, qtbot)
    assert shown.right.current_number == 2
    click(shown.right, 3, qtbot)
    assert shown.left.current_number == -1


def test_a_chosen_card_and_its_counterpart_stand_level(view, qtbot):
    view.show_changes(long_changes(200))
    view.right.setFocus()
    click(view.right, 1, qtbot)
    row = view.left.currentIndex().row()
    assert row == 101
    assert view.left.top_of(row) == pytest.approx(view.right.top_of(1), abs=1)


def test_a_double_click_or_enter_leads_to_the_texts(shown, qtbot):
    with qtbot.waitSignal(shown.place_requested) as asked:
        click(shown.right, 0, qtbot, double=True)
    assert asked.args == [LEFT.index(PARAGRAPHS[4]), 0]
    shown.left.setFocus()
    click(shown.left, 2, qtbot)
    with qtbot.waitSignal(shown.place_requested) as asked:
        qtbot.keyClick(shown.left, Qt.Key.Key_Return)
    assert asked.args == [LEFT.index(PARAGRAPHS[2]), -1]
    click(shown.right, 3, qtbot)
    with qtbot.waitSignal(shown.place_requested) as asked:
        qtbot.keyClick(shown.right, Qt.Key.Key_Enter)
    assert asked.args == [-1, RIGHT.index(OTHER)]


def test_keys_walk_the_cards_and_cross_over(shown, qtbot):
    shown.right.setFocus()
    qtbot.keyClick(shown.right, Qt.Key.Key_Down)
    assert (shown.right.current_number, shown.left.current_number) == (0, 4)
    qtbot.keyClick(shown.right, Qt.Key.Key_Down)
    assert (shown.right.current_number, shown.left.current_number) == (1, 0)
    qtbot.keyClick(shown.right, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is shown.left
    assert (shown.left.current_number, shown.right.current_number) == (0, 1)
    qtbot.keyClick(shown.left, Qt.Key.Key_End)
    assert (shown.left.current_number, shown.right.current_number) == (4, 0)
    qtbot.keyClick(shown.left, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is shown.right
    qtbot.keyClick(shown.right, Qt.Key.Key_Home)
    assert shown.right.current_number == 0
    qtbot.keyClick(shown.right, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is shown.right


def test_tab_leads_from_the_chips_to_both_columns(shown, qtbot):
    chip(shown, DROPPED).setFocus()
    reached = []
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget().objectName())
    assert reached == ["mapLeft", "mapRight"]


def test_ribbons_lead_from_card_to_card_and_what_has_moved_lies_on_top(shown):
    bands = shown.ribbon.bands()
    links = find().changes.links
    assert len(bands) == len(links) == 4
    assert [band.is_moved for band in bands] == [False, False, False, True]
    moved = bands[-1]
    assert moved.left[0] == pytest.approx(shown.left.top_of(4), abs=5)
    assert moved.right[0] == pytest.approx(shown.right.top_of(0), abs=5)
    assert moved.left[1] - moved.left[0] == pytest.approx(shown.left.card_height, abs=10)


def test_a_click_on_a_ribbon_brings_both_ends_on_screen(view, qtbot):
    view.show_changes(long_changes(200))
    band = next(band for band in view.ribbon.bands() if band.is_moved and 0 < band.left[0] < view.ribbon.height())
    place = QPoint(3, round((band.left[0] + band.left[1]) / 2))
    assert view.ribbon.link_at(place.x(), place.y()) == band.link
    qtbot.mouseClick(view.ribbon, Qt.MouseButton.LeftButton, pos=place)
    left, right = view.left.currentIndex().row(), view.right.currentIndex().row()
    assert (left, right) == (0, 100)
    for column, row in ((view.left, left), (view.right, right)):
        assert 0 <= column.top_of(row) < column.viewport().height()


def test_columns_scroll_together(view):
    paragraphs = [f"Entry{n} told of harbour{n} and of captain{n} with ship{n}." for n in range(300)]
    view.show_changes(find("\n\n".join(paragraphs), "\n\n".join([OTHER] * 20 + paragraphs)))
    view.right.verticalScrollBar().setValue(view.right.card_height * 150)
    assert view.left.row_at_eye() == pytest.approx(view.right.row_at_eye() - 20, abs=0.2)
    view.left.verticalScrollBar().setValue(view.left.card_height * 30)
    assert view.right.row_at_eye() == pytest.approx(view.left.row_at_eye() + 20, abs=0.2)


def test_ten_thousand_paragraphs_scroll(view, qtbot):
    """Only what is on screen is painted: no widget a card, and a bounded number of bands."""
    found = long_changes()
    view.show_changes(found)
    assert view.left.cards.rowCount() == view.right.cards.rowCount() == 10_000
    widgets = len(view.findChildren(QLabel))
    for place in range(0, 9_000, 3_000):
        view.right.verticalScrollBar().setValue(place * view.right.card_height)
        QApplication.processEvents()
        assert 0 < len(view.ribbon.bands()) <= MOST_BANDS
    view.right.setFocus()
    qtbot.keyClick(view.right, Qt.Key.Key_End)
    assert view.right.current_number == 9_999
    assert view.left.current_number == 4_999
    assert len(view.findChildren(QLabel)) == widgets


def test_an_edit_keeps_place_and_choice(view, qtbot):
    paragraphs = [f"Entry{n} told of harbour{n} and of captain{n} with ship{n}." for n in range(200)]
    view.show_changes(find("\n\n".join(paragraphs), "\n\n".join(paragraphs)))
    view.right.scroll_row_to(100, 0)
    click(view.right, 101, qtbot)
    place = view.right.verticalScrollBar().value()
    changed = [*paragraphs[:103], OTHER, *paragraphs[103:]]
    view.show_changes(find("\n\n".join(paragraphs), "\n\n".join(changed)))
    assert view.right.verticalScrollBar().value() == pytest.approx(place, abs=2)
    assert (view.right.current_number, view.left.current_number) == (101, 101)


def test_another_pair_starts_at_the_top(view):
    view.show_changes(long_changes(200))
    view.right.verticalScrollBar().setValue(3_000)
    view.show_changes(find(keys=("a", "b")))
    assert view.right.verticalScrollBar().value() == 0
    assert view.right.current_number == -1


def test_nothing_is_left_when_cleared(shown):
    shown.clear()
    assert shown.left.cards.rowCount() == shown.right.cards.rowCount() == len(shown.ribbon.bands()) == 0
    assert label(shown, "sharedWords") == ""
    assert not shown.is_of("left", "right")


@pytest.mark.parametrize(("left", "right"), [(LEFT, "— … —"), ("* * *", RIGHT), (LEFT, OTHER)])
def test_pairs_with_nothing_in_common(view, left, right):
    view.show_changes(find(left, right))
    assert set(outcomes(view.right)) <= {NEW}
    assert set(outcomes(view.left)) <= {DROPPED}
    assert view.ribbon.bands() == []
    view.grab()


def test_hostile_texts_are_shown_as_they_are(view):
    odd = "<b>bold</b> &amp; \ud800 \u202e right to left \u202c and\x00nothing besides some more words for a card here."
    view.show_changes(find(text_of(*PARAGRAPHS, odd), text_of(*PARAGRAPHS, odd)))
    assert "<b>bold</b>" in spoken(view.right, 5)
    view.right.scroll_row_to(5, 0)
    view.grab()


def test_colours_follow_the_theme(shown):
    for theme in (LIGHT, DARK):
        QApplication.setPalette(theme.palette())
        QApplication.processEvents()
        image = shown.ribbon.grab().toImage()
        assert image.pixelColor(image.width() - 2, image.height() - 2).name() == theme.window.name()
    QApplication.setPalette(QPalette())


def test_everything_has_a_name_and_a_sign_of_its_own(shown):
    for name in ("mapLeft", "mapRight", "mapRibbon"):
        assert shown.findChild(object, name).accessibleName()
    assert "Enter" in shown.left.accessibleDescription()
    assert len(set(SIGNS.values())) == len({outcome_name(outcome) for outcome in Outcome}) == len(Outcome)
    assert all(outcome_tip(outcome).endswith(".") for outcome in Outcome)
