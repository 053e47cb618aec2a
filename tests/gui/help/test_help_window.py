"""The help window: pages, search, going back, and the page that fits what is in front."""

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QToolButton

from imbrex.gui.help.help_topics import Topic
from imbrex.gui.help.help_window import History
from imbrex.gui.model.settings import Settings
from imbrex.gui.reporting.report_dialog import ReportDialog
from imbrex.gui.theme import text_size


@pytest.fixture
def help_controller(window):
    return window.help


@pytest.fixture
def help_window(help_controller, qtbot):
    help_controller.show_topic(Topic.FIRST)
    qtbot.waitExposed(help_controller.window)
    return help_controller.window


def listed(help_window):
    contents = help_window.findChild(QListWidget, "helpContents")
    return [contents.item(row).text() for row in range(contents.count())]


def search(help_window, words):
    help_window.findChild(QLineEdit, "helpSearch").setText(words)


def button(help_window, name):
    return help_window.findChild(QToolButton, name)


def test_the_help_opens_beside_the_window(window, help_window):
    assert help_window.isVisible()
    assert help_window.topic is Topic.FIRST
    assert not help_window.isModal()
    assert "First steps" in help_window.page.toPlainText()
    assert len(listed(help_window)) == len(Topic)


def test_back_and_forward_go_where_one_has_been(help_window):
    assert not button(help_window, "helpBack").isEnabled()
    help_window.page.anchorClicked.emit(QUrl("class"))
    help_window.show_topic(Topic.LIBRARY)
    button(help_window, "helpBack").click()
    assert help_window.topic is Topic.CLASS
    button(help_window, "helpForward").click()
    assert help_window.topic is Topic.LIBRARY
    assert not button(help_window, "helpForward").isEnabled()


def test_search_finds_pages_with_all_words(help_window):
    search(help_window, "postgresql library")
    assert listed(help_window) == ["The library"]
    assert help_window.topic is Topic.LIBRARY
    assert help_window.page.extraSelections()
    search(help_window, "zebra")
    assert listed(help_window) == []
    assert help_window.findChild(object, "helpNothing").isVisible()
    search(help_window, "")
    assert len(listed(help_window)) == len(Topic)


def test_a_page_named_like_the_search_goes_first(help_window):
    search(help_window, "privacy")
    assert listed(help_window)[0] == "Privacy"


def test_a_link_to_elsewhere_leads_nowhere(help_window):
    for address in ("https://example.org/", "file:///etc/passwd", "nothing", "class#x"):
        help_window.page.anchorClicked.emit(QUrl(address))
        assert help_window.topic is Topic.FIRST, address


def test_the_page_loads_pictures_of_the_help_only(help_window, tmp_path):
    kinds = QTextDocument.ResourceType
    load = help_window.page.loadResource
    assert load(kinds.ImageResource.value, QUrl("matrix")) is not None
    assert load(kinds.ImageResource.value, QUrl.fromLocalFile(str(tmp_path))) is None
    assert load(kinds.ImageResource.value, QUrl("https://example.org/matrix")) is None
    assert load(kinds.HtmlResource.value, QUrl("class")) is None


def test_the_page_about_keys_tells_the_real_ones(window, help_window):
    window.commands["compare"].setShortcut("Ctrl+F11")
    help_window.show_topic(Topic.KEYS)
    text = help_window.page.toPlainText()
    assert "Ctrl+F11" in text
    assert "Compare selected documents" in text
    assert "Next passage" in text


def pictures(help_window):
    """Names and widths of the pictures of the page."""
    found, block = [], help_window.page.document().begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            look = iterator.fragment().charFormat()
            if look.isImageFormat():
                found.append((look.toImageFormat().name(), look.toImageFormat().width()))
            iterator += 1
        block = block.next()
    return found


def test_pictures_are_no_wider_than_the_page(qtbot, help_window):
    help_window.resize(1200, 800)
    help_window.show_topic(Topic.COMPARING)
    assert [name for name, _ in pictures(help_window)] == ["compare", "rewritten"]
    help_window.resize(560, 500)
    qtbot.waitUntil(lambda: help_window.page.viewport().width() < 400)
    assert all(0 < width < 400 for _, width in pictures(help_window))
    assert not help_window.page.horizontalScrollBar().isVisible()


