"""Text that hides, or is put where readers may not look: what the page shows is the text, and all else is reported."""

import re
from dataclasses import replace

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.text.displayed_text import surface
from tests.engine.rewriting.texts import ENGLISH
from tests.evaluation.hiding import open_document, pages, paper, rich_text, word
from tests.evaluation.hiding.variant import SOURCES, WORD
from tests.evaluation.places import documents

UNDO = replace(AS_TYPED, unseen=True, direction=True)
MISSED = {
    "html put: placeholders",  # a line of two words
    "pdf put: columns drawn row by row",
    "pdf put: lines in any order",  # seen through if there are eight
}
"""Tricks that are not seen through."""


def words(text):
    return " ".join(WORD.findall(text))


def faults(variant):
    """How a trick works."""
    name = f"{variant.family}: {variant.name}"
    document = next(iter(documents(variant.data, f"copy{variant.suffix}")), None)
    if document is None or words(SOURCES[variant.code]) not in words(surface(document, UNDO).replace("\u2060", "")):
        yield name
    elif variant.deceives and not document.unseen and not re.search("\u202e", document.text):
        yield f"{name}, silent"


def test_what_the_page_shows_is_read_and_what_it_hides_is_reported(monkeypatch):
    monkeypatch.delitem(SOURCES, "ru")
    monkeypatch.setitem(SOURCES, "en", ENGLISH.before)
    tricks = [one for module in (open_document, pages, paper, rich_text, word) for one in module.variants()]
    assert {fault for one in tricks for fault in faults(one)} == MISSED
    assert len(tricks) > 290
