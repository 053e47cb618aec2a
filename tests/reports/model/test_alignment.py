"""Alignment: rows cover their passage on both sides, and begin with sentences that belong together."""

from itertools import pairwise

import pytest

from imbrex.engine.text.document import Span
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.model.alignment import excerpt
from tests.reports.conftest import corpus_of, document, making

SENTENCES = {
    "en": [
        "The keeper of the lighthouse wrote down every ship that passed the northern cape in autumn.",
        "Nobody believed him when he counted eleven whalers in a single foggy night before the storm.",
        'Yet the harbour book of the town, "the blue one", confirms each of those names and dates.',
        "His daughter copied all of it by hand in the winter that followed, with a better pen.",
    ],
    "zh": [
        "图书馆员每天早晨都会把昨天归还的书重新放回书架上去。",
        "他发现有一本旧地图集的最后一页被人小心地剪掉了。",
        "没有人知道那一页上画着什么，也没有人再提起这件事。",
    ],
}


def rows(left, right, language):
    corpus = corpus_of(document("left", left, language=language), document("right", right, language=language))
    report = make_pair_report(corpus, "left", "right", making())
    assert report.passages
    for passage in report.passages:
        for side, index in (("left", 0), ("right", 1)):
            spans = [row[index] for row in passage.rows]
            whole = getattr(passage, side)
            assert (spans[0].start, spans[-1].end) == (whole.start, whole.end)
            assert all(one.end == other.start for one, other in pairwise(spans))
    return [
        (left[one.start : one.end].strip(), right[other.start : other.end].strip())
        for passage in report.passages
        for one, other in passage.rows
    ]


def test_sentences_stand_beside_their_copies():
    text = " ".join(SENTENCES["en"])
    assert rows(text, text, "en") == [(one, one) for one in SENTENCES["en"]]


def test_an_inserted_sentence_stays_with_the_one_before_the_next_common_end():
    changed = [*SENTENCES["en"][:2], "He laughed about it.", *SENTENCES["en"][2:]]
    found = rows(" ".join(SENTENCES["en"]), " ".join(changed), "en")
    assert found[0] == (SENTENCES["en"][0],) * 2
    assert found[2] == (SENTENCES["en"][2], f"He laughed about it. {SENTENCES['en'][2]}")


def test_wrapped_lines_become_spaces_and_paragraphs_stay():
    text = "one\ntwo\r\nthree\n\nfour"
    assert excerpt(text, Span(0, len(text))) == "one two  three\n\nfour"


@pytest.mark.parametrize("between", [" ", "\n", "\n\n"])
def test_breaks_on_one_side_only_do_no_harm(between):
    assert len(rows(" ".join(SENTENCES["en"]), between.join(SENTENCES["en"]), "en")) == 4


def test_sentences_without_spaces_between_them_are_cut_too():
    text = "".join(SENTENCES["zh"])
    assert rows(text, text, "zh") == [(one, one) for one in SENTENCES["zh"]]


def test_a_text_without_ends_of_sentences_is_one_row():
    text = " ".join(SENTENCES["en"]).replace(".", "")
    assert len(rows(text, text, "en")) == 1
