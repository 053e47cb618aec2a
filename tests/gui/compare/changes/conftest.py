"""Changes for the tests of their view."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.text.document import Document
from imbrex.gui.compare.changes.changes_view import ChangesView
from imbrex.gui.compare.rewriting.rewriting_job import find_rewriting
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
"""The last paragraph moved to the front, one kept, one edited, one new, one kept; the third one dropped."""


def find(left=LEFT, right=RIGHT, keys=("left", "right")):
    """What the worker finds of two texts."""
    corpus = Corpus(LANGUAGES.find)
    texts = zip(keys, (left, right), strict=True)
    corpus.add([Document(key, f"{key}.txt", text, language="en") for key, text in texts])
    return find_rewriting(corpus, *keys, SILENT)


def long_changes(count=10_000):
    """Changes of so many paragraphs."""
    paragraphs = [f"Entry{n} told of harbour{n} and of captain{n} with ship{n}." for n in range(count)]
    return find("\n\n".join(paragraphs), "\n\n".join(paragraphs[count // 2 :] + paragraphs[: count // 2]))


def masked(found):
    """The same with bullets for letters, as hidden names have them."""
    sides = {}
    for side in ("left", "right"):
        reading = getattr(found.passages, side)
        document = reading.tokens.document
        hidden = replace(document, text="•" * len(document.text))
        sides[side] = replace(reading, tokens=replace(reading.tokens, document=hidden))
    return replace(found, passages=replace(found.passages, **sides))


@pytest.fixture
def view(qtbot):
    view = ChangesView()
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def shown(view):
    view.show_changes(find())
    QApplication.processEvents()
    return view
