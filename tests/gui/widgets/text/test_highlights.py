import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.gui.widgets.text.highlights import Highlights
from tests.examples import examples

SPANS = st.lists(st.tuples(st.integers(0, 30), st.integers(1, 12)).map(lambda pair: (pair[0], sum(pair))), max_size=12)


def highlights(spans):
    table = np.array(spans, np.int64).reshape(-1, 2)
    return Highlights(table[:, 0], table[:, 1])


@examples(100)
@given(SPANS)
def test_pieces_colour_every_place_with_the_passage_that_begins_last(spans):
    found = highlights(spans)
    pieces = found.pieces
    owner, layers = [-1] * 60, [0] * 60
    for start, end, number, count in zip(pieces.start, pieces.end, pieces.owner, pieces.layers, strict=True):
        for place in range(start, end):
            assert owner[place] == -1
            owner[place], layers[place] = int(number), int(count)
    for place in range(60):
        covering = [number for number, (start, end) in enumerate(spans) if start <= place < end]
        assert set(found.at(place)) == set(covering)
        assert layers[place] == len(covering)
        if covering:
            assert spans[owner[place]][0] == max(spans[number][0] for number in covering)
            assert owner[place] in covering
    assert (found.pieces.end - found.pieces.start).sum() == sum(count > 0 for count in layers)


@examples(100)
@given(SPANS, st.integers(0, 40), st.integers(1, 20))
def test_between_gives_the_passages_that_touch_a_range(spans, start, length):
    found = highlights(spans).between(start, start + length)
    assert sorted(found.tolist()) == [
        number for number, (one, other) in enumerate(spans) if one < start + length and other > start
    ]


@examples(100)
@given(SPANS, st.integers(0, 40), st.integers(1, 20))
def test_pieces_between_are_those_that_touch_a_range(spans, start, length):
    pieces = highlights(spans).pieces
    rows = pieces.between(start, start + length)
    inside = (pieces.start < start + length) & (pieces.end > start)
    assert np.flatnonzero(inside).tolist() == list(range(rows.start, rows.stop))


@examples(100)
@given(SPANS)
def test_mapped_passages_are_those_made_anew(spans):
    def place(points):
        return points * 3 + (points > 10) * 5

    moved, anew = (
        highlights(spans).mapped(place),
        highlights([(int(place(a)), int(place(b))) for a, b in np.array(spans)]),
    )
    for name in ("start", "end", "owner", "layers"):
        assert getattr(moved.pieces, name).tolist() == getattr(anew.pieces, name).tolist()
    assert moved.between(6, 70).tolist() == anew.between(6, 70).tolist()
