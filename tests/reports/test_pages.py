"""Pages: complete, self-contained, and deaf to what hostile texts and names say."""

import base64
import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from imbrex import assets, reports
from imbrex.engine.options import Options, walk
from imbrex.engine.overview.score_distribution import why_no_chance
from imbrex.engine.overview.threshold import ThresholdFrom
from imbrex.languages.registry import KNOWN
from imbrex.reports.builders.class_builder import of_one
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.html.marked_text import name, text_markup
from imbrex.reports.html.reading import record_in
from imbrex.reports.html.rendering import class_page, pair_page
from imbrex.reports.records.record import class_record, pair_record
from imbrex.reports.wording.findings import written
from imbrex.reports.wording.phrases import LANGUAGES, Phrases, forms, own_words
from imbrex.reports.wording.sentences import class_sentences
from imbrex.reports.wording.settings import settings
from imbrex.reports.wording.shown_text import writable
from tests.reports.conftest import HOSTILE, corpus_of, document, making
from tests.rows import each_row


@pytest.fixture(scope="module")
def hostile_page(source, essay):
    left = replace(source, name=HOSTILE, text=f"{HOSTILE}\n{source.text}", author=HOSTILE, notes=(HOSTILE,))
    right = replace(essay, text=f"{essay.text} {HOSTILE}")
    return "".join(
        pair_page(make_pair_report(corpus_of(left, right), "source", "essay", replace(making(), title=HOSTILE)))
    )


def test_all_figures_of_the_pair_are_on_the_page(pair_report):
    tree = LexborHTMLParser("".join(pair_page(pair_report)))
    figures, english = pair_report.figures, Phrases("en")
    for key, value in (
        ("in-passages-right", figures.in_passages_right),
        ("counted-right", figures.counted_right),
        ("quoted-right", figures.quoted_right),
        ("containment-left", figures.containment_left),
        ("containment-right", figures.containment_right),
        ("jaccard", figures.jaccard),
    ):
        assert tree.css_first(f"#figure-{key}").text() == english.percent(value)
    assert len(tree.css(".passages .about")) == len(pair_report.passages) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_opens_with_the_finding_its_bar_and_the_passages_that_add_up(pair_report, language):
    report = replace(pair_report, making=replace(pair_report.making, language=language))
    tree = LexborHTMLParser("".join(pair_page(report)))
    phrases, subject = Phrases(language), report.subject
    shares = getattr(report.figures, f"shares_{subject}")
    lead = tree.css_first("#lead").text()
    assert written(shares.shown_headline(), phrases) in lead
    assert phrases.counted("words", shares.headline_words) in lead
    assert phrases.counted("passages", len(report.passages)) in lead
    chips = [chip.text() for chip in tree.css("#shares-first .chips b")]
    assert chips == [written(share, phrases) for share in shares.shown()[:4]]  # nothing is translated
    rows = [row.css_first("td.figure").text() for row in tree.css("#passages tbody tr")]
    assert sum(map(int, rows)) == shares.headline_words
    widths = [int(rect.attributes["width"]) for rect in tree.css("#shares-first rect")]
    assert widths == [100, *(part for part in shares.percents()[:3] if part)]


def test_authors_stand_for_their_files_where_they_are_known_and_distinct(source, essay):
    left, right = replace(source, author="Ann Lee"), replace(essay, author="Karl Berg")
    report = make_pair_report(corpus_of(left, right), "source", "essay", making())
    tree = LexborHTMLParser("".join(pair_page(report)))
    assert tree.css_first("h1").text() == "Ann Lee – Karl Berg"
    assert "of Ann Lee’s text is also in Karl Berg’s text" in tree.css_first("header").text()
    assert [one.text().split(",")[0] for one in tree.css("p.file")] in [
        ["source.txt", "essay.txt"],
        ["essay.txt", "source.txt"],
    ]
    hidden = replace(report, making=replace(report.making, anonymous=True))
    assert LexborHTMLParser("".join(pair_page(hidden))).css_first("h1").text() == "source.txt – essay.txt"
    drafts = replace(report, left=replace(report.left, author="Karl Berg"))
    assert LexborHTMLParser("".join(pair_page(drafts))).css_first("h1").text() == "source.txt – essay.txt"


