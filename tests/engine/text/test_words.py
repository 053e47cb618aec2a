"""Words against a slow reader that looks at one character at a time."""

from itertools import compress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from imbrex.engine.text import words as words_module
from imbrex.engine.text.characters import (
    APOSTROPHE,
    DIGIT,
    INVISIBLE,
    POINT,
    SOLO,
    SPACE,
    WORD,
    classes_of,
    is_visible,
    units_of,
)
from imbrex.engine.text.invisible import INVISIBLE_PATTERN
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Rules, Source, find_words
from tests.examples import examples
from tests.rows import each_row

TRICKY = "aB9яЯёé\u0301\u00ad\u200b'’.,-_ \r\n\t\0中日ๆไทยあ😀𠀀𝒜\U0001f3fd\ufe0f\ud83d\ude00אبﬁ²"
PLAIN = Rules()
texts = st.one_of(st.text(alphabet=TRICKY, max_size=40), st.text(st.characters(), max_size=30))


def class_of(code: int) -> int:
    return int(classes_of(range(code, code + 1))[0])


def classes_by_hand(text: str) -> list[int]:
    classes = [class_of(ord(c)) if not "\ud800" <= c <= "\udfff" else 0 for c in text]
    result = list(classes)
    place = 0
    while place < len(text):
        end = place
        while end < len(text) and classes[end] in {INVISIBLE, APOSTROPHE, POINT}:
            end += 1
        if end > place > 0 and end < len(text):
            run, before, after = classes[place:end], classes[place - 1], classes[end]
            number = run == [POINT] and before & after & DIGIT
            joined = before & after & WORD and POINT not in run and len(run) - run.count(INVISIBLE) <= 1
            if number or joined:
                result[place:end] = [WORD] * (end - place)
        place = max(end, place + 1)
    return result


def words_by_hand(text: str, rules: Rules = PLAIN) -> list[tuple[int, int]]:
    classes, found, start = classes_by_hand(text), [], None
    for place, kind in enumerate([*classes, 0]):
        if kind & WORD and start is None:
            start = place
        if not kind & WORD and start is not None:
            found.append((start, place))
            start = None
        if place == len(text):
            break
        mark = rules.marks and (kind == 0 or kind > INVISIBLE) and not kind & WORD and text[place] != "\0"
        if kind == SOLO or mark:
            found.append((place, place + 1))
    place = 0
    while rules.spaces and place < len(text):
        end = place
        while end < len(text) and classes[end] == SPACE:
            end += 1
        if end - place > 1 or (end - place == 1 and text[place] != " "):
            found.append((place, end))
        place = max(end, place + 1)
    return sorted(found)


def spans(text: str, rules: Rules = PLAIN) -> list[tuple[int, int]]:
    [words] = find_words([Source(text)], Vocabulary(), rules)
    return list(zip(words.start.tolist(), words.end.tolist(), strict=True))


@examples(50)
@given(texts, st.booleans(), st.booleans())
@example("rock’n’roll isn't 1,000.5 a.b 3.", False, False)
@example("😀 𝒜b 𠀀x", True, True)
@example("a'\u00ad'b a\u00ad'\u200bb a\u00ad.\u00adb", False, False)
def test_places_are_those_of_the_slow_reader(text: str, marks: bool, spaces: bool) -> None:
    rules = Rules(marks, spaces)
    assert spans(text, rules) == words_by_hand(text, rules)


@examples(30)
@given(st.lists(texts, max_size=5))
def test_texts_do_not_touch_one_another(many: list[str]) -> None:
    vocabulary = Vocabulary()
    together = find_words([Source(text) for text in many], vocabulary, Rules(spaces=True))
    for text, words in zip(many, together, strict=True):
        assert list(zip(words.start.tolist(), words.end.tolist(), strict=True)) == spans(text, Rules(spaces=True))
        for start, end, number in zip(words.start, words.end, words.number, strict=True):
            alone = Vocabulary()
            find_words([Source(text[start:end])], alone, Rules(spaces=True))
            assert vocabulary.spellings[number] == alone.spellings[0]


@examples(50)
@given(texts)
def test_equal_numbers_mean_equal_words(text: str) -> None:
    [words] = find_words([Source(text)], Vocabulary(), Rules(marks=True, spaces=True))
    pieces = [text[start:end] for start, end in zip(words.start, words.end, strict=True)]
    numbers = words.number.tolist()
    # A lone surrogate is read as the replacement character.
    pieces = ["".join("\ufffd" if "\ud800" <= c <= "\udfff" else c for c in piece) for piece in pieces]
    assert [[a == b for b in pieces] for a in pieces] == [[a == b for b in numbers] for a in numbers]


@pytest.mark.parametrize("piece", [1, 7, 50])
def test_long_texts_are_cut_without_a_trace(piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "One  two, three-four\r\n\r\nfünf 😀 шість " * 20 + "x" * 300 + " end"
    whole = spans(text, Rules(True, True))
    monkeypatch.setattr(words_module, "PIECE", piece)
    assert spans(text, Rules(True, True)) == whole == words_by_hand(text, Rules(True, True))


@each_row(
    ("text", "expected"),
    [
        ("don't ’tis o’clock", ["don't", "tis", "o’clock"]),
        ("well-known", ["well", "known"]),
        ("1,000.50 km, 3.", ["1,000.50", "km", "3"]),
        ("so\u00adft cafe\u0301 nai\u0308ve", ["so\u00adft", "cafe\u0301", "nai\u0308ve"]),
        ("a😀b 👍🏽", ["a", "b"]),
        ("line\r\nbreak", ["line", "break"]),
        ("中文 text", ["中", "文", "text"]),
        ("м'яч об’єднання", ["м'яч", "об’єднання"]),
    ],
)
def test_known_words(text: str, expected: list[str]) -> None:
    assert [text[start:end] for start, end in spans(text)] == expected


def test_given_words_keep_their_places_beyond_the_basic_plane() -> None:
    import numpy as np

    text = "😀中文，abc 𠀀"
    given_spans = np.array([[1, 3], [4, 7], [8, 9]], np.int32)
    vocabulary = Vocabulary()
    [words] = find_words([Source(text, "zh", given_spans)], vocabulary, Rules(marks=True))
    assert [text[a:b] for a, b in zip(words.start, words.end, strict=True)] == ["😀", "中文", "，", "abc", "𠀀"]
    assert [vocabulary.spellings[n] for n in words.number] == ["😀", "中文", ",", "abc", "𠀀"]


def test_one_endless_word_is_no_endless_work() -> None:
    text = "x" * 3_000_000 + " " + "y" * 65 + " " + "y" * 65
    vocabulary = Vocabulary()
    [words] = find_words([Source(text)], vocabulary, Rules())
    assert words.number[0] != words.number[1] == words.number[2]


@examples(50)
@given(st.text(st.sampled_from("a中\u00ad\u200b\u200f\u2060\ufe00\ufeff\U000e0061\U0001f600\ud800")))
def test_what_is_visible_is_what_the_pattern_leaves(text):
    assert "".join(compress(text, is_visible(text))) == INVISIBLE_PATTERN.sub("", text)


def test_every_character_beyond_the_basic_plane_has_its_class() -> None:
    """Looked up in a table whose blocks are made when they are met, and which leaves whole planes out."""
    codes = range(0x10000, 0x110000, 251)  # one or two of each block, in every place of some
    _, classes, _ = units_of("".join(map(chr, codes)))
    assert classes[::2].tolist() == classes[1::2].tolist() == [class_of(code) for code in codes]
