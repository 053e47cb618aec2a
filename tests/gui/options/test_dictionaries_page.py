"""The page of dictionaries: what is added is read first, and stored with OK only."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTreeWidget
from shiboken6 import isValid

from imbrex.dictionaries.added import added
from imbrex.dictionaries.dictionaries import Facts
from imbrex.engine.observer import SILENT
from imbrex.errors import ImbrexError
from imbrex.gui.options.dictionaries_page import DictionariesPage
from imbrex.gui.wording.translation import translation_of
from imbrex.messages import Message
from tests.dictionaries import made
from tests.dictionaries.conftest import in_process, languages, places  # noqa: F401 - fixtures


@pytest.fixture
def page(qtbot, places, in_process, languages):  # noqa: F811 - the fixtures
    """A page whose jobs run at once, on a system with one dictionary."""

    def start(job, then, otherwise):
        try:
            then(job.run(SimpleNamespace(languages=languages), SILENT))
        except ImbrexError as error:
            otherwise(error)

    made.ding(places.trans)
    page = DictionariesPage(SimpleNamespace(start=start, cancel=lambda _: None))
    qtbot.addWidget(page)
    return page


def rows(page):
    items = page.findChild(QTreeWidget)
    return [[items.topLevelItem(row).text(column) for column in range(4)] for row in range(items.topLevelItemCount())]


def test_a_dictionary_is_read_added_and_removed(page, tmp_path):
    note, remove = page.findChild(QLabel, "dictionaryNote"), page.findChild(QPushButton, "removeDictionary")
    assert rows(page) == [["de-en", "German – English", "2", "GPL-2+"]]
    assert "mueller7-dict" in note.text()
    assert "trans-de-en" not in note.text()
    own = made.stardict(tmp_path)
    page.add(own)
    page.add(own)  # it is in the list already
    assert rows(page)[1:] == [["own", "English – Russian", "6", "CC BY-SA 4.0"]]
    assert added() == []
    page.save()
    assert [(one.path, one.left, one.right) for one in added()] == [(own, "en", "ru")]
    items = page.findChild(QTreeWidget)
    items.setCurrentItem(items.topLevelItem(0))
    assert not remove.isEnabled()  # the system has it
    items.setCurrentItem(items.topLevelItem(1))
    assert remove.isEnabled()
    remove.click()
    page.save()
    assert added() == []


def test_languages_are_named_in_the_language_of_the_window(page):
    translation_of(QApplication.instance()).speak("ru")
    assert rows(page) == [["de-en", "немецкий – английский", "2", "GPL-2+"]]


def test_a_damaged_dictionary_is_a_sentence_and_not_added(page, tmp_path):
    own = made.stardict(tmp_path)
    own.write_bytes(b"no dictionary")
    page.add(own)
    assert len(rows(page)) == 1
    assert page.findChild(QLabel, "dictionaryNote").text() == "own: The dictionary is damaged."


def test_a_page_that_was_closed_ignores_what_was_read(qtbot, places, languages):  # noqa: F811 - the fixtures
    callbacks = []
    made.ding(places.trans)
    page = DictionariesPage(SimpleNamespace(start=lambda _, *both: callbacks.append(both), cancel=lambda _: None))
    page.deleteLater()
    qtbot.waitUntil(lambda: not isValid(page))
    ((then, otherwise),) = callbacks
    then(Facts(2, "GPL-2+"))
    otherwise(ImbrexError(Message("The dictionary is damaged.")))
