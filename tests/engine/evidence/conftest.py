"""What the tests of evidence share: two texts about nothing in common, a class around them, and how it is looked at."""

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.find_evidence import find_evidence
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from tests.engine.evidence.texts import crowd

LANGUAGES = Languages()


@pytest.fixture
def evidence():
    """Look at two texts, or documents, with some others around them."""

    def look(left, right, *, others=(), language="en", observer=None):
        pair = [_document(key, text, language) for key, text in (("left", left), ("right", right))]
        rest = [_document(f"other {number}", text, language) for number, text in enumerate(others)]
        corpus = Corpus(LANGUAGES.find)
        corpus.add([*pair, *rest])
        passages = find_rewritten(corpus, pair[0].key, pair[1].key)
        watching = [] if observer is None else [observer]
        return find_evidence(corpus, pair[0].key, pair[1].key, passages, *watching)

    return look


@pytest.fixture
def texts_of(evidence):
    """What is shared of a kind, as text."""

    def look(kind, left, right, **options):
        return [item.text for item in evidence(left, right, **options).of(kind)]

    return look


@pytest.fixture
def classmates():
    """Thirty other texts of a class."""
    return crowd(30)


def _document(key, text, language):
    return text if isinstance(text, Document) else Document(key, key, text, language=language)
