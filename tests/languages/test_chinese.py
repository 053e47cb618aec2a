import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.language import PartOfSpeech
from imbrex.languages.chinese import pieces


@pytest.fixture(scope="module")
def chinese(languages):
    return languages.find("zh")


def words(language, text):
    return [text[start:end] for start, end in language.segment(text)]


def test_words_are_found(chinese):
    assert words(chinese, "我爱北京天安门。") == ["我", "爱", "北京", "天安门"]


def test_other_scripts_come_out_as_words(chinese):
    text = "他说 don’t panic，学习 Python 3.11 и русский！"
    assert words(chinese, text) == [
        "他", "说", "don’t", "panic", "学习", "Python", "3.11", "и", "русский",
    ]  # fmt: skip


def test_offsets_count_code_points_after_astral_characters(chinese):
    assert words(chinese, "😀😀北京𠮷野家😀abc") == ["北京", "𠮷", "野家", "abc"]


def test_a_lone_surrogate_is_no_word_and_moves_nothing(chinese):
    assert words(chinese, "\ud800你好\udc00吗") == ["你好", "吗"]


def test_a_text_without_words(chinese):
    assert chinese.segment("").shape == (0, 2)
    assert chinese.segment("，。 \n😀").shape == (0, 2)


def test_long_texts_are_cut_between_words(chinese):
    text = "我爱北京天安门。" * 20_000
    assert words(chinese, text) == ["我", "爱", "北京", "天安门"] * 20_000
    spans = chinese.segment(text)
    assert (spans[1:, 0] >= spans[:-1, 1]).all()
    cuts = list(pieces(text))
    assert len(cuts) > 1
    assert "".join(text[first:last] for first, last in cuts) == text
    assert all(text[last - 1] == "。" for _, last in cuts)


def test_a_piece_is_never_cut_again():
    text = "山" * 200_000
    assert all(list(pieces(text[first:last])) == [(0, last - first)] for first, last in pieces(text))


def test_frequent_words_are_what_they_are_for_readers_of_chinese(chinese):
    words = ["很", "可以", "您", "从", "美丽"]
    told = [PartOfSpeech.ADVERB, 0, PartOfSpeech.PRONOUN, PartOfSpeech.PREPOSITION, PartOfSpeech.ADJECTIVE]
    assert chinese.parts_of_speech(words) == told


def test_parts_of_speech(chinese):
    told = dict(
        zip(
            several := "从 和 的 我们 因为 非常 大型 认真 北京 学习 abc".split(),
            chinese.parts_of_speech(several),
            strict=True,
        )
    )
    assert told == {
        "从": PartOfSpeech.PREPOSITION,
        "和": PartOfSpeech.CONJUNCTION,
        "的": PartOfSpeech.PARTICLE,
        "我们": PartOfSpeech.PRONOUN,
        "因为": PartOfSpeech.CONJUNCTION,
        "非常": PartOfSpeech.ADVERB,
        "大型": PartOfSpeech.ADJECTIVE,
        "认真": PartOfSpeech.ADJECTIVE | PartOfSpeech.ADVERB,
        "北京": 0,
        "学习": 0,
        "abc": 0,
    }


def test_words_have_one_form(chinese):
    assert not chinese.has_lemmas
    assert not chinese.has_stems
    assert chinese.segments


@given(st.text(st.one_of(st.characters(), st.sampled_from("我爱北京天安门的abc1.'’😀𠮷\ud800 ，"))))
def test_spans_are_ordered_inside_and_cover_every_letter(languages, text):
    spans = languages.find("zh").segment(text).tolist()
    covered = set()
    last = 0
    for start, end in spans:
        assert last <= start < end <= len(text)
        covered.update(range(start, end))
        last = end
    for position, character in enumerate(text):
        if character.isalpha() or character.isdecimal():
            assert position in covered
        if character.isspace():
            assert position not in covered
