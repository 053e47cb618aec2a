"""Shared evidence of two languages, and the order that two texts have in common, in reports of every form."""

import json
import random
import re
from dataclasses import replace

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.find_evidence import find_evidence
from imbrex.engine.evidence.item import Clue, Kind
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.reports.batch import Batch, ClassSettings
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.verification import verify
from imbrex.reports.wording.phrases import LANGUAGES as WRITTEN
from imbrex.reports.wording.phrases import Phrases
from tests.cli.conftest import check_json
from tests.engine.evidence.patterns import retold, sentences, story
from tests.engine.evidence.test_across_languages import ENGLISH, RUSSIAN, UNRELATED
from tests.reports.conftest import document, making
from tests.reports.older_formats import as_format_9
from tests.translated_texts import BOOK, ESSAY, LANGUAGES, Small

DOCUMENTS = (
    document("book", f"{BOOK}\n{ENGLISH}", author="Ann"),
    document("essay", f"{ESSAY}\n{RUSSIAN}", language="ru", author="Dillingham"),
    document("other", UNRELATED),
)


def corpus_of(documents):
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    corpus.add(documents)
    return corpus


def batch(documents=DOCUMENTS, **values):
    return Batch(corpus_of(documents), making(**values), ClassSettings(threshold=0.0, rows=1))


def verified(record, documents=DOCUMENTS):
    return verify(record, documents[::-1], LANGUAGES.find, lexicons=Small())


def recorded(report):
    made = class_record(report) if hasattr(report, "clusters") else pair_record(report)
    return json.loads(json.dumps(made))


def words_of(page, part):
    section = page.partition(f'<section class="facts evidence" id="{part}"')[2].partition("</section>")[0]
    return " ".join(re.sub("<[^>]+>", " ", section).split())


@pytest.fixture(scope="module")
def across():
    return batch().pair("book", "essay")


@pytest.fixture(scope="module")
def retelling():
    """A source, a text that retells it and has one of its sentences, and three others."""
    chance = random.Random(1)
    source, others = story(chance), [story(chance, 9) for _ in range(3)]
    texts = [source, [*retold(chance, source), *story(chance, 8), source[0]], *others]
    return tuple(document(f"text {number}", sentences(text)) for number, text in enumerate(texts))


def test_a_report_has_the_evidence_of_the_window_and_the_command(across):
    corpus = corpus_of(DOCUMENTS)
    found = find_evidence(corpus, "book", "essay", find_rewritten(corpus, "essay", "book").mirrored())
    assert across.evidence.items == found.items
    assert across.order in found.hints
    assert {Kind.NAME, Kind.NUMBER, Kind.LITERAL_QUOTATION, Kind.UNTRANSLATED_WORD} <= {
        item.kind for item in found.items
    }


def test_a_class_has_it_for_each_pair_with_passages(across):
    report = batch().whole()
    (pair,) = (one.detail for one in report.pairs if {one.left_index, one.right_index} == {0, 1})
    assert (pair.evidence.items, pair.order) == (across.evidence.items, across.order)
    page = "".join(class_page(report)).partition('id="details"')[2]
    assert "Диллингхеме → 1987" in page
    assert "Тобиас Реннер" in page.partition("Shared evidence")[2]
    record = recorded(report)
    check_json(json.dumps(record))
    assert verified(record).holds
    record["pairs"][0]["report"]["shared_evidence"]["items"].pop()
    assert [place for place, _, _ in verified(record).deviations] == ["pairs 1.report.shared_evidence.items: how many"]


def test_readers_see_it_in_every_language(across):
    kinds = [kind for kind in Kind if kind is not Kind.EDITING_SESSION]
    for code in WRITTEN:
        page = "".join(pair_page(replace(across, making=making(language=code))))
        shown, order = words_of(page, "evidence"), words_of(page, "order")
        assert all(phrase in shown for phrase in ("Dillingham", "Диллингхеме", "12480", "compliance")), code
        assert "Dillingham → 1987" in order
        assert "Диллингхеме → 1987" in order
        assert f"{len(across.order.places)} " in order
        labels = {Phrases(code).label("evidence-kind", kind.label) for kind in kinds}
        assert len(labels) == len(kinds), code


def test_only_the_first_of_a_kind_are_listed_for_readers(across):
    name = next(item for item in across.evidence.items if item.kind is Kind.NAME)
    many = tuple(replace(name, text=f"Name{number}") for number in range(30))
    page = words_of("".join(pair_page(replace(across, evidence=replace(across.evidence, items=many)))), "evidence")
    assert "Names · 30" in page
    assert "Name11" in page
    assert "Name12" not in page
    assert "18 more are not shown." in page


def test_it_is_verified_with_names_hidden(across):
    assert "Dillingham" in json.dumps(recorded(across)["shared_evidence"])
    record = recorded(batch(anonymous=True).pair("book", "essay"))
    assert "Dillingham" not in json.dumps(record["shared_evidence"])
    check_json(json.dumps(record))
    assert verified(record).holds
    item = record["shared_evidence"]["items"][0]
    item["other_documents"] += 1
    item["left_spans"][0]["start"] += 1
    record["shared_evidence"]["other_documents"] = 25
    record["order_hint"]["expected_in_order"] += 0.5
    assert [place for place, _, _ in verified(record).deviations] == [
        "order_hint.expected_in_order",
        "shared_evidence.items 1.left_spans 1.start",
        "shared_evidence.items 1.other_documents",
        "shared_evidence.other_documents",
    ]
    record["shared_evidence"] = record["order_hint"] = None
    assert len(verified(record).deviations) == 2


def test_older_records_lack_it_and_hold(across):
    old = as_format_9(recorded(across))
    assert "shared_evidence" not in old
    assert verified(old).holds


def test_a_retold_text_is_told_by_its_order(retelling):
    made = batch(retelling)
    report = made.pair("text 0", "text 1")
    assert report.order.clue is Clue.SAME_ORDER
    assert report.evidence is None
    page = "".join(pair_page(report))
    side = "left" if report.order.of_left else "right"
    sentence = f"{len(report.order.places)} sentences of the {side} text, outside the passages"
    assert sentence in page.partition('id="lead"')[2].partition("</p>")[0]
    left, right = next(report.order.sides())
    for text, span in ((report.left_text, left), (report.right_text, right)):
        assert " ".join(text[span.start : span.end].split()) in words_of(page, "order")
    whole = made.whole()
    (pair,) = (one for one in whole.pairs if one.detail.order)
    assert pair.has_more
    assert pair.detail.order == report.order
    record = recorded(whole)
    said = next(one["report"] for one in record["pairs"] if one["report"]["order_hint"])
    said["order_hint"]["spans"].pop()
    assert [place.partition(".")[2] for place, _, _ in verified(record, retelling).deviations] == [
        "report.order_hint.spans: how many"
    ]
