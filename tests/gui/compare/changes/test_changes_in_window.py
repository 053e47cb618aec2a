"""Changes in the window: a lens of Compare that follows the files."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from imbrex.gui.documents import file_watcher
from imbrex.gui.model.lens import Lens
from tests.gui.compare.changes.conftest import LEFT, PARAGRAPHS, RIGHT

pytestmark = pytest.mark.one_window


@pytest.fixture
def changed(window, write, open_and_wait, qtbot, monkeypatch):
    """The window with the changes of two files on screen, and the path of the rewrite."""
    monkeypatch.setattr(file_watcher, "POLL_INTERVAL", 15)
    left, right = write("original.txt", LEFT), write("rewrite.txt", RIGHT)
    open_and_wait(left, right)
    window.findChild(QToolButton, "changesLens").click()
    view = window.controller.compare.view
    qtbot.waitUntil(lambda: view.changes.is_of(str(left), str(right)), timeout=20_000)
    return window, view, right


def summary(view):
    head = view.window().controller.compare.heads.left
    return f"{head.value.text()} {head.sentence.accessibleName()}"


def said(view, item):
    return str(view.changes.list.model().index(item).data())


def test_the_summary_follows_the_file_while_it_is_edited(changed, qtbot):
    _, view, right = changed
    seen = []
    view._body.currentChanged.connect(seen.append)
    before = summary(view)
    assert before == "4 of 6 paragraphs changed"
    right.write_text(RIGHT.replace("eleven fishing boats", "many ships"), encoding="utf-8")
    qtbot.waitUntil(lambda: summary(view).startswith("5 of 6 "), timeout=20_000)
    assert seen == []  # the changes did not give way to the texts in the meantime


def test_keys_walk_the_changes_of_the_window(changed, qtbot):
    window, view, _ = changed
    view.setFocus()
    for number in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F8)
        assert view.changes.number == number
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert window.findChild(QLabel, "passageCount").accessibleName() == "Change 3 of 4"


def test_passages_are_not_searched_for_changes(changed):
    _window, view, _ = changed
    assert view._found is None
    assert view.search_notice.sentence == ""


def test_a_row_leads_to_its_place_in_the_texts(changed):
    _, view, _ = changed
    view.changes.place_requested.emit(LEFT.index(PARAGRAPHS[4]), RIGHT.index(PARAGRAPHS[4]))
    assert view.lens is Lens.REWRITING
    assert view.left.isVisible()
    assert view.left.caret() == LEFT.index(PARAGRAPHS[4])
    assert view.right.caret() == 0
    view.set_lens(Lens.CHANGES)
    view.bar.search.trigger()  # words are found in the texts
    assert view.lens is Lens.SHINGLES
    assert view.find_bar.isVisible()


def test_the_lens_is_remembered_and_its_changes_are_found_again(changed, qtbot):
    window, view, right = changed
    view.set_lens(Lens.SHINGLES)
    right.write_text(RIGHT.replace("grandmother", "aunt"), encoding="utf-8")
    qtbot.waitUntil(lambda: "aunt" in window.controller.session.document(str(right)).text, timeout=20_000)
    view.set_lens(Lens.CHANGES)
    qtbot.waitUntil(lambda: "aunt" in said(view, 0), timeout=20_000)


def test_another_pair_has_other_changes(changed, write, open_and_wait, qtbot):
    window, view, _ = changed
    window.controller.panels.show_pair(None)
    assert view.changes.changes is None


def test_hidden_names_are_hidden_in_rows(changed, qtbot):
    window, view, right = changed
    named = RIGHT.replace("My grandmother", "Rewrite Ada Lovelace")
    window.controller.session.set_authors({str(right): "Ada Lovelace"})
    right.write_text(named, encoding="utf-8")
    qtbot.waitUntil(lambda: "Lovelace" in said(view, 0), timeout=20_000)
    window.commands["anonymous"].trigger()
    QApplication.processEvents()
    assert view.changes.list.model().rowCount() > 0
    assert "Lovelace" not in said(view, 0)


def test_the_place_in_the_texts_stays_when_the_file_is_edited(window, write, open_and_wait, qtbot, monkeypatch):
    monkeypatch.setattr(file_watcher, "POLL_INTERVAL", 15)
    lines = [f"Entry {n} told of harbour {n} and of captain {n} with ship {n}." for n in range(400)]
    left, right = write("original.txt", "\n".join(lines)), write("rewrite.txt", "\n".join(lines))
    open_and_wait(left, right)
    pane = window.controller.compare.view.right
    window.controller.compare.view.panes.scroll_to(-1, pane.version.text.index("Entry 200 "))
    QApplication.processEvents()
    point, _ = pane.reading_place(0.33)
    words = pane.version.text[point : point + 30]
    right.write_text("\n".join(["A line that was put in front of all the others.", *lines]), encoding="utf-8")
    qtbot.waitUntil(lambda: pane.version.text.startswith("A line"), timeout=20_000)
    point, _ = pane.reading_place(0.33)
    assert pane.version.text[point : point + 30] == words
