"""What the tests of rewriting share: texts by hand, and the passages of two of them."""

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.rewriting.sentence_words import read
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages

LANGUAGES = Languages()


def two(left, right, code="en", other=""):
    """A corpus of two texts, "left" and "right"."""
    corpus = Corpus(LANGUAGES.find)
    texts = (("left", left, code), ("right", right, other or code))
    corpus.add([Document(key, key, text, language=language) for key, text, language in texts])
    return corpus


def both_readings(*texts):
    """Both readings of two texts."""
    return read(two(*texts), ("left", "right"))


@pytest.fixture(scope="session")
def corpus_of_two():
    return two


@pytest.fixture(scope="session")
def readings():
    return both_readings


@pytest.fixture(scope="session")
def rewritten():
    """The passages of two texts."""
    return lambda *texts: find_rewritten(two(*texts), "left", "right")
