"""Text of a row: lines flow, differences stay where they are, and nothing that was changed is left out."""

import re
import textwrap

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.word_diff import Mark, WordDiff, diff_row
from imbrex.gui.compare.changes.row_layout import ELLIPSIS, LONG, NEW_LINE, flowing_text
from tests.examples import examples
from tests.gui.compare.changes.conftest import OTHER, PARAGRAPHS, find, text_of


def sides(found, row=0, whole=False):
    diff = diff_row(found.changes, row)
    return [flowing_text(found.changes, side, row, diff, whole=whole) for side in (0, 1)]


def part(text, place):
    start, length = place[:2]
    return text.text.encode("utf-16-le")[2 * start : 2 * (start + length)].decode("utf-16-le")


def test_wrapped_lines_flow_and_verse_stays():
    assert sides(find(textwrap.fill(PARAGRAPHS[0], 70), PARAGRAPHS[0]))[0].text == PARAGRAPHS[0]
    verse = "and the lanterns went out in the wind\nand the boats came home to the shore\nand nobody spoke of the sea"
    assert sides(find(verse, verse))[0].text == verse.replace("\n", NEW_LINE)


def test_paragraphs_of_one_row_are_apart():
    first, second = PARAGRAPHS[0].split(". ", 1)
    text = sides(find(text_of(*PARAGRAPHS), text_of(f"{first}.", second, *PARAGRAPHS[1:])))[1].text
    assert [part.strip() for part in text.split(NEW_LINE * 2)] == [f"{first}.", second]


def test_differences_are_where_qt_counts_them():
    left = f"𝕏 {PARAGRAPHS[0]}"
    both = sides(find(left, left.replace("eleven", "twelve  new").replace("linen", "silk")))
    assert [part(both[0], piece) for piece in both[0].pieces] == ["eleven", "linen"]
    assert [part(both[1], piece) for piece in both[1].pieces] == ["twelve new", "silk"]


@examples(12)
@given(st.sets(st.integers(0, 400), min_size=1, max_size=6))
def test_long_stretches_are_shortened_but_never_where_something_was_changed(edits):
    words = [f"word{n}" for n in range(400)]
    right = [f"other{n}" if n in edits else word for n, word in enumerate(words)]
    found = find(" ".join(words), " ".join(right))
    for side, (text, names) in enumerate(zip(sides(found), (words, right), strict=True)):
        changed = [part(text, piece) for piece in text.pieces if piece[2] is Mark.CHANGED]
        assert " ".join(changed).split() == [names[n] for n in sorted(edits) if n < 400]
        assert all(part(text, place) == ELLIPSIS for place in text.elided)
        assert not re.search(rf"\S{{{LONG}}}", text.text)
        stretches = re.split(r"other\d+", sides(found)[1].text) if side else []
        assert all(len(stretch) <= LONG for stretch in stretches)
        whole = sides(found, whole=True)[side]
        assert whole.text == " ".join(names)


def test_a_row_without_differences_is_whole_text():
    found = find(text_of(OTHER), text_of(OTHER))
    text = flowing_text(found.changes, 0, 0, WordDiff(), whole=True)
    assert (text.text, text.pieces, text.elided) == (OTHER, [], [])
