"""Quotations and bibliographies left out of every comparison, where the options say so."""

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Exclusions, Options, Shingling, WhatCounts
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Fate
from imbrex.errors import ImbrexError
from tests.engine.conftest import AS_WRITTEN

QUOTED = "alpha beta gamma delta epsilon zeta"
OWN = "one boat sailed past every island before winter"
LIST = "References\n1. Smith, J. 2010. London. P. 5.\n2. Jones, A. 2011. Paris. P. 7."


def options(**exclusions):
    return Options(canonization=AS_WRITTEN, shingles=Shingling(length=3), exclusions=Exclusions(**exclusions))


def fates(corpus, key="0"):
    tokens = corpus.tokens(key)
    return {tokens.word(index): Fate(int(fate)) for index, fate in enumerate(tokens.fate)}


def test_words_in_quotation_marks_take_no_part_where_asked(corpus_of):
    texts = f'{OWN} he wrote "{QUOTED}" and slept', f"{QUOTED} stood there"
    assert len(corpus_of(*texts, options=options()).report().pairs) == 1
    corpus = corpus_of(*texts, options=options(quotations=True))
    report = corpus.report()
    assert len(report.pairs) == 0
    assert [counted.excluded for counted in report.documents] == [6, 0]
    assert [counted.compared for counted in report.documents] == [len(OWN.split()) + 4, 8]
    found = fates(corpus)
    assert found["alpha"] == found["zeta"] == Fate.DROPPED_QUOTATION
    assert found["wrote"] == found["and"] == Fate.KEPT


def test_no_shingle_crosses_the_place_where_a_quotation_stood(corpus_of):
    text = f'one boat "{QUOTED}" sailed past'
    corpus = corpus_of(text, "one boat sailed past", options=options(quotations=True))
    assert len(corpus.report().pairs) == 0
    assert corpus.tokens("0").barriers.tolist() == [2]


def test_lists_of_references_take_no_part_where_asked(corpus_of):
    texts = f"{OWN}.\n\n{LIST}", f"Nothing of it here at all.\n\n{LIST}"
    assert len(corpus_of(*texts, options=options()).report().pairs) == 1
    corpus = corpus_of(*texts, options=options(bibliographies=True))
    assert len(corpus.report().pairs) == 0
    assert fates(corpus)["Smith"] == Fate.DROPPED_BIBLIOGRAPHY
    assert fates(corpus)["boat"] == Fate.KEPT


def test_the_text_side_by_side_agrees_with_the_figures_of_the_class(corpus_of):
    texts = f'{OWN} "{QUOTED}" {OWN}\n\n{LIST}', f'{OWN} and "{QUOTED}"'
    corpus = corpus_of(*texts, options=options(quotations=True, bibliographies=True))
    report = corpus.report()
    for counted, key in zip(report.documents, "01", strict=True):
        tokens = corpus.tokens(key)
        assert counted.compared == len(tokens.kept)
        assert counted.excluded == np.count_nonzero(tokens.fate >= Fate.DROPPED_TEMPLATE)
    assert len(corpus.compare("0", "1").passages) > 0


def test_templates_are_found_before_quotations_are_taken_out(corpus_of):
    corpus = corpus_of(f'{OWN} "{QUOTED} and my own words"', f'{OWN} stood "here and there too"')
    corpus.set_options(options(quotations=True))
    corpus.add([Document("t", "task", f"Write on {QUOTED}", role=Role.TEMPLATE)])
    found = fates(corpus)
    assert found["alpha"] == Fate.DROPPED_TEMPLATE
    assert found["my"] == Fate.DROPPED_QUOTATION


def test_nothing_is_left_out_of_a_template(corpus_of):
    corpus = corpus_of(f"{OWN} {QUOTED}", options=options(quotations=True))
    corpus.add([Document("t", "task", f'Read this: "{QUOTED}"', role=Role.TEMPLATE)])
    assert fates(corpus)["alpha"] == Fate.DROPPED_TEMPLATE
    assert Fate.DROPPED_QUOTATION not in fates(corpus, "t").values()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f'"{QUOTED}"', "All of this text is also in quotation marks."),
        (f'own words "{QUOTED}"', "because 6 are in quotation marks. A shingle needs 3"),
        (LIST, "All of this text is also in a list of references."),
        (f'"{QUOTED}"\n\n{LIST}', "is also in quotation marks or a list of references"),
    ],
)
def test_a_text_that_becomes_too_short_by_it_says_so(corpus_of, text, message):
    corpus = corpus_of(text, OWN, options=options(quotations=True, bibliographies=True))
    problem = corpus.report().documents[0].problem
    assert problem is not None
    assert message in problem.message
    with pytest.raises(ImbrexError, match=r"quotation marks|list of references"):
        corpus.compare("0", "1")


def test_what_counts_changes_nothing_that_is_known(corpus_of):
    corpus: Corpus = corpus_of(f"{OWN} {QUOTED}", OWN)
    before = corpus.tokens("0")
    corpus.set_options(Options(canonization=AS_WRITTEN, attribution=WhatCounts(not_cited=False)))
    assert corpus.tokens("0") is before
    assert corpus.options.attribution.not_cited is False
    corpus.set_options(options(quotations=True))
    assert corpus.tokens("0") is not before
