"""Changes: kept, edited, moved, new and dropped paragraphs, and the words still shared."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imbrex.engine.changes.find_changes import find_changes
from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.engine.changes.paragraphs import LONGEST, find_paragraphs
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.engine.text.document import Part, PartKind, Span
from tests.engine.changes.conftest import OTHER, PARAGRAPHS, text_of, two_readings

KEPT, EDITED, MOVED, NEW, DROPPED = Outcome


def outcomes(side):
    return [Outcome(value) for value in side.outcome]


def test_a_text_and_itself_are_kept(map_of):
    found = map_of(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS))
    assert outcomes(found.left) == outcomes(found.right) == [KEPT] * 5
    assert found.links.left.tolist() == found.links.right.tolist() == [0, 1, 2, 3, 4]
    assert not found.links.is_moved.any()
    assert found.shared == found.words == found.links.words.sum()


def test_one_changed_word_is_an_edit(map_of):
    found = map_of(text_of(*PARAGRAPHS), text_of(*PARAGRAPHS).replace("shorter shifts", "longer shifts"))
    assert outcomes(found.right) == outcomes(found.left) == [KEPT, EDITED, KEPT, KEPT, KEPT]
    assert found.words - found.shared == 1


def test_what_is_brought_forward_has_moved_and_the_rest_has_not(map_of):
    order = [4, 0, 1, 2, 3]
    found = map_of(text_of(*PARAGRAPHS), text_of(*(PARAGRAPHS[number] for number in order)))
    assert outcomes(found.right) == [MOVED, KEPT, KEPT, KEPT, KEPT]
    assert outcomes(found.left) == [KEPT, KEPT, KEPT, KEPT, MOVED]
    moved = np.flatnonzero(found.links.is_moved)
    assert [(found.links.left[link], found.links.right[link]) for link in moved] == [(4, 0)]


def test_a_short_paragraph_that_the_search_left_out_is_found_among_the_rest(map_of):
    paragraphs = (
        "Lucisa disinemo nasumo gare leri gugurino mera punamu defa lafa nicura sege pegi nopame lanu dipelu x.",
        "Sububemu bubo lecimi cetipu cagara tomo lugi sada duresupa nopoleba fetotume lusopope ruti tunepamu rucemocu "
        "rocifu pige tatafu disinemo nobe sisi cofecefe mepa roda tisumi.",
        "Bicocu libe cemi tamoferu rure bubo secigapi daledi sepu difomo refite sobide cagara.",
        "Dotusope pibo ralobi sina ruca lucofu bafefo mucebe tuge sicibi mera ranapene mabe roge leno gegolo bedabelu "
        "ruca curule pulifu fefufufa tuto nasa beloru cola daledi nomileri ruca catu tudupe linetuga badoci bipe "
        "losoga tosigepe cini porope fafala rofidu migine bobi ladi rida sanemome setofi coru.",
    )
    found = map_of(text_of(*paragraphs), text_of(*(paragraphs[number] for number in (2, 0, 1, 3))))
    assert outcomes(found.right) == [MOVED, KEPT, KEPT, KEPT]
    assert found.shared == found.words


def test_new_and_dropped_paragraphs_have_no_counterpart(map_of):
    made = [*PARAGRAPHS[:2], OTHER, *PARAGRAPHS[3:]]
    found = map_of(text_of(*PARAGRAPHS), text_of(*made))
    assert outcomes(found.left) == [KEPT, KEPT, DROPPED, KEPT, KEPT]
    assert outcomes(found.right) == [KEPT, KEPT, NEW, KEPT, KEPT]
    assert not len(found.links.of_left(2))
    assert not len(found.links.of_right(2))
    assert found.words - found.shared == len(OTHER.split())
    assert [found.right.count(outcome) for outcome in Outcome] == [4, 0, 0, 1, 0]


def test_a_paragraph_may_be_parted_and_two_may_be_joined(map_of):
    first, second = PARAGRAPHS[0].split(". ", 1)
    parted = map_of(text_of(*PARAGRAPHS), text_of(f"{first}.", second, *PARAGRAPHS[1:]))
    assert outcomes(parted.left) == [KEPT] * 5
    assert outcomes(parted.right) == [KEPT] * 6
    assert parted.links.left[parted.links.of_left(0)].tolist() == [0, 0]
    joined = map_of(text_of(f"{first}.", second, *PARAGRAPHS[1:]), text_of(*PARAGRAPHS))
    assert joined.links.left[joined.links.of_right(0)].tolist() == [0, 1]
    assert outcomes(joined.right) == [KEPT] * 5


def test_headings_and_retorts_between_the_same_neighbours_are_kept(map_of):
    left = text_of("Introduction", PARAGRAPHS[0], "“Why?”", PARAGRAPHS[1])
    right = text_of("Introduction", PARAGRAPHS[0], "“Why?”", PARAGRAPHS[1], OTHER)
    assert outcomes(map_of(left, right).right) == [KEPT] * 4 + [NEW]
    elsewhere = text_of(PARAGRAPHS[0], PARAGRAPHS[1], OTHER, "“Why?”")
    assert outcomes(map_of(left, elsewhere).right) == [KEPT, KEPT, NEW, NEW]


def test_headings_are_found_among_paragraphs_that_are_gone_on_either_side(map_of):
    left = text_of(PARAGRAPHS[0], PARAGRAPHS[2], "“Why?”", PARAGRAPHS[1])
    found = map_of(left, text_of(PARAGRAPHS[0], "“Why?”", OTHER, PARAGRAPHS[1]))
    assert outcomes(found.left) == [KEPT, DROPPED, KEPT, KEPT]
    assert outcomes(found.right) == [KEPT, KEPT, NEW, KEPT]
    assert (found.links.left.tolist(), found.links.right.tolist()) == ([0, 2, 3], [0, 1, 3])


def test_unrelated_texts_share_nothing(map_of):
    found = map_of(text_of(*PARAGRAPHS), OTHER)
    assert (found.shared, len(found.links)) == (0, 0)
    assert outcomes(found.right) == [NEW]
    assert set(outcomes(found.left)) == {DROPPED}


@pytest.mark.parametrize(("left", "right"), [("", ""), ("", OTHER), (OTHER, ""), ("…\n\n…", "— ! —")])
def test_texts_without_words_have_no_paragraphs(map_of, left, right):
    found = map_of(left, right)
    assert (found.shared, len(found.links)) == (0, 0)
    assert found.words == len(right.replace("—", "").replace("!", "").split())


def test_a_text_without_paragraphs_comes_in_parts(passages):
    text = " ".join(PARAGRAPHS * 12)
    found = passages(text, text)
    paragraphs = find_paragraphs(found.left)
    assert len(paragraphs) > 3
    assert paragraphs.words.max() <= 1.3 * LONGEST
    assert set(paragraphs.borders[1:-1].tolist()) <= set(found.left.sentences.tolist())
    kept = find_changes(found, word_changes(found))
    assert {Outcome(value) for value in kept.right.outcome} == {KEPT}


def test_a_long_paragraph_is_cut_at_the_sentences_nearest_to_parts_alike(passages):
    text = " ".join(f"Entry{n} told {'again ' * (n * 7 % 23)}of harbour{n}." for n in range(90))
    reading = passages(text, text).left
    words, borders = len(reading), find_paragraphs(reading).borders.tolist()
    parts = -(-words // LONGEST)
    for part, border in enumerate(borders[1:-1], 1):
        wanted = part * words // parts
        assert abs(border - wanted) == min(abs(place - wanted) for place in reading.sentences.tolist())
    assert len(borders) == parts + 1 > 3


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
    assert [text[span.start : span.end] for span in spans] == [PARAGRAPHS[0], "— 𝕏 —", PARAGRAPHS[1]]


def test_marks_belong_to_the_paragraph_they_stand_in(passages):
    text = f"“Who is it?” — (a knock)\n<{PARAGRAPHS[0]}>\n…\n[{PARAGRAPHS[1]}]"
    paragraphs = find_paragraphs(passages(text, text).left)
    shown = [text[span.start : span.end] for span in map(paragraphs.span, range(len(paragraphs)))]
    assert shown == ["“Who is it?” — (a knock)", f"<{PARAGRAPHS[0]}>", f"[{PARAGRAPHS[1]}]"]


def test_parts_of_a_long_paragraph_leave_nothing_out(passages):
    text = " ".join(PARAGRAPHS * 12)
    paragraphs = find_paragraphs(passages(text, text).left)
    spans = [paragraphs.span(number) for number in range(len(paragraphs))]
    assert " ".join(text[span.start : span.end] for span in spans) == text


def test_other_forms_count_as_shared_and_not_as_kept(map_of):
    russian = (
        "Смотритель маяка насчитал одиннадцать рыбацких лодок, вернувшихся сквозь густой туман до самой полуночи. "
        "Его дочь утром начистила огромную линзу уксусом и льняной тряпкой, пока весь город ещё спал."
    )
    changed = russian.replace("маяка", "маяку").replace("тряпкой", "тряпки")
    found = map_of(russian, changed, "ru")
    assert outcomes(found.right) == [EDITED]
    assert found.shared == found.words


@settings(max_examples=25)
@given(st.permutations(range(5)), st.sets(st.integers(0, 4)), st.sets(st.integers(0, 4)))
def test_the_figures_of_a_map_agree_with_one_another(order, dropped, edited):
    texts = [
        PARAGRAPHS[number] if number not in edited else PARAGRAPHS[number][: -len("market square.")] for number in order
    ]
    right = text_of(*(text for number, text in zip(order, texts, strict=True) if number not in dropped), OTHER)
    found = two_readings(text_of(*PARAGRAPHS), right)
    result = find_changes(found, word_changes(found))
    assert result.words == len(found.right)
    for side, partners in ((result.left, result.links.left), (result.right, result.links.right)):
        assert (side.share <= 1).all()
        linked = np.isin(np.arange(len(side)), partners)
        assert (linked == (side.outcome < NEW)).all()
    sums = np.bincount(result.links.right, result.links.words, len(result.right))
    assert (sums <= result.right.shared).all()
    still = [number for number in order if number not in dropped]
    assert result.left.count(DROPPED) == 5 - len(still)
    assert (result.left.count(MOVED) > 0) == (still != sorted(still))


@pytest.mark.no_cover
def test_ten_thousand_paragraphs(map_of):
    """Short paragraphs, every tenth one new, and one block of a thousand brought to the front."""
    paragraphs = [
        f"Entry{number} told of harbour{number} and of captain{number} with ship{number}." for number in range(10_000)
    ]
    right = [
        f"Novel{n} matter{n} never{n} seen{n} before{n}." if n % 10 == 0 else text for n, text in enumerate(paragraphs)
    ]
    right = right[9_000:] + right[:9_000]
    found = map_of("\n\n".join(paragraphs), "\n\n".join(right))
    assert (len(found.left), len(found.right)) == (10_000, 10_000)
    assert found.right.count(NEW) == 1_000
    assert found.right.count(MOVED) == 900
    assert found.right.count(KEPT) == 8_100