@pytest.mark.parametrize(
    ("language", "date"),
    [
        ("en", "2 January 2026"),
        ("ru", "2\xa0января 2026\xa0г."),
        ("uk", "2\xa0січня 2026\xa0р."),
        ("de", "2. Januar 2026"),
        ("zh", "2026年1月2日"),
    ],
)
def test_dates_are_written_as_in_each_language(pair_report, language, date):
    tree = LexborHTMLParser("".join(pair_page(replace(pair_report, making=making(language=language)))))
    assert date in tree.css_first(".kind").text()
    assert f"{date}, 03:04" in tree.body.text() or f"{date} 03:04" in tree.body.text()
    damaged = replace(pair_report, making=replace(making(), made="some day"))
    assert "some day" in LexborHTMLParser("".join(pair_page(damaged))).css_first(".kind").text()


def test_passages_are_quoted_as_they_stand_in_the_texts(pair_report):
    tree = LexborHTMLParser("".join(pair_page(pair_report)))
    cells = [cell.text() for cell in tree.css(".passages .quote")]
    expected = []
    for passage in pair_report.passages:
        for left, right in passage.rows:
            expected.append(pair_report.left_text[left.start : left.end].strip())
            expected.append(pair_report.right_text[right.start : right.end].strip())
    assert cells == expected


def test_hostile_words_are_words(hostile_page):
    tree = LexborHTMLParser(hostile_page)
    assert len(tree.css("script")) == 2
    assert not tree.css("img, iframe, object, embed, link, form, base")
    for node in tree.css("*"):
        assert not [name for name in node.attributes if name.startswith("on") or name in {"style", "src"}]
    assert "{{ 7*7 }} ${x}" in tree.css_first("h1").text()
    assert not re.search("[\x00\u202e]", hostile_page)


def test_the_policy_lets_only_the_own_script_and_style_run(hostile_page):
    tree = LexborHTMLParser(hostile_page)
    policy = tree.css_first('meta[http-equiv="Content-Security-Policy"]').attributes["content"]
    assert policy.startswith("default-src 'none'")
    for selector, rule in (("style", "style-src"), ("script:not([type])", "script-src")):
        code = tree.css_first(selector).text(strip=False)
        digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
        assert f"{rule} 'sha256-{digest}'" in policy
    links = [node.attributes["href"] for node in tree.css("[href]")]
    assert all(link.startswith("#") for link in links)


def test_links_lead_to_what_is_there(pair_report):
    tree = LexborHTMLParser("".join(pair_page(pair_report)))
    for node in tree.css("a[href]"):
        assert tree.css_first(node.attributes["href"]) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_word(language, pair_report, class_report):
    for render, report in ((pair_page, pair_report), (class_page, class_report)):
        page = "".join(render(replace(report, making=replace(report.making, language=language))))
        assert f'<html lang="{language}">' in page
    english, other = (
        {key.rsplit(".", 1)[0] if key.startswith("counted.") else key for key in own_words(code)}
        for code in ("en", language)
    )
    assert english == other
    for key in english:
        if key.startswith("counted."):
            there = {one for one in own_words(language) if one.startswith(f"{key}.")}
            assert there == {f"{key}.{form}" for form in forms(language)}


def test_the_record_comes_back_out_of_the_page(pair_report, class_report):
    for page, record in (
        (pair_page(pair_report), pair_record(pair_report)),
        (class_page(class_report), class_record(class_report)),
    ):
        assert record_in("".join(page)) == json.loads(json.dumps(record))


def test_the_class_lists_its_pairs_with_the_passages_of_the_first(class_report):
    tree = LexborHTMLParser("".join(class_page(class_report)))
    rows = tree.css("#pairs table > tbody > tr")
    assert len(rows) == len(class_report.pairs) >= 3
    assert len(tree.css("details")) == 2
    names = [facts.name for facts in class_report.documents]
    first = class_report.pairs[0]
    shown = [cell.text() for cell in rows[0].css("td.who")]
    assert [rect.attributes["width"] for rect in rows[0].css_first("td.overlap").css("rect")[1:]] == [
        str(part) for part in first.shares_left.percents()[:3] if part
    ]
    assert [name.split()[0] for name in shown] == [
        names[side].split()[0] for side in (first.left_index, first.right_index)
    ]


