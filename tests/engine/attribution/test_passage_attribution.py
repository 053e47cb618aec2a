"""The standing of passages: quoted, cited, both, neither; bibliographies, templates, own work; and the figures."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.attribution.attribution import NOTHING, Attributed, Standing, left_out
from imbrex.engine.attribution.passage_attribution import REACH, attribute
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import WhatCounts
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document, Part, PartKind, Span
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from tests.engine.rewriting.texts import ENGLISH, FILLER, RUSSIAN
from tests.examples import examples
from tests.rows import each_row

LANGUAGES = Languages()
CHINESE = "灯塔看守人在午夜之前数到十一条渔船穿过浓雾返回港口。他的女儿早上用醋和亚麻布擦亮了巨大的透镜。"
ABOUT_CHINESE = ("春天铜价急剧上涨，矿工们争取到更短的班次。", "与此同时议会正在讨论糖税的问题，农民种植甜菜。")
S, E = ENGLISH.original, ENGLISH
AT_HOME = f"{FILLER['en']}{S}"


def pair(text, source, language="en", **changes):
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document("essay", "essay", text, language=language, **changes)])
    corpus.add([Document("source", "source", source, language=language, author=changes.get("author", ""))])
    return corpus


def attributed(corpus):
    passages = find_rewritten(corpus, "essay", "source")
    return attribute(corpus, passages)


def standings(text, source=AT_HOME, language="en", **changes):
    """The standings of the essay's words, without those in no passage, each once."""
    left = attributed(pair(text, source, language, **changes)).left
    return [Standing(value) for value in np.unique(left.words[left.words != NOTHING]).tolist()]


@each_row(
    ("copied", "standing"),
    [
        ("{}", Standing.NOT_CITED),
        ("According to Smith, {}", Standing.NOT_CITED),
        ("{} (Smith, 2010, p. 3).", Standing.MARKS_MISSING),
        ("As Smith (2010) writes: {}", Standing.MARKS_MISSING),
        ("{} Smith (2010) goes on.", Standing.MARKS_MISSING),
        ("{} [12]", Standing.MARKS_MISSING),
        ("“{}”", Standing.CITATION_MISSING),
        ('" {} "', Standing.CITATION_MISSING),
        ("As Smith et al. (2010, p. 3) put it: “{}”", Standing.CITED_AND_QUOTED),
        ("“{}” (Smith, 2010).", Standing.CITED_AND_QUOTED),
        ("“{}”¹", Standing.CITED_AND_QUOTED),
    ],
)
def test_marks_and_citations_make_four_classes(copied, standing):
    assert standings(f"{E.before}{copied.format(S)}{E.after}") == [standing]


@pytest.mark.parametrize(
    ("copied", "standing"),
    [
        ("{}", Standing.NOT_CITED),
        ("Как пишет Иванов (2010): {}", Standing.MARKS_MISSING),
        ("«{}»", Standing.CITATION_MISSING),
        ("« {} » [5, с. 12].", Standing.CITED_AND_QUOTED),
    ],
)
def test_russian_passages(copied, standing):
    text = f"{RUSSIAN.before}{copied.format(RUSSIAN.original)}{RUSSIAN.after}"
    assert standings(text, f"{FILLER['ru']}{RUSSIAN.original}", "ru") == [standing]


@pytest.mark.parametrize(
    ("copied", "standing"),
    [
        ("{}", Standing.NOT_CITED),
        ("{}（张三，2010）。", Standing.MARKS_MISSING),
        ("「{}」", Standing.CITATION_MISSING),
        ("张三（2010）认为：“{}”", Standing.CITED_AND_QUOTED),
    ],
)
def test_chinese_passages(copied, standing):
    before, after = ABOUT_CHINESE
    text = f"{before}{copied.format(CHINESE)}{after}"
    assert standings(text, f"另一本书里写着别的事情。{CHINESE}", "zh") == [standing]


def test_a_block_quote_stands_for_quotation_marks():
    lines = S.replace(". ", ".\n    ")
    own = f"{E.before}\n" * 8
    assert standings(f"{own}Smith (2010) writes:\n\n    {lines}\n\n{E.after}") == [Standing.CITED_AND_QUOTED]


