"""What the tests of reports share: two documents and a class, compared by the real languages."""

from contextlib import nullcontext
from dataclasses import replace

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Options
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.reports import saving
from imbrex.reports.batch import Batch, ClassSettings
from imbrex.reports.builders.class_builder import make_class_report
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.model.report_facts import Making
from imbrex.reports.pdf.pdf_writer import PdfWriter
from tests.engine.rewriting.texts import ENGLISH, FILLER

COPIED = (
    "Glass blowers of the island guarded their recipes for cobalt blue, and anybody who left without a permit from the "
    "council was followed by two silent men until he came home again or fell ill in some inn beside the road."
)
LOOKALIKES = str.maketrans("aeopc", "аеорс")
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
def writer():
    """One process for all PDFs of these tests, each of which would otherwise start its own."""
    with PdfWriter() as shared, pytest.MonkeyPatch.context() as patch:
        patch.setattr(saving, "PdfWriter", lambda: nullcontext(shared))
        yield shared


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
    seen = summarize(corpus, corpus.report(), threshold=0.2)
    return make_class_report(corpus, seen, (), making(), rows=100, detailed=2)


def mark(left, right, words, verdict, note="", *, of_right=None):
    """A decision about a passage that says these words on both sides."""
    there = of_right or words
    sides = Excerpt(left.text.index(words), words), Excerpt(right.text.index(there), there)
    return Mark(*sides, Decision(verdict, note))


GONE = Mark(
    Excerpt(5, "These words stood in the text before somebody took them out of it for good."),
    Excerpt(9, "Those words stood in the other text, and nobody finds them there any more."),
    Decision(Verdict.CITED, "seen in May"),
)
"""A decision about a passage that is in no text."""
DECOY = "Describe in your own words how a town of your choice lost its harbour, and name at least three causes of it."
QUOTED = (
    "The lamp on the northern cape went out on twelve nights of that winter, and not a single captain ever told the "
    "owners why he had sailed on without it past the rocks"
)


def gap(stem):
    """Sixty words that stand nowhere else; with two digits together, none is read as a disguised one."""
    return ". ".join(" ".join(f"{stem}x{row}{place}" for place in range(10)).capitalize() for row in range(6)) + "."


@pytest.fixture(scope="session")
def judged_documents():
    """An original, its copy with a passage that is cited, two that are not, and one disguised; and a stranger."""
    left = document("left", f"{DECOY} {gap('net')} {COPIED} {gap('rope')} {QUOTED}. {gap('mast')}", file_hash="1" * 64)
    copied = COPIED.translate(LOOKALIKES)
    right = document(
        "right",
        f"{DECOY} {gap('oak')} {copied} {gap('elm')} “{QUOTED}” (Miller 1999, p. 12). {gap('ash')}",
        file_hash="2" * 64,
    )
    third = document("third", f"{gap('iron')} {DECOY} {gap('zinc')}", file_hash="3" * 64)
    return left, right, third


@pytest.fixture(scope="session")
def review(judged_documents):
    """One passage ignored, one copied although it is cited, one forgotten; the pair copied, and another one ignored."""
    left, right, third = judged_documents
    marks = (
        mark(left, right, DECOY, Verdict.IGNORE, "lab instructions given to all"),
        mark(left, right, QUOTED, Verdict.COPIED, "the page does not exist"),
        GONE,
    )
    pairs = {
        (left.key, right.key): Decision(Verdict.COPIED, "heard on 3 May"),
        (third.key, left.key): Decision(Verdict.IGNORE, "=cmd|calc"),
    }
    return Review().decided(pairs).marked(left.key, right.key, marks)


@pytest.fixture(scope="session")
def judged(judged_documents, review):
    """Makes the batch of these documents, with what was decided about them; they are compared once for all tests."""
    corpora = {}

    def judged(documents=judged_documents, review=review, threshold=0.03, **values):
        if (key := tuple(documents)) not in corpora:
            corpora[key] = corpus_of(*documents)
        corpus = corpora[key]
        return Batch(corpus, making(corpus.options, **values), ClassSettings(threshold=threshold), (), review=review)

    return judged
