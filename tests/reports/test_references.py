"""Quotations and references to check, in the report on a pair, if they are asked for."""

import copy
import json
import re
from dataclasses import replace

from imbrex.languages.registry import Languages
from imbrex.reports.batch import Batch, ClassSettings
from imbrex.reports.builders.class_builder import of_one
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.verification import verify
from tests.made_thesis import made_thesis
from tests.reports.conftest import HOSTILE, corpus_of, making

MADE = made_thesis()


def page(language="en", *, wish=ClassSettings(references=True), anonymous=False, document=MADE.document):  # noqa: B008
    corpus = corpus_of(document, *MADE.sources)
    batch = Batch(corpus, making(language=language, anonymous=anonymous), wish)
    return "".join(pair_page(batch.pair(MADE.sources[0].key, document.key)))


def rows(page):
    """The statuses in the section, in order."""
    section = page.split('id="references"')[1].split("</section>")[0]
    return re.findall(r'<th scope="row" class="word">([^<]+)</th>', section)


def test_the_section_has_a_line_for_each_in_every_language():
    told = rows(page())
    assert [told.count(status) for status in ("differs", "other source", "not found")] == [6, 3, 3]
    assert [told.count(status) for status in ("not listed", "not cited")] == [2, 2]
    assert len(told) == 16
    for code in ("ru", "uk", "de", "zh"):
        assert len(set(rows(page(code)))) == 5


def test_words_that_differ_are_marked_and_names_are_hidden():
    assert "<b>changed</b>" in page()
    hidden = page(anonymous=True)
    assert all(one.name not in hidden for one in MADE.sources)
    assert len(rows(hidden)) == 16


def test_without_the_wish_there_is_no_section():
    assert 'id="references"' not in page(wish=ClassSettings())


def test_a_hostile_text_stays_text():
    hostile = replace(
        MADE.document, text=f"So “{HOSTILE} and much more of that” is (Kemp, 2010).\n{MADE.document.text}"
    )
    assert "<script>alert" not in page(document=hostile)


def test_what_is_to_check_is_held_against_the_files():
    corpus = corpus_of(MADE.document, *MADE.sources)
    made = Batch(corpus, making(), ClassSettings(references=True)).pair(MADE.sources[0].key, MADE.document.key)
    record = json.loads(json.dumps(pair_record(made)))
    [told] = record["text_references"]
    assert told["name"] == MADE.document.name
    assert [one["status"] for one in told["findings"]].count("altered") == 6
    renamed = [replace(one, name=f"new {one.name}") for one in corpus.documents]
    assert verify(record, renamed, Languages().find).holds
    for key, forged in (("status", "exact"), ("source_hash", "0" * 64), ("text", "other words")):
        changed = copy.deepcopy(record)
        changed["text_references"][0]["findings"][0][key] = forged
        [(place, _, _)] = verify(changed, corpus.documents, Languages().find).deviations
        assert place == f"text_references 1.findings 1.{key}"


def test_masked_words_are_not_held_against_the_files():
    corpus = corpus_of(MADE.document, *MADE.sources)
    made = Batch(corpus, making(anonymous=True), ClassSettings(references=True)).pair(
        MADE.sources[0].key, MADE.document.key
    )
    record = json.loads(json.dumps(pair_record(made)))
    assert MADE.sources[0].name not in json.dumps(record)
    assert verify(record, corpus.documents, Languages().find).holds
    record["text_references"][0]["quotation_count"] += 1
    assert not verify(record, corpus.documents, Languages().find).holds


def test_a_class_report_lists_them_for_each_text_and_is_held_against_the_files():
    other = replace(MADE.document, key="/x/b.txt", name="b.txt", text="Nothing is quoted here, nothing is cited.")
    corpus = corpus_of(other, MADE.document, *MADE.sources)
    made = Batch(corpus, making(), ClassSettings(references=True, rows=1, detailed=0)).whole()
    assert [(one.name, len(one.rows)) for one in made.references] == [("b.txt", 0), ("thesis.txt", 16)]
    assert made.references[1].document_index == 1
    assert len(rows("".join(class_page(made)))) == 16
    pair = Batch(corpus, making(), ClassSettings(references=True, rows=1, detailed=0)).pair(
        MADE.sources[0].key, MADE.document.key
    )
    assert made.references[1].rows == pair.references[0].rows
    record = json.loads(json.dumps(class_record(made)))
    assert verify(record, corpus.documents, Languages().find).holds
    record["text_references"][1]["findings"].pop()
    assert not verify(record, corpus.documents, Languages().find).holds
    mine = of_one(made, 1)
    assert mine.references == made.references[1:]
    assert verify(json.loads(json.dumps(class_record(mine))), corpus.documents, Languages().find).holds


def test_without_sources_a_class_report_says_nothing_of_quotations():
    corpus = corpus_of(MADE.document, *(replace(one, role=MADE.document.role) for one in MADE.sources))
    page = "".join(class_page(Batch(corpus, making(), ClassSettings(references=True, rows=1, detailed=0)).whole()))
    assert set(rows(page)) == {"not listed", "not cited"}
    assert "no document has the role of a source" in page
