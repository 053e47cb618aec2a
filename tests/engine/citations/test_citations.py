"""Citations in all their ways, and what only looks like them."""

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.citations.bibliography import find_bibliographies
from imbrex.engine.citations.citations import find_citations, within
from imbrex.engine.citations.quotations import find_block_quotes
from imbrex.engine.citations.text_ranges import outermost
from imbrex.languages.plain import citing_of
from tests.rows import each_row


def cited(text, code="en"):
    return [text[start:end] for start, end in find_citations(text, citing_of(code)).tolist()]


@each_row(
    ("code", "before", "citation"),
    [
        ("en", "so it was ", "(Smith, 2010, p. 3)"),
        ("en", "as Smith ", "(2010)"),
        ("en", "as Smith and Jones ", "(2010a, 2011)"),
        ("en", "as ", "Smith et al. 2010"[6:]),
        ("en", "as Smith et al. ", "(2010, p. 3)"),
        ("en", "so ", "(Smith et al., 2010)"),
        ("en", "so ", "(see Smith & Jones 2010; Brown, 2011a)"),
        ("en", "so ", "(van der Berg, 1999)"),
        ("en", "so ", "(O’Neil 2010)"),
        ("en", "so ", "(Smith, n.d.)"),
        ("en", "so ", "(WHO, 2010)"),
        ("en", "so ", "(Smith, 2001, as cited in Jones, 2010)"),
        ("en", "so ", '("Title of a Page", 2010)'),
        ("en", "so ", "(Smith, p. 45)"),
        ("en", "“so it was” ", "(Smith 45)"),
        ("en", "so it is ", "[12]"),
        ("en", "so it is ", "[3; 5–7]"),
        ("en", "so it is ", "[1-3]"),
        ("en", "so ", "[Smith 2010]"),
        ("en", "so ", "(ibid., p. 5)"),
        ("en", "so it seems", "¹"),
        ("en", "so it is.", "²³"),
        ("en", "so: http", "://example.org/page"),
        ("ru", "так ", "(Иванов, 2010)"),
        ("ru", "как пишет Иванов ", "(2010)"),
        ("ru", "так ", "(см. Иванов И. И., Петров П. П., 2010, с. 15)"),
        ("ru", "так ", "(цит. по: Иванов, 2010)"),
        ("ru", "так и есть ", "[5, с. 12]"),
        ("ru", "так и есть ", "[12; 14, с. 5–7]"),
        ("ru", "так ", "[Лотман, с. 45]"),
        ("ru", "так ", "(там же, с. 5)"),
        ("ru", "Иванов ", "и др., 2010"),
        ("uk", "так ", "(Шевченко, 2010)"),
        ("de", "so ", "(vgl. Müller 2010, S. 5)"),
        ("de", "so ", "(Müller/Schmidt 2010)"),
        ("de", "so ", "(ebd., S. 7)"),
        ("zh", "如此", "（张三，2010）"),
        ("zh", "张三", "（2010）"),
        ("zh", "张三等", "（2010）"),
        ("zh", "如此", "［1］"),
    ],
)
def test_citations_are_found_to_the_sign(code, before, citation):
    assert cited(f"{before}{citation} and more of it", code) == [citation]


@each_row(
    "text",
    [
        "according to Smith, this is so",
        "he (born in 1990) was young",
        "it came (May 1990) and in May (1990) it went",
        "in 1990 (1991) it rained",
        "a French writer, Fénelon (1651-1715), and Smith (1791 -- 1859)",
        "the war (1939–1945) ended",
        "look there (see Figure 3) and there (Table 2)",
        "an area of 5 km² or 7 m² and x²",
        "between [0, 1] and [2010], he [sic] said",
        "about (200 people) were (50%) there (a) and (b)",
        "it was [1] + [3]*[5] = [2]*[4]",
        "\n[6] Number of mortgages\n[7] Number of bonds",
        "(The Battle of Hastings was fought in 1066)",
        "(they all regroup in 1977)",
        "Зажимы [509-0100] наборные",
    ],
)
def test_what_only_looks_like_one_is_none(text):
    assert cited(text, "ru" if "Зажимы" in text else "en") == []


def test_marks_of_notes_are_citations_where_they_stand():
    found = find_citations("So it is. And more.", citing_of("en"), (9,))
    assert found.tolist() == [[9, 10]]


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(1, 5)), max_size=8), st.integers(0, 60), st.integers(0, 20))
def test_within_gives_just_what_touches(ranges, start, length):
    found = outermost((first, first + size) for first, size in ranges)
    wanted = [one for one in found.tolist() if one[1] > start and one[0] < start + length]
    assert within(found, start, start + length).tolist() == wanted


@given(
    st.text(alphabet='(Smith, 2010)[1;5]（张）«»"².p \nи др.', max_size=150), st.sampled_from(["en", "ru", "zh", "und"])
)
def test_places_rise_inside_the_text(text, code):
    last = 0
    for start, end in find_citations(text, citing_of(code)).tolist():
        assert last <= start < end <= len(text)
        last = end


MARKS = "(|(a |[1,|1|(1, |[1 ,1 |A. |et al. |www.|http://|2010 |, aa aa |. | |（|¹|(Ab Ab Ab 2010|ibid (".split("|")
LINES = ("\n", "References\n", "References\n2010\n", "2010 A. B. \n", "> a\n", "    a\n")


@each_row("piece", [*MARKS, *LINES])
def test_forty_thousand_characters_of_anything_are_read(piece):
    """A pattern that tries all ways to split such a text would not come back."""
    text = piece * (40_000 // len(piece))
    citing = citing_of("und")
    for stretches in (find_citations(text, citing), find_bibliographies(text, citing), find_block_quotes(text)):
        assert all(0 <= start < end <= len(text) for start, end in stretches.tolist())


@each_row("piece", ["1, ", "1 ,", "Ab ", "p. 1 ", "a. ", "A. ", "2010, ", "A-", "Ab' ", " ", "、"])
@each_row("brackets", ["()", "[]", "（）"])
def test_full_brackets_are_read_in_time(piece, brackets):
    inner = piece * (195 // len(piece))
    text = f"{brackets[0]}{inner}x;{brackets[1]}" * 300
    assert len(find_citations(text, citing_of("en"))) <= 300  # a pattern that tries all ways would not come back
