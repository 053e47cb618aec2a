"""Changes for the tests of their view."""

from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.text.document import Document
from imbrex.gui.compare.changes.changes_job import changes_between
from imbrex.gui.compare.changes.changes_view import ChangeChips, ChangesView
from imbrex.languages.registry import Languages
from tests.engine.changes.conftest import OTHER, PARAGRAPHS, text_of

LANGUAGES = Languages()
LEFT = text_of(*PARAGRAPHS)
RIGHT = text_of(
    PARAGRAPHS[4],
    PARAGRAPHS[0],
    PARAGRAPHS[1].replace("shorter shifts", "longer shifts"),
    OTHER,
    PARAGRAPHS[3],
)
"""The last paragraph moved to the front, one unchanged, one edited, one new, one unchanged; the third one deleted."""


@cache
def find(left=LEFT, right=RIGHT, keys=("left", "right"), language="en"):
    """What the worker finds of two texts."""
    corpus = Corpus(LANGUAGES.find)
    texts = zip(keys, (left, right), strict=True)
    corpus.add([Document(key, f"{key}.txt", text, language=language) for key, text in texts])
    return changes_between(corpus, *keys, SILENT)


def entries(count):
    """So many different paragraphs."""
    return [f"Entry{n} told of harbour{n} and of captain{n} with ship{n} and with boat{n}." for n in range(count)]


def with_edits(count, every):
    """Changes of so many paragraphs, of which every tenth, say, has a new word."""
    left = entries(count)
    right = [text.replace("told", "spoke") if n % every == 0 else text for n, text in enumerate(left)]
    return find("\n\n".join(left), "\n\n".join(right))


def masked(found):
    """The same with bullets for letters, as hidden names have them."""
    sides = {}
    for side in ("left", "right"):
        reading = getattr(found.changes, side)
        document = reading.tokens.document
        hidden = replace(document, text="•" * len(document.text))
        sides[side] = replace(reading, tokens=replace(reading.tokens, document=hidden))
    return replace(found, changes=replace(found.changes, **sides))


@pytest.fixture
def view(qtbot):
    chips = ChangeChips()
    view = ChangesView(chips)
    view.chips = chips
    for widget in (view, chips):
        qtbot.addWidget(widget)
    chips.show()
    view.resize(900, 600)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def shown(view):
    view.show_changes(find())
    QApplication.processEvents()
    return view
