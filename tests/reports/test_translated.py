"""Reports on texts in two languages."""

import csv
import io
import json

from lxml import etree

from imbrex.api.results import Comparison
from imbrex.cli.commands import passages
from imbrex.cli.inputs import Inputs
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.mixed_languages import report_of
from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.engine.text.document import Document
from imbrex.gui.compare.rewriting.rewriting_job import find_rewriting
from imbrex.projects.opening import open_project
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from imbrex.reports.builders.class_builder import make_class_report
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.csv.report_csv import pair_csv
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.model.report_facts import Making
from imbrex.reports.records.record import pair_record
from imbrex.reports.saving import PairForm, pieces_of
from imbrex.reports.verification import verify
from imbrex.reports.wording.findings import more, parts_of
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import class_sentences
from tests.translated_texts import BOOK, ESSAY, LANGUAGES, TAKEN, Small, translated_corpus

LANGUAGES_OF_REPORTS = ("en", "de", "ru", "uk", "zh")


def test_a_report_says_what_may_be_translated_by_which_dictionary_or_what_to_install():
    for is_there in (True, False):
        corpus = translated_corpus(is_there=is_there)
        making = Making(title="", made="", version="", options=corpus.options.to_dict())
        report = make_pair_report(corpus, "left", "right", making)
        for language in LANGUAGES_OF_REPORTS:
            phrases = Phrases(language)
            said = " ".join(more(report, phrases))
            assert "small" in said
            assert ("small-dict" in said) is not is_there
        page = "".join(pair_page(report))
        assert ('mark class="translated' in page or "n translated" in page) is is_there
        assert ("of the words linked" in page) is is_there
        assert "of the words unchanged" not in page
        names = [part.name for part in parts_of(report.figures.shares_left, Phrases("en"))]
        assert ("translated" in names) is is_there
        row = next(iter(csv.DictReader(io.StringIO("".join(pair_csv(report)).removeprefix("\ufeff")))))
        assert (float(row["translated_left"]) > 0.4) is is_there


def test_a_class_report_says_what_translated_pairs_are_ranked_by():
    for is_there in (True, False):
        corpus = translated_corpus(is_there=is_there)
        making = Making(title="", made="", version="", options=corpus.options.to_dict())
        summary = summarize(corpus, report_of(corpus), threshold=0.1)
        report = make_class_report(corpus, summary, (), making, rows=9, detailed=0)
        assert len(report.pairs) == is_there
        for language in LANGUAGES_OF_REPORTS:
            phrases = Phrases(language)
            said = " ".join(class_sentences(report, phrases))
            named = phrases.label("score", "verbatim-translated") in said, phrases["class-translated"] in said
            assert named == (is_there, is_there)


def test_verdicts_on_a_translated_pair_are_kept_by_a_project_and_told_by_every_form(tmp_path):
    corpus = translated_corpus()
    making = Making(title="", made="", version="", options=corpus.options.to_dict())
    first = make_pair_report(corpus, "right", "left", making).passages[0]
    sides = [Excerpt(one.start, text[one.start : one.end]) for one, text in ((first.left, BOOK), (first.right, ESSAY))]
    review = Review().decided({("right", "left"): Decision(Verdict.COPIED, "a translation")})
    review = review.marked("right", "left", [Mark(*sides, Decision(Verdict.IGNORE, "a saying"))])
    save_project(Project(tuple(corpus.documents), review=review), tmp_path / "a.imbrex")
    project = open_project(tmp_path / "a.imbrex").project
    again = Corpus(LANGUAGES.find, lexicons=Small())
    again.add(project.documents)
    report = make_pair_report(again, "right", "left", making, review=project.review)
    assert (report.verdict, report.note, report.reviewed, report.unmatched) == ("copied", "a translation", 1, ())
    assert [one.is_counted for one in report.passages] == [False, True, True]
    assert len(report.passages) == len(TAKEN)
    pan, tei = (etree.fromstring("".join(pieces_of(report, form)).encode()) for form in (PairForm.PAN, PairForm.TEI))
    offsets = [(int(one.get("source_offset")), int(one.get("this_offset"))) for one in pan.iter("feature")]
    assert offsets == [(one.left.start, one.right.start) for one in report.passages[1:]]
    links = tei.findall(".//{*}link")
    assert [one.get("type") for one in links] == ["translated"] * len(TAKEN)
    record = json.loads(json.dumps(pair_record(report)))
    assert verify(record, project.documents, LANGUAGES.find, lexicons=Small()).holds
    assert not verify(record, project.documents, LANGUAGES.find).holds


def test_window_report_command_and_programs_name_the_same_passages():
    """A passage is cut where the text that was made quotes, so what is named depends on which one that is."""
    quoted = TAKEN[1][1].replace("Серая птица", "«Серая птица", 1).replace("письмо врачу.", "письмо врачу».", 1)
    texts = {"book": (BOOK, "en"), "essay": (ESSAY.replace(TAKEN[1][1], quoted), "ru")}
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    corpus.add([Document(key, key, text, language=code) for key, (text, code) in texts.items()])
    documents = {one.key: one for one in corpus.documents}
    making = Making(title="", made="", version="", options=corpus.options.to_dict())
    counts = []
    for left, right in (("book", "essay"), ("essay", "book")):
        report = make_pair_report(corpus, left, right, making)
        wanted = [(one.left, one.right) for one in report.passages]
        shown = find_rewriting(corpus, left, right, SILENT).passages
        told = passages.find(Inputs((documents[right], documents[left]), ()), corpus, SILENT).passages
        given = Comparison.of(report, documents[left], documents[right]).passages
        assert [(one.left, one.right) for one in shown] == wanted
        assert sorted((one.right, one.left) for one in told) == sorted(wanted)
        assert [(one.left, one.right) for one in given] == wanted
        counts.append(len(wanted))
    assert counts[0] > counts[1] == len(TAKEN)
