"""The weight of evidence in the report on a pair, if it is asked for."""

import json
import re
from dataclasses import replace

import pytest

from imbrex.engine.likelihood_ratio.weight import FEWEST, NoWeight, Weight
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.reports.batch import Batch, ClassSettings
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.verification import verify
from tests.reports.conftest import corpus_of, making
from tests.reports.older_formats import as_format_8

TEXT = "The old bridge over the river carries heavy lorries at night."


def report(language="en", wish=ClassSettings(weight=True)):  # noqa: B008
    corpus = corpus_of(*(Document(key, key, TEXT, language="en") for key in "ab"))
    return Batch(corpus, making(language=language), wish).pair("a", "b")


def told(report):
    """The text of the section."""
    section = "".join(pair_page(report)).partition('id="weight"')[2].partition("</section>")[0]
    return " ".join(re.sub("<[^>]+>", " ", section).split())


def test_two_texts_are_no_class():
    assert report(wish=ClassSettings()).weight is None
    assert not told(report(wish=ClassSettings()))
    found = report()
    assert found.weight == Weight(documents=2, reason=NoWeight.TOO_FEW)
    assert "too few documents in this language" in told(found)


def test_the_figures_are_in_the_section_in_every_language():
    for code in ("en", "ru", "uk", "de", "zh"):
        made = report(code)
        shown = told(replace(made, weight=Weight(412, 96, 980, documents=22)))
        assert all(figure in shown for figure in ("410", "96", "980", "22")), code
        limit = told(replace(made, weight=Weight(900, 96, 900, at_limit=True, documents=22)))
        assert "900" in limit
        assert limit != shown
        certain = told(replace(made, weight=Weight(900, 900, 900, at_limit=True, documents=22)))
        assert certain.count("900") == 1  # no interval from 900 to 900
    assert "often share as much" in told(replace(report(), weight=Weight(0.3, 0.1, 0.9, documents=22)))


def class_of(count):
    """Essays of different lengths, two of them by one author, and a pair that shares a sentence."""
    words = [f"word{number}" for number in range(600)]
    texts = [" ".join(words[number * 7 + place % 90] for place in range(200)) for number in range(count)]
    texts[1] += f" {TEXT}"
    texts[2] = f"{TEXT} {texts[2]}"
    authors = ["Ann", "Bo", "Carl", "Dora", "Dora", *(f"Author {number}" for number in range(count))]
    return [Document(f"k{n}", f"essay {n}", text, language="en", author=authors[n]) for n, text in enumerate(texts)]


@pytest.mark.parametrize("anonymous", [False, True])
def test_the_ratio_is_held_against_the_files(anonymous):
    documents = class_of(FEWEST + 3)
    batch = Batch(corpus_of(*documents), making(anonymous=anonymous), ClassSettings(weight=True))
    record = json.loads(json.dumps(pair_record(batch.pair("k1", "k2"))))
    assert record["likelihood_ratio"]["ratio"] > 0
    assert [one["author_index"] for one in record["others"]][:3] == [2, 3, 3]
    assert verify(record, documents[::-1], Languages().find).holds
    record["likelihood_ratio"]["ratio"] *= 2
    assert [place for place, _, _ in verify(record, documents, Languages().find).deviations] == [
        "likelihood_ratio.ratio"
    ]


def test_pairs_of_a_class_are_weighed_as_in_their_own_reports_and_held_against_the_files():
    documents = class_of(FEWEST + 3)
    batch = Batch(corpus_of(*documents), making(), ClassSettings(threshold=0.01, rows=2, weight=True))
    made = batch.whole()
    assert len(made.weights) == 2
    keys = [one.key for one in documents]
    pair = next(one for one in made.pairs if one.detail.weight.reason is None)
    alone = batch.pair(keys[pair.left_index], keys[pair.right_index])
    assert pair.detail.weight == alone.weight
    page = "".join(class_page(made))
    assert "Unrelated pairs</th>" in page
    assert "not the probability" in page
    record = json.loads(json.dumps(class_record(made)))
    assert verify(record, documents[::-1], Languages().find).holds
    assert verify(as_format_8(record), documents, Languages().find).holds
    said = next(one for one in record["pairs"] if one["report"]["likelihood_ratio"]["ratio"])
    said["report"]["likelihood_ratio"]["ratio"] *= 2
    [(place, _, _)] = verify(record, documents, Languages().find).deviations
    assert place.endswith("report.likelihood_ratio.ratio")
    plain = Batch(corpus_of(*documents), making(), ClassSettings(threshold=0.01, rows=2)).whole()
    assert not plain.weights
    assert "Unrelated pairs" not in "".join(class_page(plain))


def test_a_small_class_says_once_why_its_pairs_have_no_weight():
    corpus = corpus_of(*(Document(key, key, f"{TEXT} {key}", language="en") for key in "abc"))
    page = "".join(class_page(Batch(corpus, making(), ClassSettings(weight=True)).whole()))
    assert page.count("too few documents in this language") == 1
    assert "Unrelated pairs</th>" not in page
