"""What the tests of reports share: two documents and a class, compared by the real languages."""

from dataclasses import replace

import pytest

from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Document
from imbrex.engine.options import Options
from imbrex.engine.overview.glance import glance
from imbrex.languages.registry import Languages
from imbrex.reports.class_making import make_class_report
from imbrex.reports.facts import Making
from imbrex.reports.pair_making import make_pair_report
from tests.engine.rewriting.texts import ENGLISH, FILLER

COPIED = (
    "Glass blowers of the island guarded their recipes for cobalt blue, and anybody who left without a permit from the "
    "council was followed by two silent men until he came home again or fell ill in some inn beside the road."
)
HOSTILE = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202egnp.exe\x00 {{ 7*7 }} ${x}"


def making(options=None, **values):
    return Making("", "2026-01-02T03:04+00:00", "1.2.3", (options or Options()).to_dict(), **values)


def corpus_of(*documents, options=None):
    corpus = Corpus(Languages().find, options or Options())
    corpus.add(documents)
    return corpus


def document(key, text, **values):
    return Document(key, values.pop("name", f"{key}.txt"), text, language=values.pop("language", "en"), **values)


@pytest.fixture(scope="session", autouse=True)
def application(qapp):
    """One for all tests of a process: those of the window need more of it than writing a PDF does."""
    return qapp


@pytest.fixture(scope="session")
def source():
    return document("source", f"{COPIED} {FILLER['en']}{ENGLISH.original}", file_hash="5" * 64)


@pytest.fixture(scope="session")
def essay():
    return document(
        "essay", f"{ENGLISH.before}{ENGLISH.changed}{ENGLISH.after} {COPIED}\n\nThe end.", file_hash="e" * 64
    )


@pytest.fixture(scope="session")
def pair_report(source, essay):
    return make_pair_report(corpus_of(source, essay), "source", "essay", making())


@pytest.fixture(scope="session")
def class_documents(source, essay):
    copy = replace(essay, key="copy", name=f"copy {HOSTILE}.txt", text=essay.text.replace("The end.", "My end."))
    other = document("other", FILLER["en"] + "Nothing else is to be said about it here, says one who was there.")
    return source, essay, copy, other


@pytest.fixture(scope="session")
def class_report(class_documents):
    corpus = corpus_of(*class_documents)
    seen = glance(corpus, corpus.report(), threshold=0.2)
    return make_class_report(corpus, seen, (), making(), rows=100, detailed=2)