def test_a_citation_two_sentences_away_speaks_for_others():
    assert standings(f"{E.before} So it was (Smith, 2010). {E.before}{S}{E.after}") == [Standing.NOT_CITED]
    assert standings(f"{S}{E.after} So it was (Smith, 2010). {E.before}") == [Standing.NOT_CITED]


def test_one_citation_does_not_cover_pages():
    long = " ".join(f"word{number} stands here beside number {number}." for number in range(REACH))
    assert standings(f"{E.before}{long} (Smith, 2010).", f"{FILLER['en']}{long}") == [Standing.NOT_CITED]


def test_a_citation_copied_with_the_words_speaks_for_what_it_cites():
    copied = S.replace("before midnight.", "before midnight (Miller, 1987).")
    assert standings(f"{E.before}{copied}{E.after}", f"{FILLER['en']}{copied}") == [Standing.NOT_CITED]
    assert standings(f"{E.before}“{copied}”{E.after}", f"{FILLER['en']}{copied}") == [Standing.CITED_AND_QUOTED]
    assert standings(f"{E.before}{copied}{E.after}", AT_HOME) == [Standing.MARKS_MISSING]


SAID = "Nobody on the island ever trusted a pilot who whistled after sunset"


@each_row(
    ("beside", "standing"),
    [
        ("“{said}” (Smith, 2010). {copy}", Standing.NOT_CITED),
        ("“{said}.” (Smith, 2010). {copy}", Standing.NOT_CITED),
        ("“{said}.”¹ {copy}", Standing.NOT_CITED),
        ("“{said}”. [12] {copy}", Standing.NOT_CITED),
        ("Smith (2010) writes: “{said}.” {copy}", Standing.NOT_CITED),
        ("“{said},” as Smith (2010) writes. {copy}", Standing.NOT_CITED),
        ("{copy} “{said}” (Smith, 2010).", Standing.NOT_CITED),
        ("{copy} Smith (2010) writes: “{said}.”", Standing.NOT_CITED),
        ("“{said}” (Smith, 2010). {copy} (Lee, 1999).", Standing.MARKS_MISSING),
        ("“{said}.” Smith (2010) goes on. {copy}", Standing.MARKS_MISSING),
        ("“The lights of the north” (Smith, 2010) tells of it. {copy}", Standing.MARKS_MISSING),
        ("Smith (2010) writes “{said}” and: {copy}", Standing.MARKS_MISSING),
        ("“{said}.” “{copy}” (Smith, 2010).", Standing.CITED_AND_QUOTED),
    ],
)
def test_a_citation_of_a_quotation_speaks_for_that_alone(beside, standing):
    assert standings(f"{E.before}{beside.format(said=SAID, copy=S)}{E.after}") == [standing]


@pytest.mark.parametrize(
    ("beside", "standing"),
    [
        ("“老船长从来不相信任何在日落之后吹口哨的领航员。”[12]{copy}", Standing.NOT_CITED),
        ("{copy}张三（2010）认为：“老船长从来不相信任何在日落之后吹口哨的领航员。”", Standing.NOT_CITED),
        ("“北方的灯”（张三，2010）说的就是这件事。{copy}", Standing.MARKS_MISSING),
    ],
)
def test_a_citation_of_a_chinese_quotation_speaks_for_that_alone(beside, standing):
    before, after = ABOUT_CHINESE
    text = f"{before}{beside.format(copy=CHINESE)}{after}"
    assert standings(text, f"另一本书里写着别的事情。{CHINESE}", "zh") == [standing]


def test_a_citation_of_a_quotation_inside_a_passage_speaks_for_the_passage_too():
    first, rest = S.split(" ", 4)[:4], S.split(" ", 4)[4]
    words = rest.split(" ")
    inner = f"{' '.join(first)} “{' '.join(words[:8])}” (Smith, 2010) {' '.join(words[8:])}"
    assert standings(f"{E.before}{inner}{E.after}") == [Standing.MARKS_MISSING]


def test_each_side_has_its_own_standing():
    found = attributed(pair(f"{E.before}“{S}” (Smith, 2010).{E.after}", AT_HOME))
    assert [found.left.standing.tolist(), found.right.standing.tolist()] == [
        [Standing.CITED_AND_QUOTED],
        [Standing.NOT_CITED],
    ]


