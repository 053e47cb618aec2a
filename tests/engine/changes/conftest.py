"""What the tests of changes share: paragraphs by hand, and the changes of two texts."""

import pytest

from imbrex.engine.changes.find_changes import find_changes
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document, Part
from imbrex.languages.registry import Languages

LANGUAGES = Languages()

PARAGRAPHS = (
    "The lighthouse keeper counted eleven fishing boats returning through the fog before midnight. His daughter had "
    "polished the great lens that morning with vinegar and a linen rag.",
    "Copper prices rose sharply during the spring. Miners negotiated shorter shifts underground, and several banks "
    "refused to finance another smelter beside the river.",
    "A travelling circus camped beside the cemetery wall. Children learned to juggle wooden clubs while two elephants "
    "drank from the fountain of the market square.",
    "Elsewhere the parliament debated taxes on sugar until the lamps went out. Farmers planted beets behind the old "
    "barracks and hoped for an early and generous harvest.",
    "My grandmother kept every letter from her brother inside a blue wooden box under the stairs. Nobody was allowed "
    "to open it, although the key hung behind the kitchen clock.",
)
OTHER = (
    "Seven carpenters repaired the roof of the school after lightning had struck the tallest chestnut tree. They sang "
    "while the teachers carried buckets across the muddy yard."
)


def text_of(*paragraphs):
    return "\n\n".join(paragraphs)


def two_readings(left: str, right: str, language="en", parts: tuple[Part, ...] = ()):
    """The passages of two texts, the left one the original."""
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document("left", "left", left, language=language, parts=parts)])
    corpus.add([Document("right", "right", right, language=language)])
    return find_rewritten(corpus, "right", "left").mirrored()


@pytest.fixture(scope="session")
def passages():
    return two_readings


@pytest.fixture(scope="session")
def changes_of():
    """The changes of an original and its rewrite."""

    def changes_of(left: str, right: str, language: str = "en"):
        found = two_readings(left, right, language)
        return find_changes(found.left, found.right)

    return changes_of