def test_escape_clears_the_search_and_then_closes(qtbot, help_window):
    search(help_window, "class")
    qtbot.keyClick(help_window, Qt.Key.Key_Escape)
    assert help_window.isVisible()
    qtbot.keyClick(help_window, Qt.Key.Key_Escape)
    assert not help_window.isVisible()


def test_its_size_is_remembered(qtbot, help_controller, help_window):
    help_window.resize(777, 555)
    help_window.close()
    assert not Settings().help_geometry.isEmpty()
    help_controller.close()
    help_controller.show_topic(Topic.CLASS)
    assert (help_controller.window.width(), help_controller.window.height()) == (777, 555)


def is_borrowed(help_controller):
    return help_controller.window.findChild(QLabel, "helpBorrowed").isVisible()


def test_it_speaks_the_language_of_the_window(help_controller):
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("ru_RU"))
        help_controller.show_topic(Topic.CLASS)
        assert "Группа работ" in help_controller.window.page.toPlainText()
        assert not is_borrowed(help_controller)
        help_controller.close()
        QLocale.setDefault(QLocale("de_DE"))
        help_controller.show_topic(Topic.CLASS)
        assert "Eine ganze Klasse" in help_controller.window.page.toPlainText()
        assert not is_borrowed(help_controller)
        help_controller.close()
        QLocale.setDefault(QLocale("fr_FR"))
        help_controller.show_topic(Topic.CLASS)
        assert not is_borrowed(help_controller)  # the window itself is in English
    finally:
        QLocale.setDefault(before)


def test_no_title_of_the_contents_is_cut_off(qapp, help_controller):
    text_size.apply(qapp, 150)
    try:
        help_controller.show_topic(Topic.CLASS)
        contents = help_controller.window.findChild(QListWidget, "helpContents")
        assert contents.sizeHintForColumn(0) <= contents.viewport().width()
    finally:
        text_size.apply(qapp, 100)


def test_it_closes_when_the_window_does(window, help_window):
    window.help.close()
    assert not help_window.isVisible()


ABOUT = {
    "passageNote": Topic.VERDICTS,
    "documentsView": Topic.FIRST,
    "shingleLength": Topic.OPTIONS,
    "passagesView": Topic.VERDICTS,
    "libraryCreate": Topic.LIBRARY,
    "leftText": Topic.COMPARING,
    "pairsView": Topic.CLASS,
    "disguisePlaces": Topic.DISGUISES,
}


def test_f1_opens_the_page_about_what_is_in_front(window, help_controller, monkeypatch):
    for name, topic in ABOUT.items():
        widget = window.findChild(object, name)
        monkeypatch.setattr("imbrex.gui.help.help_controller.QApplication.focusWidget", lambda widget=widget: widget)
        window.commands["help"].trigger()
        assert help_controller.window.topic is topic, name


def test_f1_goes_by_the_page_where_nothing_has_the_keyboard(
    window, help_controller, monkeypatch, folder, open_and_wait
):
    monkeypatch.setattr("imbrex.gui.help.help_controller.QApplication.focusWidget", lambda: None)
    window.commands["help"].trigger()
    assert help_controller.window.topic is Topic.FIRST
    open_and_wait(folder)
    window.commands["help"].trigger()
    assert help_controller.window.topic is Topic.CLASS


def test_f1_works_in_a_dialog(qtbot, window, help_controller):
    dialog = ReportDialog(None, None, 3, anonymous=False, parent=window)
    dialog.open()
    qtbot.waitExposed(dialog)
    help_controller._on_focus_changed(None, dialog)  # without a window manager, nothing may get the keyboard
    help_controller._on_focus_changed(None, dialog)
    keys = [child for child in dialog.children() if child.objectName() == "helpKey"]
    assert len(keys) == 1
    dialog.setFocus()
    keys[0].activated.emit()
    assert help_controller.window.isVisible()
    dialog.close()


def test_history_forgets_what_was_ahead():
    history = History()
    assert history.current is None
    history.step(-1)
    assert history.current is None
    for place in "abc":
        history.go(place)
    history.step(-2)
    assert (history.current, history.can_go_back, history.can_go_forward) == ("a", False, True)
    history.go("d")
    assert (history.current, history.can_go_back, history.can_go_forward) == ("d", True, False)
    history.step(5)
    assert history.current == "d"
