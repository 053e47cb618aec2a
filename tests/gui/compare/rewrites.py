"""Pairs of texts with what was rewritten in them, found by the engine itself."""

from functools import cache

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.text.document import Document
from imbrex.gui.compare.rewriting.rewriting_job import find_rewriting
from imbrex.languages.registry import Languages

LANGUAGES = Languages()

ORIGINAL = (
    "The keeper counted eleven boats returning through heavy fog before midnight on the last day of March. "
    "His daughter had polished the great lens that morning with vinegar and a linen rag."
)
REWRITE = (
    "The keeper had counted eleven ships returning through fog before midnight on the last days of March. "
    "With vinegar and a linen rag his daughter had polished the great lens that morning."
)
OTHER = (
    "Copper prices rose sharply during the spring. Miners negotiated shorter shifts underground. "
    "Several banks refused to finance another smelter. The railway charged more for every wagon of ore. "
)


@cache
def pair(left, right, code="en"):
    """A comparison and what was rewritten, for an original on the left and what was made of it on the right."""
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(key, f"{key}.txt", text, language=code) for key, text in (("left", left), ("right", right))])
    return corpus.compare("left", "right", SILENT), find_rewriting(corpus, "left", "right", SILENT)


def far_down(lines=60):
    """Two texts of which the left one has its only rewritten passage far below, and the right one right at the top."""
    filler = [f"{OTHER}{number} tons were sold in town {number}." for number in range(lines)]
    return "\n".join([*filler, ORIGINAL]), f"{REWRITE}\nParliament debated taxes on sugar and on salt that winter."
