"""Lists of references, by their headings and by their looks."""

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.citations.bibliography import find_bibliographies, signs_of
from imbrex.engine.language import Citing
from imbrex.languages.plain import KNOWN, citing_of
from tests.rows import each_row

REFERENCES = (
    "1. Smith, J. (2010). A title of a book. London: Some Press.\n"
    "2. Jones, A. B. Another title // Journal. 1999. No. 5. P. 5-10.\n"
    "3. Иванов И. И. Третья книга. М.: Наука, 2009. 300 с."
)
PROSE = "This is a line of prose that says nothing of books.\nAnd here is the next one, no better.\n"
EVERY_HEADING = [(code, heading) for code in KNOWN for heading in sorted(citing_of(code).bibliography)]


def found(text, code="en"):
    return [text[start:end] for start, end in find_bibliographies(text, citing_of(code)).tolist()]


@each_row(("code", "heading"), EVERY_HEADING)
def test_every_heading_of_every_language_begins_a_list(code, heading):
    entry = "A title with neither sign nor number"  # the heading alone tells what follows
    text = f"{PROSE}\n{heading.upper()}\n{entry}, 2010\n{entry}\n"
    assert found(text, code) == [f"{heading.upper()}\n{entry}, 2010"]


@each_row(
    "heading",
    ["References", "REFERENCES:", "5. References", "V. References", "5.2 References", "# References", "**References**",
     "R e f e r e n c e s"],
)  # fmt: skip
def test_headings_may_be_numbered_marked_and_spread(heading):
    text = f"{PROSE}\n{heading}\n{REFERENCES}\n"
    assert found(text) == [f"{heading}\n{REFERENCES}"]


def test_a_text_may_be_nothing_but_a_list_without_a_heading():
    entries = "\n".join(f"{n}. Smith, J. (201{n}). Title. London: Some Press." for n in range(1, 5))
    assert found(entries) == [entries]
    assert found(entries.partition("\n")[2]) == []  # three are too few


def test_chinese_headings_and_entries():
    entries = "[1] 张三. 题目[J]. 期刊, 2010, 5(2): 1-10.\n[2] 李四. 书名[M]. 北京: 科学出版社, 2009."
    for heading in ("参考文献", "参 考 文 献", "五、参考文献"):
        assert found(f"正文在这里。\n{heading}：\n{entries}\n", "zh") == [f"{heading}：\n{entries}"]


def test_a_list_ends_at_an_appendix_and_where_other_text_begins():
    for after in ("Appendix A\nTable of 1999, see p. 5", PROSE * 5):
        assert found(f"{PROSE}References\n{REFERENCES}\n{after}") == [f"References\n{REFERENCES}"]


def test_a_chapter_on_literature_is_no_list():
    assert found(f"{PROSE}Literature\n{PROSE * 4}") == []
    assert found(f"{PROSE}References\nReferences are available upon request.\n") == []


def test_wrapped_entries_stay_in_the_list():
    wrapped = REFERENCES.replace("A title of a book.", "A title of a book that is so very long\nthat it goes on.")
    assert found(f"{PROSE}References\n{wrapped}") == [f"References\n{wrapped}"]


def test_a_list_without_heading_is_known_by_its_lines():
    entries = "\n".join(f"{n}. Smith, J. Title {n}. Press, {1990 + n}. P. {n}-{n + 9}." for n in range(1, 6))
    assert found(f"{PROSE}{entries}\n{PROSE}") == [entries]
    few = "\n".join(entries.split("\n")[:3])
    assert found(f"{PROSE}{few}\n{PROSE}") == []


def test_prose_with_many_years_is_no_list():
    laws = "\n".join(
        f"Under the act of {year}, see p. {year - 1900} of the code, nothing else." for year in range(1950, 1960)
    )
    assert found(laws) == []


@given(st.lists(st.sampled_from(["References", "Appendix", "1. Smith, J. 2010. P. 5", "prose of no kind", "", "  "])))
def test_places_rise_inside_the_text_and_hold_only_whole_lines(lines):
    text = "\n".join(lines)
    last = 0
    for start, end in find_bibliographies(text, citing_of("en")).tolist():
        assert last <= start < end <= len(text)
        assert start == 0 or text[start - 1] == "\n"
        assert end == len(text) or text[end] == "\n"
        last = end


def test_a_language_without_headings_has_lists_by_their_looks_only():
    assert not len(find_bibliographies(f"References\n{REFERENCES}", Citing()))


def test_a_publisher_stands_behind_its_town():
    assert signs_of("Bergen: Cape Press") == 1
    assert signs_of("Publishers said that the Press was free") == 0


def test_two_languages_have_the_words_of_both_and_the_marks_of_the_first():
    russian, german = citing_of("ru"), citing_of("de")
    both = russian | german
    assert both.marks == russian.marks
    for name in ("bibliography", "appendix", "months", "again"):
        assert getattr(both, name) == {*getattr(russian, name), *getattr(german, name)}
    assert german.months - russian.months