def test_the_report_on_one_document_has_its_pairs_only(class_report):
    alone = of_one(class_report, 3)
    assert all(3 in (pair.left_index, pair.right_index) for pair in alone.pairs)
    assert len(alone.pairs) < len(class_report.pairs)
    assert LexborHTMLParser("".join(class_page(alone))).css_first("h1").text() == "other.txt"


def test_a_pair_without_a_passage_says_so():
    corpus = corpus_of(document("a", "one two three four"), document("b", "five six seven eight"))
    page = "".join(pair_page(make_pair_report(corpus, "a", "b", making())))
    assert Phrases("en")["no-passage"] in page


def test_percentages_never_look_like_all_or_nothing_when_they_are_not():
    english, russian = Phrases("en"), Phrases("ru")
    assert [english.percent(share) for share in (0.0, 0.0001, 0.5, 0.99999, 1.0)] == [
        "0.0%", "<0.1%", "50.0%", ">99.9%", "100.0%",
    ]  # fmt: skip
    assert russian.percent(0.125) == "12,5\xa0%"
    assert russian.number(12345) == "12\xa0345"


def test_long_names_are_short_in_columns_and_whole_among_the_documents(class_report):
    name = '<b>"' + "a" * 140 + "b" * 140
    first = replace(class_report.documents[class_report.pairs[0].left_index], name=name)
    documents = [first if one.name == first.name else one for one in class_report.documents]
    documents[class_report.pairs[0].left_index] = first
    tree = LexborHTMLParser("".join(class_page(replace(class_report, documents=tuple(documents)))))
    cell = tree.css_first(".pairs td.who bdi")
    assert len(cell.text()) < 70
    assert "a…b" in cell.text()
    assert cell.attributes["title"] == name
    assert any(one.text() == name for one in tree.css(".facts th.who bdi"))


@each_row("sign", list("\x00\x08\x1b\x7f\x85\ud800\udfff\u202a\u202e\u2066\u2069\ufffe\uffff\U0010ffff"))
def test_signs_that_act_or_cannot_be_written_are_replaced(sign):
    assert writable(f"a{sign}b") == text_markup(f"a{sign}b") == "a\N{REPLACEMENT CHARACTER}b"
    assert f"a{sign}" not in name(f"a{sign}b")


@pytest.mark.parametrize("text", ["\t\n\r", "א\u200fب", "\u200d👩", "é𝒜"])
def test_signs_that_belong_to_texts_stay(text):
    assert writable(text) == text


def test_a_class_whose_chance_is_known_says_so(class_report):
    known = replace(class_report, figures=replace(class_report.figures, chance=0.125))
    assert "12.5%" in " ".join(class_sentences(known, Phrases("en")))


@pytest.mark.parametrize(("compared", "reason"), [(9, "too few pairs"), (190, "too many of the pairs are similar")])
def test_a_class_without_a_chance_level_says_why(class_report, compared, reason):
    unknown = replace(class_report, figures=replace(class_report.figures, chance=None, compared=compared))
    assert f"No chance level: {reason}." in list(class_sentences(unknown, Phrases("en")))
    for language in LANGUAGES:
        assert Phrases(language).label("no-chance", why_no_chance(compared)) in list(
            class_sentences(unknown, Phrases(language))
        )


