"""What leaves the window says where it comes from, is no markup, and keeps hidden names hidden."""

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtWidgets import QMenu

from imbrex.gui.widgets.clipboard import files, parcel
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE

pytestmark = pytest.mark.one_window

LAST_OF_MAY = 2026, 5, 31
TODAY = QLocale().toString(QDate(*LAST_OF_MAY), QLocale.FormatType.LongFormat)


@pytest.fixture
def view(window, pair, open_and_wait, qtbot, at):
    """Two texts that share a sentence, just before midnight."""
    at(*LAST_OF_MAY, 23, 59)
    open_and_wait(*pair)
    qtbot.waitUntil(lambda: window.controller.page is window.controller.compare)
    return window.controller.compare.view


@pytest.fixture
def clipboard():
    QGuiApplication.clipboard().clear()
    return QGuiApplication.clipboard()


def select(pane, text):
    start = pane.toPlainText().index(text)
    cursor = pane.textCursor()
    cursor.setPosition(start)
    cursor.setPosition(start + len(text), QTextCursor.MoveMode.KeepAnchor)
    pane.setTextCursor(cursor)


def action(view, name):
    return next(action for action in view.actions() if action.objectName() == name)


def test_a_selection_is_copied_with_where_it_stands(view, clipboard):
    select(view.right, "a heavy storm")
    view.right.setFocus()
    action(view, "copyCited").trigger()
    words = f"{HARBOUR} {ROSE} {LETTER}".split()
    first = words.index("heavy")
    assert words[first - 1] == "a"
    expected = f"“a heavy storm” (right.txt, words {first}–{first + 2}; compared with left.txt, {TODAY})"
    assert clipboard.text() == expected


def test_one_word_is_one_word(view, clipboard):
    select(view.left, "gardener")
    action(view, "copyCited").trigger()
    assert clipboard.text() == f"“gardener” (left.txt, word 2; compared with right.txt, {TODAY})"


def test_without_a_selection_both_sides_of_the_passage_are_copied(view, clipboard):
    view.set_current(0)
    action(view, "copyCited").trigger()
    left, right = clipboard.text().split("\n")
    sentence = ROSE.rstrip(".").removeprefix("The ")
    assert left == f"“{sentence}” (left.txt, words 2–15)"
    assert right.startswith(f"“{sentence}” (right.txt, words 17–30; ")
    assert right.endswith(f"; compared on {TODAY})")


def test_canonized_words_are_cited_as_they_were_written(view, clipboard):
    view.bar.canonized.setChecked(True)
    select(view.left, "gardener")
    action(view, "copyCited").trigger()
    assert clipboard.text().startswith("“gardener” (left.txt, word 2;")


def test_authors_are_named_and_hidden_names_stay_hidden(window, view, clipboard, qtbot):
    keys = [document.key for document in window.controller.session.documents]
    with qtbot.waitSignal(window.controller.open_pair.shown):
        window.controller.session.set_authors({keys[1]: "Ann Lee"})
    select(view.right, "a heavy storm")
    view.right.setFocus()
    action(view, "copyCited").trigger()
    assert "(right.txt, Ann Lee, words " in clipboard.text()
    window.commands["anonymous"].setChecked(True)
    select(view.right, "a heavy storm")
    action(view, "copyCited").trigger()
    assert "Ann" not in clipboard.text()
    assert ".txt" not in clipboard.text()
    assert "a heavy storm" in clipboard.text()


@pytest.mark.own_window
def test_nothing_is_offered_where_there_is_nothing(window):
    view = window.controller.compare.view
    assert not action(view, "copyCited").isEnabled()
    assert not action(view, "findInOther").isEnabled()


def test_a_selection_is_found_in_the_other_text(view, qtbot):
    view.left.setFocus()
    select(view.left, "seven yellow roses")
    action(view, "findInOther").trigger()
    assert view.find_bar.isVisible()
    assert view.right.caret() == view.right.toPlainText().index("seven yellow roses")


def test_what_stands_in_one_text_only_is_found_there(view):
    view.left.setFocus()
    select(view.left, "careful fox")
    action(view, "findInOther").trigger()
    assert view.find_bar.findChild(object, "findCount").text() == "1 of 1"


def test_both_are_offered_by_a_right_click(view, clipboard, qtbot):
    select(view.left, "yellow roses")
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction(view.bar.search.text())
    view.left.menu_opening.emit(menu, 0)
    entries = {entry.text(): entry for entry in menu.actions()}
    names = [entry.text() for entry in menu.actions() if not entry.isSeparator()]
    assert names.index("Copy with citation") < names.index("Find in the other text") < names.index("Find")
    entries["Copy with citation"].trigger()
    assert clipboard.text().startswith("“yellow roses” (left.txt")
    entries["Find in the other text"].trigger()
    assert view.find_bar.isVisible()


def test_what_is_copied_is_no_markup(view):
    data = parcel("<b>bold</b> & <script>x</script>\nnext")
    assert data.text() == "<b>bold</b> & <script>x</script>\nnext"
    document = QTextDocument()
    document.setHtml(data.html())
    assert document.toPlainText() == "<b>bold</b> & <script>x</script>\u2028next".replace("\u2028", "\n")
    select(view.left, ROSE)
    mime = view.left.createMimeDataFromSelection()
    assert mime.text() == ROSE
    assert ROSE in mime.html()


def test_a_lone_surrogate_stops_nothing():
    assert parcel("a\ud800b").text() == "a?b"


def test_only_files_that_are_there_are_given(tmp_path):
    path = tmp_path / "Иванов & co.txt"
    path.write_text(FOX)
    data = files([str(path), str(tmp_path / "gone.txt"), str(tmp_path)])
    assert [url.toLocalFile() for url in data.urls()] == [str(path)]
