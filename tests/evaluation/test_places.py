"""Text that hides, or is put where readers may not look: what the page shows is the text, and all else is reported."""

import re
from dataclasses import replace

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.text.displayed_text import surface
from tests.evaluation.hiding import pages, word
from tests.evaluation.hiding.variant import SOURCES, WORD
from tests.evaluation.places import documents

UNDO = replace(AS_TYPED, unseen=True, direction=True)
MISSED = {"docx hidden: unknown element", "docx put: SYMBOL a letter, silent", "html put: placeholders"}
"""Tricks that are not seen through; office programs refuse the first, and of the last a line of two words is missed."""


def words(text):
    return " ".join(WORD.findall(text))


def faults(variant):
    """How a trick works."""
    name = f"{variant.family}: {variant.name}"
    [document] = documents(variant.data, f"copy{variant.suffix}")
    shown = words(surface(document, UNDO).replace("\u2060", ""))
    if words(SOURCES[variant.code]) not in shown:
        yield name
    elif variant.deceives and not document.unseen and not re.search("\u202e", document.text):
        yield f"{name}, silent"


def test_what_the_page_shows_is_read_and_what_it_hides_is_reported():
    tricks = [one for module in (word, pages) for one in module.variants() if one.code == "en"]
    assert {fault for one in tricks for fault in faults(one)} == MISSED
    assert len(tricks) > 90