@pytest.mark.parametrize("told", ThresholdFrom)
def test_a_class_says_whether_its_threshold_was_given_or_suggested(class_report, told):
    figures = replace(class_report.figures, threshold=0.2, threshold_from=told.value)
    [first, *_] = class_sentences(replace(class_report, figures=figures), Phrases("en"))
    assert ("set by the user" in first) == (told is ThresholdFrom.GIVEN)
    assert ("suggested" in first) == (told is not ThresholdFrom.GIVEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_are_called_as_in_the_window(class_report, language):
    phrases = Phrases(language)
    tree = LexborHTMLParser("".join(class_page(replace(class_report, making=making(language=language)))))
    rows = [(row.css_first("th").text(), row.css_first("td").text()) for row in tree.css(".settings tr:has(td)")]
    assert [label for label, _ in rows] == [one.label for _, group in settings(making(), phrases) for one in group]
    described = {describe.flag: describe.label for _, _, describe, _ in walk(Options())}
    assert len(rows) == len(described)
    assert not {label for label, _ in rows} & {*described}
    if language == "en":
        assert sorted(label for label, _ in rows) == sorted(described.values())
        assert {("Word form", "normal form"), ("ё as е", "yes")} <= {*rows}
    else:
        assert not {value for _, value in rows} & {"lemma", "yes", "no"}


def test_names_break_after_underscores_and_nowhere_else_in_a_word(class_report):
    called = "Berg_310_assignsubmission_file_essay.txt"
    documents = tuple(replace(one, name=called) for one in class_report.documents)
    page = "".join(class_page(replace(class_report, documents=documents)))
    assert "Berg_<wbr/>310_<wbr/>assignsubmission_<wbr/>file_<wbr/>essay.txt" in page
    assert {node.text() for node in LexborHTMLParser(page).css("#documents bdi")} >= {called}


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", {1: "1 more hit", 2: "2 more hits", 21: "21 more hits"}),
        (
            "ru",
            {1: "1 совпадение", 2: "2 совпадения", 5: "5 совпадений", 11: "11 совпадений", 21: "21 совпадение"},
        ),
    ],
)
def test_words_take_the_form_of_their_number(language, shown):
    for count, words in shown.items():
        assert Phrases(language).counted("more-places", count).endswith(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_in_what_english_does(language):
    for key, words in own_words(language).items():
        english = own_words("en").get(key) or own_words("en")[f"{key.rsplit('.', 1)[0]}.other"]
        assert set(re.findall(r"\{\w+\}", words)) == set(re.findall(r"\{\w+\}", english)), key


def test_no_word_is_there_for_nothing():
    folder = assets.path("reports")
    said = "".join(path.read_text("utf-8") for path in folder.glob("*.html"))
    said += "".join(path.read_text("utf-8") for path in Path(reports.__file__).parent.rglob("*.py"))
    plain = {key for key in own_words("en") if "." not in key} - {"language-name"}  # which the window asks for
    assert {key for key in plain if f"'{key}'" not in said and f'"{key}"' not in said} == set()


def test_percentages_are_written_as_the_language_does():
    assert {code: Phrases(code).percent(0.125) for code in LANGUAGES} == {
        "en": "12.5%",
        "ru": "12,5\N{NO-BREAK SPACE}%",
        "de": "12,5\N{NO-BREAK SPACE}%",
        "uk": "12,5%",
        "zh": "12.5%",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_class_is_explained_above_its_pairs(class_report, language):
    report = replace(class_report, making=replace(class_report.making, language=language))
    tree = LexborHTMLParser("".join(class_page(report)))
    heads = [head.text().strip() for head in tree.css("#figures th.figure")]
    assert heads
    assert [one.text() for one in tree.css(".meanings dt")] == heads
    assert all(one.text().strip() for one in tree.css(".meanings dd"))


def test_what_a_shingle_is_has_the_length_of_the_comparison(source, essay):
    for length, said in ((4, "a run of 4 consecutive words"), (1, "1 word,")):
        options = Options.from_dict({"shingle-length": length})
        report = make_pair_report(corpus_of(source, essay, options=options), "source", "essay", making(options))
        assert said in LexborHTMLParser("".join(pair_page(report))).css_first("#figures").text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_of_texts_have_names_and_others_their_code(language):
    phrases = Phrases(language)
    names = [phrases.written_in(code) for code in (*KNOWN, "und")]
    assert all(len(name) > 1 and name not in KNOWN for name in names)
    assert len(set(names)) == len(names)
    assert phrases.written_in("") == phrases.written_in("und")
    assert phrases.written_in("ja<b>") == "ja<b>"
