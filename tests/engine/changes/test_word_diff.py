"""Words that differ: nothing is lost, both directions agree, and what is marked is what an editor would mark."""

import re

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.changes import ChangeKind
from imbrex.engine.changes.word_diff import Mark, Stretch, diff, diff_row
from imbrex.engine.text.document import Span
from tests.engine.changes.conftest import PARAGRAPHS, text_of
from tests.examples import examples
from tests.rows import each_row

SENTENCES = st.lists(
    st.tuples(
        st.sampled_from(["one", "One", "two", "TWO", "red", "blue", "x"]), st.sampled_from([" ", ", ", " – ", "-"])
    ),
    min_size=1,
    max_size=14,
).map(lambda words: "“" + "".join(word + gap for word, gap in words) + "!")


def stretch(text, numbers):
    words = list(re.finditer(r"\w+", text))
    known = [numbers.setdefault(word[0].lower(), len(numbers)) for word in words]
    return Stretch(
        text,
        Span(0, len(text)),
        [one.start() for one in words],
        [one.end() for one in words],
        np.array(known, np.int32),
    )


def words_of(found):
    """How many words differ."""
    return found.changed + found.removed + found.added


def compared(left, right):
    numbers: dict[str, int] = {}
    return diff(stretch(left, numbers), stretch(right, numbers))


def marked(text, pieces):
    """The text with changed words in brackets, and quiet marks in braces."""
    told, place = "", 0
    for start, end, mark in pieces:
        told += text[place:start] + ("[%s]" if mark is Mark.CHANGED else "{%s}") % text[start:end]
        place = end
    return told + text[place:]


def both(left, right):
    found = compared(left, right)
    return marked(left, found.left), marked(right, found.right)


@examples(50)
@given(SENTENCES, SENTENCES)
def test_the_marks_leave_the_text_as_it_is(left, right):
    """Pieces are inside the text, in order, and never overlap; without their brackets the text is there again."""
    found = compared(left, right)
    for text, pieces in ((left, found.left), (right, found.right)):
        borders = [0, *(place for piece in pieces for place in piece[:2]), len(text)]
        assert borders == sorted(borders)
        assert all(start < end for start, end, _ in pieces)
        assert re.sub(r"[\[\]{}]", "", marked(text, pieces)) == text


@examples(50)
@given(SENTENCES, SENTENCES)
def test_both_directions_agree(left, right):
    there, back = compared(left, right), compared(right, left)
    assert (there.left, there.right) == (back.right, back.left)
    assert (there.changed, there.removed, there.added) == (back.changed, back.added, back.removed)


@examples(50)
@given(SENTENCES, SENTENCES)
def test_words_that_are_not_marked_are_the_same_on_both_sides(left, right):
    found = compared(left, right)
    rest = []
    for text, pieces in ((left, found.left), (right, found.right)):
        changed = [range(start, end) for start, end, mark in pieces if mark is Mark.CHANGED]
        kept = "".join(" " if any(n in one for one in changed) else sign for n, sign in enumerate(text))
        rest.append(re.findall(r"\w+", kept.lower()))
    assert rest[0] == rest[1]
    for text, pieces, words in (
        (left, found.left, found.changed + found.removed),
        (right, found.right, found.changed + found.added),
    ):
        changed = [text[start:end] for start, end, mark in pieces if mark is Mark.CHANGED]
        assert sum(len(re.findall(r"\w+", piece)) for piece in changed) == words


@examples(50)
@given(SENTENCES)
def test_a_text_and_itself_have_no_marks(text):
    found = compared(text, text)
    assert (found.left, found.right, words_of(found)) == ([], [], 0)


@each_row(
    ("left", "right", "marks", "counts"),
    [
        ("in the midst of a conversation here", "in the midst of a talk here",
         ("in the midst of a [conversation] here", "in the midst of a [talk] here"), (1, 0, 0)),
        ("Anna Pavlovna Scherer, maid", "Anna Shroeder, maid",
         ("Anna [Pavlovna Scherer], maid", "Anna [Shroeder], maid"), (1, 1, 0)),
        ("not disconcerted by", "not put out by", ("not [disconcerted] by", "not [put out] by"), (1, 0, 1)),
        ("the Empress Marya Fedorovna. With", "the Empress. With",
         ("the Empress [Marya Fedorovna]. With", "the Empress. With"), (0, 2, 0)),
        ("one, two, three", "one, three", ("one[, two], three", "one, three"), (0, 1, 0)),
        ("War and peace", "war, and peace", ("{War} and peace", "{war}{,} and peace"), (0, 0, 0)),
        ("so.", "so!", ("so{.}", "so{!}"), (0, 0, 0)),
        ("one  two", "one\ntwo", ("one  two", "one\ntwo"), (0, 0, 0)),
        ("“So,” he said.", "So, he said.", ("{“}So,{”} he said.", "So, he said."), (0, 0, 0)),
    ],
)  # fmt: skip
def test_what_an_editor_would_mark(left, right, marks, counts):
    assert both(left, right) == marks
    found = compared(left, right)
    assert (found.changed, found.removed, found.added) == counts


def test_rows_are_compared_where_they_are_in_the_text(changes_of):
    left = text_of(*PARAGRAPHS)
    right = text_of(PARAGRAPHS[4], PARAGRAPHS[0], PARAGRAPHS[1].replace("shorter", "longer"), *PARAGRAPHS[2:4])
    changes = changes_of(left, right)
    row = changes.kind.tolist().index(ChangeKind.EDITED)
    found = diff_row(changes, row)
    assert [left[start:end] for start, end, _ in found.left] == ["shorter"]
    assert [right[start:end] for start, end, _ in found.right] == ["longer"]
    for other in range(len(changes)):
        assert other == row or words_of(diff_row(changes, other)) == 0


def test_a_word_in_other_letters_is_the_same_word(changes_of):
    found = diff_row(changes_of("Ещё идёт зелёный поезд на север.", "Еще идет зелёный поезд на Север.", "ru"), 0)
    assert words_of(found) == 0
    assert {mark for *_, mark in found.left} == {Mark.QUIET}
    assert len(found.left) == 3