def test_notes_count_where_they_name_a_source():
    text = f"{E.before}{S}{E.after}\n\n"
    mark = text.index(S) + len(S)

    def standing(note):
        parts = (Part(PartKind.BODY, Span(0, len(text))), Part(PartKind.FOOTNOTE, Span(len(text), len(text + note))))
        return standings(text + note, parts=parts, note_marks=(mark,))

    assert standing("Smith, J. Boats. London, 2010. P. 5.\n") == [Standing.MARKS_MISSING]
    assert standing("Ibid.\n") == [Standing.MARKS_MISSING]
    assert standing("I saw that lighthouse myself.\n") == [Standing.NOT_CITED]


def test_a_copied_list_of_references_is_one():
    references = "References\n" + "\n".join(
        f"{number}. Author{number}, A. {title}. London: Press, {1990 + number}. P. {number}-{number + 5}."
        for number, title in enumerate(S.split(". "))
    )
    assert standings(f"{E.before}\n{references}", f"{E.after}\n{references}") == [Standing.BIBLIOGRAPHY]


def test_what_stands_in_a_template_or_an_excluded_phrase_is_template_text():
    corpus = pair(f"{E.before}{S}{E.after}", AT_HOME)
    bare = attributed(corpus).left
    corpus.add([Document("task", "task", S, language="en", role=Role.TEMPLATE)])
    found = attributed(corpus).left
    assert found.standing.tolist() == [Standing.TEMPLATE]
    assert found.raw == bare.raw > 0
    corpus.remove(["task"])
    corpus.set_options(corpus.options.with_value("exclude-phrases", [S]))
    assert attributed(corpus).left.standing.tolist() == [Standing.TEMPLATE]


def test_own_work_excuses_all_but_what_needs_no_excuse():
    text = f"{E.before}{S}{E.after}"
    assert standings(text, author="Ada") == [Standing.OWN_WORK]
    assert standings(text.replace(S, f"“{S}” (Smith, 2010)"), author="Ada") == [Standing.CITED_AND_QUOTED]
    corpus = pair(text, AT_HOME, author="Ada")
    corpus.add([Document("source", "source", AT_HOME, language="en", author="Bob")])
    assert attributed(corpus).left.standing.tolist() == [Standing.NOT_CITED]


def test_quoting_everything_shows_in_the_share_inside_marks():
    found = attributed(pair(f"“{E.before.strip()} {S}”", AT_HOME)).left
    assert found.quoted == 1
    assert attributed(pair(f"{E.before}{S}", AT_HOME)).left.quoted == 0
    half = attributed(pair(f"{E.before}“{S}”{E.after}", AT_HOME)).left
    assert half.quoted == pytest.approx(half.raw, abs=0.01)


def test_figures_count_what_the_switches_say():
    found = attributed(pair(f"{E.before}“{S}” (Smith, 2010).{E.after}", AT_HOME)).left
    assert found.raw == found.counted(()) > 0.3
    assert found.counted(left_out(WhatCounts())) == 0
    assert found.counted(left_out(WhatCounts(cited_and_quoted=True))) == found.raw


def test_no_passage_has_no_figure_but_the_quoted_share():
    found = attributed(pair(f"{E.before}“{E.after.strip()}”", FILLER["en"])).left
    assert len(found.standing) == 0
    assert (found.raw, found.counted(())) == (0, 0)
    assert 0.3 < found.quoted < 1


@examples(50)
@given(st.lists(st.sampled_from([*Standing, NOTHING]), max_size=30), st.sets(st.sampled_from(list(Standing))))
def test_counted_is_raw_without_what_is_left_out(words, out):
    column = Attributed(np.zeros(0, np.uint8), np.array(words, np.uint8), 0.0)
    counts = sum(word != NOTHING and word not in out for word in words)
    assert column.counted(out) == counts / max(1, len(words))
    assert column.counted(out) <= column.raw <= 1


def test_every_switch_has_its_standing():
    assert {standing.name.lower() for standing in Standing} == set(WhatCounts.__dataclass_fields__)
    assert left_out(WhatCounts()) == {
        Standing.CITED_AND_QUOTED,
        Standing.BIBLIOGRAPHY,
        Standing.TEMPLATE,
        Standing.OWN_WORK,
    }
    assert len({standing.label for standing in Standing}) == len(Standing)
