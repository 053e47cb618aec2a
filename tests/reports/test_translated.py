"""Reports on texts in two languages."""

import csv
import io

from imbrex.reports.csv.report_csv import pair_csv
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.making.pair_making import make_pair_report
from imbrex.reports.model.report_facts import Making
from imbrex.reports.wording.findings import more, parts_of
from imbrex.reports.wording.phrases import Phrases
from tests.translated_texts import translated_corpus

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
        names = [part.name for part in parts_of(report.figures.shares_left, Phrases("en"))]
        assert ("translated" in names) is is_there
        row = next(iter(csv.DictReader(io.StringIO("".join(pair_csv(report)).removeprefix("\ufeff")))))
        assert (float(row["translated_left"]) > 0.4) is is_there
