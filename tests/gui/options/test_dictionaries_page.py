"""The page of dictionaries: what is added is read first, and stored with OK only."""

import os
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTreeWidget
from shiboken6 import isValid

from imbrex.dictionaries import contents
from imbrex.dictionaries.added_dictionaries import add, added
from imbrex.dictionaries.dictionary import Dictionary
from imbrex.dictionaries.reader_process import Facts
from imbrex.engine.observer import SILENT
from imbrex.errors import ImbrexError
from imbrex.gui.options.dictionaries_page import DictionariesPage
from imbrex.gui.wording.translation import translation_of
from imbrex.messages import Message
from tests.dictionaries import made
from tests.dictionaries.conftest import in_process, languages, places  # noqa: F401 - fixtures


@pytest.fixture
def start(places, in_process, languages):  # noqa: F811 - the fixtures
    """Runs jobs at once, on a system with one dictionary."""

    def start(job, then, otherwise):
        try:
            then(job.run(SimpleNamespace(languages=languages), SILENT))
        except ImbrexError as error:
            otherwise(error)

    made.ding(places.trans)
    return start


@pytest.fixture
def page(qtbot, start):
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
    note = page.findChild(QLabel, "dictionaryNote")
    assert "The dictionary is damaged." in note.text()
    assert "mueller7-dict" in note.text()  # what could be installed is said, too


def test_the_list_says_of_each_dictionary_why_it_cannot_be_used(start, qtbot, tmp_path):
    gone = Dictionary(tmp_path / "gone.ifo", "en", "fr", is_added=True)
    huge = Dictionary(made.stardict(tmp_path, "huge"), "en", "ru", is_added=True)
    os.truncate(tmp_path / "huge.dict", contents.MOST + 1)
    for one in (gone, huge):
        add(one)
    page = DictionariesPage(SimpleNamespace(start=start, cancel=lambda _: None))
    qtbot.addWidget(page)
    assert [row[2] for row in rows(page)] == ["2", "not readable", "not readable"]
    note = page.findChild(QLabel, "dictionaryNote")
    assert "gone.ifo: No such file or directory. Restore its files, or remove it here." in note.text()
    assert "The dictionary exceeds 256 MB. Use a smaller dictionary." in note.text()
    items = page.findChild(QTreeWidget)
    items.setCurrentItem(items.topLevelItem(1))
    page.findChild(QPushButton, "removeDictionary").click()
    assert "gone" not in note.text()
    assert page.save()
    assert added() == [huge]
    assert not page.save()


def test_a_page_that_was_closed_ignores_what_was_read(qtbot, places, languages):  # noqa: F811 - the fixtures
    callbacks = []
    made.ding(places.trans)
    page = DictionariesPage(SimpleNamespace(start=lambda _, *both: callbacks.append(both), cancel=lambda _: None))
    page.deleteLater()
    qtbot.waitUntil(lambda: not isValid(page))
    ((then, otherwise),) = callbacks
    then(Facts(2, "GPL-2+"))
    otherwise(ImbrexError(Message("The dictionary is damaged.")))
