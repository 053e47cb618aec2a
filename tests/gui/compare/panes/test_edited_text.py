"""Places in a text that was edited."""

from hypothesis import given
from hypothesis import strategies as st

from imbrex.gui.compare.panes.lens_content import place_after_edit
from tests.examples import examples

PIECE = st.text("ab", max_size=6)


def test_places_before_and_after_an_edit_keep_their_words():
    old, new = "One two three four.", "One two and a half three four."
    assert [place_after_edit(old, new, old.index(word)) for word in ("two", "three", "four")] == [
        new.index(word) for word in ("two", "three", "four")
    ]


def test_a_place_in_what_was_taken_out_goes_to_where_it_was():
    assert place_after_edit("One two three.", "One three.", len("One tw")) <= len("One three.")
    assert place_after_edit("gone", "", 3) == 0
    assert place_after_edit("", "come", 0) == 4


@examples(100)
@given(PIECE, PIECE, PIECE, PIECE)
def test_no_place_leaves_the_text_and_their_order_stays(begin, old, new, end):
    one, other = begin + old + end, begin + new + end
    places = [place_after_edit(one, other, point) for point in range(len(one) + 1)]
    assert places == sorted(places)
    assert 0 <= places[0] <= places[-1] <= len(other)
    assert places[-1] == len(other)
    assert all(one[point] == other[places[point]] for point in range(len(begin)))
