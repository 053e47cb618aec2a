"""Every page of the help is there in every language, and what it says of the window is so."""

import ast
import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtWidgets import QApplication

from imbrex import assets
from imbrex.gui.help import help_page, help_window
from imbrex.gui.help.help_topics import PLACES, Topic
from imbrex.gui.wording.translation import LANGUAGES
from tests.rows import each_row

LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]*)\)")
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]*)\)")  # without words for it, Qt shows none
KEYS = re.compile(r"`((?:Ctrl|Shift|Alt|F\d)[^`\n]*)`")
NAME = re.compile(r"(?<![*\w])\*([^\W\d_a-zа-яёіїєґäöüß][^*\n]*)\*(?!\*)")
OF_QT = {"Tab", "Shift+Tab", "Return", "Esc", "Shift+F10", "Del"}  # keys that no action of ours has
LARGEST = 120_000  # bytes of a picture
PICTURED = ("en", "ru")
"""Languages with pictures of their own; the others show the English ones."""

ALL = [(topic, code) for topic in Topic for code in LANGUAGES]


def raw(topic, code):
    return assets.text(f"help/{code}/{topic.value}.md")


@each_row(("topic", "code"), ALL)
def test_a_page_has_a_title_and_something_to_say(topic, code):
    page = help_page.page(topic, code)
    assert page.text.startswith(f"# {page.title}\n")
    assert len(page.plain.split()) > 40 or len(page.plain) > 200  # Chinese has no spaces


@each_row(("topic", "code"), ALL)
def test_links_and_pictures_lead_to_what_is_there(topic, code):
    text = raw(topic, code)
    assert all(link in list(Topic) for link in LINK.findall(text))
    assert "![]" not in text
    for name in PICTURE.findall(text):
        assert not QImage(str(help_page.picture(name, code))).isNull()


@each_row(("topic", "code"), ALL)
def test_nothing_is_of_outside(topic, code):
    text = raw(topic, code)
    assert not re.search(r"\w+://|www\.|<[a-zA-Z/!]", text)


@pytest.mark.parametrize("code", PICTURED)
def test_every_picture_is_shown_and_light(code):
    shown = {name for topic in Topic for name in PICTURE.findall(raw(topic, code))}
    files = list(assets.path(f"help/{code}/pictures").iterdir())
    assert {file.stem for file in files} == shown
    assert all(file.suffix == ".png" and file.stat().st_size < LARGEST for file in files)


@each_row(("topic", "code"), ALL)
def test_all_languages_have_the_same_pictures_links_and_keys(topic, code):
    english, other = raw(topic, "en"), raw(topic, code)
    for kind in (LINK, PICTURE, KEYS):
        assert sorted(kind.findall(english)) == sorted(kind.findall(other))
    assert english.count("\n## ") == other.count("\n## ")
    assert english.count("\n|") == other.count("\n|")


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_is_no_page_without_a_topic(code):
    names = {file.stem for file in assets.path(f"help/{code}").glob("*.md")}
    assert names == {topic.value for topic in Topic}


def test_every_key_that_is_named_by_hand_is_one_of_the_window(window):
    named = {key for group in help_window.groups(window) for _, keys in group.rows for key in keys.split(", ")}
    for topic in Topic:
        for keys in KEYS.findall(raw(topic, "en")):
            native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            assert keys in OF_QT or native in named, f"{topic.value}: {keys}"


def test_help_on_a_panel_is_about_it(window, monkeypatch):
    """Each panel has its page, of which F1 inside the panel is the shortcut."""
    panels = window.controller.panels
    shown = []
    monkeypatch.setattr(window.help, "show_topic", shown.append)
    for name in ("passagesDock", "disguisesDock", "nearDuplicatesDock"):
        monkeypatch.setattr(QApplication, "focusWidget", lambda name=name: panels.dock(name).content)
        window.help.show_here()
    assert shown == [Topic.VERDICTS, Topic.DISGUISES, Topic.CLASS]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_name_of_the_window_is_one(code):
    """What stands in italics with a capital is called so in the window."""
    called = {_bare(text) for text in _texts(code)}
    for topic in Topic:
        for name in NAME.findall(raw(topic, code)):
            assert _bare(name) in called, f"{code}/{topic.value}: {name}"


def _texts(code):
    """All texts of the window in a language; those in English stand in the code."""
    if code == "en":
        yield from _strings()
        return
    for message in ET.parse(assets.path(f"i18n/imbrex_{code}.ts")).iter("message"):
        yield message.findtext("translation") or ""


@cache
def _strings():
    """All texts in the code of the window, but for the help itself."""
    own = Path(help_page.__file__).parent
    found = set()
    for file in own.parent.rglob("*.py"):
        if file.parent != own or file.name == "about_dialog.py":
            nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            found |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(found)


def _bare(text):
    return re.sub(r"\(&\w\)", "", text).replace("&", "").rstrip("…")


def test_a_language_without_pages_has_english_ones(monkeypatch):
    monkeypatch.setattr(help_page, "language", lambda: "fi")
    assert help_page.page(Topic.CLASS) == help_page.page(Topic.CLASS, "en")
    assert help_page.picture("matrix") == help_page.picture("matrix", "en")


@each_row("name", ["../en/pictures/matrix", "/etc/passwd", "http://example.org/a", "Matrix", "nothing", ""])
def test_a_picture_is_only_one_of_ours(name):
    assert help_page.picture(name) is None


def test_every_place_with_a_topic_is_in_the_program():
    """A name that was changed would lose its page without a word."""
    assert [name for name in PLACES if name not in _strings()] == []
