"""The weight of evidence in the report on a pair, if it is asked for."""

import re
from dataclasses import replace

from imbrex.engine.text.document import Document
from imbrex.engine.weight.weight import NoWeight, Weight
from imbrex.reports.batch import Batch, Wish
from imbrex.reports.html.rendering import pair_page
from tests.reports.conftest import corpus_of, making

TEXT = "The old bridge over the river carries heavy lorries at night."


def report(language="en", wish=Wish(weight=True)):  # noqa: B008
    corpus = corpus_of(*(Document(key, key, TEXT, language="en") for key in "ab"))
    return Batch(corpus, making(language=language), wish).pair("a", "b")


def told(report):
    """The text of the section."""
    section = "".join(pair_page(report)).partition('id="weight"')[2].partition("</section>")[0]
    return " ".join(re.sub("<[^>]+>", " ", section).split())


def test_two_texts_are_no_class():
    assert report(wish=Wish()).weight is None
    assert not told(report(wish=Wish()))
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
    assert "often share as much" in told(replace(report(), weight=Weight(0.3, 0.1, 0.9, documents=22)))
