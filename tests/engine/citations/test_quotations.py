"""What stands inside quotation marks, in the ways of each language, and what only looks like them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.citations.quotations import LONGEST, find_block_quotes, find_quotations
from imbrex.languages.plain import KNOWN, citing_of
from tests.rows import each_row


def quoted(text, code="en"):
    return [text[start:end] for start, end in find_quotations(text, citing_of(code).marks).tolist()]


@each_row(("code", "pair"), [(code, pair) for code in KNOWN for pair in citing_of(code).marks])
def test_every_pair_of_every_language_quotes(code, pair):
    inner = "他说今天的天气很好" if code == "zh" else "three words here"
    before, after = ("他说", "，后来") if code == "zh" else ("He said: ", " and left.")
    assert quoted(f"{before}{pair[0]}{inner}{pair[1]}{after}", code) == [inner]


@each_row("code", ["en", "ru", "fr", "und"])
@each_row("pair", ["«»", "“”", '""'])
def test_stray_spaces_inside_the_marks_change_nothing(code, pair):
    text = f"Before {pair[0]} three words here {pair[1]} after, {pair[0]} and three more {pair[1]} end."
    assert [one.strip() for one in quoted(text, code)] == ["three words here", "and three more"]


def test_what_is_quoted_inside_a_quotation_belongs_to_it():
    assert quoted("Он сказал: «Она “совсем не придёт” сегодня» и ушёл.", "ru") == ["Она “совсем не придёт” сегодня"]
    assert quoted("„Er sagte ‚das ist gut‘ und ging“, sagte sie.", "de") == ["Er sagte ‚das ist gut‘ und ging"]
    assert quoted("Газета «ООО «Ромашка и партнёры» растёт» вышла.", "ru") == ["ООО «Ромашка и партнёры» растёт"]


def test_names_and_single_words_are_no_quotations():
    assert quoted('The "Titanic" sank; so-called “free trade” and ‘War and’ peace.') == []
    assert quoted("他的“自由”和“民主”", "zh") == []


@pytest.mark.parametrize(
    "text",
    [
        "It's the students' work, don't they see, rock 'n' roll and the dogs' bones.",
        'a 5" pipe of steel and then a 6" pipe of brass',
        "He is 6' 2\" tall and she is 5' 9\" tall, they say.",
        "d’accord, l’homme qu’il aime n’est pas d’ici",
    ],
)
def test_apostrophes_and_inches_quote_nothing(text):
    assert quoted(text, "en") == []


def test_a_forgotten_closing_mark_swallows_nothing_beyond_its_paragraph():
    text = 'She said "this never ends.\n\nA new page has "three quoted words" in it.'
    assert quoted(text) == ["three quoted words"]
    assert quoted(text.replace('"', "“", 1)) == ["three quoted words"]


def test_a_forgotten_mark_in_the_same_paragraph_turns_nothing_inside_out():
    assert quoted('One "mark is lost here, but "these words are quoted" and "so are these too" yes.') == [
        "these words are quoted",
        "so are these too",
    ]


def test_a_quotation_longer_than_a_page_and_a_half_is_a_forgotten_mark():
    words = "word " * (LONGEST // 5 + 1)
    assert quoted(f"“{words}” and “three more words”.") == ["three more words"]
    assert len(quoted(f"“{words[: LONGEST // 2]}” and “three more words”.")) == 2


def test_paragraphs_that_open_the_quotation_anew_all_belong_to_it():
    text = "He wrote:\n“The first paragraph.\n“The second one ends.”\nThen he left."
    assert quoted(text) == ["The first paragraph.", "The second one ends."]


def test_marks_only_quote_where_the_language_has_them():
    assert quoted("「three words here」", "en") == []
    assert quoted("»drei Worte hier«", "de") == ["drei Worte hier"]


MARKS = "".join(sorted({mark for code in KNOWN for pair in citing_of(code).marks for mark in pair}))


@given(st.text(alphabet=st.sampled_from(f"{MARKS}ab 他\n.5"), max_size=200), st.sampled_from([*KNOWN, "und"]))
def test_places_rise_and_lie_between_two_marks(text, code):
    marks = "".join(citing_of(code).marks)
    last = 0
    for start, end in find_quotations(text, citing_of(code).marks).tolist():
        assert last <= start < end <= len(text)
        assert text[start - 1] in marks
        assert end == len(text) or text[end] in f"{marks}\n"
        last = end


@given(
    st.lists(st.text("abc", min_size=1, max_size=5), min_size=3, max_size=12),
    st.sampled_from(["“”", "«»", "„”", '""']),
    st.text("xyz .,", max_size=40),
)
def test_whatever_is_quoted_is_found_where_it_stands(words, pair, around):
    inner = " ".join(words)
    text = f"{around} {pair[0]}{inner}{pair[1]} {around}"
    assert quoted(text, "en") == [inner]


class Counting(str):
    """A text that counts how often it is looked at."""

    __slots__ = ("looks",)

    def __getitem__(self, key):
        self.looks = getattr(self, "looks", 0) + 1
        return super().__getitem__(key)


@each_row("piece", ['"', "“", "”", "“”", "“«„\"'", 'a"b', "“ a", "'\n"])
def test_work_grows_with_the_text_alone(piece):
    looks = []
    for times in (500, 1000):
        text = Counting(piece * times)
        find_quotations(text, citing_of("en").marks)
        looks.append(getattr(text, "looks", 0))
    assert looks[1] <= 2.2 * looks[0] + 100


def test_mail_quotes_and_announced_blocks_are_quotations():
    mail = "I answer:\n\n> what you wrote\n> yesterday to me\n\nI disagree."
    assert [mail[start:end] for start, end in find_block_quotes(mail).tolist()] == [
        "> what you wrote\n> yesterday to me"
    ]
    block = "    The first line of the block that is set in,\n    and its second line, as long as this."
    own = "\n".join(["A line of my own text that begins where lines begin."] * 12)
    text = f"{own}\nSmith writes:\n\n{block}\n\n{own}"
    assert [text[start:end] for start, end in find_block_quotes(text).tolist()] == [block]
    named = f"{own}\n\n{block} (Smith, 2010)\n\n{own}"
    assert [named[start:end] for start, end in find_block_quotes(named).tolist()] == [f"{block} (Smith, 2010)"]


def test_what_is_set_in_without_a_word_is_no_quotation():
    block = "    The first line of the block that is set in,\n    and its second line, as long as this."
    own = "\n".join(["A line of my own text that begins where lines begin."] * 12)
    assert not len(find_block_quotes(f"{own}\n\n{block}\n\n{own}"))
    assert not len(find_block_quotes(f"{block}\n\n{own}"))
    assert not len(find_block_quotes(f"All lines:\n\n{block}\n\n{block}"))  # where all is set in, that is its look
    listed = re.sub("    (The|and)", r"    - \1", block)
    assert not len(find_block_quotes(f"{own} says:\n\n{listed}\n\n{own}"))


@given(st.text(alphabet=" >:\na-.)", max_size=200))
def test_blocks_rise_and_lie_inside_the_text(text):
    last = 0
    for start, end in find_block_quotes(text).tolist():
        assert last <= start < end <= len(text)
        last = end
