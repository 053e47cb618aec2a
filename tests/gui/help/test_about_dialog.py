"""The box about the program tells what it is, and all of it can be copied; so can the details of an error."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QTabWidget

from imbrex import __version__
from imbrex.dictionaries.dictionary import Dictionary
from imbrex.gui.help import about_dialog
from imbrex.gui.help.about_dialog import AboutDialog, components, own_licence
from imbrex.gui.model.settings import Settings
from imbrex.gui.widgets.details_dialog import DetailsDialog
from imbrex.library.database.address import own_library

pytestmark = pytest.mark.one_window


@pytest.fixture
def dialog(window):
    window.commands["about"].trigger()
    return window.findChild(AboutDialog)


def text(dialog, name):
    return dialog.findChild(QPlainTextEdit, name).toPlainText()


def test_it_tells_version_and_places(dialog):
    assert f"Imbrex {__version__}" in text(dialog, "aboutVersion")
    assert "PySide6" in text(dialog, "aboutVersion")
    places = text(dialog, "aboutPlaces")
    assert Settings().place in places
    assert str(own_library()) in places


def test_it_names_every_package_with_its_licence(dialog):
    told = text(dialog, "aboutComponents")
    for name in ("PySide6_Essentials", "numpy", "nltk", "SQLAlchemy"):
        assert f"{name} " in told
    assert all(part.licence for part in components()), [part.name for part in components() if not part.licence]
    assert "MIT License" in own_licence()
    assert "pytest" not in {part.name for part in components()}


def test_it_names_the_dictionaries_with_their_licences(monkeypatch, qtbot, window):
    named = (
        ("mueller7.index", "en", "ru", False),
        ("freedict-fra-eng.index", "fr", "en", False),
        ("own.ifo", "en", "ru", True),
    )
    monkeypatch.setattr(about_dialog, "available", lambda: [Dictionary(Path(name), *rest) for name, *rest in named])
    dialog = AboutDialog(Settings(), window)
    qtbot.addWidget(dialog)
    told = text(dialog, "aboutComponents")
    assert (
        "mueller7: GPL-2+\nfreedict-fra-eng: /usr/share/doc/dict-freedict-fra-eng/copyright\nown: see Preferences"
        in told
    )


def test_what_is_seen_is_copied(dialog):
    tabs = dialog.findChild(QTabWidget, "aboutTabs")
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        dialog.findChild(QPushButton, "aboutCopy").click()
        assert QGuiApplication.clipboard().text() == tabs.currentWidget().toPlainText() != ""


def test_an_unexpected_error_can_be_copied(window):
    try:
        raise ValueError("something with <b>marks</b>")
    except ValueError as error:
        window.show_error(error)
    dialog = window.findChild(DetailsDialog)
    dialog.findChild(QPushButton, "copyDetails").click()
    copied = QGuiApplication.clipboard().text()
    assert f"Imbrex {__version__}" in copied
    assert "ValueError: something with <b>marks</b>" in copied
    assert "test_about_dialog.py" in copied
    dialog.close()
