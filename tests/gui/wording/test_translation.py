"""The language of the window: each is spoken whole, and none is needed."""

import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from imbrex import assets
from imbrex.gui.model.settings import Settings
from imbrex.gui.start.application import create_window
from imbrex.gui.wording import translation
from imbrex.gui.wording.numbers import tenths
from imbrex.gui.wording.translation import LANGUAGES, SYSTEM, Translation, offered


def file_menu():
    return QCoreApplication.translate("Menus", "&File")


def words(count):
    return QCoreApplication.translate("DocumentModel", "%Ln word(s)", "", count)


@pytest.fixture
def speaker(qapp):
    speaker = qapp.findChild(Translation)
    yield speaker
    speaker.speak(SYSTEM)


def test_every_language_of_the_list_is_offered():
    assert offered() == list(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_spoken_with_its_plurals_and_numbers(speaker, code):
    speaker.speak(code)
    assert (file_menu() == "&File") is (code == "en")
    assert QLocale().name().startswith(code)
    assert "(" not in words(1) + words(3) + words(5)
    assert "%" not in words(3)


def test_the_next_language_leaves_nothing_of_the_one_before(speaker):
    speaker.speak("ru")
    assert tenths(0.125) == "12,5\N{NO-BREAK SPACE}%"
    speaker.speak("en")
    assert (file_menu(), words(1)) == ("&File", "1 word")
    assert tenths(0.125) == "12.5%"


def test_a_missing_or_damaged_file_leaves_english(speaker, tmp_path, monkeypatch):
    folder = tmp_path / "i18n"
    shutil.copytree(assets.path("i18n"), folder)
    (folder / "imbrex_ru.qm").unlink()
    (folder / "imbrex_de.qm").write_bytes(b"\0" * 400)
    monkeypatch.setattr(translation.assets, "path", lambda name: folder)
    assert "ru" not in offered()
    for code in ("ru", "de", "tlh", "../../x"):
        speaker.speak(code)
        assert (file_menu(), words(1)) == ("&File", "1 word")


def test_what_was_chosen_is_spoken_at_the_next_start(qtbot, speaker):
    Settings().language = "ru"
    speaker.speak(Settings().language)
    window = create_window()
    qtbot.addWidget(window)
    assert window.menuBar().actions()[0].text() == "&Файл"
    window.close()
