"""Where paragraphs end: wrapped lines, lines that are paragraphs, verse, headings, and anything."""

import textwrap
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.paragraphs import paragraph_ends
from tests.examples import examples

PROSE = (
    "The lighthouse keeper counted eleven boats returning through the fog. His daughter had polished the lens with "
    "vinegar and a linen rag that very morning, before anybody else was up and about in the silent harbour below."
)
MORE = (
    "Copper prices rose sharply during the spring, and several banks refused to finance another smelter. The railway "
    "charged more for every wagon of ore, so that most of the smaller companies closed one after the other."
)


def pieces(text):
    """The paragraphs as texts, blanks apart."""
    ends = [0, *paragraph_ends(text), len(text)]
    return [" ".join(text[a:b].split()) for a, b in pairwise(ends)]


def test_blank_lines_part_paragraphs():
    assert pieces(f"{PROSE}\n\n{MORE}\n \t\n{PROSE}") == [PROSE, MORE, PROSE]


def test_each_line_of_an_office_file_is_a_paragraph_whatever_it_ends_with():
    assert pieces(f"A heading\n{PROSE}\n{MORE[:-1]}\n{PROSE}") == ["A heading", PROSE, MORE[:-1], PROSE]


def test_wrapped_lines_belong_together():
    wrapped = [textwrap.fill(text, 70) for text in (PROSE, MORE, PROSE)]
    assert pieces("\n\n".join(wrapped)) == [PROSE, MORE, PROSE]


def test_wrapped_paragraphs_may_be_told_by_a_short_last_line_or_an_indent_alone():
    short = [textwrap.fill(text, 70) for text in (PROSE, MORE)] * 3
    assert pieces("\n".join(short)) == [PROSE, MORE] * 3
    indented = [textwrap.fill(text, 65, initial_indent="   ") for text in (PROSE, MORE)] * 3
    assert pieces("\n".join(indented)) == [PROSE, MORE] * 3


def test_a_line_that_happens_to_be_short_does_not_end_a_paragraph_where_blank_lines_do():
    first, second = "He came home and went to bed.", "Nobody had seen anything of all this except the old gardener."
    short = f"{textwrap.fill(MORE, 70)}\n{first}\n{second}"
    wrapped = [textwrap.fill(text, 70) for text in (PROSE, MORE)] * 10
    assert pieces("\n\n".join([*wrapped, short])) == [PROSE, MORE] * 10 + [f"{MORE} {first} {second}"]
    assert pieces("\n".join([*wrapped, short]))[-2:] == [f"{MORE} {first}"[len(MORE) + 1 :], second]


def test_windows_line_ends_are_as_good_as_others():
    wrapped = "\n\n".join(textwrap.fill(text, 70) for text in (PROSE, MORE))
    assert pieces(wrapped.replace("\n", "\r\n")) == [PROSE, MORE]
    assert pieces(wrapped.replace("\n", "\r")) == [PROSE, MORE]


def test_stanzas_belong_together_and_verse_without_them_goes_by_lines():
    line = "and the lanterns went out in the wind"
    stanza = "\n".join([line] * 4)
    assert pieces(f"{stanza}\n\n{stanza}") == [" ".join([line] * 4)] * 2
    assert pieces("\n".join([line] * 30)) == [line] * 30


def test_a_dialogue_in_short_lines_is_no_stanza():
    assert pieces("“Who is it?”\n“Nobody.”\n“Come in.”") == ["“Who is it?”", "“Nobody.”", "“Come in.”"]


def test_chinese_lines_are_as_wide_as_they_look():
    text = "我们在海边的小镇上住了很多年直到那座灯塔被风暴吹倒为止" * 20
    lines = [text[at : at + 36] for at in range(0, 360, 36)]
    assert len(paragraph_ends("\n".join(lines))) == 0


def test_a_text_without_lines_is_one_paragraph():
    assert paragraph_ends("") == []
    assert paragraph_ends(" \n\n ") == []
    assert paragraph_ends(PROSE) == []


@examples(50)
@given(st.text("a .\n\r\t—长" + "Б", max_size=400))
def test_ends_rise_and_no_paragraph_is_blank(text):
    ends = paragraph_ends(text)
    assert ends == sorted(set(ends))
    if text.strip():
        assert all(pieces(text))
    else:
        assert not ends
