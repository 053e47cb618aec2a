"""Placing: an excerpt is found where it stands, also in a text that was edited."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.review.find_excerpts import Placing
from imbrex.engine.review.review import Excerpt
from imbrex.engine.text.document import Span
from tests.examples import examples

WORDS = "copper lantern harbour seven quiet orchard violin snow bridge pepper candle river stone window".split()
TEXTS = st.text(alphabet=st.characters(codec="utf-8"), max_size=60)


def page(seed, words=120):
    """A text without a word that comes twice: a repeated one may draw an end of an excerpt to it."""
    return " ".join(random.Random(seed).sample([f"{word}{number}" for word in WORDS for number in range(100)], words))


@given(TEXTS, TEXTS, TEXTS)
def test_what_nobody_changed_is_where_it_was(before, words, after):
    excerpt = Excerpt(len(before), words)
    found = Placing(before + words + after).find(excerpt)
    assert found == (Span(len(before), len(before) + len(words)) if words else None)


@given(TEXTS, TEXTS.filter(bool), TEXTS, st.integers(0, 10_000))
def test_what_was_moved_is_found_as_it_is(before, words, after, start):
    text = before + words + after
    found = Placing(text).find(Excerpt(start, words))
    assert text[found.start : found.end] == words


@given(st.text(max_size=40), st.text(max_size=40), st.integers(-3, 60))
def test_anything_can_be_asked_of_any_text(text, words, start):
    found = Placing(text).find(Excerpt(start, words))
    assert found is None or 0 <= found.start < found.end <= len(text)


@examples(30)
@given(st.integers(0, 10_000), st.data())
def test_an_edited_excerpt_is_found_among_other_words(seed, data):
    text = page(seed)
    start = data.draw(st.integers(0, len(text) - 300))
    words = text[start : start + 300]
    at = data.draw(st.integers(40, 200))
    edited = words[:at] + data.draw(st.sampled_from(["", "NEW WORDS ", "…"])) + words[at + 20 :]
    added = data.draw(st.sampled_from(["", "A new beginning of it all. " * 5]))
    found = Placing(added + text[:start] + edited + text[start + 300 :]).find(Excerpt(start, words))
    expected = Span(len(added) + start, len(added) + start + len(edited))
    assert abs(found.start - expected.start) <= 30
    assert abs(found.end - expected.end) <= 30


def test_case_spaces_and_signs_do_not_matter():
    text = "Intro. " + page(1).upper().replace(" ", " \n— ") + " Outro."
    assert Placing(text).find(Excerpt(0, page(1))) == Span(7, len(text) - 7)


def test_of_many_places_the_nearest_is_taken():
    line = "The same line again. "
    text = page(2, 30) + line + page(3, 30) + line + page(4, 30)
    first, second = text.index(line), text.rindex(line)
    assert Placing(text).find(Excerpt(first + 3, line)).start == first
    assert Placing(text).find(Excerpt(second - 5, line)).start == second


@pytest.mark.parametrize("order", [1, -1])
def test_repeats_move_as_far_as_what_stands_before_them(order):
    """Every stanza ends with the same line; a new page before them all moves each line, and none to its neighbour."""
    line = "so they rowed on\n"
    stanzas = [f"{page(seed, 8)} {line}" for seed in range(6)]
    text = "".join(stanzas)
    starts = [0]
    for stanza in stanzas:
        starts.append(starts[-1] + len(stanza))
    excerpts = [Excerpt(0, stanzas[0]), *(Excerpt(end - len(line), line) for end in starts[1:])]
    added = page(99, 9) + "\n"
    found = Placing(added + text).find_all(excerpts[::order])[::order]
    assert [place.start for place in found] == [excerpt.start + len(added) for excerpt in excerpts]


def test_of_many_edited_places_the_nearest_is_taken_once_the_text_before_has_moved():
    words = page(21, 20)
    before, copies = page(22, 20), f" {words.upper()} {page(23, 20)} {words.upper()} {page(24, 20)}"
    text = before + copies
    first, second = text.index(words.upper()), text.rindex(words.upper())
    places = Placing(text).find_all([Excerpt(first + 5, words), Excerpt(second - 5, words)])
    assert [place.start for place in places] == [first, second]
    added = page(25, 60)[: second - first]
    moved = Placing(added + text).find_all([Excerpt(0, before), Excerpt(second, words)])
    assert [place.start for place in moved] == [len(added), len(added) + second]


def test_what_stands_where_it_did_has_not_moved_with_its_neighbour():
    line = "so they rowed on\n"
    paragraph = page(26, 20)
    text = f"{page(27, 20)} {line}{page(28, 20)} {line}{paragraph}"
    places = Placing(text).find_all([Excerpt(0, paragraph), Excerpt(text.index(line), line)])
    assert [place.start for place in places] == [text.index(paragraph), text.index(line)]


@examples(30)
@given(st.lists(st.sampled_from(["a rose ", "is ", "a rose is a rose ", "thorn "]), max_size=12), st.randoms())
def test_the_order_of_excerpts_tells_nothing(pieces, chosen):
    text = "".join(pieces)
    excerpts = [Excerpt(at, text[at : at + 9]) for at in range(0, len(text), 5)]
    shuffled = chosen.sample(excerpts, len(excerpts))
    placing = Placing("Once more: " + text)
    found = dict(zip(map(repr, shuffled), placing.find_all(shuffled), strict=True))
    assert [found[repr(excerpt)] for excerpt in excerpts] == placing.find_all(excerpts)


def test_chinese_is_found_though_it_has_no_spaces():
    before = "春天来了,山里的雪慢慢融化,溪水一天比一天响亮。"
    words = "守塔人在半夜之前数了十一条渔船,他的女儿早上用醋和麻布擦亮了大透镜。"
    edited = words.replace("他的女儿", "他那个年幼的女儿")
    text = before + "村里人都说这一年会有好收成。" + edited + "没有人相信第十二条船还会回来。"
    found = Placing(text).find(Excerpt(len(before), words))
    assert text[found.start : found.end] == edited[:-1]  # the full stop is no letter


def test_what_is_not_there_is_not_found():
    text = page(5)
    assert Placing(text).find(Excerpt(0, page(6))) is None
    assert Placing("").find(Excerpt(0, page(6))) is None
    assert Placing(text).find(Excerpt(0, "…!?")) is None


def test_half_of_an_excerpt_is_too_little():
    words = page(7, 60)
    text = page(8) + words[: len(words) * 2 // 5] + page(9)
    assert Placing(text).find(Excerpt(0, words)) is None


def test_letters_that_grow_when_small_do_not_move_their_neighbours():
    words = "İSTANBUL " + page(10, 10)
    text = "İİİ " + words.replace("ISTANBUL", "ISTANBUL:") + " ?"
    changed = words.upper()
    found = Placing(text).find(Excerpt(0, changed))
    assert text[found.start : found.end] == words


def test_half_characters_and_noughts_stop_nothing():
    words = "\ud800 \0 " + page(11, 12) + " \udfff"
    assert Placing("a" + words.replace(" ", "  ")).find(Excerpt(0, words)) is not None


def test_a_thousand_excerpts_of_one_letter_repeated():
    text = "na " * 4000
    excerpts = [Excerpt(3 * row, "na na nana") for row in range(1000)]
    assert Placing(text).find_all(excerpts) == [None] * 1000


@pytest.mark.parametrize("inserted", ["", page(40, 25)])
def test_both_ends_are_found_where_the_middle_was_cut_out(inserted):
    words = page(12, 100)
    left, right = words[: len(words) * 3 // 10], words[len(words) * 65 // 100 :]
    text = f"{page(13)} {left} {inserted} {right} {page(14)}"
    found = Placing(text).find(Excerpt(0, words))
    assert abs(found.start - text.index(left)) <= 16
    assert abs(found.end - text.index(right) - len(right)) <= 16
