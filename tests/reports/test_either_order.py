"""Either order: what a report says of a pair does not depend on which of its files is named first."""

import random
from itertools import product

import pytest

from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.text.role import Role
from imbrex.reports.builders.class_builder import make_class_report
from imbrex.reports.builders.pair_builder import make_pair_report
from tests.reports.conftest import corpus_of, document, making

WORDS = ["".join(letters) for letters in product("bdfklmprst", "aeiou", "ndlrs", "aeiou")]


def sentence(rng):
    return " ".join(rng.choices(WORDS, k=rng.randint(6, 14))).capitalize() + "."


def retold(rng, told):
    """A sentence with some of its words exchanged."""
    return " ".join(rng.choice(WORDS) if rng.random() < 0.3 else word for word in told.split(" "))


def texts_of_one_source(seed):
    """Two texts, each of which has something of the other: whole, retold, twice, or in another order."""
    rng = random.Random(seed)
    first = [sentence(rng) for _ in range(rng.randint(12, 40))]
    second = [sentence(rng) for _ in range(rng.randint(0, 10))]
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(first))
        piece = first[start : start + rng.randint(2, 15)]
        piece = piece if rng.random() < 0.4 else [retold(rng, one) for one in piece]
        place = rng.randint(0, len(second))
        second[place:place] = piece
    return " ".join(first), " ".join(second)


def figures_of(texts, names):
    """What is told of each text, and of its pair, in a class with these names, by the text."""
    corpus = corpus_of(*sorted(map(document, names, texts), key=lambda one: one.name))
    seen = summarize(corpus, corpus.report(), threshold=0.0)
    told = {}
    for pair in make_class_report(corpus, seen, (), making(), rows=9, detailed=9).pairs:
        detail, figures = pair.detail, pair.detail.figures
        for side, text in (("left", detail.left_text), ("right", detail.right_text)):
            own = tuple(
                getattr(figures, f"{figure}_{side}") for figure in ("shares", "in_passages", "counted", "quoted")
            )
            headline = getattr(figures, f"shares_{detail.subject}").headline
            told[text] = (headline, *own, pair.passage_count, pair.longest_passage)
    return told


@pytest.mark.parametrize("seed", range(12))
def test_no_figure_depends_on_the_names_of_the_files(seed):
    texts = texts_of_one_source(seed)
    assert figures_of(texts, ("a", "b")) == figures_of(texts, ("b", "a"))


def test_a_pair_is_listed_with_what_its_student_took():
    lesson, other = ([sentence(random.Random(seed)) for seed in seeds] for seeds in (range(60), range(60, 65)))
    texts = {"lesson": " ".join(lesson), "answer": " ".join((*lesson[20:35], *other))}
    for left, right in (("lesson", "answer"), ("answer", "lesson")):
        report = make_pair_report(corpus_of(*(document(name, texts[name]) for name in texts)), left, right, making())
        shares = {left: report.figures.shares_left.headline, right: report.figures.shares_right.headline}
        assert shares["lesson"] < 0.35
        assert shares["answer"] > 0.65
        assert {"left": left, "right": right}[report.subject] == "answer"


@pytest.mark.parametrize("source", ["long", "short"])
def test_next_to_a_source_a_pair_is_listed_with_the_share_of_the_other_text(source):
    long = [sentence(random.Random(seed)) for seed in range(60)]
    texts = {"long": " ".join(long), "short": " ".join(long[20:35])}
    for left, right in (("long", "short"), ("short", "long")):
        roles = {name: Role.SOURCE if name == source else Role.ESSAY for name in texts}
        corpus = corpus_of(*(document(name, texts[name], role=roles[name]) for name in texts))
        report = make_pair_report(corpus, left, right, making())
        shares = getattr(report.figures, f"shares_{report.subject}")
        assert shares.headline == pytest.approx(0.25 if source == "short" else 1.0, abs=0.1)
