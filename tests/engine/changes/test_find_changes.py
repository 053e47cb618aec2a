"""Changes: unchanged, edited, moved, split, joined, new and deleted paragraphs, and their order."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.changes.changes import ChangeKind
from imbrex.engine.changes.find_changes import find_changes
from imbrex.engine.changes.paragraphs import LONGEST, find_paragraphs
from imbrex.engine.changes.word_diff import diff_row
from imbrex.engine.text.document import Part, PartKind, Span
from tests.engine.changes.conftest import OTHER, PARAGRAPHS, text_of, two_readings
from tests.examples import examples

UNCHANGED, EDITED, MOVED, SPLIT, JOINED, NEW, DELETED, AWAY = ChangeKind


def rows(changes):
    """Kind, and first and last paragraph of both sides; None for an empty side."""
    sides = [
        [(a, b - 1) if a < b else None for a, b in side.tolist()] for side in (changes.left_rows, changes.right_rows)
    ]
    return list(zip([ChangeKind(kind) for kind in changes.kind], *sides, strict=True))


def kinds(changes):
    return [kind for kind, *_ in rows(changes)]


def test_a_text_and_itself_are_unchanged(changes_of):
    found = changes_of(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS))
    assert rows(found) == [(UNCHANGED, (n, n), (n, n)) for n in range(5)]
    assert (found.total, found.changed) == (5, 0)


@pytest.mark.parametrize(
    ("old", "new"), [("shorter shifts", "longer shifts"), ("Copper", "copper"), ("underground, and", "underground and")]
)
def test_a_changed_word_letter_or_comma_is_an_edit(changes_of, old, new):
    found = changes_of(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS).replace(old, new))
    assert kinds(found) == [UNCHANGED, EDITED, UNCHANGED, UNCHANGED, UNCHANGED]


def test_white_space_is_no_change(changes_of):
    spaced = text_of(*PARAGRAPHS).replace(" shifts ", "  shifts\t").replace("\n\n", " \n\n\n")
    assert set(kinds(changes_of(text_of(*PARAGRAPHS), spaced))) == {UNCHANGED}


def test_what_is_brought_forward_has_moved_and_the_rest_has_not(changes_of):
    found = changes_of(text_of(*PARAGRAPHS), text_of(*(PARAGRAPHS[number] for number in (4, 0, 1, 2, 3))))
    ahead = [(UNCHANGED, (n, n), (n + 1, n + 1)) for n in range(4)]
    assert rows(found) == [(MOVED, (4, 4), (0, 0)), *ahead, (AWAY, (4, 4), None)]
    assert found.partner.tolist() == [4, -1, -1, -1, -1, 0]
    assert (found.total, found.changed) == (5, 1)


def test_a_short_paragraph_that_was_moved_is_found(changes_of):
    paragraphs = (
        "Lucisa disinemo nasumo gare leri gugurino mera punamu defa lafa nicura sege pegi nopame lanu dipelu x.",
        "Sububemu bubo lecimi cetipu cagara tomo lugi sada duresupa nopoleba fetotume lusopope ruti tunepamu rucemocu "
        "rocifu pige tatafu disinemo nobe sisi cofecefe mepa roda tisumi.",
        "Bicocu libe cemi tamoferu rure bubo secigapi daledi sepu difomo refite sobide cagara.",
        "Dotusope pibo ralobi sina ruca lucofu bafefo mucebe tuge sicibi mera ranapene mabe roge leno gegolo bedabelu "
        "ruca curule pulifu fefufufa tuto nasa beloru cola daledi nomileri ruca catu tudupe linetuga badoci bipe "
        "losoga tosigepe cini porope fafala rofidu migine bobi ladi rida sanemome setofi coru.",
    )
    found = changes_of(text_of(*paragraphs), text_of(*(paragraphs[number] for number in (2, 0, 1, 3))))
    assert kinds(found) == [MOVED, UNCHANGED, UNCHANGED, AWAY, UNCHANGED]


def test_new_and_deleted_paragraphs_face_nothing(changes_of):
    found = changes_of(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS[:2], OTHER, *PARAGRAPHS[3:]))
    assert rows(found)[2:4] == [(DELETED, (2, 2), None), (NEW, None, (2, 2))]
    assert kinds(found) == [UNCHANGED, UNCHANGED, DELETED, NEW, UNCHANGED, UNCHANGED]
    assert (found.total, found.changed) == (6, 2)


def test_a_paragraph_may_be_split_and_two_may_be_joined(changes_of):
    first, second = PARAGRAPHS[0].split(". ", 1)
    whole, parted = text_of(*PARAGRAPHS), text_of(f"{first}.", second, *PARAGRAPHS[1:])
    assert rows(changes_of(whole, parted))[:2] == [(SPLIT, (0, 0), (0, 1)), (UNCHANGED, (1, 1), (2, 2))]
    assert rows(changes_of(parted, whole))[:2] == [(JOINED, (0, 1), (0, 0)), (UNCHANGED, (2, 2), (1, 1))]


def test_a_part_that_was_moved_away_from_the_rest_of_its_paragraph_faces_nothing(changes_of):
    first, second = PARAGRAPHS[0].split(". ", 1)
    found = changes_of(text_of(*PARAGRAPHS), text_of(f"{first}.", *PARAGRAPHS[1:], second))
    assert rows(found)[0] == (EDITED, (0, 0), (0, 0))
    assert rows(found)[-1] == (MOVED, None, (5, 5))
    assert found.partner[-1] == 0
    reverse = changes_of(text_of(f"{first}.", *PARAGRAPHS[1:], second), text_of(*PARAGRAPHS))
    assert rows(reverse)[-1] == (MOVED, (5, 5), None)
    assert reverse.partner[-1] == 0


def test_headings_and_retorts_between_the_same_neighbours_are_unchanged(changes_of):
    left = text_of("Introduction", PARAGRAPHS[0], "“Why?”", PARAGRAPHS[1])
    right = text_of("Introduction", PARAGRAPHS[0], "“Why?”", PARAGRAPHS[1], OTHER)
    assert kinds(changes_of(left, right)) == [UNCHANGED] * 4 + [NEW]
    elsewhere = text_of(PARAGRAPHS[0], PARAGRAPHS[1], OTHER, "“Why?”")
    assert Counter(kinds(changes_of(left, elsewhere))) == {UNCHANGED: 2, DELETED: 2, NEW: 2}


def test_headings_are_found_among_paragraphs_that_are_gone_on_either_side(changes_of):
    left = text_of(PARAGRAPHS[0], PARAGRAPHS[2], "“Why?”", PARAGRAPHS[1])
    found = changes_of(left, text_of(PARAGRAPHS[0], "“Why?”", OTHER, PARAGRAPHS[1]))
    assert kinds(found) == [UNCHANGED, DELETED, UNCHANGED, NEW, UNCHANGED]


def test_a_short_paragraph_with_some_words_changed_is_an_edit(changes_of):
    """It is too short to be found as a passage."""
    left = text_of(PARAGRAPHS[0], "WAR AND PEACE", "He said so.", PARAGRAPHS[1])
    right = text_of(PARAGRAPHS[0], "WAg AND PEACE", "She never said so.", PARAGRAPHS[1])
    assert kinds(changes_of(left, right)) == [UNCHANGED, EDITED, EDITED, UNCHANGED]


def test_unrelated_texts_share_nothing(changes_of):
    found = changes_of(text_of(*PARAGRAPHS), OTHER)
    assert Counter(kinds(found)) == {DELETED: 5, NEW: 1}


@pytest.mark.parametrize(("left", "right"), [("", ""), ("", OTHER), (OTHER, ""), ("…\n\n…", "— ! —")])
def test_texts_without_words_have_no_paragraphs(changes_of, left, right):
    assert kinds(changes_of(left, right)) == ([DELETED] if left is OTHER else [NEW] if right is OTHER else [])


def test_a_text_without_paragraphs_comes_in_parts_that_an_edit_does_not_shift(changes_of, passages):
    sentences = [f"Entry{n} told {'again ' * (n * 7 % 23)}of harbour{n} and captain{n}." for n in range(600)]
    text = " ".join(sentences)
    paragraphs = find_paragraphs(passages(text, text).left)
    assert len(paragraphs) > 5
    assert paragraphs.is_part.tolist() == [False] + [True] * (len(paragraphs) - 1)
    assert LONGEST / 2 <= paragraphs.words[:-1].min() <= paragraphs.words.max() <= LONGEST
    found = changes_of(text, f"{OTHER} {text}")
    assert found.changed < len(found) / 2
    assert kinds(found)[-1] is UNCHANGED


def test_parts_of_an_office_file_are_paragraphs_of_their_own():
    text = f"{PARAGRAPHS[0]} {PARAGRAPHS[1]}"
    note = Part(PartKind.FOOTNOTE, Span(len(PARAGRAPHS[0]) + 1, len(text)))
    body = Part(PartKind.BODY, Span(0, len(PARAGRAPHS[0]) + 1))
    assert len(find_paragraphs(two_readings(text, text, parts=(body, note)).left)) == 2
    assert len(find_paragraphs(two_readings(text, text).left)) == 1


def test_places_are_those_of_the_original_text(passages):
    text = f"  *** \n\n{PARAGRAPHS[0]}\n\n— 𝕏 —\n\n{PARAGRAPHS[1]}"
    paragraphs = find_paragraphs(passages(text, text).left)
    spans = [paragraphs.span(number) for number in range(len(paragraphs))]
    assert [text[span.start : span.end] for span in spans] == [f"*** \n\n{PARAGRAPHS[0]}", "— 𝕏 —", PARAGRAPHS[1]]


def test_marks_belong_to_the_paragraph_they_stand_in(passages):
    text = f"“Who is it?” — (a knock)\n<{PARAGRAPHS[0]}>\n…\n[{PARAGRAPHS[1]}]"
    paragraphs = find_paragraphs(passages(text, text).left)
    shown = [text[span.start : span.end] for span in map(paragraphs.span, range(len(paragraphs)))]
    assert shown == ["“Who is it?” — (a knock)", f"<{PARAGRAPHS[0]}>", f"…\n[{PARAGRAPHS[1]}]"]


def test_lines_without_words_are_in_a_row_and_a_lost_one_is_a_change(changes_of):
    left = f"* * *\n\n{PARAGRAPHS[0]}\n\n***\n\n—\n\n{PARAGRAPHS[1]}\n\n{PARAGRAPHS[2]}\n\n~~~\n"
    changes = changes_of(left, left.replace("***\n\n", ""))
    shown = [changes.text(0, row) for row in range(len(changes))]
    assert "".join("".join(shown).split()) == "".join(left.split())
    assert changes.kind.tolist() == [ChangeKind.UNCHANGED, ChangeKind.EDITED, ChangeKind.UNCHANGED]
    diff = diff_row(changes, 1)
    assert (diff.changed, diff.removed, diff.added, [left[start:end] for start, end, _ in diff.left]) == (
        0,
        0,
        0,
        ["***"],
    )


def test_parts_of_a_long_paragraph_leave_nothing_out(passages):
    text = " ".join(PARAGRAPHS * 12)
    paragraphs = find_paragraphs(passages(text, text).left)
    spans = [paragraphs.span(number) for number in range(len(paragraphs))]
    assert " ".join(text[span.start : span.end] for span in spans) == text


@examples(25)
@given(st.permutations(range(5)), st.sets(st.integers(0, 4)), st.sets(st.integers(0, 4)))
def test_every_paragraph_is_in_one_row_and_the_counts_add_up(order, dropped, edited):
    texts = [
        PARAGRAPHS[number] if number not in edited else PARAGRAPHS[number][: -len("market square.")] for number in order
    ]
    right = text_of(*(text for number, text in zip(order, texts, strict=True) if number not in dropped), OTHER)
    found = two_readings(text_of(*PARAGRAPHS), right)
    changes = find_changes(found.left, found.right)
    for side, ranges in enumerate((changes.left_rows, changes.right_rows)):
        away = changes.kind == AWAY
        placed = [n for a, b in ranges[~away].tolist() for n in range(a, b)]
        assert sorted(placed) == list(range(len(changes.paragraphs[side])))
    assert (np.diff(changes.right_rows[:, 0]) >= 0).all()
    assert changes.changed == sum(changes.count(kind) for kind in ChangeKind if kind not in (UNCHANGED, AWAY))
    still = [number for number in order if number not in dropped]
    assert changes.count(DELETED) == 5 - len(still)
    assert (changes.count(MOVED) > 0) == (still != sorted(still))
    assert changes.count(MOVED) == changes.count(AWAY)


def test_three_thousand_paragraphs(changes_of):
    """Short paragraphs, every tenth one new, and one block of three hundred brought to the front."""
    paragraphs = [
        f"Entry{number} told of harbour{number} and of captain{number} with ship{number}." for number in range(3_000)
    ]
    right = [
        f"Novel{n} matter{n} never{n} seen{n} before{n}." if n % 10 == 0 else text for n, text in enumerate(paragraphs)
    ]
    found = changes_of("\n\n".join(paragraphs), "\n\n".join(right[2_700:] + right[:2_700]))
    counts = {kind: found.count(kind) for kind in ChangeKind}
    assert counts == {
        UNCHANGED: 2_430, EDITED: 0, MOVED: 270, SPLIT: 0, JOINED: 0, NEW: 300, DELETED: 300, AWAY: 270
    }  # fmt: skip
